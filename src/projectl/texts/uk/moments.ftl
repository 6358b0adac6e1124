### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = Ходи інших
settings-bot-pace-step = Покроково
moments-next-step = Наступний крок
moments-keys = ходи інших ще раз, наступний крок
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] Дві одразу
    [3] Три одразу
   *[other] Чотири одразу
}

## The end
moments-won-by = { $who ->
    [you] Ви перемогли. Перевага:
   *[other] Перемога: { $name }. Перевага:
} { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
moments-solo-lost-by = Перемагає суперник. Перевага: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
moments-behind = { $place ->
    [2] Ви на другому місці
    [3] Ви на третьому місці
    [4] Ви на четвертому місці
    [5] Ви на п’ятому місці
   *[other] Ви на шостому місці
}, відставання: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
moments-how-it-went = Як ішла гра
moments-graph-about = Бали в купках
moments-graph-label = Бали в купках, хід за ходом. Наприкінці: { $now }
moments-facts = Ваша гра
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] балів за найкращий хід
   *[other] балів за найкращий хід, раунд { $round }
}
moments-fact-completed = завершено головоломок
moments-fact-black = із них чорних
moments-fact-together = завершено однією Головною дією
moments-fact-masters = Головних дій
moments-fact-placed = покладено деталей
moments-fact-touches = деталей за останні бали
moments-your-pile = Завершені вами головоломки
moments-pile-of = Завершені головоломки: { $name }
moments-all-columns = Усі стовпці
moments-sound-offer = Увімкнути звуки? Короткі: коли щось беруть, кладуть або завершують.
moments-sound-yes = Увімкнути
moments-sound-no = Ні, дякую
moments-review = Розібрати гру
