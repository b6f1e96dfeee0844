"""Who may read along: checks of a request's Host, Origin and key. Pure.

A page of another site in a browser on this machine can send requests here, and with a name that
it makes point here ("DNS rebinding") it even reads the answers. So the Host has to be an address
or this machine's own name, and the Origin of a WebSocket has to be this very server.
"""

import hmac
import ipaddress
from collections.abc import Iterable
from enum import Enum, auto
from urllib.parse import parse_qs, urlsplit

LOOPBACK_NAMES = frozenset({"localhost"})


class Refusal(Enum):
    """Why a request is turned away."""

    HOST = auto()
    """It names a host that is not this machine."""
    ORIGIN = auto()
    """It comes from a page of another site."""
    KEY = auto()
    """The key is missing or wrong."""


class Gate:
    """Decides about requests."""

    def __init__(self, *, shared: bool, token: str, names: Iterable[str] = ()) -> None:
        """Make one.

        Args:
            shared: whether other machines may come; then `token` is required and the Host may be
                any address.
            token: the key.
            names: this machine's own names, for `shared`.
        """
        if shared and not token:
            raise ValueError("a server for the network needs a token")
        self._shared = shared
        self._token = token
        self._names = LOOPBACK_NAMES | ({name.lower() for name in names} if shared else set())

    def page(self, host: str | None) -> Refusal | None:
        """Why the page, which holds no captions, is not given; None if it is."""
        return None if self._is_here(host) else Refusal.HOST

    def captions(self, host: str | None, origin: str | None, path: str) -> Refusal | None:
        """Why captions are not given; None if they are.

        Args:
            host: the Host header.
            origin: the Origin header; programs that are no browsers send none.
            path: the request's path with its query.
        """
        if not self._is_here(host):
            return Refusal.HOST
        if origin is not None and origin.lower() != f"http://{host}".lower():
            return Refusal.ORIGIN
        if self._token and not self._has_key(path):
            return Refusal.KEY
        return None

    def _is_here(self, host: str | None) -> bool:
        name = _host_name(host)
        if name in self._names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self._shared or address.is_loopback

    def _has_key(self, path: str) -> bool:
        given = parse_qs(urlsplit(path).query).get("key", [""])
        return hmac.compare_digest(given[-1].encode(), self._token.encode())


def _host_name(host: str | None) -> str:
    """Name or address of a Host header without its port, in lower case; empty if it is none."""
    try:
        return urlsplit(f"//{host or ''}").hostname or ""
    except ValueError:
        return ""
