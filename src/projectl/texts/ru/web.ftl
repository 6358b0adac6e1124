# Что говорит только браузер.

### Страницы: начало, новая игра, зал, сыгранное, рейтинг, игроки, учётная запись, настройки, об игре

## Каждая страница

page-document-title = { $page } · project L
page-skip = К содержанию
page-home = project L, на главную
page-nav = Страницы
page-unofficial = Неофициальная версия, сделанная игроками.
page-loading = Загрузка…
page-try-again = Попробовать ещё раз
page-more = Показать больше
page-no-connection = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
page-fault = Что-то пошло не так. Попробуйте ещё раз.
nav-learn = Обучение
nav-lobby = Зал
nav-records = Сыгранные партии
nav-ladder = Рейтинг
nav-rules = Правила
nav-account = Учётная запись
nav-settings = Настройки
nav-about = Об игре
missing-title = Страница не найдена
missing-lead = Здесь нет страницы. Возможно, игра уже закончилась или ссылка неполная.
missing-start = На главную

## Начало

start-title = Главная
start-display = Маленькие фигуры. Точно на место.
start-about = Заполняйте задания, получайте фигуры крупнее, заполняйте задания сложнее. Игра занимает около двадцати минут.
start-play-now = Играть
start-change = Изменить
start-name = Ваше имя
start-default-names = Клён, Камешек, Клевер, Зяблик, Вереск, Выдра, Комета, Орешек
start-what-solo = Вы против виртуального соперника
start-what-bots =
    Вы против { $bots ->
        [one] { $bots } бота
        [few] { $bots } ботов
        [many] { $bots } ботов
       *[other] { $bots } бота
    }
start-what-screen =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    } за одним экраном
start-what-mixed =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    } и { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
        [many] { $bots } ботов
       *[other] { $bots } бота
    }
start-what-open =
    Стол, за которым { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
        [many] { $free } свободных мест
       *[other] { $free } свободного места
    }
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = Уровень { $level } · { $edition }
start-detail-plain = { $edition }
start-running = Ваши текущие игры
start-your-turn = Ваш ход. В игре: { $names }
start-game-with = Игра: { $names }
start-game-alone = Ваша одиночная игра
start-waiting =
    Ваш стол ждёт { $free ->
        [one] { $free } игрока
        [few] { $free } игроков
        [many] { $free } игроков
       *[other] { $free } игрока
    }
start-round = Раунд { $round }
start-resume = Продолжить
start-resume-named = Продолжить: { $names }
start-ways = Как ещё играть
start-way-solo = Одиночный режим
start-way-solo-about = Против виртуального соперника: обычный, сложный или непобедимый
start-way-solo-explained = После каждого вашего хода соперник берёт лучшее задание своих открытых колонок. Чтобы победить, наберите больше очков.
start-way-friends = С друзьями
start-way-friends-about = Свой стол: поделитесь ссылкой или QR-кодом
start-way-friends-explained = Вы открываете стол и делитесь ссылкой. Игра начинается, когда все сели; свободные места можно отдать ботам.
start-way-screen = Один экран
start-way-screen-about = Несколько человек за одним устройством
start-way-screen-explained = Все играют на этом устройстве. Передавайте его после каждого хода.
start-lobby-about = Открытые столы и игры, которые можно смотреть
start-lobby-counts =
    { $open ->
        [0] Открытых столов нет
        [one] { $open } открытый стол
        [few] { $open } открытых стола
        [many] { $open } открытых столов
       *[other] { $open } открытого стола
    } · { $running ->
        [0] игр для просмотра нет
        [one] { $running } игра для просмотра
        [few] { $running } игры для просмотра
        [many] { $running } игр для просмотра
       *[other] { $running } игры для просмотра
    }
start-names = Кто играет
start-name-of = Имя игрока { $number }
start-all-options = Все настройки
start-open-table = Открыть стол
start-begin = Играть
start-new-here = Вы здесь впервые?
start-fit = Положите красный квадрат в просвет
start-fits = Подошло. В этом вся игра: заполните задание, и фигуры вернутся, а с ними придёт новая.

## Новая игра

new-title = Новая игра
new-lead = Выберите, что хотите; остальное уже настроено. Если что-то несовместимо, будет указано почему.
new-group-game = Игра
new-group-players = Игроки
new-group-extras = Дополнения и прочее
new-group-table = Стол
new-summary = Ваша игра
new-begin = Играть
new-open = Открыть стол
new-variant = Вариант
new-variant-about = Как играют.
new-difficulty = Уровень сложности
new-difficulty-about = Со сколькими фигурами начинает соперник.
new-edition = Издание
new-edition-about = Правила менялись от издания к изданию; каждое играется в точности так, как напечатано.
new-players = Число игроков
new-players-about = Сколько сидит за столом, вместе с ботами.
new-expansions = Дополнения
new-expansions-about = Больше заданий и действий. Выберите любые из дополнений этого издания.
new-deluxe = Коробка делюкс
new-deluxe-about = По 15 фигур каждой формы вместо 10, для большего числа игроков и дополнений.
new-known-scores = Открытые очки
new-known-scores-about = Все видят, что выполнили другие и сколько у них очков.
new-endless-white = Бесконечные белые
new-endless-white-about = Когда белая стопка пуста, выполненные белые задания перемешиваются и образуют новую.
new-seats = Кто где сидит
new-seats-about = Можно занять несколько мест и передавать устройство.
new-seat = Место { $number }
new-seat-me = Вы
new-seat-here = Ещё один игрок на этом устройстве
new-seat-open = Свободное место
new-seat-bot = Бот, уровень { $level }: { $name }
new-seat-me-about = Вы играете под именем { $name }.
new-seat-open-about = Сесть может любой, у кого есть ссылка.
new-first = Первый игрок
new-first-about = Кто начинает; остальные ходят дальше по очереди.
new-first-lot = По жребию
new-puzzles = Свои задания
new-puzzles-about = Добавьте к заданиям игры свои файлы, не больше { $most }.
new-puzzles-file = Выбрать файл заданий
new-puzzles-type = Написать или вставить файл заданий
new-puzzles-text = Текст файла заданий
new-puzzles-add = Добавить эти задания
new-puzzles-remove = Убрать
new-puzzles-remove-named = Убрать: { $title }
new-clock = Часы
new-clock-about = Сколько времени у каждого.
new-clock-none = Без часов
new-clock-none-about = Думайте сколько хотите.
new-clock-turn = Время на каждый ход
new-clock-turn-about = Одинаковое время на каждый ход.
new-clock-bank = Время на всю игру
new-clock-bank-about = Один запас времени на всю игру; после каждого хода немного добавляется.
new-clock-days = Дни на каждый ход
new-clock-days-about = Заглядывайте время от времени; игра длится недели.
new-clock-turn-amount = Время на ход
new-clock-bank-amount = Время на игру
new-clock-days-amount = Время на ход
new-clock-increment = Добавляется после хода
new-clock-turn-value =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
new-clock-bank-value =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
new-clock-days-value =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
new-clock-expiry = Когда время выйдет
new-clock-expiry-bot = Дальше играет бот
new-clock-expiry-end = Игра заканчивается
new-caretaker = Какой бот
new-caretaker-usual = Стандартный
new-public = Публичная
new-public-about = Её видят все в зале. Иначе сесть или смотреть может лишь тот, у кого есть ссылка.
new-rated = Рейтинговая
new-rated-about = Засчитывается в рейтинг. Каждому нужны учётная запись, одно место и часы; боты не играют.
new-rated-account = Рейтинговые игры — для игроков с учётной записью. Сначала создайте её на странице «Учётная запись».
new-confirm = Подтверждать ходы
new-confirm-about = Ход заканчивается, когда вы его подтвердите, так что последнее действие ещё можно отменить.

## Зал

lobby-lead = Сядьте за стол или смотрите игру.
lobby-new = Открыть стол
lobby-open = Открытые столы
lobby-running = Игры, которые можно смотреть
lobby-none-open = Открытых столов нет.
lobby-open-one = Открыть
lobby-none-running = Сейчас нет публичных игр.
lobby-free = свободное место
lobby-what = { $variant } · { $edition }
lobby-rated = рейтинговая
lobby-watch = Смотреть
lobby-look = Взглянуть
lobby-join = Сесть

## Сыгранное

records-lead = Законченные игры можно посмотреть, скачать и проверить.
records-whose = Чьи игры
records-mine = Мои
records-public = Публичные
records-variant = Вариант
records-all-variants = Все варианты
records-none = Законченных игр пока нет.
records-none-mine = Вы пока не доиграли ни одной игры.
records-play = Играть
records-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
records-ended-played = доиграна до конца
records-ended-agreed = закончена по согласию
records-ended-resigned = закончена сдачей
records-ended-timeout = вышло время
records-ended-expired = брошена
records-ended-closed = закрыл владелец сервера
records-ended-unreadable = больше не удалось открыть
records-download = Скачать
records-replay = Посмотреть
records-open = Открыть файл записи
records-open-about = Выберите файл или перетащите его сюда. Его увидите только вы.
records-statistics = Моя статистика

## Рейтинг и игроки

ladder-lead = Кто лучше всех играет в рейтинговые игры. Число — осторожная оценка силы игрока; оно растёт с победами и числом игр.
ladder-none = Рейтинговых игр пока не было.
ladder-play = Открыть стол
ladder-top = В начало
ladder-rank = Место
ladder-player = Игрок
ladder-rating = Рейтинг
ladder-games = Игры
ladder-wins = Победы
player-title = Игрок
player-guest = Гость с
player-account = Здесь с
player-rating = Рейтинг, { $variant }
player-rank = место { $rank }
player-games = Игры
player-no-games = Публичных игр пока нет.
player-mute = Скрыть сообщения
player-unmute = Показывать сообщения

## Учётная запись

account-lead-in = Вы вошли как { $name }.
account-lead-out = Играть можно и без учётной записи. С ней вы тот же человек в каждом браузере, ваши игры сохраняются, и можно играть в рейтинговые.
account-register = Создать учётную запись
account-register-about = Имя и пароль, больше ничего. Ваши игры остаются вашими.
account-register-submit = Создать
account-login = Войти
account-login-about = Игры, в которые вы играли гостем, станут вашими.
account-login-submit = Войти
account-password = Пароль
account-password-about = Не меньше { $shortest } символов. Восстановить пароль нельзя, так что берегите его.
account-name = Имя
account-name-about = Его видят все, и оно должно быть уникальным.
account-profile = Ваша страница, как её видят другие
account-save = Сохранить
account-saved = Сохранено.
account-new-password = Пароль
account-new-password-about = После смены вы выйдете везде, кроме этого устройства.
account-old = Текущий пароль
account-new = Новый пароль
account-sessions = Где вы вошли
account-sessions-about = Завершите сеанс, который вам незнаком или больше не нужен.
account-session-unknown = Неизвестная программа
account-session-here = здесь
account-session-end = Завершить
account-session-end-named = Завершить сеанс: { $agent }
account-logout = Выйти
account-logout-about = Только на этом устройстве.
account-data = Ваши данные
account-data-about = Скачайте всё, что о вас сохранено, или удалите.
account-export = Скачать
account-delete = Удалить мои данные
account-delete-title = Удаление данных
account-delete-sure = Это действие необратимо
account-delete-about = Вы покинете все незаконченные игры. Ваше имя, сообщения, рейтинг и пароль будут удалены; сыгранное останется без вашего имени.
account-delete-yes = Удалить навсегда

## Настройки

settings-lead = Настройки хранятся на этом устройстве и действуют сразу.
settings-group-look = Вид
settings-group-play = Игра
settings-group-words = Тексты
settings-group-signals = Сигналы
settings-language = Язык
settings-language-about = Можно сменить и во время игры.
settings-theme = Тема
settings-theme-about = Цвета стола.
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-contrast = Контрастная
settings-marks = Отметки на фигурах
settings-marks-about = Как различать фигуры без цветов.
settings-marks-auto = По теме
settings-marks-letters = Буквы
settings-marks-patterns = Узоры
settings-marks-both = И то и другое
settings-marks-none = Нет
settings-speed = Анимация
settings-speed-about = Как быстро всё движется на столе.
settings-speed-off = Выключено
settings-speed-fast = Быстро
settings-speed-normal = Обычно
settings-auto-confirm = Подтверждать ходы автоматически
settings-auto-confirm-about = Заканчивается ли ход сам, когда все действия использованы. Отсчёт даёт три секунды на отмену, и только против ботов.
settings-auto-confirm-off = Никогда
settings-auto-confirm-ring = После отсчёта
settings-auto-confirm-at-once = Сразу
settings-take-with-one-tap = Брать одним касанием
settings-take-with-one-tap-about = Касание задания берёт его без подтверждения.
settings-single-keys = Клавиши
settings-single-keys-about = Столом можно управлять отдельными клавишами: Q и E поворачивают фигуру, F переворачивает, U отменяет действие, ? показывает все.
settings-piece-names = Названия фигур
settings-piece-names-about = Писать в предложениях «синяя полоска из 3» или I3.
settings-piece-names-auto = В первых играх
settings-piece-names-on = Всегда
settings-piece-names-off = Никогда
settings-notation = Нотация в журнале
settings-notation-about = Каждое действие также в нотации, как в записях игр: place V3@1 c3.
settings-chat = Чат
settings-chat-about = Показывать, что говорят другие за столом.
settings-sound = Звуки
settings-sound-about = Короткие звуки для событий; всё можно и увидеть.
settings-notifications = Уведомления
settings-notifications-about = Уведомление браузера, когда ваш ход, а вы заняты другим.
settings-notifications-impossible = Этот браузер разрешает уведомления только через https или на этом компьютере. Вместо них ваш ход показывает заголовок вкладки.
settings-notifications-denied = Уведомления заблокированы. Разрешите их в настройках браузера.

## Об игре

about-lead = Project L в браузере, в терминале и как библиотека Python.
about-unofficial-title = Неофициально
about-unofficial = Это бесплатная версия, сделанная игроками. Она не связана с издателем и авторами настольной игры. Все рисунки, цвета и тексты — наши собственные. Если нравится, купите настольную игру.
about-licence-title = Лицензии
about-licence = Программа — свободное программное обеспечение по лицензии MIT. В браузере также используется:
about-privacy-title = Ваши данные
about-privacy = Без слежки и без сторонних сервисов. Сервер хранит ваше имя, ваши игры и то, что вы говорите за столом; на странице учётной записи это можно скачать или удалить.
about-version = Версия { $version }

## Просмотр

replay-title = Просмотр
replay-none = Выберите сыгранную игру или откройте там файл записи.
replay-controls = Просмотр
replay-scrubber = Момент игры
replay-position = Действие { $number } из { $total }
replay-start = Начало игры
replay-round-of = Раунд { $round }, { $name }
replay-turn-of = Ход { $turn }, { $name }
replay-first = В начало
replay-back = На действие назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = На действие вперёд
replay-last = В конец
replay-speed = Скорость
replay-times = { $speed }×
replay-graph = График
replay-graph-points = Очки
replay-graph-pieces = Фигуры
replay-graph-name = { $name } { $value }
replay-graph-label =
    { $kind ->
        [pieces] Фигуры в течение игры. Сейчас: { $now }.
       *[points] Очки в течение игры. Сейчас: { $now }.
    }
replay-log = Что произошло
replay-now = Назад к игре
replay-viewer = Чьими глазами
replay-spectator = Как зритель
replay-as = Глазами игрока { $name }
replay-link = Копировать ссылку на этот момент
replay-link-copied = Ссылка на этот момент скопирована.
replay-link-in-address = Ссылка на этот момент — в адресной строке.
replay-download = Скачать запись
replay-verify = Проверить перемешивание
replay-verify-about = Перед игрой сервер опубликовал хеш зерна, которым перемешиваются задания. Теперь зерно известно, и проверить может каждый.
replay-hash = Опубликованный хеш
replay-no-hash = В этой записи его нет.
replay-seed = Зерно
replay-matches = Перемешивание совпадает.
replay-differs = Перемешивание не совпадает с хешем.
replay-seed-later = Зерно станет известно, когда игра закончится.
sr-offered =
    { $colour ->
        [black] Чёрное задание
       *[white] Белое задание
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, награда: { PIECE($reward) }, { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
        [many] { $cells } клеток
       *[other] { $cells } клетки
    }.

## Живые поля страницы правил

rules-live-try = Попробовать
rules-live-close = Закрыть пример
rules-live-next = Показать следующий шаг
rules-live-reset = Сначала
rules-live-begin = Ваш ход. Попробуйте сами или смотрите шаг за шагом.
rules-example-take = Вы берёте третье задание белого ряда. Из стопки приходит новое.
rules-example-take-deck = Вы берёте верхнее задание белой стопки вслепую.
rules-example-piece = Вы берёте из резерва жёлтый квадратик.
rules-example-piece-missing = В резерве не осталось жёлтых квадратиков, поэтому вы берёте другую фигуру.
rules-example-upgrade-missing = Фигуры 3-го уровня закончились, и полоска из 2 становится фигурой 4-го уровня.
rules-example-exchange = Фигура переходит на любой меньший уровень или в другую форму своего уровня.
rules-example-recycle = Белый ряд уходит под свою стопку в порядке, который выберете вы, и приходят четыре новых задания.
rules-example-reward-missing = Награды в резерве больше нет. Смотрите, что вы получите вместо неё.
rules-example-end = Открыто последнее чёрное задание стопки: доигрывают этот раунд и ещё один.
rules-example-end-black = С этого момента можно брать одно чёрное задание за ход.
rules-example-scoring = Больше никто не выкладывает фигуры, и считают очки.
rules-example-solo-lock = Вы берёте задание из запертой колонки, и один её замок переходит к сопернику.
rules-example-solo-locked = Все колонки заперты: каждая теряет замок, и соперник ничего не берёт.
rules-example-line-clear = Вы берёте из левых рядов, а третий игрок тем временем из правых.
rules-example-level-up = Награда — стрелка: она улучшает одну фигуру на уровень.
rules-example-level-up-two = Награда — две стрелки.
rules-example-ambassador = Задание амбассадора даёт ещё одно действие мастера.
rules-example-phoenix = Задание «Феникса» приносит 6 очков.
rules-example-endless = Белая стопка пуста, и выполненные белые задания возвращаются.

### Игра: что реагирует на столе

## Действия и управление

play-your-pieces = Ваши фигуры
play-actions = Действия
play-piece = Фигура 1-го уровня
play-exchange = Улучшить
play-master = Действие мастера
play-master-used = Действие мастера использовано
play-ambassador = Амбас{ "\u00AD" }садор ({ $count })
play-recycle = Обновить ряд
play-recycle-row =
    { $deck ->
        [black] Обновить чёрный ряд
       *[white] Обновить белый ряд
    }
play-split = Разде{ "\u00AD" }лить
play-turn-left = Повернуть влево
play-turn-right = Повернуть вправо
play-flip = Перевернуть
play-pick-first = Сначала выберите одну из своих фигур.
play-new = { GENDER($piece) ->
    [m] новый
   *[f] новая
}
play-place = Выложить
play-take = Взять
play-take-piece = Взять { PIECE($piece, case: "acc") }
play-take-reveals = Откроется новое задание: отменить будет нельзя.
play-cancel = Отмена
play-skip = Пропустить
play-undo = Отменить
play-undo-not-past = Отменить (не дальше нового задания)
play-restart = Ход сначала
play-restart-nothing = Для этого нужно хотя бы два действия в этом ходе.
play-confirm-turn = Подтвердить ход
play-end = Закончить ход
play-end-unused =
    { $count ->
        [0] Закончить ход
        [one] Закончить ход, не использовано { $count } действие
        [few] Закончить ход, не использовано { $count } действия
        [many] Закончить ход, не использовано { $count } действий
       *[other] Закончить ход, не использовано { $count } действия
    }
play-confirm-pieces =
    { $count ->
        [0] Подтвердить
        [one] Подтвердить { $count } фигуру
        [few] Подтвердить { $count } фигуры
        [many] Подтвердить { $count } фигур
       *[other] Подтвердить { $count } фигуры
    }
play-done = Готово
play-no-connection = Сейчас нет соединения. Оно восстановится само.
play-moved-on = Игра уже ушла вперёд.
play-wait = Минутку.
play-took-it = { $name } уже получает это задание. Ваше действие не потрачено.

## Обмен, награды, стрелки, порядок

play-you-give = Вы отдаёте
play-choose-give = Выберите фигуру, которую отдаёте.
play-choose-first = Сначала выберите одну.
play-cannot-give = За эту фигуру нечего взять. Выберите другую.
play-group-up = На уровень выше
play-group-same = Тот же уровень
play-group-lower = Ниже
play-group-rest = Тот же уровень или ниже
play-group-one = Одна стрелка
play-group-two = Две стрелки
play-level-empty = В резерве нет фигур уровня { $level }, поэтому берётся следующий уровень.
play-reward-missing = Нет в резерве: { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Улучшите одну фигуру
    [split] Две стрелки: улучшите одну фигуру на один или два уровня либо две фигуры на один
   *[both] Две стрелки: улучшите одну фигуру на один или два уровня
}
play-order-puzzle =
    Задание { $slot }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, награда: { PIECE($reward) }

## Обновление ряда и разделение

play-recycle-title =
    { $deck ->
        [black] Обновить чёрный ряд
       *[white] Обновить белый ряд
    }
play-recycle-reveals = Откроются новые задания: отменить будет нельзя.
play-recycle-instead =
    { $deck ->
        [black] Лучше чёрный ряд
       *[white] Лучше белый ряд
    }
play-earlier = Задание { $place }: на место раньше
play-later = Задание { $place }: на место позже
play-is-first = Оно уже первое.
play-is-last = Оно уже последнее.
play-split-into = Разделить { PIECE($piece, case: "acc") } на…
play-split-about = Затем можно выложить по одной новой фигуре на каждое задание.
play-split-filter = Показать только разделения с этой фигурой

## Подсказки

play-needs =
    { $count ->
        [one] Нужна ещё { $count } фигура: { PIECE($pieces) }
        [few] Нужно ещё { $count } фигуры: { PIECE($pieces) }
        [many] Нужно ещё { $count } фигур: { PIECE($pieces) }
       *[other] Нужно ещё { $count } фигуры: { PIECE($pieces) }
    }
play-hint-begin = Для начала возьмите задание.
play-hint-place = Перетащите фигуру на задание. Или улучшите её, возьмите фигуру 1-го уровня либо задание.
play-hint-get-pieces = Получите подходящие фигуры: возьмите фигуру 1-го уровня, улучшите свою или возьмите другое задание.
play-hint-choose-puzzle = Выберите подсвеченное задание.
play-hint-fits-nowhere = Эта фигура сейчас не подходит ни к одному вашему заданию. Улучшите её или сохраните.
play-hint-fits =
    { $completes ->
        [yes] Подходит и выполняет задание. Нажмите ещё раз или «Выложить».
       *[no] Подходит. Нажмите ещё раз или «Выложить».
    }
play-hint-complete = Все три действия использованы. Подтвердите ход или отмените действие.
play-hint-touches = Ещё можно выкладывать фигуры, каждая отнимет 1 очко.

## Последние штрихи

play-your-score = Ваш результат
play-score-pile =
    { $count ->
        [0] Стопка выполненных пуста
        [one] Стопка выполненных, { $count } задание
        [few] Стопка выполненных, { $count } задания
        [many] Стопка выполненных, { $count } заданий
       *[other] Стопка выполненных, { $count } задания
    }
play-score-touched = Выполнено штрихами
play-score-touches =
    { $count ->
        [0] Ничего не выложено
        [one] Выложена { $count } фигура
        [few] Выложено { $count } фигуры
        [many] Выложено { $count } фигур
       *[other] Выложено { $count } фигуры
    }
play-score-unfinished =
    { $count ->
        [0] Невыполненных заданий нет
        [one] Не выполнено, { $count } задание
        [few] Не выполнено, { $count } задания
        [many] Не выполнено, { $count } заданий
       *[other] Не выполнено, { $count } задания
    }
play-score-now = Сейчас
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Выложить сюда { PIECE($piece, case: "acc") }: { $now } → { $after }
play-touch-completion =
    { $count ->
        [one] Чтобы выполнить задание { $slot }, нужна { $count } фигура: { $now } → { $after }
        [few] Чтобы выполнить задание { $slot }, нужны { $count } фигуры: { $now } → { $after }
        [many] Чтобы выполнить задание { $slot }, нужно { $count } фигур: { $now } → { $after }
       *[other] Чтобы выполнить задание { $slot }, нужны { $count } фигуры: { $now } → { $after }
    }
play-touch-no-gain = Выполнять ещё одно задание невыгодно.
play-other-done = готово
play-other-placing = ещё выкладывает
play-done-really = Уже закончить?
play-done-better = Ещё одна фигура изменила бы ваш результат с { $now } на { $after }.
play-back-to-table = Назад к столу

## Список клавиш

key-title = Клавиши
key-region = следующая, предыдущая часть стола
key-arrows = движение внутри части; движение фигуры на задании
key-do = выбрать, сделать
key-back = на шаг назад
key-stack = взять в руку свою фигуру
key-puzzle = к своему заданию
key-turn = повернуть влево, вправо, перевернуть
key-next = следующее, предыдущее место, где подходит
key-rows = к рядам, к стопкам
key-actions = фигура 1-го уровня, улучшение, действие мастера
key-more-actions = обновить ряд, разделить фигуру-призрак, амбассадор
key-undo = отменить действие, ход сначала
key-confirm = подтвердить ход, действие мастера, место фигуры
key-read = прочитать ход, мои задания, к журналу
key-list = этот список

## Читается вслух

sr-puzzle =
    { $colour ->
        [black] Чёрное задание
       *[white] Белое задание
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, награда: { PIECE($reward) }, { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
        [many] { $cells } клеток
       *[other] { $cells } клетки
    }, свободных: { $open }. Место { $slot } из 4.
sr-puzzle-open = { $puzzle } Свободны: { $cells }.
sr-card =
    { $colour ->
        [black] Чёрное задание
       *[white] Белое задание
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, награда: { PIECE($reward) }, { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
        [many] { $cells } клеток
       *[other] { $cells } клетки
    }. Место { $slot } в рядах.
sr-deck =
    { $deck ->
        [black] Чёрная стопка, ещё { $count }
       *[white] Белая стопка, ещё { $count }
    }
sr-place-free = Место { $slot }, свободно
sr-place = строка { $row }, колонка { $column }
sr-cell-empty = строка { $row }, колонка { $column }, свободно
sr-cell-board = строка { $row }, колонка { $column }, вне углубления
sr-cell-piece = строка { $row }, колонка { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, { GENDER($piece) ->
    [m] новый
   *[f] новая
}
sr-stack-no-fit = { PIECE($piece) }: { $count }, сейчас нигде не подходит
sr-stack-not-given = { PIECE($piece) }: { $count }, нельзя отдать
sr-reserve-piece = { PIECE($piece) }, в резерве { $count }
sr-tiling = { PIECE($ghost) } как { PIECE($pieces) }
sr-picked =
    В руке: { PIECE($piece) }. { $count ->
        [0] Не подходит ни к одному вашему заданию.
        [one] Подходит к заданию { $slots }.
        [few] Подходит к заданиям { $slots }.
        [many] Подходит к заданиям { $slots }.
       *[other] Подходит к заданиям { $slots }.
    }
sr-covers = Не подходит: фигура накрыла бы { PIECE($piece, case: "acc") }.
sr-lies =
    Задание { $slot }, строка { $row }, колонка { $column }: { PIECE($piece) } подходит, { $open ->
        [0] задание было бы выполнено.
        [one] останется свободной { $open } клетка.
        [few] останутся свободными { $open } клетки.
        [many] останется { $open } свободных клеток.
       *[other] останутся свободными { $open } клетки.
    } { $count ->
        [1] Это единственное место.
        [one] { $count } место на этом задании.
        [few] { $count } места на этом задании.
        [many] { $count } мест на этом задании.
       *[other] { $count } места на этом задании.
    }
sr-lies-not =
    Задание { $slot }, строка { $row }, колонка { $column }: { PIECE($piece) }. { $reason } { $count ->
        [0] На этом задании для неё нет места.
        [one] На этом задании есть { $count } место.
        [few] На этом задании есть { $count } места.
        [many] На этом задании есть { $count } мест.
       *[other] На этом задании есть { $count } места.
    }
sr-take-selected =
    { $reveals ->
        [yes] Нажмите ещё раз, чтобы взять. Откроется новое задание: отменить будет нельзя.
       *[no] Нажмите ещё раз, чтобы взять.
    }
sr-turn-complete = Все действия использованы. Подтвердите ход или отмените действие.
sr-your-turn =
    { $name ->
        [none] Ваш ход.
       *[other] { $name }, ваш ход.
    } { $actions ->
        [0] Действий не осталось.
        [one] { $actions } действие.
        [few] { $actions } действия.
        [many] { $actions } действий.
       *[other] { $actions } действия.
    } { $puzzles ->
        [0] Заданий нет
        [one] { $puzzles } задание
        [few] { $puzzles } задания
        [many] { $puzzles } заданий
       *[other] { $puzzles } задания
    }, { $pieces ->
        [0] фигур нет.
        [one] { $pieces } фигура.
        [few] { $pieces } фигуры.
        [many] { $pieces } фигур.
       *[other] { $pieces } фигуры.
    }
sr-touches =
    Последние штрихи. { $pieces ->
        [0] У вас нет фигур.
        [one] У вас { $pieces } фигура.
        [few] У вас { $pieces } фигуры.
        [many] У вас { $pieces } фигур.
       *[other] У вас { $pieces } фигуры.
    }

### Стол: рисунок, ожидание, журнал, чат, меню, итог

close = Закрыть
part-failed = Эта часть перестала работать. С остальным столом всё в порядке.
part-reload = Показать снова
bot-of-level = Уровень { $level }
name-numbered = { $name } ({ $number })
name-account = С учётной записью
table-title = project L
table-title-turn = ● Ваш ход · project L
table-home = project L, на главную
table-heading = Стол
table-menu = Меню
table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-turn-complete = Ход сделан
table-actions-left =
    { $count ->
        [0] действий не осталось
        [one] осталось { $count } действие
        [few] осталось { $count } действия
        [many] осталось { $count } действий
       *[other] осталось { $count } действия
    }
table-left-short = ещё { $count }
table-round =
    { $variant ->
        [solo] Раунд { $round }, одиночный режим
       *[other] Раунд { $round }
    }
table-line-clear-turn = Чистые ряды, ход { $turn }
table-ends-black = конец, когда чёрная стопка пуста
table-ends-deck = конец, когда стопка пуста
table-black-left =
    { $count ->
        [0] в стопке больше нет чёрных заданий
        [one] в стопке ещё { $count } чёрное задание
        [few] в стопке ещё { $count } чёрных задания
        [many] в стопке ещё { $count } чёрных заданий
       *[other] в стопке ещё { $count } чёрного задания
    }
table-last-round = Завершающий раунд
table-end-near = Игра близится к завершению
table-end-reason =
    { $stage ->
        [last-round]
            { $variant ->
                [solo] Стопка пуста. После этого раунда — последние штрихи.
               *[other] Чёрная стопка пуста. После этого раунда — последние штрихи.
            }
       *[other]
            { $variant ->
                [line-clear] Чёрная стопка пуста. Игра закончится, когда первый игрок снова получит оба жетона.
                [solo] Стопка пуста. Этот раунд и ещё один.
               *[standard] Чёрная стопка пуста. Этот раунд и ещё один.
            }
    }
table-touches = Последние штрихи
table-touches-explained = Каждая выложенная фигура отнимает 1 очко. Фигуры не возвращаются.
table-touches-done = готово
table-touches-open =
    { $count ->
        [one] ещё { $count } свободная клетка
        [few] ещё { $count } свободные клетки
        [many] ещё { $count } свободных клеток
       *[other] ещё { $count } свободной клетки
    }
table-touches-full = Выполнено
table-touches-nothing = У вас нет невыполненных заданий. Больше делать нечего.
table-row =
    { $deck ->
        [black] Чёрный ряд
       *[white] Белый ряд
    }
table-side =
    { $side ->
        [right] Правые ряды
       *[left] Левые ряды
    }
table-side-yours =
    { $side ->
        [right] Правые ряды: ваши
       *[left] Левые ряды: ваши
    }
table-side-of =
    { $side ->
        [right] Правые ряды: { $name }
       *[left] Левые ряды: { $name }
    }
table-none-left =
    { $deck ->
        [black] Чёрных заданий больше нет
       *[white] Белых заданий больше нет
    }
table-deck = Стопка
table-its-supply = Его запас
table-mastermind = Соперник
table-column =
    { $count ->
        [0] Колонка { $column }, открыта
        [one] Колонка { $column }, { $count } замок
        [few] Колонка { $column }, { $count } замка
        [many] Колонка { $column }, { $count } замков
       *[other] Колонка { $column }, { $count } замка
    }
table-pile-points =
    взято { $completed } · { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
table-plan-if = Если бы ваш ход закончился сейчас:
table-plan-most-points =
    он взял бы из колонки { $column } задание на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, самое ценное в своих открытых колонках. Замков на этой колонке потом: { $locks }.
table-plan-reading-order =
    он взял бы из колонки { $column } задание на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, первое из нескольких равных. Замков на этой колонке потом: { $locks }.
table-plan-all-locked = все колонки заперты, поэтому он ничего не взял бы, и каждая колонка потеряла бы замок.
table-plan-nothing-open = в его открытых колонках нет заданий, поэтому он ничего не взял бы.
table-your-mat = Ваш планшет
table-mat-of = Планшет: { $name }
table-puzzles-of-four = заданий: { $count } из 4
table-done = выполнено { $count }
table-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
table-points-short =
    { $count ->
        [one] { $count } оч.
        [few] { $count } оч.
        [many] { $count } оч.
       *[other] { $count } оч.
    }
table-take-a-puzzle = Возьмите задание
table-take-to-begin = Возьмите задание, чтобы начать
table-away = отсутствует { $time }
table-bot-plays = играет бот
table-stand-in = вместо бота играет { $bot }
table-watch-seat = Смотреть: { $name }
table-follow = Следить за тем, кто ходит
sr-chip =
    { $completed ->
        [0] { $name }, выполненных заданий нет. Показать планшет.
        [one] { $name }, выполнено { $completed } задание. Показать планшет.
        [few] { $name }, выполнено { $completed } задания. Показать планшет.
        [many] { $name }, выполнено { $completed } заданий. Показать планшет.
       *[other] { $name }, выполнено { $completed } задания. Показать планшет.
    }
sr-clock = осталось { $time }
sr-clock-low = Осталось меньше 30 секунд.
table-clock-low = истекает
table-clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
table-side-panel = Журнал и чат
table-log = Журнал
table-log-empty = Здесь появится первый ход.
table-log-round = Раунд { $round }
table-log-turn = Ход { $turn }
table-show-moment = Показать этот момент
table-chat = Чат
table-chat-empty = Сообщений пока нет.
table-chat-off = Чат выключен.
table-chat-on = Включить чат
table-chat-switch-off = Выключить чат
table-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }
table-message = Сообщение для стола
table-send = Отправить
table-mute = Скрыть сообщения: { $name }
table-muted = { $name }: сообщений больше не увидите.
table-help = Справка
table-help-take = Взять: выберите задание из ряда или стопки. Невыполненных может быть четыре.
table-help-place = Выложить: выберите фигуру, затем место. Заполненное задание даёт очки, награду и возвращает все фигуры.
table-help-piece = Фигура 1-го уровня: возьмите квадратик из резерва.
table-help-exchange = Улучшить: отдайте фигуру за другую на уровень выше; или обменяйте её на фигуру того же либо меньшего уровня.
table-help-recycle = Обновить ряд: положите весь ряд под стопку и выложите заново.
table-help-master = Действие мастера: раз в ход выложите по одной фигуре на каждое своё задание.
table-help-end = В ходе три действия. Когда чёрная стопка (в одиночном режиме — стопка) пуста, доиграйте раунд и сыграйте ещё один.
table-rules = Правила
table-game = Эта игра
table-ask-takeback = Попросить взять назад
table-takeback-open = Такая просьба уже есть.
table-takeback-asked =
    { $count ->
        [one] { $name } просит взять назад { $count } действие.
        [few] { $name } просит взять назад { $count } действия.
        [many] { $name } просит взять назад { $count } действий.
       *[other] { $name } просит взять назад { $count } действия.
    }
table-takeback-waiting =
    Взять назад { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }: ожидание согласия остальных.
table-handover = Передать боту
table-handover-about = { $name }: играет бот, пока вы не вернётесь.
table-handed-over = { $name }: играет бот.
table-return = Играть самостоятельно
table-offer-end = Предложить конец игры
table-end-asked = { $name } предлагает закончить игру сейчас, без победителя.
table-end-waiting = Вы предлагаете закончить игру сейчас. Ожидание остальных.
table-resign = Сдаться
table-resign-about =
    { $players ->
        [1] Игра закончится сейчас, без результата.
        [2] Игра закончится сейчас, и победит другой игрок.
       *[other] Вы покинете игру, и за вас будет играть бот.
    }
table-agree = Согласиться
table-decline = Отказаться
table-cancel = Отменить
table-leave = Выйти
table-replay = Просмотр
table-connection-lost = Соединение потеряно. Новая попытка…
table-moves-safe = Ваши ходы сохранены.
table-try-now = Попробовать сейчас
table-connected-again = Соединение восстановлено.
table-waiting-for =
    { $count ->
        [0] Игра начинается
        [one] Ожидание { $count } игрока
        [few] Ожидание { $count } игроков
        [many] Ожидание { $count } игроков
       *[other] Ожидание { $count } игрока
    }
table-waiting-facts =
    { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
table-seat-open = Свободное место
table-seat-you = { $name } (вы)
table-sit-here = Сесть здесь
table-sit-same-screen = Кто-то за этим экраном
table-stand-up = Освободить место
table-your-name = Ваше имя
table-guest = Гость
table-bot = Бот
table-fill-with-bots = Заполнить ботами
table-link = Ссылка на этот стол
table-copy-link = Копировать ссылку
table-link-copied = Ссылка скопирована.
table-link-marked = Ссылка выделена: скопируйте её клавишами.
table-link-local = Этот адрес действует только на этом компьютере. Чтобы могли зайти другие, запустите сервер с --lan.
table-share = Поделиться
table-qr = QR-код ссылки на этот стол
table-not-found = Такой игры нет
table-not-found-about = Возможно, в ссылке ошибка, или игра закрыта, потому что в неё долго не играли.
table-to-start = На главную
table-score-sheet = Итог
table-score-facts =
    { $variant ->
        [line-clear]
            { $turns ->
                [one] { $turns } ход
                [few] { $turns } хода
                [many] { $turns } ходов
               *[other] { $turns } хода
            }
       *[other]
            { $round ->
                [one] { $round } раунд
                [few] { $round } раунда
                [many] { $round } раундов
               *[other] { $round } раунда
            }
    } · { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    } · { NAME($edition, of: "edition") }
table-won =
    { $who ->
        [you] Вы победили
       *[other] Победа: { $name }
    }
table-won-completed =
    { $who ->
        [you] Вы победили по числу выполненных заданий
       *[other] Победа по числу выполненных заданий: { $name }
    }
table-won-pieces =
    { $who ->
        [you] Вы победили по числу фигур
       *[other] Победа по числу фигур: { $name }
    }
table-shared = Общая победа: { $names }
table-decided-score = Решили очки: { $score }.
table-decided-completed =
    Поровну: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }. Решили выполненные задания: { $first } { $completed }, { $second } { $completed2 }.
table-decided-pieces =
    Поровну: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }, выполненных заданий — { $completed }. Решили оставшиеся фигуры: { $first } { $pieces }, { $second } { $pieces2 }.
table-decided-shared = Поровну очков, выполненных заданий и фигур.
table-decided-solo-tie =
    Поровну: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }: в случае ничьей побеждает соперник.
table-place = Место
table-player = Игрок
table-sheet-points = Стопка
table-sheet-touches = Штрихи
table-sheet-unfinished = Не выполнено
table-sheet-score = Очки
table-sheet-completed = Выполнено
table-sheet-pieces = Осталось фигур
table-ended-played = Игра окончена
table-ended-unreadable = Игру больше не удалось открыть
table-ended-unplayed = Её не доиграли до конца, поэтому итога нет.
table-play-again = Играть ещё
table-rematch-join = К следующей игре
table-record = Запись
table-look = Взглянуть на стол
table-verify = Проверить перемешивание

## The way from a new game to the editor of puzzles

new-puzzles-draw = Нарисовать свои
