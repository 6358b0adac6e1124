### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = Десять коротких уроков за настоящим столом, всего около пятнадцати минут.
learn-base = Базовая игра
learn-more = Другие уроки
learn-progress = { $done } из { $all }
learn-begin = Начать
learn-continue = Продолжить
learn-continue-with = Продолжить: { $name }
learn-again = ещё раз
learn-minutes = { $number ->
    [0] { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
   *[other] Урок { $number } · { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
}
learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}
learn-tile = { $number ->
    [0] { $name }
   *[other] Урок { $number } из 10, { $name }
}, { $state ->
    [done] пройден
    [next] следующий
   *[new] не начат
}
learn-failed = Уроки не загрузились.
learn-play = Сыграть партию
learn-play-about = Партия с лёгким ботом. Шаг за шагом подсказано, что делать.
learn-play-guided = Играть с подсказками

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] Урок { $number } · { $name }
}
lesson-where = { $step } из { $all }
lesson-step-mark = Шаг { $step } из { $all }, { $state ->
    [done] пройден
    [skipped] пропущен
    [now] сейчас
   *[later] впереди
}
lesson-skip = Пропустить шаг
lesson-skip-short = Пропустить
lesson-show = Покажите
lesson-next = Дальше
lesson-again = Ещё раз
lesson-back = Вернуть назад
lesson-begin-again = Начать заново
lesson-keep = Что запомнить
lesson-wrong = Пока не то
lesson-other = Так тоже можно
lesson-missed-title = Не в этот раз
lesson-ended = Это был урок { $number }.
lesson-ended-more = Это был урок «{ $name }».
lesson-ended-next = Дальше: { $name }.
lesson-ended-all = Теперь вы знаете всю базовую игру.
lesson-to-learn = К урокам
lesson-your-pieces = Ваши фигуры: { $pieces }.
lesson-board = Стол урока
lesson-unknown = Урока { $name } нет.
lesson-step-unknown = В уроке { $name } нет шага { $number }. Его шаги: от 1 до { $last }.

## What is to be done

lesson-task-placed = Выложите фигуру на задание
lesson-task-placed-on = Выложите фигуру на задание { $slot }
lesson-task-placed-many = { $count ->
    [one] Выложите { $count } фигуру
    [few] Выложите { $count } фигуры
    [many] Выложите { $count } фигур
   *[other] Выложите { $count } фигуры
}
lesson-task-completed = { $count ->
    [one] Выполните { $count } задание
    [few] Выполните { $count } задания
    [many] Выполните { $count } заданий
   *[other] Выполните { $count } задания
}
lesson-task-rewarded = Получите красный квадрат
lesson-task-taken = Возьмите задание
lesson-task-taken-black = Возьмите чёрное задание
lesson-task-taken-deck = Возьмите верхнее задание белой стопки
lesson-task-piece-taken = Возьмите жёлтый квадратик
lesson-task-exchanged = Улучшите фигуру
lesson-task-action = { $count ->
    [one] Используйте { $count } действие
    [few] Используйте { $count } действия
    [many] Используйте { $count } действий
   *[other] Используйте { $count } действия
}
lesson-task-action-left = Используйте оба оставшихся действия
lesson-task-turn-ended = Закончите ход
lesson-task-master = Действием мастера выложите по фигуре на каждое задание
lesson-task-master-began = Используйте действие мастера
lesson-task-sequence-closed = { $count ->
    [one] Закончите выкладывать
    [few] Закончите выкладывать каждый раз
    [many] Закончите выкладывать каждый раз
   *[other] Закончите выкладывать каждый раз
}
lesson-task-recycled = Обновите белый ряд
lesson-task-recycled-black = Обновите чёрный ряд
lesson-task-end-triggered = Исчерпайте чёрную стопку
lesson-task-touched = Заполните задание, которое того стоит
lesson-task-touches-done = Нажмите «Готово»
lesson-task-opponent-took = Дайте сопернику взять задание
lesson-task-lock-taken = Возьмите из колонки с замками
lesson-task-ghost-split = Разделите фигуру-призрак
lesson-task-levelled-up = Используйте стрелку
lesson-task-ambassador-began = Используйте амбассадора

## What is said to a try

lesson-missed = Этот ход уже не исправить. Начните шаг заново.
lesson-beside = Отпускайте фигуру над тёмными клетками задания. Если промахнуться, она вернётся к вашим фигурам.
lesson-other-taken = Теперь у вас на одно задание больше. В этом шаге верните его и попробуйте иначе.
lesson-other-piece-taken = Теперь у вас есть ещё жёлтый квадратик. В этом шаге верните его и попробуйте иначе.
lesson-other-exchanged = Теперь у вас другая фигура. В этом шаге верните её и попробуйте иначе.
lesson-other-placed = Фигура лежит хорошо. В этом шаге верните её и попробуйте другое место или другую фигуру.
lesson-other-recycled = Ряд обновлён. Это настоящее действие, но этому шагу нужно другое.
lesson-other-touched = Фигура лежит и стоит 1 очко. Верните её и найдите место получше.
lesson-other-turn-ended = Ход окончен. Начните шаг заново, чтобы использовать его целиком.

## 1 Place a piece

lesson-place = Выложить фигуру
lesson-place-about = Перетащите фигуру из своего запаса на задание.
lesson-place-keep = Фигура лежит внутри задания, на открытых клетках. Выложенная, она там остаётся.
lesson-place-first = Ваша первая фигура
lesson-place-first-text = Тёмные клетки задания ждут фигур. Перетащите туда синюю полоску или выберите её, а потом задание.
lesson-place-first-done = Готово. Фигуру можно выложить везде, где она помещается, но только внутри задания.
lesson-place-first-outside = Она ложится только на тёмные клетки. Три из них стоят одна над другой.
lesson-place-fits = Какая подойдёт?
lesson-place-fits-text = Это задание прямое. У вас есть полоска и уголок.
lesson-place-fits-done = Полоска подошла. Одна клетка осталась для другой фигуры.
lesson-place-fits-bends = Уголок изгибается, и одна его клетка вышла бы наружу. Попробуйте зелёную полоску.
lesson-place-two = Два задания
lesson-place-two-text = Фигуры не привязаны к заданию. Найдите место на каждом.
lesson-place-two-done = Обе лежат хорошо. Выложить фигуру — одно из пяти дел, доступных в ваш ход.
lesson-place-two-bends = Здесь для уголка нет места. На другом задании есть.

## 2 Turn and flip

lesson-turn = Повернуть и перевернуть
lesson-turn-about = Поворачивайте фигуру, пока не подойдёт, или переверните её.
lesson-turn-keep = Любую фигуру можно поворачивать и переворачивать, пока вы её не выложили.
lesson-turn-upright = Поставьте её
lesson-turn-upright-text = Задание стоит, а полоска лежит. Выберите полоску и поверните её.
lesson-turn-upright-done = Стоит. Поворачивать можно кнопками, клавишами Q и E или вторым пальцем.
lesson-turn-upright-lies = Полоска ещё лежит. Поверните её на четверть, и она подойдёт.
lesson-turn-corner = Повёрнутый уголок
lesson-turn-corner-text = Уголок может смотреть в четыре стороны. Поворачивайте свой, пока не подойдёт.
lesson-turn-corner-done = Подошёл. Одна клетка осталась для жёлтого квадратика.
lesson-turn-mirror = Переверните
lesson-turn-mirror-text = У некоторых фигур есть лево и право. Переверните L и заполните задание 2.
lesson-turn-mirror-done = L заполняет его целиком. Изнанки у фигур нет: годятся обе стороны.
lesson-turn-mirror-mirrored = Почти. Она изгибается в другую сторону: переверните её, потом поверните.

## 3 Complete a puzzle

lesson-complete = Выполнить задание
lesson-complete-about = Закройте последний просвет и посмотрите, что вернётся.
lesson-complete-keep = Фигура на задании дана взаймы, а не потрачена. Выполненное задание вернёт её и добавит ещё.
lesson-complete-gap = Закройте просвет
lesson-complete-gap-text = Задание выполнено, когда открытых клеток нет. Осталось три.
lesson-complete-gap-done = Выполнено. На нём лежали три фигуры, и все три вернулись. К ним добавился красный квадрат: он напечатан справа вверху.
lesson-complete-gap-bends = Почти, но уголок изгибается. Просвет прямой: две другие ваши фигуры дают три клетки.
lesson-complete-gap-covered = Эта клетка уже занята. Открытые — внизу.
lesson-complete-home = Всё возвращается
lesson-complete-home-text = Открыты две клетки. Заполните их одной фигурой, а потом сосчитайте фигуры.
lesson-complete-home-done = Вернулся уголок, зелёная полоска тоже, а второй уголок — награда. За задание 1 очко.
lesson-complete-home-single = Квадратик подходит, но закрывает одну клетку. Верните его: одна фигура закроет обе.
lesson-complete-reward = Очки или фигуры?
lesson-complete-reward-text = Квадратик выполнит любое из двух. Число — это очки, фигура рядом — награда.
lesson-complete-reward-done = Красный квадрат ваш. В начале крупные фигуры часто ценнее очков.
lesson-complete-reward-green = Выполнено: 1 очко и зелёная полоска. В этот раз нужен красный квадрат: верните и заполните другое.

## 4 Take a puzzle

lesson-take = Взять задание
lesson-take-about = Выберите в рядах то, что заполнят ваши фигуры.
lesson-take-keep = Можно иметь четыре невыполненных задания. Берите то, что скоро заполните.
lesson-take-row = Из рядов
lesson-take-row-text = Задания в середине — для всех. Возьмите одно: перетащите к себе или выберите и нажмите «Взять».
lesson-take-row-done = Оно только ваше, а в ряд пришло новое.
lesson-take-shape = Берите подходящее
lesson-take-shape-text = У вас уголок. Одно белое задание имеет ту же форму: возьмите его и заполните.
lesson-take-shape-done = Взято и заполнено. Маленькие белые задания дают фигуры, чёрные — очки.
lesson-take-shape-larger = Хорошее задание, но уголок его не заполнит. Верните и найдите задание из трёх клеток.
lesson-take-shape-outside = Уголок не лёг бы внутри. Поверните его или найдите задание его формы.
lesson-take-four = Не больше четырёх
lesson-take-four-text = У вас четыре невыполненных задания, для ещё одного места нет. Освободите место и возьмите.
lesson-take-four-done = Выполненное задание освобождает место. Четыре — это много: их фигур вам пока не хватает.
lesson-take-four-full = Для пятого места нет. Одному из ваших заданий не хватает одной клетки.

## 5 Upgrade

lesson-upgrade = Улучшить
lesson-upgrade-about = Отдайте маленькую фигуру, возьмите подходящую.
lesson-upgrade-keep = Одно действие поднимает фигуру на уровень или меняет её на другую того же уровня.
lesson-upgrade-up = На уровень выше
lesson-upgrade-up-text = В зелёной полоске две клетки, в просвете три. Улучшите её до подходящей фигуры.
lesson-upgrade-up-done = Уровень 2 стал уровнем 3, и задание выполнено.
lesson-upgrade-up-straight = Синяя полоска прямая, а просвет нет. Верните её и выберите уголок.
lesson-upgrade-up-small = Подходит, но одна клетка останется открытой. Верните и сначала улучшите.
lesson-upgrade-up-step = На один уровень за раз: с двух клеток до трёх.
lesson-upgrade-sideways = Вбок
lesson-upgrade-sideways-text = У вас L, а заданию нужна полоска из 4. Обменяйте одно на другое: уровень у них 4.
lesson-upgrade-sideways-done = Тот же уровень, другая форма. Это тоже улучшение, и шаг вниз тоже.
lesson-upgrade-sideways-other = Хорошая фигура, но не прямая. Верните и найдите фиолетовую полоску.
lesson-upgrade-sideways-same = Такая у вас уже есть. Выберите прямую фигуру.
lesson-upgrade-sideways-bends = L изгибается, а задание прямое. Сначала улучшите её до полоски.
lesson-upgrade-single = Маленькая
lesson-upgrade-single-text = Открыта одна клетка, а маленького ничего нет. Одно действие даст жёлтый квадратик.
lesson-upgrade-single-done = Жёлтый квадратик стоит одного действия, пока они есть.
lesson-upgrade-single-large = Синяя полоска велика для одной клетки. Возьмите жёлтый квадратик.

## 6 Three actions

lesson-actions = Три действия
lesson-actions-about = В каждом ходу три действия. Обдумывайте их вместе.
lesson-actions-keep = Три действия, любые и в любом порядке. Можно и одно дважды.
lesson-actions-three = Один ход
lesson-actions-three-text = В вашем ходу три действия: взять, улучшить, выложить, жёлтый квадратик. Сделайте три и закончите ход.
lesson-actions-three-done = Это был целый ход. Потом три действия у следующего игрока.
lesson-actions-three-used = Все три использованы. Закончите ход.
lesson-actions-three-left = У вас ещё есть действия. В ходу их ровно три.
lesson-actions-plan = Взять, сделать, заполнить
lesson-actions-plan-text = Выполните задание, которого у вас ещё нет, фигурой, которой у вас ещё нет. Трёх действий хватит.
lesson-actions-plan-done = Взять, улучшить, выложить: с нуля до выполненного задания за один ход.
lesson-actions-plan-straight = Синяя полоска тоже может подойти, но маленькому заданию нужен уголок. Верните или идите дальше.
lesson-actions-same = Дважды одно и то же
lesson-actions-same-text = Двум заданиям не хватает по клетке. Выполните оба и возьмите новое.
lesson-actions-same-done = Дважды одно действие и ещё одно. Порядок не задан.
lesson-actions-same-used = Все три использованы. Верните и обдумайте заново.

## 7 Master

lesson-master = Действие мастера
lesson-master-about = Одно действие, по фигуре на каждое ваше задание.
lesson-master-keep = Раз за ход: одно действие кладёт по фигуре на каждое ваше задание. Оно окупается, когда перед вами два.
lesson-master-each = По одной на каждое
lesson-master-each-text = Осталось одно действие, а ждут два задания. Нажмите «Действие мастера» и выложите по фигуре на каждое.
lesson-master-each-done = Две фигуры за одно действие. С четырьмя заданиями будет четыре.
lesson-master-each-other = У этого задания фигура уже есть. Следующая — на другое.
lesson-master-each-empty = Сначала выложите хотя бы одну фигуру.
lesson-master-both = Два сразу
lesson-master-both-text = Одно действие, два просвета по клетке. Вы знаете, что нажать.
lesson-master-both-done = Оба выполнены вместе. Их фигуры вернутся, когда лягут все.
lesson-master-both-other = У этого задания фигура уже есть. Следующая — на другое.
lesson-master-both-empty = Сначала выложите хотя бы одну фигуру.
lesson-master-once = Раз за ход
lesson-master-once-text = Действие мастера в этом ходу использовано. Всё равно выполните задание 1.
lesson-master-once-done = По одной фигуре за действие можно выкладывать всегда.
lesson-master-once-used = Оно вернётся в следующем ходу. Пока выложите одну фигуру.

## 8 Recycle

lesson-recycle = Обновить ряд
lesson-recycle-about = Четыре новых задания, когда в ряду для вас ничего нет.
lesson-recycle-keep = Одно действие приносит в ряд четыре новых задания. Старые уходят под стопку.
lesson-recycle-row = Новый ряд
lesson-recycle-row-text = Все белые задания большие. Обновите ряд и выберите, в каком порядке они уйдут под стопку.
lesson-recycle-row-done = Четыре новых задания. Старые лежат в самом низу, в вашем порядке.
lesson-recycle-row-again = У этого место уже есть. Выберите другое.
lesson-recycle-row-all = Каждому заданию нужно место. Выберите и остальные.
lesson-recycle-find = Найдите своё задание
lesson-recycle-find-text = У вас уголок, а заполнить нечего. Обновить, взять, выложить: ваши три действия.
lesson-recycle-find-done = Нашли и заполнили. Обновление стоит действия: делайте его, когда оно сберегает два.
lesson-recycle-find-black = Чёрные задания велики для одного уголка. Начните заново с белого ряда.
lesson-recycle-black = Чёрный ряд
lesson-recycle-black-text = Фигуры у вас хорошие, но эти задания огромны. Обновите чёрный ряд и возьмите подходящее.
lesson-recycle-black-done = Теперь есть что взять. Помните: новые задания — для всех.
lesson-recycle-black-white = Это был белый. Сейчас нужны чёрные задания.

## 9 The last rounds

lesson-ending = Последние раунды
lesson-ending-about = Когда чёрная стопка пуста, игра скоро закончится.
lesson-ending-keep = Чёрная стопка — это часы. Когда она пуста, доигрывают раунд и играют ещё один.
lesson-ending-last = Последнее чёрное
lesson-ending-last-text = В чёрной стопке осталось одно задание. Возьмите чёрное, и оно займёт его место.
lesson-ending-last-done = Чёрная стопка пуста. Раунд доигрывают, потом играют ещё один.
lesson-ending-last-white = Белое не меняет чёрную стопку. Возьмите и чёрное.
lesson-ending-one = Заканчивать, а не начинать
lesson-ending-one-text = Это последний раунд. Невыполненное стоит своих очков, поэтому выполните что можете.
lesson-ending-one-done = Выполнено, и ничего не потеряно. Другое ещё может стоить 1 очко.
lesson-ending-one-taken = Можно, но оно останется невыполненным и будет стоить очков. Верните и выполните задание.
lesson-ending-one-black = В конце — не больше одного чёрного задания за ход. Лучше выполните одно.
lesson-ending-both = Ваше последнее действие
lesson-ending-both-text = Одно действие, два задания с одной открытой клеткой. Спасите оба.
lesson-ending-both-done = Действие мастера часто лучшее последнее действие.

## 10 Finishing touches

lesson-touches = Последние штрихи
lesson-touches-about = После последнего раунда: закрыть просветы, 1 очко за фигуру.
lesson-touches-keep = Последний штрих стоит 1 очко. Заполненное задание даёт очки, невыполненное отнимает.
lesson-touches-close = Стоит ли?
lesson-touches-close-text = Раунды окончены, но просветы ещё можно закрыть. Каждая фигура стоит 1 очко, за это задание 2.
lesson-touches-close-done = Одно очко заплачено: 2 получено и 2 не потеряно. Это на 3 очка лучше.
lesson-touches-close-half = Одна клетка ещё открыта, а второго квадратика нет. Верните и возьмите полоску.
lesson-touches-close-open = Вы закончили, и задание стоило вам 2 очка. Одна фигура спасла бы его.
lesson-touches-worth = Выбирайте с умом
lesson-touches-worth-text = Двум заданиям не хватает по клетке. Посмотрите на очки, заполните выгодное и нажмите «Готово».
lesson-touches-worth-done = 2 очка за 1. На другом нечего ни выиграть, ни потерять.
lesson-touches-worth-nothing = За это задание 0 очков, фигура стоит 1 очко зря. Верните её.
lesson-touches-worth-open = Вы закончили. Задание с очками осталось невыполненным.
lesson-touches-leave = Оставьте
lesson-touches-leave-text = За оба задания 0 очков. Стоит ли тратить фигуру?
lesson-touches-leave-done = Не стоит. Теперь считают очки, и побеждает тот, у кого их больше.
lesson-touches-leave-nothing = Это стоит 1 очко и ничего не даёт. Верните её.

## Solo

lesson-solo = Соло
lesson-solo-about = В одиночку против соперника и его замков.
lesson-solo-keep = После каждого вашего хода соперник берёт лучшее задание, до которого дотянется. Какое — решают замки.
lesson-solo-grid = Квадрат
lesson-solo-grid-text = Девять заданий лежат в трёх колонках. Возьмите одно: колонка сдвинется.
lesson-solo-grid-done = Ваш выбор меняет и то, что видит соперник.
lesson-solo-mastermind = Его ход
lesson-solo-mastermind-text = Осталось одно действие. Используйте его и закончите ход: тогда соперник возьмёт задание.
lesson-solo-mastermind-done = Он взял задание с наибольшими очками из колонок без замков.
lesson-solo-mastermind-left = У вас ещё есть действие. Сначала используйте его.
lesson-solo-lock = Замки
lesson-solo-lock-text = Из колонки с замками соперник не берёт. Если вы возьмёте там задание, один её замок перейдёт к сопернику. Попробуйте.
lesson-solo-lock-done = Теперь замок у него. Когда он возьмёт задание, его замки лягут на ту колонку.
lesson-solo-lock-none = Задание из стопки замков не двигает. Начните шаг заново и возьмите из колонки.

## Line Clear

lesson-line-clear = Чистые ряды
lesson-line-clear-about = Два игрока действуют одновременно, каждый на своей стороне.
lesson-line-clear-keep = Два жетона идут вокруг стола. У кого жетон, тот играет на его стороне.
lesson-line-clear-side = Ваша сторона
lesson-line-clear-side-text = У вас белый жетон, значит одна сторона заданий ваша. Возьмите оттуда одно.
lesson-line-clear-side-done = Оно ваше. Владелец другого жетона играет одновременно, на другой стороне.
lesson-line-clear-side-theirs = Эта сторона принадлежит другому жетону. Ваша — в рамке.
lesson-line-clear-white = Белый жетон
lesson-line-clear-white-text = Обновлять ряд может только белый жетон. Обновите свой белый ряд.
lesson-line-clear-white-done = Новый ряд, только на вашей стороне.
lesson-line-clear-white-theirs = Этот ряд принадлежит другому жетону. Обновите свой.
lesson-line-clear-pass = Передайте
lesson-line-clear-pass-text = Используйте последнее действие и закончите ход. Жетоны перейдут, когда закончат оба.
lesson-line-clear-pass-done = Теперь вы ждёте другой жетон. Никто не ждёт больше одного игрока.
lesson-line-clear-pass-left = У вас ещё есть действие. Сначала используйте его.

## Ghost

lesson-ghost = Призраки
lesson-ghost-about = Фигуры из пяти клеток и стрелки как награда.
lesson-ghost-keep = Фигура-призрак закрывает пять клеток или делится на две, когда это полезнее.
lesson-ghost-five = Пять клеток
lesson-ghost-five-text = Фигура-призрак — 5-го уровня. Поворачивайте и переворачивайте, пока не подойдёт.
lesson-ghost-five-done = Пять клеток одним действием. Призраков дают только награды и стрелки.
lesson-ghost-five-turn = Она большая и должна лежать внутри. Переверните её, потом поверните.
lesson-ghost-split = Разделите
lesson-ghost-split-text = Призрак нигде не подходит. Разделите его на две подходящие фигуры и выложите обе.
lesson-ghost-split-done = Одно действие: разделить и выложить обе фигуры.
lesson-ghost-split-whole = Сначала разделите призрака: сюда подходят красный квадрат и квадратик.
lesson-ghost-arrow = Стрелки
lesson-ghost-arrow-text = Награда этого задания — стрелка. Выполните его и улучшите фигуру на уровень.
lesson-ghost-arrow-done = Стрелка улучшает фигуру сразу, без действия.
lesson-ghost-arrow-declined = Вы отказались от стрелки. Верните и улучшите ею фигуру.

## Ambassador

lesson-ambassador = Амбассадор
lesson-ambassador-about = Второе действие мастера, заработанное заданием.
lesson-ambassador-keep = Задание амбассадора даёт ещё одно действие мастера, один раз.
lesson-ambassador-earn = Заработайте его
lesson-ambassador-earn-text = Награда этого задания — не фигура, а действие. Выполните его.
lesson-ambassador-earn-done = Со следующего хода его можно использовать, один раз за игру.
lesson-ambassador-use = Используйте его
lesson-ambassador-use-text = Действие мастера использовано, амбассадор нет. Выложите им две фигуры и подтвердите.
lesson-ambassador-use-done = Второе действие мастера за один ход.
lesson-ambassador-use-master = Действие мастера использовано. Амбассадор — кнопка рядом.
lesson-ambassador-use-other = У этого задания фигура уже есть. Выберите другое или подтвердите.
lesson-ambassador-both = Оба за один ход
lesson-ambassador-both-text = Осталось два действия. Используйте действие мастера и амбассадора и заполните что можете.
lesson-ambassador-both-done = Три фигуры за два действия. Берегите амбассадора для такого хода.
lesson-ambassador-both-other = У этого задания фигура уже есть. Выберите другое или подтвердите.

## What the revised rules changed

lesson-revised = Новые правила
lesson-revised-about = Что изменилось для тех, кто знает коробку 2019 или 2020 года.
lesson-revised-keep = Новое: брать из стопки, обновлять ряд, ровно три действия, и невыполненные задания стоят очков.
lesson-revised-deck = Из стопки
lesson-revised-deck-text = Можно взять верхнее задание стопки не глядя, вместо задания из ряда.
lesson-revised-deck-done = Сюрприз: вы увидите его, когда оно ваше, и вернуть его нельзя.
lesson-revised-deck-row = Так было раньше, и так тоже можно. Теперь возьмите из белой стопки.
lesson-revised-recycle = Обновить ряд
lesson-revised-recycle-text = Одно действие убирает ряд под стопку и приносит четыре новых задания.
lesson-revised-recycle-done = В первых коробках такого действия не было.
lesson-revised-exact = Ровно три
lesson-revised-exact-text = Теперь в ходу ровно три действия, пропускать нельзя. Используйте оставшиеся два и закончите ход.
lesson-revised-exact-done = Даже малое действие лучше, чем никакое.
lesson-revised-exact-left = Осталось ещё действие. Возьмите жёлтый квадратик, если ничего другого нет.
lesson-revised-black = Одно чёрное за ход
lesson-revised-black-text = Когда начался конец игры, можно взять одно чёрное задание за ход. Возьмите его.
lesson-revised-black-done = Второе не дадут, а в конце невыполненные задания стоят своих очков.
lesson-revised-black-second = Одно чёрное задание за ход, и оно у вас есть.

## The guided first game

guide-leave = Убрать подсказки
guide-take = Возьмите задание. Маленькое белое — хорошее начало.
guide-place = Перетащите фигуру на задание. Поверните её, если она не подходит.
guide-complete = Заполните каждую открытую клетку. Жёлтый квадратик всегда стоит одного действия.
guide-upgrade = Улучшите фигуру: отдайте маленькую, возьмите на уровень выше.
guide-master = Используйте действие мастера: оно кладёт по фигуре на каждое ваше задание. Пусть их будет два.
guide-done = Теперь вы знаете всё. Остальная партия — ваша.

## Problems, on the page of the lessons

learn-problem = Задача дня
learn-problem-about = Одна позиция, один ход, около минуты. Одна на всех.
learn-problem-solve = Решить
learn-problem-solved = Сегодня решено
learn-trainer = Тренировка
learn-trainer-solved = решено: { $solved }
learn-train-complete = Выполнить за ход
learn-train-touches = Последние штрихи
learn-in-a-row = Дней подряд: { $days }
