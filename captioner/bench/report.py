"""Write a run down: report.md to read, report.json with everything, and charts."""

import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from captioner.bench import machine
from captioner.bench.system import Skipped, SystemSpec
from captioner.bench.table import Chart, Section, to_markdown
from captioner.errors import BenchError


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A finished run."""

    date: str
    """UTC, as ISO 8601 has it."""
    command: str
    facts: Mapping[str, str]
    """About machine, model and way of measuring, in order."""
    versions: Mapping[str, str]
    systems: Sequence[SystemSpec]
    skipped: Sequence[Skipped]
    restarts: Sequence[Skipped] = ()
    """Systems that failed on a window and were started again, and why."""
    sections: Sequence[Section]

    def to_markdown(self, charts: Sequence[str]) -> str:
        """The report as text; `charts` are the files that were drawn."""
        parts = ["# Benchmark", f"Made on {self.date} by", f"    {self.command}"]
        parts.append(_list({**self.facts, "versions": _versions(self.versions)}))
        parts.append("\n".join(["Systems:", *(f"* {s.name}: {s.title}" for s in self.systems)]))
        parts += _named("Not measured:", self.skipped)
        parts += _named("Started again, and then it went on:", self.restarts)
        for section in self.sections:
            parts += _section(section, charts)
        return "\n\n".join(parts) + "\n"

    def to_json(self) -> str:
        """The report with all that was measured."""
        whole: dict[str, Any] = {
            "date": self.date,
            "command": self.command,
            "facts": dict(self.facts),
            "versions": dict(self.versions),
            "systems": {spec.name: spec.title for spec in self.systems},
            "skipped": {skipped.name: skipped.reason for skipped in self.skipped},
            "restarts": [[one.name, one.reason] for one in self.restarts],
            "sections": [_plain(section) for section in self.sections],
        }
        return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"

    def charts(self) -> list[Chart]:
        """All charts of its sections."""
        return [chart for section in self.sections for chart in section.charts]


class Begun:
    """A run that goes on: when it began, and what else the machine was doing then."""

    def __init__(self) -> None:
        self._at = datetime.now(UTC)
        self._load = machine.load()

    def report(
        self,
        about: Mapping[str, str],
        how: Mapping[str, str],
        systems: Sequence[SystemSpec],
        skipped: Sequence[Skipped],
        sections: Sequence[Section],
        restarts: Sequence[Skipped] = (),
    ) -> Report:
        """What there is by now; `about` and `how` are facts before and after the machine's."""
        minutes = (datetime.now(UTC) - self._at).total_seconds() / 60
        now = {
            "load before and after": f"{self._load} / {machine.load()}",
            "minutes": f"{minutes:.1f}",
        }
        return Report(
            date=self._at.isoformat(timespec="seconds"),
            command=f"captioner {shlex.join(sys.argv[1:])}",
            facts={**about, **machine.facts(), **how, **now},
            versions=machine.versions(),
            systems=systems,
            skipped=tuple(skipped),
            restarts=restarts,
            sections=tuple(sections),
        )


def write_report(report: Report, folder: Path, charts: Sequence[str]) -> None:
    """Write report.md and report.json into `folder`, which is made if need be.

    Args:
        report: to write.
        folder: of the run.
        charts: files that were drawn there.

    Raises:
        BenchError: the folder cannot be written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "report.md").write_text(report.to_markdown(charts), "utf-8")
        (folder / "report.json").write_text(report.to_json(), "utf-8")
    except OSError as exc:
        raise BenchError(
            f"{folder} cannot be written: {exc.strerror}", hint="Name another folder with --out."
        ) from exc


def _section(section: Section, charts: Sequence[str]) -> list[str]:
    parts = [f"## {section.number}. {section.title}"]
    parts += ["\n".join(f"* {remark}" for remark in section.remarks)] if section.remarks else []
    parts += [to_markdown(table) for table in section.tables]
    drawn = [chart for chart in section.charts if chart.file in charts]
    return parts + [f"![{chart.title}]({chart.file})" for chart in drawn]


def _named(heading: str, systems: Sequence[Skipped]) -> list[str]:
    lines = [f"* {one.name}: {one.reason}" for one in systems]
    return ["\n".join([heading, *lines])] if lines else []


def _list(facts: Mapping[str, str]) -> str:
    return "\n".join(f"* {name}: {value}" for name, value in facts.items() if value)


def _versions(versions: Mapping[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in versions.items() if value)


def _plain(section: Section) -> dict[str, Any]:
    return {
        "number": section.number,
        "title": section.title,
        "remarks": list(section.remarks),
        "tables": [asdict(table) for table in section.tables],
        **section.raw,
    }
