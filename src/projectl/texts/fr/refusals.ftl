# Pourquoi quelque chose n’est pas possible.

reason-unknown-action = Cette action n’existe pas. Choisissez-en une parmi celles proposées.
reason-game-over = La partie est finie. On ne peut plus rien jouer.
reason-no-such-seat = Cette partie n’a pas cette place.
reason-not-your-turn = Ce n’est pas votre tour. Attendez qu’il vienne.
reason-turn-is-over = Votre tour est fini. Les marqueurs passent quand l’autre tour est fini aussi.
reason-no-actions-left = Vous n’avez plus d’action. Finissez votre tour, ou annulez.
reason-choice-first = Un puzzle terminé vous attend. Répondez d’abord au choix ouvert.
reason-sequence-first = Vous avez commencé quelque chose qui n’est pas fini. Continuez, confirmez ou annulez d’abord.
reason-no-choice-open = Il n’y a rien à choisir. Faites une de vos actions.
reason-no-sequence-open = Rien n’est en cours qu’on puisse continuer ou annuler. Commencez d’abord un Coup de Maître ou un Recyclage.
reason-only-touches = Le dernier tour de table est fini. Il reste les ajustements finaux : placez des pièces, ou terminez.
reason-touches-already-done = Vos ajustements finaux sont terminés. Les autres en sont encore aux leurs.
reason-not-touches-yet = Les ajustements finaux viennent après le dernier tour de table. Faites une de vos actions, ou finissez votre tour.

reason-four-unfinished = Vous avez 4 puzzles inachevés. Terminez-en un avant d’en prendre un autre.
reason-no-such-slot = Les rangées n’ont pas cette place. Choisissez un numéro inscrit sur une carte.
reason-slot-is-empty = Cette place est vide. Choisissez un autre puzzle.
reason-other-markers-rows = Ces rangées sont celles de l’autre marqueur. Prenez dans les rangées du vôtre.
reason-one-black-per-turn = La fin approche : un puzzle noir par tour. Vous avez pris le vôtre ; un blanc reste possible.
reason-no-deck-take = Dans cette édition, on ne prend des puzzles que dans les rangées. Choisissez un puzzle face visible.
reason-no-such-deck = En solo, il n’y a qu’une pile. Prenez-y comme dans la pile blanche.
reason-deck-is-empty = Cette pile est vide. Choisissez un puzzle face visible.
reason-white-marker-only = Seul le joueur au marqueur blanc peut le faire. Prenez un puzzle dans vos rangées.
reason-no-recycle = Cette édition n’a pas de Recyclage. Prenez un puzzle pour changer la rangée.
reason-no-recycle-in-solo = Il n’y a pas de Recyclage en solo. Prenez un puzzle pour changer la grille.
reason-nothing-to-reveal = La pile de cette rangée est vide : un Recyclage ne changerait rien.
reason-not-in-recycled-row = Ce puzzle n’est pas dans la rangée que vous recyclez. Nommez-en un de cette rangée.
reason-already-ordered = Ce puzzle a déjà sa place sous la pile. Nommez-en un autre.

reason-no-level-1-piece = Le stock n’a plus de petit carré jaune. Échangez plutôt une pièce.
reason-piece-not-in-supply = Cette pièce n’est pas dans votre réserve. Prenez-en une qui y est, ou obtenez-la d’abord par échange.
reason-piece-not-in-reserve = Cette pièce n’est plus dans le stock. Choisissez-en une autre.
reason-same-shape = Une pièce ne s’échange pas contre sa propre forme. Choisissez-en une autre.
reason-ghosts-not-by-exchange = Une pièce Fantôme ne s’obtient pas par échange : seules les récompenses et les flèches en donnent.
reason-level-too-high = C’est trop de niveaux. On échange contre le prochain niveau disponible, le même ou un niveau inférieur.
reason-not-a-level-up = Les flèches ne font que monter. Choisissez une pièce d’un niveau supérieur, ou refusez.
reason-not-offered = Cette pièce n’est pas parmi celles proposées. Choisissez l’une d’elles.
reason-not-completed = Ce puzzle n’est pas terminé. Choisissez-en un qui l’est.

reason-no-puzzle-there = Il n’y a pas de puzzle à cette place devant vous. Prenez-en un, ou choisissez une autre place.
reason-outside-recess = La pièce sortirait de la partie creuse. Tournez-la ou déplacez-la.
reason-overlaps-piece = La pièce en chevaucherait une autre. Choisissez des cases libres.
reason-puzzle-used = Une seule pièce par puzzle, et celui-ci a déjà la sienne. Choisissez un autre puzzle, ou confirmez.
reason-not-a-new-piece = Seules les nouvelles pièces de la pièce Fantôme peuvent être placées. Placez l’une d’elles, ou confirmez.
reason-nothing-fits = Aucune de vos pièces ne tient sur vos puzzles. Prenez un puzzle, ou obtenez une autre pièce.
reason-master-is-used = Le Coup de Maître est possible une fois par tour, et vous l’avez utilisé. Placez une seule pièce.
reason-no-ambassador-left = Vous n’avez pas de puzzle d’Ambassadeur à utiliser. Terminez-en un pour avoir cette action.
reason-ambassador-next-turn = Un puzzle d’Ambassadeur s’utilise à partir de votre prochain tour.
reason-no-ghost-in-supply = Vous n’avez pas cette pièce Fantôme dans votre réserve : rien à diviser.
reason-split-not-in-reserve = Il manque au stock une pièce de cette division. Choisissez-en une autre.
reason-nothing-placed = Il faut placer au moins une pièce. Placez-en une, ou annulez.
reason-must-use-actions = Dans cette édition, un tour a exactement trois actions. Utilisez celles qui vous restent.
reason-row-not-ordered = Chaque puzzle de la rangée a besoin de sa place sous la pile. Nommez le suivant, ou annulez.

undo-nothing = Vous n’avez rien à reprendre dans ce tour.
undo-turn-passed = Votre tour est passé, il reste comme il est.
undo-revealed = Un nouveau puzzle a été montré : cette action reste comme elle est.
undo-other-seat = Un autre joueur a agi depuis : votre action reste comme elle est.
undo-touches-done = Vos ajustements finaux sont terminés, ils restent comme ils sont.
undo-game-over = La partie est finie. On ne peut rien reprendre.

seat-needed = Plusieurs places peuvent agir : { $seats }. Dites laquelle le fait.
seat-none-acts = Aucune place ne peut agir maintenant.
seat-unknown = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
example-unknown = Il n’y a pas d’exemple { $name } dans l’édition { $edition }.
game-seed = Une graine a { $wanted } octets.
game-names = { $found } noms pour { $wanted } joueurs ; donnez-en un à chacun.
game-name = { $found } n’est pas un nom de joueur. Un nom a de 1 à { $limit } caractères imprimables.
game-first = La place { $found } ne peut pas commencer ; les places vont de 0 à { $last }.
hint-unknown = Il n’y a pas de conseil { $found } ; les conseils sont { $known }.
bot-unknown = Il n’y a pas de bot { $found }. Les bots sont { $known } ; une personne est human.
bot-argument = { $bot }:{ $found } : { $reason }.
bot-code-refused = { $found } : les bots venant de fichiers ne sont pas chargés ici.
net-unreadable = { $path } : un réseau est un tableau de forme { $wanted }, pas { $found }.

language-unknown = Il n’y a pas de textes en { $found }. Les langues sont { $known }.
edition-unknown = Il n’y a pas d’édition { $edition }. Les éditions sont { $known }.
options-unknown-variant = Il n’y a pas de variante { $found }. Les variantes sont { $allowed }.
options-unknown-expansion = Il n’y a pas d’extension { $found }. Les extensions sont { $allowed }.
options-unknown-difficulty = Il n’y a pas de difficulté { $found }. Les difficultés sont { $allowed }.
options-turn-cap = La limite de tours va de 0 (aucune) à { $limit }, pas { $found }.
options-not-in-edition = L’édition « { $edition } » n’a pas { NAME($what, of: "what") }. Choisissez une autre édition.
options-needs-deluxe = L’édition « { $edition } » n’a { NAME($what, of: "what") } qu’avec la boîte deluxe. Choisissez-la aussi.
options-first-player = Le premier joueur est l’une des places 1 à { $players }, pas { $found }.
options-endless-solo = Blancs sans Fin demande au moins deux joueurs. Choisissez une autre variante, ou jouez sans.
options-difficulty = Seule la variante solo a une difficulté. Choisissez-la, ou laissez la difficulté.
options-players = { $variant ->
    [solo] Le solo est pour 1 joueur, pas { $found }.
   *[other] Avec ces options, « { NAME($variant, of: "variant") } » ({ $edition }) se joue de { $fewest } à { $most }, pas à { $found }.{ $more ->
        [deluxe] {" "}On peut être plus nombreux avec la boîte deluxe, et six avec les Pièces Fantômes.
        [expansion] {" "}On peut jouer à six avec les Pièces Fantômes.
        [either] {" "}On peut jouer à six avec les Pièces Fantômes ou le Phénix.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Cette partie demande { $needed } puzzles noirs ; il y en a { $found }.
   *[white] Cette partie demande { $needed } puzzles blancs ; il y en a { $found }.
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
