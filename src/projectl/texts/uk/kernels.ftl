# The compiled kernels, and what is not offered without them.

no-kernels = Тут нічого не скомпільовано: { $reason }
bots-fewer = Сильні боти думали б тут надто довго, тому їх не пропонуємо: { $reason }
bot-too-slow = { $bot } думав би тут надто довго, тому його не пропонуємо: { $reason }
bench-ready-ms = після імпорту до першого скомпільованого кроку, мілісекунди
bench-all-mb = projectl[all] після встановлення, без байт-коду, мегабайти
