# Довідка, помилки в команді й таблиці командного рядка.

usage-line = Використання: { $usage }
usage-word-options = параметри
usage-word-command = команда
usage-arguments = Аргументи
usage-options = Параметри
usage-commands = Команди
usage-help-option = Показати цю довідку й вийти.
usage-no-command = Немає команди { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Може, { $near }?
} Довідка: { $help }
usage-no-option = Немає параметра { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Може, { $near }?
} Довідка: { $help }
usage-missing = Бракує { $name }. Довідка: { $help }
usage-needs-value = Для { $name } потрібне значення. Довідка: { $help }
usage-takes-no-value = { $name } не має значення. Довідка: { $help }
usage-whole-number = { $name } — ціле число. Довідка: { $help }
usage-number = { $name } — число. Довідка: { $help }
usage-value = { $name } не може мати такого значення. Довідка: { $help }
usage-aborted = Скасовано. Нічого не змінено.
usage-interrupted = Перервано.
usage-extra = Це зайве: { $found }. Довідка: { $help }

head-bot = бот
head-level = рівень
head-won = перемоги
head-margin = різниця
head-turns = ходи
head-ms-per-turn = мс/хід
head-evaluations-per-turn = оцінок/хід
head-wins = перемоги
head-rating = рейтинг
head-score = бали
head-against = проти
head-games = ігри
head-better = краще
head-row = рядок
head-floor = мінімум
head-goal = ціль
head-repeat = повтор
head-identity = відбиток
head-solo = { $difficulty }, { $edition }, ігор: { $games }
head-arena = Ігор: { $games }
