"""What can be done with a speaker: given a name, or joined with another one."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from captioner.events import SpeakerChanged
from captioner_ui.translation import tr

Post = Callable[[SpeakerChanged], None]


def fill_speaker_menu(
    menu: QMenu, number: int, labels: Mapping[int, str], asker: QWidget, post: Post
) -> None:
    """Add actions of the menu's own, so that they do not outlast it.

    Args:
        menu: of one speaker, or with other things in it.
        number: of the speaker.
        labels: what speakers are called, this one among them, by number.
        asker: the window that asks for a name.
        post: is told what the person chose.
    """
    label = labels[number]
    menu.addAction(tr("Name {speaker}…", speaker=label)).triggered.connect(
        partial(_rename, asker, number, label, post)
    )
    for other, its_label in labels.items():
        if other != number:
            menu.addAction(
                tr("{speaker} is {other}", speaker=label, other=its_label)
            ).triggered.connect(partial(_post, post, SpeakerChanged(number, into=other)))


def _rename(asker: QWidget, number: int, label: str, post: Post, _checked: bool = False) -> None:
    name, taken = QInputDialog.getText(
        asker,
        tr("Name a speaker"),
        tr("Name of {speaker}, for all that was said and what comes:", speaker=label),
    )
    if taken:
        post(SpeakerChanged(number, name))


def _post(post: Post, change: SpeakerChanged, _checked: bool = False) -> None:
    post(change)
