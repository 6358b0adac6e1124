## A piece in hand

play-drag-keys = Q і E обертають, F перевертає. Коліщатко теж обертає.
play-drag-finger = Торкніться другим пальцем, щоб обернути.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = Ширина { $width }, висота { $height }: { $rows }.
sr-shape-whole = Ширина { $width }, висота { $height }, повністю.
sr-row-full = увесь рядок
sr-row-none = нічого
sr-row-span = з { $from } по { $to }
sr-row-and = { $first } і { $second }
sr-card-fits = З ваших деталей підходять: { PIECE($pieces) }.
sr-card-fits-none = Жодна ваша деталь не підходить.
sr-lies-on = На ній: { PIECE($pieces) }.
sr-still-open = Вільно: { $shape }

## Bots: how fast they are, and that they think

bot-thinking = думає
bot-thinking-for = думає, { $seconds } с
bots-skip = Пропустити
bots-skip-about = Показати решту ходів ботів одразу (K)
key-skip = пропустити ходи ботів
settings-bot-pace = Темп ботів
settings-bot-pace-about = Пауза перед кожною їхньою дією. За столом з іншими діє найповільніше побажання.
settings-bot-pace-normal = Звичайний
settings-bot-pace-fast = Швидкий
settings-bot-pace-instant = Миттєво

## Passing the device

pass-next = Наступний хід: { $name }
pass-device = Передайте пристрій.
pass-i-am = Це я, { $name }
name-twice = Так звуть двох гравців. Змініть одне з імен.

## How a game ended

end-shared-you = Спільна перемога, разом із вами: { $names }
end-lost-solo = Перемагає суперник
end-others-won = Перемогли інші: { $names }
end-you-and-others = Ви перемогли, разом із вами: { $names }
end-why-resigned = { $who ->
    [you] Ви здалися.
   *[other] { $name } здається.
}
end-why-timeout = { $who ->
    [you] Ваш час вийшов.
   *[other] Час вийшов: { $name }.
}
end-nobody = Переможця немає
end-why-agreed = Усі погодилися завершити гру.
end-why-expired = Довго ніхто не ходив, і гру було закрито.
end-why-closed = Власник сервера закрив гру.
end-why-unreadable = Гру більше не вдалося відкрити.

## A new game

new-count-solo = { $count } соло
new-row-you = ви
new-row-here = Цей екран
new-row-here-short = Тут
new-row-invite = Запросити
new-row-invite-about = Сісти може той, хто має посилання.
new-fold-time = Час
new-value-none = немає
new-value-clock = { $kind ->
    [bank] { $amount } на гру
    [days] { $amount } на хід
   *[turn] { $amount } на хід
}
new-value-rated = { $rated ->
    [yes] рейтингова
   *[no] без рейтингу
}
new-value-public = { $public ->
    [yes] у спільній залі
   *[no] лише за посиланням
}
new-value-scores = { $open ->
    [yes] бали відкриті
   *[no] бали як у виданні
}
new-sum-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
new-sum-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
new-sum-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
new-sum-screen = за цим екраном
new-conflict = Це поки що не поєднується.
new-name-conflict = Два імені збігаються.
new-last = Як минулого разу: { $what }
new-bots-others = Інші боти
new-bots-slow = Тут заповільні
bot-name-random = Навмання
bot-name-greedy = Поспішайко
bot-name-planner = Планує хід
bot-name-learned = Навчена мережа
bot-name-expert = Навчена мережа, думає довго
new-bot-option = Рівень { $level }, { $name }
mend-edition = Грати: «{ $value }»
mend-variant = Грати: { $value }
mend-players = { $value ->
    [one] Грати: { $value } гравець
    [few] Грати: { $value } гравці
    [many] Грати: { $value } гравців
   *[other] Грати: { $value } гравця
}
mend-deluxe = { $value ->
    [on] Узяти коробку делюкс
   *[off] Без коробки делюкс
}
mend-expansions = { $value ->
    [none] Грати без доповнень
   *[other] Доповнення: { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Додати: «Нескінченні білі»
   *[off] Прибрати: «Нескінченні білі»
}
mend-difficulty = { $value ->
    [none] Прибрати складність
   *[other] Складність: { NAME($value, of: "difficulty") }
}
