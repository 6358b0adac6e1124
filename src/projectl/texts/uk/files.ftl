# Що не так із файлами: головоломки, нотація, позиції, записи ігор.


## Пакети й файли

file-unwritable = { $path }: не вдалося записати: { $reason }.

## Файли головоломок; $source називає файл

puzzle-file-unreadable = { $source }: не вдалося прочитати: { $reason }.
puzzle-file-too-large = { $source }: файл головоломок має щонайбільше { $limit } байтів; цей більший.
puzzle-file-not-text = { $source }: не текст у UTF-8.
puzzle-header-unknown = { $source }, рядок { $line }: невідомий заголовок { $found }. Відомі: { $known }.
puzzle-header-twice = { $source }, рядок { $line }: заголовок { $key } тут уже вдруге.
puzzle-header-set = { $source }, рядок { $line }: { $found } — не назва набору. Назва має від 1 до 32 знаків a-z, 0-9 і -.
puzzle-header-title = { $source }, рядок { $line }: заголовок { $found } має містити від 1 до 60 друкованих знаків.
puzzle-header-origin = { $source }, рядок { $line }: невідоме походження { $found }. Відомі: { $known }.
puzzle-header-expansion = { $source }, рядок { $line }: невідоме доповнення { $found }. Відомі: { $known }.
puzzle-header-missing = { $source }: бракує { $key }. Перед першою головоломкою стоять: { $known }.
puzzle-none = { $source }: головоломок немає.
puzzle-too-many = { $source }: головоломок { $count }; у грі може бути щонайбільше { $limit }.
puzzle-fields = { $source }, рядок { $line }, головоломка { $puzzle }: треба 5 полів (id колір бали нагорода сітка), є: { $count }.
puzzle-id = { $source }, рядок { $line }: { $puzzle } — не ідентифікатор. Він має від 1 до 12 знаків A-Z, a-z, 0-9, _ і -.
puzzle-duplicate-id = { $source }, рядок { $line }, головоломка { $puzzle }: рядок { $other } уже має цей ідентифікатор.
puzzle-id-in-two-sets = { $source }: головоломка { $puzzle } є також у { $other }; ідентифікатор має бути унікальним.
puzzle-colour = { $source }, рядок { $line }, головоломка { $puzzle }: невідомий колір { $found }. Відомі: { $known }.
puzzle-points = { $source }, рядок { $line }, головоломка { $puzzle }: бали { $found } мають бути цілим числом від 0 до 9.
puzzle-reward = { $source }, рядок { $line }, головоломка { $puzzle }: невідома нагорода { $found }. Відомі: { $known }.
puzzle-reward-expansion = { $source }, рядок { $line }, головоломка { $puzzle }: нагорода { $found } потребує заголовка expansion: { $needed }.
puzzle-grid = { $source }, рядок { $line }, головоломка { $puzzle }: сітка { $found } має бути з 5 рядів по 5 знаків, x або -, з / між рядами.
puzzle-empty = { $source }, рядок { $line }, головоломка { $puzzle }: заглиблення не має клітинок.
puzzle-unsolvable = { $source }, рядок { $line }, головоломка { $puzzle }: її не заповнити деталями гри (кожної форми: { $copies }).
puzzle-unknown-id = { $source }: немає головоломки { $puzzle }.
puzzle-unknown-set = { $source }: ні файл, ні вбудований набір. Вбудовані: { $known }.

## Дії в нотації

notation-code = { $found } — не код дії; коди — цілі числа від 0 до { $last }.
notation-word = { $found } не починається з дії; дії: { $known }.
notation-form = { $found } — ця дія пишеться інакше: { $wanted }.
notation-number = { $found } — тут немає такого місця; місця від 1 до { $last }.
notation-piece = { $found } — не деталь; деталі: { $known }.
notation-split = { $ghost } не ділиться на { $found }; можна на { $known }.
notation-cell = { $found } — не клітинка; клітинка — це колонка від a до e і рядок від 1 до 5, наприклад c2.
notation-shape = { $found } — не { $piece } в жодному положенні. Клітинок у { $piece }: { $size }, у її формі, повернутій чи перевернутій.

## Позиції

position-version = Позиція починається з { $wanted }; ця починається з { $found }.
position-too-long = Позиція має щонайбільше { $limit } знаків; у цьому тексті їх { $found }.
position-section = Розділ { $found } тут не очікується; розділи: { $wanted }.
position-field = { $section }: { $found } — не поле виду назва=значення.
position-field-unknown = { $section }: невідоме поле { $found }; поля: { $known }.
position-field-twice = { $section }: поле { $field } стоїть двічі.
position-field-missing = { $section }: бракує поля { $field }.
position-number = { $section }: { $field } — ціле число від { $low } до { $high }, а не { $found }.
position-word = { $section }: { $field } — одне з { $known }, а не { $found }.
position-form = { $section }: { $field } пишеться { $wanted }, а не { $found }.
position-options = Налаштування не поєднуються: { $fault }.
position-piece = { $section }: { $found } — не деталь; деталі: { $known }.
position-placement = { $section }: головоломка { $puzzle }: { $found } — не викладання на зразок V3@b2b3c3.
position-puzzle = { $section }: у грі немає головоломки { $found }.
position-colour = { $section }: колір головоломки { $puzzle }: { $found }; тут має бути { $wanted }.
position-puzzle-twice = Головоломка { $puzzle } лежить у двох місцях: { $first } і { $second }.
position-puzzle-count = Головоломок у грі ({ $colour }): { $found }; має бути { $wanted }.
position-deck = { $deck }: > позначає верх, а < низ, кожне щонайбільше раз і > завжди; не { $found }.
position-deck-known = { $deck }: ! позначає лише головоломки внизу колоди.
position-deck-size = { $deck }: дано місць колоди: { $found }; їх { $wanted }.
position-row = Місце { $slot } в рядах порожнє, хоча колода { $deck } — ні.
position-outside = { $section }: головоломка { $puzzle }: { $piece } виходить за межі заглиблення.
position-overlap = { $section }: головоломка { $puzzle }: { $piece } лежить на іншій деталі.
position-full = { $section }: головоломка { $puzzle } повна; її вже було б завершено.
position-waiting = { $section }: головоломка { $puzzle } чекає на нагороду, але вибору немає.
position-copies = Деталей { $piece } у грі: { $found }; має бути { $wanted }.
position-pile = { $section }: { $field } — { $found }; купка варта { $wanted }.
position-ambassadors = { $section }: невикористаних Амбасадорів: { $found }; може бути щонайбільше { $limit }.
position-touches = { $section }: завершальних штрихів: { $found }; на головоломках їх { $wanted }.
position-locks = Замків: { $found }; їх щонайбільше { $limit }.
position-ending = Кінець настає саме тоді, коли колода { $deck } порожня.
position-reason = Причина { $found } не узгоджується з рештою; можливі: { $known }.
position-done = Гру завершено саме тоді, коли кожне місце закінчило завершальні штрихи.
position-turn = { $section }: ходить місце { $found }; після стількох ходів ({ $turn }) — місце { $wanted }.
position-nobody = Гра триває, але кожен хід завершено.
position-open = { $section }: { $field } не узгоджується з рештою: { $found }.
position-unwritable = Цей стан не записати: { $fault }.

## Записи ігор

record-unreadable = { $source }: не вдалося прочитати: { $reason }.
record-not-text = { $source }: не текст у UTF-8.
record-too-large = Запис гри має щонайбільше { $limit } байтів; цей більший.
record-format = Рядок { $line }: запис гри починається з { $wanted }, а не з { $found }.
record-line = Рядок { $line }: { $found } — не виду { $wanted }.
record-key-unknown = Рядок { $line }: невідомий ключ { $found }; ключі: { $known }.
record-key-twice = Рядок { $line }: ключ { $key } тут уже вдруге.
record-key-missing = Бракує ключа { $key }.
record-value = Рядок { $line }: { $key } — { $wanted }, а не { $found }.
record-sections = Розділи: { $wanted }; а не { $found }.
record-seat = Рядок { $line }: у грі місця від 1 до { $last }, а не { $found }.
record-fault = Рядок { $line }: { $fault }.
record-other-rules = Зроблено за правилами версії { $found }; це версія { $known }, і судити вона не може.
record-no-seed = У записі немає зерна, тож його не відтворити.
record-illegal = Рядок { $line }: місцю { $seat } не можна { $action } ({ $rule }): { NAME($reason) }
record-unwritable = Цей запис не записати: { $fault }.

## Що знаходить `projectl verify`

verdict-ok = Усі дії ({ $moves }) дозволені й ведуть до записаного результату.
verdict-other-rules = Зроблено за правилами версії { $found }; це версія { $known }, і судити вона не може.
verdict-no-seed = У записі немає зерна, тож його не відтворити.
verdict-commitment = Зерно, ідентифікатор гри й налаштування не ті, що були оголошені.
verdict-illegal = Рядок { $line }, дія { $move }: місцю { $seat } не можна { $action } ({ $rule }): { NAME($reason) }
verdict-unfinished = Усі дії ({ $moves }) дозволені, і гра триває.
verdict-no-result = Гру завершено, але результату не записано.
verdict-too-early = Результат записано, але гра триває.
verdict-result = { $figure }: записано { $found }; насправді { $wanted }.
