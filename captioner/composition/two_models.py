"""Two models put together: a fast one that shows words, and a better one that settles them."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from captioner.composition.options import LaunchOptions
from captioner.config import EncoderChoice, EngineConfig, Provider
from captioner.languages import AUTO, ENGLISH
from captioner.second_model import SecondModel
from captioner_models.variants import Variant

if TYPE_CHECKING:
    from captioner.asr.transcriber import Transcriber
    from captioner.asr.two_models import SpellingTranscriber
    from captioner.asr.watch import EncoderWatch


def first_of(options: LaunchOptions, *, english: bool) -> LaunchOptions:
    """The options of the first of two models; `english`: one of them knows nothing else."""
    return replace(_read_as(options, english=english), finals_model=None)


def second_of(options: LaunchOptions, *, english: bool) -> LaunchOptions:
    """The options of the second one; it runs on the CPU, as its own build has it."""
    own = replace(
        options, model=options.finals_model, finals_model=None, variant=Variant(), hef=None
    )
    cpu = replace(
        options.recognition,
        encoder=EncoderChoice.AUTO,  # which is the CPU, without compiled encoders
        provider=Provider(),
        hefs=(),
        npu_window_s=None,
    )
    return _read_as(replace(own, recognition=cpu), english=english)


def only_second(options: LaunchOptions) -> LaunchOptions:
    """Options for what does not grow: the second model alone, if there are two."""
    if options.finals_model is None:
        return options
    return second_of(options, english=False)


def _read_as(options: LaunchOptions, *, english: bool) -> LaunchOptions:
    """What one of them cannot find out, both are told."""
    if not english or options.recognition.language != AUTO:
        return options
    return replace(options, recognition=replace(options.recognition, language=ENGLISH))


def load_two(
    options: LaunchOptions,
    *,
    english: bool,
    load: "Callable[[LaunchOptions, EncoderWatch | None], SpellingTranscriber]",
    watch: "EncoderWatch | None" = None,
) -> "Transcriber":
    """Both models behind one seam; on the thread that will use them.

    Args:
        options: that name two.
        english: whether one of them knows English only.
        load: makes the transcriber of options that name one.
        watch: told which encoder of the first one is at work.
    """
    from captioner.asr.two_models import TwoModels

    first = load(first_of(options, english=english), watch)
    try:
        second = load(second_of(options, english=english), None)
    except BaseException:
        first.close()
        raise
    return TwoModels(first, second)


def two_model_config(first: EngineConfig, second: EngineConfig) -> EngineConfig:
    """How the engine works with two models, from how it would with each of them alone."""
    how = SecondModel(
        context_s=second.context_s,
        partial_context_s=min(second.context_s, second.partial_context_s),
    )
    return replace(first, second=how)
