"""What runs in the server process of a bench."""

from __future__ import annotations

import os
import sys
import threading
import time

from projectl.server.hosting.gc_pause import untidied

from .processes import DURABLE, ECHO, WATCHED


def main(kind: str, port: int) -> None:
    """Serve as a kind of server does, until a signal comes."""
    with untidied():
        from projectl.server.app import create_app
        from projectl.server.hosting.gc_tuning import QuietServer
        from projectl.server.hosting.run import serve
        from projectl.server.hosting.uvicorn_config import configuration
        from projectl.server.logs import set_up_logs
        from projectl.server.settings import load_settings

        from .callback_times import watch
        from .echo import Echo
        from .without_storage import open_forgetful

    threading.Thread(target=_end_with_bench, daemon=True).start()
    settings = load_settings(None, os.environ, port=port)
    if kind == WATCHED:
        watch()
    if kind in (DURABLE, WATCHED):
        serve(settings)
        return
    set_up_logs(settings.log_level)
    app = Echo() if kind == ECHO else create_app(settings, open_forgetful)
    QuietServer(configuration(settings, app)).run()


def _end_with_bench() -> None:
    """The bench holds the other end: when it is gone, nobody stops this process."""
    sys.stdin.buffer.read()
    time.sleep(60)  # who was asked to stop has more to do
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
