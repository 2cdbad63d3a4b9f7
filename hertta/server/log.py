"""The log of a kernel: it goes where the server's goes. IPython would put it into a page that shows no output."""

import logging
import sys


def load_ipython_extension(_shell: object) -> None:
    """Send what hertta logs to the stream that the kernel has from the server; a kernel calls this when it starts."""
    logging.getLogger("hertta").addHandler(logging.StreamHandler(sys.__stderr__))
