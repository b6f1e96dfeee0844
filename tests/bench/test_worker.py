import os
from functools import partial

import pytest

from captioner.bench.machine import last_cores
from captioner.bench.pool import WorkerPool
from captioner.bench.system import SystemSpec
from captioner.bench.worker import Worker, limit_for, private_now
from captioner.errors import BenchError
from support import measured
from support.measured import counting, item


@pytest.fixture(scope="module")
def worker():
    windows = [item(n).segment for n in range(2)]
    spec = counting(environment=(("CAPTIONER_BENCH_TEST", "on"),))
    with Worker(spec, last_cores(1), windows) as started:
        yield started


def process_id(_transcriber):
    return os.getpid()


def variable(name, _transcriber):
    return os.environ.get(name)


def test_a_system_reads_windows_in_a_process_of_its_own(worker):
    found = worker.read(item(length=320))

    assert found.text.startswith("320 samples")
    assert (found.mel_s, found.encode_s, found.decode_s, found.passes) == (0.001, 0.002, 0.003, 7)
    assert found.total_s >= 0.0
    assert found.cpu_s >= 0.0
    assert worker.ask(process_id) not in (os.getpid(), None)


def test_warm_up_windows_are_read_before_anything_else():
    with Worker(counting(), (), [item().segment] * 3) as started:
        assert started.read(item()).text.endswith("number 4")


def test_private_memory_is_told_before_and_after(worker):
    loaded = worker.loaded

    assert 0 < loaded.before_bytes <= loaded.resident_bytes
    assert loaded.gained_bytes == loaded.warm_bytes - loaded.before_bytes
    assert worker.ask(private_now) > 0


def test_libraries_find_their_number_of_threads_in_the_environment_and_ours_is_untouched(worker):
    assert worker.ask(partial(variable, "OMP_NUM_THREADS")) == "1"
    assert worker.ask(partial(variable, "CAPTIONER_BENCH_TEST")) == "on"
    assert "CAPTIONER_BENCH_TEST" not in os.environ


@pytest.mark.skipif(not last_cores(1), reason="processes cannot be held to cores here")
def test_the_process_is_held_to_its_core(worker):
    assert worker.loaded.cores == tuple(last_cores(1))
    assert worker.ask(allowed_cores) == list(last_cores(1))


def allowed_cores(_transcriber):
    return sorted(os.sched_getaffinity(0))


def test_a_failing_window_is_told_and_the_process_goes_on():
    with Worker(measured.failing()) as started:
        started.read(item(0))

        with pytest.raises(BenchError, match="RuntimeError: out of order"):
            started.read(item(1))

        assert started.ask(process_id)


def test_a_process_that_ends_by_itself_is_told():
    with Worker(measured.dying()) as started, pytest.raises(BenchError, match="exit code 3"):
        started.read(item())


def test_no_answer_in_time_is_told_and_the_process_ended():
    with Worker(counting()) as started, pytest.raises(BenchError, match=r"no answer within 0\.1 s"):
        started.ask(sleeping, limit_s=0.1)


def sleeping(_transcriber):
    measured.hang()


def test_a_system_that_does_not_load_says_why():
    with pytest.raises(BenchError, match="the weights are gone") as caught:
        Worker(measured.refusing())

    assert caught.value.hint == "Fetch them."


def test_a_system_whose_library_is_missing_says_which():
    with pytest.raises(BenchError, match="no_such_library"):
        Worker(SystemSpec("x", "x", importing))


def importing():
    import no_such_library  # noqa: F401


def test_a_crew_starts_each_system_once_and_leaves_out_those_that_do_not_start():
    with WorkerPool(Worker) as pool:
        first = pool.call([counting(), measured.refusing()])
        again = pool.call([counting(), measured.refusing()])

        assert list(first) == ["counting"]
        assert again["counting"] is first["counting"]
        (skipped,) = pool.skipped
        assert skipped.name == "refusing"
        assert skipped.reason == "the weights are gone. Fetch them."


def test_memory_is_read_of_a_process_that_is_alone():
    with WorkerPool(Worker) as pool:
        others = pool.call([counting("other")])

        loaded = pool.memory_alone(counting())

        assert loaded is not None
        with pytest.raises(BenchError):
            others["other"].ask(process_id)


def test_a_system_that_fails_once_is_started_again_and_reads_on():
    with WorkerPool(Worker) as pool:
        (reader,) = pool.readers([measured.failing()]).values()
        reader.read(item(0))

        found = reader.read(item(1))

        assert found.text.endswith("number 1")
        assert [one.reason for one in pool.restarts] == ["RuntimeError: out of order."]
        assert pool.skipped == ()


def test_a_window_that_fails_twice_is_a_failure():
    with WorkerPool(Worker) as pool:
        (reader,) = pool.readers([measured.dying()]).values()

        with pytest.raises(BenchError, match="exit code 3"):
            reader.read(item())


def test_a_recording_may_take_longer_than_a_window():
    window, recording = item(length=16_000), item(length=120 * 16_000)

    assert limit_for(window.segment) == pytest.approx(125.0)
    assert limit_for(recording.segment) == pytest.approx(720.0)
