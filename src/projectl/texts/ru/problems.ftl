### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = Задачи { $name } нет.
problem-kind-unknown = Задач вида { $kind } нет. Есть виды { $known }.
problem-day-malformed = { $found } — не дата. Пишите её так: 2026-11-19.

## The tasks and how hard they are

problem-of-day = Задача дня
problem-trainer = Тренировка
problem-complete =
    { $count ->
        [2] Выполните за этот ход два задания
        [3] Выполните за этот ход три задания
       *[four] Выполните за этот ход четыре задания
    }
problem-touches = Нанесите лучшие последние штрихи
problem-difficulty =
    { $level ->
        [1] Легко
        [2] Средне
       *[hard] Сложно
    }

## What comes of a try

problem-solved = Решено
problem-tries =
    { $count ->
        [1] с первой попытки
       *[more] попыток: { $count }
    }
problem-missed-complete = Пока нет. Выполнено: { $result } из { $best }.
problem-missed-touches = Хорошо, но не лучшее. Очки: { $result }. Возможно: { $best }.
problem-look = Посмотрите на задание { $slot }.
problem-answer = Ответ

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Enter: ещё раз · nudge · answer · quit
problem-next = Enter: следующая · quit
problem-number = номер { $number }, решено { $solved }
problem-not-saved = Задача не сохраняется. Начать её заново можно в любой момент.
problem-generating = Партии
problem-generated = Записано в { $folder }. Дней: { $days }. Для тренировки: { $practice }.

## The command

cli-problem = Решить задачу дня или другие.
cli-problem-day = Другого дня, например 2026-11-19.
cli-problem-kind = Тренировать один вид: complete или touches.
cli-problem-trainer = Тренироваться, одну за другой.
cli-problem-generate = Создать задачи из партий ботов.
cli-problem-folder = Куда записать файлы.
cli-problem-seed = Номер первой партии. Те же партии дают те же задачи.
cli-problem-games = Сколько партий.

## Days and the trainer

problem-day-to-come = Задача на { $day } ещё впереди.
problem-day-too-early = { $day } задач ещё не было.
problem-results-malformed = { $found } — не результаты. Пишите 1, если решено, и 0, если нет.

## The page of a problem

problem-nudge = Подсказка
problem-show-answer = Показать ответ
problem-again = Ещё раз
problem-go-on = Дальше
problem-more = Ещё такие же
problem-time = Время
problem-tried = Попытки
problem-points = Очки сейчас: { $points }
problem-touches-about = Каждая фигура стоит 1 очко, невыполненное задание — своих очков.
problem-was-solved = Эту задачу вы уже решили.
problem-was-seen = Вы видели ответ. Теперь это тренировка.
problem-next-in = Следующая появится в полночь по UTC. Осталось часов: { $hours }.
problem-in-a-row = Дней подряд: { $days }
problem-month-told = { $month }: решено { $solved } из { $all }.
problem-day-told = { $day }, { $state ->
        [solved] решено
        [seen] ответ просмотрен
       *[open] не решено
    }
problem-in-set = Номер { $number } из 10, решено: { $solved }
problem-kind-complete = Выполнить за ход
problem-kind-touches = Последние штрихи
problem-share = Поделиться
problem-copied = Скопировано
