"""Chromium without a window, asked what a page looks like."""

import base64
import json
import re
import shutil
import subprocess
from contextlib import ExitStack, contextmanager

import pytest
from websockets.sync.client import connect

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
LIMIT_S = 20
LISTENING = re.compile(r"DevTools listening on (ws://[\d.:]+)(/\S+)")

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="pages are looked at with Chromium")


class Page:
    """One page. It speaks the DevTools protocol (chromedevtools.github.io/devtools-protocol)."""

    def __init__(self, socket):
        self._socket = socket
        self._n_asked = 0

    def ask(self, method, **about):
        """The answer to a command."""
        self._n_asked += 1
        self._socket.send(json.dumps({"id": self._n_asked, "method": method, "params": about}))
        while True:
            answer = json.loads(self._socket.recv(LIMIT_S))
            if answer.get("id") == self._n_asked:
                assert "error" not in answer, answer
                return answer["result"]

    def value(self, script):
        """What a script says; a promise is waited for."""
        done = self.ask(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        assert "exceptionDetails" not in done, done
        return done["result"].get("value")

    def wait_for(self, condition):
        """Until a condition of the page is true; it looks again each time that it is drawn."""
        self.value(
            "new Promise((done) => { const look = () => "
            f"{{ if ({condition}) done(true); else requestAnimationFrame(look); }}; look(); }})"
        )

    def resize(self, width, height):
        """Another size of what is seen, px."""
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            **{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )

    def prefer(self, **features):
        """As if the person preferred something: prefers_color_scheme="dark"."""
        told = [{"name": name.replace("_", "-"), "value": v} for name, v in features.items()]
        self.ask("Emulation.setEmulatedMedia", features=told)

    def picture(self):
        """What is seen, as a PNG; transparent where the page is."""
        nothing = {"r": 0, "g": 0, "b": 0, "a": 0}
        self.ask("Emulation.setDefaultBackgroundColorOverride", color=nothing)
        return base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"])


@contextmanager
def browser(folder):
    """Chromium with its profile in `folder`; gives what opens an address and gives its Page."""
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
    command += ["--hide-scrollbars", "--remote-debugging-port=0", f"--user-data-dir={folder}"]
    chromium = subprocess.Popen(
        [*command, "about:blank"], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    told = map(LISTENING.search, chromium.stderr)
    with ExitStack() as over:
        over.callback(_end, chromium)
        server, whole = next(found for found in told if found).groups()

        def open_page(address, width=900, height=560):
            with connect(server + whole, open_timeout=LIMIT_S) as socket:
                made = Page(socket).ask("Target.createTarget", url="about:blank")
            target = f"{server}/devtools/page/{made['targetId']}"
            page = Page(over.enter_context(connect(target, open_timeout=LIMIT_S, max_size=None)))
            page.resize(width, height)
            page.ask("Page.enable")
            page.ask("Page.navigate", url=address)
            page.wait_for("document.readyState === 'complete'")
            return page

        yield open_page


def _end(chromium):
    chromium.terminate()
    chromium.wait(LIMIT_S)
    chromium.stderr.close()
