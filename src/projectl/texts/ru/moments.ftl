### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = Ходы остальных
settings-bot-pace-step = По шагам
moments-next-step = Следующий шаг
moments-keys = ходы остальных ещё раз, следующий шаг
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] Два сразу
    [3] Три сразу
   *[other] Четыре сразу
}

## The end
moments-won-by = { $who ->
    [you] Вы победили. Перевес:
   *[other] Победа: { $name }. Перевес:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
moments-solo-lost-by = Побеждает соперник. Перевес: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
moments-behind = { $place ->
    [2] Вы на втором месте
    [3] Вы на третьем месте
    [4] Вы на четвёртом месте
    [5] Вы на пятом месте
   *[other] Вы на шестом месте
}, отставание: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
moments-how-it-went = Как шла игра
moments-graph-about = Очки в стопках
moments-graph-label = Очки в стопках, ход за ходом. В конце: { $now }
moments-facts = Ваша игра
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] очков за лучший ход
   *[other] очков за лучший ход, раунд { $round }
}
moments-fact-completed = выполнено заданий
moments-fact-black = из них чёрных
moments-fact-together = выполнено одним действием мастера
moments-fact-masters = действий мастера
moments-fact-placed = выложено фигур
moments-fact-touches = фигур за последние очки
moments-your-pile = Выполненные вами задания
moments-pile-of = Выполненные задания: { $name }
moments-all-columns = Все столбцы
moments-sound-offer = Включить звуки? Короткие: когда что-то берут, выкладывают или выполняют.
moments-sound-yes = Включить
moments-sound-no = Нет, спасибо
moments-review = Разобрать игру
