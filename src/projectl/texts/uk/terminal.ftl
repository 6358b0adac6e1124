# Гра в терміналі та інші команди.


## Гра; командні слова й нотація однакові в кожній мові

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Хід зроблено. Enter завершує його.

## Запитання

ask-take =
    { $decks ->
        [yes] Яку головоломку? Число на її плитці, або white чи black — верхню з колоди. Enter — назад.
       *[no] Яку головоломку? Число на її плитці. Enter — назад.
    }
ask-give = Яку деталь віддаєте? Enter — назад.
ask-get = Що берете за { PIECE($piece, case: "acc") }? Enter — назад.
ask-piece = Яку деталь? Enter — назад.
ask-puzzle = На яку головоломку покласти { PIECE($piece, case: "acc") }? Enter — назад.
ask-way = Способів покласти: { $count }. Який? Enter — назад.
ask-ghost = Яку деталь-привид ділите? Enter — назад.
ask-split = На які деталі ділите { PIECE($piece, case: "acc") }? Enter — назад.
ask-recycle = Який ряд оновлюєте? Enter — назад.
ask-order = У якому порядку вони йдуть під колоду, верхня перша? Enter лишає { $slots }.
order-wrong = Назвіть кожну з { $slots } один раз, наприклад: { $slots }.
level-skipped = У резерві немає деталей рівня { $level }, тож береться наступний рівень.
answer-number = Виберіть одне з: { $numbers }.
puzzle-to-fill =
    { $colour ->
        [black]
            чорна головоломка, { $points ->
                [one] { $points } бал
                [few] { $points } бали
                [many] { $points } балів
               *[other] { $points } бала
            }, вільних: { $open }
       *[white]
            біла головоломка, { $points ->
                [one] { $points } бал
                [few] { $points } бали
                [many] { $points } балів
               *[other] { $points } бала
            }, вільних: { $open }
    }
puzzle-numbered = головоломка { $slot }
way-completes = { $number } повна
row-of =
    { $deck ->
        [black] чорний ряд
       *[white] білий ряд
    }
group-up = вище
group-same = той самий рівень
group-lower = нижче

## Навколо гри

pass-to = { $name }, ваш хід. Натисніть Enter.
ask-seat = Хто діє? Обидва ходи тривають водночас.
nobody-else = Більше ніхто зараз не може діяти.
left = До зустрічі.
menu-number = Вибір — від 1 до { $last }. Інші слова: help.
press-enter = Натисніть Enter.
look-which = Чий килимок? Введіть від look 1 до look { $last }.
ask-save = Зберегти гру? Введіть назву файлу або Enter, щоб вийти без збереження.
ask-overwrite = { $path } уже є. Перезаписати? т або н
yes-letter = т
no-words = н ні n no
saved = Збережено в { $path }.
save-not-done = Нічого не збережено.
save-needs-name = Назвіть файл, наприклад: save gra.txt

## Довідка

help-turn =
    У ході три дії, у будь-якій комбінації:
    – взяти головоломку; перед вами може бути щонайбільше чотири незавершені
    – взяти деталь 1-го рівня
    – підвищити рівень деталі на один або обміняти її на деталь того самого чи нижчого рівня
    – покласти деталь на одну зі своїх головоломок; вона лишається там, доки головоломку не завершено
    – головна дія, раз за хід: по одній деталі на кілька головоломок одразу
help-deck = Замість відкритої головоломки можна взяти верхню з колоди наосліп.
help-recycle = Оновлення кладе весь ряд під колоду в порядку, який виберете ви, і викладає його заново.
help-ghost =
    Деталь-привид має п’ять клітинок. Якщо її розділити, отримаєте деталі, що складають її форму; їх можна покласти тією самою дією, по одній на кожну головоломку.
    Кожна стрілка в нагороді підвищує деталь на рівень.
help-ambassador = Завершена головоломка Амбасадора дає одну дію Амбасадора. Вона така, як головна дія, і не витрачає її.
help-endless = Коли біла колода порожня, завершені білі головоломки стають новою.
help-solo =
    Після вашого ходу суперник бере головоломку з найбільшою кількістю балів із колонок без замків. Потім його власні деталі й по одному замку з інших колонок переходять на цю колонку.
    Якщо взяти із замкненої колонки, замок дістає суперник. Вам треба більше балів, ніж йому: нічия — його перемога.
help-line-clear = Двоє гравців діють водночас, кожен у рядах свого жетона. Слово seat змінює того, хто за клавіатурою.
help-end-exact = Треба використати всі три дії. Після них Enter завершує хід.
help-end-early = Хід можна завершити будь-коли. Коли всі дії використано, Enter завершує його.
help-unfinished = Наприкінці незавершені головоломки забирають свої бали.
help-completing =
    Повну головоломку завершено: її деталі повертаються, ви отримуєте нагороду (зверху праворуч на плитці), а наприкінці бали (зверху ліворуч).
    Коли колода, що завершує гру, порожня, дограйте раунд і зіграйте ще один. Потім — завершальні штрихи.
help-typing =
    Вибирайте числом або введіть дію, цілу чи частину:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 кладе V3 на вашу головоломку 2 на клітинки b2, b3 і c3 (літери — колонки, числа — рядки)
    – place V3 запитає решту
help-commands =
    Інші слова:
    – undo повертає назад вашу останню дію
    – legal перелічує всі дії, look 2 показує килимок гравця, pile показує вашу купку, log розповідає, що сталося
    – save ФАЙЛ, quit
help-touches =
    Кладіть будь-які деталі запасу на незавершені головоломки; кожна забирає 1 бал. Деталі не повертаються, нагород немає.
    Головоломка, повна на кінець штрихів, дає свої бали. У деяких виданнях неповна забирає свої. Потім введіть done.
help-choice-reward = Деталі вашої нагороди немає в резерві. Виберіть заміну.
help-choice-level-up = Стрілка підвищує рівень деталі запасу. Виберіть якої або відмовтеся.
help-choice-order = Ви завершили кілька головоломок. Виберіть, за яку нагорода перша: пізніша стрілка може підвищити ранішу нагороду.
help-sequence-master = Головна дія: по одній деталі на кожну головоломку, усі з вашого запасу. Кладіть одну за одною, потім підтвердьте; або скасуйте.
help-sequence-ambassador = Дія Амбасадора: по одній деталі на кожну головоломку, усі з вашого запасу. Кладіть одну за одною, потім підтвердьте; або скасуйте.
help-sequence-ghost = Нові деталі можна покласти зараз, по одній на кожну головоломку. Підтвердження лишає решту в запасі; скасування повертає поділ назад.
help-sequence-recycle = Назвіть головоломки ряду в тому порядку, у якому вони йдуть під колоду, верхня перша; або скасуйте.

## Початкове меню

begin-about = Неофіційна версія настільної гри для термінала. Її назва й гра належать їхнім власникам.
begin-enter = Enter
begin-play = грати
begin-players = гравці
begin-game = гра
begin-edition = видання
begin-expansions = доповнення
begin-piles = купки
begin-resume = продовжити збережену гру
begin-none = немає
begin-piles-open = відкриті бали
begin-piles-hidden = долілиць
begin-other = Число змінює налаштування. q — вихід.
begin-no-expansions = У цьому виданні немає доповнень.
begin-solo-players = У соло грають наодинці.
ask-players = Хто грає? Число або перелік, наприклад: human greedy random. Enter — назад.
ask-variant = Яка гра? Enter — назад.
ask-difficulty = Наскільки важко? Enter — базова.
ask-edition = Яке видання? Enter — назад.
ask-expansion = Яке доповнення додати чи прибрати? Enter — назад.
ask-resume = Який файл? Enter — назад.

## Puzzles, verify і replay

puzzles-heading = { $title } ({ $origin }): білих { $white }, чорних { $black }
puzzles-svg-written = Малюнок записано в { $path }
verify-verdict = { $path }: { $verdict }
replay-set-up = Гру підготовлено.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Enter — далі, b — назад, число — до тієї дії, q — вихід.

## Що каже `projectl --help`

cli-about = Настільна гра Project L: грати, дивитися головоломки, переглядати й перевіряти ігри.
cli-play = Грати за клавіатурою, наодинці, з іншими чи проти ботів.
cli-puzzles = Показати набори головоломок, у терміналі й малюнком.
cli-replay = Переглянути запис гри крок за кроком.
cli-verify = Відтворити запис гри й порівняти результат.
cli-serve = Дати людям грати через мережу, браузером чи програмами.
cli-selfcheck = Зіграти багато ігор у кожному режимі й перевірити, що правила виконуються.
cli-train = Навчити мережі навчених ботів.
cli-train-mode = solo або table; обидва, якщо не вказано. Мережа судді — judge.
cli-quick = Коротке навчання, мережі table, якщо режим не названо.
cli-minutes = Навчати стільки хвилин замість сталої кількості ігор.
cli-resume-training = Продовжити від останньої контрольної точки.
cli-folder = Куди класти мережі.
cli-train-seed = Початок випадковості: інше число дає іншу мережу.
train-progress = { $mode }: ігор { $games }
train-done = Мережу записано в { $net }, криву навчання — в { $curve }.
train-judge-done = Мережу записано в { $net }. Оцінка Брайєра на відкладених іграх: { $brier }.
train-stopped = Зупинено. Зіграно ігор: { $games }. Продовжити: --resume.
train-finished = { $net } готова; продовжувати нічого. Для іншого навчання назвіть іншу теку через --folder.
train-occupied = { $path } уже є, і нове навчання перезаписало б його. Продовжити: --resume, або назвіть іншу теку через --folder.
training-mode-unknown = Немає навчання { $found }. Можливі: { $known }.
cli-bots = Перелічити ботів з їхніми рівнями.
cli-arena = Дати ботам грати між собою й оцінити їх.
cli-cluster = Грати на кластері Ray: адреса головного вузла або local.
cli-bench-bots = Виміряти, як швидко думають боти.
cli-bench-turns = Скільки ходів грає planner.
cli-strength = Виміряти, наскільки сильні боти, як оприлюднено.
cli-strength-rows = Які виміри робити; усі, якщо не вказано.
cli-strength-series = Серія роздач; остання названа, якщо не вказано.
cli-strength-folder = Тека для ігор, щоб перерваний вимір можна було продовжити.
cli-strength-page = Сторінка документації, куди записати таблицю.
strength-unknown = Немає виміру { $found }. Є { $known }.
strength-series-unknown = Немає серії { $found }, яку можна зіграти. Є { $known }.
strength-series-uncommitted = Серії { $series } ще немає в жодному коміті. Закомітьте її назву, запишіть поруч цей коміт, а тоді грайте.
cli-solo = Виміряти ботів проти суперника в соло.
cli-contestants = Боти за назвою, як їх перелічує `projectl bots`, або власні як файл.py:Клас.
cli-series = Назва серії роздач: та сама назва дає ті самі роздачі.
cli-seconds = Скільки бот може думати над однією дією.
cli-store = Де зберігати зіграні ігри, щоб перерваний запуск можна було продовжити.
arena-stopped = Зупинено. Завершені ігри лишаються в { $path }; та сама команда продовжить.
arena-stopped-unkept = Зупинено. Жодної гри не збережено; наступного разу назвіть файл через --store.
arena-more-games = Зіграно партій: { $games }, замовлено: { $asked }. Кожен розклад грають за всіх порядків місць.
arena-first-player = Перший гравець: { $share } перемог ({ $interval }; за рівності було б { $even }).
arena-rounds = Раунди: у середньому { $mean }, від { $least } до { $most }.
arena-series = Серія { $series }. Грали { $bots }.
arena-forfeit = Технічна поразка: { $what }
sprt-shares = Послідовному тестові потрібні дві частки між 0 і 1, спершу менша, а не { $low } і { $high }.
sprt-bots = Послідовний тест порівнює двох ботів за столом на двох, а не { $bots }.
cli-sprt = Зупинитися, щойно відомо, яка з двох часток у першого бота: --sprt 0.5 0.55. Кожна похибка: 5 %.
arena-sprt =
    Послідовний тест, роздачі: { $deals }. { $verdict ->
        [low] Радше частка { $low }, ніж { $high }.
        [high] Радше частка { $high }, ніж { $low }.
       *[open] Між { $low } і { $high } не вирішено.
    }
cli-record-games = Писати запис кожної партії до цієї теки.
records-occupied = У цій теці вже є { $file }. Назви іншу.
cli-csv = Записати таблицю також у цей файл.
cli-html = Записати сторінку з графіками також у цей файл.
cli-admin = Для тих, хто тримає сервер: копії, ігри, облікові записи. Сервери тим часом можуть працювати.
cli-admin-backup = Записати копію бази даних у новий файл.
cli-admin-restore = Поставити копію на місце всього, що є в базі даних.
cli-admin-list = Перелічити ігри, найновіші перші.
cli-admin-close = Завершити ігри. Тим, хто грає, це скажуть.
cli-admin-delete = Видалити ігри з усім, що в них зіграно й сказано.
cli-admin-players = Перелічити тих, хто має обліковий запис.
cli-admin-reset-password = Дати обліковому запису новий пароль і показати його.
cli-admin-migrate = Оновити таблиці бази даних. Сервери роблять це під час запуску.
cli-bench = Виміряти швидкість.
cli-bench-judge = Виміряти, наскільки справджуються шанси судді.
cli-bench-judge-minutes = Більше не грати після стількох хвилин.
bench-judge-left = Зіграно ігор серії: { $games } / { $all }. Та сама команда продовжить.
cli-bench-server = Виміряти сервер із тисячею ігор, близько п’яти хвилин.
cli-bench-crash = Вбивати сервер під навантаженням і псувати повідомлення; нічого не має загубитися. Близько дев’яти хвилин.
cli-bench-history = Виміряти сервер із дуже багатьма завершеними іграми. Близько десяти хвилин.
cli-bench-history-games = Скільки завершених ігор.
cli-bench-chaos = Дати всьому зламатися під час гри: перезапуски, повні диски, потоки запитів; нічого не має загубитися. До 15 хвилин.
cli-bench-database = sqlite або postgresql; нову базу такого виду буде створено й прибрано.
cli-bench-lab = Виміряти середовища для агентів проти PettingZoo і pgx, на одному ядрі.
cli-bench-engine = Порівняти рушій із python-chess.
cli-version = Показати версію й вийти.
cli-language = Якою мовою говорити, також після будь-якої команди: cs, de, en, es, fr, it, ja, ru або uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 або rulebook-2023.
cli-players = Скільки гравців; у соло 1.
cli-variant = standard, solo або line-clear.
cli-difficulty = Для соло: standard, challenging, unbeatable або no-mercy.
cli-expansion = ghost, ambassador або phoenix; можна кілька разів.
cli-deluxe = Грати з коробкою делюкс, де вона на вибір.
cli-known-scores = Грати з відкритими балами.
cli-endless-white = Грати з «Нескінченними білими».
cli-own-puzzles = Власний файл головоломок; можна кілька разів.
cli-seats = Хто грає, наприклад human,level:4: для кожного місця human або бот (список: projectl bots), також власний (ФАЙЛ.py:Клас).
cli-solo-difficulty = Складність соло-суперника, unbeatable, якщо не вказано; можна вказати кілька разів.
cli-seed = З чого тасують; те саме зерно дає ту саму гру.
cli-resume = Продовжити збережену гру.
cli-sets = Вбудовані набори або файли головоломок; усі вбудовані, якщо не названо.
cli-svg = Намалювати головоломки в цей файл.
cli-record = Запис гри.
cli-list = Перелічити всі дії словами, а не крок за кроком.
cli-games = Скільки ігор.
cli-workers = Скільки процесів.
cli-json = Вивести один об’єкт JSON.
cli-picture = Намалювати числа в цей файл.
cli-lan = Відкрити сервер для мережі; інакше грати можна лише на цьому комп’ютері.
cli-port = Де слухати; 8421, якщо не вказано.
cli-database = sqlite:///ШЛЯХ або postgresql://КОРИСТУВАЧ@ХОСТ/НАЗВА.
cli-config = Файл налаштувань TOML.
cli-open = Відкрити гру в браузері; якщо порт зайнято, слухати на наступному вільному.
cli-processes = Скільки процесів служать разом; більше ніж один потребує PostgreSQL.
cli-logs = Журнал: people (лише негаразди), text, json або auto: у терміналі people, інакше json.

## Що каже `projectl serve`

serve-processes-alone = Кілька процесів ({ $count }) можуть служити разом лише на PostgreSQL: база даних у файлі належить одному процесу. Додайте --database postgresql://КОРИСТУВАЧ@ХОСТ/НАЗВА.
serve-running = Сервер уже працює за адресою { $address }.
serve-port-taken = Порт { $port } зайнято іншою програмою. Виберіть інший через --port.
serve-port-forbidden = Порт { $port } цьому користувачеві недоступний. Виберіть порт вище 1023 через --port.
serve-host-unknown = { $host } — не адреса цього комп’ютера: { $reason }. Приберіть налаштування host або вкажіть іншу.
serve-ready = Project L готовий: { $address }
serve-only-here = Грати можна лише тут. Щоб упустити інших: { $command }
serve-others = Для інших у вашій мережі: { $address } або цей код:
serve-others-named = Інші знайдуть його за адресою { $name }.
serve-stop = Зупинити: Ctrl+C. Усі ігри збережено.
serve-stopped = Зупинено. Незакінчені ігри продовжаться наступного разу.
log-database = База даних відповідає не так, як має: { $reason }
log-bot = У бота виникла складність із ходом ({ $event }: { $reason }). Гра триває.
log-game = Одну гру не вдається відкрити ({ $reason }). Усі інші тривають.
log-other = Щось пішло не так ({ $event }: { $reason }). Докладніше — при запуску з --logs text.

## Що показує `projectl selfcheck`

selfcheck-title = Перевірені ігри за режимами
selfcheck-running = Гра й перевірка
selfcheck-rate = { $rate } ігор/с
selfcheck-mode = режим
selfcheck-games = ігри
selfcheck-steps = кроки
selfcheck-completions = завершено
selfcheck-reward-choices = нагор.
selfcheck-order-choices = поряд.
selfcheck-masters = головні
selfcheck-level-ups = рівні
selfcheck-splits = поділи
selfcheck-ambassadors = Амбас.
selfcheck-recycles = оновл.
selfcheck-deck-takes = колоди
selfcheck-reshuffles = тасув.
selfcheck-early-ends = раніше
selfcheck-cancels = скасув.
selfcheck-triggers = кінці
selfcheck-dead-ends = глухі
selfcheck-caps = межі
selfcheck-touches = штрихи
selfcheck-violation = Порушено: { $what }
selfcheck-missing = Жодного разу не сталося в { $mode }: { $thing }
selfcheck-ok = Ігор: { $games }, хвилин: { $minutes }. Нічого не знайдено.
selfcheck-few = Ігор: { $games }, хвилин: { $minutes }. Нічого не знайдено. Коли ігор у режимі менш ніж { $enough }, те, що не сталося, — не помилка.
selfcheck-found = Ігор: { $games }, хвилин: { $minutes }, помилок: { $found }.
selfcheck-interrupted = Перервано. Ігор: { $games }, хвилин: { $minutes }.
bench-net-database = Немає виміру на { $found }. Можливі: { $known }.
bench-net-no-postgres = PostgreSQL не запустити: { $what }. Встановіть його сервер (initdb і pg_ctl).
bench-net-stage-prepare = Наповнюється нова база даних…
bench-net-stage-durable = Вимірюється сервер…
bench-net-stage-volatile = Вимірюється той самий сервер без збереження…
bench-net-stage-echo = Вимірюється просте відлуння websocket…
bench-net-stage-crash = Граємо й обриваємо сервер…
bench-net-stage-chaos = Гра триває, поки все ламається…
bench-net-stage-faults = Псування повідомлень…
bench-net-stage-check = Журнал читається знову…
bench-net-title = Сервер на { $backend }
bench-net-raised = Піднято для виміру: { $limits }.
bench-net-realtime = Сервер, база даних і клієнти йшли попереду всіх інших процесів комп’ютера (як із chrt --rr 1).
bench-net-missed = Не досягнуто: { $figures }.
bench-net-processes = процеси сервера
bench-net-load = навантаження комп’ютера на початку
bench-net-load-after = навантаження комп’ютера наприкінці
bench-net-restart-s = запуск з усіма іграми до готовності, секунди
bench-net-connect-s = під’єднання всіх websocket, секунди
bench-net-games = ігри вчотирьох, що тривають
bench-net-sockets = websocket
bench-net-clients = websocket гравців
bench-net-actions = дії за час виміру
bench-net-errors = помилки
bench-net-p50-ms = від надсилання до підтвердження, половина, мс
bench-net-p99-ms = від надсилання до підтвердження, 99 зі 100, мс
bench-net-max-ms = від надсилання до підтвердження, найдовше, мс
bench-net-kib-per-game = пам’ять на гру й процес, КіБ
bench-net-kib-per-socket = пам’ять на бездіяльний websocket, КіБ
bench-net-cpu-us-per-action = час процесора на дію, мкс
bench-net-durable-over-volatile-cpu = час процесора, × без збереження
bench-net-volatile-over-echo-cpu = час процесора без збереження, × просте відлуння
bench-net-kills = kill -9
bench-net-acknowledged = підтверджені дії
bench-net-lost = з них загублено
bench-net-doubled = зроблено двічі або попри відмову
bench-net-resume-s-max = від повернення сервера до останнього вітання, щонайбільше, секунди
bench-net-back-s-max = від примусового завершення до повернення сервера, щонайбільше, секунди
bench-net-views-checked = вигляди, порівняні з журналом
bench-net-views-wrong = з них хибні
bench-net-log-faults = винятки й помилки в журналах серверів
bench-net-cut = повідомлення, обірвані разом зі з’єднанням
bench-net-delayed = повідомлення двома частинами
bench-net-duplicated = повідомлення, надіслані двічі
bench-net-reordered = повідомлення в хибному порядку
bench-net-garbage = беззмістовні повідомлення
bench-net-faults-acknowledged = попри це підтверджено
bench-net-faults-lost = з них загублено
bench-net-faults-doubled = зроблено двічі або попри відмову
bench-net-faults-views-wrong = вигляди, що різняться від журналу
bench-net-answers-5xx = відповіді про внутрішній збій (5xx)
bench-net-stage-fill = Граємо й записуємо { $games } завершених ігор…
bench-net-stage-migrate = Оновлюємо таблиці…
bench-net-stage-start = Запускаємо сервер…
bench-net-stage-ask = По черзі питаємо сервер із малою кількістю ігор і сервер із великою…
bench-net-stage-alone = Питаємо про когось із дуже багатьма іграми…
bench-net-finished-games = завершені ігри
bench-net-fill-s = їх запис, секунди
bench-net-database-mib = розмір бази даних до того, МіБ
bench-net-migrate-s = оновлення таблиць разом із копією перед ним, секунди
bench-net-start-s = від запуску до готовності, секунди
bench-net-start-few-s = запуск із малою кількістю ігор, секунди
bench-net-callback-ms-max = процесорний час найдовшого виклику циклу подій, мс
bench-net-lists-ratio = списки, × часу з малою кількістю ігор
bench-net-profile-ratio = профіль, × часу з малою кількістю ігор
bench-net-export-ratio = експорт, × часу з малою кількістю ігор
bench-net-busy-profile-ms = профіль когось із дуже багатьма іграми, мс
bench-net-busy-mine-ms = його ігри, мс
bench-net-busy-running-ms = його поточні ігри, мс
bench-net-busy-solo-ms = його завершені ігри соло, мс
bench-net-busy-export-ms = його експорт, мс
bench-net-leave-ms = забуття з 25 іграми, мс
bench-net-leave-new-ms = забуття без ігор, мс
bench-net-skipped = Пропущено, бо цей комп’ютер цього не дозволяє: { $faults }.
bench-net-backups-wrong = пошкоджені резервні копії
bench-net-visit-s-max = найдовше очікування відвідувача під час атаки, секунди
bench-net-visitors-refused = відвідувачі, не впущені під час атаки
bench-net-memory-second-over-first = пам’ять після другого кола, × першого
bench-net-memory-mib = пам’ять серверів після першого кола, МіБ
bench-net-tasks-dead = завдання серверів, мертві наприкінці
bench-net-moves-s-max = від кінця збою до ходу за останнім столом, щонайбільше, секунди
bench-net-faults = збої

## Що показує `projectl bench engine`

bench-missing-peer = Вимір порівнює з { $package }, а його не встановлено: pip install { $package }
bench-stage-record = Граються ігри для відтворення…
bench-stage-play = Вимірюється швидкість…
bench-stage-start = Вимірюються запуски в нових процесах, близько хвилини…
bench-title = Рушій: одне ядро, час процесора, медіана з трьох
bench-figure = показник
bench-value = значення
bench-target = мета
bench-verdict = висновок
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = є
bench-missed = немає
bench-versions = Python { $python }, python-chess { $chess }
bench-interpreted-over-chess = випадкові ігри, інтерпретовано, × python-chess
bench-compiled-over-chess = випадкові ігри, скомпільовано, × python-chess
bench-interpreted-replay-over-chess = записані ігри, інтерпретовано, × python-chess
bench-compiled-replay-over-chess = записані ігри, скомпільовано, × python-chess
bench-compiled-over-interpreted = випадкові ігри, скомпільовано × інтерпретовано
bench-chess-moves-per-s = python-chess, ходів за секунду
bench-interpreted-steps-per-s = випадкові ігри, інтерпретовано, кроків за секунду
bench-interpreted-replay-steps-per-s = записані ігри, інтерпретовано, кроків за секунду
bench-compiled-steps-per-s = випадкові ігри, скомпільовано, кроків за секунду
bench-compiled-replay-steps-per-s = записані ігри, скомпільовано, кроків за секунду
bench-clone-step-ns = копія і крок нащадка, 6 гравців, наносекунди
bench-batch-steps-per-s = тисячі ігор за виклик, кроків за секунду за годинником
bench-batch-steps-per-s-2-threads = те саме у двох потоках водночас
bench-import-ms = import projectl.rules, мілісекунди
bench-state-bytes = скомпільований стан, байти
bench-load = навантаження комп’ютера на початку
bench-picture-title = Дозволені дії + крок, за секунду
bench-picture-scale = одне ядро, логарифмічна шкала; двоє гравців, revised-2021; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = інтерпретовано, випадкові ігри
bench-bar-interpreted-replay-steps-per-s = інтерпретовано, записані ігри
bench-bar-compiled-steps-per-s = скомпільовано, випадкові ігри
bench-bar-compiled-replay-steps-per-s = скомпільовано, записані ігри

## `projectl admin`

cli-admin-file = Файл копії.
cli-admin-game = Ідентифікатори ігор.
cli-admin-name = Ім’я облікового запису.
cli-admin-limit = Не більше за це число.
cli-admin-status = Лише ігри open (відкриті), running (поточні) або over (завершені).
cli-admin-player = Лише ігри, де має місце гравець із цим ідентифікатором.
cli-admin-yes = Не перепитувати.
admin-ask-restore = Замінити весь вміст бази даних на { $file }?
admin-ask-delete =
    { $count ->
        [one] Видалити { $count } гру назавжди?
        [few] Видалити { $count } гри назавжди?
        [many] Видалити { $count } ігор назавжди?
       *[other] Видалити { $count } гри назавжди?
    }
admin-backed-up = Записано: { $file } ({ $kib } КіБ).
admin-restored = Відновлено з { $file }. Сервери, що працюють, прочитали все заново.
admin-set-aside = Пошкоджену базу збережено як { $path }.
admin-closed = Закрито: { $game }.
admin-deleted = Видалено: { $game }.
admin-password = { $name }: новий пароль { $password }
admin-migrated = Схема була { $before }, тепер { $now }.
admin-none = Нічого немає.
admin-one-of = { $found } не підходить; можливі значення: { $known }.
admin-column-id = Id
admin-column-status = Стан
admin-column-variant = Варіант
admin-column-seats = Місця
admin-column-changed = Остання дія (UTC)
admin-column-name = Ім’я
admin-column-since = З (UTC)
