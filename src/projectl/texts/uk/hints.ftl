# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = Зараз не ваш хід, тож радити нічого.
advice-no-puzzle = На місці { $slot } немає незавершеної головоломки.

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = Погляньте на головоломку { $slot }. Вільні клітинки: { $open }.
hint-look-row = Погляньте на місце { $slot } у рядах.
hint-look-decks = Погляньте на колоди.
hint-look-rows = Погляньте на ряди. Інші головоломки підійшли б вам краще.
hint-look-pieces = Погляньте на свої деталі.
hint-look-choice = Погляньте на нагороду, яку можна вибрати.
hint-look-turn = Лишилося тільки підтвердити.
hint-even = Усі ваші ходи приблизно рівні. Прибережіть деталь на потім.

## Which action; the next step of a plan

hint-do-take = Візьміть цю головоломку.
hint-do-take-deck = Візьміть верхню головоломку колоди.
hint-do-piece = Візьміть деталь рівня 1.
hint-do-recycle = Оновіть ряд.
hint-do-order = Виберіть порядок оновленого ряду.
hint-do-upgrade = Підвищте рівень деталі.
hint-do-master = Використайте головну дію.
hint-do-ambassador = Використайте головоломку Амбасадора.
hint-do-ghost = Розділіть деталь-привид.
hint-do-place = Покладіть туди деталь.
hint-do-stop = Завершіть викладання.
hint-do-cancel = Скасуйте розпочате.
hint-do-end = Завершіть хід.
hint-do-choose = Виберіть нагороду.
hint-do-complete = Виберіть, яка нагорода буде першою.
hint-do-level-up = Підвищте рівень деталі стрілкою.
hint-do-decline = Відмовтеся від стрілки.
hint-do-done = Більше нічого не кладіть.

## The same with what it is about

hint-step-take = Візьміть головоломку на місці { $slot } у рядах.
hint-step-take-deck = { $deck ->
    [white] Візьміть верхню головоломку білої колоди.
   *[black] Візьміть верхню головоломку чорної колоди.
}
hint-step-upgrade = Обміняйте { PIECE($piece, case: "acc") } на { PIECE($taken, case: "acc") }.
hint-step-level-up = Стрілка: обміняйте { PIECE($piece, case: "acc") } на { PIECE($taken, case: "acc") }.
hint-step-place = Покладіть { PIECE($piece, case: "acc") } на головоломку { $slot }.
hint-step-choose = Виберіть { PIECE($taken, case: "acc") }.
hint-step-complete = Спершу візьміть нагороду за головоломку { $slot }.

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = Так ви завершите головоломку { $slot }. Бали: { $count }.
hint-why-completes-taken = Ви завершите її в той самий хід. Бали: { $count }.
hint-why-reward = Нагорода: { PIECE($piece) }.
hint-why-returns = Назад до вашого запасу: { PIECE($pieces) }.
hint-why-master-completes = Одна дія завершує головоломки { $slots }.
hint-why-opens = Потім у вас є всі деталі для головоломки { $slot }.
hint-why-master = Деталі за одну головну дію: { $count }.
hint-why-triggers-end = Колода закінчується, і починається фінал.
hint-why-takes = { $piece ->
    [none] Бали: { $count }.
   *[other] Бали: { $count }. Нагорода: { PIECE($piece) }.
}
hint-why-held = У вас уже є деталі, які її заповнять.
hint-why-denies = { $name } може одразу завершити її своїми деталями.
hint-why-progress = Вільні клітинки, що лишаться на головоломці { $slot }: { $count }.
hint-why-fits = Ця деталь одразу підходить до головоломки { $slot }.
hint-why-grows = На стільки клітинок виростуть ваші деталі: { $count }.
hint-why-master-ready = Деталі, які тоді викладе одна головна дія: { $count }.
hint-why-last-turn = Це ваш останній хід.
hint-why-touch-pays = Головоломка { $slot } окупається. Бали: { $count }.
hint-why-touch-costs = Бали, яких коштують деталі: { $count }.

## How good the turn is

hint-chance = Шанс на перемогу: { $chance }. Другий за силою хід: { $next }.
hint-chance-alone = Шанс на перемогу: { $chance }. Інший хід майже такий самий.
hint-under = менше 1 %
hint-over = понад 99 %
hint-percent = { $percent } %
hint-by-planner = Повний пошук тут недоступний. Цю підказку дав планувальник.

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = Так, цього ходу
hint-verdict-turns = Так, потрібно ходів: { $turns }
hint-verdict-luck = Лише якщо пощастить
hint-verdict-too-late = Не раніше кінця гри
hint-risk-none = Ніщо не завадить: не треба тягнути карти, і деталі не закінчаться.
hint-risk-draw = У резерві бракує деталей. Спершу вони мають повернутися.
hint-risk-last-pieces = Резерв вичерпується. { PIECE($piece) }: лишилося { $count }.
hint-risk-both-act = Одночасно триває інший хід. Він може забрати потрібну деталь.
hint-risk-end-near = Гра може закінчитися раніше. Карти в колоді: { $count }.

## The terminal

help-hint = Порада: hint на щось указує і щоразу говорить більше. plan 2 відповідає, чи можна завершити головоломку 2.
cli-bench-hints = Виміряти, скільки тривають підказки і як часто виграє той, хто їх слухає.
cli-bench-hints-games = ігри за підказками проти рівня 5

## The server: why there is no hint

hints-rated = У рейтингових іграх підказок немає.
hints-off = За цим столом грають без підказок.
hint-not-answered = Підказка не надійшла вчасно. Спитайте ще раз.
hint-overtaken = Гра пішла далі раніше за підказку. Спитайте ще раз.
rated-hints = У рейтинговій грі підказок немає. Вимкніть щось одне.

## The table: buttons and what stands beside them

hint-button = Підказка
hint-tab = Підказка
hint-more = Ще докладніше
hint-idea = Маю ідею
hint-act = Зробити перший крок
hint-plan-ask = Чи можу я завершити головоломку?
hint-plan-show = Крок за кроком
hint-plan-another = Інша головоломка
hint-close = Закрити підказку
hint-why = Чому
hint-looked-at = Переглянуто позицій: { $count }.
hint-depth = { $depth } з 3
hint-steps = Кроки
hint-thinking = Думає…
hint-open-to-all = Усі бачать, що ви взяли підказку. Запис це зазначає.
hint-none-here = За цим столом грають без підказок
hint-used = підказка цього ходу
hint-hinted = у підказці
hint-puzzle = Головоломка { $slot }
hint-plan-none = У вас немає незавершених головоломок.
hint-risk-others = Інші можуть забрати потрібні вам деталі.
key-hint = Підказка · Чи можу я завершити головоломку?
new-hints = З підказками
new-hints-about = У свій хід можна попросити поради. Не в рейтингових іграх.
