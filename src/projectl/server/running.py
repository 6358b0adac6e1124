"""Running the application with uvicorn, in one process or in several."""

from __future__ import annotations

from .configuration import configuration
from .logs import set_up_logs
from .processes import serve_in_processes
from .rubbish import QuietServer
from .settings import Settings


def serve(settings: Settings) -> None:
    """Serve until a signal stops it; what is being written is written first."""
    set_up_logs(settings.log_level, settings.log_form)
    if settings.processes > 1:
        serve_in_processes(settings)
    else:
        QuietServer(configuration(settings)).run()
