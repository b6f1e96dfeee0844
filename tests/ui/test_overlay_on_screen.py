"""The overlay on a desktop that cannot show a window through: what is not text is not there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from captioner.composition.examination import library_loads
from captioner_ui.display import linux_obstacle

pytestmark = pytest.mark.ui

SCRIPT = Path(__file__).with_name("overlay_on_screen.py")
LIMIT_S = 60
PAD_PX = 6


def test_of_the_screen_it_takes_only_what_its_rows_need(x11):
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb"}
    environment["PYTHONPATH"] = os.pathsep.join([str(SCRIPT.parents[1]), *filter(None, sys.path)])
    if (why := linux_obstacle(environment, library_loads)) is not None:
        pytest.skip(why)

    done = subprocess.run(
        [sys.executable, str(SCRIPT)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=True,
    )

    nothing, one, two, (height, row, seen_at_corner) = (
        tuple(map(int, line.split())) for line in done.stdout.splitlines()
    )
    assert nothing == (0, 0, 0, 0)
    assert one[0] == two[0] == 0
    assert one[2] < two[2]
    assert [box[3] for box in (one, two)] == [row + 2 * PAD_PX, 2 * row + 2 * PAD_PX]
    assert {box[1] + box[3] for box in (one, two)} == {height}
    assert seen_at_corner
