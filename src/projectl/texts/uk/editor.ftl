# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = Головоломка
puzzle-verdict-points = Бали
puzzle-verdict-cells = Клітинки
puzzle-verdict-sets = Набори деталей
puzzle-verdict-pieces = Найменше деталей
puzzle-verdict-actions = Найменше дій
puzzle-verdict-fair = Справедливі бали
puzzle-verdict-alike = Така сама форма
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = Усі головоломки можна заповнити.
puzzle-verdict-about-actions = Найменше дій: від першого ходу до завершення, без нагород дорогою.
puzzle-verdict-about-fair = Справедливі бали: скільки дають друковані головоломки такого розміру й нагороди (порівняно: { $count }, типова похибка: { $error }).

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

## The editor: sets

editor-title = Набори головоломок
editor-lead = Малюйте власні головоломки й грайте з ними.
editor-new = Новий набір
editor-new-title = Мої головоломки
editor-import = Імпорт файлу
editor-none = Наборів ще немає. Перший починається з прикладу, який можна змінити.
editor-count = Головоломки: { $count }
editor-copy = Зберегти копію
editor-set-title = Назва набору
editor-kept = Збережено
editor-keeping = Зберігається …
editor-failed = Не збережено
editor-export = Експорт
editor-set = Набір
editor-play = Грати з ним
editor-play-short = Грати
editor-expansion = Набір належить до
editor-expansion-none = Додається до інших
editor-expansion-base = Замість базової коробки
editor-share-about = Хто має посилання, може переглянути й скопіювати набір.
editor-link = Посилання
editor-share = Поділитися
editor-withdraw = Відкликати
editor-copied = Посилання скопійовано.
editor-withdrawn = Посилання більше нікуди не веде.
editor-delete = Видалити набір
editor-delete-sure = Видалити назавжди

## The editor: the puzzles of a set, and drawing

editor-list = Головоломки набору
editor-item = Бали: { $points } · клітинки: { $cells }
editor-add = Нова головоломка
editor-before = Попередня головоломка
editor-after = Наступна головоломка
editor-place = { $number }/{ $all }
editor-drawing = Малюнок
editor-name = Назва головоломки
editor-name-taken = { $name } уже є.
editor-colour = Колір
editor-white = Біла
editor-black = Чорна
editor-undo = Скасувати
editor-nothing-to-undo = Поки нічого скасовувати.
editor-turn = Повернути
editor-mirror = Віддзеркалити
editor-empty-card = Очистити картку
editor-remove = Прибрати { $name }
editor-less = На бал менше
editor-more = На бал більше
editor-reward = Нагорода
editor-grid = Заглиблення { $name }
editor-cell-open = рядок { $row }, стовпець { $column }, відкрита
editor-cell-closed = рядок { $row }, стовпець { $column }, картон

## The editor: the verdict

editor-verdict = Висновок
editor-can = Можна заповнити
editor-same = { $id } має таку форму.
editor-way = Один зі способів з найменшою кількістю деталей ({ $pieces }). Таких малих наборів: { $sets }.
editor-worth = Чи варта своїх балів?
editor-fair = Справедливо: { $points }
editor-unfair = Такі друковані головоломки дають { $points }.
editor-extent = клітинки мінус рівень нагороди
editor-how-many = Скільки
editor-yours = { $name } (справедливо: { $points })
editor-as-table = Таблицею
editor-plot = { $name }: клітинки мінус рівень нагороди { $extent }, бали { $points }
editor-heard = Клітинки: { $cells }. Можна заповнити. Найменше деталей: { $pieces }.
editor-heard-not = Клітинки: { $cells }. { $why }
