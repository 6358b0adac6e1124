# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = Cette partie n’est pas finie. Analysez-la quand elle le sera.
review-other-rules = Cette partie suit la version { $found } des règles et se jouerait autrement aujourd’hui (version { $known }). On peut seulement la revoir.
review-too-short = Cette partie est trop courte pour une analyse. Tours nécessaires : { $fewest }.
review-aborted = Cette partie s’est arrêtée avant la fin, on ne peut donc pas l’analyser.
review-private = Seules les personnes qui ont joué voient cette analyse. Demandez-leur un lien.
review-not-made = L’analyse n’a pas abouti. Réessayez.

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = Manche { $round }, { $name }
review-own-turn = Tour { $round }, { $name }
review-touches = Ajustements finaux, { $name }
review-played = Joué
review-best = Meilleur trouvé
review-did-nothing = Rien de posé, rien de pris.
review-error = À { $error } % près. Essais : { $count }.

## The parts of the page

review-title = Analyse
review-chances = Chances de gagner
review-before = en %, avant chaque tour
review-moments = Moments clés
review-no-moments = Aucun tour ne sort du lot.
review-how-well = Qualité du jeu
review-accuracy = précision
review-best-turns = meilleurs
review-slips = faux pas
review-too-few = trop court pour juger
review-hinted = { $name } a utilisé des conseils. Ces tours ne comptent pas pour la précision : { $count }.
review-way = De { $start } à { $result } %
review-own = Son jeu
review-others = Jeu des autres
review-draw = Le tirage
review-judged-by = Jugé par { $name }, version { $version }. Une perte de { $slip } % ou plus est un faux pas.

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = Faux pas
review-kind-best = Meilleur tour
review-kind-turning = Tournant
review-kind-luck = Tirage heureux
review-said-slip = Il y avait mieux. Chances perdues : { $points } %.
review-said-best = Aucun meilleur tour trouvé. Avance sur le choix habituel : { $points } %.
review-said-turning = À partir d’ici, { $name } mène jusqu’à la fin.
review-said-luck = Le tirage a aidé { $name }. Chances : +{ $points } %.

## The page in the browser

review-turn-of = { $number } sur { $total }
review-previous = Tour précédent
review-next = Tour suivant
review-on-board = Voir sur la table
review-as-table = En tableau
review-as-graph = En courbe
review-as-good = Rien de mieux n’a été trouvé.
review-no-choice = Il n’y avait rien à décider.
review-loss = Chances perdues : { $points } %.
review-now = { $name } { $chance } %
review-result = Résultat
review-replay = Revoir

## The terminal

cli-review = Analyser une partie finie : tournants, meilleurs tours, chance et jeu.
cli-review-html = Écrire aussi l’analyse comme page dans ce fichier.
review-progress = Tours jugés : { $done } sur { $total }
