"""Tool tips of words that are not ours. No Qt."""

import html


def plain_tip(text: str) -> str:
    """A tool tip that shows `text` as it is: Qt takes what looks like markup for markup."""
    return f"<p>{html.escape(text, quote=False)}</p>" if text else ""
