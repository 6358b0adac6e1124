"""Which bots a device offers follows from how fast it is."""

import pytest

from projectl.bots import bots, speed
from projectl.device.answers import Answers
from projectl.device.device import Device


@pytest.mark.parametrize(("rate", "least", "all_of_them"), [(1e9, 10, True), (1.0, 1, False)])
def test_a_slow_device_offers_fewer_and_names_the_rest(
    monkeypatch: pytest.MonkeyPatch, rate: float, least: int, all_of_them: bool
) -> None:
    monkeypatch.setattr(speed, "evaluations_per_second", lambda: rate)
    status, found = Answers(Device(lambda: 0)).answer("GET", "/bots")
    assert status == 200
    offered, slow = ([each["name"] for each in found[part]] for part in ("bots", "slow"))
    assert sorted(offered + slow) == sorted(info.name for info in bots())
    assert f"level:{least}" in offered
    assert (slow == []) is all_of_them
    assert all_of_them or "level:10" in slow
