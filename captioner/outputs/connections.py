"""Connections of which there are never more than so many. Imports websockets: late, please."""

import asyncio

from websockets.asyncio.server import ServerConnection


def bounded_connections(most: int) -> type[ServerConnection]:
    """A class of connections of which the one too many is dropped at once.

    A connection that has not made its request yet holds a file descriptor; without a limit, any
    device in the network could use up those of the process, and no microphone could be opened.
    """

    class BoundedConnection(ServerConnection):
        """Counts those of its class that are open."""

        n_open = 0  # of the loop's thread

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            """Go on as usual, or not at all."""
            super().connection_made(transport)
            BoundedConnection.n_open += 1
            if BoundedConnection.n_open > most:
                assert isinstance(transport, asyncio.Transport)
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            """Make room."""
            BoundedConnection.n_open -= 1
            super().connection_lost(exc)

    return BoundedConnection
