"""How captions are written: what is masked, and numbers. Checked once, frozen afterwards."""

from dataclasses import dataclass

from captioner.errors import ConfigError, worded
from captioner.setting import setting, tr_later
from captioner.wording.numbers import Numbers
from captioner.wording.word_list import LONGEST


@dataclass(frozen=True, slots=True, kw_only=True)
class WordingConfig:
    """What is done with what was heard before it is shown or written anywhere."""

    mask: bool = setting(
        False,
        tr_later("Mask offensive words"),
        hint=tr_later("They are shown by their first letter; the original stays in the history."),
        help="show offensive words by their first letter only; off is the default",
    )
    mask_also: tuple[str, ...] = setting(
        (),
        tr_later("Words to mask besides"),
        hint=tr_later("One on each line; with * at its end, whatever follows in the word, too."),
        help="words to mask besides, parted by commas; * stands for whatever follows in a word",
        metavar="word,...",
    )
    """Of no effect unless `mask` is on."""
    numbers: Numbers = setting(
        Numbers.AS_HEARD,
        tr_later("Numbers"),
        hint=tr_later("In English. Digits: from ten on, where they can be read in one way only."),
        help="how English numbers are written: as-heard (the default), digits or words",
    )

    def __post_init__(self) -> None:
        for word in self.mask_also:
            bare = word.removesuffix("*")
            if len(word) > LONGEST or "*" in bare or not any(map(str.isalnum, bare)):
                raise ConfigError(
                    worded("{word!r} is not a word to be masked", word=word[:LONGEST])
                )
