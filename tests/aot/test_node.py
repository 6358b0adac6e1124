"""WebAssembly in Node: the module with the quicker instructions where it is understood, else the plain one."""

from pathlib import Path

import pytest
from wasm import made, node

from projectl.aot.hosts.process import HostEndedError, Process, in_node
from projectl.rules import State
from projectl.rules.ways.elsewhere import Elsewhere


def name_and_close(maker: Elsewhere) -> str:
    assert isinstance(maker.host, Process)
    maker.host.close()
    return maker.name


def test_the_quicker_one_is_taken() -> None:
    assert name_and_close(in_node(node(), made("kernels-simd"), made("kernels"))) == "kernels-simd"


def test_the_plain_one_where_it_is_not_understood(tmp_path: Path) -> None:
    """Its first instruction for several numbers at once is replaced by one that nobody knows."""
    content = made("kernels-simd").read_bytes()
    unknown = tmp_path / "kernels-simd.wasm"
    unknown.write_bytes(content.replace(b"\xfd\x0b", b"\xff\x0b", 1))
    assert unknown.read_bytes() != content
    assert name_and_close(in_node(node(), unknown, made("kernels"))) == "kernels"


def test_none_that_is_understood_is_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.wasm").write_bytes(b"no module")
    with pytest.raises(HostEndedError, match="ended with 1"):
        in_node(node(), tmp_path / "x.wasm")
    assert "understands none of" in capfd.readouterr().err


def test_room_is_used_again() -> None:
    maker = in_node(node(), made("kernels"))
    try:
        first = maker.row(State, 2)
        at, first[1].turn = first.at, 7
        del first
        second = maker.row(State, 2)
        assert (second.at, second[1].turn) == (at, 0)
    finally:
        name_and_close(maker)
