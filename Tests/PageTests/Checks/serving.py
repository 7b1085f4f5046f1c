"""A server of one folder whose answers carry the policy of a strict viewer of reports."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

# What the HTML publisher of Jenkins sends unless an administrator changed it.
JENKINS = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';"
# A viewer that forbids what stands inline, and allows the page's own files.
OWN_FILES = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"


class _Handler(SimpleHTTPRequestHandler):
    policy = ""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Says nothing: what was asked for is read from the browser."""


@contextmanager
def served(folder: Path, policy: str) -> Iterator[str]:
    """Serves a folder to this machine; gives the address of its page."""
    handler = type("Handler", (_Handler,), {"policy": policy})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/index.html"
    finally:
        server.shutdown()
        server.server_close()
