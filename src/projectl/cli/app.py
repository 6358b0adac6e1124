"""The commands and their options. What they do is imported only when it is asked for."""

# The annotations are read when the app is built, so that the texts in them are in the language in use.
from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from projectl import __version__
from projectl.cli.commands.admin import build_admin
from projectl.cli.commands.bench_judge import bench_judge
from projectl.rules.options import Options
from projectl.texts import t

from .game_options import taking_options
from .usage import SetsGroup, SpokenCommand, SpokenGroup


def build_app() -> typer.Typer:
    """The command line, with its help in the language in use."""
    app = typer.Typer(
        cls=SpokenGroup,
        help=t("cli-about"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback()(common)
    app.command(cls=SpokenCommand, help=t("cli-play"))(taking_options(play))
    problems = typer.Typer(cls=SpokenGroup, help=t("cli-problem"), invoke_without_command=True)
    problems.callback()(problem)
    problems.command("generate", cls=SpokenCommand, help=t("cli-problem-generate"))(problem_generate)
    app.add_typer(problems, name="problem")
    app.command(cls=SpokenCommand, help=t("cli-replay"))(replay)
    app.command(cls=SpokenCommand, help=t("cli-verify"))(verify)
    app.command(cls=SpokenCommand, help=t("cli-review"))(review)
    app.command(cls=SpokenCommand, help=t("cli-serve"))(serve)
    app.command(cls=SpokenCommand, help=t("cli-bots"))(bots)
    app.command(cls=SpokenCommand, help=t("cli-arena"))(taking_options(arena, "difficulty"))
    app.command(cls=SpokenCommand, help=t("cli-solo"))(
        taking_options(solo, "edition", "variant", "difficulty", "players", "known_scores")
    )
    app.command(cls=SpokenCommand, help=t("cli-strength"))(strength)
    app.command(cls=SpokenCommand, help=t("cli-train"))(train)
    app.command(cls=SpokenCommand, help=t("cli-selfcheck"))(selfcheck)
    sets = typer.Typer(cls=SetsGroup, help=t("cli-puzzles-group"))
    sets.command("show", cls=SpokenCommand, help=t("cli-puzzles"))(puzzles)
    sets.command("check", cls=SpokenCommand, help=t("cli-puzzles-check"))(puzzles_check)
    app.add_typer(sets, name="puzzles")
    bench = typer.Typer(cls=SpokenGroup, help=t("cli-bench"), no_args_is_help=True)
    bench.callback()(lambda: None)  # without it a single command would stand for the group
    bench.command("engine", cls=SpokenCommand, help=t("cli-bench-engine"))(bench_engine)
    bench.command("bots", cls=SpokenCommand, help=t("cli-bench-bots"))(bench_bots)
    bench.command("hints", cls=SpokenCommand, help=t("cli-bench-hints"))(bench_hints)
    bench.command("lab", cls=SpokenCommand, help=t("cli-bench-lab"))(bench_lab)
    bench.command("judge", cls=SpokenCommand, help=t("cli-bench-judge"))(bench_judge)
    bench.command("server", cls=SpokenCommand, help=t("cli-bench-server"))(bench_server)
    bench.command("crash", cls=SpokenCommand, help=t("cli-bench-crash"))(bench_crash)
    bench.command("history", cls=SpokenCommand, help=t("cli-bench-history"))(bench_history)
    bench.command("chaos", cls=SpokenCommand, help=t("cli-bench-chaos"))(bench_chaos)
    app.add_typer(bench, name="bench")
    app.add_typer(build_admin(), name="admin")
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"projectl {__version__}")
        raise typer.Exit


def common(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=t("cli-version"))
    ] = False,
    language: Annotated[str | None, typer.Option(help=t("cli-language"))] = None,
) -> None:
    """Options of every command."""


def play(
    options: Options,
    seats: Annotated[str, typer.Option(help=t("cli-seats"))] = "",
    seed: Annotated[str, typer.Option(help=t("cli-seed"))] = "",
    resume: Annotated[Path | None, typer.Option(help=t("cli-resume"))] = None,
) -> None:
    """Play at the keyboard."""
    from projectl.cli.play.choices import Choices
    from projectl.cli.play.command import play_command
    from projectl.cli.play.seats import read_seats

    play_command(Choices(options, read_seats(seats), seed), resume)


def problem(
    context: typer.Context,
    day: Annotated[str | None, typer.Option(help=t("cli-problem-day"))] = None,
    kind: Annotated[str | None, typer.Option(help=t("cli-problem-kind"))] = None,
    trainer: Annotated[bool, typer.Option("--trainer", help=t("cli-problem-trainer"))] = False,
) -> None:
    """Solve the problem of the day, or others."""
    if context.invoked_subcommand is None:
        from projectl.cli.commands.problem import problem_command

        problem_command(day, kind, trainer)


def problem_generate(
    folder: Annotated[Path, typer.Argument(help=t("cli-problem-folder"))],
    seed: Annotated[int, typer.Option(help=t("cli-problem-seed"), min=0)] = 0,
    games: Annotated[int, typer.Option(help=t("cli-problem-games"), min=1)] = 180,
) -> None:
    """Make problems of the games of bots."""
    from projectl.cli.commands.problem import generate_command

    generate_command(folder, seed, games)


def puzzles(
    sets: Annotated[list[str] | None, typer.Argument(help=t("cli-sets"))] = None,
    svg: Annotated[Path | None, typer.Option(help=t("cli-svg"))] = None,
) -> None:
    """Show sets of puzzles."""
    from projectl.cli.commands.puzzles import puzzles_command

    puzzles_command(sets or [], svg)


def puzzles_check(
    file: Annotated[str, typer.Argument(help=t("cli-puzzles-file"))],
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Say what there is to say about the puzzles of a file."""
    from projectl.cli.commands.puzzles_check import puzzles_check_command

    puzzles_check_command(file, json)


def replay(
    file: Annotated[Path, typer.Argument(help=t("cli-record"))],
    every: Annotated[bool, typer.Option("--list", help=t("cli-list"))] = False,
) -> None:
    """Step through a game record."""
    from projectl.cli.commands.replay import replay_command

    replay_command(file, every)


def verify(file: Annotated[Path, typer.Argument(help=t("cli-record"))]) -> None:
    """Judge a game record."""
    from projectl.cli.commands.verify import verify_command

    raise typer.Exit(0 if verify_command(file) else 1)


def review(
    file: Annotated[Path, typer.Argument(help=t("cli-record"))],
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
    html: Annotated[Path | None, typer.Option(help=t("cli-review-html"))] = None,
) -> None:
    """Review a finished game."""
    from projectl.cli.commands.review import review_command

    review_command(file, json, html)


def serve(
    lan: Annotated[bool, typer.Option("--lan", help=t("cli-lan"))] = False,
    port: Annotated[int | None, typer.Option(help=t("cli-port"), min=1, max=65535)] = None,
    database: Annotated[str | None, typer.Option(help=t("cli-database"))] = None,
    config: Annotated[Path | None, typer.Option(help=t("cli-config"))] = None,
    processes: Annotated[int | None, typer.Option(help=t("cli-processes"), min=1, max=64)] = None,
    logs: Annotated[str | None, typer.Option(help=t("cli-logs"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=t("cli-open"))] = False,
) -> None:
    """Let people play over the network."""
    from projectl.cli.commands.serve import serve_command

    serve_command(lan, port, database, config, processes, logs, open_browser)


def bots(json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False) -> None:
    """List the bots."""
    from projectl.cli.commands.bots import bots_command

    bots_command(json)


def arena(  # noqa: PLR0913, PLR0917  # one parameter for each option of the command line
    bots: Annotated[list[str], typer.Argument(help=t("cli-contestants"))],
    options: Options,
    games: Annotated[int, typer.Option(help=t("cli-games"), min=1)] = 100,
    series: Annotated[str, typer.Option(help=t("cli-series"))] = "public",
    seconds: Annotated[float, typer.Option(help=t("cli-seconds"), min=0.01)] = 10.0,
    workers: Annotated[int | None, typer.Option(help=t("cli-workers"))] = None,
    store: Annotated[Path | None, typer.Option(help=t("cli-store"))] = None,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
    csv: Annotated[Path | None, typer.Option(help=t("cli-csv"))] = None,
    html: Annotated[Path | None, typer.Option(help=t("cli-html"))] = None,
    cluster: Annotated[str | None, typer.Option(help=t("cli-cluster"))] = None,
    sprt: Annotated[tuple[float, float] | None, typer.Option(help=t("cli-sprt"))] = None,
    records: Annotated[Path | None, typer.Option(help=t("cli-record-games"))] = None,
) -> None:
    """Let bots play each other."""
    from projectl.cli.commands.arena import arena_command

    arena_command(
        bots,
        options,
        games=games,
        series=series,
        seconds=seconds,
        workers=workers,
        store=store,
        as_json=json,
        csv=csv,
        html=html,
        cluster=cluster,
        sprt=sprt,
        records=records,
        command=_typed(),
    )


def solo(  # noqa: PLR0913, PLR0917  # one parameter for each option of the command line
    bots: Annotated[list[str], typer.Argument(help=t("cli-contestants"))],
    options: Options,
    difficulty: Annotated[list[str] | None, typer.Option(help=t("cli-solo-difficulty"))] = None,
    edition: Annotated[list[str] | None, typer.Option(help=t("cli-edition"))] = None,
    games: Annotated[int, typer.Option(help=t("cli-games"), min=1)] = 100,
    series: Annotated[str, typer.Option(help=t("cli-series"))] = "solo",
    seconds: Annotated[float, typer.Option(help=t("cli-seconds"), min=0.01)] = 10.0,
    workers: Annotated[int | None, typer.Option(help=t("cli-workers"))] = None,
    store: Annotated[Path | None, typer.Option(help=t("cli-store"))] = None,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
    csv: Annotated[Path | None, typer.Option(help=t("cli-csv"))] = None,
    html: Annotated[Path | None, typer.Option(help=t("cli-html"))] = None,
    cluster: Annotated[str | None, typer.Option(help=t("cli-cluster"))] = None,
    records: Annotated[Path | None, typer.Option(help=t("cli-record-games"))] = None,
) -> None:
    """Measure bots against the solo opponent."""
    from projectl.cli.commands.solo import solo_command
    from projectl.rules.editions import DEFAULT_EDITION

    solo_command(
        bots,
        difficulties=difficulty or ["unbeatable"],
        editions=edition or [DEFAULT_EDITION],
        games=games,
        series=series,
        seconds=seconds,
        workers=workers,
        store=store,
        as_json=json,
        csv=csv,
        html=html,
        cluster=cluster,
        records=records,
        options=options,
        command=_typed(),
    )


def _typed() -> str:
    """The command line, for reports."""
    return shlex.join(["projectl", *sys.argv[1:]])


def strength(
    rows: Annotated[list[str] | None, typer.Argument(help=t("cli-strength-rows"))] = None,
    series: Annotated[str | None, typer.Option(help=t("cli-strength-series"))] = None,
    folder: Annotated[Path, typer.Option(help=t("cli-strength-folder"))] = Path("strength"),
    page: Annotated[Path | None, typer.Option(help=t("cli-strength-page"))] = None,
    workers: Annotated[int | None, typer.Option(help=t("cli-workers"))] = None,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Measure how strong the bots are."""
    from projectl.cli.commands.strength import strength_command

    strength_command(rows or (), series=series, folder=folder, workers=workers, page=page, as_json=json)


def train(  # one parameter for each option of the command line
    mode: Annotated[str | None, typer.Option(help=t("cli-train-mode"))] = None,
    quick: Annotated[bool, typer.Option("--quick", help=t("cli-quick"))] = False,
    minutes: Annotated[float | None, typer.Option(help=t("cli-minutes"), min=0.01)] = None,
    resume: Annotated[bool, typer.Option("--resume", help=t("cli-resume-training"))] = False,
    folder: Annotated[Path, typer.Option(help=t("cli-folder"))] = Path("nets"),
    seed: Annotated[int, typer.Option(help=t("cli-train-seed"), min=1)] = 1,
    games: Annotated[int | None, typer.Option(help=t("cli-games"), min=1)] = None,
) -> None:
    """Train nets."""
    from projectl.cli.commands.train import train_command

    train_command(mode, quick, minutes, resume, folder, seed=seed, games=games)


def selfcheck(
    games: Annotated[int, typer.Option(help=t("cli-games"), min=1)] = 2000,
    workers: Annotated[int | None, typer.Option(help=t("cli-workers"))] = None,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Play games and check them."""
    from projectl.checks import selfcheck as checking

    sys.exit(checking.run(games=games, workers=workers, json=json))


def bench_engine(
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
    picture: Annotated[Path | None, typer.Option(help=t("cli-picture"))] = None,
) -> None:
    """Measure the engine."""
    from projectl.bench.engine import measure as measuring

    raise typer.Exit(measuring.run(json=json, picture=picture))


def bench_hints(
    games: Annotated[int, typer.Option(help=t("cli-bench-hints-games"), min=1)] = 200,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Measure how long hints take, and how often who follows them wins."""
    from projectl.bench import hints as measuring

    raise typer.Exit(measuring.run(games, json))


def bench_lab(json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False) -> None:
    """Measure the environments for agents."""
    from projectl.bench.lab import measure as measuring

    raise typer.Exit(measuring.run(json))


def bench_server(
    database: Annotated[str, typer.Option(help=t("cli-bench-database"))] = "sqlite",
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Measure the server."""
    from projectl.cli.commands.bench_server import bench_server_command

    raise typer.Exit(bench_server_command(database, json))


def bench_crash(
    database: Annotated[str, typer.Option(help=t("cli-bench-database"))] = "sqlite",
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Kill the server, and spoil its messages."""
    from projectl.cli.commands.bench_server import bench_crash_command

    raise typer.Exit(bench_crash_command(database, json))


def bench_history(
    games: Annotated[int, typer.Option(help=t("cli-bench-history-games"), min=1000)] = 100_000,
    database: Annotated[str, typer.Option(help=t("cli-bench-database"))] = "sqlite",
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Measure a server with very many finished games."""
    from projectl.cli.commands.bench_server import bench_history_command

    raise typer.Exit(bench_history_command(games, database, json))


def bench_chaos(
    database: Annotated[str, typer.Option(help=t("cli-bench-database"))] = "sqlite",
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Let everything go wrong while people play."""
    from projectl.cli.commands.bench_server import bench_chaos_command

    raise typer.Exit(bench_chaos_command(database, json))


def bench_bots(
    turns: Annotated[int, typer.Option(help=t("cli-bench-turns"), min=1)] = 10_000,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Measure how fast the bots think."""
    from projectl.bench import bots as measuring

    raise typer.Exit(measuring.run(turns, json))
