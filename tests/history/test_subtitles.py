import unicodedata
from contextlib import suppress
from itertools import chain, pairwise

import pytest

from captioner.errors import ConfigError
from captioner.events import Origin
from captioner.history.formats import to_srt
from captioner.history.sentences import Piece
from captioner.history.subtitle_layout import DEFAULT_LAYOUT, SubtitleLayout
from captioner.history.subtitles import subtitles
from captioner.history.unbroken import columns
from support.events import COMPUTER, MICROPHONE
from support.subtitle_figures import BREAKS_A_FUNCTION_WORD, Figures, figures, parsed
from support.word_streams import spoken

SEEDS = range(8)


def piece(text, start_s=0.0, end_s=None, name="", **fields):
    end_s = start_s + max(1.0, len(text) / 15) if end_s is None else end_s
    return Piece(text, start_s, end_s, Origin(name, name), **fields), False


def cues(*pieces, **options):
    return list(subtitles(pieces, SubtitleLayout(**options)))


def texts(*pieces, **options):
    return [cue.text for cue in cues(*pieces, **options)]


def written(pieces, layout=DEFAULT_LAYOUT):
    return to_srt(subtitles(pieces, layout))


def total(streams):
    return sum((figures(written(stream)) for stream in streams), Figures())


STREAMS = {
    "calm": {"rate": 12.0},
    "as people talk": {},
    "without a pause": {"rate": 15.0, "pauses": False},
    "fast": {"rate": 24.0},
    "faster than can be read, without a pause": {"rate": 40.0, "pauses": False},
    "slow": {"rate": 4.0},
    "with words longer than a line": {"long_words": True},
}


@pytest.mark.parametrize("options", STREAMS.values(), ids=STREAMS)
def test_no_speech_makes_a_cue_too_wide_too_high_too_short_or_too_long(options):
    counted = total(spoken(seed, **options) for seed in SEEDS)

    assert counted.cues > 200
    assert counted.faults == dict.fromkeys(counted.faults, 0)
    assert counted.lone_short == 0


@pytest.mark.parametrize("options", STREAMS.values(), ids=STREAMS)
def test_every_word_is_shown_once_and_in_order(options):
    for seed in SEEDS:
        said = " ".join(piece.text for piece, _ in spoken(seed, **options))
        shown = " ".join(cue.text for cue in subtitles(spoken(seed, **options), DEFAULT_LAYOUT))

        assert bare(shown) == bare(said)


def bare(text):
    """Without spaces, capitals and what closes a seam."""
    return "".join(text.split()).casefold()


@pytest.mark.parametrize("name", ["calm", "as people talk", "without a pause"])
def test_speech_that_can_be_read_is_shown_long_enough_to_be_read(name):
    counted = total(spoken(seed, **STREAMS[name]) for seed in SEEDS)

    assert counted.fast <= 0.02 * counted.cues


def test_no_cue_is_too_fast_where_another_cut_avoids_that():
    counted = total(spoken(seed, rate=19.0) for seed in SEEDS)

    assert counted.fast == 0


def test_two_lines_are_about_as_long_as_each_other():
    shown = [cue for seed in SEEDS for cue in parsed(written(spoken(seed)))]
    pairs = [cue.lines for cue in shown if len(cue.lines) == 2]

    assert len(pairs) > 100
    assert sum(abs(len(one) - len(other)) for one, other in pairs) <= 8 * len(pairs)


@pytest.mark.parametrize("name", ["calm", "as people talk", "slow"])
def test_few_breaks_come_after_a_function_word(name):
    """Half of these words are function words, more than in any speech."""
    counted = total(spoken(seed, **STREAMS[name]) for seed in SEEDS)

    assert counted.after_function_word * BREAKS_A_FUNCTION_WORD <= counted.breaks


def _without_full_stops(text):
    return sorted(word.rstrip(".") for word in text.split())


@pytest.mark.parametrize("seed", SEEDS)
def test_two_who_talk_at_once_are_both_there_in_cues_that_do_not_overlap(seed):
    mine = list(spoken(seed, n_pieces=10, origin=MICROPHONE))
    theirs = list(spoken(seed + 100, n_pieces=10, origin=COMPUTER, start_s=0.3))

    srt = written(sorted(chain(mine, theirs), key=lambda told: told[0].end_s))

    counted = figures(srt)
    assert counted.faults == dict.fromkeys(counted.faults, 0)
    said = " ".join(told.text for told, _ in mine + theirs).casefold()
    shown = " ".join(line for cue in parsed(srt) for line in cue.lines).casefold()
    for name in ("- microphone: ", "- computer: "):
        shown = shown.replace(name, "")
    # Where text goes on at a cut, a full stop there is left out.
    assert _without_full_stops(shown) == _without_full_stops(said)


@pytest.mark.parametrize(
    "options",
    [
        {"line_length": 16, "lines": 1},
        {"line_length": 32, "lines": 3},
        {"line_length": 100, "lines": 2, "longest_s": 12.0},
        {"max_rate": 12.0, "shortest_s": 1.5, "gap_s": 0.2},
        {"gap_s": 0.0, "longest_s": 3.0},
    ],
)
def test_each_figure_can_be_another_one(options):
    layout = SubtitleLayout(**options)
    for seed in SEEDS:
        shown = parsed(written(spoken(seed, long_words=True), layout))

        assert max(len(line) for cue in shown for line in cue.lines) <= layout.line_length
        assert max(len(cue.lines) for cue in shown) <= layout.lines
        assert min(cue.shown_ms for cue in shown) >= 1000 * layout.shortest_s
        assert max(cue.shown_ms for cue in shown) <= 1000 * layout.longest_s
        assert all(b.start_ms - a.end_ms >= 1000 * layout.gap_s - 1 for a, b in pairwise(shown))


@pytest.mark.parametrize(
    "wrong",
    [
        {"line_length": 5},
        {"lines": 0},
        {"max_rate": float("nan")},
        {"shortest_s": 2.5, "longest_s": 2.0},
        {"longest_s": 60.0},
        {"gap_s": -0.1},
    ],
)
def test_a_layout_that_cannot_be_is_refused(wrong):
    with pytest.raises(ConfigError):
        SubtitleLayout(**wrong)


def test_lines_end_where_phrases_end_and_are_about_as_long():
    (text,) = texts(piece("It was the best of times, it was the worst of times for everybody."))

    assert text == "It was the best of times,\nit was the worst of times for everybody."


@pytest.mark.parametrize("title", ["Mr.", "Mrs.", "Dr.", "St."])
def test_a_title_stays_with_its_name(title):
    for filling in range(12):
        said = f"{'so ' * filling}we heard a great deal about the work of {title} Manette in Paris."

        assert f"{title}\n" not in "\n".join(texts(piece(said)))


def test_a_cue_is_shown_into_the_silence_after_it_until_it_can_be_read():
    hurried = "A sentence of fifty characters is said in a second."

    (first, second) = cues(piece(hurried, 0.0, 1.0), piece("And another.", 10.0))

    assert len(first.text) / (first.end_s - first.start_s) <= 20.0
    assert second.start_s == 10.0


def test_a_word_alone_is_put_to_its_neighbours_where_they_are_near():
    said = (piece("In", 0.0, 0.28), piece("the beginning there was nothing.", 0.3, 2.5))

    assert texts(*said) == ["In the beginning there was nothing."]


def test_what_comes_after_a_long_silence_is_not_shown_before_it_is_said():
    marks = ((0, 0.0), (4, 0.4), (9, 8.0))
    told = Piece("Wait and listen.", 0.0, 9.0, marks=marks, ends_s=(0.3, 0.8, 8.5)), False

    assert [(cue.start_s, cue.text) for cue in cues(told)] == [(0.0, "Wait and"), (8.0, "listen.")]


def test_a_new_speaker_is_on_a_new_line_with_a_dash():
    said = (
        piece("Are you there?", 0.0, 1.0, "Anna"),
        piece("Yes.", 1.2, 1.5, "Ben"),
        piece("I am.", 1.6, 2.0, "Ben"),
    )

    assert texts(*said) == ["- Anna: Are you there?\n- Ben: Yes. I am."]


def test_no_two_speakers_share_a_line():
    names = ("Anna", "Ben", "Carl")
    said = [piece(f"I say {n}.", n * 0.8, n * 0.8 + 0.7, names[n % 3]) for n in range(30)]

    lines = [line for text in texts(*said) for line in text.split("\n")]

    assert lines == [f"- {names[n % 3]}: I say {n}." for n in range(30)]


def test_a_name_that_would_fill_the_line_is_cut():
    (text,) = texts(piece("Yes.", name="A name without an end " * 3))

    assert text.startswith("- A name without an")
    assert text.endswith("…: Yes.")
    assert max(map(len, text.split("\n"))) <= 42


def test_a_remark_shares_its_cue_with_nobody_and_ends_no_turn():
    said = (
        piece("It was", 0.0, 1.0, "Anna"),
        piece("[1.2 s not captioned]", 1.0, 2.2, whole=True),
        piece("the best.", 2.2, 3.0, "Anna"),
    )

    assert texts(*said) == ["- Anna: It was", "[1.2 s not captioned]", "the best."]


JAPANESE = (
    "私は昨日、東京のレストランで友達と一緒に美味しいラーメンを食べました。とても楽しかったです。"
)
CHINESE = (
    "我们今天要讨论的是人工智能在医疗领域的应用，以及它可能带来的社会影响。首先，让我们来看一下。"  # noqa: RUF001
)
THAI = "เราจะพูดคุยกันเกี่ยวกับการประยุกต์ใช้ปัญญาประดิษฐ์ในทางการแพทย์และผลกระทบต่อสังคมในปัจจุบัน"


@pytest.mark.parametrize("text", [JAPANESE * 3, CHINESE * 3, THAI * 3], ids=["ja", "zh", "th"])
def test_without_spaces_lines_break_between_characters(text):
    shown = texts(piece(text, 0.0, len(text) / 5))

    lines = [line for cue in shown for line in cue.split("\n")]
    assert "".join(lines) == text
    assert max(map(columns, lines)) <= 42
    assert len(lines) >= columns(text) // 42
    assert not [line for line in lines if line[0] in "、。，ーっゃ"]  # noqa: RUF001
    assert not [line for line in lines if unicodedata.category(line[0])[0] == "M"]


def test_what_belongs_to_a_word_never_begins_a_line():
    french = "Est-ce que vous êtes sûr ? Oui ! Bien sûr : « tout à fait » – et voilà la réponse ."  # noqa: RUF001
    for line_length in range(16, 43):
        shown = texts(piece(f"{french} {french}"), line_length=line_length)
        lines = [line for cue in shown for line in cue.split("\n")]

        assert not [line for line in lines if line[0] in "?!:».–" or line[-1] == "«"]  # noqa: RUF001


def test_cues_come_as_soon_as_they_cannot_change():
    """Of a stream without an end, at most some sentences are kept back."""
    n_taken = 0

    def endless():
        nonlocal n_taken
        for told in chain.from_iterable(spoken(seed) for seed in range(1000)):
            n_taken += 1
            yield told[0], False

    stream = subtitles(_one_after_the_other(endless()), DEFAULT_LAYOUT)
    until_s = [next(stream).end_s for _ in range(200)]

    assert until_s == sorted(until_s)
    assert n_taken < 200


def _one_after_the_other(pieces):
    now_s = 0.0
    for told, goes_on in pieces:
        length_s = told.end_s - told.start_s
        yield Piece(told.text, now_s, now_s + length_s), goes_on
        now_s += length_s + 0.3


def test_what_is_handed_out_early_is_what_comes_of_the_whole():
    told = list(spoken(7, n_pieces=40))
    whole = list(subtitles(told, DEFAULT_LAYOUT))

    for n_pieces in range(1, 40, 3):
        taken = list(_until_interrupted(told[:n_pieces]))

        assert taken == whole[: len(taken)]


def _until_interrupted(told):
    """What has come out when there is no more, but nobody knows that it is the end."""

    def stopping():
        yield from told
        raise InterruptedError

    with suppress(InterruptedError):
        yield from subtitles(stopping(), DEFAULT_LAYOUT)
