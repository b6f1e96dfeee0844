import pytest

from support.page import needs_node, run

pytestmark = needs_node


def message(*lines, session="a"):
    return {"session": session, "lines": list(lines)}


def line(number, settled, pending="", label=""):
    final = not pending
    return {
        "id": number,
        "label": label,
        "settled": settled,
        "pending": pending,
        "final": final,
    }


def rows(path, *messages):
    return [state["rows"] for state in run(path, *messages)["states"]]


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
