# The compiled kernels, and what is not offered without them.

no-kernels = Здесь ничего не скомпилировано: { $reason }
bots-fewer = Сильные боты думали бы здесь слишком долго и поэтому не предлагаются: { $reason }
bot-too-slow = { $bot } думал бы здесь слишком долго и поэтому не предлагается: { $reason }
bench-ready-ms = после импорта до первого скомпилированного шага, миллисекунды
bench-all-mb = projectl[all] после установки, без байт-кода, мегабайты
