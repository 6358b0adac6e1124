"""What runs on a host, once it is known to be the right one."""

from __future__ import annotations

from pathlib import Path

from projectl.bots import value_net as net
from projectl.bots.value_net.runtime import RECORDS
from projectl.judge import net as judge_net
from projectl.judge.running import RECORDS as JUDGE_RECORDS
from projectl.rules import engine
from projectl.rules.layouts import RECORDS as ENGINE_RECORDS
from projectl.rules.ways.elsewhere import Elsewhere, Host
from projectl.rules.ways.library import check_about


def maker_of(host: Host, name: str, path: Path) -> Elsewhere:
    """Makes what the engine and the nets need there; NoLibraryError if it was compiled from other files."""
    about = host.about()
    check_about(about, path, engine, ENGINE_RECORDS.values())
    check_about(about, path, net, RECORDS.values())
    check_about(about, path, judge_net, JUDGE_RECORDS.values())
    return Elsewhere(host, name)
