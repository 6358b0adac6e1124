# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = Издание
statistics-edition-all = Все издания
statistics-players = Игроки
statistics-players-all = Любое число
statistics-players-of = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
statistics-time = Время
statistics-time-all = Всё время
statistics-time-year = Последние 12 месяцев
statistics-time-month = Последние 30 дней
statistics-against = Соперники
statistics-against-bots = Против ботов
statistics-against-people = Против людей
statistics-against-mixed = Люди и боты за одним столом
statistics-against-solo = Одиночный режим

## The figures

statistics-games = Завершённые игры
statistics-since = с { $date }
statistics-won = Выиграно
statistics-likely = вероятно, от { $low } до { $high }
statistics-mean = Средний результат
statistics-scored = игры: { $count }

## The pictures; each can be read as a table

statistics-as-table = Таблицей
statistics-as-picture = Картинкой
statistics-won-title = Выигранные игры
statistics-won-about = С вероятным диапазоном. Бледно: меньше 10 игр. Внизу: число игр.
statistics-won-about-rows = С вероятным диапазоном. Бледно: меньше 10 игр. В конце: число игр.
statistics-by-level = по уровню
statistics-by-difficulty = по сложности
statistics-by-edition = по изданию
statistics-by-players = по числу игроков
statistics-level = Уровень { $level }
statistics-mark = { $what }. Выиграно: { $won } из { $games }.
statistics-mark-none = { $what }. Игр нет.
statistics-points-title = Очки по раундам
statistics-points-about = Среднее последних игр (игры: { $count }). Половина из них лежит в полосе.
statistics-points-sum = Раунд { $round }. { $name }: { $own }. Остальные: { $others }.
statistics-points-alone = Раунд { $round }. { $name }: { $own }.
statistics-others = Остальные
statistics-pieces-title = Выложенные фигуры
statistics-pieces-about = В последних играх (игры: { $count }).
statistics-puzzles-title = Выполненные задания
statistics-puzzles-about = Полоска: сколько взятых заданий выполнено. Бледно: ни разу не взято.
statistics-puzzle = { $puzzle }. Взято: { $taken }. Выполнено: { $completed }.
statistics-column-round = Раунд
statistics-column-games = Игры
statistics-column-range = Вероятный диапазон
statistics-column-half = Средняя половина
statistics-column-piece = Фигура
statistics-column-placed = Выложено
statistics-column-puzzle = Задание
statistics-column-taken = Взято
statistics-column-completed = Выполнено

## When there is little, and what counts

statistics-none = Завершённых игр пока нет. Сыграйте одну, и страница начнёт заполняться.
statistics-none-here = Под эти фильтры не подходит ни одна игра.
statistics-few = Игр пока мало. Они мало о чём говорят.
statistics-counts = Что считается
statistics-counts-about = Завершённые игры с победителем, сыгранные на одном месте и без подсказок. Боты и люди никогда не считаются вместе. Очки, фигуры и задания — из последних 60 игр.
statistics-left-hinted = Не учтено из-за подсказок: { $count }
statistics-left-undecided = Не учтено без победителя: { $count }
statistics-left-seats = Не учтено из-за нескольких мест: { $count }
