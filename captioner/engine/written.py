"""Captions and transcripts as they are to be written: words replaced or masked, the rest as heard.

What is settled stays settled: of settled words that the next ones may make part of a longer phrase
the writing waits until they are there.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from captioner.engine.whole import Captioned
from captioner.events import (
    CaptionChanged,
    EngineEvent,
    Heard,
    LanguageChanged,
    Transcript,
    Word,
)
from captioner.languages import ENGLISH
from captioner.wording.rewriting import Change, Rewriter, applied


class WrittenEvents:
    """A sink before another one. One thread at a time, as the engine calls its sink."""

    def __init__(
        self,
        sink: Callable[[EngineEvent], None],
        rewriter: Rewriter,
        *,
        settled_only: bool = False,
    ) -> None:
        """Pass events on.

        Args:
            sink: gets them.
            rewriter: how captions are written.
            settled_only: show no pending text: settled words that may become part of a longer
                phrase are not shown yet.
        """
        self._sink = sink
        self._rewriter = rewriter
        self._settled_only = settled_only
        self._languages: dict[str, str] = {}  # codes, by the source's key

    def __call__(self, event: EngineEvent) -> None:
        """Pass it on, a caption as it is to be written."""
        if isinstance(event, LanguageChanged):
            self._languages[event.origin.key] = event.language.code
        if isinstance(event, CaptionChanged):
            language = self._languages.get(event.origin.key, ENGLISH)
            event = written_caption(
                event, self._rewriter, language, settled_only=self._settled_only
            )
        self._sink(event)


def written_caption(
    caption: CaptionChanged, rewriter: Rewriter, language: str, *, settled_only: bool = False
) -> CaptionChanged:
    """A caption as it is to be written; see `WrittenEvents`."""
    text = caption.text
    if caption.final:
        changes, end = rewriter.changes(text, language), len(text)
    else:
        changes, end = rewriter.sure(text, language, len(caption.settled))
    if not changes and end == len(caption.settled):
        return caption
    shown = text if caption.pending or not settled_only else text[:end]
    settled = applied(text[:end], [one for one in changes if one.end <= end])
    whole = applied(shown, [one for one in changes if one.end <= len(shown)])
    pending = whole[len(settled) :]
    if not changes:
        return replace(caption, settled=settled, pending=pending)
    return replace(
        caption,
        settled=settled,
        pending=pending,
        words=_written_words(caption.words, rewriter, language),
        heard=Heard(text[:end], shown[end:]),
    )


def recorded_as_written(captioned: Iterable[Captioned], rewriter: Rewriter) -> Iterator[Captioned]:
    """The segments of a recording with their text as it is to be written."""
    for one in captioned:
        yield replace(one, transcript=_written_transcript(one.transcript, rewriter))


def _written_transcript(transcript: Transcript, rewriter: Rewriter) -> Transcript:
    language = transcript.language.code if transcript.language else ENGLISH
    changes = rewriter.changes(transcript.text, language)
    if not changes:
        return transcript
    return replace(
        transcript,
        text=applied(transcript.text, changes),
        words=_written_words(transcript.words, rewriter, language),
        heard=transcript.text,
    )


def _written_words(words: Sequence[Word], rewriter: Rewriter, language: str) -> tuple[Word, ...]:
    """The words of a text; those that a phrase spans become one."""
    pieces = [word.piece or f" {word.text}" for word in words]
    changes = rewriter.changes("".join(pieces), language)
    if not changes:
        return tuple(words)
    ends: list[int] = []
    for piece in pieces:
        ends.append((ends[-1] if ends else 0) + len(piece))
    return tuple(_merged(words, pieces, ends, changes))


def _merged(
    words: Sequence[Word], pieces: Sequence[str], ends: Sequence[int], changes: Sequence[Change]
) -> Iterator[Word]:
    at = start = 0
    left = list(changes)
    while at < len(words):
        last = at
        here: list[Change] = []
        while left and left[0].start < ends[last]:
            here.append(left.pop(0))
            while ends[last] < here[-1].end:
                last += 1
        heard = "".join(pieces[at : last + 1])
        if here:
            moved = [Change(one.start - start, one.end - start, one.text) for one in here]
            yield _word(words[at : last + 1], heard, applied(heard, moved))
        else:
            yield words[at]
        start, at = ends[last], last + 1


def _word(words: Sequence[Word], heard: str, piece: str) -> Word:
    """One word in the place of several: from where the first begins to where the last ends."""
    first, last = words[0], words[-1]
    marks = last.piece[len(last.bare) :] if last.bare else ""
    return Word(
        piece.strip(),
        first.start_s,
        last.end_s,
        sum(word.logprob for word in words) / len(words),
        piece,
        piece.removesuffix(marks),
        heard=heard,
    )
