# The compiled kernels, and what is not offered without them.

no-kernels = Nothing is compiled here: { $reason }
bots-fewer = The strong bots would think for too long here and are not offered: { $reason }
bot-too-slow = { $bot } would think for too long here and is not offered: { $reason }
bench-ready-ms = after importing, to the first compiled step, milliseconds
bench-all-mb = projectl[all] installed, without byte code, megabytes
