"""Ports of this machine: taking one, and offering another when it is busy."""

import errno
import socket

from hertta.errors import HerttaError

HOST = "127.0.0.1"
_OFFERS = 50


def take(port: int) -> socket.socket:
    """Return a socket that listens on ``port`` of this machine alone; ``0`` takes any that is free.

    It is taken before anything heavy is loaded, so that a busy port is told at once and nothing is left half started.

    Raises:
        HerttaError: ``busy-port``, with the ``port`` and a free one to ``offer`` (0 if none was found).
    """
    try:
        return _listen(port)
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        offer = _free_after(port)
        raise HerttaError(
            "busy-port", f"port {port} is taken; {offer} is free", {"port": port, "offer": offer}
        ) from error


def _listen(port: int) -> socket.socket:
    listener = socket.create_server((HOST, port), backlog=128)
    listener.setblocking(False)
    return listener


def _free_after(port: int) -> int:
    for candidate in range(max(port + 1, 1024), min(port + _OFFERS, 65_535) + 1):
        try:
            _listen(candidate).close()
        except OSError:
            continue
        return candidate
    return 0
