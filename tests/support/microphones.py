from captioner.audio.microphone import Microphone
from support.fake_portaudio import device

DESK = device(0, "Desk", is_default=True)
HEADSET = device(1, "Headset")
BLOCK_S = 0.02


def microphone(system, time, wanted=None, **options):
    return Microphone(wanted, portaudio=system, clock=time.clock, wait=time.wait, **options)


def speak(system, time, samples):
    """Deliver a recording at the device's rate, block by block, in the clock's time."""
    stream = system.stream
    for start in range(0, len(samples), stream.block):
        block = samples[start : start + stream.block]
        time.now_s += len(block) / stream.rate_hz
        stream.deliver(block)


def heard(source):
    """All chunks that are there."""
    chunks = []
    while (chunk := source.read(0.0)) is not None:
        chunks.append(chunk)
    return chunks


def assert_gapless(chunks, end):
    """Each chunk begins where the one before ends, from 0 to `end`."""
    borders = [0, *(chunk.start + len(chunk.samples) for chunk in chunks)]
    assert [chunk.start for chunk in chunks] == borders[:-1]
    assert borders[-1] == end
