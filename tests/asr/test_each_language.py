import numpy as np

from captioner.asr.each_language import EachLanguage
from captioner.asr.language import OneLanguage
from captioner.events import ONLY, Closed, Segment, SpokenLanguage
from support.events import COMPUTER, MICROPHONE


def window(id, origin):
    return Segment(id, np.zeros(16_000, np.float32), 0, Closed.PAUSE, origin=origin)


class Counting(OneLanguage):
    """The language is the number of windows begun so far."""

    def __init__(self):
        super().__init__()
        self.n = 0

    @property
    def current(self):
        return SpokenLanguage(str(self.n))

    @current.setter
    def current(self, _):
        pass

    def begin(self, segment):
        self.n += 1
        return segment


def test_what_is_known_of_one_source_is_not_known_of_another():
    languages = EachLanguage(Counting)
    seen = []
    for origin in (MICROPHONE, MICROPHONE, COMPUTER, MICROPHONE):
        languages.begin(window(0, origin))
        seen.append(languages.current.code)

    assert seen == ["1", "2", "1", "3"]


def test_all_is_forgotten_together():
    languages = EachLanguage(Counting)
    languages.begin(window(0, ONLY))
    languages.begin(window(1, ONLY))
    languages.forget()
    languages.begin(window(2, ONLY))

    assert languages.current.code == "1"
