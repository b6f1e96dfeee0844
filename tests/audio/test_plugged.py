from captioner.audio.plugged import plugged


def test_another_card_or_another_node_is_another_answer(tmp_path):
    cards, nodes = tmp_path / "cards", tmp_path / "snd"
    nodes.mkdir()
    cards.write_text(" 0 [PCH ]: HDA-Intel\n")

    def now():
        return plugged(cards, nodes, "linux")

    before = now()
    same = now()
    (nodes / "pcmC1D0c").touch()
    more = now()
    cards.write_text(" 0 [PCH ]: HDA-Intel\n 1 [USB ]: USB-Audio\n")

    assert before == same
    assert len({before, more, now()}) == 3


def test_a_system_without_sound_cards_has_an_answer_too(tmp_path):
    assert plugged(tmp_path / "cards", tmp_path / "snd", "linux") == ()


def test_elsewhere_nobody_can_tell(tmp_path):
    assert plugged(platform="win32") is None
