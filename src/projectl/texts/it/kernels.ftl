# The compiled kernels, and what is not offered without them.

no-kernels = Qui non c’è nulla di compilato: { $reason }
bots-fewer = I bot forti penserebbero troppo a lungo qui e non vengono proposti: { $reason }
bot-too-slow = { $bot } penserebbe troppo a lungo qui e non viene proposto: { $reason }
bench-ready-ms = dopo l’importazione, fino al primo passo compilato, millisecondi
bench-all-mb = projectl[all] installato, senza bytecode, megabyte
