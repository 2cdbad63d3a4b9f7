"""Kernels: which one there is, how many may run, and when one that nobody uses ends."""

from typing import Any

from ipykernel.kernelspec import RESOURCES
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from traitlets import Float, Integer

VISITORS = 40
"""Pages open at once, each with a kernel of about 41 MB: what an ordinary machine bears."""


class Kernels(AsyncMappingKernelManager):
    """The kernels of all open pages, up to a limit: a burst of visitors must not take the machine's memory."""

    limit = Integer(VISITORS, config=True, help="How many kernels may run at once.")
    grace = Float(
        10, config=True, help="Seconds that a kernel waits for its page to connect again; six times that at first."
    )
    _starting = 0

    async def start_kernel(self, **asked: Any) -> str:  # type: ignore[override]  # as the asynchronous base does
        """Start a kernel for a page.

        Raises:
            HTTPError: 503 if as many as may run are running.
        """
        if len(self.list_kernel_ids()) + self._starting >= self.limit:
            raise HTTPError(503)
        self._starting += 1
        try:
            kernel_id = str(await super().start_kernel(**asked))
        finally:
            self._starting -= 1
        IOLoop.current().call_later(6 * self.grace, self._end_if_left, kernel_id)
        return kernel_id

    def notify_disconnect(self, kernel_id: str) -> None:
        """Give a page that is gone a while to come back, then end its kernel: closing pages do not always say so."""
        super().notify_disconnect(kernel_id)
        IOLoop.current().call_later(self.grace, self._end_if_left, kernel_id)

    async def _end_if_left(self, kernel_id: str) -> None:
        if kernel_id in self and not self._kernel_connections.get(kernel_id):
            await self.shutdown_kernel(kernel_id, now=True)


class OwnKernel(KernelSpecManager):
    """Knows one kernel: the Python that runs the application, whatever a visitor's Jupyter folders call Python."""

    def find_kernel_specs(self) -> dict[str, str]:
        """Name that kernel."""
        return {NATIVE_KERNEL_NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Describe that kernel; it speaks on the server's log, and only when something is wrong."""
        spec = self._get_kernel_spec_by_name(kernel_name, RESOURCES)
        spec.argv = [*spec.argv, "--log-level=ERROR", "--IPKernelApp.extra_extensions=hertta.server.log"]
        return spec
