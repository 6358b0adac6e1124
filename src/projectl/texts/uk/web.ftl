# Що каже лише браузер.

### Сторінки: початок, нова гра, зала, зігране, рейтинг, гравці, обліковий запис, налаштування, про гру

## Кожна сторінка

page-document-title = { $page } · project L
page-skip = До вмісту
page-home = project L, на головну
page-nav = Сторінки
page-unofficial = Неофіційна версія, зроблена гравцями.
page-loading = Завантаження…
page-try-again = Спробувати ще раз
page-more = Показати більше
page-no-connection = Сервер не відповідає. Перевірте з’єднання і спробуйте ще раз.
page-fault = Щось пішло не так. Спробуйте ще раз.
nav-learn = Навчання
nav-lobby = Зала
nav-records = Зігране
nav-ladder = Рейтинг
nav-rules = Правила
nav-account = Обліковий запис
nav-settings = Налаштування
nav-about = Про гру
missing-title = Сторінку не знайдено
missing-lead = Тут немає сторінки. Можливо, гра вже скінчилася або посилання неповне.
missing-start = На головну

## Початок

start-title = Головна
start-display = Малі деталі. Точно на місці.
start-about = Заповнюйте головоломки, здобувайте більші деталі, заповнюйте більші головоломки. Гра триває близько двадцяти хвилин.
start-play-now = Грати
start-change = Змінити
start-name = Ваше ім’я
start-default-names = Клен, Камінчик, Барвінок, Зяблик, Ялівець, Видра, Комета, Горішок
start-what-solo = Ви проти віртуального суперника
start-what-bots =
    Ви проти { $bots ->
        [one] { $bots } бота
        [few] { $bots } ботів
        [many] { $bots } ботів
       *[other] { $bots } бота
    }
start-what-screen =
    { $people ->
        [one] { $people } людина
        [few] { $people } людини
        [many] { $people } людей
       *[other] { $people } людини
    } за одним екраном
start-what-mixed =
    { $people ->
        [one] { $people } людина
        [few] { $people } людини
        [many] { $people } людей
       *[other] { $people } людини
    } і { $bots ->
        [one] { $bots } бот
        [few] { $bots } боти
        [many] { $bots } ботів
       *[other] { $bots } бота
    }
start-what-open =
    Стіл, за яким { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
        [many] { $free } вільних місць
       *[other] { $free } вільного місця
    }
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = Рівень { $level } · { $edition }
start-detail-plain = { $edition }
start-running = Ваші поточні ігри
start-your-turn = Ваш хід. У грі: { $names }
start-game-with = Гра: { $names }
start-game-alone = Ваша гра соло
start-waiting =
    Ваш стіл чекає на { $free ->
        [one] { $free } гравця
        [few] { $free } гравців
        [many] { $free } гравців
       *[other] { $free } гравця
    }
start-round = Раунд { $round }
start-resume = Продовжити
start-resume-named = Продовжити: { $names }
start-ways = Як іще грати
start-way-solo = Соло
start-way-solo-about = Проти віртуального суперника: базова, важка або непереможна складність
start-way-solo-explained = Після кожного вашого ходу суперник бере найкращу головоломку своїх відкритих колонок. Щоб перемогти, наберіть більше балів.
start-way-friends = З друзями
start-way-friends-about = Власний стіл: поділіться посиланням або QR-кодом
start-way-friends-explained = Ви відкриваєте стіл і ділитеся посиланням. Гра починається, коли всі сіли; вільні місця можна віддати ботам.
start-way-screen = Один екран
start-way-screen-about = Кілька людей за одним пристроєм
start-way-screen-explained = Усі грають на цьому пристрої. Передавайте його після кожного ходу.
start-lobby-about = Відкриті столи та ігри, які можна дивитися
start-lobby-counts =
    { $open ->
        [0] Відкритих столів немає
        [one] { $open } відкритий стіл
        [few] { $open } відкриті столи
        [many] { $open } відкритих столів
       *[other] { $open } відкритого стола
    } · { $running ->
        [0] ігор для перегляду немає
        [one] { $running } гра для перегляду
        [few] { $running } гри для перегляду
        [many] { $running } ігор для перегляду
       *[other] { $running } гри для перегляду
    }
start-names = Хто грає
start-name-of = Ім’я гравця { $number }
start-all-options = Усі налаштування
start-open-table = Відкрити стіл
start-begin = Грати
start-new-here = Ви тут уперше?
start-fit = Покладіть червоний квадрат у прогалину
start-fits = Підійшло. У цьому вся гра: заповніть головоломку, і деталі повернуться, а з ними прийде нова.

## Нова гра

new-title = Нова гра
new-lead = Виберіть, що хочете; решту вже налаштовано. Якщо щось несумісне, буде сказано чому.
new-group-game = Гра
new-group-players = Гравці
new-group-extras = Доповнення та інше
new-group-table = Стіл
new-summary = Ваша гра
new-begin = Грати
new-open = Відкрити стіл
new-variant = Варіант
new-variant-about = Як грають.
new-difficulty = Складність
new-difficulty-about = Зі скількома деталями починає суперник.
new-edition = Видання
new-edition-about = Правила змінювалися від видання до видання; кожне грається точно так, як надруковано.
new-players = Кількість гравців
new-players-about = Скільки сидить за столом, разом із ботами.
new-expansions = Доповнення
new-expansions-about = Більше головоломок і дій. Виберіть будь-які з доповнень цього видання.
new-deluxe = Коробка делюкс
new-deluxe-about = По 15 деталей кожної форми замість 10, для більшої кількості гравців і доповнень.
new-known-scores = Відкриті бали
new-known-scores-about = Усі бачать, що завершили інші й скільки в них балів.
new-endless-white = Нескінченні білі
new-endless-white-about = Коли біла колода порожня, завершені білі головоломки тасують і складають у нову.
new-seats = Хто де сидить
new-seats-about = Можна зайняти кілька місць і передавати пристрій.
new-seat = Місце { $number }
new-seat-me = Ви
new-seat-here = Ще хтось на цьому пристрої
new-seat-open = Вільне місце
new-seat-bot = Бот, рівень { $level }: { $name }
new-seat-me-about = Ви граєте під іменем { $name }.
new-seat-open-about = Сісти може кожен, хто має посилання.
new-first = Перший гравець
new-first-about = Хто починає; інші ходять далі по черзі.
new-first-lot = Жеребкування
new-puzzles = Власні головоломки
new-puzzles-about = Додайте до головоломок гри власні файли, щонайбільше { $most }.
new-puzzles-file = Вибрати файл головоломок
new-puzzles-type = Написати або вставити файл головоломок
new-puzzles-text = Текст файлу головоломок
new-puzzles-add = Додати ці головоломки
new-puzzles-remove = Прибрати
new-puzzles-remove-named = Прибрати: { $title }
new-clock = Годинник
new-clock-about = Скільки часу має кожен.
new-clock-none = Без годинника
new-clock-none-about = Думайте, скільки хочете.
new-clock-turn = Час на кожен хід
new-clock-turn-about = Однаковий час на кожен хід.
new-clock-bank = Час на всю гру
new-clock-bank-about = Один запас часу на всю гру; після кожного ходу трохи додається.
new-clock-days = Дні на кожен хід
new-clock-days-about = Заглядайте час від часу; гра триває тижні.
new-clock-turn-amount = Час на хід
new-clock-bank-amount = Час на гру
new-clock-days-amount = Час на хід
new-clock-increment = Додається після ходу
new-clock-turn-value =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
new-clock-bank-value =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
new-clock-days-value =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
new-clock-expiry = Коли час вийде
new-clock-expiry-bot = Далі грає бот
new-clock-expiry-end = Гра закінчується
new-caretaker = Який бот
new-caretaker-usual = Стандартний
new-public = Публічна
new-public-about = Її видно всім у залі. Інакше приєднатися чи дивитися може лише той, хто має посилання.
new-rated = Рейтингова
new-rated-about = Зараховується до рейтингу. Кожному потрібні обліковий запис, одне місце й годинник; боти не грають.
new-rated-account = Рейтингові ігри — для гравців з обліковим записом. Спершу створіть його на сторінці «Обліковий запис».
new-confirm = Підтверджувати ходи
new-confirm-about = Хід закінчується, коли ви його підтвердите, тож останню дію ще можна повернути назад.

## Зала

lobby-lead = Сядьте за стіл або дивіться гру.
lobby-new = Відкрити стіл
lobby-open = Відкриті столи
lobby-running = Ігри, які можна дивитися
lobby-none-open = Відкритих столів немає.
lobby-open-one = Відкрити
lobby-none-running = Зараз немає публічних ігор.
lobby-free = вільне місце
lobby-what = { $variant } · { $edition }
lobby-rated = рейтингова
lobby-watch = Дивитися
lobby-look = Глянути
lobby-join = Сісти

## Зігране

records-lead = Завершені ігри можна переглянути, завантажити й перевірити.
records-whose = Чиї ігри
records-mine = Мої
records-public = Публічні
records-variant = Варіант
records-all-variants = Усі варіанти
records-none = Завершених ігор ще немає.
records-none-mine = Ви ще не дограли жодної гри.
records-play = Грати
records-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
records-ended-played = дограно до кінця
records-ended-agreed = завершено за згодою
records-ended-resigned = завершено здачею
records-ended-timeout = вийшов час
records-ended-expired = покинуто
records-ended-closed = закрив власник сервера
records-ended-unreadable = більше не вдалося відкрити
records-download = Завантажити
records-replay = Переглянути
records-open = Відкрити файл запису
records-open-about = Виберіть файл або перетягніть його сюди. Його побачите лише ви.
records-statistics = Моя статистика

## Рейтинг і гравці

ladder-lead = Хто найкраще грає в рейтингові ігри. Число — обережна оцінка сили гравця, тож росте з перемогами й кількістю ігор.
ladder-none = Рейтингових ігор ще не було.
ladder-play = Відкрити стіл
ladder-top = На початок
ladder-rank = Місце
ladder-player = Гравець
ladder-rating = Рейтинг
ladder-games = Ігри
ladder-wins = Перемоги
player-title = Гравець
player-guest = Гість з
player-account = З нами з
player-rating = Рейтинг, { $variant }
player-rank = місце { $rank }
player-games = Ігри
player-no-games = Публічних ігор ще немає.
player-mute = Сховати повідомлення
player-unmute = Показувати повідомлення

## Обліковий запис

account-lead-in = Ви ввійшли як { $name }.
account-lead-out = Грати можна й без облікового запису. З ним ви та сама людина в кожному браузері, ваші ігри зберігаються, і можна грати в рейтингові.
account-register = Створити обліковий запис
account-register-about = Ім’я та пароль, більше нічого. Ваші ігри лишаються вашими.
account-register-submit = Створити
account-login = Увійти
account-login-about = Ігри, які ви грали гостем, стануть вашими.
account-login-submit = Увійти
account-password = Пароль
account-password-about = Щонайменше { $shortest } символів. Відновити пароль не можна, тож бережіть його.
account-name = Ім’я
account-name-about = Його бачать усі, і воно має бути унікальним.
account-profile = Ваша сторінка, як її бачать інші
account-save = Зберегти
account-saved = Збережено.
account-new-password = Пароль
account-new-password-about = Після зміни ви вийдете всюди, крім цього пристрою.
account-old = Поточний пароль
account-new = Новий пароль
account-sessions = Де ви ввійшли
account-sessions-about = Завершіть сеанс, якого не знаєте або який більше не потрібен.
account-session-unknown = Невідома програма
account-session-here = тут
account-session-end = Завершити
account-session-end-named = Завершити сеанс: { $agent }
account-logout = Вийти
account-logout-about = Лише на цьому пристрої.
account-data = Ваші дані
account-data-about = Завантажте все, що про вас збережено, або видаліть.
account-export = Завантажити
account-delete = Видалити мої дані
account-delete-title = Видалення даних
account-delete-sure = Цю дію не можна скасувати
account-delete-about = Ви покинете всі незавершені ігри. Ваше ім’я, повідомлення, рейтинг і пароль буде видалено; зігране лишиться без вашого імені.
account-delete-yes = Видалити назавжди

## Налаштування

settings-lead = Налаштування зберігаються на цьому пристрої й діють одразу.
settings-group-look = Вигляд
settings-group-play = Гра
settings-group-words = Тексти
settings-group-signals = Сигнали
settings-language = Мова
settings-language-about = Можна змінити й під час гри.
settings-theme = Тема
settings-theme-about = Кольори столу.
settings-theme-system = Як у системі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-theme-contrast = Контрастна
settings-marks = Позначки на деталях
settings-marks-about = Як розрізняти деталі без кольорів.
settings-marks-auto = За темою
settings-marks-letters = Літери
settings-marks-patterns = Візерунки
settings-marks-both = І те, і те
settings-marks-none = Немає
settings-speed = Анімація
settings-speed-about = Як швидко все рухається на столі.
settings-speed-off = Вимкнено
settings-speed-fast = Швидко
settings-speed-normal = Звичайно
settings-auto-confirm = Підтверджувати ходи автоматично
settings-auto-confirm-about = Чи закінчується хід сам, коли всі дії використано. Відлік дає три секунди, щоб повернутися назад, і лише проти ботів.
settings-auto-confirm-off = Ніколи
settings-auto-confirm-ring = Після відліку
settings-auto-confirm-at-once = Одразу
settings-take-with-one-tap = Брати одним дотиком
settings-take-with-one-tap-about = Дотик до головоломки одразу її бере.
settings-single-keys = Клавіші
settings-single-keys-about = Столом можна керувати окремими клавішами: Q і E обертають деталь, F перевертає, U повертає дію назад, ? показує все.
settings-piece-names = Назви деталей
settings-piece-names-about = Чи казати в реченнях «синя смужка з 3», чи I3.
settings-piece-names-auto = У перших іграх
settings-piece-names-on = Завжди
settings-piece-names-off = Ніколи
settings-notation = Нотація в журналі
settings-notation-about = Кожна дія також у нотації, як у записах ігор: place V3@1 c3.
settings-chat = Чат
settings-chat-about = Показувати, що кажуть інші за столом.
settings-sound = Звуки
settings-sound-about = Короткі звуки для подій; усе можна й побачити.
settings-notifications = Сповіщення
settings-notifications-about = Сповіщення браузера, коли ваш хід, а ви дивитеся деінде.
settings-notifications-impossible = Цей браузер дозволяє сповіщення лише через https або на цьому комп’ютері. Натомість ваш хід показує заголовок вкладки.
settings-notifications-denied = Сповіщення заблоковано. Дозвольте їх у налаштуваннях браузера.

## Про гру

about-lead = Project L у браузері, у терміналі та як бібліотека Python.
about-unofficial-title = Неофіційно
about-unofficial = Це безкоштовна версія, зроблена гравцями. Вона не пов’язана з видавцем чи авторами настільної гри. Усі малюнки, кольори й тексти — наші власні. Якщо подобається, купіть настільну гру.
about-licence-title = Ліцензії
about-licence = Програма — вільне програмне забезпечення за ліцензією MIT. У браузері використано також:
about-privacy-title = Ваші дані
about-privacy = Без стеження і без сторонніх сервісів. Сервер зберігає ваше ім’я, ваші ігри й те, що ви кажете за столом; на сторінці облікового запису це можна завантажити або видалити.
about-version = Версія { $version }

## Перегляд

replay-title = Перегляд
replay-none = Виберіть зіграну гру або відкрийте там файл запису.
replay-controls = Перегляд
replay-scrubber = Момент гри
replay-position = Дія { $number } з { $total }
replay-start = Початок гри
replay-round-of = Раунд { $round }, { $name }
replay-turn-of = Хід { $turn }, { $name }
replay-first = На початок
replay-back = На дію назад
replay-play = Відтворити
replay-pause = Пауза
replay-next = На дію вперед
replay-last = У кінець
replay-speed = Швидкість
replay-times = { $speed }×
replay-graph = Графік
replay-graph-points = Бали
replay-graph-pieces = Деталі
replay-graph-name = { $name } { $value }
replay-graph-label =
    { $kind ->
        [pieces] Деталі впродовж гри. Зараз: { $now }.
       *[points] Бали впродовж гри. Зараз: { $now }.
    }
replay-log = Що сталося
replay-now = Назад до гри
replay-viewer = Чиїми очима
replay-spectator = Як глядач
replay-as = Очима гравця { $name }
replay-link = Копіювати посилання на цей момент
replay-link-copied = Посилання на цей момент скопійовано.
replay-link-in-address = Посилання на цей момент — в адресному рядку.
replay-download = Завантажити запис
replay-verify = Перевірити тасування
replay-verify-about = Перед грою сервер оприлюднив хеш зерна, яким тасуються головоломки. Тепер зерно відоме, і перевірити може кожен.
replay-hash = Оприлюднений хеш
replay-no-hash = У цьому записі його немає.
replay-seed = Зерно
replay-matches = Тасування збігається.
replay-differs = Тасування не збігається з хешем.
replay-seed-later = Зерно стане відомим, коли гра скінчиться.
sr-offered =
    { $colour ->
        [black] Чорна головоломка
       *[white] Біла головоломка
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, нагорода: { PIECE($reward) }, { $cells ->
        [one] { $cells } клітинка
        [few] { $cells } клітинки
        [many] { $cells } клітинок
       *[other] { $cells } клітинки
    }.

## Живі поля сторінки правил

rules-live-try = Спробувати
rules-live-close = Закрити приклад
rules-live-next = Показати наступний крок
rules-live-reset = Спочатку
rules-live-begin = Ваш хід. Спробуйте самі або дивіться крок за кроком.
rules-example-take = Ви берете третю головоломку білого ряду. З колоди приходить нова.
rules-example-take-deck = Ви берете верхню головоломку білої колоди наосліп.
rules-example-piece = Ви берете з резерву жовтий квадратик.
rules-example-piece-missing = У резерві не лишилося жовтих квадратиків, тож ви берете іншу деталь.
rules-example-upgrade-missing = Деталі 3-го рівня скінчилися, тож смужка з 2 стає деталлю 4-го рівня.
rules-example-exchange = Деталь переходить на будь-який нижчий рівень або на іншу форму свого рівня.
rules-example-recycle = Білий ряд іде під свою колоду в порядку, який виберете ви, і приходять чотири нові головоломки.
rules-example-reward-missing = Нагороди в резерві вже немає. Дивіться, що ви отримаєте натомість.
rules-example-end = Відкрито останню чорну головоломку колоди: дограють цей раунд і ще один.
rules-example-end-black = Відтоді можна брати одну чорну головоломку за хід.
rules-example-scoring = Більше ніхто не кладе деталей, тож рахують бали.
rules-example-solo-lock = Ви берете головоломку із замкненої колонки, і один її замок переходить до суперника.
rules-example-solo-locked = Усі колонки замкнені: кожна втрачає замок, і суперник нічого не бере.
rules-example-line-clear = Ви берете з лівих рядів, а третій гравець тим часом із правих.
rules-example-level-up = Нагорода — стрілка: вона підвищує одну деталь на рівень.
rules-example-level-up-two = Нагорода — дві стрілки.
rules-example-ambassador = Головоломка Амбасадора дає ще одну головну дію.
rules-example-phoenix = Головоломка Фенікса варта 6 балів.
rules-example-endless = Біла колода порожня, і завершені білі головоломки повертаються.

### Гра: що реагує на столі

## Дії та керування

play-your-pieces = Ваші деталі
play-actions = Дії
play-piece = Деталь 1-го рівня
play-exchange = Підвищити
play-master = Головна дія
play-master-used = Головну дію використано
play-ambassador = Амба{ "\u00AD" }садор ({ $count })
play-recycle = Оновити ряд
play-recycle-row =
    { $deck ->
        [black] Оновити чорний ряд
       *[white] Оновити білий ряд
    }
play-split = Розді{ "\u00AD" }лити
play-turn-left = Обернути ліворуч
play-turn-right = Обернути праворуч
play-flip = Перевернути
play-pick-first = Спершу виберіть одну зі своїх деталей.
play-new = { GENDER($piece) ->
    [m] новий
   *[f] нова
}
play-place = Покласти
play-take = Взяти
play-take-piece = Взяти { PIECE($piece, case: "acc") }
play-take-reveals = Відкриється нова головоломка: назад не повернути.
play-cancel = Скасувати
play-skip = Пропустити
play-undo = Назад
play-undo-not-past = Назад (не далі нової головоломки)
play-restart = Хід спочатку
play-restart-nothing = Для цього потрібно щонайменше дві дії в цьому ході.
play-confirm-turn = Підтвердити хід
play-end = Завершити хід
play-end-unused =
    { $count ->
        [0] Завершити хід
        [one] Завершити хід, не використано { $count } дію
        [few] Завершити хід, не використано { $count } дії
        [many] Завершити хід, не використано { $count } дій
       *[other] Завершити хід, не використано { $count } дії
    }
play-confirm-pieces =
    { $count ->
        [0] Підтвердити
        [one] Підтвердити { $count } деталь
        [few] Підтвердити { $count } деталі
        [many] Підтвердити { $count } деталей
       *[other] Підтвердити { $count } деталі
    }
play-done = Готово
play-no-connection = Зараз немає з’єднання. Воно відновиться саме.
play-moved-on = Гра вже пішла далі.
play-wait = Хвилинку.
play-took-it = { $name } вже має цю головоломку. Вашу дію не витрачено.

## Обмін, нагороди, стрілки, порядок

play-you-give = Ви віддаєте
play-choose-give = Виберіть деталь, яку віддаєте.
play-choose-first = Спершу виберіть одну.
play-cannot-give = За цю деталь нема чого взяти. Виберіть іншу.
play-group-up = На рівень вище
play-group-same = Той самий рівень
play-group-lower = Нижче
play-group-rest = Той самий рівень або нижче
play-group-one = Одна стрілка
play-group-two = Дві стрілки
play-level-empty = У резерві немає деталей рівня { $level }, тож береться наступний рівень.
play-reward-missing = Немає в резерві: { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Підвищіть рівень однієї деталі
    [split] Дві стрілки: підвищіть одну деталь на один або два рівні чи дві деталі на один
   *[both] Дві стрілки: підвищіть одну деталь на один або два рівні
}
play-order-puzzle =
    Головоломка { $slot }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, нагорода: { PIECE($reward) }

## Оновлення ряду й поділ

play-recycle-title =
    { $deck ->
        [black] Оновити чорний ряд
       *[white] Оновити білий ряд
    }
play-recycle-reveals = Відкриються нові головоломки: назад не повернути.
play-recycle-instead =
    { $deck ->
        [black] Натомість чорний ряд
       *[white] Натомість білий ряд
    }
play-earlier = Головоломка { $place }: на місце раніше
play-later = Головоломка { $place }: на місце пізніше
play-is-first = Вона вже перша.
play-is-last = Вона вже остання.
play-split-into = Розділити { PIECE($piece, case: "acc") } на…
play-split-about = Потім можна покласти по одній новій деталі на кожну головоломку.
play-split-filter = Показати лише поділи з цією деталлю

## Підказки

play-needs =
    { $count ->
        [one] Треба ще { $count } деталь: { PIECE($pieces) }
        [few] Треба ще { $count } деталі: { PIECE($pieces) }
        [many] Треба ще { $count } деталей: { PIECE($pieces) }
       *[other] Треба ще { $count } деталі: { PIECE($pieces) }
    }
play-hint-begin = Для початку візьміть головоломку.
play-hint-place = Перетягніть деталь на головоломку. Або підвищіть її рівень, візьміть деталь 1-го рівня чи головоломку.
play-hint-get-pieces = Візьміть деталь 1-го рівня, підвищіть рівень наявної або візьміть іншу головоломку.
play-hint-choose-puzzle = Виберіть підсвічену головоломку.
play-hint-fits-nowhere = Ця деталь зараз не підходить до жодної вашої головоломки. Підвищіть її рівень або збережіть.
play-hint-fits =
    { $completes ->
        [yes] Підходить і завершує головоломку. Натисніть ще раз або «Покласти».
       *[no] Підходить. Натисніть ще раз або «Покласти».
    }
play-hint-complete = Усі три дії використано. Підтвердьте хід або поверніть дію назад.
play-hint-touches = Ще можна класти деталі. Кожна забирає 1 бал.

## Завершальні штрихи

play-your-score = Ваш результат
play-score-pile =
    { $count ->
        [0] Купка завершених порожня
        [one] Купка завершених, { $count } головоломка
        [few] Купка завершених, { $count } головоломки
        [many] Купка завершених, { $count } головоломок
       *[other] Купка завершених, { $count } головоломки
    }
play-score-touched = Завершено штрихами
play-score-touches =
    { $count ->
        [0] Нічого не покладено
        [one] Покладено { $count } деталь
        [few] Покладено { $count } деталі
        [many] Покладено { $count } деталей
       *[other] Покладено { $count } деталі
    }
play-score-unfinished =
    { $count ->
        [0] Незавершених головоломок немає
        [one] Незавершено, { $count } головоломка
        [few] Незавершено, { $count } головоломки
        [many] Незавершено, { $count } головоломок
       *[other] Незавершено, { $count } головоломки
    }
play-score-now = Зараз
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Покласти сюди { PIECE($piece, case: "acc") }: { $now } → { $after }
play-touch-completion =
    Щоб завершити головоломку { $slot }, треба { $count ->
        [one] { $count } деталь
        [few] { $count } деталі
        [many] { $count } деталей
       *[other] { $count } деталі
    }: { $now } → { $after }
play-touch-no-gain = Завершувати ще одну головоломку невигідно.
play-other-done = готово
play-other-placing = ще кладе
play-done-really = Уже закінчити?
play-done-better = Ще одна деталь змінила б ваш результат із { $now } на { $after }.
play-back-to-table = Назад до столу

## Перелік клавіш

key-title = Клавіші
key-region = наступна, попередня частина столу
key-arrows = рух у межах частини; рух деталі на головоломці
key-do = вибрати, зробити
key-back = на крок назад
key-stack = взяти в руку свою деталь
key-puzzle = до своєї головоломки
key-turn = обернути ліворуч, праворуч, перевернути
key-next = наступне, попереднє місце, де підходить
key-rows = до рядів, до колод
key-actions = деталь 1-го рівня, підвищення рівня, головна дія
key-more-actions = оновити ряд, розділити деталь-привид, Амбасадор
key-undo = повернути назад, хід спочатку
key-confirm = підтвердити хід, головну дію, місце деталі
key-read = прочитати хід, мої головоломки, до журналу
key-list = цей перелік

## Читається вголос

sr-puzzle =
    { $colour ->
        [black] Чорна головоломка
       *[white] Біла головоломка
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, нагорода: { PIECE($reward) }, { $cells ->
        [one] { $cells } клітинка
        [few] { $cells } клітинки
        [many] { $cells } клітинок
       *[other] { $cells } клітинки
    }, вільних: { $open }. Місце { $slot } з 4.
sr-puzzle-open = { $puzzle } Вільні: { $cells }.
sr-card =
    { $colour ->
        [black] Чорна головоломка
       *[white] Біла головоломка
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, нагорода: { PIECE($reward) }, { $cells ->
        [one] { $cells } клітинка
        [few] { $cells } клітинки
        [many] { $cells } клітинок
       *[other] { $cells } клітинки
    }. Місце { $slot } в рядах.
sr-deck =
    { $deck ->
        [black] Чорна колода, ще { $count }
       *[white] Біла колода, ще { $count }
    }
sr-place-free = Місце { $slot }, вільне
sr-place = рядок { $row }, колонка { $column }
sr-cell-empty = рядок { $row }, колонка { $column }, вільно
sr-cell-board = рядок { $row }, колонка { $column }, поза заглибленням
sr-cell-piece = рядок { $row }, колонка { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, { GENDER($piece) ->
    [m] новий
   *[f] нова
}
sr-stack-no-fit = { PIECE($piece) }: { $count }, зараз ніде не підходить
sr-stack-not-given = { PIECE($piece) }: { $count }, не можна віддати
sr-reserve-piece = { PIECE($piece) }, у резерві { $count }
sr-tiling = { PIECE($ghost) } як { PIECE($pieces) }
sr-picked =
    У руці: { PIECE($piece) }. { $count ->
        [0] Не підходить до жодної вашої головоломки.
        [one] Підходить до головоломки { $slots }.
        [few] Підходить до головоломок { $slots }.
        [many] Підходить до головоломок { $slots }.
       *[other] Підходить до головоломок { $slots }.
    }
sr-covers = Не підходить: деталь накрила б { PIECE($piece, case: "acc") }.
sr-lies =
    Головоломка { $slot }, рядок { $row }, колонка { $column }: { PIECE($piece) } підходить, { $open ->
        [0] головоломку було б завершено.
        [one] лишиться { $open } вільна клітинка.
        [few] лишаться { $open } вільні клітинки.
        [many] лишиться { $open } вільних клітинок.
       *[other] лишиться { $open } вільної клітинки.
    } { $count ->
        [1] Це єдине місце.
        [one] { $count } місце на цій головоломці.
        [few] { $count } місця на цій головоломці.
        [many] { $count } місць на цій головоломці.
       *[other] { $count } місця на цій головоломці.
    }
sr-lies-not =
    Головоломка { $slot }, рядок { $row }, колонка { $column }: { PIECE($piece) }. { $reason } { $count ->
        [0] На цій головоломці для неї немає місця.
        [one] На цій головоломці є { $count } місце.
        [few] На цій головоломці є { $count } місця.
        [many] На цій головоломці є { $count } місць.
       *[other] На цій головоломці є { $count } місця.
    }
sr-take-selected =
    { $reveals ->
        [yes] Натисніть ще раз, щоб узяти. Відкриється нова головоломка: назад не повернути.
       *[no] Натисніть ще раз, щоб узяти.
    }
sr-turn-complete = Усі дії використано. Підтвердьте хід або поверніть дію назад.
sr-your-turn =
    { $name ->
        [none] Ваш хід.
       *[other] { $name }, ваш хід.
    } { $actions ->
        [0] Дій не лишилося.
        [one] { $actions } дія.
        [few] { $actions } дії.
        [many] { $actions } дій.
       *[other] { $actions } дії.
    } { $puzzles ->
        [0] Головоломок немає
        [one] { $puzzles } головоломка
        [few] { $puzzles } головоломки
        [many] { $puzzles } головоломок
       *[other] { $puzzles } головоломки
    }, { $pieces ->
        [0] деталей немає.
        [one] { $pieces } деталь.
        [few] { $pieces } деталі.
        [many] { $pieces } деталей.
       *[other] { $pieces } деталі.
    }
sr-touches =
    Завершальні штрихи. { $pieces ->
        [0] У вас немає деталей.
        [one] У вас { $pieces } деталь.
        [few] У вас { $pieces } деталі.
        [many] У вас { $pieces } деталей.
       *[other] У вас { $pieces } деталі.
    }

### Стіл: малюнок, очікування, журнал, чат, меню, підсумок

close = Закрити
part-failed = Ця частина перестала працювати. З рештою столу все гаразд.
part-reload = Показати знову
bot-of-level = Рівень { $level }
name-numbered = { $name } ({ $number })
name-account = З обліковим записом
table-title = project L
table-title-turn = ● Ваш хід · project L
table-home = project L, на головну
table-heading = Стіл
table-menu = Меню
table-your-turn = Ваш хід
table-turn-of = Ходить { $name }
table-turn-complete = Хід зроблено
table-actions-left =
    { $count ->
        [0] дій не лишилося
        [one] лишилася { $count } дія
        [few] лишилося { $count } дії
        [many] лишилося { $count } дій
       *[other] лишилося { $count } дії
    }
table-left-short = ще { $count }
table-round =
    { $variant ->
        [solo] Раунд { $round }, соло
       *[other] Раунд { $round }
    }
table-line-clear-turn = Чисті ряди, хід { $turn }
table-ends-black = кінець, коли чорна колода порожня
table-ends-deck = кінець, коли колода порожня
table-black-left =
    { $count ->
        [0] у колоді вже немає чорних головоломок
        [one] у колоді ще { $count } чорна головоломка
        [few] у колоді ще { $count } чорні головоломки
        [many] у колоді ще { $count } чорних головоломок
       *[other] у колоді ще { $count } чорної головоломки
    }
table-last-round = Фінальний раунд
table-end-near = Гра добігає кінця
table-end-reason =
    { $stage ->
        [last-round]
            { $variant ->
                [solo] Колода порожня. Після цього раунду — завершальні штрихи.
               *[other] Чорна колода порожня. Після цього раунду — завершальні штрихи.
            }
       *[other]
            { $variant ->
                [line-clear] Чорна колода порожня. Гра скінчиться, коли перший гравець знову отримає обидва жетони.
                [solo] Колода порожня. Цей раунд і ще один.
               *[standard] Чорна колода порожня. Цей раунд і ще один.
            }
    }
table-touches = Завершальні штрихи
table-touches-explained = Кожна покладена деталь забирає 1 бал. Деталі не повертаються.
table-touches-done = готово
table-touches-open =
    { $count ->
        [one] ще { $count } вільна клітинка
        [few] ще { $count } вільні клітинки
        [many] ще { $count } вільних клітинок
       *[other] ще { $count } вільної клітинки
    }
table-touches-full = Завершено
table-touches-nothing = У вас немає незавершених головоломок. Більше робити нічого.
table-row =
    { $deck ->
        [black] Чорний ряд
       *[white] Білий ряд
    }
table-side =
    { $side ->
        [right] Праві ряди
       *[left] Ліві ряди
    }
table-side-yours =
    { $side ->
        [right] Праві ряди: ваші
       *[left] Ліві ряди: ваші
    }
table-side-of =
    { $side ->
        [right] Праві ряди: { $name }
       *[left] Ліві ряди: { $name }
    }
table-none-left =
    { $deck ->
        [black] Чорних головоломок більше немає
       *[white] Білих головоломок більше немає
    }
table-deck = Колода
table-its-supply = Його запас
table-mastermind = Суперник
table-column =
    { $count ->
        [0] Колонка { $column }, відкрита
        [one] Колонка { $column }, { $count } замок
        [few] Колонка { $column }, { $count } замки
        [many] Колонка { $column }, { $count } замків
       *[other] Колонка { $column }, { $count } замка
    }
table-pile-points =
    взято { $completed } · { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
table-plan-if = Якби ваш хід скінчився зараз:
table-plan-most-points =
    він узяв би з колонки { $column } головоломку на { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, найціннішу у своїх відкритих колонках. Замків на цій колонці потім: { $locks }.
table-plan-reading-order =
    він узяв би з колонки { $column } головоломку на { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, першу з кількох рівних. Замків на цій колонці потім: { $locks }.
table-plan-all-locked = усі колонки замкнені, тож він нічого не взяв би, і кожна колонка втратила б замок.
table-plan-nothing-open = у його відкритих колонках немає головоломок, тож він нічого не взяв би.
table-your-mat = Ваш килимок
table-mat-of = Килимок: { $name }
table-puzzles-of-four = головоломок: { $count } з 4
table-done = завершено { $count }
table-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
table-points-short =
    { $count ->
        [one] { $count } б.
        [few] { $count } б.
        [many] { $count } б.
       *[other] { $count } б.
    }
table-take-a-puzzle = Візьміть головоломку
table-take-to-begin = Візьміть головоломку, щоб почати
table-away = відсутність: { $time }
table-bot-plays = грає бот
table-stand-in = замість бота грає { $bot }
table-watch-seat = Дивитися: { $name }
table-follow = Стежити за тим, хто ходить
sr-chip =
    { $completed ->
        [0] { $name }, завершених головоломок немає. Показати килимок.
        [one] { $name }, завершено { $completed } головоломку. Показати килимок.
        [few] { $name }, завершено { $completed } головоломки. Показати килимок.
        [many] { $name }, завершено { $completed } головоломок. Показати килимок.
       *[other] { $name }, завершено { $completed } головоломки. Показати килимок.
    }
sr-clock = лишилося { $time }
sr-clock-low = Лишилося менш ніж 30 секунд.
table-clock-low = спливає
table-clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
table-side-panel = Журнал і чат
table-log = Журнал
table-log-empty = Тут з’явиться перший хід.
table-log-round = Раунд { $round }
table-log-turn = Хід { $turn }
table-show-moment = Показати цей момент
table-chat = Чат
table-chat-empty = Повідомлень ще немає.
table-chat-off = Чат вимкнено.
table-chat-on = Увімкнути чат
table-chat-switch-off = Вимкнути чат
table-unread =
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
        [many] { $count } нових повідомлень
       *[other] { $count } нового повідомлення
    }
table-message = Повідомлення для столу
table-send = Надіслати
table-mute = Вимкнути повідомлення: { $name }
table-muted = { $name }: повідомлень більше не побачите.
table-help = Довідка
table-help-take = Взяти: виберіть головоломку з ряду чи колоди. Незавершених може бути чотири.
table-help-place = Покласти: виберіть деталь, потім місце. Повна головоломка дає бали, нагороду й повертає всі деталі.
table-help-piece = Деталь 1-го рівня: візьміть квадратик із резерву.
table-help-exchange = Підвищити: віддайте деталь за іншу на рівень вище; або обміняйте її на деталь того самого чи нижчого рівня.
table-help-recycle = Оновити ряд: покладіть увесь ряд під колоду й викладіть заново.
table-help-master = Головна дія: раз за хід покладіть по одній деталі на кожну свою головоломку.
table-help-end = У ході три дії. Коли чорна колода (у соло — колода) порожня, дограйте раунд і зіграйте ще один.
table-rules = Правила
table-game = Ця гра
table-ask-takeback = Попросити повернути назад
table-takeback-open = Таке прохання вже є.
table-takeback-asked =
    { $count ->
        [one] { $name } просить повернути назад { $count } дію.
        [few] { $name } просить повернути назад { $count } дії.
        [many] { $name } просить повернути назад { $count } дій.
       *[other] { $name } просить повернути назад { $count } дії.
    }
table-takeback-waiting =
    Повернути назад { $count ->
        [one] { $count } дію
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }: очікування згоди інших.
table-handover = Передати боту
table-handover-about = { $name }: грає бот, доки ви не повернетеся.
table-handed-over = { $name }: грає бот.
table-return = Грати самостійно
table-offer-end = Запропонувати кінець гри
table-end-asked = { $name } пропонує завершити гру зараз, без переможця.
table-end-waiting = Ви пропонуєте завершити гру зараз. Очікування інших.
table-resign = Здатися
table-resign-about =
    { $players ->
        [1] Гра закінчиться зараз, без результату.
        [2] Гра закінчиться зараз, і переможе інший гравець.
       *[other] Ви покинете гру, і за вас гратиме бот.
    }
table-agree = Погодитися
table-decline = Відмовитися
table-cancel = Скасувати
table-leave = Вийти
table-replay = Перегляд
table-connection-lost = З’єднання втрачено. Нова спроба…
table-moves-safe = Ваші ходи збережено.
table-try-now = Спробувати зараз
table-connected-again = З’єднання відновлено.
table-waiting-for =
    { $count ->
        [0] Гра починається
        [one] Очікування { $count } гравця
        [few] Очікування { $count } гравців
        [many] Очікування { $count } гравців
       *[other] Очікування { $count } гравця
    }
table-waiting-facts =
    { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }
table-seat-open = Вільне місце
table-seat-you = { $name } (ви)
table-sit-here = Сісти тут
table-sit-same-screen = Хтось за цим екраном
table-stand-up = Звільнити місце
table-your-name = Ваше ім’я
table-guest = Гість
table-bot = Бот
table-fill-with-bots = Заповнити ботами
table-link = Посилання на цей стіл
table-copy-link = Копіювати посилання
table-link-copied = Посилання скопійовано.
table-link-marked = Посилання виділено: скопіюйте його клавішами.
table-link-local = Ця адреса діє лише на цьому комп’ютері. Щоб могли зайти інші, запустіть сервер із --lan.
table-share = Поділитися
table-qr = QR-код посилання на цей стіл
table-not-found = Такої гри немає
table-not-found-about = Можливо, у посиланні помилка, або гру закрито, бо в неї довго не грали.
table-to-start = На головну
table-score-sheet = Підсумок
table-score-facts =
    { $variant ->
        [line-clear]
            { $turns ->
                [one] { $turns } хід
                [few] { $turns } ходи
                [many] { $turns } ходів
               *[other] { $turns } ходу
            }
       *[other]
            { $round ->
                [one] { $round } раунд
                [few] { $round } раунди
                [many] { $round } раундів
               *[other] { $round } раунду
            }
    } · { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    } · { NAME($edition, of: "edition") }
table-won =
    { $who ->
        [you] Ви перемогли
       *[other] Перемога: { $name }
    }
table-won-completed =
    { $who ->
        [you] Ви перемогли за кількістю завершених головоломок
       *[other] Перемога за кількістю завершених головоломок: { $name }
    }
table-won-pieces =
    { $who ->
        [you] Ви перемогли за кількістю деталей
       *[other] Перемога за кількістю деталей: { $name }
    }
table-shared = Спільна перемога: { $names }
table-decided-score = Вирішили бали: { $score }.
table-decided-completed =
    Порівну: { $score ->
        [one] { $score } бал
        [few] { $score } бали
        [many] { $score } балів
       *[other] { $score } бала
    }. Вирішили завершені головоломки: { $first } { $completed }, { $second } { $completed2 }.
table-decided-pieces =
    Порівну: { $score ->
        [one] { $score } бал
        [few] { $score } бали
        [many] { $score } балів
       *[other] { $score } бала
    }, завершених головоломок — { $completed }. Вирішили деталі, що лишилися: { $first } { $pieces }, { $second } { $pieces2 }.
table-decided-shared = Порівну балів, завершених головоломок і деталей.
table-decided-solo-tie =
    Порівну: { $score ->
        [one] { $score } бал
        [few] { $score } бали
        [many] { $score } балів
       *[other] { $score } бала
    }, у разі нічиєї виграє суперник.
table-place = Місце
table-player = Гравець
table-sheet-points = Купка
table-sheet-touches = Штрихи
table-sheet-unfinished = Незавершені
table-sheet-score = Бали
table-sheet-completed = Завершені
table-sheet-pieces = Лишилося деталей
table-ended-played = Гру завершено
table-ended-unreadable = Гру більше не вдалося відкрити
table-ended-unplayed = Її не дограли до кінця, тож підсумку немає.
table-play-again = Грати ще
table-rematch-join = До наступної гри
table-record = Запис
table-look = Глянути на стіл
table-verify = Перевірити тасування

## The way from a new game to the editor of puzzles

new-puzzles-draw = Намалювати свої
