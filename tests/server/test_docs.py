"""What docs/ says about the protocol and the settings is so; the example client plays."""

import asyncio
import json
import re
from dataclasses import fields
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter
from server.harness import OPEN, Player, Server, bot

from projectl.server.answers.problems import STATUS
from projectl.server.http.routes import choices, examples, replays
from projectl.server.http.schemas import documents
from projectl.server.http.schemas import games as models
from projectl.server.http.schemas import people as people_models
from projectl.server.http.schemas.forms import one_of
from projectl.server.http.schemas.inbound import MESSAGE
from projectl.server.messages.outbound import OUTBOUND
from projectl.server.settings import Settings
from projectl.server.table.commands.registry import INBOUND

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = [(name, json.loads(text)) for name, text in re.findall(r"```json ?(\w*)\n(.*?)```", PROTOCOL, re.S)]
MODULES = (documents, models, people_models, choices, replays, examples)
TABLE = next(example for name, example in BLOCKS if name == "TableDocument")


def types(forms: tuple[type, ...]) -> set[str]:
    """The `type` of every message."""
    return {get_args(get_type_hints(form)["type"])[0] for form in forms}


def filled(example: dict[str, Any]) -> dict[str, Any]:
    """An example with the documents that it leaves out for brevity."""
    full = dict(example)
    if full.get("table") == "…":
        full["table"] = TABLE
    if full.get("views") == ["…"]:
        full["views"] = [{}]
    return full


@pytest.mark.parametrize(("name", "example"), [block for block in BLOCKS if block[0]])
def test_an_example_of_a_document_fits(name: str, example: Any) -> None:
    model = next(getattr(module, name) for module in MODULES if hasattr(module, name))
    TypeAdapter(model).validate_json(json.dumps(example))


@pytest.mark.parametrize("example", [example for name, example in BLOCKS if not name])
def test_an_example_of_a_message_fits(example: Any) -> None:
    adapter = MESSAGE if example["type"] in types(INBOUND) else one_of(OUTBOUND)
    adapter.validate_json(json.dumps(filled(example)))


def test_every_message_has_an_example() -> None:
    assert {example["type"] for name, example in BLOCKS if not name} == types(INBOUND) | types(OUTBOUND)


def test_every_status_is_explained() -> None:
    assert set(map(str, STATUS.values())) <= set(re.findall(r"^\| (\d{3}) \|", PROTOCOL, re.M))


def test_every_setting_is_explained() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    table = "\n".join(line for line in page.splitlines() if line.startswith("| `"))
    assert {field.name for field in fields(Settings)} <= set(re.findall(r"`(\w+)`", table))


def test_the_example_client_plays_a_game(server: Server) -> None:
    path = ROOT / "examples" / "bot_client.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 80
    spec = spec_from_file_location("bot_client", path)
    assert spec is not None
    assert spec.loader is not None
    client = module_from_spec(spec)
    spec.loader.exec_module(client)

    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(OPEN, bot(), confirm=False)
            ended = await client.play(f"http://{server.address}", game, 0, "Example")
            assert ended["how"] == "played"
            assert len(ended["result"]["rows"]) == 2

    asyncio.run(asyncio.wait_for(body(), 180))
