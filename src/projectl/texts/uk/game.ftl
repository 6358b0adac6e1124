# Речі гри й те, що з ними стається: що кажуть термінал і браузер.

list-comma = {", "}
list-and = {" і "}
list-counted = { $count } × { $thing }

piece-O1 = жовтий квадратик
    .gender = m
piece-I2 = зелена смужка з 2
    .acc = зелену смужку з 2
    .gender = f
piece-I3 = синя смужка з 3
    .acc = синю смужку з 3
    .gender = f
piece-V3 = помаранчевий кутик
    .gender = m
piece-I4 = фіолетова смужка з 4
    .acc = фіолетову смужку з 4
    .gender = f
piece-L4 = блакитна L
    .acc = блакитну L
    .gender = f
piece-Z4 = червоно-помаранчева Z
    .acc = червоно-помаранчеву Z
    .gender = f
piece-O4 = червоний квадрат
    .gender = m
piece-T4 = рожева T
    .acc = рожеву T
    .gender = f
piece-P5 = біла P
    .acc = білу P
    .gender = f
piece-U5 = біла U
    .acc = білу U
    .gender = f
piece-L5 = біла довга L
    .acc = білу довгу L
    .gender = f
piece-up1 = одна стрілка
    .acc = одну стрілку
piece-up2 = дві стрілки
piece-master = дія Амбасадора
    .acc = дію Амбасадора

edition-deluxe-2019 = Коробка делюкс, 2019
edition-retail-2020 = Базова коробка, 2020
edition-revised-2021 = Оновлені правила, 2021
edition-rulebook-2023 = Правила 2.5, 2023

variant-standard = звичайна гра
variant-solo = соло
variant-line-clear = Чисті ряди

expansion-ghost = Деталі-привиди
expansion-ambassador = Амбасадор
expansion-phoenix = Фенікс

difficulty-standard = базова
difficulty-challenging = важка
difficulty-unbeatable = непереможна
difficulty-no-mercy = без пощади (наша вигадка)

edition-deluxe-2019-about = по 15 деталей кожної форми, Деталі-привиди й Амбасадор, до 6 гравців, хід можна завершити раніше
edition-retail-2020-about = по 10 деталей кожної форми, до 4 гравців, хід можна завершити раніше
edition-revised-2021-about = рівно три дії, Оновлення ряду, купки долілиць, незавершені головоломки забирають бали
edition-rulebook-2023-about = як 2021, з 15 деталями кожної форми, Феніксом і Нескінченними білими

variant-standard-about = від 2 до 6 гравців, по черзі
variant-solo-about = ви проти суперника, який бере найкращу головоломку своїх відкритих колонок
variant-line-clear-about = від 4 до 6 гравців, двоє водночас

expansion-ghost-about = деталі з п’яти клітинок, які можна розділити, і стрілки, що підвищують рівень деталей
expansion-ambassador-about = головоломки, кожна з яких дає ще одну головну дію
expansion-phoenix-about = сім чорних головоломок на 6 балів

what-deluxe-box = коробки делюкс на вибір
what-ghost = доповнення «Деталі-привиди»
what-ambassador = доповнення «Амбасадор»
what-phoenix = доповнення «Фенікс»
what-line-clear = варіанта «Чисті ряди»
what-solo = гри соло
what-endless-white = «Нескінченних білих»

you = Ви
opponent = Суперник
player-named = Гравець { $number }

bot-random = будь-яка дозволена дія, усі однаково ймовірні
bot-greedy = бере те, що завершить найшвидше
bot-planner = планує весь хід, з найменшою кількістю дій на кожну головоломку
bot-learned = переглядає весь хід малою навченою мережею; learned:1 дивиться лише на крок уперед
bot-expert = та сама мережа для багатьох розкладів прихованих головоломок; expert:2s або expert:35000 задає, як довго він думає
bot-level-1 = Новачок: бере те, що легше, і часто забуває план
bot-level-2 = Початківець: завершує малі головоломки, інколи збивається
bot-level-3 = Любитель: має план на більшість ходів
bot-level-4 = Завсідник: рахує дії й добре використовує головну дію
bot-level-5 = Умілець: починає бачити весь стіл
bot-level-6 = Бувалий: спершу збирає деталі, потім бали
bot-level-7 = Сильний: рідко марнує дію
bot-level-8 = Грізний: більшість ходів грає якнайкраще
bot-level-9 = Чемпіон: продумує кожен хід цілком
bot-level-10 = Гросмейстер: зважає на те, що може бути в колодах

level-name-1 = Новачок
level-name-2 = Початківець
level-name-3 = Любитель
level-name-4 = Завсідник
level-name-5 = Умілець
level-name-6 = Бувалий
level-name-7 = Сильний
level-name-8 = Грізний
level-name-9 = Чемпіон
level-name-10 = Гросмейстер

menu-take = взяти головоломку
menu-piece = деталь 1-го рівня
menu-exch = підвищити рівень або обміняти деталь
menu-place = покласти деталь
menu-master = головна дія
menu-recycle = оновити ряд
menu-ambassador = дія Амбасадора
menu-split = розділити деталь-привид
menu-end = завершити хід
menu-done = готово
menu-stop = підтвердити
menu-cancel = скасувати
menu-decline = відмовитися
menu-order = вибрати порядок

title-market = Доступні головоломки
title-reserve = Резерв
title-others = Інші гравці
title-opponent = Решітка суперника

heading-round = раунд { $round }

deck = { $deck ->
    [black] чорна
   *[white] біла
}
deck-left = ще { $count }
deck-over-row = { $deck ->
    [black] чорна колода: ще { $count }
   *[white] біла колода: ще { $count }
}
deck-in-words = { $top ->
    [none] Колода порожня.
    [black] Колода: ще { $count }, чорні
   *[white] Колода: ще { $count }, зверху біла
}
market-marker = { $marker ->
    [black] чорний жетон: { $name }
   *[white] білий жетон: { $name }
}
column-locks = { $count ->
    [0] відкрита
    [one] { $count } замок
    [few] { $count } замки
    [many] { $count } замків
   *[other] { $count } замка
}

place-free = вільно
card-completed = { $slot } повна
supply-empty = деталей немає
pile-empty = Купка завершених порожня.
mat-title = { $name } · завершено { $completed } · { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
mat-title-hidden = { $name } · завершено { $completed }
mat-ambassadors = { $count ->
    [0] дій Амбасадора немає
    [one] { $count } дія Амбасадора в запасі
    [few] { $count } дії Амбасадора в запасі
    [many] { $count } дій Амбасадора в запасі
   *[other] { $count } дії Амбасадора в запасі
}
other-title = { $name } · ✓ { $completed } · { $points ->
    [one] { $points } б.
    [few] { $points } б.
    [many] { $points } б.
   *[other] { $points } б.
}
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] чорна { $points }
   *[white] біла { $points }
}: { $filled }/{ $cells }
opponent-title = взято { $completed } · { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} · { $supply ->
    [0] немає деталей для замків
    [one] { $supply } деталь для замків
    [few] { $supply } деталі для замків
    [many] { $supply } деталей для замків
   *[other] { $supply } деталі для замків
}
plan-most-points = Якби ваш хід скінчився зараз, він узяв би головоломку { $slot }.
plan-reading-order = Якби ваш хід скінчився зараз, він узяв би головоломку { $slot }.
plan-all-locked = Якби ваш хід скінчився зараз, він не взяв би нічого.
plan-nothing-open = Якби ваш хід скінчився зараз, він не взяв би нічого.

banner-actions = { $count ->
    [0] дій не лишилося
    [one] лишилася { $count } дія
    [few] лишилося { $count } дії
    [many] лишилося { $count } дій
   *[other] лишилося { $count } дії
}{ $master ->
    [used] , головну дію використано
   *[free] {""}
}
banner-choice-order = Завершено кілька головоломок. За яку спершу отримуєте нагороду?
banner-choice-reward = Вашої нагороди немає в резерві. Виберіть заміну:
banner-choice-level-up = Підвищіть рівень деталі або відмовтеся.
banner-sequence-master = Головна дія: по одній деталі на кожну головоломку.
banner-sequence-ambassador = Дія Амбасадора: по одній деталі на кожну головоломку.
banner-sequence-ghost = Деталь-привид розділено. Нові деталі можна покласти, по одній на кожну головоломку.
banner-sequence-recycle = Оновлення ряду: у якому порядку головоломки підуть під колоду?
banner-waiting = очікування інших
banner-finish-round = { $variant ->
    [line-clear] Чорна колода порожня. Гра скінчиться, коли перший гравець знову отримає обидва жетони.
    [solo] Колода порожня: цей раунд і ще один.
   *[standard] Чорна колода порожня: цей раунд і ще один.
}
banner-last-round = Фінальний раунд.
banner-touches = Завершальні штрихи: купка { $pile } + завершено { $touched } − покладено { $touches } − незавершено { $unfinished } = { $total }
banner-touches-done = завершальні штрихи зроблено
banner-over = Гру завершено.

event-turn-began = { $marker ->
    [white] { $who ->
        [you] У вас білий жетон.
       *[other] { $name } має білий жетон.
    }
    [black] { $who ->
        [you] У вас чорний жетон.
       *[other] { $name } має чорний жетон.
    }
   *[none] { $who ->
        [you] Ваш хід.
       *[other] { $name } ходить.
    }
}
event-taken = { $name } { $who ->
    [you] берете
   *[other] бере
} { $deck ->
    [white] верхню головоломку білої колоди
    [black] верхню головоломку чорної колоди
   *[none] { $colour ->
        [black] чорну головоломку { $row_slot }
       *[white] білу головоломку { $row_slot }
    }
}: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}, нагорода: { PIECE($reward) }.
event-refilled = На місці { $row_slot } лежить нова { $colour ->
    [black] чорна
   *[white] біла
} головоломка.
event-piece-taken = { $name } { $who ->
    [you] берете
   *[other] бере
} з резерву { PIECE($piece, case: "acc") }.
event-exchanged = { $name } { $who ->
    [you] обмінюєте
   *[other] обмінює
} { PIECE($given, case: "acc") } на { PIECE($taken, case: "acc") }.
event-placed = { $name } { $who ->
    [you] кладете
   *[other] кладе
} { PIECE($piece, case: "acc") } на головоломку { $slot }.
event-master-began = { $name } { $who ->
    [you] починаєте
   *[other] починає
} головну дію.
event-ambassador-began = { $name } { $who ->
    [you] використовуєте
   *[other] використовує
} головоломку Амбасадора.
event-ghost-split = { $name } { $who ->
    [you] ділите
   *[other] ділить
} { PIECE($ghost, case: "acc") } на { PIECE($pieces, case: "acc") }.
event-sequence-closed = { $name } { $who ->
    [you] закінчуєте
   *[other] закінчує
} класти деталі.
event-sequence-cancelled = { $name } { $who ->
    [you] скасовуєте
   *[other] скасовує
} { $sequence ->
    [master] головну дію.
    [ambassador] дію Амбасадора.
    [ghost] поділ.
   *[recycle] оновлення ряду.
}
event-recycle-began = { $name } { $who ->
    [you] оновлюєте
   *[other] оновлює
} { $deck ->
    [black] чорний ряд.
   *[white] білий ряд.
}
event-recycled = { $count ->
    [0] Під { NAME($deck, of: "deck-named", case: "acc") } не йде жодна головоломка.
    [one] Під { NAME($deck, of: "deck-named", case: "acc") } йде { $count } головоломка.
    [few] Під { NAME($deck, of: "deck-named", case: "acc") } йдуть { $count } головоломки.
    [many] Під { NAME($deck, of: "deck-named", case: "acc") } йде { $count } головоломок.
   *[other] Під { NAME($deck, of: "deck-named", case: "acc") } йде { $count } головоломки.
}
event-pieces-returned = Назад: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] Для нагороди в резерві не лишилося деталей.
   *[other] Нагорода: { PIECE($piece) }.
}
event-levelled-up = { $name } { $who ->
    [you] підвищуєте рівень:
   *[other] підвищує рівень:
} { PIECE($given) } → { PIECE($taken) }.
event-level-up-declined = { $name } { $who ->
    [you] відмовляєтеся
   *[other] відмовляється
} від стрілки.
event-completed = { $name } { $who ->
    [you] завершуєте
   *[other] завершує
} головоломку { $slot }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
event-completed-face-down = { $name } { $who ->
    [you] завершуєте
   *[other] завершує
} головоломку { $slot }.
event-reshuffled = Нова біла колода: { $count ->
    [one] { $count } завершена біла головоломка.
    [few] { $count } завершені білі головоломки.
    [many] { $count } завершених білих головоломок.
   *[other] { $count } завершеної білої головоломки.
}
event-end-triggered = { $variant ->
    [line-clear] Чорна колода порожня. Гра скінчиться, коли перший гравець знову отримає обидва жетони.
    [solo] Колода порожня: цей раунд і ще один.
   *[standard] Чорна колода порожня: цей раунд і ще один.
}
event-last-round-began = Починається фінальний раунд.
event-turn-ended = { $name } { $who ->
    [you] завершуєте хід
   *[other] завершує хід
}{ $unused ->
    [0] .
    [one] , не використано { $unused } дію.
    [few] , не використано { $unused } дії.
    [many] , не використано { $unused } дій.
   *[other] , не використано { $unused } дії.
}
event-markers-passed = Жетони переходять далі.
event-lock-taken = Один замок колонки { $column } переходить до запасу суперника.
event-opponent-took = Суперник бере головоломку { $row_slot } ({ $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}): { $why ->
    [reading-order] найціннішу в його відкритих колонках ({ $open_columns }), у порядку читання раніше за { $tied }.
   *[most-points] найціннішу в його відкритих колонках ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] Жоден замок не переходить.
    [one] На колонку { $column } переходить { $count } замок.
    [few] На колонку { $column } переходять { $count } замки.
    [many] На колонку { $column } переходить { $count } замків.
   *[other] На колонку { $column } переходить { $count } замка.
}
event-locks-removed = Усі колонки замкнені: кожна втрачає один замок, і суперник нічого не бере.
event-opponent-passed = У відкритих колонках суперника ({ $open_columns }) немає головоломок, тож він нічого не бере.
event-touches-began = { $reason ->
    [dead-position] Ніхто вже не зможе нічого покласти чи взяти. Починаються завершальні штрихи.
    [turn-cap] Досягнуто межі ходів. Починаються завершальні штрихи.
   *[other] Фінальний раунд завершено. Починаються завершальні штрихи.
}
event-touched = { $name } { $who ->
    [you] кладете
   *[other] кладе
} { PIECE($piece, case: "acc") } на головоломку { $slot } (−1 бал).
event-touches-done = { $name } { $who ->
    [you] закінчуєте
   *[other] закінчує
} завершальні штрихи.
event-game-ended = Гру завершено.
event-undone = { $name } { $who ->
    [you] повертаєте назад:
   *[other] повертає назад:
} { $action }.

log-stood-in = Бот на цьому місці не відповів, за нього грає { $bot }.

deck-named-white = біла колода
    .acc = білу колоду
deck-named-black = чорна колода
    .acc = чорну колоду

sheet-points = купка
sheet-touches = штрихи
sheet-unfinished = незавершені
sheet-score = результат
sheet-completed = завершені
sheet-pieces = лишилося деталей
winner = { $who ->
    [you] Ви перемогли.
   *[other] Перемога: { $names }.
}
winners = Поділяють перемогу: { $names }.
decided-score = Вирішили бали.
decided-completed = Балів порівну: вирішила більша кількість завершених головоломок.
decided-pieces = Балів і завершених головоломок порівну: вирішила більша кількість деталей.
decided-shared = Повна нічия: перемогу поділяють.
decided-solo-tie = Нічия: виграє суперник.
ended-black-deck-empty = Чорна колода закінчилася.
ended-deck-empty = Колода закінчилася.
ended-dead-position = Ніхто вже не міг нічого покласти чи взяти.
ended-turn-cap = Досягнуто межі ходів.
