"""What the window knows of each model, and which one a choice means. No Qt."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from captioner.config import RecognitionConfig, Task
from captioner.languages import AUTO, ENGLISH
from captioner_ui.translation import tr, tr_worded

if TYPE_CHECKING:
    from captioner_models.catalogue import ModelSpec
    from captioner_models.store import BuiltModel, ModelStore

MB: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class ModelRow:
    """One model as the window shows it."""

    name: str
    languages: str
    """In words."""
    size_mb: float
    """To be downloaded before it can be used; 0: everything is here."""
    ready: bool
    """Whether it can be used at once."""
    default: bool
    """Whether it is the one for English when nobody chooses."""
    problem: str = ""
    """Why a built one cannot be used; mostly empty."""
    title: str = ""
    licence: str = ""
    """Of the trained weights."""
    remark: str = ""
    """What is not known or not measured, in a sentence; mostly empty."""
    wer: float | None = None
    """Percent of the words wrong in our measurements."""
    memory_mb: int = 0
    """What the program takes with it; 0: not measured."""
    disk_mb: float = 0
    """What it takes now; 0: it is not here, or came with the program."""
    kept_mb: float = 0
    """What has come of a download that was stopped."""
    multilingual: bool = False
    many_default: bool = False
    """Whether it is the one for other languages when nobody chooses."""
    codes: tuple[str, ...] = ()
    """Of the languages it reads; empty: all that Whisper knows, or English alone."""

    def reads(self, language: str, task: Task = Task.TRANSCRIBE) -> bool:
        """Whether it can do this; `AUTO` is for any."""
        if task is Task.TRANSLATE:
            return self.multilingual and not self.codes
        if language == AUTO or language in self.codes:
            return True
        return not self.codes and (self.multilingual or language == ENGLISH)


def list_rows() -> tuple[ModelRow, ...]:
    """The catalogue's models, those that are here first. Reads folders; any thread.

    Raises:
        ModelError: the catalogue is damaged.
    """
    from captioner.composition.model_store import open_store

    store = open_store(os.environ)
    built = {model.name: model for model in store.installed()}
    rows = [_row(spec, built.get(spec.name), store) for spec in store.catalogue.models.values()]
    return tuple(sorted(rows, key=lambda row: not row.ready))


def remove_model(name: str) -> None:
    """Remove a model, and what was fetched for it.

    Raises:
        ModelError: it came with the program, or its files cannot be removed.
    """
    from captioner.composition.model_store import open_store
    from captioner_models.getting import forget_weights

    store = open_store(os.environ)
    store.remove(name)
    forget_weights(store.catalogue.find(name))


def meant(
    rows: Mapping[str, ModelRow], model: str, language: str, task: Task = Task.TRANSCRIBE
) -> ModelRow | None:
    """The model that is used for a choice; None if no model is called so.

    Args:
        rows: those that are known, by name.
        model: what was chosen; empty for whichever suits the language.
        language: a code, or `AUTO`.
        task: transcription or translation.
    """
    if model:
        return rows.get(model)
    many = RecognitionConfig(language=language, task=task).many_languages
    fitting = (row for row in rows.values() if (row.many_default if many else row.default))
    return next(fitting, None)


def size_words(row: ModelRow) -> str:
    """How much there is to get."""
    return tr("{size} MB", size=max(round(row.size_mb), 1))


def state_words(row: ModelRow) -> str:
    """Whether a model is here, as a sentence."""
    if row.ready:
        return tr("{name} is here.", name=row.name)
    if row.problem:
        return tr("{name} cannot be used: {problem}.", name=row.name, problem=row.problem)
    if row.kept_mb and row.size_mb:
        return tr(
            "{name} is not here yet: {kept} of {size} MB have come.",
            name=row.name,
            kept=round(row.kept_mb),
            size=round(row.size_mb + row.kept_mb),
        )
    if row.size_mb:
        return tr(
            "{name} is not here yet: {size} to download.", name=row.name, size=size_words(row)
        )
    return tr("{name} has to be prepared for this machine, which takes a minute.", name=row.name)


def need_words(row: ModelRow) -> str:
    """What has to be got before a language can be captioned; captions go on meanwhile."""
    if row.size_mb and not row.kept_mb and not row.problem:
        return tr(
            "This language needs the model {name}, once: {size} to download.",
            name=row.name,
            size=size_words(row),
        )
    return state_words(row)


def remark_words(row: ModelRow) -> str:
    """What else is worth knowing of a model before one takes it, as sentences."""
    about = [tr("{title}: {languages}.", title=row.title or row.name, languages=tr(row.languages))]
    if row.memory_mb:
        about.append(tr("Takes about {size} MB of memory.", size=row.memory_mb))
    if row.wer is not None:
        about.append(
            tr("In our recordings {percent:.1f} % of the words were wrong.", percent=row.wer)
        )
    if row.licence:
        about.append(tr("Licence: {licence}.", licence=row.licence))
    if row.remark:
        about.append(tr(row.remark))
    return " ".join(about)


def entry_words(row: ModelRow) -> str:
    """A model in a list to choose from."""
    if row.ready:
        return tr("{name}, {languages}", name=row.name, languages=tr(row.languages))
    if not row.size_mb:
        return tr(
            "{name}, {languages} (to be prepared)", name=row.name, languages=tr(row.languages)
        )
    size = size_words(row)
    return tr("{name}, {languages} ({size})", name=row.name, languages=tr(row.languages), size=size)


def by_name(rows: Iterable[ModelRow]) -> dict[str, ModelRow]:
    """The rows by their names, in their order."""
    return {row.name: row for row in rows}


def _row(spec: "ModelSpec", built: "BuiltModel | None", store: "ModelStore") -> ModelRow:
    from captioner_models.getting import kept_bytes, to_fetch_bytes

    ready = built is not None and not built.problem
    fetch = to_fetch_bytes(spec, store.catalogue, built=ready)
    own = built is not None and built.folder.parent == store.root
    kept = 0 if ready else kept_bytes(spec)
    return ModelRow(
        name=spec.name,
        languages=spec.languages,
        size_mb=max(fetch - kept, 0) / MB,
        ready=ready and not fetch,
        default=spec.name == store.catalogue.default,
        problem=tr_worded(built.problem) if built is not None else "",
        title=spec.title,
        licence=spec.licence,
        remark=spec.remark,
        wer=spec.wer,
        memory_mb=spec.memory_mb,
        disk_mb=built.size / MB if built is not None and own else 0,
        kept_mb=kept / MB,
        multilingual=spec.multilingual,
        many_default=spec.name == (store.catalogue.multilingual or store.catalogue.default),
        codes=spec.codes,
    )
