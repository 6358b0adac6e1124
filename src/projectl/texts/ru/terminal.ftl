# Игра в терминале и остальные команды.


## Игра; командные слова и нотация одинаковы на всех языках

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Ход сделан. Enter заканчивает его.

## Вопросы

ask-take =
    { $decks ->
        [yes] Какое задание? Число на его карточке, либо white или black — верхнее из стопки. Enter — назад.
       *[no] Какое задание? Число на его карточке. Enter — назад.
    }
ask-give = Какую фигуру отдаёте? Enter — назад.
ask-get = Что берёте за { PIECE($piece, case: "acc") }? Enter — назад.
ask-piece = Какую фигуру? Enter — назад.
ask-puzzle = На какое задание выложить { PIECE($piece, case: "acc") }? Enter — назад.
ask-way = Способов выложить: { $count }. Какой? Enter — назад.
ask-ghost = Какую фигуру-призрак делите? Enter — назад.
ask-split = На какие фигуры делите { PIECE($piece, case: "acc") }? Enter — назад.
ask-recycle = Какой ряд обновляете? Enter — назад.
ask-order = В каком порядке они уходят под стопку, верхнее первое? Enter оставляет { $slots }.
order-wrong = Назовите каждое из { $slots } один раз, например: { $slots }.
level-skipped = В резерве нет фигур уровня { $level }, поэтому берётся следующий уровень.
answer-number = Выберите одно из: { $numbers }.
puzzle-to-fill =
    { $colour ->
        [black]
            чёрное задание, { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }, свободных: { $open }
       *[white]
            белое задание, { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }, свободных: { $open }
    }
puzzle-numbered = задание { $slot }
way-completes = { $number } полное
row-of =
    { $deck ->
        [black] чёрный ряд
       *[white] белый ряд
    }
group-up = выше
group-same = тот же уровень
group-lower = ниже

## Вокруг игры

pass-to = { $name }, ваш ход. Нажмите Enter.
ask-seat = Кто действует? Оба хода идут одновременно.
nobody-else = Больше никто сейчас не может действовать.
left = До встречи.
menu-number = Выбор — от 1 до { $last }. Другие слова: help.
press-enter = Нажмите Enter.
look-which = Чей планшет? Введите от look 1 до look { $last }.
ask-save = Сохранить игру? Введите имя файла или Enter, чтобы выйти без сохранения.
ask-overwrite = { $path } уже есть. Перезаписать? д или н
yes-letter = д
no-words = н нет n no
saved = Сохранено в { $path }.
save-not-done = Ничего не сохранено.
save-needs-name = Назовите файл, например: save igra.txt

## Справка

help-turn =
    В ходе три действия, в любом сочетании:
    – взять задание; перед вами может быть не более четырёх невыполненных
    – взять фигуру 1-го уровня
    – улучшить фигуру на уровень или обменять её на фигуру того же либо меньшего уровня
    – выложить фигуру на одно из своих заданий; она остаётся там, пока задание не выполнено
    – действие мастера, раз в ход: по одной фигуре на несколько заданий сразу
help-deck = Вместо открытого задания можно взять верхнее из стопки вслепую.
help-recycle = Обновление кладёт весь ряд под стопку в порядке, который выберете вы, и выкладывает его заново.
help-ghost =
    В фигуре-призраке пять клеток. Если её разделить, получите фигуры, складывающие её форму; их можно выложить тем же действием, по одной на каждое задание.
    Каждая стрелка в награде улучшает фигуру на уровень.
help-ambassador = Выполненное задание амбассадора даёт одно действие амбассадора. Оно такое же, как действие мастера, и не расходует его.
help-endless = Когда белая стопка пуста, выполненные белые задания становятся новой.
help-solo =
    После вашего хода соперник берёт задание, приносящее больше всего очков, из колонок без замков. Затем его собственные фигуры и по одному замку из других колонок переходят на эту колонку.
    Если взять из запертой колонки, замок достаётся сопернику. Вам нужно больше очков, чем у него: ничья — его победа.
help-line-clear = Двое игроков действуют одновременно, каждый в рядах своего жетона. Слово seat меняет того, кто за клавиатурой.
help-end-exact = Нужно использовать все три действия. После них Enter заканчивает ход.
help-end-early = Ход можно закончить когда угодно. Когда все действия использованы, Enter заканчивает его.
help-unfinished = В конце невыполненные задания отнимают свои очки.
help-completing =
    Полное задание выполнено: его фигуры возвращаются, вы получаете награду (справа вверху на карточке), а в конце очки (слева вверху).
    Когда стопка, завершающая игру, пуста, доиграйте раунд и сыграйте ещё один. Затем — последние штрихи.
help-typing =
    Выбирайте числом или введите действие, целиком или часть:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 кладёт V3 на ваше задание 2 на клетки b2, b3 и c3 (буквы — колонки, числа — строки)
    – place V3 спросит остальное
help-commands =
    Другие слова:
    – undo отменяет ваше последнее действие
    – legal перечисляет все действия, look 2 показывает планшет игрока, pile показывает вашу стопку, log рассказывает, что произошло
    – save ФАЙЛ, quit
help-touches =
    Выкладывайте любые фигуры запаса на невыполненные задания; каждая отнимает 1 очко. Фигуры не возвращаются, наград нет.
    Задание, заполненное к концу штрихов, даёт свои очки. В некоторых изданиях незаполненное отнимает свои. Затем введите done.
help-choice-reward = Фигуры вашей награды нет в резерве. Выберите замену.
help-choice-level-up = Стрелка улучшает фигуру запаса. Выберите какую или откажитесь.
help-choice-order = Вы выполнили несколько заданий. Выберите, за какое награда первая: более поздняя стрелка может улучшить более раннюю награду.
help-sequence-master = Действие мастера: по одной фигуре на каждое задание, все из вашего запаса. Выкладывайте одну за другой, затем подтвердите; или отмените.
help-sequence-ambassador = Действие амбассадора: по одной фигуре на каждое задание, все из вашего запаса. Выкладывайте одну за другой, затем подтвердите; или отмените.
help-sequence-ghost = Новые фигуры можно выложить сейчас, по одной на каждое задание. Подтверждение оставляет остальное в запасе; отмена возвращает разделение назад.
help-sequence-recycle = Назовите задания ряда в том порядке, в каком они уходят под стопку, верхнее первое; или отмените.

## Начальное меню

begin-about = Неофициальная версия настольной игры для терминала. Её название и игра принадлежат их владельцам.
begin-enter = Enter
begin-play = играть
begin-players = игроки
begin-game = игра
begin-edition = издание
begin-expansions = дополнения
begin-piles = стопки
begin-resume = продолжить сохранённую игру
begin-none = нет
begin-piles-open = открытые очки
begin-piles-hidden = лицом вниз
begin-other = Число меняет настройку. q — выход.
begin-no-expansions = В этом издании нет дополнений.
begin-solo-players = В одиночном режиме играют без других игроков.
ask-players = Кто играет? Число или список, например: human greedy random. Enter — назад.
ask-variant = Какая игра? Enter — назад.
ask-difficulty = Насколько сложно? Enter — обычный.
ask-edition = Какое издание? Enter — назад.
ask-expansion = Какое дополнение добавить или убрать? Enter — назад.
ask-resume = Какой файл? Enter — назад.

## Puzzles, verify и replay

puzzles-heading = { $title } ({ $origin }): белых { $white }, чёрных { $black }
puzzles-svg-written = Рисунок записан в { $path }
verify-verdict = { $path }: { $verdict }
replay-set-up = Игра подготовлена.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Enter — дальше, b — назад, число — к тому действию, q — выход.

## Что говорит `projectl --help`

cli-about = Настольная игра Project L: играть, смотреть задания, просматривать и проверять игры.
cli-play = Играть за клавиатурой, в одиночку, с другими или против ботов.
cli-puzzles = Показать наборы заданий, в терминале и рисунком.
cli-replay = Просмотреть запись игры шаг за шагом.
cli-verify = Воспроизвести запись игры и сравнить результат.
cli-serve = Дать людям играть по сети, браузером или программами.
cli-selfcheck = Сыграть много игр в каждом режиме и проверить, что правила выполняются.
cli-train = Обучить сети обученных ботов.
cli-train-mode = solo или table; оба, если не указано. Сеть судьи — judge.
cli-quick = Короткое обучение, сети table, если режим не назван.
cli-minutes = Обучать столько минут вместо заданного числа игр.
cli-resume-training = Продолжить с последней контрольной точки.
cli-folder = Куда класть сети.
cli-train-seed = Начало случайности: другое число даёт другую сеть.
train-progress = { $mode }: игр { $games }
train-done = Сеть записана в { $net }, кривая обучения — в { $curve }.
train-judge-done = Сеть записана в { $net }. Оценка Брайера на отложенных играх: { $brier }.
train-stopped = Остановлено. Сыграно игр: { $games }. Продолжить: --resume.
train-finished = { $net } готова; продолжать нечего. Для другого обучения назовите другую папку через --folder.
train-occupied = { $path } уже есть, и новое обучение перезаписало бы его. Продолжить: --resume, или назовите другую папку через --folder.
training-mode-unknown = Нет обучения { $found }. Возможны: { $known }.
cli-bots = Перечислить ботов с их уровнями.
cli-arena = Дать ботам играть между собой и оценить их.
cli-cluster = Играть на кластере Ray: адрес главного узла или local.
cli-bench-bots = Измерить, как быстро думают боты.
cli-bench-turns = Сколько ходов играет planner.
cli-strength = Измерить, насколько боты сильны, как опубликовано.
cli-strength-rows = Какие измерения делать; все, если не указано.
cli-strength-series = Серия раздач; последняя названная, если не указано.
cli-strength-folder = Папка для игр, чтобы прерванное измерение можно было продолжить.
cli-strength-page = Страница документации, куда записать таблицу.
strength-unknown = Нет измерения { $found }. Есть { $known }.
strength-series-unknown = Нет серии { $found }, которую можно сыграть. Есть { $known }.
strength-series-uncommitted = Серии { $series } ещё нет ни в одном коммите. Закоммитьте её имя, запишите рядом этот коммит и затем играйте.
cli-solo = Измерить ботов против соперника в одиночном режиме.
cli-contestants = Боты по имени, как их перечисляет `projectl bots`, или свои как файл.py:Класс.
cli-series = Имя серии раздач: одно и то же имя даёт те же раздачи.
cli-seconds = Сколько бот может думать над одним действием.
cli-store = Где хранить сыгранные игры, чтобы прерванный запуск можно было продолжить.
arena-stopped = Остановлено. Завершённые игры остаются в { $path }; та же команда продолжит.
arena-stopped-unkept = Остановлено. Ни одной игры не сохранено; в следующий раз назовите файл через --store.
arena-more-games = Сыграно партий: { $games }, запрошено: { $asked }. Каждая раздача играется при всех порядках мест.
arena-first-player = Первый игрок: { $share } побед ({ $interval }; при равенстве было бы { $even }).
arena-rounds = Раунды: в среднем { $mean }, от { $least } до { $most }.
arena-series = Серия { $series }. Играли { $bots }.
arena-forfeit = Поражение без игры: { $what }
sprt-shares = Последовательному тесту нужны две доли между 0 и 1, сначала меньшая, а не { $low } и { $high }.
sprt-bots = Последовательный тест сравнивает двух ботов за столом на двоих, а не { $bots }.
cli-sprt = Остановиться, как только известно, какая из двух долей у первого бота: --sprt 0.5 0.55. Каждая ошибка: 5 %.
arena-sprt =
    Последовательный тест, раздачи: { $deals }. { $verdict ->
        [low] Скорее доля { $low }, чем { $high }.
        [high] Скорее доля { $high }, чем { $low }.
       *[open] Между { $low } и { $high } не решено.
    }
cli-record-games = Писать запись каждой партии в эту папку.
records-occupied = В этой папке уже есть { $file }. Назови другую.
cli-csv = Записать таблицу также в этот файл.
cli-html = Записать страницу с графиками также в этот файл.
cli-admin = Для тех, кто держит сервер: копии, игры, учётные записи. Серверы тем временем могут работать.
cli-admin-backup = Записать копию базы данных в новый файл.
cli-admin-restore = Поставить копию на место всего, что есть в базе данных.
cli-admin-list = Перечислить игры, самые новые первыми.
cli-admin-close = Закончить игры. Тем, кто играет, об этом скажут.
cli-admin-delete = Удалить игры со всем, что в них сыграно и сказано.
cli-admin-players = Перечислить тех, у кого есть учётная запись.
cli-admin-reset-password = Дать учётной записи новый пароль и показать его.
cli-admin-migrate = Обновить таблицы базы данных. Серверы делают это при запуске.
cli-bench = Измерить скорость.
cli-bench-judge = Измерить, насколько верны шансы судьи.
cli-bench-judge-minutes = Больше не играть после стольких минут.
bench-judge-left = Сыграно игр серии: { $games } / { $all }. Та же команда продолжит.
cli-bench-server = Измерить сервер с тысячей игр, около пяти минут.
cli-bench-crash = Убивать сервер под нагрузкой и портить сообщения; ничего не должно потеряться. Около девяти минут.
cli-bench-history = Измерить сервер с очень большим числом законченных игр. Около десяти минут.
cli-bench-history-games = Сколько законченных игр.
cli-bench-chaos = Дать всему сломаться во время игры: перезапуски, полные диски, потоки запросов; ничего не должно потеряться. До 15 минут.
cli-bench-database = sqlite или postgresql; новая база такого вида создаётся и удаляется.
cli-bench-lab = Измерить среды для агентов рядом с PettingZoo и pgx, на одном ядре.
cli-bench-engine = Сравнить движок с python-chess.
cli-version = Показать версию и выйти.
cli-language = На каком языке говорить, также после любой команды: cs, de, en, es, fr, it, ja, ru или uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 или rulebook-2023.
cli-players = Сколько игроков; в одиночном режиме 1.
cli-variant = standard, solo или line-clear.
cli-difficulty = Для одиночного режима: standard, challenging, unbeatable или no-mercy.
cli-expansion = ghost, ambassador или phoenix; можно несколько раз.
cli-deluxe = Играть с коробкой делюкс, где она на выбор.
cli-known-scores = Играть с открытыми очками.
cli-endless-white = Играть с «Бесконечными белыми».
cli-own-puzzles = Свой файл заданий; можно несколько раз.
cli-seats = Кто играет, например human,level:4: для каждого места human или бот (список: projectl bots), также собственный (ФАЙЛ.py:Класс).
cli-solo-difficulty = Сложность соперника в соло, unbeatable, если не указано; можно указать несколько раз.
cli-seed = Из чего перемешивание; то же зерно даёт ту же игру.
cli-resume = Продолжить сохранённую игру.
cli-sets = Встроенные наборы или файлы заданий; все встроенные, если не названо.
cli-svg = Нарисовать задания в этот файл.
cli-record = Запись игры.
cli-list = Перечислить все действия словами, а не шаг за шагом.
cli-games = Сколько игр.
cli-workers = Сколько процессов.
cli-json = Вывести один объект JSON.
cli-picture = Нарисовать числа в этот файл.
cli-lan = Открыть сервер для сети; иначе играть можно только на этом компьютере.
cli-port = Где слушать; 8421, если не указано.
cli-database = sqlite:///ПУТЬ или postgresql://ПОЛЬЗОВАТЕЛЬ@ХОСТ/ИМЯ.
cli-config = Файл настроек TOML.
cli-open = Открыть игру в браузере; если порт занят, слушать на следующем свободном.
cli-processes = Сколько процессов служат вместе; больше одного требует PostgreSQL.
cli-logs = Журнал: people (только неполадки), text, json или auto: в терминале people, иначе json.

## Что говорит `projectl serve`

serve-processes-alone = Несколько процессов ({ $count }) могут служить вместе только на PostgreSQL: база данных в файле принадлежит одному процессу. Добавьте --database postgresql://ПОЛЬЗОВАТЕЛЬ@ХОСТ/ИМЯ.
serve-running = Сервер уже работает по адресу { $address }.
serve-port-taken = Порт { $port } занят другой программой. Выберите другой через --port.
serve-port-forbidden = Порт { $port } этому пользователю недоступен. Выберите порт выше 1023 через --port.
serve-host-unknown = { $host } — не адрес этого компьютера: { $reason }. Уберите настройку host или укажите другой.
serve-ready = Project L готов: { $address }
serve-only-here = Играть можно только здесь. Чтобы впустить других: { $command }
serve-others = Для других в вашей сети: { $address } или этот код:
serve-others-named = Другие найдут его по адресу { $name }.
serve-stop = Остановить: Ctrl+C. Все игры сохранены.
serve-stopped = Остановлено. Неоконченные игры продолжатся в следующий раз.
log-database = База данных отвечает не так, как должна: { $reason }
log-bot = У бота возникла трудность с ходом ({ $event }: { $reason }). Игра продолжается.
log-game = Одну игру не удаётся открыть ({ $reason }). Все остальные продолжаются.
log-other = Что-то пошло не так ({ $event }: { $reason }). Подробнее — при запуске с --logs text.

## Что показывает `projectl selfcheck`

selfcheck-title = Проверенные игры по режимам
selfcheck-running = Игра и проверка
selfcheck-rate = { $rate } игр/с
selfcheck-mode = режим
selfcheck-games = игры
selfcheck-steps = шаги
selfcheck-completions = выполнено
selfcheck-reward-choices = награды
selfcheck-order-choices = порядки
selfcheck-masters = мастер
selfcheck-level-ups = уровни
selfcheck-splits = делен.
selfcheck-ambassadors = амбас.
selfcheck-recycles = обновл.
selfcheck-deck-takes = стопки
selfcheck-reshuffles = перем.
selfcheck-early-ends = раньше
selfcheck-cancels = отмены
selfcheck-triggers = концы
selfcheck-dead-ends = тупики
selfcheck-caps = пределы
selfcheck-touches = штрихи
selfcheck-violation = Нарушено: { $what }
selfcheck-missing = Ни разу не произошло в { $mode }: { $thing }
selfcheck-ok = Игр: { $games }, минут: { $minutes }. Ничего не найдено.
selfcheck-few = Игр: { $games }, минут: { $minutes }. Ничего не найдено. Когда игр в режиме меньше { $enough }, то, что не произошло, — не ошибка.
selfcheck-found = Игр: { $games }, минут: { $minutes }, ошибок: { $found }.
selfcheck-interrupted = Прервано. Игр: { $games }, минут: { $minutes }.
bench-net-database = Нет измерения на { $found }. Возможны: { $known }.
bench-net-no-postgres = PostgreSQL не запустить: { $what }. Установите его сервер (initdb и pg_ctl).
bench-net-stage-prepare = Наполняется новая база данных…
bench-net-stage-durable = Измеряется сервер…
bench-net-stage-volatile = Измеряется тот же сервер без сохранения…
bench-net-stage-echo = Измеряется простое эхо websocket…
bench-net-stage-crash = Играем и обрываем сервер…
bench-net-stage-chaos = Игра идёт, пока всё ломается…
bench-net-stage-faults = Порча сообщений…
bench-net-stage-check = Журнал читается снова…
bench-net-title = Сервер на { $backend }
bench-net-raised = Поднято для измерения: { $limits }.
bench-net-realtime = Сервер, база данных и клиенты шли впереди всех других процессов компьютера (как с chrt --rr 1).
bench-net-missed = Не достигнуто: { $figures }.
bench-net-processes = процессы сервера
bench-net-load = нагрузка компьютера в начале
bench-net-load-after = нагрузка компьютера в конце
bench-net-restart-s = запуск со всеми играми до готовности, секунды
bench-net-connect-s = подключение всех websocket, секунды
bench-net-games = идущие игры вчетвером
bench-net-sockets = websocket
bench-net-clients = websocket игроков
bench-net-actions = действия за время измерения
bench-net-errors = ошибки
bench-net-p50-ms = от отправки до подтверждения, половина, мс
bench-net-p99-ms = от отправки до подтверждения, 99 из 100, мс
bench-net-max-ms = от отправки до подтверждения, самое долгое, мс
bench-net-kib-per-game = память на игру и процесс, КиБ
bench-net-kib-per-socket = память на бездействующий websocket, КиБ
bench-net-cpu-us-per-action = время процессора на действие, мкс
bench-net-durable-over-volatile-cpu = время процессора, × без сохранения
bench-net-volatile-over-echo-cpu = время процессора без сохранения, × простое эхо
bench-net-kills = kill -9
bench-net-acknowledged = подтверждённые действия
bench-net-lost = из них потеряно
bench-net-doubled = сделано дважды или вопреки отказу
bench-net-resume-s-max = от возвращения сервера до последнего приветствия, не более, секунды
bench-net-back-s-max = от принудительного завершения до возвращения сервера, не более, секунды
bench-net-views-checked = виды, сверенные с журналом
bench-net-views-wrong = из них неверны
bench-net-log-faults = исключения и ошибки в журналах серверов
bench-net-cut = сообщения, оборванные вместе с соединением
bench-net-delayed = сообщения двумя частями
bench-net-duplicated = сообщения, отправленные дважды
bench-net-reordered = сообщения в неверном порядке
bench-net-garbage = бессмысленные сообщения
bench-net-faults-acknowledged = несмотря на это подтверждено
bench-net-faults-lost = из них потеряно
bench-net-faults-doubled = сделано дважды или вопреки отказу
bench-net-faults-views-wrong = виды, отличные от журнала
bench-net-answers-5xx = ответы о внутреннем сбое (5xx)
bench-net-stage-fill = Играем и записываем { $games } законченных игр…
bench-net-stage-migrate = Обновляем таблицы…
bench-net-stage-start = Запускаем сервер…
bench-net-stage-ask = По очереди спрашиваем сервер с малым числом игр и сервер с большим…
bench-net-stage-alone = Спрашиваем о ком-то с очень большим числом игр…
bench-net-finished-games = законченные игры
bench-net-fill-s = их запись, секунды
bench-net-database-mib = размер базы данных до того, МиБ
bench-net-migrate-s = обновление таблиц вместе с копией перед ним, секунды
bench-net-start-s = от запуска до готовности, секунды
bench-net-start-few-s = запуск с малым числом игр, секунды
bench-net-callback-ms-max = процессорное время самого долгого вызова цикла событий, мс
bench-net-lists-ratio = списки, × времени с малым числом игр
bench-net-profile-ratio = профиль, × времени с малым числом игр
bench-net-export-ratio = экспорт, × времени с малым числом игр
bench-net-busy-profile-ms = профиль игрока с очень большим числом игр, мс
bench-net-busy-mine-ms = его игры, мс
bench-net-busy-running-ms = его текущие игры, мс
bench-net-busy-solo-ms = его законченные игры соло, мс
bench-net-busy-export-ms = его экспорт, мс
bench-net-leave-ms = забвение с 25 играми, мс
bench-net-leave-new-ms = забвение без игр, мс
bench-net-skipped = Пропущено, так как этот компьютер этого не позволяет: { $faults }.
bench-net-backups-wrong = повреждённые резервные копии
bench-net-visit-s-max = самое долгое ожидание посетителя во время атаки, секунды
bench-net-visitors-refused = посетители, не впущенные во время атаки
bench-net-memory-second-over-first = память после второго круга, × первого
bench-net-memory-mib = память серверов после первого круга, МиБ
bench-net-tasks-dead = задачи серверов, мёртвые в конце
bench-net-moves-s-max = от конца сбоя до хода за последним столом, не более, секунды
bench-net-faults = сбои

## Что показывает `projectl bench engine`

bench-missing-peer = Измерение сравнивает с { $package }, а он не установлен: pip install { $package }
bench-stage-record = Играются игры для воспроизведения…
bench-stage-play = Измеряется скорость…
bench-stage-start = Измеряются запуски в новых процессах, около минуты…
bench-title = Движок: одно ядро, время процессора, медиана из трёх
bench-figure = показатель
bench-value = значение
bench-target = цель
bench-verdict = вывод
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = есть
bench-missed = нет
bench-versions = Python { $python }, python-chess { $chess }
bench-interpreted-over-chess = случайные игры, интерпретируется, × python-chess
bench-compiled-over-chess = случайные игры, скомпилировано, × python-chess
bench-interpreted-replay-over-chess = записанные игры, интерпретируется, × python-chess
bench-compiled-replay-over-chess = записанные игры, скомпилировано, × python-chess
bench-compiled-over-interpreted = случайные игры, скомпилировано × интерпретируется
bench-chess-moves-per-s = python-chess, ходов в секунду
bench-interpreted-steps-per-s = случайные игры, интерпретируется, шагов в секунду
bench-interpreted-replay-steps-per-s = записанные игры, интерпретируется, шагов в секунду
bench-compiled-steps-per-s = случайные игры, скомпилировано, шагов в секунду
bench-compiled-replay-steps-per-s = записанные игры, скомпилировано, шагов в секунду
bench-clone-step-ns = копия и шаг потомка, 6 игроков, наносекунды
bench-batch-steps-per-s = тысячи игр за вызов, шагов в секунду по часам
bench-batch-steps-per-s-2-threads = то же в двух потоках одновременно
bench-import-ms = import projectl.rules, миллисекунды
bench-state-bytes = скомпилированное состояние, байты
bench-load = нагрузка компьютера в начале
bench-picture-title = Разрешённые действия + шаг, в секунду
bench-picture-scale = одно ядро, логарифмическая шкала; два игрока, revised-2021; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = интерпретируется, случайные игры
bench-bar-interpreted-replay-steps-per-s = интерпретируется, записанные игры
bench-bar-compiled-steps-per-s = скомпилировано, случайные игры
bench-bar-compiled-replay-steps-per-s = скомпилировано, записанные игры

## `projectl admin`

cli-admin-file = Файл копии.
cli-admin-game = Идентификаторы игр.
cli-admin-name = Имя учётной записи.
cli-admin-limit = Не больше этого числа.
cli-admin-status = Только игры open (открытые), running (идущие) или over (оконченные).
cli-admin-player = Только игры, где есть место у игрока с этим идентификатором.
cli-admin-yes = Не переспрашивать.
admin-ask-restore = Заменить всё содержимое базы данных на { $file }?
admin-ask-delete =
    { $count ->
        [one] Удалить { $count } игру навсегда?
        [few] Удалить { $count } игры навсегда?
        [many] Удалить { $count } игр навсегда?
       *[other] Удалить { $count } игры навсегда?
    }
admin-backed-up = Записано: { $file } ({ $kib } КиБ).
admin-restored = Восстановлено из { $file }. Работающие серверы прочитали всё заново.
admin-set-aside = Повреждённая база сохранена как { $path }.
admin-closed = Закрыто: { $game }.
admin-deleted = Удалено: { $game }.
admin-password = { $name }: новый пароль { $password }
admin-migrated = Схема была { $before }, теперь { $now }.
admin-none = Ничего нет.
admin-one-of = { $found } не подходит; возможные значения: { $known }.
admin-column-id = Id
admin-column-status = Состояние
admin-column-variant = Вариант
admin-column-seats = Места
admin-column-changed = Последнее действие (UTC)
admin-column-name = Имя
admin-column-since = С (UTC)
