# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = Головоломка
verdict-points = Бали
verdict-cells = Клітинки
verdict-sets = Набори деталей
verdict-pieces = Найменше деталей
verdict-actions = Найменше дій
verdict-fair = Справедливі бали
verdict-alike = Така сама форма
verdict-span = { $low }–{ $high }
verdict-all-filled = Усі головоломки можна заповнити.
verdict-about-actions = Найменше дій: від першого ходу до завершення, без нагород дорогою.
verdict-about-fair = Справедливі бали: скільки дають друковані головоломки такого розміру й нагороди (порівняно: { $count }, типова похибка: { $error }).

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = Показати й перевірити набори головоломок.
cli-puzzles-check = Сказати про кожну головоломку файлу, як її заповнити й чого вона варта.
cli-puzzles-file = Файл головоломок або назва вбудованого набору.

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = Намалюйте хоча б одну клітинку.
puzzle-not-fillable = Деталей однієї коробки для неї замало. З’єднайте деякі клітинки.

## Sets that are kept; $limit is a number

set-too-many = Більше наборів зберегти не можна (не більш як { $limit }). Спершу видаліть один.
set-too-large = Ваші набори займуть забагато місця (межа в KiB: { $limit }). Спершу видаліть один.
set-unknown = Такого набору у вас немає. Можливо, його видалено.
set-link-unknown = Це посилання не веде до жодного набору. Можливо, його відкликано.
set-title-wanted = Набору потрібна назва (найдовша: { $limit }).
