"""Whether speech is read at all, or words are put in its place. Pure.

A model of one language hears words of its own in any other, fluent ones, and is unsure of them.
"""

from typing import Final

from captioner.events import Transcript

DOUBTED_FROM: Final = 4.5
"""Nats of evidence against what was read, from which on it is in doubt. By tiny.en and windows as
of `transcribe`, all of 35 clips in seven other languages have more, and none of 186 English ones
and 17 noises has (4.0 at most). Of the half of the speakers on whom this was chosen these are 14 of
14, and none of 103. Windows as short as live ones, without what was before them: 18 of 18, and 3 of
48 English recordings of more than 9 s, with a second or two of indistinct speech each; with it,
none of these three."""
MOST: Final = 2 * DOUBTED_FROM  # so a few windows that are read well end the doubt


class Legibility:
    """Adds up the evidence of one source, or of one recording, window after window.

    What is read well counts against what is not, so a word here and there casts no doubt.
    """

    def __init__(self) -> None:
        """Begin without doubt."""
        self._evidence = 0.0
        self.doubtful = False
        """Whether what is read now is probably not what is said."""
        self.doubted = False
        """Whether that was so at any time."""

    def observe(self, transcript: Transcript) -> None:
        """Take what was read in a closed window."""
        self._evidence = min(max(0.0, self._evidence + transcript.illegible), MOST)
        if self._evidence >= DOUBTED_FROM:
            self.doubtful = self.doubted = True
        elif self._evidence == 0.0:
            self.doubtful = False
