"""Energy that the processor takes, where it counts that itself (RAPL) and tells. Linux."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ZONES: Final = Path("/sys/class/powercap")
PACKAGE: Final = "package"  # names of zones that count a whole processor begin so
MICRO: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Counters:
    """What the zones have counted, microjoules by name; a counter begins anew at its range."""

    counted: Mapping[str, int]
    ranges: Mapping[str, int]

    def since_j(self, before: "Counters") -> float:
        """Joules since an earlier reading, less than a range ago."""
        used = (
            (now - before.counted[zone]) % (self.ranges[zone] + 1)
            for zone, now in self.counted.items()
        )
        return sum(used) * MICRO


def read_counters(zones: Path = ZONES) -> Counters | str:
    """The counters of all processors now, or why there are none, as a clause."""
    packages = [zone for zone in sorted(zones.glob("*:*")) if _name(zone).startswith(PACKAGE)]
    if not packages:
        return f"{zones} has no counter of a whole processor"
    try:
        return Counters(
            {zone.name: int((zone / "energy_uj").read_text()) for zone in packages},
            {zone.name: int((zone / "max_energy_range_uj").read_text()) for zone in packages},
        )
    except (OSError, ValueError) as exc:
        return f"the counters in {zones} cannot be read ({exc})"


def _name(zone: Path) -> str:
    try:
        return (zone / "name").read_text().strip()
    except OSError:
        return ""
