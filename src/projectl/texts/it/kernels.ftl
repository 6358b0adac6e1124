# The compiled kernels, and what is not offered without them.

no-kernels = Qui nulla è compilato: { $reason }
bots-fewer = I bot forti qui penserebbero troppo a lungo e non vengono proposti: { $reason }
bot-too-slow = { $bot } qui penserebbe troppo a lungo e non viene proposto: { $reason }
bench-ready-ms = dopo l’importazione, fino al primo passo compilato, millisecondi
bench-all-mb = projectl[all] installato, senza bytecode, megabyte
