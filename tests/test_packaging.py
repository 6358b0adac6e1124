"""What a user of the package and a reader of the repository may count on."""

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import projectl

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()

LONGEST = 400  # lines
LONG_FILES = {"src/projectl/game/documents.py": "written by tools/document_types.py"}  # and why one may be longer

REGISTRY = re.compile(rb"https?://[^/\s]*(pypi|pythonhosted|npmjs)")


@pytest.fixture(scope="module")
def repository() -> list[Path]:
    """The files that git holds or would take in."""
    git = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"only git in a clone knows which files belong to the project: {error}")
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


def normalised(requirement: str) -> str:
    """The name alone, spelt as package names are compared: `fluent-runtime` for `fluent.runtime>=0.4`."""
    name = re.split(r"[^\w.-]", requirement)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def run_python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_the_version_is_the_installed_one() -> None:
    assert projectl.__version__ == metadata.version("projectl")


def test_the_package_is_marked_as_typed() -> None:
    assert (Path(projectl.__file__).parent / "py.typed").is_file()


def test_whoever_follows_the_pages_installs_what_was_tested(repository: list[Path]) -> None:
    """With extras come packages of others: without the constraints whatever is newest on that day."""
    pages = [path for path in repository if path.suffix == ".md" and path.name != "CHANGELOG.md"]
    found = [
        (path.name, line.strip())
        for path in pages
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"pip install .*\.\[", line)
    ]
    assert len(found) >= 4
    assert [each for each in found if "-c constraints.txt" not in each[1]] == []


def test_the_bare_package_needs_nothing() -> None:
    assert PROJECT["dependencies"] == []


def test_the_extras_are_offered() -> None:
    offered = metadata.metadata("projectl").get_all("Provides-Extra") or []
    assert {"play", "server", "all", "dev"} <= set(offered)


def test_importing_the_package_loads_no_layer() -> None:
    loaded = run_python("import sys, projectl; print(*[m for m in sys.modules if m.startswith('projectl.')])")
    assert loaded.split() == []


@pytest.mark.parametrize("name", projectl.__all__)
def test_every_name_of_the_package_is_found(name: str) -> None:
    assert name in dir(projectl)
    assert getattr(projectl, name) is not None


def test_a_wrong_name_is_answered_with_the_right_ones() -> None:
    with pytest.raises(AttributeError, match=r"no attribute 'Gmae'; did you mean Game"):
        getattr(projectl, "Gmae")  # noqa: B009 - a plain access would be refused by the type checker


def test_constraints_are_plain_pins() -> None:
    """No addresses, hashes or markers: the file must serve every index, platform and Python."""
    assert [line for line in PINS if not re.fullmatch(r"[a-z0-9-]+==[0-9][\w.]*", line)] == []
    assert len({normalised(line) for line in PINS}) == len(PINS)


def test_every_requirement_is_pinned() -> None:
    wanted = {normalised(line) for extra in PROJECT["optional-dependencies"].values() for line in extra}
    assert wanted - {"projectl"} <= {normalised(line) for line in PINS}


def test_no_file_names_a_registry(repository: list[Path]) -> None:
    """Where packages come from is the user's setting, not ours."""
    assert [str(path.relative_to(ROOT)) for path in repository if REGISTRY.search(path.read_bytes())] == []


def test_the_search_for_registries_finds_one() -> None:
    for host in ("py" + "pi.org/simple", "files.python" + "hosted.org", "registry.npm" + "js.org"):
        assert REGISTRY.search(f"see https://{host}".encode())


def test_code_files_are_short(repository: list[Path]) -> None:
    sources = [path for path in repository if path.suffix in {".py", ".sh"}]
    lengths = {str(p.relative_to(ROOT)): len(p.read_text(encoding="utf-8").splitlines()) for p in sources}
    too_long = {path: lines for path, lines in lengths.items() if lines > LONGEST}
    assert {path: lines for path, lines in too_long.items() if path not in LONG_FILES} == {}
    assert LONG_FILES.keys() <= too_long.keys(), "a file here is short again and needs no exception"
