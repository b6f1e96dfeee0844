from captioner.asr.evidence import mean_logprob, mean_tail_mass, spoken
from captioner.events import Token


def tokens(*tail_masses):
    return [Token(i, -0.5, mass, 0.1 * i) for i, mass in enumerate(tail_masses)]


def test_words_read_from_the_audio_are_kept():
    said = tokens(*[0.03] * 20)

    assert spoken(said, 0.12) == said


def test_a_caption_is_cut_where_the_decoder_turns_to_the_padding():
    mixed = tokens(*[0.02] * 8, *[0.4] * 6)

    kept = spoken(mixed, 0.12)

    assert 3 <= len(kept) <= 8
    assert mean_tail_mass(kept) < 0.12


def test_a_single_glance_at_the_padding_cuts_nothing():
    glance = tokens(*[0.02] * 6, 0.5, *[0.02] * 6)

    assert spoken(glance, 0.12) == glance


def test_no_tokens_have_no_mass_and_no_doubt():
    assert mean_tail_mass([]) == 0.0
    assert mean_logprob([]) == 0.0
