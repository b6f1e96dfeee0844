"""What is said where in the recordings that come with the program and with moonshine-voice.

The times lie in pauses, the texts are those that are read aloud. The readings are of the first
paragraph of A Tale of Two Cities (Charles Dickens, 1859) and of a line of Worstward Ho (Samuel
Beckett, 1983).
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a recording between two pauses."""

    start_s: float
    end_s: float
    text: str


@dataclass(frozen=True, slots=True)
class Passage:
    """A recording among the assets of moonshine-voice."""

    file: str
    condition: str
    pieces: tuple[Piece, ...]


DEMO: Final = (
    Piece(0.0, 4.4, "Captions turn speech into text while people are still talking."),
    Piece(
        4.6,
        11.5,
        "They help in a noisy kitchen, in a quiet library, and at a table where everyone speaks at "
        "once.",
    ),
    Piece(
        11.6,
        16.9,
        "They help someone who hears little, and someone who is still learning the language.",
    ),
    Piece(
        17.0,
        22.8,
        "Everything you read here was recognized on this computer, and nothing was sent away.",
    ),
    Piece(22.9, 27.8, "Now switch to your microphone, and say something yourself."),
)
"""`assets/demo.txt`, spoken by a synthesiser."""
PASSAGES: Final = (
    Passage(
        "two_cities.wav",
        "read",
        (
            Piece(0.3, 4.8, "It was the best of times, it was the worst of times,"),
            Piece(4.8, 8.5, "it was the age of wisdom, it was the age of foolishness,"),
            Piece(8.5, 13.1, "it was the epoch of belief, it was the epoch of incredulity,"),
            Piece(13.1, 17.1, "it was the season of Light, it was the season of Darkness,"),
            Piece(17.1, 20.9, "it was the spring of hope, it was the winter of despair,"),
            Piece(20.9, 24.3, "we had everything before us, we had nothing before us,"),
            Piece(
                24.3,
                28.7,
                "we were all going direct to Heaven, we were all going direct the other way",
            ),
            Piece(
                28.7,
                36.7,
                "in short, the period was so far like the present period, that some of its "
                "noisiest authorities insisted on its being received,",
            ),
            Piece(
                36.7, 44.0, "for good or for evil, in the superlative degree of comparison only."
            ),
        ),
    ),
    Passage(
        "beckett.wav",
        "acted",
        (
            Piece(0.0, 6.1, "Ever tried. Ever failed. No matter. Try again."),
            Piece(6.1, 9.9, "Fail again. Fail better."),
        ),
    ),
)
