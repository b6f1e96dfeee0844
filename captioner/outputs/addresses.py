"""The addresses under which other devices reach this machine."""

import ipaddress
import socket
from typing import Final

_ANYWHERE: Final = "127.0.0.1"  # when there is no network at all


def own_addresses() -> tuple[str, ...]:
    """IPv4 addresses of the interfaces that are up, private networks first; loopback if none."""
    import psutil

    up = {name for name, stats in psutil.net_if_stats().items() if stats.isup}
    found = [
        ipaddress.IPv4Address(address.address)
        for name, addresses in psutil.net_if_addrs().items()
        for address in addresses
        if name in up and address.family is socket.AF_INET
    ]
    usable = [address for address in found if not (address.is_loopback or address.is_link_local)]
    usable.sort(key=lambda address: not address.is_private)
    return tuple(map(str, usable)) or (_ANYWHERE,)
