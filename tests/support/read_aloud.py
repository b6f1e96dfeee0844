"""Captions of the two long recordings of reading, kept for tests: read_aloud.py FOLDER writes them.

FOLDER is `../shared/speech`. The recordings are of LJ Speech, the texts of William Morris and Emery
Walker, all in the public domain. Captions are live ones of the default model, in real time.
"""

import gzip
import json
import sys
from pathlib import Path

from captioner.events import CaptionChanged

KEPT = Path(__file__).with_name("read_aloud.json.gz")
NAMES = ("ljlong-a", "ljlong-b")


def kept():
    """For each recording: what was really said, and the events of its captions."""
    for one in json.loads(gzip.decompress(KEPT.read_bytes())):
        yield one["text"], [_event(*fields) for fields in one["captions"]]


def _event(segment, settled, pending, final, start, end, cut):
    return CaptionChanged(segment, settled, pending, bool(final), start, end, cut=bool(cut))


class _Listener:
    """Gathers what the engine tells."""

    def __init__(self):
        self.captions = []

    def show(self, event, _at_s):
        if isinstance(event, CaptionChanged):
            fields = (event.settled, event.pending, int(event.final), event.start, event.end)
            self.captions.append((event.segment_id, *fields, int(event.cut)))

    def say(self, message):
        sys.stderr.write(f"{message}\n")


def write(folder):
    """Caption the recordings and keep what came."""
    from captioner.cli.follow import follow
    from captioner.composition.assemble import build_engine, choose_source
    from captioner.composition.options import LaunchOptions

    lines = (folder / "manifest.jsonl").read_text("utf-8").splitlines()
    texts = {clip["id"]: clip["text"] for clip in map(json.loads, lines)}
    found = []
    for name in NAMES:
        options = LaunchOptions(source=str(folder / "long" / f"{name}.flac"))
        chosen, heard = choose_source(options), _Listener()
        follow(
            lambda events, options=options, chosen=chosen: build_engine(
                options, chosen.sources, events.post
            ),
            heard,
            None,
        )
        found.append({"text": texts[name], "captions": heard.captions})
    KEPT.write_bytes(gzip.compress(json.dumps(found).encode(), mtime=0))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
