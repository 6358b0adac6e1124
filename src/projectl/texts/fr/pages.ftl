## A piece in hand

play-drag-keys = Q et E la tournent, F la retourne. La molette la tourne aussi.
play-drag-finger = Touchez avec un second doigt pour la tourner.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = { $width } de large, { $height } de haut : { $rows }.
sr-shape-whole = { $width } de large, { $height } de haut, en entier.
sr-row-full = ligne entière
sr-row-none = rien
sr-row-span = { $from } à { $to }
sr-row-and = { $first } et { $second }
sr-card-fits = De vos pièces y tiennent : { PIECE($pieces) }.
sr-card-fits-none = Aucune de vos pièces n’y tient.
sr-lies-on = Dessus : { PIECE($pieces) }.
sr-still-open = Libre : { $shape }

## Bots: how fast they are, and that they think

bot-thinking = réfléchit
bot-thinking-for = réfléchit, { $seconds } s
bots-skip = Passer
bots-skip-about = Montrer d’un coup la suite des bots (K)
key-skip = passer les coups des bots
settings-bot-pace = Rythme des bots
settings-bot-pace-about = La pause avant chacune de leurs actions. À plusieurs, le souhait le plus lent compte.
settings-bot-pace-normal = Normal
settings-bot-pace-fast = Rapide
settings-bot-pace-instant = Immédiat

## Passing the device

pass-next = À { $name } de jouer
pass-device = Passez l’appareil.
pass-i-am = Je suis { $name }
name-twice = Deux joueurs portent ce nom. Changez-en un.

## How a game ended

end-shared-you = Vous partagez la victoire avec { $names }
end-lost-solo = L’adversaire gagne
end-others-won = Les autres gagnent : { $names }
end-you-and-others = Vous gagnez, avec { $names }
end-why-resigned = { $who ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
}
end-why-timeout = { $who ->
    [you] Votre temps est écoulé.
   *[other] Temps écoulé pour { $name }.
}
end-nobody = Pas de vainqueur
end-why-agreed = Tout le monde s’est accordé pour finir la partie.
end-why-expired = Personne ne jouait depuis longtemps : la partie a été fermée.
end-why-closed = L’hébergeur du serveur a fermé la partie.
end-why-unreadable = La partie ne pouvait plus être ouverte.

## A new game

new-count-solo = { $count } solo
new-row-you = vous
new-row-here = Cet écran
new-row-here-short = Ici
new-row-invite = Inviter
new-row-invite-about = Qui a le lien peut s’asseoir.
new-fold-time = Temps
new-value-none = aucune
new-value-clock = { $kind ->
    [bank] { $amount } par partie
    [days] { $amount } par tour
   *[turn] { $amount } par tour
}
new-value-rated = { $rated ->
    [yes] classée
   *[no] non classée
}
new-value-public = { $public ->
    [yes] dans le salon
   *[no] par lien seulement
}
new-value-scores = { $open ->
    [yes] scores visibles
   *[no] scores selon l’édition
}
new-sum-bots = { $count ->
    [one] un bot
    [many] { $count } de bots
   *[other] { $count } bots
}
new-sum-free = { $count ->
    [one] une place libre
    [many] { $count } de places libres
   *[other] { $count } places libres
}
new-sum-players = { $count ->
    [one] { $count } joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
}
new-sum-screen = sur cet écran
new-conflict = Ces choix ne vont pas encore ensemble.
new-name-conflict = Deux noms sont identiques.
new-last = Comme la dernière fois : { $what }
new-bots-others = Autres bots
new-bots-slow = Trop lents ici
bot-name-random = Au hasard
bot-name-greedy = Au plus vite
bot-name-planner = Planifie son tour
bot-name-learned = Réseau entraîné
bot-name-expert = Réseau entraîné, réfléchit longtemps
new-bot-option = Niveau { $level }, { $name }
mend-edition = Jouer « { $value } »
mend-variant = Jouer : { $value }
mend-players = { $value ->
    [one] Jouer à { $value }
    [many] Jouer à { $value }
   *[other] Jouer à { $value }
}
mend-deluxe = { $value ->
    [on] Prendre la boîte deluxe
   *[off] Sans la boîte deluxe
}
mend-expansions = { $value ->
    [none] Jouer sans extension
   *[other] Extensions : { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Avec Blancs sans Fin
   *[off] Sans Blancs sans Fin
}
mend-difficulty = { $value ->
    [none] Retirer la difficulté
   *[other] Difficulté : { NAME($value, of: "difficulty") }
}
