"""Other builds of a model: parts in another precision, another tail, an encoder of fixed length.

A variant is built once, into a store of its own beside the models: `variants/KEY/NAME`. It is
there to be measured, or because a provider needs it. Importing this is cheap; only a build needs
what writes graphs.
"""

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner_models.build import WriteParts
from captioner_models.checkpoint import FINGERPRINT, Checkpoint
from captioner_models.errors import UnknownModelError
from captioner_models.full_npu import decoder_twin
from captioner_models.manifest import Defaults, fixed_encoder
from captioner_models.progress import Progress, silent, within
from captioner_models.store import VARIANTS, ModelStore
from captioner_models.tail import LogMel

if TYPE_CHECKING:
    from captioner_models.recipes import Recipe

PRECISIONS: Final = ("fp32", "int8", "rows", "q8", "q4")
FIXED: Final = ("10", "30")  # seconds
FULL_NPU: Final = ("5", "10")  # seconds
FRAMES_PER_S: Final = 100
NAMES: Final = {
    "enc": "encoder",
    "cross": "cross",
    "dec": "decoder",
    "voc": "vocabulary",
    "short": "shortlist",
    "tail": "tail_positions",
    "margin": "margin_s",
    "clip": "tail_clip",
    "fixed": "fixed",
    "npu": "full_npu",
}
"""How a key spells the fields, in its order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """What differs from the recipe of a model; None is as the recipe has it."""

    encoder: str | None = None
    """Precision of the encoder, one of PRECISIONS."""
    cross: str | None = None
    """Of the cross-attention keys and values."""
    decoder: str | None = None
    """Of the decoder's layers."""
    vocabulary: str | None = None
    """Of the output matrix; alone it decides, unless `shortlist` says more."""
    shortlist: int | None = None
    """As in DecoderPrecision, 0 to 64."""
    tail_positions: int | None = None
    """Length of the speech tail, 0 to 1000."""
    margin_s: float | None = None
    """Silence after the speech, 0 to 10 s."""
    tail_clip: str | None = None
    """Recording among the resources that the tail is made from."""
    fixed: str | None = None
    """Adds an encoder of this many seconds (one of FIXED) in standard operators and float32."""
    full_npu: str | None = None
    """Adds what a decoder on an NPU needs that reads this many seconds (one of FULL_NPU): the
    tables that the host looks up, and the network itself in float32 for the CPU."""

    def __post_init__(self) -> None:
        """Check the ranges."""
        for name in ("encoder", "cross", "decoder", "vocabulary"):
            _require(name, getattr(self, name), PRECISIONS)
        _require("fixed", self.fixed, FIXED)
        _require("npu", self.full_npu, FULL_NPU)
        for name, most in (("shortlist", 64), ("tail_positions", 1000), ("margin_s", 10)):
            value = getattr(self, name)
            if value is not None and not 0 <= value <= most:
                raise ValueError(f"{name} is {value}, need 0 to {most}")
        if self.tail_clip is not None and Path(self.tail_clip).name != self.tail_clip:
            raise ValueError(f"tail_clip is {self.tail_clip!r}, need the name of a resource")

    @classmethod
    def uniform(cls, precision: str) -> "Variant":
        """Every part in one precision, and no shortlist.

        Raises:
            ValueError: no such precision.
        """
        return cls(
            encoder=precision, cross=precision, decoder=precision, vocabulary=precision, shortlist=0
        )

    @classmethod
    def parse(cls, text: str) -> "Variant":
        """Read a precision for all parts, or what `key` gives.

        Raises:
            ValueError: it is neither.
        """
        if text in PRECISIONS:
            return cls.uniform(text)
        given: dict[str, str] = {}
        for item in text.split(","):
            name, _, value = item.partition("=")
            if name not in NAMES or not value or NAMES[name] in given:
                raise ValueError(f"{item!r} is no variant: need {_usage()}")
            given[NAMES[name]] = value
        return cls(**{field: _typed(field, value) for field, value in given.items()})  # type: ignore[arg-type]

    @property
    def key(self) -> str:
        """What differs, in a fixed order: `enc=fp32,dec=q4`. Fit for the name of a folder."""
        values = ((name, getattr(self, field)) for name, field in NAMES.items())
        return ",".join(f"{name}={value}" for name, value in values if value is not None)

    @property
    def differs(self) -> bool:
        """Whether it is another build than the model itself."""
        return any(getattr(self, field.name) is not None for field in fields(self))

    def applied_to(self, recipe: "Recipe") -> "Recipe":
        """The recipe of the variant."""
        from captioner_models.graphs.layers import Precision

        def chosen(precision: str | None, otherwise: Precision) -> Precision:
            return otherwise if precision is None else Precision(precision)

        old, was = recipe.decoder, recipe.defaults
        few = 0 if self.vocabulary is not None else old.shortlist
        few = few if self.shortlist is None else self.shortlist
        return replace(
            recipe,
            encoder=chosen(self.encoder, recipe.encoder),
            cross=chosen(self.cross, recipe.cross),
            decoder=replace(
                old,
                layers=chosen(self.decoder, old.layers),
                vocabulary=chosen(self.vocabulary, old.vocabulary),
                shortlist=few,
                many_rows=old.many_rows if few else None,
            ),
            tail_clip=self.tail_clip or recipe.tail_clip,
            defaults=replace(
                was,
                tail_positions=(
                    was.tail_positions if self.tail_positions is None else self.tail_positions
                ),
                margin_s=was.margin_s if self.margin_s is None else self.margin_s,
            ),
        )


def variant_store(store: ModelStore, variant: Variant) -> ModelStore:
    """The store that holds this variant of every model of `store`."""
    return ModelStore(store.root / VARIANTS / variant.key, store.catalogue)


def ensure_variant(
    store: ModelStore,
    name: str,
    variant: Variant,
    log_mel: LogMel,
    progress: Progress = silent,
) -> Path:
    """Folder of a model's variant, built first if need be; nothing is downloaded.

    Args:
        store: of the models; its catalogue says what to build.
        name: of the model in the catalogue.
        variant: must differ from the model itself.
        log_mel: the front end of speech recognition.
        progress: told the share that is done.

    Raises:
        UnknownModelError: not in the catalogue.
        ModelError: see `build_model`.
    """
    if name not in store.catalogue.models:
        raise UnknownModelError(f"{name} is not in the catalogue, so it has no variants")
    assert variant.differs, "the model itself is in its own store"
    return variant_store(store, variant).ensure(name, variant_writer(variant, log_mel), progress)


def variant_writer(variant: Variant, log_mel: LogMel) -> WriteParts:
    """Writes the parts of a variant."""

    def write(checkpoint: Checkpoint, folder: Path, progress: Progress) -> Defaults:
        from captioner_models.graphs.encoder_portable import write_portable_encoder
        from captioner_models.parts import write_parts
        from captioner_models.recipes import recipe_for

        recipe = variant.applied_to(
            recipe_for(checkpoint.name, multilingual=checkpoint.multilingual)
        )
        defaults = write_parts(checkpoint, folder, within(progress, 0.0, 0.9), log_mel, recipe)
        if variant.fixed is not None:
            write_portable_encoder(
                checkpoint,
                folder / fixed_encoder(variant.fixed),
                {FINGERPRINT: checkpoint.fingerprint},
                n_frames=FRAMES_PER_S * int(variant.fixed),
            )
        if variant.full_npu is not None:
            _write_full_npu(checkpoint, folder, variant.full_npu)
        return defaults

    return write


def _write_full_npu(checkpoint: Checkpoint, folder: Path, window: str) -> None:
    from captioner_models.graphs.decoder_hailo import write_hailo_decoder
    from captioner_models.hailo_export import write_host_tables

    write_host_tables(checkpoint, folder)
    write_hailo_decoder(
        checkpoint,
        folder / decoder_twin(window),
        {FINGERPRINT: checkpoint.fingerprint},
        n_positions=FRAMES_PER_S * int(window) // 2,
    )


def _require(name: str, value: str | None, allowed: tuple[str, ...]) -> None:
    if value is not None and value not in allowed:
        raise ValueError(f"{name} is {value!r}, need one of {', '.join(allowed)}")


def _typed(field: str, value: str) -> str | int | float:
    match field:
        case "shortlist" | "tail_positions":
            return int(value)
        case "margin_s":
            return float(value)
        case _:
            return value


def _usage() -> str:
    return f"{', '.join(PRECISIONS)}, or NAME=VALUE,... with {', '.join(NAMES)}"
