import json
import queue
import re

import pytest
from websockets.sync.client import connect

from captioner.events import Gap, GapReason
from captioner.outputs.config import OutputConfig
from captioner.outputs.outputs import Outputs
from support.events import COMPUTER, MICROPHONE, final, growing
from support.page import needs_node, run

LIMIT_S = 10.0
OF_COMPUTER = Gap(0, 28_800, GapReason.BEHIND, COMPUTER)


@pytest.fixture
def served():
    """Outputs with a page, and a reader of its messages."""
    told = queue.SimpleQueue()
    outputs = Outputs(OutputConfig(serve=True, port=0), told.put)
    outputs.start()
    port = re.search(r":(\d+)/", told.get(timeout=LIMIT_S)).group(1)
    with connect(f"ws://127.0.0.1:{port}/captions", open_timeout=LIMIT_S) as reader:
        assert received(reader)["lines"] == []
        yield outputs, reader
    outputs.stop()


def received(reader):
    return json.loads(reader.recv(LIMIT_S))


@needs_node
def test_a_gap_of_the_computers_sound_is_labelled_in_the_page(served):
    outputs, reader = served

    outputs.show(OF_COMPUTER)

    (state,) = run("/", received(reader))["states"]
    assert state["rows"] == ["Computer: [1.8 s not captioned]"]
    assert state["spoken"] == "Computer: [1.8 s not captioned]"


def test_a_gap_of_the_computers_sound_is_labelled_in_the_text_file(tmp_path):
    path = tmp_path / "captions.txt"
    outputs = Outputs(OutputConfig(text_file=str(path)), print)
    outputs.start()

    outputs.show(final(0, "hello", MICROPHONE))
    outputs.show(OF_COMPUTER)
    outputs.stop()

    assert path.read_text() == "Microphone: hello\nComputer: [1.8 s not captioned]\n"


def test_a_caption_whose_words_have_gone_for_now_is_no_empty_line(served):
    outputs, reader = served
    outputs.show(growing(0, pending="hm"))
    assert [line["pending"] for line in received(reader)["lines"]] == ["hm"]

    outputs.show(growing(0))
    gone = received(reader)["lines"]
    outputs.show(growing(0, pending="hm, yes"))

    assert gone == []
    assert [line["pending"] for line in received(reader)["lines"]] == ["hm, yes"]
