"""What errors advise is true: what they name exists, and what they say can be done."""

import ast
import importlib
import re
import shlex
import tomllib
from dataclasses import asdict
from functools import cache
from pathlib import Path

import pytest

from captioner.cli.main import command_parser, main
from captioner.errors import CaptionerError
from captioner.installation import Installation, advice_for

pytest.importorskip("PySide6", reason="the window's options are part of the command line")

from captioner_ui.settings_options import add_window_options

ROOT = Path(__file__).parents[1]
PLACES = {"captioner": ROOT, "captioner_ui": ROOT / "ui", "captioner_models": ROOT / "models"}
STANDING_FOR = {
    "name": "tiny.en",
    "spec.name": "tiny.en",
    "folder.name": "tiny.en",
    "checkpoint": "tiny.en",
    "arch": "hailo8l",
    "record.arch": "hailo8l",
    "NAME": "tiny.en",
    "ARCH": "hailo8l",
    "NAME|INDEX": "0",
    "FOLDER": "folder",
    "FILE": "file.wav",
    "COMMAND": "live",
}
HARMLESS = {"models list", "models list --hailo", "devices", "--language list", "doctor"}
"""Commands that an advice names and that are run here."""
COMMAND = re.compile(r"`(?:[A-Z_]+=\S+ )?captioner(?: ([^`]*))?`")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
OF_OTHERS = {  # options of other programs that advices name
    *("--reinstall", "--fix-broken", "--force-reinstall", "--target", "--find-links"),
    "--system-site-packages",
}


def modules():
    for package, place in PLACES.items():
        for path in sorted((place / package).rglob("*.py")):
            parts = path.relative_to(place).with_suffix("").parts
            yield path, ".".join(part for part in parts if part != "__init__")


def templates(node, values):
    """The texts that an expression may be, as far as they are written down."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=name) if isinstance(values.get(name), str):
            return [values[name]]
        case ast.JoinedStr(values=parts):
            texts = [""]
            for part in parts:
                texts = [text + more for text in texts for more in templates(part, values) or ["?"]]
            return texts
        case ast.FormattedValue(value=value):
            return templates(value, values) or [STANDING_FOR.get(ast.unparse(value), "?")]
        case ast.BinOp(left=left, right=right):
            lefts, rights = templates(left, values), templates(right, values)
            return [one + other for one in lefts for other in rights]
        case ast.IfExp(body=body, orelse=other):
            return templates(body, values) + templates(other, values)
        case ast.Call(func=ast.Attribute(value=value, attr="format")):
            return templates(value, values)
    return []


def documented(tree):
    """Ids of the nodes that are documentation."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def advising(tree):
    """What may be an advice: hints of errors, and what is in backticks anywhere."""
    docs = documented(tree)
    for node in ast.walk(tree):
        match node:
            case ast.keyword(arg="hint", value=value):
                yield value
            case ast.JoinedStr() | ast.Constant(value=str()) if id(node) not in docs:
                if "`" in ast.unparse(node):
                    yield node


@cache
def advices():
    """Every advice of the program, and where it stands."""
    found = {}
    for path, module in modules():
        tree = ast.parse(path.read_text("utf-8"))
        nodes = list(advising(tree))
        values = vars(importlib.import_module(module)) if nodes else {}
        for node in nodes:
            for text in templates(node, values):
                found[text] = f"{path.relative_to(ROOT)}:{node.lineno}"
    for kind in every(CaptionerError):
        found[kind.hint] = kind.__name__
    for installation in Installation:
        for text in asdict(advice_for(installation)).values():
            found[text] = installation.value
    return {text: place for text, place in found.items() if text}


def every(kind):
    return [kind, *(below for child in kind.__subclasses__() for below in every(child))]


def commands():
    """The words after `captioner` in every advice."""
    for text in advices():
        for command in COMMAND.findall(text):
            filled = re.sub(r"\{([\w.]+)\}|\b([A-Z]+(?:\|[A-Z]+)?)\b", _standing, command)
            yield filled.replace("?", "tiny.en").strip()


def _standing(found):
    return STANDING_FOR.get(found[1] or found[2], found[0])


def options_of(parser):
    for action in parser._actions:
        yield from action.option_strings
        for below in (action.choices or {}).values() if hasattr(action, "_parser_class") else ():
            yield from options_of(below)


def parser():
    return command_parser(add_window_options)


def test_there_are_advices_to_look_at():
    assert len(advices()) > 100
    assert len(set(commands())) > 10


@pytest.mark.parametrize("words", sorted(set(commands())))
def test_a_command_that_is_advised_can_be_given(words, capsys):
    code = 0
    try:
        parser().parse_args(shlex.split(words))
    except SystemExit as ended:  # `--language list` ends by itself
        code = ended.code

    assert code == 0 or "arguments are required" in capsys.readouterr().err  # but named


@pytest.mark.parametrize("words", sorted(HARMLESS & set(commands())))
def test_a_command_that_is_advised_works(words, capsys):
    code = main(shlex.split(words))

    assert code == 0 or words == "doctor"  # which finds what is missing here
    assert capsys.readouterr().out


def test_options_that_are_advised_exist():
    known = {*options_of(parser()), *OF_OTHERS}
    unknown = {
        option: place
        for text, place in advices().items()
        for option in OPTION.findall(text)
        if option not in known
    }

    assert unknown == {}


def test_pages_that_are_advised_exist():
    named = {page for text in advices() for page in re.findall(r"[\w/]+\.md\b", text)}

    assert named
    assert [page for page in named if not (ROOT / page).is_file()] == []


def test_targets_of_make_that_are_advised_exist():
    made = (ROOT / "Makefile").read_text("utf-8")
    named = {
        target
        for text in advices()
        for words in re.findall(r"\bmake ((?:[a-z-]+ )*[a-z-]+)(?=[ .,`]|$)", text)
        for target in words.split()[:1]
    }

    assert named >= {"setup"}
    missing = [one for one in named if not re.search(rf"^{one}:", made, re.MULTILINE)]
    assert missing == []


def test_what_pip_is_told_to_install_is_what_the_program_needs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    told = [text for text in advices() if "pip install" in text]

    for text in told:
        assert set(re.findall(r"\[(\w+)\]", text)) <= set(extras), text
    toolkit = advice_for(Installation.PIP).toolkit
    names = {re.split(r"[><=!;]", wanted)[0].strip() for wanted in extras["window"]}
    assert names <= set(toolkit.split())


def test_a_pip_in_the_checkout_is_advised_in_a_checkout_only():
    places = [place for text, place in advices().items() if ".venv/bin/pip" in text]

    assert set(places) == {Installation.CHECKOUT.value}


def test_variables_that_are_advised_are_read_by_the_program():
    read = {variable for path, _ in modules() for variable in _variables(path)}
    named = {word for text in advices() for word in re.findall(r"\bCAPTIONER_[A-Z_]+\b", text)}

    assert named
    assert named <= read


def _variables(path):
    tree = ast.parse(path.read_text("utf-8"))
    exact = re.compile(r"CAPTIONER_[A-Z_]+")
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from exact.findall(node.value) if exact.fullmatch(node.value) else ()
