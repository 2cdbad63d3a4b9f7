"""``hertta app``: the tutorial in the browser."""

import argparse
import sys
import threading
import webbrowser

from hertta.cli.words import say
from hertta.data import data_folder
from hertta.errors import HerttaError
from hertta.server import ports
from hertta.settings import has_display

PORT = 8866


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--port", type=port, default=PORT, help=say("cli-option-port", port=str(PORT)))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-option-no-browser"))


def port(text: str) -> int:
    """Read a port; 0 takes any that is free.

    Raises:
        argparse.ArgumentTypeError: not a port.
    """
    if not (text.isascii() and text.isdigit() and int(text) <= 65_535):
        raise argparse.ArgumentTypeError(say("cli-bad-port", found=text))
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to end; 0 after that, 1 if the port is busy or Voilà is missing."""
    try:
        listener = ports.take(arguments.port)
    except HerttaError as busy:
        sys.stderr.write(busy_port(busy, "app"))
        return 1
    with listener:
        try:
            from hertta.server.app import serve
        except ModuleNotFoundError as missing:
            sys.stderr.write(say("cli-missing", name=missing.name) + "\n")
            return 1
        address = f"http://{ports.HOST}:{listener.getsockname()[1]}/"
        serve(listener, data_folder("notebooks"), lambda: _started(address, not arguments.no_browser))
    return 0


def busy_port(busy: HerttaError, command: str) -> str:
    """Say that a port is busy, and with which command it would work."""
    offer = busy.facts["offer"]
    lines = [say("cli-busy-port", port=str(busy.facts["port"]))]
    if offer:
        lines.append(say("cli-busy-port-offer", command=f"hertta {command} --port {offer}"))
    return "\n".join(lines) + "\n"


def _started(address: str, browser: bool) -> None:
    print(say("cli-app-address", url=address), flush=True)
    if browser and has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
