# The compiled kernels, and what is not offered without them.

no-kernels = Rien n’est compilé ici : { $reason }
bots-fewer = Les bots forts réfléchiraient trop longtemps ici et ne sont pas proposés : { $reason }
bot-too-slow = { $bot } réfléchirait trop longtemps ici et n’est pas proposé : { $reason }
bench-ready-ms = après l’import, jusqu’au premier pas compilé, millisecondes
bench-all-mb = projectl[all] installé, sans bytecode, mégaoctets
