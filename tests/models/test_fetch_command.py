import argparse
import hashlib
from dataclasses import replace

import pytest

from captioner.cli import models, models_hailo
from captioner.errors import ModelFileError, NpuError, UnknownModelError
from captioner_models.hef_catalogue import load_hefs
from captioner_models.hef_files import HefRecord, compiled_for, write_hef_record
from support.fake_hef import encoder_hef, put_encoder
from support.file_server import serving

CONTENT = b"\x01HEF" + b"a small network"


@pytest.fixture
def root(tmp_path, monkeypatch):
    root = tmp_path / "models"
    root.mkdir()
    monkeypatch.setenv("CAPTIONER_MODELS", str(root))
    return root


@pytest.fixture
def site():
    """The vendor, on this machine."""
    with serving(CONTENT) as site:
        yield site


@pytest.fixture
def command(root, site, monkeypatch):
    """Runs `captioner models` on an empty store, the vendor being on this machine."""
    parser = argparse.ArgumentParser()
    models.add_parser(parser.add_subparsers())

    def command(*words):
        args = parser.parse_args(["models", *words])
        return args.func(args)

    here = tuple(replace(hef, url=site.url) for hef in load_hefs())
    monkeypatch.setattr(models_hailo, "load_hefs", lambda: here)
    return command


def test_fetch_prints_the_path_says_whose_digest_holds_and_which_model_to_build(
    command, root, capsys
):
    assert command("fetch", "tiny", "--arch", "hailo8l") == 0

    printed = capsys.readouterr()
    assert printed.out.strip() == str(root / "hef" / "tiny-hailo8l-10s.hef")
    assert hashlib.sha256(CONTENT).hexdigest() in printed.err
    assert "Nobody publishes a sha256" in printed.err
    assert "captioner models build tiny" in printed.err


def test_fetching_twice_says_that_it_is_here(command, capsys):
    command("fetch", "base", "--arch", "hailo8")
    capsys.readouterr()

    command("fetch", "base", "--arch", "hailo8")

    assert "is here already" in capsys.readouterr().err


def test_the_decoder_comes_along_when_asked_for_and_is_not_taken_for_an_encoder(
    command, root, capsys
):
    command("fetch", "tiny.en", "--arch", "hailo10h", "--decoder")

    encoder, decoder = capsys.readouterr().out.splitlines()
    assert decoder == str(root / "hef" / "decoders" / "tiny.en-hailo10h-10s.hef")
    assert [str(file.path) for file in compiled_for(root, "tiny.en")] == [encoder]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"arch": "hailo8"}, "compiled for hailo8, not for hailo8l"),
        ({"arch": "hailo8l", "n_frames": 500}, "takes 500 frames, expected 1000"),
    ],
)
def test_a_file_that_is_for_something_else_than_it_is_listed_under_is_not_kept(
    command, site, root, fields, words
):
    site.content = encoder_hef({"function": "nobody"}, **fields).to_bytes()

    with pytest.raises(NpuError, match=words) as caught:
        command("fetch", "tiny", "--arch", "hailo8l")

    assert site.url in caught.value.hint
    assert compiled_for(root, "tiny") == ()


def test_a_file_that_is_for_what_it_is_listed_under_is_kept(command, site, root):
    site.content = encoder_hef({"function": "nobody"}, arch="hailo8p").to_bytes()

    command("fetch", "tiny", "--arch", "hailo8")

    assert len(compiled_for(root, "tiny")) == 1


def test_what_is_not_published_is_an_error(command):
    with pytest.raises(UnknownModelError):
        command("fetch", "small", "--arch", "hailo8l")


def test_the_list_shows_what_was_fetched_and_damage_to_it(command, root, capsys):
    command("fetch", "tiny", "--arch", "hailo8l")
    command("fetch", "base", "--arch", "hailo8l", "--decoder")
    (root / "hef" / "base-hailo8l-5s.hef").write_bytes(b"\x01HEF cut")
    capsys.readouterr()

    command("list")

    lines = capsys.readouterr().out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("ALSO HERE"))
    names = [line.split()[0] for line in lines[at + 1 :]]
    assert names == ["base-hailo8l-5s", "tiny-hailo8l-10s", "decoders/base-hailo8l-5s"]
    assert "has 8 bytes, expected 19" in lines[at + 1]


def test_the_list_for_the_npu_shows_what_can_be_fetched_and_what_is(command, capsys):
    command("fetch", "base", "--arch", "hailo8l")
    capsys.readouterr()

    command("list", "--hailo")

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 15
    fetched = [line for line in lines if line.endswith(" fetched") and "not" not in line]
    assert len(fetched) == 1
    assert "hailo8l, encoder, 5 s" in fetched[0]


@pytest.mark.parametrize("name", ["tiny-hailo8l-10s", "tiny-hailo8l-10s.hef"])
def test_remove_deletes_file_and_record(command, root, capsys, name):
    command("fetch", "tiny", "--arch", "hailo8l")

    command("remove", name)

    assert compiled_for(root, "tiny") == ()
    assert [path.suffix for path in (root / "hef").iterdir()] == [".lock"]
    assert f"{name} is removed" in capsys.readouterr().err


def test_remove_deletes_a_variant_by_the_name_it_is_listed_under(command, root, capsys):
    (root / "variants" / "fixed=10" / "tiny.en").mkdir(parents=True)
    command("list")
    assert "fixed=10/tiny.en" in capsys.readouterr().out

    command("remove", "fixed=10/tiny.en")

    assert not (root / "variants" / "fixed=10" / "tiny.en").exists()


@pytest.mark.parametrize("name", ["decoders/tiny-hailo8l-10s", "fixed=10/tiny.en"])
def test_what_is_not_there_cannot_be_removed(command, name):
    with pytest.raises(ModelFileError, match="nothing to remove"):
        command("remove", name)


def compiled_elsewhere(folder, content=CONTENT):
    folder.mkdir()
    path = folder / "tiny.en-hailo8l-10s.hef"
    path.write_bytes(content)
    record = HefRecord(
        checkpoint="tiny.en",
        arch="hailo8l",
        window_s=10,
        sha256=hashlib.sha256(CONTENT).hexdigest(),
        size=len(CONTENT),
        source="",
    )
    write_hef_record(path, record)
    return path


def test_an_encoder_compiled_elsewhere_is_copied_with_its_record(command, root, tmp_path, capsys):
    path = compiled_elsewhere(tmp_path / "elsewhere")

    command("add-hef", str(path))

    (found,) = compiled_for(root, "tiny.en")
    assert capsys.readouterr().out.strip() == str(found.path)
    assert found.path.read_bytes() == CONTENT


def test_an_encoder_that_is_for_another_chip_than_its_record_says_is_not_taken(
    command, root, tmp_path
):
    path = put_encoder(tmp_path, really="hailo8")

    with pytest.raises(NpuError, match="compiled for hailo8, not for hailo8l") as caught:
        command("add-hef", str(path))

    assert str(path) in caught.value.hint
    assert compiled_for(root, "tiny.en") == ()


def test_an_encoder_without_a_record_or_other_than_it_says_is_refused(command, root, tmp_path):
    path = compiled_elsewhere(tmp_path / "elsewhere", CONTENT[::-1])
    with pytest.raises(ModelFileError, match="altered"):
        command("add-hef", str(path))
    path.with_suffix(".json").unlink()

    with pytest.raises(ModelFileError, match="no record beside it"):
        command("add-hef", str(path))

    assert compiled_for(root, "tiny.en") == ()


def test_a_name_that_no_model_has_is_told_as_such_with_the_nearest_one(command):
    with pytest.raises(
        UnknownModelError, match="no model is called 'tinny'; did you mean tiny"
    ) as no:
        command("fetch", "tinny", "--arch", "hailo8l")
    with pytest.raises(UnknownModelError, match=r"no model is called 'nosuch'$"):
        command("fetch", "nosuch", "--arch", "hailo8l")

    assert "captioner models list" in no.value.hint
