"""Let systems read whole recordings for their texts, one system after the other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from captioner.bench.alternate import Reader
from captioner.bench.budget import Budget
from captioner.bench.kept import KeptTexts, key
from captioner.bench.pool import WorkerPool, told
from captioner.bench.registry import PEERS
from captioner.bench.run import Done, within
from captioner.bench.scoring import Normalise, Score, score
from captioner.bench.system import Item, Skipped, SystemSpec
from captioner.errors import BenchError


@dataclass(frozen=True, slots=True)
class Texts:
    """What systems read from the same recordings."""

    items: tuple[Item, ...]
    of: dict[str, tuple[str, ...]]
    """By system; a text for each of `items`."""
    n_planned: int
    """Recordings there would have been, had there been time."""
    n_kept: dict[str, int]
    """By system, how many texts were read in an earlier run."""

    def scores(self, normalise: Normalise) -> dict[str, list[Score]]:
        """By system, of each recording."""
        return {
            name: [
                score(item.reference, text, normalise)
                for item, text in zip(self.items, texts, strict=True)
            ]
            for name, texts in self.of.items()
        }


def read_texts(
    items: Sequence[Item],
    specs: Sequence[SystemSpec],
    pool: WorkerPool,
    kept: KeptTexts | None,
    budget: Budget,
    done: Done,
) -> Texts:
    """Read recordings whole; processes of these names end before and after.

    A system without time for all of them shortens the set for everyone: what is compared was read
    by all. What fails is skipped from the pool from then on.

    Args:
        items: the recordings.
        specs: of the systems, which take recordings of any length.
        pool: with their processes.
        kept: texts of peers that were read before; None: read everything.
        budget: for all of them.
        done: told the share that is done.
    """
    pool.dismiss([spec.name for spec in specs])  # one of this name reads windows
    found: dict[str, list[str]] = {}
    n_kept: dict[str, int] = {}
    for at, spec in enumerate(specs):
        part, own_done = budget.part(1 / (len(specs) - at)), within(done, at, len(specs))
        own_kept = kept if spec.name in PEERS else None
        try:
            texts, n_before = _read(_Late(pool, spec), spec, items, own_kept, part, own_done)
        except BenchError as exc:
            pool.give_up(Skipped(spec.name, told(exc)))
            continue
        found[spec.name], n_kept[spec.name] = texts, n_before
        pool.dismiss([spec.name])
    done(1.0)
    n_read = min(map(len, found.values()), default=0)
    cut = {name: tuple(texts[:n_read]) for name, texts in found.items()}
    return Texts(tuple(items[:n_read]), cut, len(items), n_kept)


class _Late:
    """A system whose process starts with the first recording that was not read before."""

    def __init__(self, pool: WorkerPool, spec: SystemSpec) -> None:
        self._pool = pool
        self._spec = spec
        self._reader: Reader | None = None

    def text(self, item: Item) -> str:
        """Of a recording; raises BenchError."""
        if self._reader is None:
            self._reader = self._pool.readers([self._spec]).get(self._spec.name)
        if self._reader is None:
            raise BenchError("it does not start")
        return self._reader.read(item).text


def _read(
    reader: _Late,
    spec: SystemSpec,
    items: Sequence[Item],
    kept: KeptTexts | None,
    budget: Budget,
    done: Callable[[float], None],
) -> tuple[list[str], int]:
    """Texts as far as the time goes, and how many of them were kept."""
    before = kept.of(spec) if kept else {}
    texts: list[str] = []
    n_kept = 0
    for n, item in enumerate(items):
        done(n / len(items))
        text = before.get(key(item)) if before else None
        n_kept += text is not None
        if text is None:
            if budget.is_over() and texts:
                break
            text = reader.text(item)
            if kept:
                kept.keep(spec, item, text)
        texts.append(text)
    return texts, n_kept
