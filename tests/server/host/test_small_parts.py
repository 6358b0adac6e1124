"""Limits, names, settings, the command line."""

import io
import json
import logging
import re
import sys
from pathlib import Path

import pytest

import projectl.server
from projectl.cli.serve_announcements import announcement, qr_code
from projectl.server.errors import RefusedError
from projectl.server.logs import set_up_logs
from projectl.server.naming.text_cleaning import clean_name, clean_text
from projectl.server.settings import Settings, SettingsError, load_settings
from projectl.server.traffic.client_addresses import network
from projectl.server.traffic.rate_limits import Limits, Window
from projectl.server.transport.addresses import lan_address
from projectl.texts import Texts


class Now:
    value = 0.0

    def __call__(self) -> float:
        return self.value


def test_a_window_counts_exactly() -> None:
    now = Now()
    window = Window(3, 20, now)
    assert [window.allows() for _ in range(4)] == [True, True, True, False]
    now.value = 19.9
    assert not window.allows()
    now.value = 20
    assert [window.allows() for _ in range(4)] == [True, True, True, False]


def test_limits_are_by_key_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("projectl.server.traffic.rate_limits.MOST_KEYS", 2)
    now = Now()
    limits = Limits(1, 60, now)
    assert [limits.allow(key) for key in "aabbab"] == [True, False, True, False, False, False]
    assert limits.allow("c"), "a table full of others refuses nobody"
    assert not limits.allow("b"), "who was there of late is remembered"
    assert limits.allow("a"), "who was not there for longest is forgotten"
    now.value = 61
    assert limits.allow("b")
    assert len(limits._windows) == 1, "of whom nothing is remembered nothing is kept"


def test_the_limits_count_networks() -> None:
    assert network("192.0.2.7") == network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("testclient") == "testclient"


def test_the_limits_that_were_promised_are_the_default() -> None:
    settings = Settings()
    assert (settings.messages, settings.message_seconds) == (100, 20)
    assert settings.host == "127.0.0.1"
    assert settings.trusted_proxies == ()


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Ann  Lee ", "Ann Lee"),
        ("A\x00n\x1bn\u202e", "Ann"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("a\u2028b", "a b"),
        ("名前", "名前"),
    ],
)
def test_names_are_cleaned(text: str, cleaned: str) -> None:
    assert clean_name(text) == cleaned
    assert clean_name(text).isprintable()


@pytest.mark.parametrize("text", ["", " ", "\u200d", "\x07", "x" * 41])
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(RefusedError, match="1 to 40"):
        clean_name(text)


def test_joined_emoji_survive_in_the_chat() -> None:
    assert clean_text("👩\u200d🚀!", 10, "chat-wanted") == "👩\u200d🚀!"


def test_every_refusal_has_a_text() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(projectl.server.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'Refused(?:Error)?\(\s*"([\w-]+)"', source)) | {"name-wanted", "chat-wanted"}
    assert len(codes) > 25
    assert [code for code in sorted(codes) if code not in Texts("en")] == []


def test_people_count_seats_from_one() -> None:
    assert str(RefusedError("seat-taken", seat=0)) == "Seat 1 is taken."


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nbot_workers = 3\nnames = ["play.example.org"]\nbot_delay = 1\n')
    environ = {"PROJECTL_PORT": "2", "PROJECTL_TRUSTED_PROXIES": "10.0.0.1, 10.0.0.2", "PROJECTL_CACHE": "x"}
    settings = load_settings(file, environ, host="::1", database=None)
    assert (settings.port, settings.bot_workers, settings.host) == (2, 3, "::1")
    assert settings.names == ("play.example.org",)
    assert settings.trusted_proxies == ("10.0.0.1", "10.0.0.2")
    assert load_settings(file, environ, port=3).port == 3


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("prot = 1", "unknown setting 'prot'; known are host, port"),
        ('port = "1"', "port is a int, not '1'"),
        ("names = [1]", "names is a tuple"),
        ("port =", "Invalid value"),
    ],
)
def test_wrong_settings_are_told(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=fault):
        load_settings(file, {})


def test_other_faults_of_settings(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="cannot be read"):
        load_settings(tmp_path / "none.toml", {})
    with pytest.raises(SettingsError, match="PROJECTL_PORT is a int, not 'x'"):
        load_settings(None, {"PROJECTL_PORT": "x"})


def test_the_database_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PROJECTL_DATA", str(tmp_path))
    assert Settings().database_url == f"sqlite:///{tmp_path / 'server.db'}"
    assert Settings(database="postgresql://x/y").database_url == "postgresql://x/y"


def test_the_address_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "To let others in: projectl serve --lan" in "\n".join(announcement(Settings()))
    monkeypatch.setenv("PROJECTL_LAN_COMMAND", "make play ARGS=--lan")
    assert "To let others in: make play ARGS=--lan" in "\n".join(announcement(Settings()))
    shared = "\n".join(announcement(Settings(host="0.0.0.0", port=80)))
    assert f"Others on your network: http://{lan_address()}:80/" in shared
    assert "play.example.org" in "\n".join(announcement(Settings(names=("play.example.org",))))
    assert len(qr_code("http://192.168.178.20:8421/").splitlines()) > 10


def test_the_log_shows_no_values_of_variables(capsys: pytest.CaptureFixture[str]) -> None:
    import structlog

    set_up_logs("info")
    seed = "5eed" * 16
    try:
        raise RuntimeError("broken")
    except RuntimeError:
        structlog.get_logger().exception("failed", game="g")
    line = capsys.readouterr().err
    assert json.loads(line)["exception"][0]["exc_value"] == "broken"
    assert seed not in line


def test_a_log_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    import structlog

    gone = io.StringIO()
    monkeypatch.setattr(sys, "stderr", gone)
    set_up_logs("warning")
    gone.close()
    structlog.get_logger().error("failed", game="g")
    logging.getLogger("uvicorn.error").error("failed")


def test_other_libraries_log_in_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info", "json")
    try:
        logging.getLogger("uvicorn.error").info("Started server process [%d]", 7)
        found = json.loads(capsys.readouterr().err)
        assert (found["event"], found["level"]) == ("Started server process [7]", "info")
        assert found["logger"] == "uvicorn.error"
    finally:
        set_up_logs("warning")


def test_people_read_lines_without_what_was_announced_already(capsys: pytest.CaptureFixture[str]) -> None:
    import structlog

    set_up_logs("info", "text")
    try:
        logging.getLogger("uvicorn.error").info("Started server process [7]")
        structlog.get_logger().info("started", backend="sqlite")
        line = capsys.readouterr().err
        assert "Started server" not in line
        assert "started" in line
        assert "{" not in line
    finally:
        set_up_logs("warning")


def test_a_wrong_form_of_the_log_is_told(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="log_form is one of auto, json, text"):
        load_settings(None, {"PROJECTL_LOG_FORM": "xml"})
    with pytest.raises(SettingsError, match="log_level is one of debug, info"):
        load_settings(None, {"PROJECTL_LOG_LEVEL": "loud"})
