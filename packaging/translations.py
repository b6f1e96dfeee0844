"""Bring the translations of the window up to date: behind `make translations`.

    translations.py                         what the sources say into each .ts, each .ts into a .qm
    translations.py --pseudo FOLDER [en]    a language of nobody's, for tests and pictures

Sources are read by Python's own parser, as Qt's tool overlooks a text in a condition and a count
that is given by name; merging and compiling are left to Qt's tools, which come with PySide6.
"""

import argparse
import ast
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from captioner.languages import LANGUAGES
from captioner_models.catalogue import load_catalogue

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "ui/captioner_ui/translations"
PACKAGES: Final = ("models/captioner_models", "captioner", "ui/captioner_ui")
MARKS: Final = ("tr", "tr_later", "worded")
"""The functions whose first argument is a text of the window."""
WHOLE: Final = ("de", "es", "fr")
"""The languages that have all texts; English needs a file for one and many alone."""
COUNT: Final = "%n"
PSEUDO: Final = "he"
"""Whose direction and whose buttons of Qt's the language of nobody's has."""
LETTERS: Final = "אבגדהוזחטיכלמנסעפצקרשתךםןף"  # one for each Latin letter
LONGER: Final = 1.35  # German takes a third more room than English, seldom more
LIMIT_S: Final = 60


def sources(root: Path = ROOT) -> dict[str, str]:
    """Every text that is marked, and the file where it stands first, in the order of the files."""
    found: dict[str, str] = {}
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            for text in _texts(ast.parse(path.read_text("utf-8"))):
                found.setdefault(text, path.relative_to(root).as_posix())
    for name in LANGUAGES.values():  # a table, which is read before any window speaks
        found.setdefault(name, "captioner/languages.py")
    for model in load_catalogue().models.values():  # and another one
        for text in filter(None, (model.languages, model.remark)):
            found.setdefault(text, "models/captioner_models/catalogue.toml")
    return found


def _texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in MARKS and node.args:
            yield from literals(node.args[0])


def literals(node: ast.expr) -> Iterator[str]:
    """A literal, or those between which a condition chooses."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def update(folder: Path = FOLDER) -> None:
    """Merge the sources into each .ts of `folder`, and compile it."""
    with tempfile.TemporaryDirectory() as made:
        stub = Path(made, "texts.py")
        stub.write_text("".join(_calls()), "utf-8")
        for code in (*WHOLE, "en"):
            plurals = ("-pluralonly",) if code == "en" else ()
            _run(
                "lupdate",
                *("-no-obsolete", "-locations", "none", "-source-language", "en", *plurals),
                *(str(stub), "-ts", str(folder / f"captioner_{code}.ts")),
            )
    for ts in sorted(folder.glob("*.ts")):
        compile_ts(ts)


def compile_ts(ts: Path) -> None:
    """Write the .qm beside a .ts; what is unfinished is shown in English."""
    _run("lrelease", "-silent", "-nounfinished", str(ts), "-qm", str(ts.with_suffix(".qm")))


def _calls() -> Iterator[str]:
    for text in sources():
        yield f'tr({_quoted(text)}, "", n)\n' if COUNT in text else f"tr({_quoted(text)})\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _run(tool: str, *arguments: str) -> None:
    command = str(Path(sys.executable).with_name(f"pyside6-{tool}"))
    subprocess.run([command, *arguments], check=True, stdout=subprocess.DEVNULL, timeout=LIMIT_S)


def make_pseudo(folder: Path) -> Path:
    """Write captioner_he.qm: every text longer, in letters that make no words, right to left."""
    root = ET.Element("TS", version="2.1", language=PSEUDO)
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name")
    for text in sources():
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = text
        words = pseudo(text)
        if COUNT in text:
            message.set("numerus", "yes")
            forms = ET.SubElement(message, "translation")
            for _ in range(4):  # for one, two, many, and others
                ET.SubElement(forms, "numerusform").text = words
        else:
            ET.SubElement(message, "translation").text = words
    ts = folder / f"captioner_{PSEUDO}.ts"
    ET.ElementTree(root).write(ts, "utf-8", xml_declaration=True)
    compile_ts(ts)
    return ts.with_suffix(".qm")


def pseudo(text: str) -> str:
    """`text` in other letters and longer; {names}, %n and the letter of a key stay in place."""
    swapped = "".join(_swapped(text))
    letters = sum(letter in LETTERS for letter in swapped)
    more = round(letters * (LONGER - 1))
    if not more or "\n" in text or ";;" in text:
        return swapped
    ending = len(swapped) - len(swapped.rstrip(" .…:?!)"))
    cut = len(swapped) - ending
    return f"{swapped[:cut]} {(LETTERS * 9)[:more]}{swapped[cut:]}"


def _swapped(text: str) -> Iterator[str]:
    named = 0
    before = ""
    for letter in text:
        named += {"{": 1, "}": -1}.get(letter, 0)
        keeps = named or not (letter.isascii() and letter.isalpha()) or before == "%"
        yield letter if keeps else LETTERS[ord(letter.lower()) - ord("a")]
        before = letter


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pseudo", metavar="FOLDER", type=Path)
    given = parser.parse_args()
    if given.pseudo is not None:
        given.pseudo.mkdir(parents=True, exist_ok=True)
        make_pseudo(given.pseudo)
    else:
        update()


if __name__ == "__main__":
    main()
