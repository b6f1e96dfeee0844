"""Prints the lowest versions that pyproject.toml allows, as constraints for pip.

usage: lowest.py EXTRA...

Of the dependencies and of these extras, one `name==version` for each `>=` that holds on this Python
and system. Requirements with `==` need none.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
OF_OUR_OWN = re.compile(r"captioner\[(.+)\]")


def lowest(project: Mapping[str, Any], extras: Iterable[str]) -> Iterator[str]:
    """Constraints of the table `project`; those of an extra that another one names, too."""
    lines = list(project["dependencies"])
    named = project["optional-dependencies"]
    lines += [line for extra in extras for line in named[extra]]
    while lines:
        line = lines.pop(0)
        if own := OF_OUR_OWN.fullmatch(line):
            lines += [inner for extra in own[1].split(",") for inner in named[extra.strip()]]
            continue
        requirement = Requirement(line)
        if requirement.marker and not requirement.marker.evaluate():
            continue
        for bound in requirement.specifier:
            if bound.operator == ">=":
                yield f"{requirement.name}=={bound.version}"


if __name__ == "__main__":
    table = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]
    print("\n".join(sorted(set(lowest(table, sys.argv[1:])))))
