import pytest

from support.page import needs_node, run

pytestmark = needs_node


def message(*lines, session="a", silent_s=0.0):
    return {"silent_s": silent_s, "session": session, "lines": list(lines)}


def line(number, settled, pending="", label="", **more):
    final = not pending
    return {
        "id": number,
        "label": label,
        "settled": settled,
        "pending": pending,
        "final": final,
        **more,
    }


def after(seconds):
    return {"wait_s": seconds}


def states(path, *steps):
    return run(path, *steps)["states"]


def rows(path, *steps):
    return [state["rows"] for state in states(path, *steps)]


def test_a_growing_line_is_replaced_where_it_stands():
    shown = rows("/", message(line(1, "Good", " mor")), message(line(1, "Good morning.")))

    assert shown == [["Good mor"], ["Good morning."]]


def test_the_page_for_obs_shows_the_newest_lines_in_order_and_no_others():
    five = [line(number, f"line {number}") for number in range(5)]

    shown = rows("/obs?lines=2", message(*five), message(*five), message(*five, line(5, "line 5")))

    assert shown == [["line 3", "line 4"], ["line 3", "line 4"], ["line 4", "line 5"]]


def test_lines_stay_on_the_page_when_they_are_not_sent_any_more():
    shown = rows(
        "/", message(line(1, "one"), line(2, "two")), message(line(2, "two"), line(3, "3"))
    )

    assert shown[-1] == ["one", "two", "3"]


def test_a_line_that_was_taken_back_goes():
    shown = rows("/", message(line(1, "one"), line(2, "", "hm")), message(line(1, "one")))

    assert shown[-1] == ["one"]
    assert rows("/", message(line(1, "", "hm")), message())[-1] == []


def test_another_server_begins_with_an_empty_page():
    shown = rows("/", message(line(1, "one")), message(line(1, "other"), session="b"))

    assert shown[-1] == ["other"]


def test_text_is_never_markup_and_labels_stand_before_it():
    shown = rows("/", message(line(1, "<img src=x onerror=alert(1)> & b", label="Them")))

    assert shown == [["Them: <img src=x onerror=alert(1)> & b"]]


def test_only_what_does_not_change_any_more_is_told_to_a_screen_reader_and_once():
    done = run("/", message(line(1, "Good", " mor")), message(line(1, "Good morning.")))

    assert [state["spoken"] for state in done["states"]] == ["", "Good morning."]


@pytest.mark.parametrize("path", ["/#se-cret", "/?key=se-cret", "/obs?lines=2#se-cret"])
def test_the_key_of_the_address_is_sent_to_the_socket_only(path):
    assert run(path)["address"] == "ws://127.0.0.1:8765/captions?key=se-cret"


FADED_S = 0.2


def test_the_page_for_obs_fades_when_nobody_speaks_and_then_is_empty():
    said = message(line(1, "one"))

    seen = states("/obs", said, after(6.9), after(0.2), after(FADED_S))

    assert [(state["fading"], state["rows"]) for state in seen] == [
        (False, ["one"]),
        (False, ["one"]),
        (True, ["one"]),
        (False, []),
    ]


def test_every_word_puts_the_silence_off():
    growing = [message(line(1, "", "word " * n)) for n in range(1, 4)]
    steps = [step for one in growing for step in (one, after(5))]

    assert [state["fading"] for state in states("/obs", *steps)] == [False] * 6


def test_a_message_without_news_does_not_put_it_off():
    said = message(line(1, "one"))

    assert rows("/obs", said, after(6), said, after(2))[-1] == []


@pytest.mark.parametrize(
    ("path", "waits_s", "shown"),
    [
        ("/obs?fade=3", 2.9, ["one"]),
        ("/obs?fade=3", 3.3, []),
        ("/obs?fade=0", 3600, ["one"]),
        ("/?fade=3", 3.3, []),
        ("/?lines=2", 7.3, []),
        ("/", 3600, ["one"]),
    ],
)
def test_the_address_says_after_how_many_seconds(path, waits_s, shown):
    assert rows(path, message(line(1, "one")), after(waits_s))[-1] == shown


def test_what_has_faded_does_not_come_back_when_it_is_named_or_gets_its_full_stop():
    old, ended = line(1, "one"), line(1, "one.", label="Ann")

    seen = rows("/obs", message(old), after(8), message(ended), message(ended, line(2, "two")))

    assert seen[1:] == [[], [], ["two"]]


def test_what_goes_on_after_it_has_faded_is_shown_as_it_is_now():
    seen = rows("/obs", message(line(1, "", "one")), after(8), message(line(1, "one", " two")))

    assert seen[1:] == [[], ["one two"]]


def test_a_paragraph_that_goes_on_after_it_has_faded_begins_with_its_label():
    more = {"paragraph": 1, "gap": " "}
    first = line(1, "one", label="Ann")

    seen = rows(
        "/obs", message(first), after(8), message(first, line(2, "two", label="Ann", **more))
    )

    assert seen[-1] == ["Ann: two"]


def test_words_that_come_while_others_fade_take_their_place_at_once():
    one = line(1, "one")

    seen = states("/obs", message(one), after(7.1), message(one, line(2, "two")))

    assert (seen[-1]["fading"], seen[-1]["rows"]) == (False, ["two"])


def test_who_comes_later_is_not_shown_what_was_said_long_ago():
    seen = rows(
        "/obs", message(line(1, "one"), silent_s=60.0), message(line(1, "one"), line(2, "b"))
    )

    assert seen == [[], ["b"]]


def test_who_comes_a_little_later_is_shown_it_for_the_rest_of_the_time():
    seen = rows("/obs", message(line(1, "one"), silent_s=4.0), after(2.9), after(0.4))

    assert seen == [["one"], ["one"], []]


def test_lines_that_are_gone_leave_their_room_until_others_fill_it():
    long, short = "a" * 30, "a" * 10  # two lines, and one

    seen = states(
        "/obs",
        message(line(1, "", long)),
        message(line(1, "", short)),
        message(line(1, "", long)),
        message(line(1, short), line(2, "b")),
    )

    assert [state["empty"] for state in seen] == [0, 1, 0, 0]


def test_lines_are_whole_pixels_high_so_that_none_is_cut():
    assert run("/obs?size=41&lines=3")["style"] | {"--align": None} == {
        "--lines": "3",
        "--size": "41px",
        "--line": "55px",
        "--align": None,
    }


@pytest.mark.parametrize(
    ("asked", "given"), [("", "start"), ("?align=centre", "center"), ("?align=right", "end")]
)
def test_text_stands_at_the_left_unless_the_address_says_otherwise(asked, given):
    assert run(f"/obs{asked}")["style"]["--align"] == given


@pytest.mark.parametrize("odd", ["lines=x&size=&fade=-1", "lines=1e9", "align=<b>"])
def test_an_address_with_odd_values_still_shows_captions(odd):
    assert rows(f"/obs?{odd}", message(line(1, "one"))) == [["one"]]


def test_a_note_stands_above_the_captions_as_text_until_it_is_taken_away():
    said = message(line(1, "one"))

    shown = states("/", said | {"note": "<b>Yes</b>"}, said | {"note": "No"}, said)

    assert [state["note"] for state in shown] == ["<b>Yes</b>", "No", ""]
    assert [state["rows"] for state in shown] == [["one"]] * 3


def test_a_note_is_not_for_a_stream():
    assert [state["note"] for state in states("/obs", message() | {"note": "Yes"})] == [""]


def test_a_note_does_not_outlive_the_program_that_shows_it():
    shown = states("/", message() | {"note": "Yes"}, {"closed": True})

    assert [state["note"] for state in shown] == ["Yes", ""]
