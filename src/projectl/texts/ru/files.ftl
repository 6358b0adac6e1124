# Что не так с файлами: задания, нотация, позиции, записи игр.


## Пакеты и файлы

file-unwritable = { $path }: не удалось записать: { $reason }.

## Файлы заданий; $source называет файл

puzzle-file-unreadable = { $source }: не удалось прочитать: { $reason }.
puzzle-file-too-large = { $source }: в файле заданий не больше { $limit } байт; этот больше.
puzzle-file-not-text = { $source }: не текст в UTF-8.
puzzle-header-unknown = { $source }, строка { $line }: неизвестный заголовок { $found }. Известны: { $known }.
puzzle-header-twice = { $source }, строка { $line }: заголовок { $key } здесь уже второй раз.
puzzle-header-set = { $source }, строка { $line }: { $found } — не имя набора. В имени от 1 до 32 знаков a-z, 0-9 и -.
puzzle-header-title = { $source }, строка { $line }: в названии { $found } должно быть от 1 до 60 печатных знаков.
puzzle-header-origin = { $source }, строка { $line }: неизвестное происхождение { $found }. Известны: { $known }.
puzzle-header-expansion = { $source }, строка { $line }: неизвестное дополнение { $found }. Известны: { $known }.
puzzle-header-missing = { $source }: не хватает { $key }. Перед первым заданием стоят: { $known }.
puzzle-none = { $source }: заданий нет.
puzzle-too-many = { $source }: заданий { $count }; в игре может быть не больше { $limit }.
puzzle-fields = { $source }, строка { $line }, задание { $puzzle }: нужно 5 полей (id цвет очки награда сетка), есть: { $count }.
puzzle-id = { $source }, строка { $line }: { $puzzle } — не идентификатор. В нём от 1 до 12 знаков A-Z, a-z, 0-9, _ и -.
puzzle-duplicate-id = { $source }, строка { $line }, задание { $puzzle }: у строки { $other } уже есть этот идентификатор.
puzzle-id-in-two-sets = { $source }: задание { $puzzle } есть также в { $other }; идентификатор должен быть уникальным.
puzzle-colour = { $source }, строка { $line }, задание { $puzzle }: неизвестный цвет { $found }. Известны: { $known }.
puzzle-points = { $source }, строка { $line }, задание { $puzzle }: очки { $found } должны быть целым числом от 0 до 9.
puzzle-reward = { $source }, строка { $line }, задание { $puzzle }: неизвестная награда { $found }. Известны: { $known }.
puzzle-reward-expansion = { $source }, строка { $line }, задание { $puzzle }: награде { $found } нужен заголовок expansion: { $needed }.
puzzle-grid = { $source }, строка { $line }, задание { $puzzle }: сетка { $found } должна быть из 5 рядов по 5 знаков, x или -, с / между рядами.
puzzle-empty = { $source }, строка { $line }, задание { $puzzle }: в углублении нет клеток.
puzzle-unsolvable = { $source }, строка { $line }, задание { $puzzle }: его не заполнить фигурами игры (каждой формы: { $copies }).
puzzle-unknown-id = { $source }: нет задания { $puzzle }.
puzzle-unknown-set = { $source }: ни файл, ни встроенный набор. Встроены: { $known }.

## Действия в нотации

notation-code = { $found } — не код действия; коды — целые числа от 0 до { $last }.
notation-word = { $found } не начинается с действия; действия: { $known }.
notation-form = { $found } — это действие пишется иначе: { $wanted }.
notation-number = { $found } — здесь нет такого места; места от 1 до { $last }.
notation-piece = { $found } — не фигура; фигуры: { $known }.
notation-split = { $ghost } не делится на { $found }; можно на { $known }.
notation-cell = { $found } — не клетка; клетка — это колонка от a до e и строка от 1 до 5, например c2.
notation-shape = { $found } — не { $piece } ни в каком положении. Клеток у { $piece }: { $size }, в её форме, повёрнутой или перевёрнутой.

## Позиции

position-version = Позиция начинается с { $wanted }; эта начинается с { $found }.
position-too-long = В позиции не больше { $limit } знаков; в этом тексте их { $found }.
position-section = Раздел { $found } здесь не ожидается; разделы: { $wanted }.
position-field = { $section }: { $found } — не поле вида имя=значение.
position-field-unknown = { $section }: неизвестное поле { $found }; поля: { $known }.
position-field-twice = { $section }: поле { $field } стоит дважды.
position-field-missing = { $section }: не хватает поля { $field }.
position-number = { $section }: { $field } — целое число от { $low } до { $high }, а не { $found }.
position-word = { $section }: { $field } — одно из { $known }, а не { $found }.
position-form = { $section }: { $field } пишется { $wanted }, а не { $found }.
position-options = Настройки не сочетаются: { $fault }.
position-piece = { $section }: { $found } — не фигура; фигуры: { $known }.
position-placement = { $section }: задание { $puzzle }: { $found } — не выкладывание вроде V3@b2b3c3.
position-puzzle = { $section }: в игре нет задания { $found }.
position-colour = { $section }: цвет задания { $puzzle }: { $found }; здесь должен быть { $wanted }.
position-puzzle-twice = Задание { $puzzle } лежит в двух местах: { $first } и { $second }.
position-puzzle-count = Заданий в игре ({ $colour }): { $found }; должно быть { $wanted }.
position-deck = { $deck }: > отмечает верх, а < низ, каждое не больше раза и > всегда; не { $found }.
position-deck-known = { $deck }: ! отмечает только задания внизу стопки.
position-deck-size = { $deck }: дано мест стопки: { $found }; их { $wanted }.
position-row = Место { $slot } в рядах пусто, хотя стопка { $deck } — нет.
position-outside = { $section }: задание { $puzzle }: { $piece } выходит за пределы углубления.
position-overlap = { $section }: задание { $puzzle }: { $piece } лежит на другой фигуре.
position-full = { $section }: задание { $puzzle } полно; оно уже было бы выполнено.
position-waiting = { $section }: задание { $puzzle } ждёт награды, но выбора нет.
position-copies = Фигур { $piece } в игре: { $found }; должно быть { $wanted }.
position-pile = { $section }: { $field } — { $found }; стопка выполненных даёт { $wanted }.
position-ambassadors = { $section }: неиспользованных амбассадоров: { $found }; может быть не больше { $limit }.
position-touches = { $section }: последних штрихов: { $found }; на заданиях их { $wanted }.
position-locks = Замков: { $found }; их не больше { $limit }.
position-ending = Конец наступает именно тогда, когда стопка { $deck } пуста.
position-reason = Причина { $found } не согласуется с остальным; возможны: { $known }.
position-done = Игра окончена именно тогда, когда каждое место закончило последние штрихи.
position-turn = { $section }: ходит место { $found }; после стольких ходов ({ $turn }) — место { $wanted }.
position-nobody = Игра продолжается, но каждый ход окончен.
position-open = { $section }: { $field } не согласуется с остальным: { $found }.
position-unwritable = Это состояние не записать: { $fault }.

## Записи игр

record-unreadable = { $source }: не удалось прочитать: { $reason }.
record-not-text = { $source }: не текст в UTF-8.
record-too-large = В записи игры не больше { $limit } байт; эта больше.
record-format = Строка { $line }: запись игры начинается с { $wanted }, а не с { $found }.
record-line = Строка { $line }: { $found } — не вида { $wanted }.
record-key-unknown = Строка { $line }: неизвестный ключ { $found }; ключи: { $known }.
record-key-twice = Строка { $line }: ключ { $key } здесь уже второй раз.
record-key-missing = Не хватает ключа { $key }.
record-value = Строка { $line }: { $key } — { $wanted }, а не { $found }.
record-sections = Разделы: { $wanted }; а не { $found }.
record-seat = Строка { $line }: в игре места от 1 до { $last }, а не { $found }.
record-fault = Строка { $line }: { $fault }.
record-other-rules = Сделано по правилам версии { $found }; это версия { $known }, и судить она не может.
record-no-seed = В записи нет зерна, поэтому её не воспроизвести.
record-illegal = Строка { $line }: месту { $seat } нельзя { $action } ({ $rule }): { NAME($reason) }
record-unwritable = Эту запись не записать: { $fault }.

## Что находит `projectl verify`

verdict-ok = Все действия ({ $moves }) разрешены и ведут к записанному результату.
verdict-other-rules = Сделано по правилам версии { $found }; это версия { $known }, и судить она не может.
verdict-no-seed = В записи нет зерна, поэтому её не воспроизвести.
verdict-commitment = Зерно, идентификатор игры и настройки не те, что были объявлены.
verdict-illegal = Строка { $line }, действие { $move }: месту { $seat } нельзя { $action } ({ $rule }): { NAME($reason) }
verdict-unfinished = Все действия ({ $moves }) разрешены, и игра продолжается.
verdict-no-result = Игра окончена, но результат не записан.
verdict-too-early = Результат записан, но игра продолжается.
verdict-result = { $figure }: записано { $found }; на деле { $wanted }.
