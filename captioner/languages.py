"""The languages that Whisper knows: codes, names, and what people call them. Pure."""

from difflib import get_close_matches
from typing import Final

from captioner.errors import ConfigError, worded

AUTO: Final = "auto"
"""Instead of a language: whichever is spoken."""
ENGLISH: Final = "en"
HINT: Final = worded("`captioner --language list` shows all.")
SIMILAR: Final = 0.6  # how alike a code or name has to be to be proposed, 0 to 1


def _table(text: str) -> dict[str, str]:
    """Code to name from `code name, code name`."""
    pairs = (entry.split(maxsplit=1) for entry in text.split(","))
    return {code: name.strip() for code, name in pairs}


LANGUAGES: Final = _table(
    """
    af Afrikaans, am Amharic, ar Arabic, as Assamese, az Azerbaijani,
    ba Bashkir, be Belarusian, bg Bulgarian, bn Bengali, bo Tibetan,
    br Breton, bs Bosnian, ca Catalan, cs Czech, cy Welsh,
    da Danish, de German, el Greek, en English, es Spanish,
    et Estonian, eu Basque, fa Persian, fi Finnish, fo Faroese,
    fr French, gl Galician, gu Gujarati, ha Hausa, haw Hawaiian,
    he Hebrew, hi Hindi, hr Croatian, ht Haitian Creole, hu Hungarian,
    hy Armenian, id Indonesian, is Icelandic, it Italian, ja Japanese,
    jw Javanese, ka Georgian, kk Kazakh, km Khmer, kn Kannada,
    ko Korean, la Latin, lb Luxembourgish, ln Lingala, lo Lao,
    lt Lithuanian, lv Latvian, mg Malagasy, mi Maori, mk Macedonian,
    ml Malayalam, mn Mongolian, mr Marathi, ms Malay, mt Maltese,
    my Burmese, ne Nepali, nl Dutch, nn Nynorsk, no Norwegian,
    oc Occitan, pa Punjabi, pl Polish, ps Pashto, pt Portuguese,
    ro Romanian, ru Russian, sa Sanskrit, sd Sindhi, si Sinhala,
    sk Slovak, sl Slovenian, sn Shona, so Somali, sq Albanian,
    sr Serbian, su Sundanese, sv Swedish, sw Swahili, ta Tamil,
    te Telugu, tg Tajik, th Thai, tk Turkmen, tl Tagalog,
    tr Turkish, tt Tatar, uk Ukrainian, ur Urdu, uz Uzbek,
    vi Vietnamese, yi Yiddish, yo Yoruba, yue Cantonese, zh Chinese
    """
)
"""Code in a checkpoint's language tokens to English name."""
OTHER_NAMES: Final = {
    "castilian": "es",
    "farsi": "fa",
    "flemish": "nl",
    "haitian": "ht",
    "jv": "jw",
    "letzeburgesch": "lb",
    "mandarin": "zh",
    "moldavian": "ro",
    "myanmar": "my",
    "panjabi": "pa",
    "pushto": "ps",
    "sinhalese": "si",
    "valencian": "ca",
}
"""Other names and codes, in lower case, to code."""


def parse_language(text: str) -> str:
    """The code of a language, given as code or name in any case; `auto` stays as it is.

    Raises:
        ConfigError: no language is called so.
    """
    wanted = text.strip().lower()
    by_name = {name.lower(): code for code, name in LANGUAGES.items()} | OTHER_NAMES
    if wanted == AUTO or wanted in LANGUAGES:
        return wanted
    if wanted in by_name:
        return by_name[wanted]
    similar = get_close_matches(wanted, [*LANGUAGES, *by_name], n=3, cutoff=SIMILAR)
    codes = dict.fromkeys(by_name.get(word, word) for word in similar)
    meant = " or ".join(described(code) for code in codes)
    question = f"; did you mean {meant}?" if meant else ""
    raise ConfigError(
        worded("no language is called {text!r}{question}", text=text, question=question), hint=HINT
    )


def described(code: str) -> str:
    """A language for a person: its name and code, or the code alone if it has no name here."""
    return f"{LANGUAGES[code]} ({code})" if code in LANGUAGES else code
