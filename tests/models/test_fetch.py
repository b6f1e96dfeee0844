"""Fetching a compiled network from a server on this machine."""

import errno
import hashlib
import json
import os
import socket
from dataclasses import replace
from pathlib import Path

import pytest

from captioner_models import download
from captioner_models.errors import ModelError, ModelSourceError, UnknownModelError
from captioner_models.hef_catalogue import Part, PublishedHef, find_hef, load_hefs, parse_hefs
from captioner_models.hef_fetch import fetch_hef
from captioner_models.hef_files import compiled_for, read_hef_record
from support.file_server import serving

CONTENT = b"\x01HEF" + bytes(range(256)) * 4000  # 1 MB: several pieces
SHA256 = hashlib.sha256(CONTENT).hexdigest()


@pytest.fixture
def site():
    with serving(CONTENT) as site:
        yield site


@pytest.fixture
def hef(site):
    return PublishedHef(
        checkpoint="tiny", arch="hailo8l", window_s=10, part=Part.ENCODER, url=site.url
    )


def left(root):
    """Names of what lies there, locks left out."""
    return sorted(path.name for path in (root / "hef").iterdir() if path.suffix != ".lock")


def test_a_fetched_file_is_in_its_place_with_a_record_and_nothing_beside(hef, site, tmp_path):
    shares = []

    found = fetch_hef(hef, tmp_path, lambda _step, share: shares.append(share))

    assert found.path.read_bytes() == CONTENT
    assert left(tmp_path) == ["tiny-hailo8l-10s.hef", "tiny-hailo8l-10s.json"]
    record = read_hef_record(found.path)
    assert (record.sha256, record.size, record.source) == (SHA256, len(CONTENT), site.url)
    assert (found.new, found.first) == (True, True)
    assert [file.path for file in compiled_for(tmp_path, "tiny")] == [found.path]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_a_whole_file_is_not_fetched_again(hef, site, tmp_path):
    fetch_hef(hef, tmp_path)

    again = fetch_hef(hef, tmp_path)

    assert (again.new, again.first) == (False, False)
    assert len(site.asked) == 1


def test_an_altered_file_is_fetched_again(hef, tmp_path):
    path = fetch_hef(hef, tmp_path).path
    path.write_bytes(CONTENT[:-1] + b"?")

    again = fetch_hef(hef, tmp_path)

    assert again.new
    assert path.read_bytes() == CONTENT


def test_what_broke_off_goes_on_where_it_broke_off(hef, site, tmp_path):
    site.break_off_after = 300_000
    with pytest.raises(ModelSourceError, match="broke off after 300000 of") as caught:
        fetch_hef(hef, tmp_path)
    assert "goes on" in caught.value.hint
    assert compiled_for(tmp_path, "tiny") == ()
    site.break_off_after = None

    found = fetch_hef(hef, tmp_path)

    assert site.asked == ["", "bytes=300000-"]
    assert found.path.read_bytes() == CONTENT
    assert left(tmp_path) == ["tiny-hailo8l-10s.hef", "tiny-hailo8l-10s.json"]


def test_a_file_that_was_renewed_meanwhile_is_fetched_from_the_start(hef, site, tmp_path):
    site.break_off_after = 300_000
    with pytest.raises(ModelSourceError):
        fetch_hef(hef, tmp_path)
    renewed = CONTENT[:4] + CONTENT[:3:-1]
    site.break_off_after, site.etag, site.content = None, '"second"', renewed

    found = fetch_hef(hef, tmp_path)

    assert found.path.read_bytes() == renewed


def test_a_server_that_gives_no_parts_is_asked_for_the_whole(hef, site, tmp_path):
    site.break_off_after, site.ranges = 300_000, False
    with pytest.raises(ModelSourceError):
        fetch_hef(hef, tmp_path)
    site.break_off_after = None

    assert fetch_hef(hef, tmp_path).path.read_bytes() == CONTENT


def test_all_bytes_without_the_last_step_need_no_byte_more(hef, site, tmp_path):
    folder = tmp_path / "hef"
    folder.mkdir()
    part = folder / ".tiny-hailo8l-10s.hef.part"
    part.write_bytes(CONTENT)
    Path(f"{part}.json").write_text(json.dumps({"url": site.url, "version": site.etag}))

    found = fetch_hef(hef, tmp_path)

    assert site.asked == [f"bytes={len(CONTENT)}-"]
    assert found.path.read_bytes() == CONTENT


def test_a_part_of_another_address_is_not_gone_on_with(hef, site, tmp_path):
    folder = tmp_path / "hef"
    folder.mkdir()
    part = folder / ".tiny-hailo8l-10s.hef.part"
    part.write_bytes(b"something else")
    Path(f"{part}.json").write_text(json.dumps({"url": "https://a/b", "version": site.etag}))

    assert fetch_hef(hef, tmp_path).path.read_bytes() == CONTENT


@pytest.mark.parametrize(
    ("status", "words", "hint"),
    [
        (404, "is not there", "moved"),
        (403, "is not there", "moved"),
        (503, "refused", "later"),
    ],
)
def test_a_refusal_is_told_with_a_hint(hef, site, tmp_path, status, words, hint):
    site.status = status

    with pytest.raises(ModelSourceError, match=words) as caught:
        fetch_hef(hef, tmp_path)

    assert str(status) in str(caught.value)
    assert hint in caught.value.hint
    assert left(tmp_path) == []


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("text/html; charset=utf-8", b"<html>Please log in</html>"),
        ("application/octet-stream", b"<html>Please log in</html>"),
        ("binary/octet-stream", b""),
    ],
)
def test_a_page_in_place_of_the_file_is_never_kept(hef, site, tmp_path, kind, content):
    site.kind, site.content = kind, content

    with pytest.raises(ModelSourceError) as caught:
        fetch_hef(hef, tmp_path)

    assert "browser" in caught.value.hint
    assert left(tmp_path) == []


def test_no_network_is_told_with_a_hint(hef, tmp_path):
    with socket.socket() as taken:  # a port that nobody listens on afterwards
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    nobody = replace(hef, url=f"http://127.0.0.1:{port}/network.hef")

    with pytest.raises(ModelSourceError, match="cannot be reached") as caught:
        fetch_hef(nobody, tmp_path)

    assert "network" in caught.value.hint


def test_a_disk_without_room_is_told_before_a_byte_is_written(hef, tmp_path):
    with pytest.raises(ModelSourceError, match="not enough room") as caught:
        fetch_hef(hef, tmp_path, free_bytes=lambda _folder: 1000)

    assert "CAPTIONER_MODELS" in caught.value.hint
    assert compiled_for(tmp_path, "tiny") == ()


def test_a_disk_that_fills_up_midway_is_told_with_a_hint(hef, tmp_path, monkeypatch):
    def full(_response, *_options):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(download, "_receive", full)

    with pytest.raises(ModelSourceError, match="not enough room"):
        fetch_hef(hef, tmp_path)


def test_a_folder_that_is_a_file_is_told_with_a_hint(hef, tmp_path):
    (tmp_path / "hef").write_text("in the way")

    with pytest.raises(ModelError, match="cannot be written") as caught:
        fetch_hef(hef, tmp_path)

    assert "CAPTIONER_MODELS" in caught.value.hint


def test_another_file_than_the_first_one_is_refused_unless_forced(hef, site, tmp_path):
    path = fetch_hef(hef, tmp_path).path
    path.unlink()
    site.content = CONTENT + b"renewed"

    with pytest.raises(ModelSourceError, match="another file than the one that was fetched before"):
        fetch_hef(hef, tmp_path)
    assert not path.exists()

    found = fetch_hef(hef, tmp_path, force=True)
    assert found.path.read_bytes() == CONTENT + b"renewed"


def test_a_published_digest_holds_from_the_first_download_on(hef, tmp_path):
    published = replace(hef, sha256="0" * 64)

    with pytest.raises(ModelSourceError, match="that was published"):
        fetch_hef(published, tmp_path)

    assert left(tmp_path) == []
    assert not fetch_hef(replace(hef, sha256=SHA256), tmp_path).first


@pytest.mark.parametrize(
    "url", ["http://example.org/a.hef", "ftp://127.0.0.1/a.hef", "file:///etc/passwd", "https://"]
)
def test_only_https_is_fetched_from_elsewhere(hef, tmp_path, url):
    with pytest.raises(ModelSourceError, match="only https"):
        fetch_hef(replace(hef, url=url), tmp_path)


def test_a_redirect_to_an_unsafe_address_is_not_followed(hef, site, tmp_path):
    site.redirect = "http://example.org/network.hef"

    with pytest.raises(ModelSourceError, match="only https"):
        fetch_hef(hef, tmp_path)


def test_every_entry_of_the_catalogue_has_its_own_place_and_a_safe_address():
    hefs = load_hefs()

    for hef in hefs:
        download.require_safe(hef.url)
    places = {hef.path(Path("models")) for hef in hefs}
    assert len(places) == len(hefs) == 14
    assert Path("models/hef/base-hailo8l-5s.hef") in places


@pytest.mark.parametrize(
    ("checkpoint", "arch", "window_s"),
    [
        *[("tiny", arch, 10) for arch in ("hailo8", "hailo8l", "hailo10h")],
        *[("base", arch, 5) for arch in ("hailo8", "hailo8l")],
        *[("base", "hailo10h", 10), ("tiny.en", "hailo10h", 10)],
    ],
)
def test_the_vendors_networks_are_found_with_their_windows(checkpoint, arch, window_s):
    assert find_hef(load_hefs(), checkpoint, arch).window_s == window_s


def test_what_is_not_published_is_told_with_what_is():
    with pytest.raises(UnknownModelError, match=r"only of tiny \(10 s\), base \(5 s\)") as caught:
        find_hef(load_hefs(), "tiny.en", "hailo8l")

    assert "export-hailo tiny.en" in caught.value.hint


def test_a_damaged_list_says_so():
    with pytest.raises(ModelError, match="damaged"):
        parse_hefs('base = "https://a/"\n[[hefs]]\ncheckpoint = "tiny"\n')
