"""One remembered choice: its default, and what dialog and command line say about it. No Qt."""

from dataclasses import Field, dataclass, field
from typing import Any, Final, TypeVar

T = TypeVar("T")

_ABOUT: Final = "about"  # key in a field's metadata
_UNITS: Final = ("ms", "s", "pt", "px", "mb", "lines", "percent")


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """Words and limits of one setting. All of it may be left out."""

    label: str = ""
    """In the dialog; without one the field's name serves."""
    hint: str = ""
    """One sentence more: what it does, or what waits for a restart."""
    option: str = ""
    """Name on the command line without dashes, where the rule gives none that reads well."""
    unit: str = ""
    metavar: str = ""
    """What `--help` calls the value, where choices, unit and kind do not say what it is."""
    low: float | None = None
    """The least; what the section's own check allows, for the dialog."""
    high: float | None = None
    low_label: str = ""
    """Shown in the dialog instead of the least number, where that means something else."""
    step: float | None = None
    choices: tuple[str, ...] = ()
    """Values to pick from, of a str."""
    hidden: bool = False
    """Not shown in the dialog: remembered, such as a window's place."""


def setting(default: T, label: str = "", **about: Any) -> T:  # noqa: ANN401 - fields of About
    """A dataclass field with its words; to a type checker, its default."""
    made: Any = field(default=default, metadata={_ABOUT: About(label=label, **about)})
    return made  # type: ignore[no-any-return]


def about(its_field: "Field[Any]") -> About:
    """What is said about a field; label and unit come from its name if nowhere else."""
    given = its_field.metadata.get(_ABOUT, About())
    assert isinstance(given, About)
    words = its_field.name.split("_")
    unit = words.pop() if words[-1] in _UNITS and len(words) > 1 else ""
    return About(
        label=given.label or " ".join(words).capitalize(),
        hint=given.hint,
        option=given.option or "-".join(words),
        unit=given.unit or unit,
        metavar=given.metavar,
        low=given.low,
        high=given.high,
        low_label=given.low_label,
        step=given.step,
        choices=given.choices,
        hidden=given.hidden,
    )


def named_option(its_field: "Field[Any]") -> bool:
    """Whether the field names its option itself."""
    given = its_field.metadata.get(_ABOUT, About())
    assert isinstance(given, About)
    return bool(given.option)
