### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = Десять коротких уроків за справжнім столом, разом близько п’ятнадцяти хвилин.
learn-base = Базова гра
learn-more = Інші уроки
learn-progress = { $done } з { $all }
learn-begin = Почати
learn-continue = Продовжити
learn-continue-with = Продовжити: { $name }
learn-again = ще раз
learn-minutes = { $number ->
    [0] { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
   *[other] Урок { $number } · { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
}
learn-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
learn-tile = { $number ->
    [0] { $name }
   *[other] Урок { $number } з 10, { $name }
}, { $state ->
    [done] пройдено
    [next] наступний
   *[new] не почато
}
learn-failed = Уроки не завантажилися.
learn-play = Зіграти партію
learn-play-about = Партія з легким ботом. Крок за кроком сказано, що робити.
learn-play-guided = Грати з підказками

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] Урок { $number } · { $name }
}
lesson-where = { $step } з { $all }
lesson-step-mark = Крок { $step } з { $all }, { $state ->
    [done] пройдено
    [skipped] пропущено
    [now] зараз
   *[later] попереду
}
lesson-skip = Пропустити крок
lesson-skip-short = Пропустити
lesson-show = Покажіть
lesson-next = Далі
lesson-again = Ще раз
lesson-back = Повернути
lesson-begin-again = Почати знову
lesson-keep = Що запам’ятати
lesson-wrong = Ще не те
lesson-other = Так теж можна
lesson-missed-title = Не цього разу
lesson-ended = Це був урок { $number }.
lesson-ended-more = Це був урок «{ $name }».
lesson-ended-next = Далі: { $name }.
lesson-ended-all = Тепер ви знаєте всю базову гру.
lesson-to-learn = До уроків
lesson-your-pieces = Ваші деталі: { $pieces }.
lesson-board = Стіл уроку
lesson-unknown = Уроку { $name } немає.
lesson-step-unknown = В уроці { $name } немає кроку { $number }. Його кроки: від 1 до { $last }.

## What is to be done

lesson-task-placed = Покладіть деталь на головоломку
lesson-task-placed-on = Покладіть деталь на головоломку { $slot }
lesson-task-placed-many = { $count ->
    [one] Покладіть { $count } деталь
    [few] Покладіть { $count } деталі
    [many] Покладіть { $count } деталей
   *[other] Покладіть { $count } деталі
}
lesson-task-completed = { $count ->
    [one] Завершіть { $count } головоломку
    [few] Завершіть { $count } головоломки
    [many] Завершіть { $count } головоломок
   *[other] Завершіть { $count } головоломки
}
lesson-task-rewarded = Здобудьте червоний квадрат
lesson-task-taken = Візьміть головоломку
lesson-task-taken-black = Візьміть чорну головоломку
lesson-task-taken-deck = Візьміть верхню головоломку білої колоди
lesson-task-piece-taken = Візьміть жовтий квадратик
lesson-task-exchanged = Підвищіть рівень деталі
lesson-task-action = { $count ->
    [one] Використайте { $count } дію
    [few] Використайте { $count } дії
    [many] Використайте { $count } дій
   *[other] Використайте { $count } дії
}
lesson-task-action-left = Використайте обидві дії, що лишилися
lesson-task-turn-ended = Завершіть хід
lesson-task-master = Головною дією покладіть по деталі на кожну головоломку
lesson-task-master-began = Використайте головну дію
lesson-task-sequence-closed = { $count ->
    [one] Закінчіть класти
    [few] Закінчіть класти щоразу
    [many] Закінчіть класти щоразу
   *[other] Закінчіть класти щоразу
}
lesson-task-recycled = Оновіть білий ряд
lesson-task-recycled-black = Оновіть чорний ряд
lesson-task-end-triggered = Вичерпайте чорну колоду
lesson-task-touched = Заповніть головоломку, яка того варта
lesson-task-touches-done = Натисніть «Готово»
lesson-task-opponent-took = Дайте суперникові взяти головоломку
lesson-task-lock-taken = Візьміть із колонки із замками
lesson-task-ghost-split = Розділіть деталь-привид
lesson-task-levelled-up = Використайте стрілку
lesson-task-ambassador-began = Використайте Амбасадора

## What is said to a try

lesson-missed = Цього ходу вже не виправити. Почніть крок знову.
lesson-beside = Відпускайте деталь над темними клітинками головоломки. Якщо схибити, вона повернеться до ваших деталей.
lesson-other-taken = Тепер у вас на одну головоломку більше. У цьому кроці поверніть її та спробуйте інакше.
lesson-other-piece-taken = Тепер у вас є ще жовтий квадратик. У цьому кроці поверніть його та спробуйте інакше.
lesson-other-exchanged = Тепер у вас інша деталь. У цьому кроці поверніть її та спробуйте інакше.
lesson-other-placed = Деталь лежить добре. У цьому кроці поверніть її та спробуйте інше місце або іншу деталь.
lesson-other-recycled = Ряд оновлено. Це справжня дія, але цей крок хоче іншої.
lesson-other-touched = Деталь лежить і коштує 1 бал. Поверніть її та знайдіть краще місце.
lesson-other-turn-ended = Хід завершено. Почніть крок знову, щоб використати його весь.

## 1 Place a piece

lesson-place = Покласти деталь
lesson-place-about = Перетягніть деталь зі свого запасу на головоломку.
lesson-place-keep = Деталь лежить усередині головоломки, на відкритих клітинках. Покладена, вона там лишається.
lesson-place-first = Ваша перша деталь
lesson-place-first-text = Темні клітинки головоломки чекають на деталі. Перетягніть туди синю смужку або виберіть її, а тоді головоломку.
lesson-place-first-done = Лежить. Деталь можна покласти всюди, де вона вміщується, але лише всередині головоломки.
lesson-place-first-outside = Вона лягає лише на темні клітинки. Три з них стоять одна над одною.
lesson-place-fits = Яка підійде?
lesson-place-fits-text = Ця головоломка пряма. У вас є смужка й кутик.
lesson-place-fits-done = Смужка підійшла. Одна клітинка лишилася для іншої деталі.
lesson-place-fits-bends = Кутик згинається, і одна його клітинка вийшла б назовні. Спробуйте зелену смужку.
lesson-place-two = Дві головоломки
lesson-place-two-text = Деталі не прив’язані до головоломки. Знайдіть місце на кожній.
lesson-place-two-done = Обидві лежать добре. Покласти деталь — одна з п’яти речей, можливих у ваш хід.
lesson-place-two-bends = Тут для кутика немає місця. На іншій головоломці є.

## 2 Turn and flip

lesson-turn = Обернути й перевернути
lesson-turn-about = Обертайте деталь, доки не підійде, або переверніть її.
lesson-turn-keep = Кожну деталь можна обертати й перевертати, доки ви її не поклали.
lesson-turn-upright = Поставте її
lesson-turn-upright-text = Головоломка стоїть, а смужка лежить. Виберіть смужку й оберніть її.
lesson-turn-upright-done = Стоїть. Обертати можна кнопками, клавішами Q і E або другим пальцем.
lesson-turn-upright-lies = Смужка ще лежить. Оберніть її на чверть, і вона підійде.
lesson-turn-corner = Обернутий кутик
lesson-turn-corner-text = Кутик може дивитися на чотири боки. Обертайте свій, доки не підійде.
lesson-turn-corner-done = Підійшов. Одна клітинка лишилася для жовтого квадратика.
lesson-turn-mirror = Переверніть
lesson-turn-mirror-text = Деякі деталі мають ліво й право. Переверніть L і заповніть головоломку 2.
lesson-turn-mirror-done = L заповнює її всю. Деталі не мають вивороту: годяться обидва боки.
lesson-turn-mirror-mirrored = Майже. Вона згинається в інший бік: переверніть її, а тоді оберніть.

## 3 Complete a puzzle

lesson-complete = Завершити головоломку
lesson-complete-about = Закрийте останню прогалину й подивіться, що повернеться.
lesson-complete-keep = Деталь на головоломці позичена, а не витрачена. Завершена головоломка поверне її та додасть ще.
lesson-complete-gap = Закрийте прогалину
lesson-complete-gap-text = Головоломка завершена, коли немає відкритих клітинок. Лишилося три.
lesson-complete-gap-done = Завершено. На ній лежали три деталі, і всі три повернулися. До них додався червоний квадрат: він надрукований угорі праворуч.
lesson-complete-gap-bends = Майже, але кутик згинається. Прогалина пряма: дві інші ваші деталі дають три клітинки.
lesson-complete-gap-covered = Цю клітинку вже зайнято. Відкриті — внизу.
lesson-complete-home = Усе повертається
lesson-complete-home-text = Відкрито дві клітинки. Заповніть їх однією деталлю, а тоді порахуйте деталі.
lesson-complete-home-done = Повернувся кутик, зелена смужка теж, а другий кутик — нагорода. Головоломка дає 1 бал.
lesson-complete-home-single = Квадратик підходить, але закриває одну клітинку. Поверніть його: одна деталь закриє обидві.
lesson-complete-reward = Бали чи деталі?
lesson-complete-reward-text = Квадратик завершить будь-яку з двох. Число — це бали, деталь поруч — нагорода.
lesson-complete-reward-done = Червоний квадрат ваш. На початку великі деталі часто цінніші за бали.
lesson-complete-reward-green = Завершено: 1 бал і зелена смужка. Цього разу потрібен червоний квадрат: поверніть і заповніть іншу.

## 4 Take a puzzle

lesson-take = Взяти головоломку
lesson-take-about = Виберіть у рядах те, що заповнять ваші деталі.
lesson-take-keep = Можна мати чотири незавершені головоломки. Беріть те, що скоро заповните.
lesson-take-row = З рядів
lesson-take-row-text = Головоломки посередині — для всіх. Візьміть одну: перетягніть до себе або виберіть і натисніть «Взяти».
lesson-take-row-done = Вона лише ваша, а в ряд прийшла нова.
lesson-take-shape = Беріть те, що підходить
lesson-take-shape-text = У вас кутик. Одна біла головоломка має саме таку форму: візьміть її та заповніть.
lesson-take-shape-done = Взято й заповнено. Малі білі головоломки дають деталі, чорні — бали.
lesson-take-shape-larger = Гарна головоломка, але кутик її не заповнить. Поверніть і знайдіть головоломку з трьох клітинок.
lesson-take-shape-outside = Кутик не ліг би всередині. Оберніть його або знайдіть головоломку його форми.
lesson-take-four = Щонайбільше чотири
lesson-take-four-text = У вас чотири незавершені головоломки, для ще однієї місця немає. Звільніть місце й візьміть.
lesson-take-four-done = Завершена головоломка звільняє місце. Чотири — це багато: їхніх деталей вам поки бракує.
lesson-take-four-full = Для п’ятої місця немає. Одній із ваших головоломок бракує однієї клітинки.

## 5 Upgrade

lesson-upgrade = Підвищити
lesson-upgrade-about = Віддайте малу деталь, візьміть ту, що підходить.
lesson-upgrade-keep = Одна дія піднімає деталь на рівень або міняє її на іншу того ж рівня.
lesson-upgrade-up = На рівень вище
lesson-upgrade-up-text = У зеленій смужці дві клітинки, у прогалині три. Підвищіть її до деталі, що підходить.
lesson-upgrade-up-done = Рівень 2 став рівнем 3, і головоломку завершено.
lesson-upgrade-up-straight = Синя смужка пряма, а прогалина ні. Поверніть її та виберіть кутик.
lesson-upgrade-up-small = Підходить, але одна клітинка лишиться відкритою. Поверніть і спершу підвищіть.
lesson-upgrade-up-step = На один рівень за раз: із двох клітинок до трьох.
lesson-upgrade-sideways = Убік
lesson-upgrade-sideways-text = У вас L, а головоломці потрібна смужка з 4. Обміняйте одне на інше: рівень у них 4.
lesson-upgrade-sideways-done = Той самий рівень, інша форма. Це теж підвищення, і крок униз теж.
lesson-upgrade-sideways-other = Гарна деталь, але не пряма. Поверніть і знайдіть фіолетову смужку.
lesson-upgrade-sideways-same = Така у вас уже є. Виберіть пряму деталь.
lesson-upgrade-sideways-bends = L згинається, а головоломка пряма. Спершу обміняйте її на смужку.
lesson-upgrade-single = Мала
lesson-upgrade-single-text = Відкрито одну клітинку, а малого нічого немає. Одна дія дасть жовтий квадратик.
lesson-upgrade-single-done = Жовтий квадратик коштує одну дію, доки вони є.
lesson-upgrade-single-large = Синя смужка завелика для однієї клітинки. Візьміть жовтий квадратик.

## 6 Three actions

lesson-actions = Три дії
lesson-actions-about = У кожному ході три дії. Обдумуйте їх разом.
lesson-actions-keep = Три дії, будь-які й у будь-якому порядку. Можна й одну двічі.
lesson-actions-three = Один хід
lesson-actions-three-text = У вашому ході три дії: взяти, підвищити, покласти, жовтий квадратик. Зробіть три й завершіть хід.
lesson-actions-three-done = Це був цілий хід. Потім три дії має наступний гравець.
lesson-actions-three-used = Усі три використано. Завершіть хід.
lesson-actions-three-left = У вас ще є дії. У ході їх рівно три.
lesson-actions-plan = Взяти, зробити, заповнити
lesson-actions-plan-text = Завершіть головоломку, якої ще не маєте, деталлю, якої ще не маєте. Трьох дій вистачить.
lesson-actions-plan-done = Взяти, підвищити, покласти: з нуля до завершеної головоломки за один хід.
lesson-actions-plan-straight = Синя смужка теж може підійти, але малій головоломці потрібен кутик. Поверніть або йдіть далі.
lesson-actions-same = Двічі те саме
lesson-actions-same-text = Двом головоломкам бракує по клітинці. Завершіть обидві й візьміть нову.
lesson-actions-same-done = Двічі одна дія і ще одна. Порядок не заданий.
lesson-actions-same-used = Усі три використано. Поверніть і обдумайте знову.

## 7 Master

lesson-master = Головна дія
lesson-master-about = Одна дія, по деталі на кожну вашу головоломку.
lesson-master-keep = Раз за хід: одна дія кладе по деталі на кожну вашу головоломку. Вона вигідна, коли перед вами дві.
lesson-master-each = По одній на кожну
lesson-master-each-text = Лишилася одна дія, а чекають дві головоломки. Натисніть «Головна дія» і покладіть по деталі на кожну.
lesson-master-each-done = Дві деталі за одну дію. Із чотирма головоломками буде чотири.
lesson-master-each-other = Ця головоломка вже має деталь. Наступна — на іншу.
lesson-master-each-empty = Спершу покладіть хоча б одну деталь.
lesson-master-both = Дві одразу
lesson-master-both-text = Одна дія, дві прогалини по клітинці. Ви знаєте, що натиснути.
lesson-master-both-done = Обидві завершено разом. Їхні деталі повернуться, коли ляжуть усі.
lesson-master-both-other = Ця головоломка вже має деталь. Наступна — на іншу.
lesson-master-both-empty = Спершу покладіть хоча б одну деталь.
lesson-master-once = Раз за хід
lesson-master-once-text = Головну дію цього ходу використано. Усе одно завершіть головоломку 1.
lesson-master-once-done = По одній деталі за дію можна класти завжди.
lesson-master-once-used = Вона повернеться в наступному ході. Поки що покладіть одну деталь.

## 8 Recycle

lesson-recycle = Оновити ряд
lesson-recycle-about = Чотири нові головоломки, коли в ряду для вас нічого немає.
lesson-recycle-keep = Одна дія приносить у ряд чотири нові головоломки. Старі йдуть під колоду.
lesson-recycle-row = Новий ряд
lesson-recycle-row-text = Усі білі головоломки великі. Оновіть ряд і виберіть, у якому порядку вони підуть під колоду.
lesson-recycle-row-done = Чотири нові головоломки. Старі лежать у самому низу, у вашому порядку.
lesson-recycle-row-again = Ця вже має місце. Виберіть іншу.
lesson-recycle-row-all = Кожній головоломці потрібне місце. Виберіть і решту.
lesson-recycle-find = Знайдіть свою
lesson-recycle-find-text = У вас кутик, а заповнити нічого. Оновити, взяти, покласти: ваші три дії.
lesson-recycle-find-done = Знайшли й заповнили. Оновлення коштує дію: робіть його, коли воно заощаджує дві.
lesson-recycle-find-black = Чорні головоломки завеликі для одного кутика. Почніть знову з білого ряду.
lesson-recycle-black = Чорний ряд
lesson-recycle-black-text = Деталі у вас гарні, але ці головоломки величезні. Оновіть чорний ряд і візьміть ту, що підходить.
lesson-recycle-black-done = Тепер є що взяти. Пам’ятайте: нові головоломки — для всіх.
lesson-recycle-black-white = Це був білий. Зараз потрібні чорні головоломки.

## 9 The last rounds

lesson-ending = Останні раунди
lesson-ending-about = Коли чорна колода порожня, гра скоро закінчиться.
lesson-ending-keep = Чорна колода — це годинник. Коли вона порожня, дограють раунд і грають ще один.
lesson-ending-last = Остання чорна
lesson-ending-last-text = У чорній колоді лишилася одна головоломка. Візьміть чорну, і та займе її місце.
lesson-ending-last-done = Чорна колода порожня. Раунд дограють, потім грають ще один.
lesson-ending-last-white = Біла не змінює чорну колоду. Візьміть і чорну.
lesson-ending-one = Завершувати, а не починати
lesson-ending-one-text = Це останній раунд. Незавершене коштує своїх балів, тож завершіть, що можете.
lesson-ending-one-done = Завершено, і нічого не втрачено. Інша ще може коштувати 1 бал.
lesson-ending-one-taken = Можна, але вона лишиться незавершеною і коштуватиме балів. Поверніть і завершіть головоломку.
lesson-ending-one-black = Наприкінці — щонайбільше одна чорна головоломка за хід. Краще завершіть одну.
lesson-ending-both = Ваша остання дія
lesson-ending-both-text = Одна дія, дві головоломки з однією відкритою клітинкою. Врятуйте обидві.
lesson-ending-both-done = Головна дія часто найкраща остання дія.

## 10 Finishing touches

lesson-touches = Завершальні штрихи
lesson-touches-about = Після останнього раунду: закрити прогалини, 1 бал за деталь.
lesson-touches-keep = Завершальний штрих коштує 1 бал. Заповнена головоломка дає бали, незавершена забирає.
lesson-touches-close = Чи варто?
lesson-touches-close-text = Раунди скінчилися, але прогалини ще можна закрити. Кожна деталь коштує 1 бал, ця головоломка має 2.
lesson-touches-close-done = Один бал сплачено: 2 здобуто і 2 не втрачено. Це на 3 бали краще.
lesson-touches-close-half = Одна клітинка ще відкрита, а другого квадратика немає. Поверніть і візьміть смужку.
lesson-touches-close-open = Ви закінчили, і головоломка коштувала вам 2 бали. Одна деталь врятувала б її.
lesson-touches-worth = Вибирайте з розумом
lesson-touches-worth-text = Двом головоломкам бракує по клітинці. Подивіться на бали, заповніть вигідну й натисніть «Готово».
lesson-touches-worth-done = 2 бали за 1. На іншій нічого ні здобути, ні втратити.
lesson-touches-worth-nothing = Ця головоломка має 0 балів, деталь коштує 1 бал задарма. Поверніть її.
lesson-touches-worth-open = Ви закінчили. Головоломка з балами лишилася незавершеною.
lesson-touches-leave = Лишіть
lesson-touches-leave-text = Обидві головоломки мають 0 балів. Чи варто витрачати деталь?
lesson-touches-leave-done = Не варто. Тепер рахують бали, і перемагає той, у кого їх більше.
lesson-touches-leave-nothing = Це коштує 1 бал і нічого не дає. Поверніть її.

## Solo

lesson-solo = Соло
lesson-solo-about = Наодинці проти суперника та його замків.
lesson-solo-keep = Після кожного вашого ходу суперник бере найкращу головоломку, до якої дотягнеться. Яку — вирішують замки.
lesson-solo-grid = Решітка
lesson-solo-grid-text = Дев’ять головоломок лежать у трьох колонках. Візьміть одну: колонка зсунеться.
lesson-solo-grid-done = Ваш вибір змінює й те, що бачить суперник.
lesson-solo-mastermind = Його хід
lesson-solo-mastermind-text = Лишилася одна дія. Використайте її та завершіть хід: тоді суперник візьме головоломку.
lesson-solo-mastermind-done = Він узяв головоломку з найбільшими балами з колонок без замків.
lesson-solo-mastermind-left = У вас ще є дія. Спершу використайте її.
lesson-solo-lock = Замки
lesson-solo-lock-text = Із колонки із замками суперник не бере. Якщо ви візьмете там головоломку, один її замок перейде до суперника. Спробуйте.
lesson-solo-lock-done = Тепер замок у нього. Коли він візьме головоломку, його замки ляжуть на ту колонку.
lesson-solo-lock-none = Головоломка з колоди замків не рухає. Почніть крок знову й візьміть із колонки.

## Line Clear

lesson-line-clear = Чисті ряди
lesson-line-clear-about = Два гравці діють одночасно, кожен на своєму боці.
lesson-line-clear-keep = Два жетони йдуть навколо столу. У кого жетон, той грає на його боці.
lesson-line-clear-side = Ваш бік
lesson-line-clear-side-text = У вас білий жетон, тож один бік головоломок ваш. Візьміть звідти одну.
lesson-line-clear-side-done = Вона ваша. Власник іншого жетона грає одночасно, на іншому боці.
lesson-line-clear-side-theirs = Цей бік належить іншому жетону. Ваш — у рамці.
lesson-line-clear-white = Білий жетон
lesson-line-clear-white-text = Оновлювати ряд може лише білий жетон. Оновіть свій білий ряд.
lesson-line-clear-white-done = Новий ряд, лише на вашому боці.
lesson-line-clear-white-theirs = Цей ряд належить іншому жетону. Оновіть свій.
lesson-line-clear-pass = Передайте
lesson-line-clear-pass-text = Використайте останню дію й завершіть хід. Жетони перейдуть, коли закінчать обидва.
lesson-line-clear-pass-done = Тепер ви чекаєте на інший жетон. Ніхто не чекає на більше ніж одного гравця.
lesson-line-clear-pass-left = У вас ще є дія. Спершу використайте її.

## Ghost

lesson-ghost = Привиди
lesson-ghost-about = Деталі з п’яти клітинок і стрілки як нагорода.
lesson-ghost-keep = Деталь-привид закриває п’ять клітинок або ділиться на дві, коли це корисніше.
lesson-ghost-five = П’ять клітинок
lesson-ghost-five-text = Деталь-привид має 5-й рівень. Обертайте й перевертайте, доки не підійде.
lesson-ghost-five-done = П’ять клітинок однією дією. Привидів дають лише нагороди й стрілки.
lesson-ghost-five-turn = Вона велика й має лежати всередині. Переверніть її, а тоді оберніть.
lesson-ghost-split = Розділіть
lesson-ghost-split-text = Привид ніде не підходить. Розділіть його на дві деталі, що підходять, і покладіть обидві.
lesson-ghost-split-done = Одна дія: розділити й покласти обидві деталі.
lesson-ghost-split-whole = Спершу розділіть привида: сюди підходять червоний квадрат і квадратик.
lesson-ghost-arrow = Стрілки
lesson-ghost-arrow-text = Нагорода цієї головоломки — стрілка. Завершіть її та підвищіть деталь на рівень.
lesson-ghost-arrow-done = Стрілка підвищує деталь одразу, без дії.
lesson-ghost-arrow-declined = Ви відмовилися від стрілки. Поверніть і підвищіть нею деталь.

## Ambassador

lesson-ambassador = Амбасадор
lesson-ambassador-about = Друга головна дія, здобута головоломкою.
lesson-ambassador-keep = Головоломка Амбасадора дає ще одну головну дію, один раз.
lesson-ambassador-earn = Здобудьте її
lesson-ambassador-earn-text = Нагорода цієї головоломки — не деталь, а дія. Завершіть її.
lesson-ambassador-earn-done = З наступного ходу її можна використати, один раз за гру.
lesson-ambassador-use = Використайте її
lesson-ambassador-use-text = Головну дію використано, Амбасадора ні. Покладіть ним дві деталі й підтвердьте.
lesson-ambassador-use-done = Друга головна дія за один хід.
lesson-ambassador-use-master = Головну дію використано. Амбасадор — кнопка поруч.
lesson-ambassador-use-other = Ця головоломка вже має деталь. Виберіть іншу або підтвердьте.
lesson-ambassador-both = Обидві за один хід
lesson-ambassador-both-text = Лишилося дві дії. Використайте головну дію та Амбасадора й заповніть, що можете.
lesson-ambassador-both-done = Три деталі за дві дії. Бережіть Амбасадора для такого ходу.
lesson-ambassador-both-other = Ця головоломка вже має деталь. Виберіть іншу або підтвердьте.

## What the revised rules changed

lesson-revised = Нові правила
lesson-revised-about = Що змінилося для тих, хто знає коробку 2019 чи 2020 року.
lesson-revised-keep = Нове: брати з колоди, оновлювати ряд, рівно три дії, і незавершені головоломки коштують балів.
lesson-revised-deck = З колоди
lesson-revised-deck-text = Можна взяти верхню головоломку колоди наосліп, замість однієї з ряду.
lesson-revised-deck-done = Сюрприз: ви побачите її, коли вона ваша, і повернути її не можна.
lesson-revised-deck-row = Так було раніше, і так теж можна. Тепер візьміть із білої колоди.
lesson-revised-recycle = Оновити ряд
lesson-revised-recycle-text = Одна дія прибирає ряд під колоду й приносить чотири нові головоломки.
lesson-revised-recycle-done = У перших коробках такої дії не було.
lesson-revised-exact = Рівно три
lesson-revised-exact-text = Тепер у ході рівно три дії, пропускати не можна. Використайте дві, що лишилися, і завершіть хід.
lesson-revised-exact-done = Навіть мала дія краща, ніж жодної.
lesson-revised-exact-left = Лишилася ще дія. Візьміть жовтий квадратик, якщо нічого іншого немає.
lesson-revised-black = Одна чорна за хід
lesson-revised-black-text = Коли почався кінець гри, можна взяти одну чорну головоломку за хід. Візьміть її.
lesson-revised-black-done = Другої не дадуть, а наприкінці незавершені головоломки коштують своїх балів.
lesson-revised-black-second = Одна чорна головоломка за хід, і вона у вас є.

## The guided first game

guide-leave = Прибрати підказки
guide-take = Візьміть головоломку. Мала біла — гарний початок.
guide-place = Перетягніть деталь на головоломку. Оберніть її, якщо вона не підходить.
guide-complete = Заповніть кожну відкриту клітинку. Жовтий квадратик завжди коштує одну дію.
guide-upgrade = Підвищіть деталь: віддайте малу, візьміть на рівень вищу.
guide-master = Використайте головну дію: вона кладе по деталі на кожну вашу головоломку. Нехай їх буде дві.
guide-done = Тепер ви знаєте все. Решта партії — ваша.

## Problems, on the page of the lessons

learn-problem = Задача дня
learn-problem-about = Одна позиція, один хід, близько хвилини. Одна для всіх.
learn-problem-solve = Розв’язати
learn-problem-solved = Сьогодні розв’язано
learn-trainer = Тренування
learn-trainer-solved = розв’язано: { $solved }
learn-train-complete = Завершити за хід
learn-train-touches = Завершальні штрихи
learn-in-a-row = Днів поспіль: { $days }
