### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Деталь
play-exchange-short = Підвищити
play-master-short = Головна
play-recycle-short = Оновити
table-log-short = Журнал

## What another seat did; pictures of the pieces follow
news-taken-white = Взято білу головоломку
news-taken-black = Взято чорну головоломку
news-piece = Деталь 1 рівня
news-exchanged = Підвищено
news-placed = Покладено
news-master = Головна дія
news-recycled-white = Білий ряд оновлено
news-recycled-black = Чорний ряд оновлено
news-split = Розділено
news-this-turn = Цей хід
news-again = Ще раз
news-again-of = { $name }: останній хід ще раз
news-skip = Далі

## What is said to you
say-fills = Ваші деталі заповнять її.
say-would-fit = { $where ->
    [none] Зараз не підходить до жодної вашої головоломки.
    [single] Підходить до головоломки { $slots }.
   *[several] Підходить до головоломок { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = Чому?
plan-why-taken = { NAME("rules-solo-6") } { NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") } { NAME("rules-solo-8") }
