# Pourquoi quelque chose n’est pas possible.

reason-unknown-action = Cette action n’existe pas. Choisissez-en une parmi celles proposées.
reason-game-over = La partie est finie. Il n’y a plus rien à jouer.
reason-no-such-seat = Cette place n’existe pas dans cette partie.
reason-not-your-turn = Ce n’est pas encore votre tour.
reason-turn-is-over = Votre tour est fini. Les marqueurs passent quand l’autre tour est fini aussi.
reason-no-actions-left = Vous n’avez plus d’action. Finissez votre tour ou annulez.
reason-choice-first = Vous avez terminé un puzzle. Choisissez d’abord sa récompense.
reason-order-first = Vous avez terminé plusieurs puzzles. Choisissez quelle récompense prendre en premier.
reason-arrows-first = Améliorez d’abord une pièce avec votre flèche, ou refusez-la.
reason-sequence-first = Terminez d’abord ce que vous avez commencé, ou renoncez-y.
reason-no-choice-open = Il n’y a rien à choisir maintenant. Faites une de vos actions.
reason-no-sequence-open = Il n’y a rien à confirmer ni à annuler. Commencez d’abord un Coup de Maître ou un Recyclage.
reason-only-touches = Le dernier tour de table est fini. Il reste les ajustements finaux : placez des pièces, ou terminez.
reason-touches-already-done = Vous avez terminé vos ajustements finaux. Les autres placent encore.
reason-not-touches-yet = Les ajustements finaux viennent après le dernier tour de table. Faites une de vos actions, ou finissez votre tour.

reason-four-unfinished = Vous avez 4 puzzles inachevés. Terminez-en un avant d’en prendre un autre.
reason-no-such-slot = Les rangées n’ont pas cette place. Choisissez un numéro inscrit sur une carte.
reason-slot-is-empty = Cette place est vide. Choisissez un autre puzzle.
reason-other-markers-rows = Ces rangées sont celles de l’autre marqueur. Prenez dans les vôtres.
reason-one-black-per-turn = La partie touche à sa fin : un seul puzzle noir par tour. Vous pouvez encore prendre un blanc.
reason-no-deck-take = Dans cette édition, les puzzles ne se prennent que dans les rangées. Choisissez un puzzle face visible.
reason-no-such-deck = En solo, il n’y a qu’une pile. Prenez-y comme dans la pile blanche.
reason-deck-is-empty = Cette pile est vide. Choisissez un puzzle face visible.
reason-white-marker-only = Seul le joueur qui a le marqueur blanc peut le faire. Prenez un puzzle dans vos rangées.
reason-no-recycle = Cette édition n’a pas de Recyclage. Prenez un puzzle pour changer la rangée.
reason-no-recycle-in-solo = Il n’y a pas de Recyclage en solo. Prenez un puzzle pour changer la grille.
reason-nothing-to-reveal = La pile de cette rangée est vide : un Recyclage ne changerait rien.
reason-not-in-recycled-row = Ce puzzle n’est pas dans la rangée que vous recyclez. Choisissez-en un de cette rangée.
reason-already-ordered = Ce puzzle a déjà sa place sous la pile. Choisissez-en un autre.

reason-no-level-1-piece = Le stock n’a plus de petit carré jaune. Améliorez plutôt une pièce.
reason-piece-not-in-supply = Cette pièce n’est pas dans votre réserve. Prenez-en une qui y est, ou obtenez-la d’abord.
reason-piece-not-in-reserve = Cette pièce n’est plus dans le stock. Choisissez-en une autre.
reason-same-shape = Au même niveau, il faut une autre forme. Choisissez une autre pièce.
reason-ghosts-not-by-exchange = Améliorer ne donne pas de pièce Fantôme. Seules les récompenses et les flèches en donnent.
reason-level-too-high = C’est trop de niveaux d’un coup. Prenez un niveau de plus, le même niveau ou un niveau inférieur.
reason-not-a-level-up = Une flèche mène toujours à un niveau supérieur. Choisissez une telle pièce, ou refusez.
reason-not-offered = Cette pièce n’est pas parmi celles proposées. Choisissez l’une d’elles.
reason-not-completed = Ce puzzle n’est pas terminé. Choisissez-en un qui l’est.

reason-no-puzzle-there = Vous n’avez pas de puzzle à cet endroit. Choisissez-en un autre, ou prenez-en un.
reason-outside-recess = La pièce sortirait de la partie creuse. Tournez-la ou déplacez-la.
reason-overlaps-piece = La pièce en chevaucherait une autre. Choisissez des cases libres.
reason-puzzle-used = Ce puzzle a déjà reçu sa pièce. Choisissez un autre puzzle, ou confirmez.
reason-not-a-new-piece = Seules les pièces issues de la pièce Fantôme peuvent être placées maintenant. Placez-en une, ou confirmez.
reason-nothing-fits = Aucune de vos pièces ne tient sur vos puzzles. Prenez un puzzle, ou obtenez une autre pièce.
reason-master-is-used = Vous avez déjà fait le Coup de Maître de ce tour. Vous pouvez encore placer des pièces une à une.
reason-no-ambassador-left = Vous n’avez pas de puzzle d’Ambassadeur à utiliser. Terminez-en un pour avoir cette action.
reason-ambassador-next-turn = Un puzzle d’Ambassadeur s’utilise à partir de votre prochain tour.
reason-no-ghost-in-supply = Vous n’avez pas cette pièce Fantôme dans votre réserve : rien à diviser.
reason-split-not-in-reserve = Il manque au stock une pièce de cette division. Choisissez-en une autre.
reason-nothing-placed = Placez au moins une pièce, ou renoncez.
reason-must-use-actions = Dans cette édition, un tour a exactement trois actions. Utilisez celles qui vous restent.
reason-row-not-ordered = Chaque puzzle de la rangée doit avoir sa place sous la pile. Choisissez le suivant, ou renoncez.

undo-nothing = Vous n’avez rien à annuler dans ce tour.
undo-turn-passed = Votre tour est passé : il ne peut plus être annulé.
undo-revealed = Un nouveau puzzle a été révélé : cette action ne peut plus être annulée.
undo-other-seat = Un autre joueur a agi depuis : votre action ne peut plus être annulée.
undo-touches-done = Vous avez terminé vos ajustements finaux : ils ne peuvent plus être annulés.
undo-game-over = La partie est finie. On ne peut plus rien annuler.

seat-needed = Plusieurs places peuvent agir : { $seats }. Dites laquelle.
seat-none-acts = Aucune place ne peut agir maintenant.
seat-unknown = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
example-unknown = Il n’y a pas d’exemple { $name } dans l’édition « { NAME($edition, of: "edition") } ».
game-unknown-option = Il n’y a pas d’option { $found }. Les options sont { $known }.
game-options-twice = Donnez soit un Options, soit ses champs par leur nom, pas les deux.
game-bots = Donnez un bot pour chaque joueur : { $wanted }.
game-names = Noms : { $found }, joueurs : { $wanted }. Donnez un nom à chaque joueur.
game-name = { $found } n’est pas un nom de joueur valable. Un nom a de 1 à { $limit } caractères imprimables.
game-no-record = Cette partie continue depuis une position. On ne sait pas comment elle a commencé : elle ne peut pas être enregistrée.
hint-unknown = Il n’y a pas de conseil { $found } ; les conseils sont { $known }.
bot-unknown = Il n’y a pas de bot { $found }. Les bots sont { $known } ; une personne est human.
bot-argument = { $bot }:{ $found } : { $reason }.
bot-code-refused = { $found } : les bots venant de fichiers ne sont pas chargés ici.
net-unreadable = { $path } : un réseau est un tableau de forme { $wanted }, pas { $found }.
net-file = { $path } n’est pas un fichier contenant un réseau : { $reason }.
bot-raised = { $bot } a échoué : { $detail }.
bot-nonsense = { $bot } a répondu { $detail }, qui n’est aucune des actions permises.
bot-overtime = { $bot } a dépassé ses { $detail } pour une décision.
bot-died = Le processus de { $bot } s’est arrêté au milieu de la partie ({ $detail }).
bot-not-loaded = { $bot } ne peut pas être chargé : { $detail }.
bot-changed = Ceci a changé pendant les parties : { $detail }. Les dernières parties ne sont pas gardées ; recommencez.
touches-unknown = Cet état ne dit pas quelles pièces de la place { $seat } sont des ajustements finaux ; on ne peut donc pas les cacher aux autres. Les états compilés ne les gardent pas : jouez la fin avec le moteur interprété.
store-damaged = { $path }, ligne { $line } : ce n’est pas une partie d’une arène. Le fichier reste tel quel.
store-other-setup = { $path } contient les parties d’un autre tournoi. Nommez un autre fichier, ou les mêmes bots et options.
store-other-identity = { $path } contient les parties d’autre chose. Ce qui diffère : { NAME($what, of: "differs") } ({ $details }). Nommez un autre fichier.
store-identity-unknown = { $path } contient { $held } des { $wanted } parties et ne dit pas quels bots les ont jouées. On peut le lire, mais on n’y ajoute rien. Nommez un autre fichier.
differs-bot = le bot
differs-puzzles = les puzzles ou l’édition
differs-rules = la version des règles
differs-engine = le moteur
differs-package = la version du programme

language-unknown = Il n’y a pas de textes en { $found }. Les langues sont { $known }.
extra-missing = Il faut pour cela le paquet { $package }, qui n’est pas installé. Essayez : { $command }
value-whole = { $name } est un nombre entier, pas { $found }.
value-range = { $name } va de { $low } à { $high }, pas { $found }.
value-flag = { $name } est True ou False, pas { $found }.
value-text = { $name } est un texte, pas { $found }.
value-texts = { $name } est une liste de textes, pas { $found }.
value-kind = { $name } est de type { $wanted }, pas { $found }.
value-kinds = { $name } est une liste de { $wanted }, pas { $found }.
value-seed = Une graine est faite d’octets ({ $wanted }), d’un nombre entier ou d’un texte, pas { $found }.
value-action = Une action est une Action, sa notation ou son code, pas { $found }.
edition-unknown = Il n’y a pas d’édition { $edition }. Les éditions sont { $known }.
options-unknown-variant = Il n’y a pas de variante { $found }. Les variantes sont { $allowed }.
options-unknown-expansion = Il n’y a pas d’extension { $found }. Les extensions sont { $allowed }.
options-unknown-difficulty = Il n’y a pas de difficulté { $found }. Les difficultés sont { $allowed }.
options-turn-cap = La limite de tours va de 0 (aucune) à { $limit }, pas { $found }.
options-not-in-edition = L’édition « { NAME($edition, of: "edition") } » n’a pas { NAME($what, of: "what") }. Choisissez une autre édition.
options-needs-deluxe = L’édition « { NAME($edition, of: "edition") } » n’a { NAME($what, of: "what") } qu’avec la boîte deluxe. Choisissez-la aussi.
options-first-player = Le premier joueur est l’une des places 1 à { $players }, pas { $found }.
options-endless-solo = Blancs sans Fin demande au moins deux joueurs. Choisissez une autre variante, ou jouez sans.
options-difficulty = Seule la variante solo a une difficulté. Choisissez-la, ou n’indiquez pas de difficulté.
options-players = { $variant ->
    [solo] Le solo est pour 1 joueur, pas { $found }.
   *[other] Avec ces options, « { NAME($variant, of: "variant") } » (« { NAME($edition, of: "edition") } ») se joue de { $fewest } à { $most }, pas à { $found }.{ $more ->
        [deluxe] {" "}On peut être plus nombreux avec la boîte deluxe, et six avec les Pièces Fantômes.
        [expansion] {" "}On peut jouer à six avec les Pièces Fantômes.
        [either] {" "}On peut jouer à six avec les Pièces Fantômes ou le Phénix.
       *[none] {""}
    }
}
options-too-few-puzzles =
    { $colour ->
        [black] Puzzles noirs nécessaires : { $needed }, disponibles : { $found }.
       *[white] Puzzles blancs nécessaires : { $needed }, disponibles : { $found }.
    }
options-set-needs-expansion = Le jeu de puzzles { $set } appartient à l’extension { NAME($expansion, of: "expansion") }. Choisissez-la aussi.
seats-count = { $found ->
    [one] { $found } place est nommée
    [many] { $found } de places sont nommées
   *[other] { $found } places sont nommées
}, mais la partie a { $wanted ->
    [one] { $wanted } joueur
    [many] { $wanted } de joueurs
   *[other] { $wanted } joueurs
}. Nommez-en une pour chacun.
