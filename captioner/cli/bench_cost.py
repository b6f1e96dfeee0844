"""`captioner bench cost`: what listening, starting and reading take."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.composition.options import LaunchOptions

if TYPE_CHECKING:
    from captioner.bench.cost_reports import CostOptions

COST: Final = "cost"


def cost_options(
    args: argparse.Namespace, folder: Path | None, options: LaunchOptions
) -> "CostOptions":
    """What was asked for; the detector is that of `options`."""
    from captioner.bench.cost_reports import CostOptions

    return CostOptions(folder=folder, n_recordings=args.long, quick=args.quick, vad=options.vad)
