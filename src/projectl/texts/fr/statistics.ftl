# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = Édition
statistics-edition-all = Toutes les éditions
statistics-players = Joueurs
statistics-players-all = Tous les nombres
statistics-players-of = { $players ->
    [one] 1 joueur
    [many] { $players } de joueurs
   *[other] { $players } joueurs
}
statistics-time = Période
statistics-time-all = Depuis le début
statistics-time-year = 12 derniers mois
statistics-time-month = 30 derniers jours
statistics-against = Adversaires
statistics-against-bots = Contre des bots
statistics-against-people = Contre des personnes
statistics-against-mixed = Personnes et bots à une même table
statistics-against-solo = Solo

## The figures

statistics-games = Parties terminées
statistics-since = depuis le { $date }
statistics-won = Gagnées
statistics-likely = sans doute entre { $low } et { $high }
statistics-mean = Score moyen
statistics-scored = parties : { $count }

## The pictures; each can be read as a table

statistics-as-table = En tableau
statistics-as-picture = En image
statistics-won-title = Parties gagnées
statistics-won-about = Avec l’intervalle probable. Pâle : moins de 10 parties. En dessous : le nombre de parties.
statistics-won-about-rows = Avec l’intervalle probable. Pâle : moins de 10 parties. Au bout : le nombre de parties.
statistics-by-level = par niveau
statistics-by-difficulty = par difficulté
statistics-by-edition = par édition
statistics-by-players = par joueurs
statistics-level = Niveau { $level }
statistics-mark = { $what }. Gagnées : { $won } sur { $games }.
statistics-mark-none = { $what }. Aucune partie.
statistics-points-title = Points, par manche
statistics-points-about = Moyenne des dernières parties (parties : { $count }). La moitié se trouve dans la bande.
statistics-points-sum = Manche { $round }. { $name } : { $own }. Autres : { $others }.
statistics-points-alone = Manche { $round }. { $name } : { $own }.
statistics-others = Autres
statistics-pieces-title = Pièces placées
statistics-pieces-about = Dans les dernières parties (parties : { $count }).
statistics-puzzles-title = Puzzles terminés
statistics-puzzles-about = La barre : combien de puzzles pris ont été terminés. Pâle : jamais pris.
statistics-puzzle = { $puzzle }. Pris : { $taken }. Terminés : { $completed }.
statistics-column-round = Manche
statistics-column-games = Parties
statistics-column-range = Intervalle probable
statistics-column-half = Moitié centrale
statistics-column-piece = Pièce
statistics-column-placed = Placées
statistics-column-puzzle = Puzzle
statistics-column-taken = Pris
statistics-column-completed = Terminés

## When there is little, and what counts

statistics-none = Aucune partie terminée pour l’instant. Jouez-en une et cette page se remplira.
statistics-none-here = Aucune partie ne correspond à ces filtres.
statistics-few = Encore peu de parties. Elles ne disent pas grand-chose.
statistics-counts = Ce qui compte
statistics-counts-about = Les parties terminées avec un vainqueur, jouées à une place et sans conseils. Bots et personnes ne sont jamais comptés ensemble. Points, pièces et puzzles viennent des 60 dernières parties.
statistics-left-hinted = Écartées à cause de conseils : { $count }
statistics-left-undecided = Écartées faute de vainqueur : { $count }
statistics-left-seats = Écartées à cause de plusieurs places : { $count }
