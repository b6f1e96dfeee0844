import itertools

import pytest

from captioner.history.sentences import Piece, finished, flowing, in_sentences, joined


def pieces(*texts, pause_s=0.5, length_s=3.0):
    made, at_s = [], 0.0
    for text in texts:
        made.append(Piece(text, at_s, at_s + length_s, cut=pause_s == 0.0))
        at_s += length_s + pause_s
    return made


def texts(made):
    return [piece.text for piece in in_sentences(made)]


def test_fragments_of_a_sentence_are_joined():
    assert texts(pieces("It was the best", "of times.", "It was the worst.")) == [
        "It was the best of times.",
        "It was the worst.",
    ]


def test_a_joined_sentence_lasts_from_its_first_fragment_to_its_last():
    (sentence,) = in_sentences(pieces("It was the best", "of times."))

    assert (sentence.start_s, sentence.end_s) == (0.0, 6.5)


@pytest.mark.parametrize(
    ("before", "after", "pause_s", "sentences"),
    [
        ("The age of wisdom.", "and of folly.", 0.0, ["The age of wisdom and of folly."]),
        ("The age of wisdom.", "It was late.", 0.0, ["The age of wisdom.", "It was late."]),
        ("The age of wisdom.", "and of folly.", 0.5, ["The age of wisdom.", "And of folly."]),
        ("The age of wisdom?", "and of folly.", 0.0, ["The age of wisdom?", "And of folly."]),
    ],
)
def test_a_full_stop_at_a_cut_without_a_pause_is_left_out_where_the_text_goes_on(
    before, after, pause_s, sentences
):
    assert texts(pieces(before, after, pause_s=pause_s)) == sentences


def test_a_long_pause_ends_a_sentence_that_has_no_end():
    assert texts(pieces("It was the best", "of times.", pause_s=5.0)) == [
        "It was the best",
        "of times.",
    ]


def test_what_different_sources_say_is_not_joined():
    me, them = Piece("I would", 0, 1, "me"), Piece("like that.", 1, 2, "them")

    assert texts([me, them]) == ["I would", "like that."]


def test_a_remark_stands_alone():
    made = [Piece("It was", 0, 1), Piece("[2.0 s not captioned]", 1, 3, whole=True)]

    assert texts([*made, Piece("of times.", 3, 4)]) == [
        "It was",
        "[2.0 s not captioned]",
        "of times.",
    ]


def test_unbroken_speech_without_punctuation_is_cut_some_time():
    found = texts(pieces(*["and so on and on"] * 40))

    assert len(found) > 3
    assert max(map(len, found)) <= 400


def test_several_sentences_in_one_caption_come_apart_with_times_in_order():
    made = [Piece("It is. Is it? Yes", 0.0, 3.0), Piece("it is.", 3.0, 4.0)]

    found = list(in_sentences(made))

    assert [piece.text for piece in found] == ["It is.", "Is it?", "Yes it is."]
    assert all(a.end_s <= b.start_s for a, b in itertools.pairwise(found))
    assert (found[0].start_s, found[-1].end_s) == (0.0, 4.0)


def test_a_sentence_begins_when_its_first_word_does():
    piece = Piece("It is. Yes.", 0.0, 3.0, marks=((0, 0.2), (3, 0.5), (7, 2.5)))

    first, second = in_sentences([piece])

    assert (first.end_s, second.start_s) == (2.5, 2.5)


@pytest.mark.parametrize(
    ("before", "after", "together"),
    [
        ("I went to", "The market", "I went to the market"),
        ("I went to", "London", "I went to London"),
        ("he said", "I'm here", "he said I'm here"),
        ("he said", "It's here", "he said it's here"),
        ("the", "US army", "the US army"),
        ("it costs", "$3.50 today", "it costs $3.50 today"),
        ("at 10", ":30 sharp", "at 10:30 sharp"),
        ("about 1,000", "000 people", "about 1,000 000 people"),
        ("at 5", "p.m. today", "at 5 p.m. today"),
        ("I was going...", "...to the shop", "I was going to the shop"),
        ("I was going…", "And then", "I was going and then"),
        ("so it", "'s fine", "so it's fine"),
        ("a well-", "known man", "a well-known man"),
        ("東京は", "大きい。", "東京は大きい。"),
        ("東京は", "Tokyo", "東京は Tokyo"),
        ("ไป", "ตลาด", "ไปตลาด"),
        ("ذهبت إلى", "السوق؟", "ذهبت إلى السوق؟"),
        ("שלום", "עולם", "שלום עולם"),
        ("naïve", "\u0301x", "naïve\u0301x"),
        ("so 🙂", "🙂 yes", "so 🙂 🙂 yes"),
        ("er kam in", "Der Stadt an", "er kam in der Stadt an"),
        ("er kam in", "Berlin an", "er kam in Berlin an"),
        ("<b>and", "The</b> end", "<b>and the</b> end"),
        ("", "The end", "The end"),
        ("The end", "", "The end"),
    ],
)
def test_spaces_and_capitals_are_right_at_the_seam(before, after, together):
    assert joined(before, after) == together


@pytest.mark.parametrize(
    "text", ["Yes.", "Yes?", 'He said "yes."', "はい。", "نعم؟", "हाँ।", "(Yes!)", ""]
)
def test_a_sentence_that_ends_is_known_in_any_script(text):
    assert finished(text)


@pytest.mark.parametrize(
    "text", ["Yes", "Yes,", "I saw Mr.", "the U.S.", "well...", "well…", "3.5"]
)
def test_a_sentence_that_does_not_end_is_known(text):
    assert not finished(text)


@pytest.mark.parametrize(
    "text", ["It was $3.50 at 10.30 a.m. today.", "Dr. J. Smith came.", "It is Mr. and Mrs. Smith."]
)
def test_numbers_times_and_abbreviations_do_not_end_a_sentence(text):
    assert texts([Piece(text, 0, 1)]) == [text]


def test_sentences_of_a_script_without_spaces_come_apart():
    assert texts([Piece("東京です。大きいです。", 0, 2)]) == ["東京です。", "大きいです。"]


def test_nothing_that_was_said_is_lost_or_doubled():
    words = [f"w{n}{'.' if n % 7 == 0 else ''}" for n in range(200)]
    made = pieces(*(" ".join(words[n : n + 5]) for n in range(0, 200, 5)))

    assert " ".join(texts(made)).split() == words


def test_text_of_the_other_direction_is_not_joined():
    assert texts(pieces("and he said", "שלום עולם")) == ["and he said", "שלום עולם"]


def test_a_sentence_that_runs_over_the_end_of_a_long_window_is_joined():
    windows = [Piece("It is so. " * 9 + "And then", 0.0, 28.0), Piece("it ended. Yes.", 28.0, 55.0)]

    assert texts(windows)[-2:] == ["And then it ended.", "Yes."]


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (("It is", "so.", "Yes."), "It is so. Yes."),
        (("東京です。", "大きい。"), "東京です。大きい。"),
    ],
)
def test_sentences_flow_into_one_text_as_their_script_wants_it(made, text):
    assert flowing(pieces(*made)) == text
