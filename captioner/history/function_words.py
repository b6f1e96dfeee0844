"""Common words that no name begins with: what may lose the capital of a window's first word.

Only function words stand here. German nouns and names in any language keep their capital, and so
does "I"; a word that is missing keeps its capital, too, which is the smaller mistake.
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
