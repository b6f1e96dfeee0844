"""The report of live text, put together."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from captioner.bench import machine
from captioner.bench.checkpoint import Weights
from captioner.bench.clips import Clip, long_recordings, packaged
from captioner.bench.extras import english
from captioner.bench.kept import kept_texts
from captioner.bench.live_run import Clock, LiveRun, Setup
from captioner.bench.live_text import sections
from captioner.bench.peers import MOONSHINE  # cannot read long recordings whole
from captioner.bench.registry import OURS, USUAL_QUICK, USUAL_WHOLE, line_up, line_up_whole
from captioner.bench.report import Begun, Report
from captioner.bench.run import OwnEngine, warm_up_of
from captioner.bench.system import Skipped, SystemSpec
from captioner.bench.table import Section
from captioner.bench.worker import Worker
from captioner.config import EngineConfig, VadKind
from captioner.vad.factory import make_vad
from captioner_models.progress import Progress

LONGEST_S: Final = 30.0  # of the packaged clips that are read


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveOptions:
    """What is captioned live, by whom and how fast."""

    folder: Path | None
    """Of long recordings; None: the one that comes along."""
    n_recordings: int | None
    """Only so many of them; None for all."""
    n_for_peers: int
    """Other systems caption only so many."""
    speed: float
    """Of the engine: calls take this many times less than measured."""
    engine: EngineConfig
    """As in the program."""
    hours: float
    """Caption so long in simulated time, too; 0 for not at all."""
    clock: Clock
    vad: VadKind
    systems: tuple[str, ...]
    """Names; none for the usual ones."""
    peer_texts: Path | None
    """Where texts of peers are kept; None for the cache folder."""

    def setup(self) -> Setup:
        """How recordings are played."""
        return Setup(
            config=self.engine,
            make_vad=partial(make_vad, self.vad),
            make_whole_vad=partial(make_vad, self.vad, sparing=False),
            clock=self.clock,
            speed=self.speed,
            normalise=english(),
        )

    def recordings(self) -> tuple[tuple[Clip, ...], list[Path]]:
        """Long recordings, and recordings without speech.

        Raises:
            BenchError: there are none.
        """
        if self.folder is None:
            return (packaged(LONGEST_S).long,), []
        long = long_recordings(self.folder)[: self.n_recordings]
        return long, sorted((self.folder / "noise").glob("*.*"))


def live_reports(asked: LiveOptions, own: OwnEngine, progress: Progress) -> Iterator[Report]:
    """The report after each of its sections.

    Raises:
        CaptionerError: no recordings, no extra, or our own model does not work.
    """
    begun, setup, (recordings, noises) = Begun(), asked.setup(), asked.recordings()
    threads = own.config.threads
    cores, warm_up = machine.last_cores(threads), warm_up_of(recordings[0])
    with TemporaryDirectory() as spare:
        own = replace(own, config=replace(own.config, drafts=True))
        names = asked.systems or ((OURS,) if own.loading else ())  # nobody has the same weights
        systems, readers, skipped = _line_up(names, own, Weights(own.model, Path(spare)))
        run = LiveRun(
            setup=setup,
            recordings=recordings,
            noises=noises,
            systems=systems,
            n_for_peers=min(asked.n_for_peers, len(recordings)),
            start=lambda spec: Worker(spec, cores, warm_up, threads),
            hours=asked.hours,
            say=progress,
            readers=readers,
            kept=kept_texts(asked.peer_texts, own.fingerprint, threads),
        )
        done: list[Section] = []
        for section in sections(run):
            done.append(section)
            how = {
                "threads": str(threads),
                "clock": f"simulated; a call takes its measured {asked.clock} time"
                f" / {asked.speed:g}",
            }
            missed = [*dict.fromkeys([*skipped, *run.skipped])]
            yield begun.report({"model": own.about}, how, run.systems, missed, done)


def _line_up(
    names: tuple[str, ...], own: OwnEngine, weights: Weights
) -> tuple[list[SystemSpec], list[SystemSpec], list[Skipped]]:
    """Who captions live, who reads whole recordings, and who does not."""
    live = tuple(dict.fromkeys((OURS, *(names or USUAL_QUICK))))
    systems, skipped = line_up(live, own, weights)
    whole = [one for one in names or USUAL_WHOLE if one not in (OURS, MOONSHINE)]
    readers, missing = line_up_whole(whole, own, weights)
    return systems, readers, [*skipped, *missing]
