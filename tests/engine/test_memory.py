"""The allocator of threads that read windows in turn."""

import ctypes
import subprocess
import sys

import pytest

from captioner.engine import memory

THREADS = """
import ctypes, sys, threading
from captioner.engine.memory import share_one_heap
if sys.argv[1] == "shared":
    share_one_heap()
together = threading.Barrier(3)
def take():
    piece = bytearray(100_000)
    together.wait(10)
threads = [threading.Thread(target=take) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
ctypes.CDLL(None).malloc_stats()
"""


def heaps(how):
    """How many heaps three threads have taken memory from."""
    told = subprocess.run(
        [sys.executable, "-c", THREADS, how], capture_output=True, text=True, check=True, timeout=60
    )
    return told.stderr.count("Arena ")


def has_glibc():
    return sys.platform == "linux" and hasattr(ctypes.CDLL(None), "malloc_stats")


@pytest.mark.skipif(not has_glibc(), reason="only glibc has several heaps and tells of them")
def test_threads_take_memory_from_one_heap_once_they_are_told():
    assert heaps("shared") == 1
    assert heaps("apart") > 1


def test_another_c_library_is_left_alone(monkeypatch):
    monkeypatch.setattr(memory.ctypes, "CDLL", lambda _name: object())

    memory.share_one_heap()
    memory.give_back_memory()


def test_another_system_is_left_alone(monkeypatch):
    monkeypatch.setattr(memory.sys, "platform", "darwin")
    monkeypatch.setattr(memory.ctypes, "CDLL", lambda _name: pytest.fail("nothing is asked"))

    memory.share_one_heap()
    memory.give_back_memory()
