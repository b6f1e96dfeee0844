"""Voice activity does not depend on what newer setuptools leave out."""

import subprocess
import sys

from captioner.config import VadKind
from captioner.vad.factory import make_vad

PROGRAM = """
import sys
sys.modules["pkg_resources"] = sys.modules["setuptools"] = None  # importing them fails
import numpy as np
from captioner.config import VadKind
from captioner.units import VAD_FRAME
from captioner.vad.factory import make_vad
print([make_vad(kind)(np.zeros(VAD_FRAME, np.float32)) < 0.5 for kind in VadKind])
"""


def test_every_detector_works_where_setuptools_has_no_pkg_resources():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    )

    assert done.stdout.strip() == str([True] * len(VadKind))


def test_the_default_detector_is_there_in_this_environment():
    assert make_vad(VadKind.SILERO)
