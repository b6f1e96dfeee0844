"""The manual page, made from the command line's own parser."""

import argparse
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

NO_ENTRY: Final = ("-h", "--help")
ENVIRONMENT: Final = {
    "CAPTIONER_MODELS": "Folder that built models are kept in, instead of the cache folder.",
    "XDG_CACHE_HOME": "Folder of caches, by default ~/.cache.",
    "QT_QPA_PLATFORM": "How the window reaches the screen: xcb (X11), wayland or offscreen.",
}
EXIT_CODES: Final = {
    "0": "All went well.",
    "1": "It failed; one line on standard error says what to do.",
    "2": "The command was mistyped.",
}
EXAMPLES: Final = {
    "captioner": "Opens the window.",
    "captioner live --source demo": "Captions the built-in recording in the terminal.",
    "captioner transcribe talk.mp3 --format srt": "Writes a recording down as subtitles.",
    "captioner doctor": "Says what is present on this machine, what is not, and what to do.",
}


def manual_page(parser: argparse.ArgumentParser, version: str, epoch: int) -> str:
    """The page in the language of man(7).

    Args:
        parser: of the whole command line, with the commands.
        version: of the program.
        epoch: date of the page, seconds since 1970.
    """
    date = datetime.fromtimestamp(epoch, UTC).date()
    name = parser.prog
    lines = [
        f'.TH {name.upper()} 1 {date} "Captioner {version}" "User Commands"',
        ".SH NAME",
        f"{name} \\- live captions of speech, made on this machine",
        ".SH SYNOPSIS",
        f".B {name}\n[\\fIOPTIONS\\fR] [\\fICOMMAND\\fR ...]",
        ".SH DESCRIPTION",
        escaped(parser.description or ""),
        ".SH OPTIONS",
        "They may stand before or after a command.",
        *_groups(parser, skip=frozenset()),
        ".SH COMMANDS",
    ]
    common = frozenset(_options(parser))
    for command, text in _commands(parser):
        lines += _command(command, text, common)
    lines += [".SH ENVIRONMENT", *_entries(ENVIRONMENT)]
    lines += [".SH EXIT STATUS", *_entries(EXIT_CODES)]
    lines += [".SH EXAMPLES", *_entries(EXAMPLES)]
    return "\n".join(line for line in lines if line) + "\n"


def escaped(text: str) -> str:
    """Plain text that shows as it is: hyphens can be copied, no line is taken for a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"(?m)^(?=[.'])", r"\\&", text)


def _command(parser: argparse.ArgumentParser, text: str, common: frozenset[str]) -> Iterator[str]:
    """A command, what only it understands, then the commands below it."""
    yield f".SS {escaped(_signature(parser))}"
    yield escaped(parser.description or _sentence(text))
    yield from _groups(parser, skip=common)
    for below, its_text in _commands(parser):
        yield from _command(below, its_text, common)


def _commands(parser: argparse.ArgumentParser) -> Iterator[tuple[argparse.ArgumentParser, str]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            texts = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, command in action.choices.items():
                yield command, texts.get(name, "")


def _signature(parser: argparse.ArgumentParser) -> str:
    """The name and the operands."""
    operands = [
        _metavar(action) + ("..." if action.nargs in ("+", "*") else "")
        for action in parser._actions
        if not action.option_strings and not isinstance(action, argparse._SubParsersAction)
    ]
    return " ".join([parser.prog.removeprefix("captioner "), *operands])


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        yield from action.option_strings


def _groups(parser: argparse.ArgumentParser, skip: frozenset[str]) -> Iterator[str]:
    """The options of a parser, group by group; those named in `skip` have been described."""
    for group in parser._action_groups:
        shown = [
            action
            for action in group._group_actions
            if action.option_strings
            and action.help is not argparse.SUPPRESS
            and not skip.intersection(action.option_strings)
            and not set(NO_ENTRY).intersection(action.option_strings)
        ]
        if shown and group.description:
            yield f".PP\n{escaped(group.description)}"
        for action in shown:
            yield from (".TP", _usage(action), escaped(_help(parser, action)))


def _usage(action: argparse.Action) -> str:
    """Such as `--model NAME`: what is typed in bold, what is replaced in italics."""
    names = ", ".join(f"\\fB{escaped(name)}\\fR" for name in action.option_strings)
    if action.nargs == 0:
        return names
    if action.metavar is None and action.choices is not None:
        value = "|".join(f"\\fB{escaped(str(choice))}\\fR" for choice in action.choices)
    else:
        value = f"\\fI{escaped(_metavar(action))}\\fR"
    return f"{names} {value}"


def _metavar(action: argparse.Action) -> str:
    return str(action.metavar or action.dest.upper())


def _help(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    return _sentence(parser._get_formatter()._expand_help(action)) if action.help else ""


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) or not text else ".")


def _entries(items: dict[str, str]) -> Iterable[str]:
    for term, text in items.items():
        yield from (".TP", f"\\fB{escaped(term)}\\fR", escaped(text))
