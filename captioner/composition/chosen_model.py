"""Which model options name, in which build, and what is known of it. Nothing is loaded."""

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from captioner.composition.options import LaunchOptions
from captioner.config import EncoderChoice
from captioner.errors import BackendError
from captioner_models.folders import check_folder
from captioner_models.sherpa_model import is_sherpa
from captioner_models.variants import Variant

if TYPE_CHECKING:
    from captioner_models.hef_files import HefFile


def model_name(options: LaunchOptions) -> str:
    """The model that `options` name, or the default one for what is asked of it."""
    from captioner_models.catalogue import load_catalogue

    many_languages = options.recognition.many_languages
    return options.model or load_catalogue().default_for(many_languages=many_languages)


def knows_english_only(name: str) -> bool:
    """Whether a model of this name does; raises ModelError if there is none."""
    from captioner.composition.model_store import open_store

    store = open_store(os.environ)
    spec = store.catalogue.models.get(name)
    return not (spec.multilingual if spec else check_folder(store.path(name)).multilingual)


def reads_with_sherpa(options: LaunchOptions) -> bool:
    """Whether the model that `options` name is one of sherpa-onnx; it need not be built."""
    from captioner.composition.model_store import open_store

    name, store = model_name(options), open_store(os.environ)
    spec = store.catalogue.models.get(name)
    return bool(spec.sherpa) if spec else is_sherpa(store.root / name)


def needed_variant(options: LaunchOptions) -> Variant:
    """The variant asked for, with a fixed encoder if there is a provider to run it."""
    config = options.recognition
    if config.provider.is_cpu:
        return options.variant
    from captioner.asr.session import require_provider

    try:
        require_provider(config.provider)
    except BackendError:
        return options.variant  # the CPU will take over, and say so
    return replace(options.variant, fixed=config.fixed_window.value)


def with_npu(options: LaunchOptions) -> LaunchOptions:
    """`options` with the compiled encoders that are here for their model, if an NPU may be used.

    Looks at files only: the device is opened later, on the thread that uses it.
    """
    config = options.recognition
    if not config.may_use_npu or reads_with_sherpa(options):
        return options
    if not (files := compiled_encoders(options)):
        return options
    from captioner.asr.npu.pairing import fitting_files

    fitting = fitting_files(files, model_name(options), None)
    chosen = replace(config, hefs=files, npu_window_s=fitting.window_s)
    return replace(options, recognition=chosen)


def compiled_encoders(options: LaunchOptions) -> "tuple[HefFile, ...]":
    """The user's own compiled encoder, or those that were fetched for the model.

    None if Hailo's software is not there and nobody asked for it.
    """
    from captioner.asr.npu.surroundings import is_installed
    from captioner.composition.model_store import open_store
    from captioner_models.hef_files import compiled_for, own_file

    if options.hef is not None:
        return (own_file(options.hef),)
    if options.recognition.encoder is EncoderChoice.AUTO and not is_installed():
        return ()
    return compiled_for(open_store(os.environ).root, model_name(options))
