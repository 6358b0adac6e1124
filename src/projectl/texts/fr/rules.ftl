# La page des règles ; sa structure est dans rules_page.json.

rules-title = Les règles
rules-about = Comment le jeu se joue ici, avec nos propres mots. Cette page n’est pas officielle : le jeu et son nom appartiennent à leurs propriétaires.
rules-edition = Édition
rules-only = Seulement dans : { NAME($editions, of: "edition") }
rules-example = Exemple
rules-contents = Sommaire

rules-goal-title = But du jeu
rules-goal-1 = Vous remplissez des puzzles avec vos pièces. Chaque puzzle terminé vous donne des points et une nouvelle pièce, et vous reprenez les pièces qui sont dessus.
rules-goal-2 = Des pièces plus nombreuses et plus grandes permettent de terminer des puzzles plus difficiles. Celui qui a le plus de points à la fin gagne.

rules-components-title = Pièces et puzzles
rules-components-1 = Les pièces ont neuf formes et quatre niveaux. Le niveau d’une pièce est le nombre de ses cases.
rules-components-2 = Vous pouvez tourner et retourner une pièce comme vous voulez.
rules-components-3 = Un puzzle a une partie creuse à remplir, ses points (en haut à gauche) et sa récompense (en haut à droite).
rules-components-4 = Les puzzles blancs sont plus simples et donnent vite des pièces ; les noirs sont plus difficiles et valent plus de points.
rules-components-5 = Il y a 15 pièces de chaque forme.
rules-components-6 = Il y a 10 pièces de chaque forme.
rules-components-7 = Il y a 10 pièces de chaque forme, 15 avec la boîte deluxe.

rules-setup-title = Mise en place
rules-setup-1 = Tous les puzzles blancs sont mélangés pour former la pile blanche. La pile noire est tirée au hasard.
rules-setup-2 = À 2, 3, 4, 5 ou 6 joueurs, la pile noire a 12, 14, 16, 20 ou 24 puzzles.
rules-setup-3 = À 2, 3 ou 4 joueurs, la pile noire a 12, 14 ou 16 puzzles.
rules-setup-4 = Quatre puzzles de chaque pile sont alignés face visible à côté d’elle.
rules-setup-5 = Chaque joueur commence avec une pièce de niveau 1 et une de niveau 2. Toutes les autres pièces forment le stock.
rules-setup-6 = Le premier joueur est tiré au hasard, ou choisi par vous.

rules-turn-title = Votre tour
rules-turn-1 = On joue dans le sens horaire. Un tour a trois actions, dans n’importe quel mélange et ordre ; seul le Coup de Maître est limité à une fois par tour.
rules-turn-2 = Vous n’êtes pas obligé de les utiliser toutes : vous pouvez finir votre tour à tout moment.
rules-turn-3 = Il faut les utiliser toutes les trois. Votre tour ne finit plus tôt que si rien n’est possible.
rules-turn-example = Prenez un puzzle blanc, placez la barre de 2 puis le petit carré : la partie creuse est pleine, les deux pièces reviennent et la récompense est à vous.

rules-take-title = Prendre un puzzle
rules-take-1 = Prenez un puzzle face visible dans une rangée et placez-le devant vous. Un nouveau de la pile de cette rangée prend sa place.
rules-take-2 = Vous pouvez avoir au plus quatre puzzles inachevés devant vous.
rules-take-3 = Vous pouvez aussi prendre le premier puzzle d’une pile. Vous ne le voyez qu’une fois pris.

rules-piece-title = Prendre une pièce de niveau 1
rules-piece-1 = Prenez une pièce de niveau 1 dans le stock et mettez-la dans votre réserve.
rules-piece-2 = S’il n’y en a plus, vous prenez une autre pièce, comme pour une récompense qui manque.

rules-upgrade-title = Améliorer une pièce
rules-upgrade-1 = Remettez une pièce de votre réserve dans le stock et prenez-en une d’un niveau plus élevé, de n’importe quelle forme.
rules-upgrade-2 = S’il n’y a pas de pièce de ce niveau dans le stock, prenez-en une du prochain niveau disponible.
rules-upgrade-3 = Ou échangez-la contre une pièce du même niveau et d’une autre forme, ou de n’importe quel niveau inférieur.
rules-upgrade-example = Une barre de 2 devient une barre de 3 ou un coin. S’il n’y en a plus, elle devient n’importe quelle pièce de niveau 4.

rules-place-title = Placer une pièce
rules-place-1 = Placez une pièce de votre réserve sur un de vos puzzles. Elle doit tenir tout entière dans la partie creuse et n’en chevaucher aucune autre.
rules-place-2 = Une fois placée, elle y reste jusqu’à ce que le puzzle soit terminé.
rules-place-example = Choisissez une pièce, tournez-la et placez-la sur le puzzle.

rules-master-title = Coup de Maître
rules-master-1 = Une fois par tour : placez une pièce sur chacun de vos puzzles, ou sur certains ; au plus une sur chacun, au moins une en tout.
rules-master-2 = Toutes ces pièces doivent être dans votre réserve au début de l’action. Ce qui revient d’un puzzle terminé arrive trop tard.
rules-master-example = Trois pièces sur trois puzzles, et c’est une seule action.

rules-recycle-title = Recyclage
rules-recycle-1 = Choisissez une rangée. Ses puzzles vont sous leur pile dans l’ordre de votre choix, et la rangée est refaite.
rules-recycle-2 = Avec une pile vide, il n’y a pas de Recyclage.

rules-completing-title = Terminer un puzzle
rules-completing-1 = Un puzzle est terminé si sa partie creuse est pleine à la fin d’une action. Une action peut terminer plusieurs puzzles.
rules-completing-2 = Toutes ses pièces reviennent dans votre réserve, vous recevez la récompense, et le puzzle va sur votre pile de victoire.
rules-completing-3 = La pile de victoire est face visible : les scores sont connus.
rules-completing-4 = La pile de victoire est face cachée jusqu’à la fin ; en option elle est face visible, et les scores sont connus.
rules-completing-5 = Si la pièce de la récompense n’est pas dans le stock, choisissez-en une autre du même niveau. S’il n’y en a pas, une d’un niveau plus élevé ou de n’importe quel niveau inférieur.
rules-completing-6 = Si la pièce de la récompense n’est pas dans le stock, choisissez n’importe laquelle d’un niveau plus élevé.
rules-completing-example = La dernière pièce remplit la partie creuse : toutes les pièces reviennent, et la récompense avec elles.

rules-end-title = Fin de la partie
rules-end-1 = La fin survient quand la pile noire est vide. Terminez le tour de table, pour que tous aient joué autant de tours, puis jouez un dernier tour de table.
rules-end-2 = Dès lors, chaque joueur peut prendre au plus un puzzle noir par tour.
rules-end-3 = Si plus personne ne pouvait placer ni prendre, les ajustements finaux commencent aussitôt.

rules-touches-title = Ajustements finaux
rules-touches-1 = Après le dernier tour de table, vous pouvez placer autant de pièces de votre réserve que vous voulez sur vos puzzles inachevés. Chacune coûte 1 point.
rules-touches-2 = Pendant ce temps aucune pièce ne revient et il n’y a pas de récompense. Ce qui est plein quand vous avez fini compte comme terminé.
rules-touches-example = Deux pièces coûtent 2 points et terminent un puzzle de 5 : un gain de 3.

rules-scoring-title = Score final
rules-scoring-1 = Faites la somme des points de votre pile de victoire et retirez 1 pour chaque pièce des ajustements finaux.
rules-scoring-2 = Retirez aussi les points de chaque puzzle encore inachevé.
rules-scoring-3 = Les puzzles inachevés ne coûtent rien.
rules-scoring-4 = En cas d’égalité, celui qui a terminé le plus de puzzles gagne, puis celui qui a le plus de pièces en réserve. Si l’égalité persiste, la victoire est partagée.

rules-solo-title = Variante solo
rules-solo-1 = Vous jouez contre un adversaire qui prend des puzzles et ne place jamais de pièce.
rules-solo-2 = 15 puzzles blancs sont posés sur 10 noirs : c’est l’unique pile. Neuf puzzles forment une grille ; au-dessus de ses trois colonnes, il y a un, deux et un verrou.
rules-solo-3 = La réserve de l’adversaire a 6 pièces (normale), 3 (difficile) ou aucune (impossible). Sans pitié, une difficulté à nous, il n’y a pas non plus de verrou.
rules-solo-4 = Quand vous prenez un puzzle dans une colonne, un de ses verrous va dans la réserve de l’adversaire.
rules-solo-5 = Un puzzle pris à l’aveugle dans la pile ne déplace aucun verrou. Il n’y a pas de Recyclage, et les puzzles noirs ne sont pas limités.
rules-solo-6 = Après votre tour, l’adversaire prend le puzzle rapportant le plus de points dans les colonnes sans verrou ; à égalité, le premier dans l’ordre de lecture.
rules-solo-7 = Puis toute la réserve de l’adversaire et un verrou de chaque autre colonne passent sur cette colonne.
rules-solo-8 = Si toutes les colonnes sont verrouillées, chacune perd un verrou et l’adversaire ne prend rien.
rules-solo-9 = Quand la pile est vide, terminez le tour de table et jouez-en encore un. Puis viennent vos ajustements finaux.
rules-solo-10 = Les puzzles inachevés coûtent leurs points. En cas d’égalité, l’adversaire gagne.
rules-solo-example = La première colonne est ouverte : l’adversaire prend son meilleur puzzle, et des verrous ferment la colonne.

rules-line-clear-title = Multijoueurs accélérée
rules-line-clear-1 = Pour les grandes tables : deux joueurs jouent simultanément.
rules-line-clear-2 = À gauche et à droite des piles se trouvent une rangée blanche et une noire de trois puzzles. Le marqueur blanc vaut pour les rangées de gauche et va au premier joueur ; le noir vaut pour celles de droite et va au troisième, à six au quatrième.
rules-line-clear-3 = Les deux joueurs au marqueur jouent leur tour et ne prennent que dans les rangées de leur marqueur. Quand les deux ont fini, les marqueurs passent dans le sens horaire.
rules-line-clear-4 = Seul le joueur au marqueur blanc peut prendre dans une pile ou recycler, et seulement une rangée de gauche.
rules-line-clear-5 = Quand la pile noire est vide, on continue jusqu’à ce que le premier joueur ait de nouveau reçu les deux marqueurs. Puis viennent les ajustements finaux.

rules-ghost-title = Pièces Fantômes
rules-ghost-1 = Les pièces Fantômes sont des pièces blanches de niveau 5. On les obtient par des récompenses et des flèches, jamais en améliorant.
rules-ghost-2 = Action des pièces Fantômes : remettez une pièce Fantôme dans le stock et prenez deux pièces ou plus de niveau 1 à 4 qui reconstituent sa forme. Vous pouvez les placer aussitôt, au plus une sur chaque puzzle.
rules-ghost-3 = Certains puzzles récompensent par des flèches : chacune améliore une pièce de votre réserve d’un niveau, jusqu’au niveau 5. Vous pouvez refuser.
rules-ghost-4 = Deux flèches peuvent aussi améliorer deux pièces d’un niveau chacune.
rules-ghost-5 = Dans les ajustements finaux, on peut placer des pièces Fantômes, mais pas les diviser.
rules-ghost-example = Choisissez comment la pièce Fantôme est divisée.

rules-ambassador-title = Ambassadeur
rules-ambassador-1 = Un puzzle d’Ambassadeur ne donne pas de pièce. Il permet une action d’Ambassadeur : elle fonctionne comme le Coup de Maître, mais ne compte pas comme celui du tour.
rules-ambassador-2 = Vous pouvez l’utiliser dès votre prochaine action.
rules-ambassador-3 = Vous pouvez l’utiliser dès votre prochain tour.
rules-ambassador-4 = Utilisé ou non, ses points comptent.

rules-phoenix-title = Phénix
rules-phoenix-1 = Sept puzzles noirs de 6 points sont mêlés aux autres avant le tirage de la pile noire.

rules-endless-title = Blancs sans Fin
rules-endless-1 = Quand la pile blanche est vide, tous les puzzles blancs terminés sont mélangés en une nouvelle. Chacun garde ses points et ses puzzles terminés.

rules-differences-title = Ce qui change selon l’édition
rules-differences-copies = pièces de chaque forme
rules-differences-players = joueurs
rules-differences-actions = actions par tour
rules-differences-deck = prendre le premier d’une pile
rules-differences-recycle = Recyclage
rules-differences-pile = pile de victoire
rules-differences-black = puzzles noirs vers la fin
rules-differences-unfinished = puzzles inachevés
rules-differences-reward = récompense qui manque
rules-differences-expansions = extensions
rules-differences-line-clear = Multijoueurs accélérée
rules-value-yes = oui
rules-value-no = non
rules-value-up-to-three = jusqu’à trois
rules-value-exactly-three = exactement trois
rules-value-face-up = face visible
rules-value-face-down = face cachée
rules-value-no-limit = sans limite
rules-value-one-per-turn = un par tour
rules-value-cost-nothing = ne coûtent rien
rules-value-cost-points = coûtent leurs points
rules-value-same-level = d’abord le même niveau
rules-value-next-level = un niveau plus élevé
rules-value-deluxe = 10, avec la boîte deluxe 15
rules-value-deluxe-players = 2–4, avec la boîte deluxe 2–6
rules-value-with-deluxe = avec la boîte deluxe
rules-value-deluxe-line-clear = 4–6, avec la boîte deluxe
