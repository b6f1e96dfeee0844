import hashlib
import json

import pytest

from captioner_models.errors import ModelFileError
from captioner_models.hef_files import (
    HefFile,
    HefRecord,
    check_hef,
    compiled_for,
    hef_path,
    read_hef_record,
    record_path,
    write_hef_record,
)
from captioner_models.store import ModelStore

BYTES = b"\x01HEF and so on"


def put(root, checkpoint="tiny", arch="hailo8l", window_s=10):
    path = hef_path(root, checkpoint, arch, window_s)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(BYTES)
    record = HefRecord(
        checkpoint=checkpoint,
        arch=arch,
        window_s=window_s,
        sha256=hashlib.sha256(BYTES).hexdigest(),
        size=len(BYTES),
        source="https://example.org/encoder.hef",
    )
    write_hef_record(path, record)
    return HefFile(path, record)


def test_a_record_is_read_back_as_it_was_written(tmp_path):
    file = put(tmp_path, "tiny.en")

    assert file.path.name == "tiny.en-hailo8l-10s.hef"
    assert read_hef_record(file.path) == file.record


def test_only_the_compiled_encoders_of_a_checkpoint_are_found_the_longest_first(tmp_path):
    short, long = put(tmp_path, "base", window_s=5), put(tmp_path, "base", "hailo10h")
    put(tmp_path, "tiny")
    (tmp_path / "hef" / "base-hailo8-10s.hef").write_bytes(BYTES)  # without a record

    assert compiled_for(tmp_path, "base") == (long, short)


def test_a_file_with_a_damaged_record_is_not_found_and_reading_it_says_why(tmp_path):
    file = put(tmp_path)
    record_path(file.path).write_text('{"checkpoint": "tiny"}')

    assert compiled_for(tmp_path, "tiny") == ()
    with pytest.raises(ModelFileError, match="damaged"):
        read_hef_record(file.path)


@pytest.mark.parametrize(
    ("field", "value"),
    [("arch", "hailo9"), ("window_s", 0), ("window_s", 31), ("checkpoint", ""), ("size", -1)],
)
def test_a_record_of_the_impossible_is_damaged(tmp_path, field, value):
    file = put(tmp_path)
    raw = json.loads(record_path(file.path).read_text())
    record_path(file.path).write_text(json.dumps(raw | {field: value}))

    with pytest.raises(ModelFileError, match=field):
        read_hef_record(file.path)


def test_a_truncated_file_is_noticed_by_its_size_and_an_altered_one_by_its_digest(tmp_path):
    file = put(tmp_path)

    check_hef(file, verify=True)
    file.path.write_bytes(BYTES[::-1])
    check_hef(file)
    with pytest.raises(ModelFileError, match="altered"):
        check_hef(file, verify=True)
    file.path.write_bytes(BYTES[:-1])
    with pytest.raises(ModelFileError, match="13 bytes, expected 14"):
        check_hef(file)


def test_a_file_of_the_users_own_that_is_missing_is_a_matter_of_its_name(tmp_path):
    with pytest.raises(ModelFileError, match="No such file") as caught:
        check_hef(HefFile(tmp_path / "mine.hef", None))

    assert caught.value.hint == "Check the file's name."


def test_compiled_encoders_are_not_taken_for_a_model(tmp_path):
    put(tmp_path)

    assert ModelStore(tmp_path).installed() == ()
