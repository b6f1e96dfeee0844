"""What this processor makes of a model: tried once, when the model first runs here.

A model folder or an installed package moves to other machines, and their kernels compute in other
ways. What is found is kept in the user's cache, by model, processor and version of ONNX Runtime.
"""

import contextlib
import hashlib
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import onnxruntime as ort
import platformdirs

from captioner.asr.cross_attention import open_memory
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.prompts import prompt_of
from captioner.asr.transcriber import Hypothesis
from captioner.config import RecognitionConfig
from captioner.whole_file import put_in_place
from captioner_models.fidelity import (
    LOGPROBS_BOUND,
    STATES_BOUND,
    Reference,
    load_references,
    measure,
)
from captioner_models.manifest import FIGURES, MANIFEST, Fidelity, Manifest
from captioner_models.processor import has_blocks, unpacks_blocks
from captioner_models.strict_json import decode

MOST_TOKENS: Final = 60  # of a recording in a self-check; they have about 20
PROCESSOR_HINT: Final = "`captioner doctor` shows the processor; please report it."
SAME_LOGPROB: Final = 2e-3  # nats; 0.02 and more where arithmetic depends on the draft
CPU_WORDS: Final = ("model name", "flags", "Features", "CPU part", "CPU implementer")
"""Of /proc/cpuinfo: what tells processors apart whose kernels differ."""


@dataclass(frozen=True, slots=True)
class SelfCheck:
    """What was found."""

    fidelity: Fidelity
    drafts_exact: bool
    """Whether a draft leaves text and log-probabilities as they are without one."""

    @property
    def problem(self) -> str:
        """What is not as it should be, as a sentence; empty if all is well."""
        beyond = self.fidelity.beyond(STATES_BOUND, LOGPROBS_BOUND)
        if not beyond:
            return ""
        return f"The model is not computed as it should be on this processor: {beyond}."


def self_check(folder: Path, manifest: Manifest, cache: Path | None = None) -> SelfCheck:
    """What this processor makes of the model in `folder`; on this thread, half a second at first.

    Args:
        folder: of a built model.
        manifest: of that folder.
        cache: where findings are kept; the user's cache folder if None.

    Raises:
        ModelFileError: a part is missing, damaged or of another checkpoint.
        BackendError: ONNX Runtime cannot run a part.
    """
    path = (cache or platformdirs.user_cache_path("captioner") / "checks") / f"{_key(folder)}.json"
    with contextlib.suppress(OSError, ValueError):
        return decode(SelfCheck, json.loads(path.read_bytes()))
    found = SelfCheck(measure(folder, manifest), _drafts_are_exact(folder, manifest))
    with contextlib.suppress(OSError):  # then it is tried again next time
        path.parent.mkdir(parents=True, exist_ok=True)
        put_in_place(path, [json.dumps(asdict(found)), "\n"], sync=False)
    return found


def remarks(found: SelfCheck, folder: Path, name: str) -> tuple[str, ...]:
    """What a user has to know of a model on this processor, a sentence or two each."""
    wrong = f"{found.problem} Text may have more errors. {PROCESSOR_HINT}" if found.problem else ""
    return tuple(filter(None, (wrong, slower_than_need_be(folder, name))))


def slower_than_need_be(folder: Path, name: str) -> str:
    """That a model came from another kind of processor, and what to do; empty if it did not.

    The text is the same, but each step of the decoder takes many times as long.

    Args:
        folder: of a built model.
        name: of that model.
    """
    try:
        slow = unpacks_blocks() and has_blocks(folder)
    except OSError:  # who opens the decoder tells that better
        slow = False
    if not slow:
        return ""
    build = f"`captioner models build {name} --force`"
    return f"The model was built for newer processors and is slow on this one: {build}."


def _drafts_are_exact(folder: Path, manifest: Manifest) -> bool:
    """Decode the kept recordings with and without drafts."""
    references = load_references(folder / FIGURES, manifest.fingerprint)
    memory = open_memory(folder, manifest, RecognitionConfig())
    decoder = OnnxDecoder(folder, manifest, memory, prompt_of(manifest), 1)
    try:
        return all(_is_exact(decoder, reference) for reference in references)
    finally:
        decoder.close()


def _is_exact(decoder: OnnxDecoder, reference: Reference) -> bool:
    """With a right draft, one that goes wrong, and one that is wrong from the start."""
    plain = _decoded(decoder, reference, ())
    ids = [token.id for token in plain.tokens]
    middle = len(ids) // 2
    drafts = (ids, [*ids[:middle], *reversed(ids[middle:])], [*ids[1:], *ids[:1]])
    return all(_same(plain, _decoded(decoder, reference, draft)) for draft in drafts)


def _decoded(decoder: OnnxDecoder, reference: Reference, draft: Sequence[int]) -> Hypothesis:
    found = decoder.decode(reference.states, MOST_TOKENS, lambda: False, draft)
    assert found is not None, "nobody cancelled it"
    return found


def _same(one: Hypothesis, other: Hypothesis) -> bool:
    return [token.id for token in one.tokens] == [token.id for token in other.tokens] and all(
        abs(a.logprob - b.logprob) <= SAME_LOGPROB
        for a, b in zip(one.tokens, other.tokens, strict=True)
    )


def _key(folder: Path) -> str:
    """Of model, processor and runtime together."""
    parts = (processor(), ort.__version__, platform.python_implementation())
    text = "\n".join(parts).encode() + (folder / MANIFEST).read_bytes()
    return hashlib.sha256(text).hexdigest()[:24]


def processor() -> str:
    """What tells this processor from others whose kernels differ; not for people."""
    lines: set[str] = set()
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            text = Path("/proc/cpuinfo").read_text("utf-8", "replace")
            lines = {line for line in text.splitlines() if line.startswith(CPU_WORDS)}
    return "\n".join((platform.machine(), platform.processor(), *sorted(lines)))
