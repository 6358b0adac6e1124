# The compiled kernels, and what is not offered without them.

no-kernels = Aquí no hay nada compilado: { $reason }
bots-fewer = Los bots fuertes pensarían demasiado tiempo aquí y no se ofrecen: { $reason }
bot-too-slow = { $bot } pensaría demasiado tiempo aquí y no se ofrece: { $reason }
bench-ready-ms = tras importar, hasta el primer paso compilado, milisegundos
bench-all-mb = projectl[all] instalado, sin bytecode, megabytes
