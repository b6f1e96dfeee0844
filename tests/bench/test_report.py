import json

import pytest

from captioner.bench.charts import draw
from captioner.bench.report import Report, write_report
from captioner.bench.system import Skipped
from captioner.bench.table import Bars, Column, FittedLine, Lines, Section, Table
from captioner.errors import BenchError
from support.measured import counting

BARS = Bars("bars.png", "Bars", "ms", ("a", "b"), (("one", (1.0, 2.0)), ("two", (3.0, 4.0))))
STACK = Bars("stack.png", "Stack", "MB", ("a",), (("one", (1.0,)), ("two", (3.0,))), stacked=True)
LINES = Lines(
    "lines.png", "Lines", "s", "ms", (FittedLine("a", ((1.0, 2.0), (2.0, 3.0)), 1.0, 1.0),)
)


def report():
    table = Table("Times", (Column("system"), Column("ms")), (("counting", 1.5),))
    section = Section(1, "Latency", ("All of them.",), (table,), (BARS,), {"windows": [1, 2]})
    return Report(
        date="2026-01-02T03:04:05+00:00",
        command="captioner bench --tables 1",
        facts={"processor": "a fast one", "cores the systems are held to": ""},
        versions={"captioner": "1", "jiwer": ""},
        systems=[counting()],
        skipped=[Skipped("moonshine", "not installed. Install it.")],
        restarts=[Skipped("counting", "no answer within 2 s.")],
        sections=[section],
    )


def test_the_report_reads_from_command_to_chart(tmp_path):
    write_report(report(), tmp_path / "new", ["bars.png"])

    text = (tmp_path / "new/report.md").read_text("utf-8")
    assert text.splitlines() == [
        *("# Benchmark", "", "Made on 2026-01-02T03:04:05+00:00 by", ""),
        *("    captioner bench --tables 1", ""),
        *("* processor: a fast one", "* versions: captioner 1", ""),
        *("Systems:", "* counting: a system that counts", ""),
        *("Not measured:", "* moonshine: not installed. Install it.", ""),
        *("Started again, and then it went on:", "* counting: no answer within 2 s.", ""),
        *("## 1. Latency", "", "* All of them.", "", "**Times**", ""),
        *("| system   |  ms |", "| -------- | --: |", "| counting | 1.5 |", ""),
        "![Bars](bars.png)",
    ]


def test_everything_is_in_the_json_file(tmp_path):
    write_report(report(), tmp_path, [])

    whole = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert whole["skipped"] == {"moonshine": "not installed. Install it."}
    (section,) = whole["sections"]
    assert section["windows"] == [1, 2]
    assert section["tables"][0]["rows"] == [["counting", 1.5]]


def test_a_chart_that_was_not_drawn_is_not_shown(tmp_path):
    write_report(report(), tmp_path, [])

    assert "bars.png" not in (tmp_path / "report.md").read_text("utf-8")


def test_a_folder_that_cannot_be_made_says_so(tmp_path):
    (tmp_path / "file").write_text("in the way", "utf-8")

    with pytest.raises(BenchError, match="cannot be written"):
        write_report(report(), tmp_path / "file", [])


def test_charts_are_png_files(tmp_path):
    pytest.importorskip("matplotlib")

    drawn = draw([BARS, STACK, LINES], tmp_path)

    assert drawn == ["bars.png", "stack.png", "lines.png"]
    assert all((tmp_path / file).read_bytes().startswith(b"\x89PNG") for file in drawn)


def test_without_matplotlib_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)

    with pytest.raises(BenchError) as caught:
        draw([BARS], tmp_path)

    assert caught.value.hint == "Install it: .venv/bin/pip install -e '.[bench]'"
