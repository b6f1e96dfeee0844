"""`captioner doctor`: what is present on this machine, what is not, and what to do about it."""

import argparse
import json
from dataclasses import asdict

from captioner.composition.examination import captions_possible, examination


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `doctor` to the commands."""
    parser = subparsers.add_parser("doctor", help="what is present, what is not, what to do")
    parser.add_argument("--json", action="store_true", help="one finding a line, as JSON")
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print the report.

    Returns:
        0 when captions are possible, in the terminal at least, otherwise 1.
    """
    found = examination()
    if args.json:
        for finding in found.findings:
            print(json.dumps(asdict(finding), ensure_ascii=False))
    else:
        print(found.text)
    return 0 if captions_possible(found.findings) else 1
