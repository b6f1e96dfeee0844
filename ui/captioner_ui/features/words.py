"""The person's own words: taken from captions, and at work as soon as a list has changed."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QInputDialog

from captioner.errors import ConfigError
from captioner_ui.caption_view import CaptionView
from captioner_ui.fresh_start import fresh_start
from captioner_ui.history.transcript_view import TranscriptView
from captioner_ui.own_words import WordKeeper
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.status import problem_text
from captioner_ui.translation import tr

MY_WORDS: Final = "My words"  # the list that words of captions are added to


class WordsFeature(QObject):
    """Between captions, lists and the running engine. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._keeper = WordKeeper(shell.window)
        self._fresh_start = fresh_start(shell.window, shell.session, shell.bridge, shell.notify)
        self._keeper.changed.connect(self._on_list_changed)
        shell.settings.changed.connect(self._on_settings_changed)
        for captions in shell.window.findChildren(CaptionView):
            captions.word_asked.connect(self._on_word_asked)
        for transcript in shell.window.findChildren(TranscriptView):
            transcript.word_asked.connect(self._on_word_asked)

    @Slot(str)
    def _on_word_asked(self, heard: str) -> None:
        """Somebody wants what is selected in their list, perhaps written otherwise."""
        written, taken = QInputDialog.getText(
            self._shell.window,
            tr("Add to my words"),
            tr("Write it as it should be written from now on:"),
            text=heard,
        )
        tidy = " ".join(written.split())
        if not taken or not tidy:
            return
        try:
            entry = tidy if tidy.casefold() == heard.casefold() else f"{tidy} = {heard}"
            added = self._keeper.add(MY_WORDS, entry)
        except ConfigError as error:
            self._shell.notify(problem_text(error))
            return
        self._use(MY_WORDS)
        self._shell.notify(
            tr("{word} is expected from now on.", word=tidy)
            if added
            else tr("{word} was in the list already.", word=tidy)
        )

    def _use(self, name: str) -> None:
        """Switch a list on."""
        current = self._shell.settings.current
        if name not in current.words.words:
            words = replace(current.words, words=(*current.words.words, name))
            self._shell.settings.update(replace(current, words=words))

    @Slot(str)
    def _on_list_changed(self, name: str) -> None:
        if name in self._shell.settings.current.words.words:
            self._start_again()

    @Slot(object, object)
    def _on_settings_changed(self, before: Settings, now: Settings) -> None:
        if before.words != now.words:
            self._start_again()

    def _start_again(self) -> None:
        self._fresh_start.ask(tr("Recognition starts again with your words; captions so far stay."))


def install(shell: Shell) -> None:
    """Have captions offer their words, and lists work when they change."""
    WordsFeature(shell)
