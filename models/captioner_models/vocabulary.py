"""What the small files beside the weights say: special tokens, suppression, alignment heads."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from captioner_models.checkpoint import Dimensions, SpecialTokens
from captioner_models.errors import ModelSourceError

LANGUAGE: Final = re.compile(r"<\|([a-z]{2,3})\|>")
NO_SPEECH: Final = ("<|nospeech|>", "<|nocaptions|>")  # the new and the old name of one token
MULTILINGUAL: Final = {51_864: False, 51_865: True, 51_866: True}  # by tokens of a real Whisper


@dataclass(frozen=True, slots=True, kw_only=True)
class DecodingFacts:
    """How a checkpoint wants to be decoded, as its configuration files say."""

    suppress: tuple[int, ...]
    suppress_at_start: tuple[int, ...]
    alignment_heads: tuple[tuple[int, int], ...]
    """(layer, head) pairs; empty if the files name none."""
    language_ids: frozenset[int] | None
    """Token ids of the languages it was trained on; None if the files do not say."""


def read_json(path: Path) -> dict[str, Any]:
    """An object from a JSON file of a model's source.

    Raises:
        ModelSourceError: missing, damaged or no object.
    """
    try:
        value = json.loads(path.read_bytes())
    except OSError as exc:
        raise ModelSourceError(f"cannot read {path}: {exc.strerror}") from exc
    except ValueError as exc:  # broken JSON or broken UTF-8
        raise ModelSourceError(f"{path} is damaged: {exc}") from exc
    if not isinstance(value, dict):
        raise ModelSourceError(f"{path} is damaged: it holds no object")
    return value


def ctranslate2_facts(config: Mapping[str, Any], where: str) -> DecodingFacts:
    """From the config.json beside a model.bin."""
    return DecodingFacts(
        suppress=_ids(config, "suppress_ids", where),
        suppress_at_start=_ids(config, "suppress_ids_begin", where),
        alignment_heads=_heads(config, where),
        language_ids=frozenset(_ids(config, "lang_ids", where)) or None,
    )


def hub_facts(config: Mapping[str, Any], where: str) -> DecodingFacts:
    """From config.json and generation_config.json of an original checkpoint, merged."""
    languages = config.get("lang_to_id")
    ids = {"lang_to_id": list(languages.values()) if isinstance(languages, dict) else None}
    return DecodingFacts(
        suppress=_ids(config, "suppress_tokens", where),
        suppress_at_start=_ids(config, "begin_suppress_tokens", where),
        alignment_heads=_heads(config, where),
        language_ids=frozenset(_ids(ids, "lang_to_id", where)) or None,
    )


def special_tokens(
    tokenizer: Mapping[str, Any],
    facts: DecodingFacts,
    *,
    multilingual: bool,
    n_vocab: int,
    where: str,
) -> SpecialTokens:
    """The token ids that steer decoding, looked up by what they are called.

    Args:
        tokenizer: content of tokenizer.json.
        facts: of the configuration files.
        multilingual: whether languages and tasks are part of the prompt. The files do not say:
            English-only checkpoints carry the language tokens too, unused.
        n_vocab: rows of the embedding.
        where: the file, for error messages.

    Raises:
        ModelSourceError: a token is missing, out of range or contradicts the configuration.
    """
    ids = _added_tokens(tokenizer, where)
    if MULTILINGUAL.get(n_vocab, multilingual) != multilingual:
        kind = "multilingual" if multilingual else "English-only"
        raise ModelSourceError(f"{where} has {n_vocab} tokens, which no {kind} Whisper has")
    tokens = SpecialTokens(
        end_of_text=_find(ids, where, "<|endoftext|>"),
        start_of_transcript=_find(ids, where, "<|startoftranscript|>"),
        no_timestamps=_find(ids, where, "<|notimestamps|>"),
        no_speech=_find(ids, where, *NO_SPEECH),
        transcribe=_find(ids, where, "<|transcribe|>") if multilingual else None,
        translate=_find(ids, where, "<|translate|>") if multilingual else None,
        languages=_languages(ids, facts.language_ids, where) if multilingual else None,
        suppress=facts.suppress,
        suppress_at_start=facts.suppress_at_start,
    )
    _check_range(tokens, n_vocab, where)
    return tokens


def alignment_heads(
    facts: DecodingFacts, dimensions: Dimensions, where: str
) -> tuple[tuple[int, int], ...]:
    """The checkpoint's alignment heads; without any, all heads of the upper half of the layers.

    The fallback is the one of the original program for checkpoints of unknown heads.

    Raises:
        ModelSourceError: a head that the decoder does not have.
    """
    n_layers, n_heads = dimensions.n_decoder_layers, dimensions.n_heads
    for layer, head in facts.alignment_heads:
        if not (0 <= layer < n_layers and 0 <= head < n_heads):
            raise ModelSourceError(f"{where} names head {head} of layer {layer}; it has none such")
    upper = range(n_layers // 2, n_layers)
    return facts.alignment_heads or tuple((i, head) for i in upper for head in range(n_heads))


def _added_tokens(tokenizer: Mapping[str, Any], where: str) -> dict[str, int]:
    """Content to id of the tokens that are no text."""
    entries = tokenizer.get("added_tokens")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise ModelSourceError(f"{where} has no list of added tokens")
    ids = {str(entry.get("content")): entry.get("id") for entry in entries}
    return {content: id_ for content, id_ in ids.items() if _is_id(id_)}


def _find(ids: Mapping[str, int], where: str, *names: str) -> int:
    for name in names:
        if name in ids:
            return ids[name]
    raise ModelSourceError(f"{where} has no token {names[0]}")


def _languages(ids: Mapping[str, int], known: frozenset[int] | None, where: str) -> dict[str, int]:
    """Language code to token id, of the languages the checkpoint was trained on."""
    matches = ((LANGUAGE.fullmatch(content), id_) for content, id_ in ids.items())
    languages = {match[1]: id_ for match, id_ in matches if match}
    if known is None:
        known = frozenset(languages.values())
    missing = sorted(known - frozenset(languages.values()))
    if missing or not languages:
        raise ModelSourceError(f"{where} has no language tokens for the ids {missing}")
    return {code: id_ for code, id_ in languages.items() if id_ in known}


def _check_range(tokens: SpecialTokens, n_vocab: int, where: str) -> None:
    steering = (tokens.end_of_text, tokens.start_of_transcript, tokens.no_timestamps)
    optional = (tokens.transcribe or 0, tokens.translate or 0, tokens.no_speech)
    listed = (*tokens.suppress, *tokens.suppress_at_start, *(tokens.languages or {}).values())
    worst = max((*steering, *optional, *listed))
    if worst >= n_vocab:
        raise ModelSourceError(f"{where}: token {worst} is outside the {n_vocab} of the weights")


def _is_id(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _ids(config: Mapping[str, Any], key: str, where: str) -> tuple[int, ...]:
    """A list of token ids; absent or null is empty."""
    values: Iterable[Any] = config.get(key) or ()
    if not isinstance(values, (list, tuple)) or not all(_is_id(value) for value in values):
        raise ModelSourceError(f"{where}: {key} is no list of token ids")
    return tuple(values)


def _heads(config: Mapping[str, Any], where: str) -> tuple[tuple[int, int], ...]:
    pairs = config.get("alignment_heads") or ()
    if not isinstance(pairs, (list, tuple)):
        raise ModelSourceError(f"{where}: alignment_heads is no list")
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(map(_is_id, pair)):
            raise ModelSourceError(f"{where}: {pair!r} in alignment_heads is no layer and head")
    return tuple((layer, head) for layer, head in pairs)
