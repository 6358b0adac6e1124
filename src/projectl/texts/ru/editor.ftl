# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = Задание
puzzle-verdict-points = Очки
puzzle-verdict-cells = Клетки
puzzle-verdict-sets = Наборы фигур
puzzle-verdict-pieces = Меньше всего фигур
puzzle-verdict-actions = Меньше всего действий
puzzle-verdict-fair = Справедливые очки
puzzle-verdict-alike = Та же форма
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = Все задания можно заполнить.
puzzle-verdict-about-actions = Меньше всего действий: от первого хода до завершения, без наград по пути.
puzzle-verdict-about-fair = Справедливые очки: сколько дают печатные задания такого размера и награды (сравнено: { $count }, обычная ошибка: { $error }).

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

## The editor: sets

editor-title = Наборы заданий
editor-lead = Рисуйте свои задания и играйте с ними.
editor-new = Новый набор
editor-new-title = Мои задания
editor-import = Загрузить файл
editor-none = Наборов пока нет. Первый начинается с примера, который можно изменить.
editor-count = Задания: { $count }
editor-copy = Сохранить копию
editor-set-title = Название набора
editor-kept = Сохранено
editor-keeping = Сохраняется …
editor-failed = Не сохранено
editor-export = Выгрузить
editor-set = Набор
editor-play = Играть с ним
editor-play-short = Играть
editor-expansion = Набор относится к
editor-expansion-none = Добавляется к остальным
editor-expansion-base = Вместо базовой коробки
editor-share-about = У кого есть ссылка, может посмотреть и скопировать набор.
editor-link = Ссылка
editor-share = Поделиться
editor-withdraw = Отозвать
editor-copied = Ссылка скопирована.
editor-withdrawn = Ссылка больше никуда не ведёт.
editor-delete = Удалить набор
editor-delete-sure = Удалить навсегда

## The editor: the puzzles of a set, and drawing

editor-list = Задания набора
editor-item = Очки: { $points } · клетки: { $cells }
editor-add = Новое задание
editor-before = Предыдущее задание
editor-after = Следующее задание
editor-place = { $number }/{ $all }
editor-drawing = Рисунок
editor-name = Имя задания
editor-name-taken = { $name } уже есть.
editor-colour = Цвет
editor-white = Белое
editor-black = Чёрное
editor-undo = Отменить
editor-nothing-to-undo = Пока нечего отменять.
editor-turn = Повернуть
editor-mirror = Отразить
editor-empty-card = Очистить карту
editor-remove = Убрать { $name }
editor-less = На очко меньше
editor-more = На очко больше
editor-reward = Награда
editor-grid = Углубление { $name }
editor-cell-open = строка { $row }, столбец { $column }, открыта
editor-cell-closed = строка { $row }, столбец { $column }, картон

## The editor: the verdict

editor-verdict = Оценка
editor-can = Можно заполнить
editor-same = У { $id } такая же форма.
editor-way = Один из способов с наименьшим числом фигур ({ $pieces }). Таких малых наборов: { $sets }.
editor-worth = Стоит ли своих очков?
editor-fair = Справедливо: { $points }
editor-unfair = Похожие печатные задания дают { $points }.
editor-extent = клетки минус уровень награды
editor-how-many = Сколько
editor-yours = { $name } (справедливо: { $points })
editor-as-table = Таблицей
editor-plot = { $name }: клетки минус уровень награды { $extent }, очки { $points }
editor-heard = Клетки: { $cells }. Можно заполнить. Меньше всего фигур: { $pieces }.
editor-heard-not = Клетки: { $cells }. { $why }
