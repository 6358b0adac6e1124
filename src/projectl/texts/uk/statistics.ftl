# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = Видання
statistics-edition-all = Усі видання
statistics-players = Гравці
statistics-players-all = Будь-яка кількість
statistics-players-of = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
statistics-time = Час
statistics-time-all = Увесь час
statistics-time-year = Останні 12 місяців
statistics-time-month = Останні 30 днів
statistics-against = Суперники
statistics-against-bots = Проти ботів
statistics-against-people = Проти людей
statistics-against-mixed = Люди й боти за одним столом
statistics-against-solo = Соло

## The figures

statistics-games = Завершені ігри
statistics-since = з { $date }
statistics-won = Виграно
statistics-likely = ймовірно між { $low } і { $high }
statistics-mean = Середній результат
statistics-scored = ігри: { $count }

## The pictures; each can be read as a table

statistics-as-table = Таблицею
statistics-as-picture = Малюнком
statistics-won-title = Виграні ігри
statistics-won-about = З імовірним діапазоном. Блідо: менше ніж 10 ігор. Унизу: кількість ігор.
statistics-won-about-rows = З імовірним діапазоном. Блідо: менше ніж 10 ігор. Наприкінці: кількість ігор.
statistics-by-level = за рівнем
statistics-by-difficulty = за складністю
statistics-by-edition = за виданням
statistics-by-players = за гравцями
statistics-level = Рівень { $level }
statistics-mark = { $what }. Виграно: { $won } з { $games }.
statistics-mark-none = { $what }. Жодної гри.
statistics-points-title = Бали за раундами
statistics-points-about = Середнє останніх ігор (ігри: { $count }). Половина з них лежить у смузі.
statistics-points-sum = Раунд { $round }. { $name }: { $own }. Інші: { $others }.
statistics-points-alone = Раунд { $round }. { $name }: { $own }.
statistics-others = Інші
statistics-pieces-title = Розміщені деталі
statistics-pieces-about = В останніх іграх (ігри: { $count }).
statistics-puzzles-title = Завершені головоломки
statistics-puzzles-about = Смужка: скільки взятих було завершено. Блідо: не взято жодного разу.
statistics-puzzle = { $puzzle }. Взято: { $taken }. Завершено: { $completed }.
statistics-column-round = Раунд
statistics-column-games = Ігри
statistics-column-range = Імовірний діапазон
statistics-column-half = Середня половина
statistics-column-piece = Деталь
statistics-column-placed = Розміщено
statistics-column-puzzle = Головоломка
statistics-column-taken = Взято
statistics-column-completed = Завершено

## When there is little, and what counts

statistics-none = Завершених ігор ще немає. Зіграйте одну, і ця сторінка почне наповнюватися.
statistics-none-here = Жодна гра не відповідає цим фільтрам.
statistics-few = Ігор поки що мало. Вони небагато кажуть.
statistics-counts = Що рахується
statistics-counts-about = Завершені ігри з переможцем, зіграні на одному місці й без підказок. Ботів і людей ніколи не рахуємо разом. Бали, деталі й головоломки — з останніх 60 ігор.
statistics-left-hinted = Не враховано через підказки: { $count }
statistics-left-undecided = Не враховано, бо не вирішено: { $count }
statistics-left-seats = Не враховано через кілька місць: { $count }
