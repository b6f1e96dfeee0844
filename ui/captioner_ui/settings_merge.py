"""Settings as sections and fields: walk through them, change single ones. No Qt."""

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, fields, replace
from typing import Any

from captioner_ui.settings import Settings


@dataclass(frozen=True, slots=True)
class Place:
    """Where one setting stands."""

    section: str
    field: "Field[Any]"

    @property
    def name(self) -> str:
        """Both names, as in messages: `recognition.threads`."""
        return f"{self.section}.{self.field.name}"

    def of(self, settings: Settings) -> Any:  # noqa: ANN401 - any plain value
        """Its value."""
        return getattr(getattr(settings, self.section), self.field.name)


def places() -> Iterator[Place]:
    """Every setting, in the order of sections and fields."""
    default = Settings()
    for section in fields(Settings):
        for its_field in fields(getattr(default, section.name)):
            yield Place(section.name, its_field)


def with_values(settings: Settings, section: str, values: Mapping[str, Any]) -> Settings:
    """`settings` with other values in one section.

    Raises:
        ConfigError: the section's check refuses them.
    """
    changed = replace(getattr(settings, section), **values)
    return replace(settings, **{section: changed})


def with_changes(base: Settings, before: Settings, now: Settings) -> Settings:
    """`base` with whatever differs between `before` and `now`.

    A section whose check refuses the mixture is taken over from `now` as a whole.
    """
    for section in fields(Settings):
        values = {
            place.field.name: place.of(now)
            for place in places()
            if place.section == section.name and place.of(before) != place.of(now)
        }
        if not values:
            continue
        try:
            base = with_values(base, section.name, values)
        except ValueError:  # ConfigError is one
            base = replace(base, **{section.name: getattr(now, section.name)})
    return base
