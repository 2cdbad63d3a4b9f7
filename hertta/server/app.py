"""The application: Voilà, told where our notebooks are and what visitors may not do.

Voilà as it comes lists files, serves a contents API, leaves kernels behind, and asks other hosts for icons. What is
not wanted is not switched off but never built: the handlers below are all there are.
"""

import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyterlab_server.themes_handler import ThemesHandler
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila
from voila.paths import collect_static_paths
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from hertta.server.kernels import VISITORS, Kernels, OwnKernel
from hertta.server.pages import TEMPLATE, Home, Lesson, Missing, prepare

STATIC = Path(__file__).parent / "static"

_KERNEL = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
_WIDGETS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
_POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'unsafe-inline' 'unsafe-eval' blob:",  # JupyterLab compiles schemas, anywidget imports blobs
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self' ws://127.0.0.1:* ws://localhost:*",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
}


class App(Voila):
    """Voilà with our own pages, on a socket that is already listening."""

    listener: socket.socket
    started: Callable[[], None]

    def setup_template_dirs(self) -> None:
        """Use our own template and Voilà's scripts, whatever else lies in the visitor's Jupyter folders."""
        self.template_paths = [str(TEMPLATE)]
        self.static_paths = [str(STATIC), *collect_static_paths(["voila"], "base")]

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """List every address that is answered."""
        notebook = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        page = {"voila_configuration": self.voila_configuration}
        themes = {
            "themes_url": "/voila/api/themes",
            "path": self.themes_dir,
            "labextensions_path": self.labextensions_path,
            "no_cache_paths": ["/"],
        }
        return [
            (r"/", Home, page),
            (r"/voila/render/([a-z0-9-]+\.ipynb)", Lesson, notebook),
            (rf"/api/kernels/{_KERNEL}", KernelHandler),
            (rf"/api/kernels/{_KERNEL}/channels", VoilaKernelWebsocketHandler),
            (r"/voila/api/shutdown/(.*)", VoilaShutdownKernelHandler),
            (r"/voila/api/themes/(.*)", ThemesHandler, themes),
            (r"/voila/labextensions/(.*)", FileFindHandler, {"path": self.labextensions_path, "no_cache_paths": ["/"]}),
            (r"/voila/static/(.*)", MultiStaticFileHandler, {"paths": self.static_paths}),
            (r"/.*", Missing, page),
        ]

    def listen(self) -> None:
        """Serve until the process is told to end, then leave no kernel behind."""
        HTTPServer(self.app).add_socket(self.listener)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.started)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            self.log.debug("Interrupted")
        finally:
            self.stop()


def serve(listener: socket.socket, notebooks: Path, started: Callable[[], None], visitors: int = VISITORS) -> None:
    """Serve the notebooks of a folder as pages; return when the process is told to end.

    Args:
        listener: a listening socket, from ``hertta.server.ports.take``.
        notebooks: the folder; ``home.ipynb`` in it is shown first.
        started: called once when pages can be asked for.
        visitors: how many pages may be open at once.
    """
    logging.getLogger("tornado.access").setLevel(logging.ERROR)
    app = App(config=configuration(notebooks, visitors))
    app.listener, app.started = listener, started
    app.initialize([])
    app.start()


def configuration(notebooks: Path, visitors: int) -> Config:
    """Write down what is not as Voilà would have it; each line is there for a reason."""
    config = Config()
    config.Voila.config_file_paths = []  # a visitor's own Voilà settings are for other things
    config.Voila.log_level = logging.ERROR  # a log that is silent unless something is wrong gets read
    config.Voila.root_dir = str(notebooks)
    config.Voila.tornado_settings = {
        "allow_remote_access": False,  # a page elsewhere cannot reach us under a name of its own
        "disable_check_xsrf": True,  # a closing page ends its kernel by a beacon, which can carry no token
        "ws_ping_interval": 0,  # on one machine a page that is gone is noticed unasked; a late pong cut off live ones
        "headers": {
            "Content-Security-Policy": "; ".join(f"{kind} {sources}" for kind, sources in _POLICY.items()),
            "Referrer-Policy": "same-origin",
        },
    }
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.extension_allowlist = _WIDGETS
    config.VoilaConfiguration.kernel_spec_manager_class = OwnKernel
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    config.VoilaConfiguration.page_config_hook = _own_mathjax
    config.VoilaConfiguration.prelaunch_hook = prepare
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.template = "hertta"
    config.MappingKernelManager.cull_idle_timeout = 1200  # beacons get lost; a connected page keeps its kernel
    config.MappingKernelManager.cull_interval = 60
    config.KernelRestarter.restart_limit = 0  # a kernel started anew is empty: the page is told that it is gone
    config.KernelRestarter.time_to_dead = 1  # seconds until it is seen
    config.Kernels.limit = visitors
    return config


def _own_mathjax(page_config: dict[str, Any], **_facts: Any) -> dict[str, Any]:
    """Put a script of our own where the page would ask another host for MathJax."""
    return page_config | {"fullMathjaxUrl": f"{page_config['fullStaticUrl']}/mathjax.js", "mathjaxConfig": ""}
