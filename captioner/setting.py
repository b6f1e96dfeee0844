"""One option: its default, its range, and what dialog and command line say about it."""

from dataclasses import Field, dataclass, field, fields, replace
from typing import Any, Final, TypeVar

from captioner.errors import ConfigError, worded

T = TypeVar("T")


def tr_later(text: str, /) -> str:
    """`text` as it is, a literal: the window shows it by `tr`. For what is worded on import."""
    return text


_ABOUT: Final = "about"  # key in a field's metadata
_UNITS: Final = ("ms", "s", "pt", "px", "mb", "lines", "percent")


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """Words and limits of one setting. All of it may be left out."""

    label: str = ""
    """In the dialog; without one the field's name serves."""
    hint: str = ""
    """One sentence more: what it does, or what waits for a restart."""
    help: str = ""
    """On the command line; without it the label serves."""
    option: str = ""
    """Name on the command line without dashes, where the rule gives none that reads well."""
    former: str = ""
    """What the option was called once, without dashes; still understood."""
    unit: str = ""
    metavar: str = ""
    """What `--help` calls the value, where choices, unit and kind do not say what it is."""
    low: float | None = None
    """The least that `check_ranges` allows."""
    high: float | None = None
    low_label: str = ""
    """Shown in the dialog instead of the least number, where that means something else."""
    step: float | None = None
    choices: tuple[str, ...] = ()
    """Values to pick from, of a str."""
    advanced: bool = False
    """Shown in the dialog under Advanced: few people need it."""
    hidden: bool = False
    """Not shown in the dialog: remembered, such as a window's place."""


def setting(default: T, label: str = "", **about: Any) -> T:  # noqa: ANN401 - fields of About
    """A dataclass field with its words; to a type checker, its default."""
    made: Any = field(default=default, metadata={_ABOUT: About(label=label, **about)})
    return made  # type: ignore[no-any-return]


def again(config: Any, name: str, **about: Any) -> Any:  # noqa: ANN401 - of any type
    """A field with default, range and words of another dataclass's field, or others in `about`.

    Args:
        config: an instance with the defaults.
        name: of its field.
        about: fields of About that differ.
    """
    (original,) = (one for one in fields(config) if one.name == name)
    said = replace(_given(original), **about)
    return field(default=getattr(config, name), metadata={_ABOUT: said})


def about(its_field: "Field[Any]") -> About:
    """What is said about a field; label and unit come from its name if nowhere else."""
    given = _given(its_field)
    words = its_field.name.split("_")
    unit = words.pop() if words[-1] in _UNITS and len(words) > 1 else ""
    return replace(
        given,
        label=given.label or " ".join(words).capitalize(),
        option=given.option or "-".join(words),
        unit=given.unit or unit,
    )


def named_option(its_field: "Field[Any]") -> bool:
    """Whether the field names its option itself."""
    return bool(_given(its_field).option)


def check_ranges(config: Any) -> None:  # noqa: ANN401 - any dataclass
    """Check the numbers of an instance against the ranges of its fields.

    Raises:
        ConfigError: one is outside.
    """
    for its_field in fields(config):
        said, value = _given(its_field), getattr(config, its_field.name)
        if value is not None and (said.low is not None or said.high is not None):
            require_range(its_field.name, value, said.low, said.high)


def require_range(name: str, value: float, low: float | None, high: float | None) -> None:
    """Raise ConfigError unless `value` lies between both; None is no limit."""
    if (low is not None and not value >= low) or (high is not None and not value <= high):
        limits = f"{low} to {high}" if None not in (low, high) else f"at least {low}"
        raise ConfigError(
            worded("{name} is {value}, need {limits}", name=name, value=value, limits=limits)
        )


def _given(its_field: "Field[Any]") -> About:
    given = its_field.metadata.get(_ABOUT, About())
    assert isinstance(given, About)
    return given
