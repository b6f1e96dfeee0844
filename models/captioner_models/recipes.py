"""How each checkpoint is built: precision of its parts, its tail, and the thresholds measured.

The figures behind the choices are in docs/benchmarks.
"""

import platform
from dataclasses import dataclass, field, replace
from typing import Final

from captioner_models.graphs.layers import Precision
from captioner_models.graphs.vocabulary import DecoderPrecision
from captioner_models.manifest import Defaults
from captioner_models.processor import ARM, unpacks_blocks


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """What to build from a checkpoint."""

    encoder: Precision = Precision.INT8
    exact_start: bool = True
    """As in `EncoderForm`; without it a model has to be measured."""
    cross: Precision = Precision.INT8
    """Cross-attention keys and values."""
    decoder: DecoderPrecision = field(default_factory=DecoderPrecision)
    tail_clip: str = "tail_flite_rms.flac"
    """Recording in `resources` that the speech tail is made from."""
    tail_pool: int = 10
    """Positions of the tail that are put together into one; divides `tail_positions`."""
    defaults: Defaults


FAST_VOCABULARY: Final = DecoderPrecision(vocabulary=Precision.Q4, shortlist=16)
EVERY_CORE: Final = DecoderPrecision(layers=Precision.ROWS, vocabulary=Precision.ROWS)
"""On 64-bit ARM, and on x86-64 without AVX2. Without dot products (Raspberry Pi 4) and without AVX2
blocks of 4 or 8 bits have no kernel and are unpacked at each call, 6 to 20 times slower; with dot
products (Raspberry Pi 5) this form is as fast."""
TINY_EN: Final = Recipe(
    exact_start=False,
    decoder=FAST_VOCABULARY,
    defaults=Defaults(
        tail_positions=700, margin_s=1.0, max_tail_mass=0.14, cut_tail_mass=0.15, tokens_per_s=8.0
    ),
)
BASE: Final = Recipe(
    decoder=FAST_VOCABULARY,
    defaults=Defaults(
        tail_positions=500,
        margin_s=1.0,
        max_tail_mass=0.048,
        cut_tail_mass=0.058,
        tokens_per_s=16.0,
    ),
)
RECIPES: Final = {"tiny.en": TINY_EN, "base": BASE}
NOTHING_IS_MADE_UP: Final = 1.0  # tail mass never exceeds it


def recipe_for(name: str, *, multilingual: bool, machine: str | None = None) -> Recipe:
    """The recipe measured for a model, or that of its nearest relation.

    Thresholds are of one checkpoint alone: of a model that was not measured, nothing is rejected.

    Args:
        name: of the model.
        multilingual: whether it knows other languages than English.
        machine: the kind of processor that it is for, as `platform.machine()` names it, one that
            has AVX2 if it is x86-64; None: for the very processor that this runs on.
    """
    recipe = _recipe_for(name, multilingual=multilingual)
    arm = (machine or platform.machine()).lower() in ARM
    by_rows = arm or (machine is None and unpacks_blocks())
    return replace(recipe, decoder=EVERY_CORE) if by_rows else recipe


def _recipe_for(name: str, *, multilingual: bool) -> Recipe:
    if name in RECIPES:
        return RECIPES[name]
    relation = BASE if multilingual else TINY_EN
    lenient = replace(
        relation.defaults,
        max_tail_mass=NOTHING_IS_MADE_UP,
        cut_tail_mass=NOTHING_IS_MADE_UP,
    )
    return replace(relation, defaults=lenient)
