"""Run an iterator on a thread of its own, a few items ahead of who asks for them."""

import queue
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Generic, Self, TypeVar

T = TypeVar("T")

WAIT_S: Final = 0.1  # between two looks whether it is over, and of `on_wait`


@dataclass(frozen=True, slots=True)
class _Over:
    """After the last item."""

    error: BaseException | None = None


class Ahead(Generic[T]):
    """The items of an iterator that is run on a thread. Used on one thread, by `with`.

    Its end ends the thread, which closes the iterator.
    """

    def __init__(
        self, items: Callable[[], Iterator[T]], most: int, on_wait: Callable[[], None]
    ) -> None:
        """Begin with nothing.

        Args:
            items: makes the iterator, on the thread.
            most: items that wait to be asked for, 1 or more; then the iterator has to wait.
            on_wait: called now and then while an item is waited for.
        """
        self._items = items
        self._queue = queue.Queue[T | _Over](most)
        self._on_wait = on_wait
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="ahead", daemon=True)

    def __enter__(self) -> Self:
        """Start."""
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None
    ) -> None:
        """Stop after the item that is being made."""
        self._closing.set()
        self._thread.join()

    def __iter__(self) -> Iterator[T]:
        """The items in order; raises what the iterator raises."""
        while True:
            item = self._next()
            if isinstance(item, _Over):
                if item.error is not None:
                    raise item.error
                return
            yield item

    def _next(self) -> T | _Over:
        while True:  # a wait without a limit cannot be interrupted on Windows
            try:
                return self._queue.get(timeout=WAIT_S)
            except queue.Empty:
                self._on_wait()

    def _run(self) -> None:
        items = self._items()
        try:
            for item in items:
                if not self._put(item):
                    break
            self._put(_Over())
        except BaseException as exc:  # noqa: BLE001 - raised again where the items are asked for
            self._put(_Over(exc))
        finally:
            if hasattr(items, "close"):
                items.close()

    def _put(self, item: T | _Over) -> bool:
        """Whether there was room before the end."""
        while not self._closing.is_set():
            try:
                self._queue.put(item, timeout=WAIT_S)
            except queue.Full:
                continue
            return True
        return False
