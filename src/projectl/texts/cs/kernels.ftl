# The compiled kernels, and what is not offered without them.

no-kernels = Nic tu není zkompilováno: { $reason }
bots-fewer = Silní boti by tu přemýšleli příliš dlouho, a proto nejsou v nabídce: { $reason }
bot-too-slow = { $bot } by tu přemýšlel příliš dlouho, a proto není v nabídce: { $reason }
bench-ready-ms = po importu do prvního zkompilovaného kroku, milisekundy
bench-all-mb = projectl[all] po instalaci, bez bajtkódu, megabajty
