## A piece in hand

play-drag-keys = Q и E поворачивают, F переворачивает. Колесо тоже поворачивает.
play-drag-finger = Коснитесь вторым пальцем, чтобы повернуть.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = Ширина { $width }, высота { $height }: { $rows }.
sr-shape-whole = Ширина { $width }, высота { $height }, целиком.
sr-row-full = вся строка
sr-row-none = ничего
sr-row-span = с { $from } по { $to }
sr-row-and = { $first } и { $second }
sr-card-fits = Из ваших фигур подходят: { PIECE($pieces) }.
sr-card-fits-none = Ни одна ваша фигура не подходит.
sr-lies-on = На нём: { PIECE($pieces) }.
sr-still-open = Свободно: { $shape }

## Bots: how fast they are, and that they think

bot-thinking = думает
bot-thinking-for = думает, { $seconds } с
bots-skip = Пропустить
bots-skip-about = Показать остальные ходы ботов сразу (K)
key-skip = пропустить ходы ботов
settings-bot-pace = Темп ботов
settings-bot-pace-about = Пауза перед каждым их действием. За столом с другими действует самое медленное пожелание.
settings-bot-pace-normal = Обычный
settings-bot-pace-fast = Быстрый
settings-bot-pace-instant = Мгновенно

## Passing the device

pass-next = Следующий ход: { $name }
pass-device = Передайте устройство.
pass-i-am = Это я, { $name }
name-twice = Так зовут двух игроков. Измените одно из имён.

## How a game ended

end-shared-you = Общая победа, вместе с вами: { $names }
end-lost-solo = Побеждает соперник
end-others-won = Победили остальные: { $names }
end-you-and-others = Вы победили, вместе с вами: { $names }
end-why-resigned = { $who ->
    [you] Вы сдались.
   *[other] { $name } сдаётся.
}
end-why-timeout = { $who ->
    [you] Ваше время вышло.
   *[other] Время вышло: { $name }.
}
end-nobody = Победителя нет
end-why-agreed = Все согласились закончить игру.
end-why-expired = Долго никто не ходил, и игра была закрыта.
end-why-closed = Владелец сервера закрыл игру.
end-why-unreadable = Игру больше не удалось открыть.

## A new game

new-count-solo = { $count } соло
new-row-you = вы
new-row-here = Этот экран
new-row-here-short = Здесь
new-row-invite = Позвать
new-row-invite-about = Сесть может тот, у кого есть ссылка.
new-fold-time = Время
new-value-none = нет
new-value-clock = { $kind ->
    [bank] { $amount } на игру
    [days] { $amount } на ход
   *[turn] { $amount } на ход
}
new-value-rated = { $rated ->
    [yes] рейтинговая
   *[no] без рейтинга
}
new-value-public = { $public ->
    [yes] в общем зале
   *[no] только по ссылке
}
new-value-scores = { $open ->
    [yes] очки открыты
   *[no] очки как в издании
}
new-sum-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
new-sum-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
new-sum-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
new-sum-screen = за этим экраном
new-conflict = Это пока не сочетается.
new-name-conflict = Два имени совпадают.
new-last = Как в прошлый раз: { $what }
new-bots-others = Другие боты
new-bots-slow = Здесь слишком медленные
bot-name-random = Наугад
bot-name-greedy = Торопыга
bot-name-planner = Планирует ход
bot-name-learned = Обученная сеть
bot-name-expert = Обученная сеть, думает долго
new-bot-option = Уровень { $level }, { $name }
mend-edition = Играть: «{ $value }»
mend-variant = Играть: { $value }
mend-players = { $value ->
    [one] Играть: { $value } игрок
    [few] Играть: { $value } игрока
    [many] Играть: { $value } игроков
   *[other] Играть: { $value } игрока
}
mend-deluxe = { $value ->
    [on] Взять коробку делюкс
   *[off] Без коробки делюкс
}
mend-expansions = { $value ->
    [none] Играть без дополнений
   *[other] Дополнения: { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Добавить: «Бесконечные белые»
   *[off] Убрать: «Бесконечные белые»
}
mend-difficulty = { $value ->
    [none] Убрать сложность
   *[other] Сложность: { NAME($value, of: "difficulty") }
}
