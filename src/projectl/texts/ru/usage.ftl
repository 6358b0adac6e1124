# Справка, ошибки в команде и таблицы командной строки.

usage-line = Использование: { $usage }
usage-word-options = параметры
usage-word-command = команда
usage-arguments = Аргументы
usage-options = Параметры
usage-commands = Команды
usage-help-option = Показать эту справку и выйти.
usage-no-command = Нет команды { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Может быть, { $near }?
} Справка: { $help }
usage-no-option = Нет параметра { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Может быть, { $near }?
} Справка: { $help }
usage-missing = Не хватает { $name }. Справка: { $help }
usage-needs-value = Для { $name } нужно значение. Справка: { $help }
usage-takes-no-value = У { $name } нет значения. Справка: { $help }
usage-whole-number = { $name } — целое число. Справка: { $help }
usage-number = { $name } — число. Справка: { $help }
usage-value = У { $name } не может быть такого значения. Справка: { $help }
usage-aborted = Отменено. Ничего не изменено.
usage-interrupted = Прервано.
usage-extra = Это лишнее: { $found }. Справка: { $help }

head-bot = бот
head-level = уровень
head-won = победы
head-margin = разница
head-turns = ходы
head-ms-per-turn = мс/ход
head-evaluations-per-turn = оценок/ход
head-wins = победы
head-rating = рейтинг
head-score = очки
head-against = против
head-games = игры
head-better = лучше
head-row = строка
head-floor = минимум
head-goal = цель
head-repeat = повтор
head-identity = отпечаток
head-solo = { $difficulty }, { $edition }, игр: { $games }
head-arena = Игр: { $games }
