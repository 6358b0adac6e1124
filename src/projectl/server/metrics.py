"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("projectl_commits", "Transactions committed to the database")
ROWS = Counter("projectl_log_entries", "Log entries committed")
COMMANDS = Counter("projectl_commands", "Commands by what became of them", ["outcome"])
DONE, DONE_AGAIN, REFUSED = (COMMANDS.labels(outcome) for outcome in ("done", "again", "refused"))
COMMAND_SECONDS = Histogram(
    "projectl_command_seconds",
    "From receiving a command to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
)
CONNECTIONS = Gauge("projectl_connections", "Open websockets")
DROPPED = Counter("projectl_dropped_connections", "Websockets closed by the server", ["reason"])
TABLES = Gauge("projectl_tables", "Tables held in memory")
BOT_WAIT_SECONDS = Histogram("projectl_bot_wait_seconds", "From a table's question for a bot to a worker that takes it")
BOT_SECONDS = Histogram("projectl_bot_seconds", "From asking a bot to its answer: the thinking alone")
BOT_QUEUE = Gauge("projectl_bot_queue", "Questions for bots that wait for a worker")
BOT_CRASHES = Counter("projectl_bot_crashes", "Bot workers that had to be replaced")
BOT_STAND_INS = Counter("projectl_bot_stand_ins", "Actions chosen by another bot than the seat's", ["bot"])
TABLES_WOKEN = Counter("projectl_tables_woken", "Tables that stood still with a bot or a clock to act")
TASK_FAILURES = Counter(
    "projectl_task_failures", "Ends, not asked for, of what must live as long as the process", ["task"]
)
TASKS_IN_TROUBLE = Gauge("projectl_tasks_in_trouble", "Tasks that have failed and not recovered yet", ["task"])
