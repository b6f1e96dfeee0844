"""`captioner devices`: the microphones of this machine, and whether its own sound can be heard."""

import argparse
from dataclasses import asdict
from typing import TYPE_CHECKING

from captioner.composition.messages import explain
from captioner.composition.text import capitalised, sentence
from captioner.errors import AudioError

if TYPE_CHECKING:
    from captioner.audio.devices import InputDevice
    from captioner.cli.jsonlines import JsonObject


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the main parser."""
    parser = subparsers.add_parser(
        "devices", help="list what can be captioned: microphones, the computer's sound"
    )
    parser.set_defaults(func=run)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(args: argparse.Namespace) -> int:
    """Print the devices; 0 also when there are none.

    As JSON each has its `source`, the word that `--source` takes. A `mic` has the fields of
    `InputDevice`; the `computer`, the last, has the name of the output that is heard, and the
    problem and the hint if it is not.

    Raises:
        AudioError: sound input does not work at all.
    """
    from captioner.audio.devices import list_input_devices
    from captioner.audio.server_inputs import ServerInputs
    from captioner.cli.jsonlines import to_line
    from captioner.composition.assemble import COMPUTER, MICROPHONE

    devices = list_input_devices(ServerInputs())
    if args.json:
        for device in devices:
            print(to_line({"source": MICROPHONE} | asdict(device)))
        print(to_line({"source": COMPUTER} | _computer_fields()))
        return 0
    if not devices:
        print("No microphone was found.")
    else:
        print("\n".join(_row(device) for device in devices))
        print("* is the system's default. `captioner live --device NAME|INDEX` captions one.")
    print(_computer())
    return 0


def _computer_fields() -> "JsonObject":
    from captioner.audio.computer import computer_output

    try:
        return {"name": computer_output().name, "problem": None, "hint": None}
    except AudioError as exc:
        return {"name": "", "problem": str(exc), "hint": exc.hint or None}


def _computer() -> str:
    """Whether system audio can be captioned, as a line."""
    from captioner.audio.computer import computer_output

    try:
        output = computer_output().name
    except AudioError as exc:
        return sentence(capitalised(explain(exc)))
    return f"System audio on {output}: `captioner live --source computer` captions it."


def _row(device: "InputDevice") -> str:
    mark = "*" if device.is_default else " "
    rate_khz = device.rate_hz / 1000
    return f"{mark} {device.index:>2}  {device.name}  ({device.channels} ch, {rate_khz:g} kHz)"
