"""Common words without a meaning of their own, in English, German, French and Spanish.

No name begins with one, so the first word of a segment may lose its capital. German nouns and names
in any language keep theirs, and so does "I"; a word that is missing keeps its capital, too, which
is the smaller mistake. And a line of subtitles does not end with one, least of all with those that
bind what follows.
"""

from typing import Final

_ENGLISH: Final = """
a about after all also an and another any are aren't as at be because been before being but by can
can't could couldn't did didn't do does doesn't don't each either enough even every few for from had
hadn't has hasn't have haven't he he'd he'll he's her here him his how however if in into is isn't
it it'll it's its just less like many more most much must my neither never no nor not of off on once
one only or other our out over own perhaps rather same shall she she'd she'll she's should so some
such than that that's the their them then there there's these they they'd they'll they're they've
this those though through to too under until unless up upon us very was wasn't we we'd we'll we're
we've were weren't what when where whether which while who whom whose why with within without won't
would wouldn't yet you you'd you'll you're you've your
"""
_GERMAN: Final = """
aber als am auch auf aus bei beim bis das dass dem den denn der des die doch durch ein eine einem
einen einer eines er es für gegen hat ich ihm ihn im ist jedoch mit nach nicht noch nur ob oder ohne
seit sich sind sondern und unter vom von vor weil wenn werden wie wir wird wo wurde zu zum zur
"""
_FRENCH: Final = """
au aux avec car ce ces cette chez comme dans de depuis des donc du elle elles en est et il ils je la
le les leur lui mais même ne ni nous on ont ou où par pas pour quand que qui sa sans se ses si son
sont sous sur très tu un une vous
"""
_SPANISH: Final = """
al aunque como con cuando de del desde donde el ella ellas ellos en entre es está este esta ha hasta
la las le les lo los más me mi muy ni no nos o para pero por porque pues que se si sin sobre son su
sus también tan un una unas unos y ya yo
"""

FUNCTION_WORDS: Final = frozenset(f"{_ENGLISH}{_GERMAN}{_FRENCH}{_SPANISH}".split())
"""Lower case, with a straight apostrophe."""

_BINDING: Final = """
a about after against along although among an and around as at because before behind below beneath
beside between beyond but by down during every except for from her his if in inside into its like my
near no nor of off on onto or our out outside over per since so some than that the their these this
those though through to toward towards under unless until up upon when where whether which while who
whom whose with within without your
aber als am an auf aus bei beim bis da dass dem den denn der des die diese dieser dieses durch ein
eine einem einen einer eines für gegen im in ins ist mein mit nach ob oder ohne seit sein seine um
und unter vom von vor weil wenn wie zu zum zur zwischen über
au aux avec car ce ces cet cette chez comme d'un d'une dans de depuis des donc du en entre et la le
les leur leurs ma mais mes mon ni notre nos où ou par pour quand que qui sa sans ses si son sous sur
un une vers vos votre à
al aunque con como cuando de del desde durante e el en entre hacia hasta la las los mi mis ni o para
pero por porque que se según si sin sobre su sus un una unas unos y
"""

BINDING_WORDS: Final = frozenset(_BINDING.split())
"""Articles and the like, prepositions and conjunctions: what follows belongs to them. Lower case,
with a straight apostrophe."""
