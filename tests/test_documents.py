"""Documents say what is so: one version, links that lead somewhere, lines of one width."""

import re
import tomllib
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from captioner import __version__

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/decisions").glob("*.md")),
]
DECISIONS = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
WIDTH = 100
MOST_WORDS_OF_README = 1100
LINK = re.compile(r"\]\(([^)\s]+)\)")
NO_PROSE = ("|", "!", "<", "    ")


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def anchors(path):
    """As GitHub makes them of headings."""
    heads = re.findall(r"(?m)^#+ (.+)$", path.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", head).strip().lower().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_to_a_file_and_to_a_heading_in_it(page):
    broken = []
    for link in LINK.findall(page.read_text("utf-8")):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / unquote(file) if file else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)

    assert broken == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_prose_is_wrapped_at_one_width(page):
    lines = page.read_text("utf-8").splitlines()

    too_wide = [line for line in lines if len(line) > WIDTH and not line.startswith(NO_PROSE)]

    assert too_wide == []


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text("utf-8").split()) <= MOST_WORDS_OF_README


def test_every_page_can_be_reached_from_the_readme():
    seen, queue = set(), [ROOT / "README.md"]
    while queue:
        page = queue.pop()
        if page in seen or page.suffix != ".md" or not page.exists():
            continue
        seen.add(page)
        links = [link.partition("#")[0] for link in LINK.findall(page.read_text("utf-8"))]
        queue += [(page.parent / link).resolve() for link in links if link and "://" not in link]

    assert [name_of(page) for page in PAGES if page.resolve() not in seen] == []


@pytest.mark.parametrize("page", DECISIONS, ids=name_of)
def test_a_decision_has_a_date_a_status_and_a_summary_of_two_sentences(page):
    title, dated, summary = page.read_text("utf-8").split("\n\n")[:3]

    number = int(page.name[:4])
    assert title.startswith(f"# {number}. ")
    assert re.match(r"- Date: 20\d\d-\d\d-\d\d.*\n- Status: (accepted|superseded by \d+)", dated)
    assert len(re.findall(r"\.(?=\s|$)", summary)) == 2
    assert f"]({page.name})" in (page.parent / "README.md").read_text("utf-8")


def test_the_version_is_in_one_place_and_the_changelog_has_it():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"(?m)^## \[(\d[^]]*)\] - (\d{4}-\d\d-\d\d)$", changelog)

    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "captioner/__init__.py"
    assert versions[0][0] == __version__
    assert versions == sorted(versions, key=lambda version: version[1], reverse=True)


def test_the_entry_of_the_software_centre_names_the_same_release():
    releases = ElementTree.parse(ROOT / "packaging/captioner.metainfo.xml").iter("release")
    newest = next(releases)
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")

    assert newest.get("version") == __version__
    assert f"## [{__version__}] - {newest.get('date')}\n" in changelog
