# Вещи игры и то, что с ними происходит: что говорят терминал и браузер.

list-comma = {", "}
list-and = {" и "}
list-counted = { $count } × { $thing }

piece-O1 = жёлтый квадратик
    .gender = m
piece-I2 = зелёная полоска из 2
    .acc = зелёную полоску из 2
    .gender = f
piece-I3 = синяя полоска из 3
    .acc = синюю полоску из 3
    .gender = f
piece-V3 = оранжевый уголок
    .gender = m
piece-I4 = фиолетовая полоска из 4
    .acc = фиолетовую полоску из 4
    .gender = f
piece-L4 = голубая L
    .acc = голубую L
    .gender = f
piece-Z4 = оранжево-красная Z
    .acc = оранжево-красную Z
    .gender = f
piece-O4 = красный квадрат
    .gender = m
piece-T4 = розовая T
    .acc = розовую T
    .gender = f
piece-P5 = белая P
    .acc = белую P
    .gender = f
piece-U5 = белая U
    .acc = белую U
    .gender = f
piece-L5 = белая длинная L
    .acc = белую длинную L
    .gender = f
piece-up1 = одна стрелка
    .acc = одну стрелку
piece-up2 = две стрелки
piece-master = действие амбассадора

edition-deluxe-2019 = Коробка делюкс, 2019
edition-retail-2020 = Базовая коробка, 2020
edition-revised-2021 = Обновлённые правила, 2021
edition-rulebook-2023 = Правила 2.5, 2023

variant-standard = обычная игра
variant-solo = одиночный режим
variant-line-clear = Чистые ряды

expansion-ghost = Фигуры-призраки
expansion-ambassador = Амбассадор
expansion-phoenix = Феникс

difficulty-standard = обычный
difficulty-challenging = сложный
difficulty-unbeatable = непобедимый
difficulty-no-mercy = без пощады (наш вариант)

edition-deluxe-2019-about = по 15 фигур каждой формы, Фигуры-призраки и Амбассадор, до 6 игроков, ход можно закончить раньше
edition-retail-2020-about = по 10 фигур каждой формы, до 4 игроков, ход можно закончить раньше
edition-revised-2021-about = ровно три действия, Обновление ряда, стопки лицом вниз, невыполненные задания отнимают очки
edition-rulebook-2023-about = как 2021, с 15 фигурами каждой формы, Фениксом и Бесконечными белыми

variant-standard-about = от 2 до 6 игроков, по очереди
variant-solo-about = вы против соперника, который берёт лучшее задание своих открытых колонок
variant-line-clear-about = от 4 до 6 игроков, двое одновременно

expansion-ghost-about = фигуры из пяти клеток, которые можно разделить, и стрелки, улучшающие фигуры
expansion-ambassador-about = задания, каждое из которых даёт ещё одно действие мастера
expansion-phoenix-about = семь чёрных заданий по 6 очков

what-deluxe-box = коробки делюкс на выбор
what-ghost = дополнения «Фигуры-призраки»
what-ambassador = дополнения «Амбассадор»
what-phoenix = дополнения «Феникс»
what-line-clear = варианта «Чистые ряды»
what-solo = одиночного режима
what-endless-white = «Бесконечных белых»

you = Вы
opponent = Соперник
player-named = Игрок { $number }

bot-random = любое разрешённое действие, все равновероятны
bot-greedy = берёт то, что выполнит быстрее всего
bot-planner = планирует весь ход, с наименьшим числом действий на каждое задание
bot-learned = просматривает весь ход небольшой обученной сетью; learned:1 смотрит только на шаг вперёд
bot-expert = та же сеть для многих раскладов скрытых заданий; expert:2s или expert:35000 задаёт, как долго он думает
bot-level-1 = Новичок: берёт то, что легче, и часто забывает план
bot-level-2 = Начинающий: выполняет небольшие задания, иногда сбивается
bot-level-3 = Любитель: имеет план почти на каждый ход
bot-level-4 = Завсегдатай: считает действия и умело применяет действие мастера
bot-level-5 = Умелец: начинает видеть весь стол
bot-level-6 = Бывалый: сначала собирает фигуры, потом очки
bot-level-7 = Сильный: редко тратит действие зря
bot-level-8 = Грозный: большинство ходов играет как можно лучше
bot-level-9 = Чемпион: продумывает каждый ход целиком
bot-level-10 = Гроссмейстер: думает о том, что может быть в стопках

level-name-1 = Новичок
level-name-2 = Начинающий
level-name-3 = Любитель
level-name-4 = Завсегдатай
level-name-5 = Умелец
level-name-6 = Бывалый
level-name-7 = Сильный
level-name-8 = Грозный
level-name-9 = Чемпион
level-name-10 = Гроссмейстер

menu-take = взять задание
menu-piece = фигура 1-го уровня
menu-exch = улучшить или обменять фигуру
menu-place = выложить фигуру
menu-master = действие мастера
menu-recycle = обновить ряд
menu-ambassador = действие амбассадора
menu-split = разделить фигуру-призрак
menu-end = закончить ход
menu-done = готово
menu-stop = подтвердить
menu-cancel = отменить
menu-decline = отказаться
menu-order = выбрать порядок

title-market = Доступные задания
title-reserve = Резерв
title-others = Другие игроки
title-opponent = Квадрат соперника

heading-round = раунд { $round }

deck = { $deck ->
    [black] чёрная
   *[white] белая
}
deck-left = ещё { $count }
deck-over-row = { $deck ->
    [black] чёрная стопка: ещё { $count }
   *[white] белая стопка: ещё { $count }
}
deck-in-words = { $top ->
    [none] Стопка пуста.
    [black] Стопка: ещё { $count }, чёрные
   *[white] Стопка: ещё { $count }, сверху белое
}
market-marker = { $marker ->
    [black] чёрный жетон: { $name }
   *[white] белый жетон: { $name }
}
column-locks = { $count ->
    [0] открыта
    [one] { $count } замок
    [few] { $count } замка
    [many] { $count } замков
   *[other] { $count } замка
}

place-free = свободно
card-completed = { $slot } полное
supply-empty = фигур нет
pile-empty = Стопка выполненных заданий пуста.
mat-title = { $name } · выполнено { $completed } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
mat-title-hidden = { $name } · выполнено { $completed }
mat-ambassadors = { $count ->
    [0] действий амбассадора нет
    [one] { $count } действие амбассадора в запасе
    [few] { $count } действия амбассадора в запасе
    [many] { $count } действий амбассадора в запасе
   *[other] { $count } действия амбассадора в запасе
}
other-title = { $name } · ✓ { $completed } · { $points ->
    [one] { $points } оч.
    [few] { $points } оч.
    [many] { $points } оч.
   *[other] { $points } оч.
}
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] чёрное { $points }
   *[white] белое { $points }
}: { $filled }/{ $cells }
opponent-title = взято { $completed } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} · { $supply ->
    [0] нет фигур для замков
    [one] { $supply } фигура для замков
    [few] { $supply } фигуры для замков
    [many] { $supply } фигур для замков
   *[other] { $supply } фигуры для замков
}
plan-most-points = Если бы ваш ход закончился сейчас, он взял бы задание { $slot }.
plan-reading-order = Если бы ваш ход закончился сейчас, он взял бы задание { $slot }.
plan-all-locked = Если бы ваш ход закончился сейчас, он не взял бы ничего.
plan-nothing-open = Если бы ваш ход закончился сейчас, он не взял бы ничего.

banner-actions = { $count ->
    [0] действий не осталось
    [one] осталось { $count } действие
    [few] осталось { $count } действия
    [many] осталось { $count } действий
   *[other] осталось { $count } действия
}{ $master ->
    [used] , действие мастера использовано
   *[free] {""}
}
banner-choice-order = Выполнено несколько заданий. За какое получить награду первой?
banner-choice-reward = Вашей награды нет в резерве. Выберите замену:
banner-choice-level-up = Улучшите фигуру или откажитесь.
banner-sequence-master = Действие мастера: по одной фигуре на каждое задание.
banner-sequence-ambassador = Действие амбассадора: по одной фигуре на каждое задание.
banner-sequence-ghost = Фигура-призрак разделена. Новые фигуры можно выложить, по одной на каждое задание.
banner-sequence-recycle = Обновление ряда: в каком порядке задания уйдут под стопку?
banner-waiting = ожидание остальных
banner-finish-round = { $variant ->
    [line-clear] Чёрная стопка пуста. Игра закончится, когда первый игрок снова получит оба жетона.
    [solo] Стопка пуста: этот раунд и ещё один.
   *[standard] Чёрная стопка пуста: этот раунд и ещё один.
}
banner-last-round = Завершающий раунд.
banner-touches = Последние штрихи: стопка { $pile } + выполнено { $touched } − выложено { $touches } − не выполнено { $unfinished } = { $total }
banner-touches-done = последние штрихи нанесены
banner-over = Игра окончена.

event-turn-began = { $marker ->
    [white] { $who ->
        [you] У вас белый жетон.
       *[other] { $name } держит белый жетон.
    }
    [black] { $who ->
        [you] У вас чёрный жетон.
       *[other] { $name } держит чёрный жетон.
    }
   *[none] { $who ->
        [you] Ваш ход.
       *[other] { $name } ходит.
    }
}
event-taken = { $name } { $who ->
    [you] берёте
   *[other] берёт
} { $deck ->
    [white] верхнее задание белой стопки
    [black] верхнее задание чёрной стопки
   *[none] { $colour ->
        [black] чёрное задание { $row_slot }
       *[white] белое задание { $row_slot }
    }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, награда: { PIECE($reward) }.
event-refilled = На месте { $row_slot } лежит новое { $colour ->
    [black] чёрное
   *[white] белое
} задание.
event-piece-taken = { $name } { $who ->
    [you] берёте
   *[other] берёт
} из резерва { PIECE($piece, case: "acc") }.
event-exchanged = { $name } { $who ->
    [you] меняете
   *[other] меняет
} { PIECE($given, case: "acc") } на { PIECE($taken, case: "acc") }.
event-placed = { $name } { $who ->
    [you] выкладываете
   *[other] выкладывает
} { PIECE($piece, case: "acc") } на задание { $slot }.
event-master-began = { $name } { $who ->
    [you] начинаете
   *[other] начинает
} действие мастера.
event-ambassador-began = { $name } { $who ->
    [you] используете
   *[other] использует
} задание амбассадора.
event-ghost-split = { $name } { $who ->
    [you] делите
   *[other] делит
} { PIECE($ghost, case: "acc") } на { PIECE($pieces, case: "acc") }.
event-sequence-closed = { $name } { $who ->
    [you] заканчиваете
   *[other] заканчивает
} выкладывать фигуры.
event-sequence-cancelled = { $name } { $who ->
    [you] отменяете
   *[other] отменяет
} { $sequence ->
    [master] действие мастера.
    [ambassador] действие амбассадора.
    [ghost] разделение.
   *[recycle] обновление ряда.
}
event-recycle-began = { $name } { $who ->
    [you] обновляете
   *[other] обновляет
} { $deck ->
    [black] чёрный ряд.
   *[white] белый ряд.
}
event-recycled = { $count ->
    [0] Под { NAME($deck, of: "deck-named", case: "acc") } не уходит ни одно задание.
    [one] Под { NAME($deck, of: "deck-named", case: "acc") } уходит { $count } задание.
    [few] Под { NAME($deck, of: "deck-named", case: "acc") } уходят { $count } задания.
    [many] Под { NAME($deck, of: "deck-named", case: "acc") } уходит { $count } заданий.
   *[other] Под { NAME($deck, of: "deck-named", case: "acc") } уходит { $count } задания.
}
event-pieces-returned = Назад: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] Для награды в резерве не осталось фигур.
   *[other] Награда: { PIECE($piece) }.
}
event-levelled-up = { $name } { $who ->
    [you] улучшаете фигуру:
   *[other] улучшает фигуру:
} { PIECE($given) } → { PIECE($taken) }.
event-level-up-declined = { $name } { $who ->
    [you] отказываетесь
   *[other] отказывается
} от стрелки.
event-completed = { $name } { $who ->
    [you] выполняете
   *[other] выполняет
} задание { $slot }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
event-completed-face-down = { $name } { $who ->
    [you] выполняете
   *[other] выполняет
} задание { $slot }.
event-reshuffled = Новая белая стопка: { $count ->
    [one] { $count } выполненное белое задание.
    [few] { $count } выполненных белых задания.
    [many] { $count } выполненных белых заданий.
   *[other] { $count } выполненного белого задания.
}
event-end-triggered = { $variant ->
    [line-clear] Чёрная стопка пуста. Игра закончится, когда первый игрок снова получит оба жетона.
    [solo] Стопка пуста: этот раунд и ещё один.
   *[standard] Чёрная стопка пуста: этот раунд и ещё один.
}
event-last-round-began = Начинается завершающий раунд.
event-turn-ended = { $name } { $who ->
    [you] заканчиваете ход
   *[other] заканчивает ход
}{ $unused ->
    [0] .
    [one] , не использовано { $unused } действие.
    [few] , не использовано { $unused } действия.
    [many] , не использовано { $unused } действий.
   *[other] , не использовано { $unused } действия.
}
event-markers-passed = Жетоны переходят дальше.
event-lock-taken = Один замок колонки { $column } переходит в запас соперника.
event-opponent-took = Соперник берёт задание { $row_slot } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}): { $why ->
    [reading-order] самое ценное в его открытых колонках ({ $open_columns }) и по порядку чтения раньше, чем { $tied }.
   *[most-points] самое ценное в его открытых колонках ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] Ни один замок не переходит.
    [one] На колонку { $column } переходит { $count } замок.
    [few] На колонку { $column } переходят { $count } замка.
    [many] На колонку { $column } переходит { $count } замков.
   *[other] На колонку { $column } переходит { $count } замка.
}
event-locks-removed = Все колонки заперты: каждая теряет один замок, и соперник ничего не берёт.
event-opponent-passed = В открытых колонках соперника ({ $open_columns }) нет заданий, поэтому он ничего не берёт.
event-touches-began = { $reason ->
    [dead-position] Никто больше не сможет ничего выложить или взять. Начинаются последние штрихи.
    [turn-cap] Достигнут предел ходов. Начинаются последние штрихи.
   *[other] Завершающий раунд окончен. Начинаются последние штрихи.
}
event-touched = { $name } { $who ->
    [you] выкладываете
   *[other] выкладывает
} { PIECE($piece, case: "acc") } на задание { $slot } (−1 очко).
event-touches-done = { $name } { $who ->
    [you] заканчиваете
   *[other] заканчивает
} последние штрихи.
event-game-ended = Игра окончена.
event-undone = { $name } { $who ->
    [you] берёте назад:
   *[other] берёт назад:
} { $action }.

log-stood-in = Бот на этом месте не ответил, за него играет { $bot }.

deck-named-white = белая стопка
    .acc = белую стопку
deck-named-black = чёрная стопка
    .acc = чёрную стопку

sheet-points = стопка
sheet-touches = штрихи
sheet-unfinished = не выполнено
sheet-score = результат
sheet-completed = выполнено
sheet-pieces = осталось фигур
winner = { $who ->
    [you] Вы победили.
   *[other] Победа: { $names }.
}
winners = Делят победу: { $names }.
decided-score = Решили очки.
decided-completed = Очков поровну: решило большее число выполненных заданий.
decided-pieces = Очков и заданий поровну: решило большее число оставшихся фигур.
decided-shared = Полная ничья: победу делят.
decided-solo-tie = Ничья: побеждает соперник.
ended-black-deck-empty = Чёрная стопка закончилась.
ended-deck-empty = Стопка закончилась.
ended-dead-position = Никто больше не мог ничего выложить или взять.
ended-turn-cap = Достигнут предел ходов.
