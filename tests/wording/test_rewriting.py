"""What is written for what was heard."""

import random

import pytest

from captioner.wording import offensive
from captioner.wording.rewriting import NO_REWRITING, Rewriter, applied
from captioner.wording.word_list import Rule, parse_list

EN = "en"


def rewriter(text, **masks):
    return Rewriter(parse_list(text).rules, masks)


def written(text, rules, language=EN, **masks):
    return applied(text, rewriter(rules, **masks).changes(text, language))


@pytest.mark.parametrize(
    ("heard", "as_written"),
    [
        ("I met win today.", "I met Nguyen today."),
        ("Win, win!", "Nguyen, Nguyen!"),
        ("win's winner, winwin, re-win", "Nguyen's winner, winwin, re-Nguyen"),
        ("(win)", "(Nguyen)"),
        ("no such word", "no such word"),
        ("", ""),
    ],
)
def test_whole_words_are_replaced(heard, as_written):
    assert written(heard, "Nguyen = win") == as_written


@pytest.mark.parametrize(
    ("heard", "as_written"),
    [
        ("color", "colour"),
        ("Color", "Colour"),
        ("COLOR", "COLOUR"),
    ],
)
def test_capitals_of_the_place_are_kept(heard, as_written):
    assert written(heard, "color -> colour") == as_written


def test_what_is_written_with_capitals_has_them_everywhere():
    assert written("NATO and Nato and nato", "NATO = nato") == "NATO and NATO and NATO"
    assert written("Iphone IPHONE", "iPhone = iphone") == "iPhone iPhone"


def test_a_small_letter_that_is_asked_for_stays_small_where_a_capital_was_heard():
    assert written("Apple pie", "Apple -> apple") == "apple pie"


def test_of_two_phrases_the_longer_one_wins_and_what_is_replaced_is_not_replaced_again():
    rules = "new -> old\nnew york -> NYC\nNYC -> never\nold -> older"

    assert written("new york, new, old", rules) == "NYC, old, older"


def test_words_of_a_phrase_are_parted_as_they_are_in_the_rule():
    assert written("cube, and eighties", "Kubernetes = cube and eighties") == ("cube, and eighties")
    assert written("cube \n and eighties", "Kubernetes = cube and eighties") == "Kubernetes"
    assert written("e.g. this", "e.g. -> for example") == "for example this"


def test_apostrophes_are_the_same_curly_or_not():
    assert written("don\u2019t", "don't -> do not") == "do not"


@pytest.mark.parametrize(
    ("heard", "rule", "as_written"),
    [
        ("我住在东京都", "东京 -> 東京", "我住在東京都"),
        ("हिन्दी हि", "हि -> X", "हिन्दी X"),
        ("naïve na", "na -> X", "naïve X"),
        ("na\u0308ive na", "na -> X", "na\u0308ive X"),
        ("STRASSE straße", "Straße = strasse", "Straße Straße"),
    ],
)
def test_words_are_those_of_their_script(heard, rule, as_written):
    assert written(heard, rule) == as_written


def test_without_rules_nothing_is_done():
    assert not NO_REWRITING
    assert not Rewriter(masks={"en": ()})
    assert not NO_REWRITING.changes("anything", EN)


def test_a_masked_word_keeps_its_first_letter():
    masks = {"en": ("darn", "heck*", "son of a gun")}

    assert written("Darn, darned heckler heck", "", **masks) == "D***, darned h****** h***"
    assert written("a son of a gun", "", **masks) == "a s** o* a g**"


def test_words_of_another_language_are_not_masked_but_ones_own_are_in_all():
    masks = {"en": ("dick",), "de": ("mist",), "": ("darn",)}

    assert written("dick mist darn", "", "de", **masks) == "dick m*** d***"
    assert written("dick mist darn", "", "en", **masks) == "d*** mist d***"
    assert written("dick mist darn", "", "fr", **masks) == "dick mist d***"


def test_a_rule_comes_before_a_mask_and_what_it_writes_is_not_masked():
    assert written("duck", "duck -> darn", en=("duck", "darn")) == "darn"


@pytest.mark.parametrize("language", offensive.languages())
def test_the_list_of_each_language_is_words_without_doubles(language):
    words = offensive.words(language)

    assert len(words) == len(set(words)) > 15
    for word in words:
        heard = word.removesuffix("*")
        assert heard == heard.lower()
        masked = written(heard, "", language, **{language: words})
        assert masked[0] == heard[0]
        assert "*" in masked


@pytest.mark.parametrize(
    "text",
    [
        "The class assessed the Scunthorpe shuttlecock.",
        "Dick Cheney shot a cockerel; the analyst wept in Essex.",
        "A basset in the passage hits the shiitake.",
    ],
)
def test_innocent_words_are_left_alone(text):
    masks = {code: offensive.words(code) for code in offensive.languages()}

    assert written(text, "", **masks) == text


WORDS = ("a", "b", "c", "A", "d")
PARTINGS = (" ", " ", " ", ", ", "-", "  ")


def random_text(random_of, n_words):
    parts = (random_of.choice(WORDS) + random_of.choice(PARTINGS) for _ in range(n_words))
    return "".join(parts).rstrip()


@pytest.mark.parametrize("seed", range(40))
def test_what_is_shown_of_settled_words_stays_whatever_follows_them(seed):
    random_of = random.Random(seed)
    rules = {}
    for number in range(6):
        heard = " ".join(random_of.choices(WORDS, k=random_of.randint(1, 4))).lower()
        rules[heard] = Rule(heard, f"R{number}")
    rewriting = Rewriter(rules.values(), {"en": ("b a", "d*")})
    text = random_text(random_of, 14)
    ends = [at for at in range(1, len(text) + 1) if not text[at - 1 : at + 1].isspace()]

    shown = ""
    for end in ends:
        pending = text[end:] if random_of.random() < 0.5 else f" {random_text(random_of, 2)}"
        if not text[end - 1].isalnum():
            continue  # settled text ends with a word
        whole = text[:end] + (pending if not pending[:1].isalnum() else "")
        changes, sure = rewriting.sure(whole, EN, end)
        now = applied(whole[:sure], [one for one in changes if one.end <= sure])
        assert now.startswith(shown)
        assert all(one.end <= sure or one.start >= sure for one in changes)
        shown = now

    assert applied(text, rewriting.changes(text, EN)).startswith(shown)


def test_settled_words_wait_only_where_a_longer_phrase_may_come_of_them():
    rewriting = Rewriter([Rule("new york", "NYC"), Rule("york", "Y")])

    assert rewriting.sure("I love new", EN, 10)[1] == 6
    assert rewriting.sure("I love newt", EN, 11)[1] == 11
    assert rewriting.sure("I love new shoes", EN, 16)[1] == 16
    assert rewriting.sure("I love new york", EN, 15)[1] == 15
    assert rewriting.sure("I love new york", EN, 10)[1] == 6
