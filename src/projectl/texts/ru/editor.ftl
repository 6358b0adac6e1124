# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = Задание
verdict-points = Очки
verdict-cells = Клетки
verdict-sets = Наборы фигур
verdict-pieces = Меньше всего фигур
verdict-actions = Меньше всего действий
verdict-fair = Справедливые очки
verdict-alike = Та же форма
verdict-span = { $low }–{ $high }
verdict-all-filled = Все задания можно заполнить.
verdict-about-actions = Меньше всего действий: от первого хода до завершения, без наград по пути.
verdict-about-fair = Справедливые очки: сколько дают печатные задания такого размера и награды (сравнено: { $count }, обычная ошибка: { $error }).

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = Показать и проверить наборы заданий.
cli-puzzles-check = Сказать о каждом задании файла, как его заполнить и чего оно стоит.
cli-puzzles-file = Файл заданий или имя встроенного набора.

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = Нарисуйте хотя бы одну клетку.
puzzle-not-fillable = Фигурами из коробки его не заполнить. Соедините некоторые клетки.

## Sets that are kept; $limit is a number

set-too-many = Больше наборов сохранить нельзя (не больше { $limit }). Сначала удалите один.
set-too-large = Ваши наборы займут слишком много места (предел в KiB: { $limit }). Сначала удалите один.
set-unknown = Такого набора у вас нет. Возможно, его удалили.
set-link-unknown = Эта ссылка не ведёт ни к какому набору. Возможно, её отозвали.
set-title-wanted = Набору нужно название (самое длинное: { $limit }).
