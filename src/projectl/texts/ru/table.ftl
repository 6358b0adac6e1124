### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Фигура
play-exchange-short = Улучшить
play-master-short = Мастер
play-recycle-short = Обновить
table-log-short = Журнал

## What another seat did; pictures of the pieces follow
news-taken-white = Белое задание взято
news-taken-black = Чёрное задание взято
news-piece = Фигура 1 уровня
news-exchanged = Улучшено
news-placed = Выложено
news-master = Действие мастера
news-recycled-white = Белый ряд обновлён
news-recycled-black = Чёрный ряд обновлён
news-split = Разделено
news-this-turn = Этот ход
news-again = Ещё раз
news-again-of = { $name }: последний ход ещё раз
news-skip = Дальше

## What is said to you
say-fills = Ваши фигуры заполнят его.
say-would-fit = { $where ->
    [none] Сейчас не подходит ни к одному вашему заданию.
    [single] Подходит к заданию { $slots }.
   *[several] Подходит к заданиям { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = Почему?
plan-why-taken = { NAME("rules-solo-6") } { NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") } { NAME("rules-solo-8") }
