"""What a person reads in a file that was exported, whatever its format."""

import io

from captioner.history.formats import ExportFormat


def text_of(written, form):
    """Its text, a paragraph a line if it is for word processors.

    Args:
        written: the bytes of the file.
        form: what it was written as.
    """
    if form is not ExportFormat.DOCX:
        return written.decode()
    import docx

    return "\n".join(paragraph.text for paragraph in docx.Document(io.BytesIO(written)).paragraphs)
