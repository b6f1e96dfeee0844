"""What `captioner doctor` finds of a Raspberry Pi's power supply and heat, as its firmware says."""

import re
import shutil
import subprocess
from enum import IntFlag
from typing import Final

from captioner.composition.findings import Finding, Level

NAME: Final = "power"
COMMAND: Final = ("vcgencmd", "get_throttled")  # only Raspberry Pi OS and its relatives have it
LIMIT_S: Final = 5.0  # it answers within milliseconds
SINCE_START: Final = 16  # the same facts again, this many bits higher: ever since the start
NEEDS_GROUP: Final = (
    "The group `video` may ask it: sudo usermod -aG video $USER, then log in again."
)
SUPPLY: Final = (
    "Use the supply that is made for this board (5 V and 3 A for a Raspberry Pi 4, 5 A for a 5) "
    "with its own cable, and take off what draws much from USB: a low voltage slows it down and "
    "can damage what is on the card."
)
COOLING: Final = "Cool it with a heat sink or a fan, and give it air: hot, it slows itself down."


class Throttled(IntFlag):
    """The lower four bits of the answer: what is so now."""

    UNDER_VOLTAGE = 1 << 0
    CAPPED = 1 << 1
    """The processor's frequency is held down."""
    THROTTLED = 1 << 2
    """It is slowed down."""
    SOFT_LIMIT = 1 << 3
    """It is warmer than the limit from which on it is slowed down a little."""


_WORDS: Final = {
    Throttled.UNDER_VOLTAGE: "under-voltage",
    Throttled.CAPPED: "frequency capped",
    Throttled.THROTTLED: "throttled",
    Throttled.SOFT_LIMIT: "soft temperature limit",
}
_ALL: Final = sum(_WORDS)


def power_findings() -> list[Finding]:
    """One finding, or none where there is no such firmware. Takes milliseconds; any thread."""
    if shutil.which(COMMAND[0]) is None:
        return []
    try:
        asked = subprocess.run(
            COMMAND, capture_output=True, text=True, timeout=LIMIT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as exc:
        return [Finding(NAME, Level.MISSING, f"{COMMAND[0]} does not answer: {exc}")]
    bits = parse_throttled(asked.stdout)
    if bits is None:
        said = (asked.stderr.strip() or asked.stdout.strip() or "nothing").splitlines()[0]
        return [Finding(NAME, Level.MISSING, f"{COMMAND[0]} says: {said}", NEEDS_GROUP)]
    return [check_power(bits)]


def parse_throttled(text: str) -> int | None:
    """The bits in an answer such as `throttled=0x50005`; None if there are none."""
    found = re.search(r"throttled=(0x[0-9a-fA-F]+)", text)
    return int(found.group(1), 16) if found else None


def check_power(bits: int) -> Finding:
    """Whether power and cooling are enough, now and since the start.

    Args:
        bits: of `Throttled` now, and the same SINCE_START higher.
    """
    now = Throttled(bits & _ALL)
    before = Throttled((bits >> SINCE_START) & _ALL & ~now)  # what is so now was so since, too
    if not now and not before:
        return Finding(NAME, Level.OK, "enough voltage, not too hot, since the start")
    parts = (
        f"now: {_named(now)}" if now else "",
        f"since the start: {_named(before)}" if before else "",
    )
    detail = "; ".join(filter(None, parts))
    return Finding(NAME, Level.PROBLEM, detail, _advice(now | before))


def _named(facts: Throttled) -> str:
    return ", ".join(words for fact, words in _WORDS.items() if fact in facts)


def _advice(facts: Throttled) -> str:
    """A frequency is held down for either reason; heat is told apart by its own two bits."""
    hot = bool(facts & (Throttled.THROTTLED | Throttled.SOFT_LIMIT))
    weak = Throttled.UNDER_VOLTAGE in facts
    if Throttled.SOFT_LIMIT not in facts and weak:
        return SUPPLY  # a low voltage throttles, too
    if weak:
        return f"{SUPPLY} {COOLING}"
    return COOLING if hot else f"{COOLING} {SUPPLY}"
