# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = Ця гра ще триває. Розбери її, коли вона закінчиться.
review-other-rules = Цей запис зроблено за правилами версії { $found }, а сьогодні (версія { $known }) гра пішла б інакше. Його можна лише переглянути.
review-too-short = Ця гра закоротка для розбору. Потрібно ходів: { $fewest }.
review-aborted = Ця гра закінчилася достроково, тому її не можна розібрати.
review-private = Розбір цієї гри бачать лише її учасники. Попроси в них посилання.
review-not-made = Розбір не вдався. Спробуй ще раз.

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = Раунд { $round }, { $name }
review-own-turn = Хід { $round }, { $name }
review-touches = Завершальні штрихи, { $name }
review-played = Зіграно
review-best = Найкраще знайдене
review-did-nothing = Нічого не покладено, нічого не взято.
review-error = Похибка: { $error } %. Вибірок: { $count }.

## The parts of the page

review-title = Розбір
review-chances = Шанс на перемогу
review-before = у %, перед кожним ходом
review-moments = Ключові моменти
review-no-moments = Жоден хід не виділяється.
review-how-well = Якість гри
review-accuracy = точність
review-best-turns = найкращі
review-slips = огріхи
review-too-few = замало, щоб судити
review-hinted = { $name }: ходи з підказками не враховано в точності: { $count }.
review-way = Від { $start } до { $result } %
review-own = Власна гра
review-others = Гра інших
review-draw = Витягнуті картки
review-judged-by = Оцінює { $name }, версія { $version }. Втрата від { $slip } % є огріхом.

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = Огріх
review-kind-best = Найкращий хід
review-kind-turning = Переломний момент
review-kind-luck = Щаслива картка
review-said-slip = Був кращий хід. Втрачений шанс: { $points } %.
review-said-best = Кращого ходу не знайдено. Перевага над звичайним вибором: { $points } %.
review-said-turning = Звідси й до кінця веде { $name }.
review-said-luck = Картка допомогла. { $name }, шанс: +{ $points } %.

## The page in the browser

review-turn-of = { $number } з { $total }
review-previous = Попередній хід
review-next = Наступний хід
review-on-board = Показати на столі
review-as-table = Як таблиця
review-as-graph = Як графік
review-as-good = Нічого кращого не знайдено.
review-no-choice = Тут не було що вирішувати.
review-loss = Втрачений шанс: { $points } %.
review-now = { $name } { $chance } %
review-result = Результат
review-replay = Перегляд

## The terminal

cli-review = Розібрати закінчену гру: переломи, кращі ходи, удача та гра.
cli-review-html = Записати розбір також як сторінку в цей файл.
review-progress = Оцінено ходів: { $done } з { $total }
