# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = Сейчас не ваш ход, поэтому советовать нечего.
advice-no-puzzle = На месте { $slot } нет незавершённого задания.

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = Посмотрите на задание { $slot }. Свободные клетки: { $open }.
hint-look-row = Посмотрите на место { $slot } в рядах.
hint-look-decks = Посмотрите на стопки.
hint-look-rows = Посмотрите на ряды. Другие задания подошли бы вам лучше.
hint-look-pieces = Посмотрите на свои фигуры.
hint-look-choice = Посмотрите на награду, которую можно выбрать.
hint-look-turn = Осталось только подтвердить.
hint-even = Все ваши ходы примерно равны. Оставьте фигуру на потом.

## Which action; the next step of a plan

hint-do-take = Возьмите это задание.
hint-do-take-deck = Возьмите верхнее задание стопки.
hint-do-piece = Возьмите фигуру уровня 1.
hint-do-recycle = Обновите ряд.
hint-do-order = Выберите порядок обновляемого ряда.
hint-do-upgrade = Улучшите фигуру.
hint-do-master = Используйте действие мастера.
hint-do-ambassador = Используйте задание Амбассадора.
hint-do-ghost = Разделите фигуру-призрак.
hint-do-place = Выложите туда фигуру.
hint-do-stop = Закончите выкладывать.
hint-do-cancel = Отмените то, что начали.
hint-do-end = Закончите ход.
hint-do-choose = Выберите награду.
hint-do-complete = Выберите, какая награда будет первой.
hint-do-level-up = Улучшите фигуру стрелкой.
hint-do-decline = Откажитесь от стрелки.
hint-do-done = Больше ничего не выкладывайте.

## The same with what it is about

hint-step-take = Возьмите задание на месте { $slot } в рядах.
hint-step-take-deck = { $deck ->
    [white] Возьмите верхнее задание белой стопки.
   *[black] Возьмите верхнее задание чёрной стопки.
}
hint-step-upgrade = Поменяйте { PIECE($piece, case: "acc") } на { PIECE($taken, case: "acc") }.
hint-step-level-up = Стрелка: поменяйте { PIECE($piece, case: "acc") } на { PIECE($taken, case: "acc") }.
hint-step-place = Выложите { PIECE($piece, case: "acc") } на задание { $slot }.
hint-step-choose = Выберите { PIECE($taken, case: "acc") }.
hint-step-complete = Сначала возьмите награду за задание { $slot }.

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = Так вы выполните задание { $slot }. Очки: { $count }.
hint-why-completes-taken = Вы выполните его в этот же ход. Очки: { $count }.
hint-why-reward = Награда: { PIECE($piece) }.
hint-why-returns = Назад в ваш запас: { PIECE($pieces) }.
hint-why-master-completes = Одно действие выполняет задания { $slots }.
hint-why-opens = Потом у вас есть все фигуры для задания { $slot }.
hint-why-master = Фигуры за одно действие мастера: { $count }.
hint-why-triggers-end = Стопка кончается, и начинается финал.
hint-why-takes = { $piece ->
    [none] Очки: { $count }.
   *[other] Очки: { $count }. Награда: { PIECE($piece) }.
}
hint-why-held = У вас уже есть фигуры, которые его заполнят.
hint-why-denies = { $name } может сразу выполнить его своими фигурами.
hint-why-progress = Свободные клетки, которые останутся на задании { $slot }: { $count }.
hint-why-fits = Эта фигура сразу подходит к заданию { $slot }.
hint-why-grows = На столько клеток вырастут ваши фигуры: { $count }.
hint-why-master-ready = Фигуры, которые тогда выложит одно действие мастера: { $count }.
hint-why-last-turn = Это ваш последний ход.
hint-why-touch-pays = Задание { $slot } окупается. Очки: { $count }.
hint-why-touch-costs = Очки, которых стоят фигуры: { $count }.

## How good the turn is

hint-chance = Шанс на победу: { $chance }. Второй по силе ход: { $next }.
hint-chance-alone = Шанс на победу: { $chance }. Другой ход почти так же хорош.
hint-under = меньше 1 %
hint-over = больше 99 %
hint-percent = { $percent } %
hint-by-planner = Полный поиск здесь недоступен. Эту подсказку дал планировщик.

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = Да, в этот ход
hint-verdict-turns = Да, нужно ходов: { $turns }
hint-verdict-luck = Только если повезёт
hint-verdict-too-late = Не раньше конца игры
hint-risk-none = Помешать ничто не может: не нужно тянуть карты, и фигуры не закончатся.
hint-risk-draw = В резерве не хватает фигур. Сначала они должны вернуться.
hint-risk-last-pieces = Резерв на исходе. { PIECE($piece) }: осталось { $count }.
hint-risk-both-act = Одновременно идёт другой ход. Он может забрать нужную фигуру.
hint-risk-end-near = Игра может закончиться раньше. Карты в стопке: { $count }.

## The terminal

help-hint = Совет: hint на что-то указывает и с каждым вопросом говорит больше. plan 2 отвечает, можно ли выполнить задание 2.
cli-bench-hints = Измерить, сколько длятся подсказки и как часто побеждает тот, кто им следует.
cli-bench-hints-games = игры по подсказкам против уровня 5

## The server: why there is no hint

hints-rated = В рейтинговых играх подсказок нет.
hints-off = За этим столом играют без подсказок.
hint-not-answered = Подсказка не пришла вовремя. Спросите ещё раз.
hint-overtaken = Игра пошла дальше раньше подсказки. Спросите ещё раз.
rated-hints = В рейтинговой игре подсказок нет. Отключите что-то одно.

## The table: buttons and what stands beside them

hint-button = Подсказка
hint-tab = Подсказка
hint-more = Ещё подробнее
hint-idea = Есть идея
hint-act = Сделать первый шаг
hint-plan-ask = Могу ли я выполнить задание?
hint-plan-show = Шаг за шагом
hint-plan-another = Другое задание
hint-close = Закрыть подсказку
hint-why = Почему
hint-looked-at = Просмотрено позиций: { $count }.
hint-depth = { $depth } из 3
hint-steps = Шаги
hint-thinking = Думает…
hint-open-to-all = Все видят, что вы взяли подсказку. Запись это отмечает.
hint-none-here = За этим столом играют без подсказок
hint-used = подсказка в этом ходу
hint-hinted = в подсказке
hint-puzzle = Задание { $slot }
hint-plan-none = У вас нет незавершённых заданий.
hint-risk-others = Другие могут забрать нужные вам фигуры.
key-hint = Подсказка · Могу ли я выполнить задание?
new-hints = С подсказками
new-hints-about = В свой ход можно попросить совета. Не в рейтинговых играх.
