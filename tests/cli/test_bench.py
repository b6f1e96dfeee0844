import json

import pytest

from captioner.bench.own_engine import plainest
from captioner.cli.bench import parse_tables
from captioner.cli.main import main
from captioner.errors import ConfigError
from captioner_models.variants import Variant

pytest.importorskip("whisper_normalizer")


def test_tables_are_numbers_from_1_to_12():
    assert parse_tables("12, 1,1") == (1, 12)
    for wrong in ("13", "0", "one", "", "1,,2", "1-3"):
        with pytest.raises(ConfigError):
            parse_tables(wrong)


@pytest.mark.parametrize(
    "words",
    [
        ["--tables", "13"],
        ["--systems", "whisper-x"],
        ["--iterations", "0"],
        ["--max-seconds", "-1"],
    ],
)
def test_wrong_options_are_wrong_usage(words, capsys):
    assert main(["bench", *words]) == 2
    assert "captioner bench: error" in capsys.readouterr().err


def test_conditions_that_are_not_there_are_named_with_those_that_are(tmp_path, capsys):
    options = ["--conditions", "clean, windy", "--tables", "10", "--out", str(tmp_path / "out")]

    assert main(["bench", *options]) == 1

    told = capsys.readouterr().err
    assert "'clean'" in told
    assert "There are acted, demo" in told or "There are demo" in told


def test_a_folder_without_manifest_is_one_line_on_stderr(tmp_path, capsys):
    assert main(["bench", str(tmp_path), "--out", str(tmp_path / "out")]) == 1

    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("text", ["fixed=10", "npu=10", "enc=fp32"])
def test_a_variant_with_files_of_its_own_is_never_taken_for_the_model(text):
    variant = Variant.parse(text)

    assert plainest("tiny.en", variant) == variant
    assert plainest("tiny.en", Variant.parse("enc=int8")) == Variant()


def test_the_npu_is_measured_by_name_and_not_by_the_encoder(tmp_path, capsys):
    code = main(["bench", "--encoder", "hailo", "--tables", "1", "--out", str(tmp_path)])

    assert code == 1
    assert "--systems captioner,hybrid,full-npu" in capsys.readouterr().err


def test_options_are_read_without_what_measures():
    import subprocess
    import sys

    program = (
        "import sys; from captioner.cli.main import main; main(['bench', '--help']);"
        "print([name for name in sys.modules if name.startswith('captioner.bench')])"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )

    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.slow
def test_a_quick_run_of_our_engine_writes_a_report(default_model, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("CAPTIONER_MODELS", str(default_model.parent))
    monkeypatch.setattr("captioner.bench.budget.QUICK_S", 8.0)
    out = tmp_path / "out"

    code = main(
        ["bench", "--tables", "1,8", "--quick", "--systems", "captioner", "--out", str(out)]
    )

    assert code == 0
    assert capsys.readouterr().out.strip() == str(out / "report.md")
    report = json.loads((out / "report.json").read_text("utf-8"))
    assert report["skipped"] == {}
    latency, lengths = report["sections"]
    assert (latency["number"], lengths["number"]) == (1, 8)
    errors = next(one for one in latency["tables"] if one["caption"] == "Word error rate, %")
    name, *rates, overall, runaways = errors["rows"][0]
    assert (name, runaways) == ("captioner", 0)
    assert rates
    assert overall["value"] < 15
    assert overall.keys() == {"value", "low", "high"}
    assert "## 8. Cost against length" in (out / "report.md").read_text("utf-8")


@pytest.mark.slow
def test_accuracy_alone_is_measured_on_some_conditions(default_model, tmp_path, monkeypatch):
    monkeypatch.setenv("CAPTIONER_MODELS", str(default_model.parent))
    out, texts = tmp_path / "out", tmp_path / "texts"
    only = ("--tables", "10", "--systems", "captioner", "--conditions", "demo")

    code = main(["bench", *only, "--out", str(out), "--peer-texts", str(texts)])

    assert code == 0
    (section,) = json.loads((out / "report.json").read_text("utf-8"))["sections"]
    assert {one["condition"] for one in section["recordings"]} == {"demo"}
    name, *rates, _runaways = section["tables"][0]["rows"][0]
    assert name == "captioner"
    assert all(rate["value"] < 15 for rate in rates)
    assert not texts.exists()  # nothing of ours is kept


def test_a_bar_is_rewritten_on_a_terminal_and_steps_are_lines_elsewhere():
    import io

    from captioner.cli.progress_line import ProgressLine, bar

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    for stream, rewrites in ((Terminal(), True), (io.StringIO(), False)):
        with ProgressLine(stream, bar()) as progress:
            progress("Table 1", 0.0)
            progress("Table 1", 0.5)

        shown = stream.getvalue()
        assert ("[############............]  50%" in shown) is rewrites
        assert shown.endswith("\n")
        assert (shown == "Table 1\n") is not rewrites
