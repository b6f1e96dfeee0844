"""Windows that are read several at a time."""

import threading

import numpy as np
import pytest

from captioner.engine.ahead import Ahead
from captioner.engine.reading import OneReader, SeveralReaders, needs_turns
from captioner.errors import BackendError
from captioner.events import Closed, Segment
from support.fakes import PATIENCE_S, EchoTranscriber, transcript


def window(number):
    return Segment(number, np.zeros(1 + number, np.float32), 0, Closed.PAUSE)


def never():
    return False


class Meeting(EchoTranscriber):
    """Reads a window only while another one is being read beside it."""

    barrier = threading.Barrier(2)

    def transcribe(self, segment, cancelled):
        self.barrier.wait(PATIENCE_S)
        return super().transcribe(segment, cancelled)


def test_windows_are_read_at_the_same_time_and_given_in_order():
    readers = SeveralReaders(Meeting(), Meeting, 2, never)

    pending = [readers.submit(window(n)) for n in range(8)]

    assert [one.result().text for one in pending] == [str(n + 1) for n in range(8)]
    readers.close()


def test_another_transcriber_is_loaded_only_where_the_first_is_busy_and_all_are_closed():
    loaded = [EchoTranscriber()]
    readers = SeveralReaders(
        loaded[0], lambda: loaded.append(EchoTranscriber()) or loaded[-1], 4, never
    )

    for n in range(4):
        readers.submit(window(n)).result()
    readers.close()

    assert len(loaded) == 1
    assert loaded[0].closed


def test_what_a_transcriber_raises_comes_where_its_text_is_asked_for():
    first = EchoTranscriber()
    first.transcribe = lambda *_: (_ for _ in ()).throw(BackendError("no memory"))
    readers = SeveralReaders(first, EchoTranscriber, 2, never)

    with pytest.raises(BackendError, match="no memory"):
        readers.submit(window(0)).result()

    readers.close()
    assert first.closed


def test_nothing_is_read_after_it_was_told_to_stop():
    stopped = []
    readers = SeveralReaders(EchoTranscriber(), EchoTranscriber, 2, lambda: bool(stopped))
    before = readers.submit(window(0))
    assert before.result().text == "1"

    stopped.append(True)

    assert readers.submit(window(1)).result() is None
    readers.close()


def test_closing_ends_a_window_that_is_being_read():
    begun = threading.Event()

    class Endless(EchoTranscriber):
        def transcribe(self, segment, cancelled):
            begun.set()
            while not cancelled():
                threading.Event().wait(0.01)

    readers = SeveralReaders(Endless(), Endless, 2, never)
    pending = readers.submit(window(0))
    assert begun.wait(PATIENCE_S)

    readers.close()

    assert pending.result() is None


def test_one_reader_reads_on_the_thread_that_asks_and_learns_from_what_was_read_before():
    class Learning(EchoTranscriber):
        in_turn = True
        learned = ()

        def recall(self, segment, transcript):
            self.learned = (*self.learned, transcript.text)

    model = Learning()
    reader = OneReader(model, never)

    pending = [reader.recall(window(0), transcript("before")), reader.submit(window(1))]

    assert [one.result().text for one in pending] == ["before", "2"]
    assert model.learned == ("before",)
    assert model.threads == {threading.current_thread().name}
    assert needs_turns(model)
    assert not needs_turns(EchoTranscriber())


def test_an_iterator_runs_no_further_ahead_than_it_may():
    made = []

    def items():
        for n in range(100):
            made.append(n)
            yield n

    with Ahead(items, 3, lambda: None) as ahead:
        first = next(iter(ahead))

    assert first == 0
    assert len(made) <= 1 + 3 + 2  # taken, waiting, and the one that waits for room


def test_what_an_iterator_raises_comes_after_what_it_gave():
    def items():
        yield 1
        raise BackendError("broken")

    with Ahead(items, 3, lambda: None) as ahead:
        found = iter(ahead)
        assert next(found) == 1
        with pytest.raises(BackendError, match="broken"):
            next(found)


def test_the_one_who_waits_is_told_now_and_then():
    waited = threading.Event()

    def items():
        assert waited.wait(PATIENCE_S)
        yield 1

    with Ahead(items, 1, waited.set) as ahead:
        assert list(ahead) == [1]


def test_the_end_closes_an_iterator_that_has_more():
    closed = threading.Event()

    def items():
        try:
            while True:
                yield 0
        finally:
            closed.set()

    with Ahead(items, 1, lambda: None):
        pass

    assert closed.is_set()
