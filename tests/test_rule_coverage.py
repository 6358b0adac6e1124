"""Rules, their page and their tests belong together.

`rule_ids.txt` lists every rule and decision. `docs/rules.md` defines each exactly once, in bold, and
at least one test names it: `@pytest.mark.rule("R-TAKE", "D6")` on a test function or test class.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES_PAGE = TESTS.parent / "docs" / "rules.md"
ID = r"(?:R(?:-[A-Z]+)+|D[0-9]+)"

Marked = tuple[str, str]  # (where the marker stands, the id that it names)


def listed_rules() -> list[tuple[str, str]]:
    """The (id, title) pairs of `rule_ids.txt`, in its order."""
    lines = (TESTS / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    entries = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    return [(entry[0], entry[1] if len(entry) == 2 else "") for entry in entries]


def listed_ids() -> set[str]:
    return {rule for rule, _ in listed_rules()}


def rules_page() -> str:
    return RULES_PAGE.read_text(encoding="utf-8")


def marked_ids(folder: Path) -> Iterator[Marked]:
    """Every id named by a `rule` marker of a test under `folder`."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if is_test(node):
                for marker in rule_markers(node):
                    where = f"{path.relative_to(folder)}:{marker.lineno}"
                    yield from ((where, literal(arg)) for arg in marker.args)


def is_test(node: ast.AST) -> bool:
    """Whether pytest would run `node`; a class counts only if it holds a test of its own."""
    if isinstance(node, ast.ClassDef):
        return node.name.startswith("Test") and any(is_test(child) for child in node.body)
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def rule_markers(node: ast.AST) -> list[ast.Call]:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    calls = [decorator for decorator in decorators if isinstance(decorator, ast.Call)]
    return [call for call in calls if ast.unparse(call.func) in ("pytest.mark.rule", "mark.rule")]


def literal(arg: ast.expr) -> str:
    """The id as it is written; anything but a plain string is shown as code, and so is no known id."""
    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
        return arg.value
    return ast.unparse(arg)


def untested(known: set[str], marked: list[Marked]) -> list[str]:
    return sorted(known - {rule for _, rule in marked})


def unknown(known: set[str], marked: list[Marked]) -> list[str]:
    return [f"{where} {rule}" for where, rule in marked if rule not in known]


def test_every_listed_id_is_well_formed_unique_and_titled() -> None:
    rules = listed_rules()
    assert [rule for rule, _ in rules if not re.fullmatch(ID, rule)] == []
    assert [rule for rule, count in Counter(rule for rule, _ in rules).items() if count > 1] == []
    assert [rule for rule, title in rules if not title] == []


def test_the_decisions_are_numbered_without_a_gap() -> None:
    decisions = [rule for rule, _ in listed_rules() if rule.startswith("D")]
    assert decisions == [f"D{number}" for number in range(1, 29)]


def test_the_rules_page_defines_exactly_the_listed_ids_once_each() -> None:
    defined = Counter(re.findall(rf"\*\*({ID})\*\*", rules_page()))
    assert sorted(listed_ids() - defined.keys()) == [], "listed, but not defined in docs/rules.md"
    assert sorted(defined.keys() - listed_ids()) == [], "defined in docs/rules.md, but not listed"
    assert [rule for rule, count in defined.items() if count > 1] == [], "defined more than once"


def test_the_rules_page_refers_to_no_unknown_id() -> None:
    mentioned = set(re.findall(rf"(?<![\w-]){ID}(?![\w-])", rules_page()))
    assert sorted(mentioned - listed_ids()) == []


def test_every_rule_has_a_test_that_names_it() -> None:
    missing = untested(listed_ids(), list(marked_ids(TESTS)))
    assert not missing, f"{len(missing)} ids have no test with @pytest.mark.rule: {', '.join(missing)}"


def test_every_rule_marker_names_a_listed_id() -> None:
    wrong = unknown(listed_ids(), list(marked_ids(TESTS)))
    assert not wrong, f"not listed in tests/rule_ids.txt: {', '.join(wrong)}"


SAMPLE = '''
import pytest
from pytest import mark

@pytest.mark.rule("R-TAKE", "D6")
def test_a(): ...

@mark.rule("R-PLACE")
class TestB:
    @pytest.mark.rule("D4")
    async def test_c(self): ...

@pytest.mark.rule("R-MASTER")
class TestWithoutATest: ...

@pytest.mark.rule("R-GHOST")
def helper(): ...

@pytest.mark.slow("R-UPGRADE")
def test_d(): """@pytest.mark.rule("R-RECYCLE")"""

@pytest.mark.rule(SOME_NAME, "R-TYPO")
def test_e(): ...
'''


@pytest.fixture
def sample(tmp_path: Path) -> list[Marked]:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    return list(marked_ids(tmp_path))


def test_only_markers_on_tests_are_counted(sample: list[Marked]) -> None:
    assert {rule for _, rule in sample} == {
        "R-TAKE", "D6", "R-PLACE", "D4", "SOME_NAME", "R-TYPO",
    }  # fmt: skip


def test_an_id_without_a_test_is_reported(sample: list[Marked]) -> None:
    assert untested({"R-TAKE", "R-MASTER", "R-GHOST", "R-RECYCLE"}, sample) == [
        "R-GHOST",
        "R-MASTER",
        "R-RECYCLE",
    ]


def test_an_unknown_id_is_reported_with_its_place(sample: list[Marked]) -> None:
    place = f"{Path('deeper') / 'test_sample.py'}:22"
    assert unknown({"R-TAKE", "D6", "R-PLACE", "D4"}, sample) == [
        f"{place} SOME_NAME",
        f"{place} R-TYPO",
    ]
