### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = Tours des autres
settings-bot-pace-step = Pas à pas
moments-next-step = Étape suivante
moments-keys = revoir les tours des autres, étape suivante
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] Deux d’un coup
    [3] Trois d’un coup
   *[other] Quatre d’un coup
}

## The end
moments-won-by = { $who ->
    [you] Vous gagnez avec
   *[other] { $name } gagne avec
} { $points ->
    [one] un point
    [many] { $points } de points
   *[other] { $points } points
} d’avance
moments-solo-lost-by = L’adversaire gagne avec { $points ->
    [one] un point
    [many] { $points } de points
   *[other] { $points } points
} d’avance
moments-behind = { $place ->
    [2] Vous finissez en 2ᵉ position
    [3] Vous finissez en 3ᵉ position
    [4] Vous finissez en 4ᵉ position
    [5] Vous finissez en 5ᵉ position
   *[other] Vous finissez en 6ᵉ position
}, à { $points ->
    [one] un point
    [many] { $points } de points
   *[other] { $points } points
}.
moments-how-it-went = Le déroulement
moments-graph-about = Points des piles
moments-graph-label = Points des piles, tour après tour. À la fin : { $now }
moments-facts = Dans cette partie
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] points dans votre meilleur tour
   *[other] points dans votre meilleur tour, au tour de table { $round }
}
moments-fact-completed = puzzles terminés
moments-fact-black = dont des noirs
moments-fact-together = terminés par un seul Coup de Maître
moments-fact-masters = Coups de Maître
moments-fact-placed = pièces placées
moments-fact-touches = pièces données pour les derniers points
moments-your-pile = Vos puzzles terminés
moments-pile-of = Puzzles terminés : { $name }
moments-all-columns = Toutes les colonnes
moments-sound-offer = Des sons la prochaine fois ? Brefs, quand on prend, place ou termine.
moments-sound-yes = Activer
moments-sound-no = Non, merci
moments-review = Analyser la partie
