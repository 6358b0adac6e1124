# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = Ce n’est pas votre tour : il n’y a rien à conseiller.
advice-no-puzzle = Il n’y a pas de puzzle inachevé à la place { $slot }.

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = Regardez le puzzle { $slot }. Cases ouvertes : { $open }.
hint-look-row = Regardez la place { $slot } des rangées.
hint-look-decks = Regardez les piles.
hint-look-rows = Regardez les rangées. D’autres puzzles vous iraient mieux.
hint-look-pieces = Regardez vos pièces.
hint-look-choice = Regardez la récompense à choisir.
hint-look-turn = Il ne reste plus qu’à confirmer.
hint-even = Tous vos tours se valent à peu près. Gardez une pièce pour plus tard.

## Which action; the next step of a plan

hint-do-take = Prenez ce puzzle.
hint-do-take-deck = Prenez le premier puzzle d’une pile.
hint-do-piece = Prenez une pièce de niveau 1.
hint-do-recycle = Recyclez une rangée.
hint-do-order = Choisissez l’ordre de la rangée recyclée.
hint-do-upgrade = Améliorez une pièce.
hint-do-master = Faites votre Coup de Maître.
hint-do-ambassador = Utilisez votre puzzle Ambassadeur.
hint-do-ghost = Divisez une Pièce Fantôme.
hint-do-place = Placez-y une pièce.
hint-do-stop = Finissez de placer.
hint-do-cancel = Renoncez à ce que vous avez commencé.
hint-do-end = Finissez votre tour.
hint-do-choose = Choisissez votre récompense.
hint-do-complete = Choisissez quelle récompense vient d’abord.
hint-do-level-up = Améliorez une pièce avec votre flèche.
hint-do-decline = Refusez la flèche.
hint-do-done = Ne placez plus rien.

## The same with what it is about

hint-step-take = Prenez le puzzle de la place { $slot } des rangées.
hint-step-take-deck = { $deck ->
    [white] Prenez le premier puzzle de la pile blanche.
   *[black] Prenez le premier puzzle de la pile noire.
}
hint-step-upgrade = Échangez { PIECE($piece, case: "art") } contre { PIECE($taken, case: "art") }.
hint-step-level-up = Flèche : échangez { PIECE($piece, case: "art") } contre { PIECE($taken, case: "art") }.
hint-step-place = Placez { PIECE($piece, case: "art") } sur le puzzle { $slot }.
hint-step-choose = Choisissez { PIECE($taken, case: "art") }.
hint-step-complete = Prenez d’abord la récompense du puzzle { $slot }.

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = Cela termine le puzzle { $slot }. Points : { $count }.
hint-why-completes-taken = Vous le terminez dans le même tour. Points : { $count }.
hint-why-reward = Récompense : { PIECE($piece) }.
hint-why-returns = Retour dans votre réserve : { PIECE($pieces) }.
hint-why-master-completes = Une seule action termine les puzzles { $slots }.
hint-why-opens = Vous aurez alors toutes les pièces du puzzle { $slot }.
hint-why-master = Pièces placées en un Coup de Maître : { $count }.
hint-why-triggers-end = La pile s’épuise : la fin commence.
hint-why-takes = { $piece ->
    [none] Points : { $count }.
   *[other] Points : { $count }. Récompense : { PIECE($piece) }.
}
hint-why-held = Vous avez déjà des pièces qui le remplissent.
hint-why-denies = { $name } a les pièces pour le terminer aussitôt.
hint-why-progress = Cases encore ouvertes sur le puzzle { $slot } : { $count }.
hint-why-fits = Cette pièce va aussitôt sur le puzzle { $slot }.
hint-why-grows = Cases que gagnent vos pièces : { $count }.
hint-why-master-ready = Pièces qu’un Coup de Maître pourrait alors placer : { $count }.
hint-why-last-turn = C’est votre dernier tour.
hint-why-touch-pays = Le puzzle { $slot } rapporte. Points : { $count }.
hint-why-touch-costs = Points que coûtent les pièces : { $count }.

## How good the turn is

hint-chance = Chances de gagner : { $chance }. Deuxième choix : { $next }.
hint-chance-alone = Chances de gagner : { $chance }. Un autre tour vaut à peu près autant.
hint-under = moins de 1 %
hint-over = plus de 99 %
hint-percent = { $percent } %
hint-by-planner = La recherche complète n’est pas disponible ici. Ce conseil vient du planificateur.

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = Oui, ce tour-ci
hint-verdict-turns = Oui, tours nécessaires : { $turns }
hint-verdict-luck = Seulement avec de la chance
hint-verdict-too-late = Pas avant la fin de la partie
hint-risk-none = Rien ne peut l’empêcher : aucune pioche, aucune pièce qui puisse manquer.
hint-risk-draw = Il manque des pièces dans le stock. Elles devraient d’abord y revenir.
hint-risk-last-pieces = Le stock baisse. { PIECE($piece) } : reste { $count }.
hint-risk-both-act = Un autre tour se joue en même temps. Il peut prendre une pièce utile.
hint-risk-end-near = La partie pourrait finir avant. Cartes dans la pile : { $count }.

## The terminal

help-hint = Conseil : hint montre quelque chose et en dit plus à chaque demande. plan 2 dit si vous pouvez terminer le puzzle 2.
cli-bench-hints = Mesurer la durée des conseils et les victoires de qui les suit.
cli-bench-hints-games = parties jouées selon les conseils contre le niveau 5

## The server: why there is no hint

hints-rated = Les parties classées n’ont pas de conseils.
hints-off = Cette table joue sans conseils.
hint-not-answered = Le conseil n’est pas venu à temps. Redemandez.
hint-overtaken = La partie a continué avant que le conseil soit prêt. Redemandez.
rated-hints = Une partie classée n’a pas de conseils. Désactivez l’un des deux.

## The table: buttons and what stands beside them

hint-button = Conseil
hint-tab = Conseil
hint-more = En dire plus
hint-idea = J’ai une idée
hint-act = Faire le premier pas
hint-plan-ask = Puis-je terminer un puzzle ?
hint-plan-show = Pas à pas
hint-plan-another = Un autre puzzle
hint-close = Fermer le conseil
hint-why = Pourquoi
hint-looked-at = Positions examinées : { $count }.
hint-depth = { $depth } sur 3
hint-steps = Étapes
hint-thinking = Réflexion…
hint-open-to-all = Tout le monde voit que vous avez demandé conseil. L’enregistrement le note.
hint-none-here = Cette table joue sans conseils
hint-used = a demandé conseil ce tour-ci
hint-hinted = conseillé
hint-puzzle = Puzzle { $slot }
hint-plan-none = Vous n’avez pas de puzzle inachevé.
hint-risk-others = Les autres peuvent prendre des pièces utiles.
key-hint = Conseil · Puis-je terminer un puzzle ?
new-hints = Conseils permis
new-hints-about = À son tour, chacun peut demander conseil. Pas dans les parties classées.
