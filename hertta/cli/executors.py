"""Who makes the bank: this process, others beside it, or a Dask cluster; and how all of them end."""

import importlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager

from hertta.errors import HerttaError

_PATIENCE = 10
"""Seconds in which a cluster has to answer."""


@contextmanager
def executor(workers: int, address: str | None) -> Iterator[Executor | None]:
    """So many processes, or the cluster at an address; ``None`` for the process at hand.

    Raises:
        HerttaError: ``no-cluster`` if nobody answers there.
        BrokenExecutor: if the cluster goes away.
    """
    if address is not None:
        with _cluster(address) as cluster:
            yield cluster
    elif workers > 1:
        with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin) as pool:
            yield pool
    else:
        yield None


@contextmanager
def stopped_by_sigterm() -> Iterator[None]:
    """Let SIGTERM stop the work as Ctrl-C does, so that what is done is kept."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _begin() -> None:
    """Begin as a worker: leave Ctrl-C to the maker, and end when it is gone, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_maker, daemon=True).start()


def _end_with_maker() -> None:
    maker = multiprocessing.parent_process()
    if maker is not None:
        maker.join()
        os._exit(1)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    dask = importlib.import_module("distributed")
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # that it goes away is told by us
    try:
        client = dask.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        said = f"found no cluster at {address:.40} ({error}), expected the address of a scheduler"
        raise HerttaError("no-cluster", said, {"address": address[:40]}) from error
    try:
        with client:
            yield client.get_executor()
    except (OSError, CancelledError, dask.KilledWorker) as error:
        raise BrokenExecutor(str(error)) from error
