"""The lowest versions, of which the constraints of `make test-lowest` are made."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

from lowest import lowest

ROOT = Path(__file__).parents[2]
PROJECT = {
    "dependencies": [
        "a>=1.2,!=1.3,<2",
        "b==3",
        "c>=1; python_version < '3'",
        "c>=2; python_version > '3'",
    ],
    "optional-dependencies": {
        "x": ["captioner[y]", "d[extra]>=4"],
        "y": ["e>=5"],
        "z": ["f>=6"],
        "both": ["captioner[y,z]"],
    },
}


def test_each_lower_bound_that_holds_here_is_a_constraint():
    assert list(lowest(PROJECT, [])) == ["a==1.2", "c==2"]


def test_extras_are_those_that_are_asked_for_and_what_they_name():
    assert set(lowest(PROJECT, ["x"])) == {"a==1.2", "c==2", "d==4", "e==5"}


def test_an_extra_may_name_several():
    assert set(lowest(PROJECT, ["both"])) == {"a==1.2", "c==2", "e==5", "f==6"}


def test_everything_that_the_program_needs_has_a_bound_below():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = [*project["dependencies"], *extras["window"], *extras["hub"]]

    free = [
        line
        for line in lines
        if not {">=", "=="} & {bound.operator for bound in Requirement(line).specifier}
    ]

    assert free == []
