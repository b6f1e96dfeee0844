"""What the engine says, from one process to another."""

import json

import pytest

from captioner.composition.worded_json import from_json, to_json
from captioner.errors import Worded, worded


@pytest.mark.parametrize(
    "text",
    [
        "",
        "plain",
        worded("{name} is gone", name="a {brace}"),
        worded("{n} of {total:.1f} s: {why}", n=3, total=2.5, why=worded("no {what}", what="disk")),
    ],
)
def test_a_text_comes_over_with_what_it_was_made_of(text):
    over = from_json(json.loads(json.dumps(to_json(text))))

    assert over == text
    if isinstance(text, Worded):
        assert (over.template, over.values) == (text.template, text.values)


@pytest.mark.parametrize(
    "said", [None, 3, ["a"], {"template": "{a}", "values": {"b": 1}}, {"x": 1}]
)
def test_what_was_never_said_is_refused(said):
    with pytest.raises(ValueError, match=r"said|missing"):
        from_json(said)
