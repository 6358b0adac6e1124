"""A tab of Chromium that nobody sees, since another lies over it. Those of Playwright always believe to be seen."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from web.conftest import FLAGS
from websockets.sync.client import ClientConnection, connect


class HiddenTab:
    """Evaluates as a page of Playwright does."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._ids, self._session = socket, count(1), dict[str, str]()
        pages = [each for each in self._send("Target.getTargets")["targetInfos"] if each["type"] == "page"]
        session = self._send("Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)["sessionId"]
        other = self._send("Target.createTarget", url="about:blank")["targetId"]
        self._send("Target.activateTarget", targetId=other)
        self._session = {"sessionId": session}

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params, **self._session}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == number:
                assert "error" not in answer, answer
                return answer["result"]

    def goto(self, address: str) -> None:
        """Begin to load a page."""
        self._send("Page.navigate", url=address)

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """The value of an expression, or of a function of one argument."""
        text = f"({script})({json.dumps(argument)})" if "=>" in script.partition("\n")[0] else script
        found = self._send("Runtime.evaluate", expression=text, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")


@contextmanager
def hidden_tab() -> Iterator[HiddenTab]:
    """One in a browser of its own."""
    program = shutil.which("chromium") or "chromium"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        flags = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={data}", *FLAGS]
        with subprocess.Popen([program, *flags, "about:blank"], stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            address = next(
                found[1] for line in process.stderr if (found := re.search(r"listening on (ws://\S+)", line))
            )
            try:
                with connect(address, max_size=None) as socket:
                    yield HiddenTab(socket)
            finally:
                process.terminate()
