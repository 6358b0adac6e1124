"""A player in 80 lines: sits down at a table of a projectl server and plays, knowing no rules.

    python examples/bot_client.py http://127.0.0.1:8421 GAME [SEAT] [NAME]

GAME is the id of a game with an open seat. The server tells in every view what is legal; this player completes a
puzzle when it can, places a piece when it can, and else does anything. docs/protocol.md describes the messages.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect


def named_actions(part: Any) -> list[str]:
    """Every action that is named in a part of a view."""
    if isinstance(part, dict):
        own = [part["action"]] if isinstance(part.get("action"), str) else []
        return own + [action for value in part.values() for action in named_actions(value)]
    return [action for value in part for action in named_actions(value)] if isinstance(part, list) else []


def choose(view: dict[str, Any]) -> str:
    """An action for the seat of the view."""
    you = view["you"]
    ways = [way for group in you["placements"] for way in group["ways"]]
    completing = [way["action"] for way in ways if way["completes"]]
    if view["phase"] == "touches" and not completing:
        return "done"
    plain = [action for action in you["actions"] if action != "cancel"]
    answers = named_actions([you["rewards"], you["level_ups"]])
    placing = [way["action"] for way in ways]
    for actions in (completing, answers, placing if random.random() < 0.7 else []):
        if actions:
            return str(random.choice(actions))
    return str(random.choice(plain or placing or named_actions([you["exchanges"], you["splits"]])))


async def play(server: str, game: str, seat: int, name: str) -> dict[str, Any]:
    """Sit down, play to the end, and tell how it ended."""
    async with httpx.AsyncClient(base_url=server, timeout=30) as http:
        guest = (await http.post("/api/guests", json={"name": name, "token": True})).json()
        http.headers["Authorization"] = f"Bearer {guest['token']}"
        (await http.post(f"/api/games/{game}/seats/{seat}", json={})).raise_for_status()
    uri = f"{server.replace('http', 'ws', 1)}/api/games/{game}/socket"
    headers = {"Authorization": f"Bearer {guest['token']}"}
    number, acted_at = 0, -1
    async for socket in connect(uri, additional_headers=headers, max_size=2**22):  # connects again when it is cut off
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print(message["text"], file=sys.stderr)
            if message["type"] not in ("hello", "update", "refused"):
                continue
            ended = message.get("table", {}).get("ended")
            if ended is not None:
                return dict(ended)
            mine = [view for view in message["views"] if view["seat"] == seat]
            fresh = message["type"] != "update" or message["version"] > acted_at
            if fresh and mine and seat in mine[0]["to_act"]:
                number, acted_at = number + 1, message["version"]
                command = {"type": "play", "id": f"move-{number}", "seat": seat, "action": choose(mine[0])}
                await socket.send(json.dumps(command))
    raise ConnectionError("the server has gone")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    server, game, *rest = sys.argv[1:]
    try:
        print(asyncio.run(play(server, game, int(rest[0]) if rest else 0, rest[1] if rest[1:] else "Example")))
    except httpx.HTTPStatusError as error:
        sys.exit(error.response.json()["text"])
    except (httpx.HTTPError, OSError) as error:
        sys.exit(f"{server}: {error}")
