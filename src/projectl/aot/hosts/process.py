"""Kernels in a process of their own, asked over its pipes.

A line says what is wanted, and bytes follow their line. `write` and `release` are not answered, so that they cost no
waiting; whatever is asked next comes after them.

    about                     -> what the module tells of itself, as hex
    which                     -> the number of the module that is run, of those that were named
    room SIZE                 -> the address of so many zeros
    release ADDRESS
    write ADDRESS SIZE, bytes
    read ADDRESS SIZE         -> bytes
    call NAME RESULT i:1 p:64 -> the 64 bits of the result, and the processor time that it took
"""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from projectl.rules.ways.elsewhere import Elsewhere, Number

from .making import maker_of

NODE = Path(__file__).with_name("node.mjs")
DRIVER = Path(__file__).with_name("driver.c")
"""A host for libraries of another processor, to be compiled for it and run in an emulator."""


class HostEndedError(RuntimeError):
    """The process is no more, and what lay in its memory neither."""


class Process:
    """A host in another process; it ends with `close`, or with this one."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe)
        self.spent = 0.0
        """Seconds of processor time in kernels so far."""

    def close(self) -> None:
        """End it."""
        self._in.close()
        self._out.close()
        self._process.wait()

    @property
    def _in(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _out(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    def about(self) -> str:
        """What the module tells of itself."""
        return bytes.fromhex(self._ask("about")).decode()

    def which(self) -> int:
        """Which of the modules that were named is run."""
        return int(self._ask("which"))

    def room(self, size: int) -> int:
        """The address of so many zeros."""
        return int(self._ask(f"room {size}"))

    def release(self, at: int) -> None:
        """The room is needed no more."""
        if not self._in.closed:
            self._send(f"release {at}\n".encode())

    def write(self, at: int, content: bytes) -> None:
        """Put bytes somewhere."""
        self._send(f"write {at} {len(content)}\n".encode() + content)

    def read(self, at: int, size: int) -> bytes:
        """The bytes that lie somewhere."""
        self._send(f"read {at} {size}\n".encode(), flush=True)
        found = self._out.read(size)
        if len(found) < size:
            raise HostEndedError(f"the host ended with {self._process.wait()}")
        return found

    def call(self, name: str, result: str, arguments: Sequence[tuple[str, Number]]) -> Number:
        """Run a kernel."""
        words = " ".join(f"{letter}:{value}" for letter, value in arguments)
        bits, spent = self._ask(f"call {name} {result} {words}").split()
        self.spent += float(spent)
        number = int(bits)
        found: float = struct.unpack("<d", struct.pack("<q", number))[0]
        return found if result == "f" else number

    def _ask(self, line: str) -> str:
        self._send(f"{line}\n".encode(), flush=True)
        answer = self._out.readline()
        if not answer:
            raise HostEndedError(f"the host ended with {self._process.wait()}")
        return answer.decode().rstrip("\n")

    def _send(self, content: bytes, flush: bool = False) -> None:
        self._in.write(content)
        if flush:
            self._in.flush()


def in_node(node: str, *modules: Path) -> Elsewhere:
    """WebAssembly in Node: the first of some modules that it understands."""
    host = Process([node, str(NODE), *map(str, modules)])
    try:
        chosen = modules[host.which()]
        return maker_of(host, chosen.stem, chosen)
    except BaseException:
        host.close()
        raise
