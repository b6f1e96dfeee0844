"""What the controls say, as far as it can be."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from captioner.errors import ConfigError
from captioner_ui.recognition_check import check_recognition
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.form import Form
from captioner_ui.settings_dialog.hotkey_page import HotkeyForm
from captioner_ui.settings_merge import with_values
from captioner_ui.status import problem_text
from captioner_ui.translation import tr


@dataclass(frozen=True, slots=True)
class Draft:
    """Settings to be taken over."""

    settings: Settings
    """With all that can be; what cannot is as it was."""
    problem: str = ""
    """What cannot be and why, as a sentence; mostly empty."""

    @classmethod
    def of(cls, current: Settings, forms: Iterable[Form]) -> "Draft":
        """`current` with what the controls of these forms say."""
        settings, problems = current, []
        for form in forms:
            try:
                values = _values(form)
                changed, bad = _merged(settings, form.section, values)
            except ValueError as error:  # ConfigError is one
                problems.append(_words(error))
                continue
            settings = changed
            problems += bad
        try:
            check_recognition(settings.recognition)
        except ConfigError as error:
            settings = replace(settings, recognition=current.recognition)
            problems.append(problem_text(error))
        return cls(settings, problems[0] if problems else "")


def _values(form: Form) -> Mapping[str, Any]:
    if isinstance(form, HotkeyForm) and (doubles := form.doubles()):
        raise ConfigError(tr("{keys} would do two things.", keys=", ".join(doubles)))
    return form.values()


def _merged(
    settings: Settings, section: str, values: Mapping[str, Any]
) -> tuple[Settings, list[str]]:
    """With all of the values, or else with those that can be, and what is wrong with the rest."""
    try:
        return with_values(settings, section, values), []
    except ValueError:
        problems = []
    for name, value in values.items():
        try:
            settings = with_values(settings, section, {name: value})
        except ValueError as error:
            problems.append(_words(error))
    return settings, problems


def _words(error: ValueError) -> str:
    return problem_text(error) if isinstance(error, ConfigError) else str(error)
