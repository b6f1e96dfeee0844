"""Minutes as an Office Open XML text (.docx). Only this module knows python-docx.

That is an extra (`captioner[minutes]`): imported when such a file is written, never before.
"""

import io
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from captioner.errors import HistoryError, worded
from captioner.history.entry import on_one_line
from captioner.history.minutes import Minutes, Paragraph, clock, date
from captioner_models.catalogue import pip_install

PACKAGE: Final = "python-docx"
_NOT_IN_XML: Final = dict.fromkeys((0xFFFE, 0xFFFF), "\ufffd")


def check_docx() -> None:
    """See that such files can be written here.

    Raises:
        HistoryError: the library is not installed.
    """
    _library()


def docx_pieces(minutes: Minutes) -> Iterator[bytes]:
    """Title, date and length, then each paragraph below its time and speaker: one piece, a zip.

    Memory grows with the minutes.

    Raises:
        HistoryError: the library is not installed.
    """
    document = _library().Document()
    _set_properties(document.core_properties, minutes)
    document.add_heading(_plain(minutes.title), level=0)
    facts = document.add_paragraph()  # filled in when the end is known; it stands before the rest
    speakers: dict[str, None] = {}
    end_s = 0.0
    for one in minutes.paragraphs:
        _add(document, one)
        end_s = max(end_s, one.end_s)
        if one.label:
            speakers[one.label] = None
    lines = [] if minutes.started_s is None else [f"Date: {date(minutes.started_s)}"]
    lines.append(f"Length: {clock(end_s)}")
    if speakers:
        lines.append(f"Speakers: {', '.join(map(_plain, speakers))}")
    facts.add_run("\n".join(lines))
    file = io.BytesIO()
    document.save(file)
    yield file.getvalue()


def _library() -> Any:  # noqa: ANN401 - of an extra, which need not be installed
    try:
        import docx
    except ImportError as exc:
        raise HistoryError(
            worded(
                "minutes as .docx are written by {package}, which is not installed", package=PACKAGE
            ),
            hint=worded(
                "Install it: {pip_install}. Or write Markdown (md), which word "
                "processors open, too.",
                pip_install=pip_install(PACKAGE),
            ),
        ) from exc
    return docx


def _set_properties(properties: Any, minutes: Minutes) -> None:  # noqa: ANN401 - see _library
    properties.title = _plain(minutes.title)
    properties.author = properties.comments = ""  # the template names its library there
    if minutes.started_s is not None:
        properties.created = datetime.fromtimestamp(minutes.started_s)


def _add(document: Any, one: Paragraph) -> None:  # noqa: ANN401 - see _library
    who = f" {_plain(one.label)}" if one.label else ""
    head = document.add_paragraph()
    head.add_run(f"[{clock(one.start_s)}]{who}").bold = True
    head.paragraph_format.keep_with_next = True  # on one page with what was said
    document.add_paragraph().add_run(_plain(one.text)).italic = one.remark or None


def _plain(text: str) -> str:
    """`text` on one line, without what XML cannot hold."""
    return " ".join(on_one_line(text).translate(_NOT_IN_XML).split())
