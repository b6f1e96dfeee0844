"""Files that come with the program."""

from pathlib import Path

from captioner.errors import AudioFileError, worded
from captioner.installation import advice_here

DEMO = Path("assets", "demo.flac")


def demo_recording() -> Path:
    """The built-in recording: 15 to 30 s of synthesised English speech.

    A wheel has its copy inside the package; in a checkout it is in the folder assets.

    Raises:
        AudioFileError: it is in neither place.
    """
    package = Path(__file__).parent
    for place in (package, package.parent):
        if (place / DEMO).is_file():
            return place / DEMO
    raise AudioFileError(
        worded("the built-in recording is missing from {package}", package=package),
        hint=advice_here().again,
    )
