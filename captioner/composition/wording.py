"""How captions are written, from the options: the lists of words, and what is masked."""

from typing import TYPE_CHECKING

from captioner.composition.options import LaunchOptions

if TYPE_CHECKING:
    from captioner.wording.rewriting import Rewriter


def rewriter_for(options: LaunchOptions) -> "Rewriter":
    """What is done with each caption; false if nothing.

    Raises:
        ConfigError: a list of words cannot be read.
    """
    from captioner.wording.config import WordingConfig
    from captioner.wording.list_folder import where
    from captioner.wording.rewriting import NO_REWRITING, Rewriter
    from captioner.wording.word_list import NO_WORDS, read_lists

    lists, wording = options.recognition.words, options.wording
    if not lists and wording == WordingConfig(mask_also=wording.mask_also):
        return NO_REWRITING
    found = read_lists([where(one) for one in lists]) if lists else NO_WORDS
    masks: dict[str, tuple[str, ...]] = {}
    if wording.mask:
        from captioner.wording import offensive

        masks = {code: offensive.words(code) for code in offensive.languages()}
        masks[""] = wording.mask_also
    return Rewriter(found.rules, masks, wording.numbers)
