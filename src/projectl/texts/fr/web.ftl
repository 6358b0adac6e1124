# Ce que seul le navigateur dit.

### Pages : accueil, nouvelle partie, salon, parties jouées, classement, joueurs, compte, réglages, à propos

## Chaque page

page-document-title = { $page } · project L
page-skip = Aller au contenu
page-home = project L, accueil
page-nav = Pages
page-unofficial = Une version non officielle, faite par des joueurs.
page-loading = Chargement…
page-try-again = Réessayer
page-more = Afficher plus
page-no-connection = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-fault = Une erreur s’est produite. Réessayez.
nav-learn = Apprendre
nav-lobby = Salon
nav-records = Parties jouées
nav-ladder = Classement
nav-rules = Règles
nav-account = Compte
nav-settings = Réglages
nav-about = À propos
missing-title = Page introuvable
missing-lead = Il n’y a pas de page ici. La partie est peut-être finie, ou le lien est incomplet.
missing-start = Accueil

## Accueil

start-title = Accueil
start-display = Petites pièces. Ça s’emboîte.
start-about = Remplissez des puzzles, gagnez de plus grandes pièces, remplissez de plus grands puzzles. Une partie dure une vingtaine de minutes.
start-play-now = Jouer
start-change = Changer
start-name = Votre nom
start-default-names = Érable, Galet, Trèfle, Merle, Genièvre, Loutre, Comète, Noisette
start-what-solo = Vous contre l’adversaire automatisé
start-what-bots =
    Vous contre { $bots ->
        [one] { $bots } bot
        [many] { $bots } de bots
       *[other] { $bots } bots
    }
start-what-screen =
    { $people ->
        [one] { $people } personne sur le même écran
        [many] { $people } de personnes sur le même écran
       *[other] { $people } personnes sur le même écran
    }
start-what-mixed =
    { $people ->
        [one] { $people } personne
        [many] { $people } de personnes
       *[other] { $people } personnes
    } et { $bots ->
        [one] { $bots } bot
        [many] { $bots } de bots
       *[other] { $bots } bots
    }
start-what-open =
    Une table avec { $free ->
        [one] { $free } place libre
        [many] { $free } de places libres
       *[other] { $free } places libres
    }
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = Niveau { $level } · { $edition }
start-detail-plain = { $edition }
start-running = Vos parties en cours
start-your-turn = À vous de jouer dans la partie avec { $names }
start-game-with = Partie avec { $names }
start-game-alone = Votre partie solo
start-waiting =
    Votre table attend { $free ->
        [one] { $free } joueur
        [many] { $free } de joueurs
       *[other] { $free } joueurs
    }
start-round = Tour de table { $round }
start-resume = Reprendre
start-resume-named = Reprendre : { $names }
start-ways = Autres façons de jouer
start-way-solo = Solo
start-way-solo-about = Contre l’adversaire automatisé : standard, difficile ou impossible
start-way-solo-explained = Après chacun de vos tours, l’adversaire prend le meilleur puzzle de ses colonnes ouvertes. Pour gagner, finissez avec plus de points que lui.
start-way-friends = Entre amis
start-way-friends-about = Votre propre table : partagez un lien ou un code QR
start-way-friends-explained = Vous ouvrez une table et partagez son lien. La partie commence quand tout le monde est assis ; des bots peuvent occuper les places libres.
start-way-screen = Un écran
start-way-screen-about = À plusieurs sur un même appareil
start-way-screen-explained = Tout le monde joue sur cet appareil. Passez-le après chaque tour.
start-lobby-about = Tables ouvertes et parties à regarder
start-lobby-counts =
    { $open ->
        [0] Aucune table ouverte
        [one] { $open } table ouverte
        [many] { $open } de tables ouvertes
       *[other] { $open } tables ouvertes
    } · { $running ->
        [0] aucune partie à regarder
        [one] { $running } partie à regarder
        [many] { $running } de parties à regarder
       *[other] { $running } parties à regarder
    }
start-names = Qui joue
start-name-of = Nom du joueur { $number }
start-all-options = Toutes les options
start-open-table = Ouvrir la table
start-begin = Jouer
start-new-here = Première fois ici ?
start-fit = Placez le carré rouge dans le trou
start-fits = Ça rentre. Tout le jeu est là : remplissez un puzzle, et vos pièces reviennent avec une nouvelle.

## Nouvelle partie

new-title = Nouvelle partie
new-lead = Changez ce que vous voulez ; le reste est déjà bien réglé. Si des options s’excluent, la raison est indiquée.
new-group-game = Jeu
new-group-players = Joueurs
new-group-extras = Extensions et suppléments
new-group-table = Table
new-summary = Votre partie
new-begin = Jouer
new-open = Ouvrir la table
new-variant = Variante
new-variant-about = Comment on joue.
new-difficulty = Difficulté
new-difficulty-about = De combien de pièces l’adversaire dispose au début.
new-edition = Édition
new-edition-about = Les règles ont changé d’une édition à l’autre ; chacune se joue exactement selon son livret.
new-players = Nombre de joueurs
new-players-about = Combien sont à la table, bots compris.
new-expansions = Extensions
new-expansions-about = D’autres puzzles et actions. Choisissez parmi celles de l’édition.
new-deluxe = Boîte deluxe
new-deluxe-about = 15 pièces de chaque forme au lieu de 10, pour plus de joueurs et les extensions.
new-known-scores = Scores visibles
new-known-scores-about = Tout le monde voit ce que les autres ont terminé et leurs points.
new-endless-white = Blancs sans Fin
new-endless-white-about = Quand la pile blanche est vide, les puzzles blancs terminés sont mélangés en une nouvelle.
new-seats = Qui joue où
new-seats-about = Vous pouvez occuper plusieurs places et vous passer l’appareil.
new-seat = Place { $number }
new-seat-me = Vous
new-seat-here = Une autre personne sur cet appareil
new-seat-open = Place libre
new-seat-bot = Bot, niveau { $level } : { $name }
new-seat-me-about = Vous jouez sous le nom { $name }.
new-seat-open-about = Toute personne qui a le lien peut s’y asseoir.
new-first = Premier joueur
new-first-about = Qui commence ; les autres suivent dans l’ordre.
new-first-lot = Au hasard
new-puzzles = Vos propres puzzles
new-puzzles-about = Ajoutez jusqu’à { $most } fichiers de vos propres puzzles à ceux du jeu.
new-puzzles-file = Choisir un fichier de puzzles
new-puzzles-type = Écrire ou coller un fichier de puzzles
new-puzzles-text = Le texte du fichier de puzzles
new-puzzles-add = Ajouter ces puzzles
new-puzzles-remove = Retirer
new-puzzles-remove-named = Retirer { $title }
new-clock = Pendule
new-clock-about = Combien de temps chacun a.
new-clock-none = Sans pendule
new-clock-none-about = Prenez tout votre temps.
new-clock-turn = Temps par tour
new-clock-turn-about = Le même temps pour chaque tour.
new-clock-bank = Temps pour la partie
new-clock-bank-about = Un temps pour toute la partie, avec un petit supplément après chaque tour.
new-clock-days = Jours par tour
new-clock-days-about = Passez de temps en temps ; une partie dure des semaines.
new-clock-turn-amount = Temps pour un tour
new-clock-bank-amount = Temps pour la partie
new-clock-days-amount = Temps pour un tour
new-clock-increment = Supplément après chaque tour
new-clock-turn-value =
    { $count ->
        [one] { $count } seconde
        [many] { $count } de secondes
       *[other] { $count } secondes
    }
new-clock-bank-value =
    { $count ->
        [one] { $count } minute
        [many] { $count } de minutes
       *[other] { $count } minutes
    }
new-clock-days-value =
    { $count ->
        [one] { $count } jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
new-clock-expiry = Quand le temps est écoulé
new-clock-expiry-bot = Un bot prend le relais
new-clock-expiry-end = La partie se termine
new-caretaker = Quel bot
new-caretaker-usual = Par défaut
new-public = Publique
new-public-about = Visible de tous dans le salon. Sinon, il faut le lien pour jouer ou regarder.
new-rated = Classée
new-rated-about = Compte pour le classement. Il faut une pendule et, pour chacun, un compte et une seule place ; sans bots.
new-rated-account = Il faut un compte pour jouer des parties classées. Créez-en d’abord un sur la page du compte.
new-confirm = Confirmer les tours
new-confirm-about = Votre tour ne finit que lorsque vous le confirmez : sa dernière action peut encore être annulée.

## Salon

lobby-lead = Rejoignez une table ou regardez une partie.
lobby-new = Ouvrir une table
lobby-open = Tables ouvertes
lobby-running = Parties à regarder
lobby-none-open = Aucune table ouverte.
lobby-open-one = En ouvrir une
lobby-none-running = Aucune partie publique en ce moment.
lobby-free = place libre
lobby-what = { $variant } · { $edition }
lobby-rated = classée
lobby-watch = Regarder
lobby-look = Voir
lobby-join = Rejoindre

## Parties jouées

records-lead = Les parties finies, à revoir, à télécharger et à vérifier.
records-whose = Quelles parties
records-mine = Les miennes
records-public = Publiques
records-variant = Variante
records-all-variants = Toutes les variantes
records-none = Aucune partie finie pour l’instant.
records-none-mine = Vous n’avez pas encore fini de partie.
records-play = Jouer
records-points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
records-ended-played = jouée jusqu’au bout
records-ended-agreed = finie d’un commun accord
records-ended-resigned = finie par abandon
records-ended-timeout = finie au temps
records-ended-expired = délaissée par tous
records-ended-closed = fermée par l’hébergeur
records-ended-unreadable = ne pouvait plus être ouverte
records-download = Télécharger
records-replay = Revoir
records-open = Ouvrir un fichier de partie
records-open-about = Choisissez un fichier, ou déposez-le ici. Il n’est visible que par vous.
records-statistics = Mes statistiques

## Classement et joueurs

ladder-lead = Les meilleurs joueurs des parties classées. La cote est une estimation prudente du niveau : elle monte avec les victoires et le nombre de parties.
ladder-none = Personne n’a encore joué de partie classée.
ladder-play = Ouvrir une table
ladder-top = Haut du classement
ladder-rank = Rang
ladder-player = Joueur
ladder-rating = Cote
ladder-games = Parties
ladder-wins = Victoires
player-title = Joueur
player-guest = Invité depuis
player-account = Membre depuis
player-rating = Cote, { $variant }
player-rank = rang { $rank }
player-games = Parties
player-no-games = Pas encore de partie publique.
player-mute = Mettre en sourdine
player-unmute = Réafficher ses messages

## Compte

account-lead-in = Vous utilisez le compte { $name }.
account-lead-out = Vous pouvez jouer sans compte. Avec un compte, vous êtes la même personne dans chaque navigateur, gardez vos parties et pouvez jouer des parties classées.
account-register = Créer un compte
account-register-about = Un nom et un mot de passe, rien d’autre. Vous gardez les parties déjà jouées.
account-register-submit = Créer le compte
account-login = Se connecter
account-login-about = Les parties jouées en tant qu’invité deviennent les vôtres.
account-login-submit = Se connecter
account-password = Mot de passe
account-password-about = Au moins { $shortest } caractères. Il ne peut pas être récupéré : conservez-le bien.
account-name = Nom
account-name-about = Tout le monde le voit, et il doit être unique.
account-profile = Votre page, vue par les autres
account-save = Enregistrer
account-saved = Enregistré.
account-new-password = Mot de passe
account-new-password-about = Le changer vous déconnecte partout ailleurs.
account-old = Mot de passe actuel
account-new = Nouveau mot de passe
account-sessions = Vos sessions ouvertes
account-sessions-about = Fermez les sessions que vous ne reconnaissez pas ou dont vous n’avez plus besoin.
account-session-unknown = Programme inconnu
account-session-here = ici
account-session-end = Fermer
account-session-end-named = Fermer la session : { $agent }
account-logout = Se déconnecter
account-logout-about = Sur cet appareil seulement.
account-data = Vos données
account-data-about = Téléchargez tout ce qui est enregistré sur vous, ou faites-le supprimer.
account-export = Télécharger
account-delete = Supprimer mes données
account-delete-title = Supprimer vos données
account-delete-sure = Cette action est irréversible
account-delete-about = Vous quittez toutes les parties en cours. Votre nom, vos messages, vos cotes et votre mot de passe sont supprimés ; ce qui a été joué reste, sans votre nom.
account-delete-yes = Supprimer définitivement

## Réglages

settings-lead = Enregistrés sur cet appareil. Les changements s’appliquent aussitôt.
settings-group-look = Apparence
settings-group-play = Jeu
settings-group-words = Textes
settings-group-signals = Alertes
settings-language = Langue
settings-language-about = Modifiable aussi en cours de partie.
settings-theme = Thème
settings-theme-about = Les couleurs de la table.
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-marks = Marques sur les pièces
settings-marks-about = Pour distinguer les pièces sans leurs couleurs.
settings-marks-auto = Selon le thème
settings-marks-letters = Lettres
settings-marks-patterns = Motifs
settings-marks-both = Les deux
settings-marks-none = Aucune
settings-speed = Animations
settings-speed-about = Vitesse des animations sur la table.
settings-speed-off = Désactivées
settings-speed-fast = Rapides
settings-speed-normal = Normales
settings-auto-confirm = Confirmer les tours automatiquement
settings-auto-confirm-about = Pour que le tour finisse de lui-même quand toutes ses actions sont utilisées. Le compte à rebours laisse trois secondes pour annuler, et seulement contre des bots.
settings-auto-confirm-off = Jamais
settings-auto-confirm-ring = Après un compte à rebours
settings-auto-confirm-at-once = Aussitôt
settings-take-with-one-tap = Prendre d’un seul geste
settings-take-with-one-tap-about = Toucher un puzzle le prend aussitôt.
settings-single-keys = Raccourcis clavier
settings-single-keys-about = Une seule touche suffit à table : Q et E tournent, F retourne, U annule, ? montre tout.
settings-piece-names = Noms des pièces
settings-piece-names-about = Les phrases disent « barre bleue de 3 » ou I3.
settings-piece-names-auto = Les premières parties
settings-piece-names-on = Toujours
settings-piece-names-off = Jamais
settings-notation = Notation dans le journal
settings-notation-about = Chaque action aussi en notation, comme dans les fichiers de partie : place V3@1 c3.
settings-chat = Discussion
settings-chat-about = Afficher ce que disent les autres à la table.
settings-sound = Sons
settings-sound-about = Des sons brefs pour ce qui se passe ; tout se voit aussi à l’écran.
settings-notifications = Notifications
settings-notifications-about = Une notification du navigateur quand c’est à vous et que vous êtes ailleurs.
settings-notifications-impossible = Ce navigateur ne permet les notifications qu’en https ou sur cette machine. À la place, le titre de l’onglet annonce votre tour.
settings-notifications-denied = Les notifications sont bloquées. Autorisez-les dans les réglages du navigateur.

## À propos

about-lead = Project L dans le navigateur, dans le terminal et comme bibliothèque Python.
about-unofficial-title = Non officiel
about-unofficial = C’est une version gratuite faite par des joueurs. Elle n’a aucun lien avec l’éditeur ni les auteurs du jeu de société. Les dessins, les couleurs et les textes sont les nôtres. Si elle vous plaît, achetez la boîte.
about-licence-title = Licences
about-licence = Le programme est un logiciel libre sous licence MIT. La partie navigateur utilise aussi :
about-privacy-title = Vos données
about-privacy = Aucun pistage et aucun tiers. Le serveur garde votre nom, vos parties et ce que vous dites à la table ; sur la page du compte, vous pouvez tout télécharger ou faire supprimer.
about-version = Version { $version }

## Revoir une partie

replay-title = Revoir une partie
replay-none = Choisissez une partie jouée, ou ouvrez un fichier de partie.
replay-controls = Lecture
replay-scrubber = Moment de la partie
replay-position = Action { $number } sur { $total }
replay-start = Le début de la partie
replay-round-of = Tour de table { $round }, { $name }
replay-turn-of = Tour { $turn }, { $name }
replay-first = Au début
replay-back = Une action en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Une action en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-graph = Courbe
replay-graph-points = Points
replay-graph-pieces = Pièces
replay-graph-name = { $name } { $value }
replay-graph-label =
    { $kind ->
        [pieces] Pièces au fil de la partie. Maintenant : { $now }.
       *[points] Points au fil de la partie. Maintenant : { $now }.
    }
replay-log = Ce qui s’est passé
replay-now = Retour à la partie
replay-viewer = Point de vue
replay-spectator = En spectateur
replay-as = Comme { $name }
replay-link = Copier un lien vers ce moment
replay-link-copied = Le lien vers ce moment est copié.
replay-link-in-address = Le lien vers ce moment est dans la barre d’adresse.
replay-download = Télécharger la partie
replay-verify = Vérifier le mélange
replay-verify-about = Avant la partie, le serveur a publié une empreinte de la graine qui mélange les puzzles. La graine est maintenant révélée : chacun peut vérifier.
replay-hash = Empreinte publiée
replay-no-hash = Cette partie n’en a pas.
replay-seed = Graine
replay-matches = Le mélange correspond.
replay-differs = Le mélange ne correspond pas à l’empreinte.
replay-seed-later = La graine est révélée quand la partie est finie.
sr-offered =
    { $colour ->
        [black] Puzzle noir
       *[white] Puzzle blanc
    }, { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }, récompense : { PIECE($reward) }, { $cells ->
        [one] { $cells } case
        [many] { $cells } de cases
       *[other] { $cells } cases
    }.

## Plateaux vivants de la page des règles

rules-live-try = Essayer
rules-live-close = Fermer l’exemple
rules-live-next = Étape suivante
rules-live-reset = Recommencer
rules-live-begin = À vous de jouer. Essayez, ou avancez pas à pas.
rules-example-take = Vous prenez le troisième puzzle de la rangée blanche. Un nouveau arrive de la pile.
rules-example-take-deck = Vous prenez le premier puzzle de la pile blanche sans le voir.
rules-example-piece = Vous prenez un petit carré jaune dans le stock.
rules-example-piece-missing = Le stock n’a plus de petit carré jaune : une autre pièce le remplace.
rules-example-upgrade-missing = Le niveau 3 est épuisé : une barre de 2 devient une pièce de niveau 4.
rules-example-exchange = Une pièce descend à n’importe quel niveau inférieur, ou change de forme au même niveau.
rules-example-recycle = La rangée blanche va sous sa pile dans l’ordre de votre choix, et quatre nouveaux puzzles arrivent.
rules-example-reward-missing = La récompense n’est plus dans le stock. Voyez ce que vous recevez à la place.
rules-example-end = Le dernier puzzle de la pile noire est révélé : ce tour de table, puis encore un.
rules-example-end-black = Ensuite, vous pouvez prendre un seul puzzle noir par tour.
rules-example-scoring = Plus personne ne place : on compte les points.
rules-example-solo-lock = Vous prenez un puzzle d’une colonne verrouillée, et un de ses verrous va à l’adversaire.
rules-example-solo-locked = Toutes les colonnes sont verrouillées : chacune perd un verrou et l’adversaire ne prend rien.
rules-example-line-clear = Vous prenez dans les rangées de gauche pendant que le troisième joueur prend dans celles de droite.
rules-example-level-up = La récompense est une flèche : elle améliore une pièce d’un niveau.
rules-example-level-up-two = La récompense : deux flèches.
rules-example-ambassador = Un puzzle d’Ambassadeur vous donne un Coup de Maître de plus.
rules-example-phoenix = Un puzzle Phénix vaut 6 points.
rules-example-endless = La pile blanche est vide, et les puzzles blancs terminés reviennent.

### Jouer : ce qui réagit à la table

## Actions et commandes

play-your-pieces = Vos pièces
play-actions = Actions
play-piece = Pièce de niveau 1
play-exchange = Améliorer
play-master = Coup de Maître
play-master-used = Coup de Maître utilisé
play-ambassador = Ambas{ "\u00AD" }sadeur ({ $count })
play-recycle = Recycler
play-recycle-row =
    { $deck ->
        [black] Recycler la rangée noire
       *[white] Recycler la rangée blanche
    }
play-split = Diviser
play-turn-left = Tourner à gauche
play-turn-right = Tourner à droite
play-flip = Retourner
play-pick-first = Choisissez d’abord une de vos pièces.
play-new = { GENDER($piece) ->
    [f] nouvelle
   *[m] nouveau
}
play-place = Placer
play-take = Prendre
play-take-piece = Prendre { PIECE($piece, case: "art") }
play-take-reveals = Un nouveau puzzle est révélé : vous ne pourrez plus annuler.
play-cancel = Renoncer
play-skip = Passer
play-undo = Annuler
play-undo-not-past = Annuler (pas au-delà du nouveau puzzle)
play-restart = Tout annuler
play-restart-nothing = Il y a au plus une action à annuler.
play-confirm-turn = Confirmer le tour
play-end = Finir le tour
play-end-unused =
    { $count ->
        [0] Finir le tour
        [one] Finir le tour, { $count } action non utilisée
        [many] Finir le tour, { $count } d’actions non utilisées
       *[other] Finir le tour, { $count } actions non utilisées
    }
play-confirm-pieces =
    { $count ->
        [0] Confirmer
        [one] Confirmer { $count } pièce
        [many] Confirmer { $count } de pièces
       *[other] Confirmer { $count } pièces
    }
play-done = Terminé
play-no-connection = Pas de connexion pour l’instant. Elle reviendra d’elle-même.
play-moved-on = La partie a avancé entre-temps.
play-wait = Un instant.
play-took-it = { $name } l’a pris avant vous. Votre action n’est pas utilisée.

## Échange, récompenses, flèches, ordre

play-you-give = Vous donnez
play-choose-give = Choisissez la pièce que vous donnez.
play-choose-first = Choisissez-en d’abord une.
play-cannot-give = Il n’y a rien à prendre contre cette pièce. Choisissez-en une autre.
play-group-up = Un niveau plus haut
play-group-same = Même niveau
play-group-lower = Plus bas
play-group-rest = Même niveau ou plus bas
play-group-one = Une flèche
play-group-two = Deux flèches
play-level-empty = Le stock n’a aucune pièce de niveau { $level } : on passe au niveau suivant.
play-reward-missing = Plus dans le stock : { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Améliorez une pièce
    [split] Deux flèches : améliorez une pièce d’un ou deux niveaux, ou deux pièces d’un niveau
   *[both] Deux flèches : améliorez une pièce d’un ou deux niveaux
}
play-order-puzzle =
    Puzzle { $slot } : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }, récompense : { PIECE($reward) }

## Recyclage et division

play-recycle-title =
    { $deck ->
        [black] Recycler la rangée noire
       *[white] Recycler la rangée blanche
    }
play-recycle-reveals = De nouveaux puzzles sont révélés : vous ne pourrez plus annuler.
play-recycle-instead =
    { $deck ->
        [black] Plutôt la rangée noire
       *[white] Plutôt la rangée blanche
    }
play-earlier = Puzzle { $place } : une place plus tôt
play-later = Puzzle { $place } : une place plus tard
play-is-first = Il est déjà le premier.
play-is-last = Il est déjà le dernier.
play-split-into = Diviser { PIECE($piece, case: "def") } en…
play-split-about = Vous pourrez ensuite placer les nouvelles pièces, une sur chaque puzzle.
play-split-filter = N’afficher que les divisions avec cette pièce

## Conseils

play-needs =
    { $count ->
        [one] Il manque encore { $count } pièce : { PIECE($pieces) }
        [many] Il manque encore { $count } de pièces : { PIECE($pieces) }
       *[other] Il manque encore { $count } pièces : { PIECE($pieces) }
    }
play-hint-begin = Prenez un puzzle pour commencer.
play-hint-place = Glissez une pièce sur un puzzle. Ou améliorez-la, prenez une pièce de niveau 1 ou un puzzle.
play-hint-get-pieces = Il vous faut d’autres pièces : prenez-en une de niveau 1, améliorez-en une ou prenez un autre puzzle.
play-hint-choose-puzzle = Elle tient sur les puzzles en surbrillance.
play-hint-fits-nowhere = Cette pièce ne tient sur aucun de vos puzzles. Améliorez-la ou gardez-la.
play-hint-fits =
    { $completes ->
        [yes] Elle tient et termine le puzzle. Touchez-la encore, ou touchez Placer.
       *[no] Elle tient. Touchez-la encore, ou touchez Placer.
    }
play-hint-complete = Vos trois actions sont utilisées. Confirmez ou annulez.
play-hint-touches = Vous pouvez encore placer des pièces. Chacune coûte 1 point.

## Ajustements finaux

play-your-score = Votre score
play-score-pile =
    { $count ->
        [0] Pile de victoire, aucun puzzle
        [one] Pile de victoire, { $count } puzzle
        [many] Pile de victoire, { $count } de puzzles
       *[other] Pile de victoire, { $count } puzzles
    }
play-score-touched = Terminés par les ajustements finaux
play-score-touches =
    { $count ->
        [0] Aucune pièce placée
        [one] { $count } pièce placée
        [many] { $count } de pièces placées
       *[other] { $count } pièces placées
    }
play-score-unfinished =
    { $count ->
        [0] Aucun puzzle inachevé
        [one] { $count } puzzle inachevé
        [many] { $count } de puzzles inachevés
       *[other] { $count } puzzles inachevés
    }
play-score-now = Maintenant
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Placer { PIECE($piece, case: "def") } ici : { $now } → { $after }
play-touch-completion =
    Le puzzle { $slot } peut être terminé avec { $count ->
        [one] { $count } pièce
        [many] { $count } de pièces
       *[other] { $count } pièces
    } : { $now } → { $after }
play-touch-no-gain = Terminer un autre puzzle ne rapporterait rien.
play-other-done = terminé
play-other-placing = place encore
play-done-really = Terminer déjà ?
play-done-better = Une pièce de plus ferait passer votre score de { $now } à { $after }.
play-back-to-table = Retour à la table

## La liste des touches

key-title = Raccourcis clavier
key-region = partie suivante ou précédente de la table
key-arrows = se déplacer dans une partie ; déplacer la pièce sur un puzzle
key-do = choisir, faire
key-back = revenir d’un pas
key-stack = prendre en main une de vos pièces
key-puzzle = aller à votre puzzle
key-turn = tourner à gauche, à droite, retourner
key-next = endroit suivant ou précédent où elle tient
key-rows = vers les rangées, vers les piles
key-actions = pièce de niveau 1, améliorer, Coup de Maître
key-more-actions = recycler, diviser une pièce Fantôme, Ambassadeur
key-undo = annuler, tout annuler
key-confirm = confirmer le tour, le Coup de Maître, le placement
key-read = lire le tour, lire mes puzzles, vers le journal
key-list = cette liste

## Lu à voix haute

sr-puzzle =
    { $colour ->
        [black] Puzzle noir
       *[white] Puzzle blanc
    }, { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }, récompense : { PIECE($reward) }, { $cells ->
        [one] { $cells } case
        [many] { $cells } de cases
       *[other] { $cells } cases
    }, libres : { $open }. Place { $slot } sur 4.
sr-puzzle-open = { $puzzle } Libres : { $cells }.
sr-card =
    { $colour ->
        [black] Puzzle noir
       *[white] Puzzle blanc
    }, { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }, récompense : { PIECE($reward) }, { $cells ->
        [one] { $cells } case
        [many] { $cells } de cases
       *[other] { $cells } cases
    }. Place { $slot } des rangées.
sr-deck =
    { $deck ->
        [black] Pile noire, reste { $count }
       *[white] Pile blanche, reste { $count }
    }
sr-place-free = Place { $slot }, vide
sr-place = ligne { $row }, colonne { $column }
sr-cell-empty = ligne { $row }, colonne { $column }, libre
sr-cell-board = ligne { $row }, colonne { $column }, hors de la partie creuse
sr-cell-piece = ligne { $row }, colonne { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) } : { $count }
sr-stack-new = { PIECE($piece) } : { $count }, pièce nouvelle
sr-stack-no-fit = { PIECE($piece) } : { $count }, ne tient nulle part maintenant
sr-stack-not-given = { PIECE($piece) } : { $count }, impossible à échanger
sr-reserve-piece = { PIECE($piece) }, dans le stock : { $count }
sr-tiling = { PIECE($ghost) } en { PIECE($pieces) }
sr-picked =
    En main : { PIECE($piece) }. { $count ->
        [0] Ne tient sur aucun de vos puzzles.
        [one] Tient sur le puzzle { $slots }.
        [many] Tient sur les puzzles { $slots }.
       *[other] Tient sur les puzzles { $slots }.
    }
sr-covers = Ne tient pas : elle recouvrirait { PIECE($piece, case: "def") }.
sr-lies =
    Puzzle { $slot }, ligne { $row }, colonne { $column } : { PIECE($piece, case: "def") } tient, { $open ->
        [0] le puzzle serait terminé.
        [one] { $open } case reste libre.
        [many] { $open } de cases restent libres.
       *[other] { $open } cases restent libres.
    } { $count ->
        [one] C’est le seul endroit sur ce puzzle.
        [many] { $count } d’endroits sur ce puzzle.
       *[other] { $count } endroits sur ce puzzle.
    }
sr-lies-not =
    Puzzle { $slot }, ligne { $row }, colonne { $column } : { PIECE($piece) }. { $reason } { $count ->
        [0] Il n’y a pas d’endroit sur ce puzzle.
        [one] Il y a { $count } endroit sur ce puzzle.
        [many] Il y a { $count } d’endroits sur ce puzzle.
       *[other] Il y a { $count } endroits sur ce puzzle.
    }
sr-take-selected =
    { $reveals ->
        [yes] Appuyez encore pour le prendre. Un nouveau puzzle est révélé : vous ne pourrez plus annuler.
       *[no] Appuyez encore pour le prendre.
    }
sr-turn-complete = Toutes les actions sont utilisées. Confirmez ou annulez.
sr-your-turn =
    { $name ->
        [none] À vous de jouer.
       *[other] { $name }, à vous de jouer.
    } { $actions ->
        [0] Plus d’action.
        [one] { $actions } action.
        [many] { $actions } d’actions.
       *[other] { $actions } actions.
    } { $puzzles ->
        [0] Aucun puzzle
        [one] { $puzzles } puzzle
        [many] { $puzzles } de puzzles
       *[other] { $puzzles } puzzles
    }, { $pieces ->
        [0] aucune pièce.
        [one] { $pieces } pièce.
        [many] { $pieces } de pièces.
       *[other] { $pieces } pièces.
    }
sr-touches =
    Ajustements finaux. { $pieces ->
        [0] Vous n’avez aucune pièce.
        [one] Vous avez { $pieces } pièce.
        [many] Vous avez { $pieces } de pièces.
       *[other] Vous avez { $pieces } pièces.
    }

### La table : dessin, salle d’attente, journal, discussion, menu, feuille de score

close = Fermer
part-failed = Cette partie de l’écran ne marche plus. Le reste de la table va bien.
part-reload = Afficher de nouveau
bot-of-level = Niveau { $level }
name-numbered = { $name } ({ $number })
name-account = Avec un compte
table-title = project L
table-title-turn = ● À vous · project L
table-home = project L, accueil
table-heading = La table
table-menu = Menu
table-your-turn = À vous de jouer
table-turn-of = { $name } joue
table-turn-complete = Tour complet
table-actions-left =
    { $count ->
        [0] Plus d’action
        [one] Encore { $count } action
        [many] Encore { $count } d’actions
       *[other] Encore { $count } actions
    }
table-left-short = reste { $count }
table-round =
    { $variant ->
        [solo] Tour de table { $round }, solo
       *[other] Tour de table { $round }
    }
table-line-clear-turn = Multijoueurs accélérée, tour { $turn }
table-ends-black = finit quand la pile noire est vide
table-ends-deck = finit quand la pile est vide
table-black-left =
    { $count ->
        [0] Plus de puzzle noir dans la pile
        [one] Encore { $count } puzzle noir dans la pile
        [many] Encore { $count } de puzzles noirs dans la pile
       *[other] Encore { $count } puzzles noirs dans la pile
    }
table-last-round = Dernier tour de table
table-end-near = La partie touche à sa fin
table-end-reason =
    { $stage ->
        [last-round] { $variant ->
            [solo] La pile est vide. Après ce tour de table viennent les ajustements finaux.
           *[other] La pile noire est vide. Après ce tour de table viennent les ajustements finaux.
        }
       *[other] { $variant ->
            [line-clear] La pile noire est vide. La partie finit quand le premier joueur a de nouveau reçu les deux marqueurs.
            [solo] La pile est vide : ce tour de table, puis encore un.
           *[standard] La pile noire est vide : ce tour de table, puis encore un.
        }
    }
table-touches = Ajustements finaux
table-touches-explained = Chaque pièce placée coûte 1 point. Aucune pièce ne revient.
table-touches-done = terminé
table-touches-open =
    { $count ->
        [one] { $count } case est encore libre
        [many] { $count } de cases sont encore libres
       *[other] { $count } cases sont encore libres
    }
table-touches-full = Terminé
table-touches-nothing = Vous n’avez pas de puzzle inachevé. Il ne reste rien à faire.
table-row =
    { $deck ->
        [black] Rangée noire
       *[white] Rangée blanche
    }
table-side =
    { $side ->
        [right] Rangées de droite
       *[left] Rangées de gauche
    }
table-side-yours =
    { $side ->
        [right] Rangées de droite : les vôtres
       *[left] Rangées de gauche : les vôtres
    }
table-side-of =
    { $side ->
        [right] Rangées de droite : { $name }
       *[left] Rangées de gauche : { $name }
    }
table-none-left =
    { $deck ->
        [black] Plus de puzzles noirs
       *[white] Plus de puzzles blancs
    }
table-deck = Pile
table-its-supply = Sa réserve
table-mastermind = Adversaire
table-column =
    { $count ->
        [0] Colonne { $column }, ouverte
        [one] Colonne { $column }, { $count } verrou
        [many] Colonne { $column }, { $count } de verrous
       *[other] Colonne { $column }, { $count } verrous
    }
table-pile-points =
    pris : { $completed } · { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
table-plan-if = Si votre tour finissait maintenant :
table-plan-most-points =
    il prendrait le puzzle à { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } de la colonne { $column }, celui qui rapporte le plus dans ses colonnes ouvertes. Verrous de cette colonne ensuite : { $locks }.
table-plan-reading-order =
    il prendrait le puzzle à { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } de la colonne { $column }, le premier de plusieurs à égalité. Verrous de cette colonne ensuite : { $locks }.
table-plan-all-locked = toutes les colonnes sont verrouillées : il ne prendrait rien et chaque colonne perdrait un verrou.
table-plan-nothing-open = ses colonnes ouvertes n’ont pas de puzzle : il ne prendrait rien.
table-your-mat = Votre plateau
table-mat-of = Plateau : { $name }
table-puzzles-of-four = Puzzles : { $count }/4
table-done =
    { $count ->
        [one] { $count } terminé
        [many] { $count } de terminés
       *[other] { $count } terminés
    }
table-points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
table-points-short =
    { $count ->
        [one] { $count } pt
        [many] { $count } pts
       *[other] { $count } pts
    }
table-take-a-puzzle = Prendre un puzzle
table-take-to-begin = Prenez un puzzle pour commencer
table-away = absent { $time }
table-bot-plays = un bot joue
table-stand-in = remplacé par { $bot }
table-watch-seat = Regarder { $name }
table-follow = Suivre le joueur actif
sr-chip =
    { $completed ->
        [0] { $name }, aucun puzzle terminé. Voir le plateau.
        [one] { $name }, { $completed } puzzle terminé. Voir le plateau.
        [many] { $name }, { $completed } de puzzles terminés. Voir le plateau.
       *[other] { $name }, { $completed } puzzles terminés. Voir le plateau.
    }
sr-clock = reste { $time }
sr-clock-low = Reste moins de 30 secondes.
table-clock-low = peu de temps
table-clock-days =
    { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }
table-side-panel = Journal et discussion
table-log = Journal
table-log-empty = Le premier coup s’affichera ici.
table-log-round = Tour de table { $round }
table-log-turn = Tour { $turn }
table-show-moment = Voir ce moment
table-chat = Discussion
table-chat-empty = Aucun message pour l’instant.
table-chat-off = La discussion est coupée.
table-chat-on = Activer la discussion
table-chat-switch-off = Couper la discussion
table-unread =
    { $count ->
        [one] { $count } nouveau message
        [many] { $count } de nouveaux messages
       *[other] { $count } nouveaux messages
    }
table-message = Message à la table
table-send = Envoyer
table-mute = Mettre { $name } en sourdine
table-muted = { $name } est en sourdine : vous ne verrez plus ses messages.
table-help = Aide
table-help-take = Prendre : choisissez un puzzle d’une rangée ou d’une pile. Vous pouvez en avoir quatre inachevés.
table-help-place = Placer : choisissez une de vos pièces, puis l’endroit. Un puzzle plein vous donne ses points et sa récompense, et vous rend toutes ses pièces.
table-help-piece = Pièce de niveau 1 : prenez un petit carré dans le stock.
table-help-exchange = Améliorer : donnez une pièce contre une d’un niveau de plus ; ou échangez-la contre une du même niveau ou d’un niveau inférieur.
table-help-recycle = Recycler : mettez toute une rangée sous sa pile et formez-en une nouvelle.
table-help-master = Coup de Maître : placez une pièce sur chacun de vos puzzles, une fois par tour.
table-help-end = Un tour compte trois actions. Quand la pile noire (en solo : la pile) est vide, on joue ce tour de table, puis encore un.
table-rules = Règles
table-game = Cette partie
table-ask-takeback = Demander une reprise
table-takeback-open = Il y a déjà une demande de reprise.
table-takeback-asked =
    { $count ->
        [one] { $name } demande à reprendre la dernière action.
        [many] { $name } demande à reprendre les { $count } de dernières actions.
       *[other] { $name } demande à reprendre les { $count } dernières actions.
    }
table-takeback-waiting =
    Reprise de { $count ->
        [one] { $count } action
        [many] { $count } d’actions
       *[other] { $count } actions
    } : en attente de l’accord des autres.
table-handover = Confier à un bot
table-handover-about = Un bot joue pour { $name } jusqu’à votre retour.
table-handed-over = Un bot joue pour { $name }.
table-return = Reprendre la main
table-offer-end = Proposer de finir la partie
table-end-asked = { $name } propose de finir la partie maintenant, sans vainqueur.
table-end-waiting = Vous proposez de finir la partie maintenant. En attente des autres.
table-resign = Abandonner
table-resign-about =
    { $players ->
        [1] La partie finit maintenant, sans score.
        [2] La partie finit maintenant, et l’autre joueur gagne.
       *[other] Vous quittez la partie, et un bot prend le relais.
    }
table-agree = Accepter
table-decline = Refuser
table-cancel = Annuler
table-leave = Quitter
table-replay = Revoir
table-connection-lost = Connexion perdue. Nouvel essai…
table-moves-safe = Vos coups ne sont pas perdus.
table-try-now = Essayer maintenant
table-connected-again = Connexion rétablie.
table-waiting-for =
    { $count ->
        [0] La partie commence
        [one] En attente de { $count } joueur
        [many] En attente de { $count } de joueurs
       *[other] En attente de { $count } joueurs
    }
table-waiting-facts =
    { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players ->
        [one] { $players } joueur
        [many] { $players } de joueurs
       *[other] { $players } joueurs
    }
table-seat-open = Place libre
table-seat-you = { $name } (vous)
table-sit-here = S’asseoir ici
table-sit-same-screen = Une autre personne ici
table-stand-up = Quitter la place
table-your-name = Votre nom
table-guest = Invité
table-bot = Bot
table-fill-with-bots = Compléter avec des bots
table-link = Lien vers cette table
table-copy-link = Copier le lien
table-link-copied = Le lien est copié.
table-link-marked = Le lien est sélectionné : copiez-le au clavier.
table-link-local = Cette adresse ne marche que sur cette machine. Pour laisser entrer les autres, lancez le serveur avec --lan.
table-share = Partager
table-qr = Code QR du lien vers cette table
table-not-found = Partie introuvable
table-not-found-about = Le lien est peut-être mal écrit, ou la partie a été fermée parce que personne n’y jouait plus.
table-to-start = Accueil
table-score-sheet = Feuille de score
table-score-facts =
    { $variant ->
        [line-clear]
            { $turns ->
                [one] { $turns } tour
                [many] { $turns } de tours
               *[other] { $turns } tours
            }
       *[other]
            { $round ->
                [one] { $round } tour de table
                [many] { $round } de tours de table
               *[other] { $round } tours de table
            }
    } · { $minutes ->
        [one] { $minutes } minute
        [many] { $minutes } de minutes
       *[other] { $minutes } minutes
    } · { NAME($edition, of: "edition") }
table-won =
    { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
    }
table-won-completed =
    { $who ->
        [you] Vous gagnez au premier départage
       *[other] { $name } gagne au premier départage
    }
table-won-pieces =
    { $who ->
        [you] Vous gagnez au second départage
       *[other] { $name } gagne au second départage
    }
table-shared = Victoire partagée : { $names }
table-decided-score =
    { $score ->
        [one] Victoire aux points : { $score } point.
        [many] Victoire aux points : { $score } de points.
       *[other] Victoire aux points : { $score } points.
    }
table-decided-completed =
    { $score ->
        [one] { $score } point chacun
        [many] { $score } de points chacun
       *[other] { $score } points chacun
    }. Départage par les puzzles terminés : { $first } { $completed }, { $second } { $completed2 }.
table-decided-pieces =
    { $score ->
        [one] { $score } point chacun
        [many] { $score } de points chacun
       *[other] { $score } points chacun
    } et le même nombre de puzzles terminés ({ $completed }). Départage par les pièces restantes : { $first } { $pieces }, { $second } { $pieces2 }.
table-decided-shared = Égalité de points, de puzzles terminés et de pièces restantes.
table-decided-solo-tie =
    { $score ->
        [one] { $score } point chacun
        [many] { $score } de points chacun
       *[other] { $score } points chacun
    } : à égalité, l’adversaire gagne.
table-place = Rang
table-player = Joueur
table-sheet-points = Pile
table-sheet-touches = Ajustements
table-sheet-unfinished = Inachevés
table-sheet-score = Score
table-sheet-completed = Terminés
table-sheet-pieces = Pièces restantes
table-ended-played = La partie est finie
table-ended-unreadable = La partie ne peut plus être ouverte
table-ended-unplayed = Elle n’a pas été jouée jusqu’au bout : pas de feuille de score.
table-play-again = Rejouer
table-rematch-join = Rejoindre la suivante
table-record = Fichier de la partie
table-look = Voir la table
table-verify = Vérifier le mélange

## The way from a new game to the editor of puzzles

new-puzzles-draw = Dessiner les vôtres
