# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = Эта игра ещё идёт. Разбери её, когда она закончится.
review-other-rules = Эта запись сделана по правилам версии { $found }, а сегодня (версия { $known }) игра пошла бы иначе. Её можно только посмотреть.
review-too-short = Эта игра слишком коротка для разбора. Нужно ходов: { $fewest }.
review-aborted = Эта игра закончилась досрочно, поэтому её нельзя разобрать.
review-private = Разбор этой игры видят только её участники. Попроси у них ссылку.
review-not-made = Разбор не получился. Попробуй ещё раз.

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = Раунд { $round }, { $name }
review-own-turn = Ход { $round }, { $name }
review-touches = Последние штрихи, { $name }
review-played = Сыграно
review-best = Лучшее найденное
review-did-nothing = Ничего не выложено, ничего не взято.
review-error = Погрешность: { $error } %. Выборок: { $count }.

## The parts of the page

review-title = Разбор
review-chances = Шанс на победу
review-before = в %, перед каждым ходом
review-moments = Ключевые моменты
review-no-moments = Ни один ход не выделяется.
review-how-well = Качество игры
review-accuracy = точность
review-best-turns = лучшие
review-slips = промахи
review-too-few = мало, чтобы судить
review-hinted = { $name }: ходы с подсказками не учтены в точности: { $count }.
review-way = От { $start } до { $result } %
review-own = Своя игра
review-others = Игра остальных
review-draw = Вытянутые карты
review-judged-by = Оценивает { $name }, версия { $version }. Потеря от { $slip } % считается промахом.

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = Промах
review-kind-best = Лучший ход
review-kind-turning = Переломный момент
review-kind-luck = Удачная карта
review-said-slip = Был ход лучше. Потерянный шанс: { $points } %.
review-said-best = Лучшего хода не найдено. Преимущество над обычным выбором: { $points } %.
review-said-turning = Отсюда и до конца ведёт { $name }.
review-said-luck = Карта помогла. { $name }, шанс: +{ $points } %.

## The page in the browser

review-turn-of = { $number } из { $total }
review-previous = Предыдущий ход
review-next = Следующий ход
review-on-board = Показать на столе
review-as-table = Как таблица
review-as-graph = Как график
review-as-good = Ничего лучше не найдено.
review-no-choice = Здесь нечего было решать.
review-loss = Потерянный шанс: { $points } %.
review-now = { $name } { $chance } %
review-result = Результат
review-replay = Просмотр

## The terminal

cli-review = Разобрать законченную игру: переломы, лучшие ходы, удача и игра.
cli-review-html = Записать разбор также как страницу в этот файл.
review-progress = Оценено ходов: { $done } из { $total }
