# The compiled kernels, and what is not offered without them.

no-kernels = Hier ist nichts kompiliert: { $reason }
bots-fewer = Die starken Bots würden hier zu lange nachdenken und werden nicht angeboten: { $reason }
bot-too-slow = { $bot } würde hier zu lange nachdenken und wird nicht angeboten: { $reason }
bench-ready-ms = nach dem Importieren bis zum ersten kompilierten Schritt, Millisekunden
bench-all-mb = projectl[all] installiert, ohne Bytecode, Megabyte
