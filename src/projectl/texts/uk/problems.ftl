### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = Задачі { $name } немає.
problem-kind-unknown = Задач виду { $kind } немає. Є види { $known }.
problem-day-malformed = { $found } — не дата. Пишіть її так: 2026-11-19.

## The tasks and how hard they are

problem-of-day = Задача дня
problem-trainer = Тренування
problem-complete =
    { $count ->
        [2] Завершіть за цей хід дві головоломки
        [3] Завершіть за цей хід три головоломки
       *[four] Завершіть за цей хід чотири головоломки
    }
problem-touches = Зробіть найкращі завершальні штрихи
problem-difficulty =
    { $level ->
        [1] Легко
        [2] Середньо
       *[hard] Складно
    }

## What comes of a try

problem-solved = Розв’язано
problem-tries =
    { $count ->
        [1] з першої спроби
       *[more] спроб: { $count }
    }
problem-missed-complete = Ще ні. Завершено: { $result } з { $best }.
problem-missed-touches = Добре, але не найкраще. Бали: { $result }. Можливо: { $best }.
problem-look = Погляньте на головоломку { $slot }.
problem-answer = Відповідь

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Enter: ще раз · nudge · answer · quit
problem-next = Enter: наступна · quit
problem-number = номер { $number }, розв’язано { $solved }
problem-not-saved = Задача не зберігається. Почати її знову можна будь-коли.
problem-generating = Партії
problem-generated = Записано в { $folder }. Днів: { $days }. Для тренування: { $practice }.

## The command

cli-problem = Розв’язати задачу дня чи інші.
cli-problem-day = Іншого дня, наприклад 2026-11-19.
cli-problem-kind = Тренувати один вид: complete або touches.
cli-problem-trainer = Тренуватися, одну за одною.
cli-problem-generate = Створити задачі з партій ботів.
cli-problem-folder = Куди записати файли.
cli-problem-seed = Номер першої партії. Ті самі партії дають ті самі задачі.
cli-problem-games = Скільки партій.

## Days and the trainer

problem-day-to-come = Задача на { $day } ще попереду.
problem-day-too-early = { $day } задач ще не було.
problem-results-malformed = { $found } — не результати. Пишіть 1, якщо розв’язано, і 0, якщо ні.

## The page of a problem

problem-nudge = Підказка
problem-show-answer = Показати відповідь
problem-again = Ще раз
problem-go-on = Далі
problem-more = Ще такі самі
problem-time = Час
problem-tried = Спроби
problem-points = Бали зараз: { $points }
problem-touches-about = Кожна деталь коштує 1 бал, незавершена головоломка — своїх балів.
problem-was-solved = Цю задачу ви вже розв’язали.
problem-was-seen = Ви бачили відповідь. Тепер це тренування.
problem-next-in = Наступна з’явиться опівночі за UTC. Лишилося годин: { $hours }.
problem-in-a-row = Днів поспіль: { $days }
problem-month-told = { $month }: розв’язано { $solved } з { $all }.
problem-day-told = { $day }, { $state ->
        [solved] розв’язано
        [seen] відповідь переглянуто
       *[open] не розв’язано
    }
problem-in-set = Номер { $number } з 10, розв’язано: { $solved }
problem-kind-complete = Завершити за хід
problem-kind-touches = Завершальні штрихи
problem-share = Поділитися
problem-copied = Скопійовано
