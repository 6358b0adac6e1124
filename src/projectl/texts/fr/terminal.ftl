# Le jeu dans le terminal et les autres commandes.


## Jouer ; les mots de commande et la notation sont les mêmes dans toutes les langues

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Tour complet. Entrée le finit.

## Questions

ask-take =
    { $decks ->
        [yes] Quel puzzle ? Le numéro sur sa carte, ou white ou black pour le dessus d’une pile. Entrée pour revenir.
       *[no] Quel puzzle ? Le numéro sur sa carte. Entrée pour revenir.
    }
ask-give = Quelle pièce donnez-vous ? Entrée pour revenir.
ask-get = Que prenez-vous contre { PIECE($piece, case: "def") } ? Entrée pour revenir.
ask-piece = Quelle pièce ? Entrée pour revenir.
ask-puzzle = Sur quel puzzle placer { PIECE($piece, case: "def") } ? Entrée pour revenir.
ask-way = Façons de la placer : { $count }. Laquelle ? Entrée pour revenir.
ask-ghost = Quelle pièce Fantôme divisez-vous ? Entrée pour revenir.
ask-split = En quelles pièces divisez-vous { PIECE($piece, case: "def") } ? Entrée pour revenir.
ask-recycle = Quelle rangée recyclez-vous ? Entrée pour revenir.
ask-order = Dans quel ordre vont-ils sous la pile, le plus haut d’abord ? Entrée garde { $slots }.
order-wrong = Nommez chacun de { $slots } une fois, par exemple : { $slots }.
level-skipped = Le stock n’a pas de pièce de niveau { $level } : on passe au niveau suivant.
answer-number = Choisissez parmi { $numbers }.
puzzle-to-fill =
    { $colour ->
        [black]
            puzzle noir, { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }, libres : { $open }
       *[white]
            puzzle blanc, { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }, libres : { $open }
    }
puzzle-numbered = puzzle { $slot }
way-completes = { $number } plein
row-of =
    { $deck ->
        [black] rangée noire
       *[white] rangée blanche
    }
group-up = plus haut
group-same = même niveau
group-lower = plus bas

## Autour de la partie

pass-to = { $name }, c’est à vous. Appuyez sur Entrée.
ask-seat = Qui agit ? Les deux tours se jouent en même temps.
nobody-else = Personne d’autre ne peut agir maintenant.
left = À bientôt.
menu-number = Les choix vont de 1 à { $last }. Pour d’autres mots, voyez help.
press-enter = Appuyez sur Entrée.
look-which = Le plateau de quel joueur ? Tapez look 1 à look { $last }.
ask-save = Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour quitter sans enregistrer.
ask-overwrite = { $path } existe déjà. L’écraser ? o ou n
yes-letter = o
no-words = n non
saved = Enregistré dans { $path }.
save-not-done = Rien n’a été enregistré.
save-needs-name = Nommez un fichier, par exemple : save partie.txt

## Aide

help-turn =
    Un tour a trois actions, à combiner librement :
    – prendre un puzzle ; au plus quatre inachevés devant vous
    – prendre une pièce de niveau 1
    – améliorer une pièce d’un niveau, ou l’échanger contre une du même niveau ou d’un niveau inférieur
    – placer une pièce sur un de vos puzzles ; elle y reste jusqu’à ce qu’il soit terminé
    – Coup de Maître, une fois par tour : une pièce sur chacun de plusieurs puzzles à la fois
help-deck = Au lieu d’un puzzle face visible, vous pouvez prendre le dessus d’une pile, sans le voir.
help-recycle = Le Recyclage met toute une rangée sous sa pile, dans l’ordre de votre choix, et la refait.
help-ghost =
    Une pièce Fantôme a cinq cases. La diviser donne des pièces qui reconstituent sa forme ; vous pouvez les placer dans la même action, une sur chaque puzzle.
    Les flèches en récompense améliorent une pièce d’un niveau chacune.
help-ambassador = Un puzzle d’Ambassadeur terminé vous donne une action d’Ambassadeur. Elle fonctionne comme le Coup de Maître, sans l’utiliser.
help-endless = Quand la pile blanche est vide, les puzzles blancs terminés en forment une nouvelle.
help-solo =
    Après votre tour, l’adversaire prend le puzzle rapportant le plus de points dans les colonnes sans verrou. Ses propres pièces et un verrou de chaque autre colonne passent alors sur cette colonne.
    Prendre dans une colonne verrouillée donne un verrou à l’adversaire. Il vous faut plus de points que lui : il gagne en cas d’égalité.
help-line-clear = Deux joueurs agissent à la fois, chacun dans les rangées de son marqueur. Le mot seat change qui est au clavier.
help-end-exact = Il faut utiliser les trois actions. Quand le tour est complet, Entrée le finit.
help-end-early = Vous pouvez finir votre tour à tout moment. Quand il est complet, Entrée le finit.
help-unfinished = À la fin, les puzzles inachevés coûtent leurs points.
help-completing =
    Un puzzle plein est terminé : ses pièces reviennent, vous recevez sa récompense (en haut à droite de la carte) et à la fin ses points (en haut à gauche).
    Quand la pile qui termine la partie est vide, on finit le tour de table et on en joue encore un. Puis viennent les ajustements finaux.
help-typing =
    Choisissez par numéro, ou tapez une action, entière ou en partie :
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 pose un V3 sur votre puzzle 2, sur les cases b2, b3 et c3 (les lettres sont les colonnes, les chiffres les lignes)
    – place V3 demande le reste
help-commands =
    Autres mots :
    – undo reprend votre dernière action
    – legal liste toutes les actions, look 2 montre un joueur, pile montre votre pile, log dit ce qui s’est passé
    – save FICHIER, quit
help-touches =
    Placez autant de pièces de votre réserve que vous voulez sur vos puzzles inachevés ; chacune coûte 1 point. Aucune pièce ne revient et il n’y a pas de récompense.
    Ce qui est plein quand vous avez terminé rapporte ses points. Ce qui ne l’est pas peut coûter les siens. Puis tapez done.
help-choice-reward = La pièce de votre récompense n’est plus dans le stock. Choisissez-en une autre.
help-choice-level-up = Une flèche améliore une pièce de votre réserve. Choisissez laquelle, ou refusez.
help-choice-order = Vous avez terminé plusieurs puzzles. Choisissez quelle récompense prendre d’abord : une flèche peut ensuite améliorer une récompense déjà prise.
help-sequence-master = Coup de Maître : une pièce sur chaque puzzle, toutes de votre réserve. Placez-les une à une, puis confirmez ; ou renoncez.
help-sequence-ambassador = Action d’Ambassadeur : une pièce sur chaque puzzle, toutes de votre réserve. Placez-les une à une, puis confirmez ; ou renoncez.
help-sequence-ghost = Vous pouvez placer les nouvelles pièces maintenant, une sur chaque puzzle. Confirmer garde le reste dans votre réserve ; renoncer annule la division.
help-sequence-recycle = Nommez les puzzles de la rangée dans l’ordre où ils vont sous la pile, le plus haut d’abord ; ou renoncez.

## Le menu de départ

begin-about = Une version non officielle du jeu de société pour le terminal. Son nom et le jeu appartiennent à leurs propriétaires.
begin-enter = Entrée
begin-play = jouer
begin-players = joueurs
begin-game = jeu
begin-edition = édition
begin-expansions = extensions
begin-piles = piles de victoire
begin-resume = continuer une partie enregistrée
begin-none = aucune
begin-piles-open = scores visibles
begin-piles-hidden = face cachée
begin-other = Un numéro modifie un réglage. q quitte.
begin-no-expansions = Cette édition n’a pas d’extensions.
begin-solo-players = En solo, il n’y a pas d’autre joueur.
ask-players = Qui joue ? Un nombre, ou une liste comme : human greedy random. Entrée pour revenir.
ask-variant = Quel jeu ? Entrée pour revenir.
ask-difficulty = Quelle difficulté ? Entrée pour standard.
ask-edition = Quelle édition ? Entrée pour revenir.
ask-expansion = Quelle extension ajouter ou retirer ? Entrée pour revenir.
ask-resume = Quel fichier ? Entrée pour revenir.

## Puzzles, verify et replay

puzzles-heading = { $title } ({ $origin }) : blancs { $white }, noirs { $black }
puzzles-svg-written = Image écrite dans { $path }
verify-verdict = { $path } : { $verdict }
replay-set-up = La partie est mise en place.
replay-action = { $name } : { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Entrée avance, b recule, un numéro va à cette action, q quitte.

## Ce que dit `projectl --help`

cli-about = Le jeu de société Project L : jouer, regarder ses puzzles, revoir et vérifier des parties.
cli-play = Jouer au clavier, en solo, à plusieurs ou contre des bots.
cli-puzzles = Montrer des jeux de puzzles, dans le terminal et en image.
cli-replay = Revoir une partie enregistrée pas à pas.
cli-verify = Rejouer une partie enregistrée et comparer son résultat.
cli-serve = Laisser jouer par le réseau, avec un navigateur ou des programmes.
cli-selfcheck = Jouer beaucoup de parties dans chaque mode et vérifier que les règles tiennent.
cli-train = Entraîner les réseaux des bots appris.
cli-train-mode = solo ou table ; les deux si absent. Le réseau du juge est judge.
cli-quick = Un entraînement court, du réseau de table si aucun mode n’est nommé.
cli-minutes = Entraîner pendant ce temps, au lieu d’un nombre fixe de parties.
cli-resume-training = Continuer depuis le dernier point de reprise.
cli-folder = Où vont les réseaux.
cli-train-seed = Le départ du hasard : un autre nombre donne un autre réseau.
train-progress = { $mode }, parties : { $games }
train-done = Réseau écrit dans { $net }, courbe d’apprentissage dans { $curve }.
train-judge-done = Réseau écrit dans { $net }. Score de Brier sur des parties mises de côté : { $brier }.
train-stopped = Arrêté. Parties jouées : { $games }. Continuez avec --resume.
train-finished = { $net } est terminé ; il n’y a rien à continuer. Pour un autre entraînement, nommez un autre dossier avec --folder.
train-occupied = { $path } existe déjà et un nouvel entraînement l’écraserait. Continuez avec --resume, ou nommez un autre dossier avec --folder.
training-mode-unknown = Il n’y a pas d’entraînement { $found }. Possibles : { $known }.
cli-bots = Lister les bots avec leurs niveaux.
cli-arena = Faire jouer des bots entre eux, et les classer.
cli-cluster = Jouer sur une grappe Ray : l’adresse de son nœud principal, ou local.
cli-bench-bots = Mesurer la vitesse de réflexion des bots.
cli-bench-turns = Combien de tours joue le planificateur.
cli-strength = Mesurer la force des bots, comme publié.
cli-strength-rows = Les mesures à faire ; toutes si absent.
cli-strength-series = La série de donnes ; la dernière nommée si absent.
cli-strength-folder = Un dossier pour les parties, pour qu’une mesure interrompue puisse continuer.
cli-strength-page = Une page de la documentation où écrire le tableau.
strength-unknown = Il n’y a pas de mesure { $found }. Les mesures sont { $known }.
strength-series-unknown = Il n’y a pas de série { $found } à jouer. Les séries sont { $known }.
strength-series-uncommitted = La série { $series } n’est encore dans aucun commit. Validez son nom, notez ce commit à côté, puis jouez.
cli-solo = Mesurer des bots contre l’adversaire du solo.
cli-contestants = Des bots par leur nom, comme les liste projectl bots, ou les vôtres comme fichier.py:Classe.
cli-series = Le nom d’une série de donnes : le même nom donne les mêmes donnes.
cli-seconds = Combien de temps un bot peut réfléchir à une action.
cli-store = Où garder les parties finies, pour qu’une série interrompue puisse continuer.
arena-stopped = Arrêté. Les parties finies restent dans { $path } ; la même commande continue.
arena-stopped-unkept = Arrêté. Aucune partie n’a été gardée ; la prochaine fois, nommez un fichier avec --store.
arena-more-games = Parties jouées : { $games }, demandées : { $asked }. Chaque donne est jouée dans tous les ordres de places.
arena-first-player = Premier joueur : { $share } des victoires ({ $interval } ; l’équilibre serait { $even }).
arena-rounds = Tours de table : { $mean } en moyenne, de { $least } à { $most }.
arena-series = Série { $series }. Jouée par { $bots }.
arena-forfeit = Forfait : { $what }
sprt-shares = Le test séquentiel demande deux parts entre 0 et 1, la plus petite d’abord, pas { $low } et { $high }.
sprt-bots = Le test séquentiel compare deux bots à une table de deux, pas { $bots }.
cli-sprt = S’arrêter dès qu’on sait laquelle des deux parts revient au premier bot : --sprt 0.5 0.55. Chaque erreur : 5 %.
arena-sprt =
    Test séquentiel, donnes : { $deals }. { $verdict ->
        [low] Une part de { $low } plutôt que de { $high }.
        [high] Une part de { $high } plutôt que de { $low }.
       *[open] Indécis entre { $low } et { $high }.
    }
cli-record-games = Écrire un enregistrement de chaque partie dans ce dossier.
records-occupied = Ce dossier contient déjà { $file }. Indiquez-en un autre.
cli-csv = Écrire aussi le tableau dans ce fichier.
cli-html = Écrire aussi une page avec des courbes dans ce fichier.
cli-admin = Pour qui héberge un serveur : sauvegarde, parties, comptes. Les serveurs peuvent tourner pendant ce temps.
cli-admin-backup = Écrire une copie de la base de données dans un nouveau fichier.
cli-admin-restore = Remplacer tout le contenu de la base de données par une copie.
cli-admin-list = Lister les parties, les plus récentes d’abord.
cli-admin-close = Finir des parties. Ceux qui les jouent en sont avertis.
cli-admin-delete = Supprimer des parties avec tout ce qui y a été joué et dit.
cli-admin-players = Lister les comptes.
cli-admin-reset-password = Donner à un compte un nouveau mot de passe, et l’afficher.
cli-admin-migrate = Mettre à jour les tables d’une base de données. Les serveurs le font au démarrage.
cli-bench = Mesurer les vitesses.
cli-bench-judge = Mesurer si les chances données par le juge se vérifient.
cli-bench-judge-minutes = Cesser de jouer après ces minutes.
bench-judge-left = Parties de la série jusqu’ici : { $games } / { $all }. La même commande continue.
cli-bench-server = Mesurer un serveur avec mille parties, environ cinq minutes.
cli-bench-crash = Tuer un serveur sous charge et altérer ses messages ; rien ne doit se perdre. Environ neuf minutes.
cli-bench-history = Mesurer un serveur qui garde un très grand nombre de parties terminées. Environ dix minutes.
cli-bench-history-games = Nombre de parties terminées.
cli-bench-chaos = Tout faire aller de travers pendant que l’on joue : redémarrages, disques pleins, déferlantes ; rien ne doit se perdre. Jusqu’à 15 minutes.
cli-bench-database = sqlite ou postgresql ; une nouvelle base de ce genre est créée, puis supprimée.
cli-bench-lab = Mesurer les environnements pour agents face à PettingZoo et pgx, sur un cœur.
cli-bench-engine = Mesurer le moteur par rapport à python-chess.
cli-version = Afficher la version et quitter.
cli-language = La langue utilisée, aussi après toute commande : cs, de, en, es, fr, it, ja, ru ou uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 ou rulebook-2023.
cli-players = Combien de joueurs ; 1 en solo.
cli-variant = standard, solo ou line-clear.
cli-difficulty = Du solo : standard, challenging, unbeatable ou no-mercy.
cli-expansion = ghost, ambassador ou phoenix ; peut être donné plusieurs fois.
cli-deluxe = Jouer avec la boîte deluxe, là où elle est en option.
cli-known-scores = Jouer avec les scores visibles.
cli-endless-white = Jouer avec Blancs sans Fin.
cli-own-puzzles = Un fichier de vos propres puzzles ; peut être donné plusieurs fois.
cli-seats = Qui joue, par exemple human,level:4 : pour chaque place human ou un bot (projectl bots en donne la liste), même le vôtre (FICHIER.py:Classe).
cli-solo-difficulty = De l’adversaire en solo, unbeatable si absent ; peut être donné plusieurs fois.
cli-seed = De quoi le mélange est fait ; la même graine donne la même partie.
cli-resume = Continuer une partie enregistrée.
cli-sets = Jeux intégrés ou fichiers de puzzles ; tous les jeux intégrés si aucun n’est nommé.
cli-svg = Dessiner les puzzles dans ce fichier.
cli-record = Une partie enregistrée.
cli-list = Lister toutes les actions en mots au lieu d’avancer pas à pas.
cli-games = Combien de parties.
cli-workers = Combien de processus.
cli-json = Afficher un objet JSON.
cli-picture = Dessiner les chiffres dans ce fichier.
cli-lan = Ouvrir le serveur au réseau ; sinon seule cette machine peut jouer.
cli-port = Où écouter ; 8421 si absent.
cli-database = sqlite:///CHEMIN ou postgresql://UTILISATEUR@HÔTE/NOM.
cli-config = Un fichier TOML de réglages.
cli-open = Ouvrir le jeu dans le navigateur ; si le port est pris, écouter sur le prochain libre.
cli-processes = Combien de processus servent ensemble ; plus d’un demande PostgreSQL.
cli-logs = Le journal : people (seulement ce qui échoue), text, json, ou auto : people dans un terminal, sinon json.

## Ce que dit `projectl serve`

serve-processes-alone = Plusieurs processus (ici { $count }) ne peuvent servir ensemble que sur PostgreSQL : une base de données dans un fichier appartient à un seul processus. Ajoutez --database postgresql://UTILISATEUR@HÔTE/NOM.
serve-running = Un serveur tourne déjà à { $address }.
serve-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre avec --port.
serve-port-forbidden = Le port { $port } n’est pas permis à cet utilisateur. Choisissez-en un au-dessus de 1023 avec --port.
serve-host-unknown = { $host } n’est pas une adresse de cet ordinateur : { $reason }. Omettez le réglage host, ou nommez-en une autre.
serve-ready = Project L est prêt : { $address }
serve-only-here = Seul cet ordinateur peut jouer. Pour les autres : { $command }
serve-others = Pour les autres du réseau : { $address } ou ce code :
serve-others-named = Les autres le trouvent à { $name }.
serve-stop = Ctrl+C pour l’arrêter. Toutes les parties sont enregistrées.
serve-stopped = Arrêté. Les parties en cours reprendront la prochaine fois.
log-database = La base de données ne répond pas comme il faut : { $reason }
log-bot = Un bot a eu du mal avec son tour ({ $event } : { $reason }). La partie continue.
log-game = Une partie ne s’ouvre pas ({ $reason }). Toutes les autres continuent.
log-other = Quelque chose a échoué ({ $event } : { $reason }). Démarrez avec --logs text pour en lire plus.

## Ce que montre `projectl selfcheck`

selfcheck-title = Parties vérifiées par mode
selfcheck-running = Jeu et vérification
selfcheck-rate = { $rate } parties/s
selfcheck-mode = mode
selfcheck-games = parties
selfcheck-steps = pas
selfcheck-completions = finis
selfcheck-reward-choices = récomp.
selfcheck-order-choices = ordres
selfcheck-masters = Maîtres
selfcheck-level-ups = niveaux
selfcheck-splits = divis.
selfcheck-ambassadors = Ambass.
selfcheck-recycles = recycl.
selfcheck-deck-takes = piles
selfcheck-reshuffles = mélang.
selfcheck-early-ends = tôt
selfcheck-cancels = annul.
selfcheck-triggers = fins
selfcheck-dead-ends = bloqués
selfcheck-caps = limites
selfcheck-touches = ajust.
selfcheck-violation = Enfreint : { $what }
selfcheck-missing = Jamais arrivé dans { $mode } : { $thing }
selfcheck-ok = Parties : { $games }, minutes : { $minutes }. Rien trouvé.
selfcheck-few = Parties : { $games }, minutes : { $minutes }. Rien trouvé. Avec moins de { $enough } parties dans un mode, une chose jamais arrivée n’est pas un défaut.
selfcheck-found = Parties : { $games }, minutes : { $minutes }, défauts : { $found }.
selfcheck-interrupted = Interrompu. Parties : { $games }, minutes : { $minutes }.
bench-net-database = Il n’y a pas de mesure sur { $found }. Possibles : { $known }.
bench-net-no-postgres = PostgreSQL ne peut pas être lancé : { $what }. Installez son serveur (initdb et pg_ctl).
bench-net-stage-prepare = Remplissage d’une nouvelle base de données…
bench-net-stage-durable = Mesure du serveur…
bench-net-stage-volatile = Mesure du même serveur sans enregistrement…
bench-net-stage-echo = Mesure d’un simple écho websocket…
bench-net-stage-crash = On joue et on tue le serveur…
bench-net-stage-chaos = On joue pendant que tout va de travers…
bench-net-stage-faults = On abîme des messages…
bench-net-stage-check = Relecture du journal…
bench-net-title = Le serveur sur { $backend }
bench-net-raised = Relevé pour la mesure : { $limits }.
bench-net-realtime = Serveur, base de données et clients sont passés avant tous les autres processus de la machine (comme par chrt --rr 1).
bench-net-missed = Manqué : { $figures }.
bench-net-processes = processus du serveur
bench-net-load = charge de la machine au départ
bench-net-load-after = charge de la machine à la fin
bench-net-restart-s = démarrage avec toutes les parties jusqu’à être prêt, secondes
bench-net-connect-s = connexion de tous les websockets, secondes
bench-net-games = parties en cours à quatre joueurs
bench-net-sockets = websockets
bench-net-clients = websockets de joueurs
bench-net-actions = actions pendant la mesure
bench-net-errors = erreurs
bench-net-p50-ms = de l’envoi à la confirmation, la moitié, ms
bench-net-p99-ms = de l’envoi à la confirmation, 99 sur 100, ms
bench-net-max-ms = de l’envoi à la confirmation, la plus longue, ms
bench-net-kib-per-game = mémoire par partie en cours et processus, Kio
bench-net-kib-per-socket = mémoire par websocket au repos, Kio
bench-net-cpu-us-per-action = temps processeur par action, µs
bench-net-durable-over-volatile-cpu = temps processeur, × sans enregistrement
bench-net-volatile-over-echo-cpu = temps processeur sans enregistrement, × simple écho
bench-net-kills = kill -9
bench-net-acknowledged = actions confirmées
bench-net-lost = dont perdues
bench-net-doubled = faites deux fois, ou bien que refusées
bench-net-resume-s-max = du retour du serveur au dernier accueil, au plus, secondes
bench-net-back-s-max = de l’arrêt forcé au retour du serveur, au plus, secondes
bench-net-views-checked = vues comparées au journal
bench-net-views-wrong = dont fausses
bench-net-log-faults = exceptions et erreurs dans les journaux des serveurs
bench-net-cut = messages coupés avec la ligne
bench-net-delayed = messages en deux parties
bench-net-duplicated = messages envoyés deux fois
bench-net-reordered = messages dans le mauvais ordre
bench-net-garbage = messages insensés
bench-net-faults-acknowledged = confirmées malgré cela
bench-net-faults-lost = dont perdues
bench-net-faults-doubled = faites deux fois, ou bien que refusées
bench-net-faults-views-wrong = vues qui diffèrent du journal
bench-net-answers-5xx = réponses qui annoncent une panne interne (5xx)
bench-net-stage-fill = Jeu et écriture de { $games } parties terminées…
bench-net-stage-migrate = Mise à jour des tables…
bench-net-stage-start = Démarrage du serveur…
bench-net-stage-ask = Un serveur avec peu de parties et un autre avec beaucoup sont interrogés à tour de rôle…
bench-net-stage-alone = Questions sur une personne aux très nombreuses parties…
bench-net-finished-games = parties terminées
bench-net-fill-s = leur écriture, secondes
bench-net-database-mib = taille de la base avant, Mio
bench-net-migrate-s = mise à jour des tables, copie comprise, secondes
bench-net-start-s = du démarrage à l’état prêt, secondes
bench-net-start-few-s = démarrage avec peu de parties, secondes
bench-net-callback-ms-max = temps processeur du plus long rappel de la boucle, ms
bench-net-lists-ratio = listes, × le temps avec peu de parties
bench-net-profile-ratio = profil, × le temps avec peu de parties
bench-net-export-ratio = export, × le temps avec peu de parties
bench-net-busy-profile-ms = profil d’une personne aux très nombreuses parties, ms
bench-net-busy-mine-ms = ses parties, ms
bench-net-busy-running-ms = ses parties en cours, ms
bench-net-busy-solo-ms = ses parties solo terminées, ms
bench-net-busy-export-ms = son export, ms
bench-net-leave-ms = se faire oublier avec 25 parties, ms
bench-net-leave-new-ms = se faire oublier sans partie, ms
bench-net-skipped = Laissé de côté, car cette machine ne le permet pas : { $faults }.
bench-net-backups-wrong = sauvegardes abîmées
bench-net-visit-s-max = plus longue attente d’un visiteur pendant une attaque, secondes
bench-net-visitors-refused = visiteurs refusés pendant une attaque
bench-net-memory-second-over-first = mémoire après le second tour, × le premier
bench-net-memory-mib = mémoire des serveurs après le premier tour, Mio
bench-net-tasks-dead = tâches des serveurs mortes à la fin
bench-net-moves-s-max = de la fin d’une panne au coup de la dernière table, au plus, secondes
bench-net-faults = pannes provoquées

## Ce que montre `projectl bench engine`

bench-missing-peer = La mesure compare avec { $package }, qui n’est pas installé : pip install { $package }
bench-stage-record = Jeu des parties à rejouer…
bench-stage-play = Mesure des vitesses…
bench-stage-start = Mesure des démarrages dans de nouveaux processus, une minute environ…
bench-title = Le moteur : un cœur, temps processeur, médiane de trois
bench-figure = chiffre
bench-value = valeur
bench-target = but
bench-verdict = verdict
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = atteint
bench-missed = manqué
bench-versions = Python { $python }, python-chess { $chess }
bench-interpreted-over-chess = parties au hasard, interprété, × python-chess
bench-compiled-over-chess = parties au hasard, compilé, × python-chess
bench-interpreted-replay-over-chess = parties enregistrées, interprété, × python-chess
bench-compiled-replay-over-chess = parties enregistrées, compilé, × python-chess
bench-compiled-over-interpreted = parties au hasard, compilé × interprété
bench-chess-moves-per-s = python-chess, coups par seconde
bench-interpreted-steps-per-s = parties au hasard, interprété, pas par seconde
bench-interpreted-replay-steps-per-s = parties enregistrées, interprété, pas par seconde
bench-compiled-steps-per-s = parties au hasard, compilé, pas par seconde
bench-compiled-replay-steps-per-s = parties enregistrées, compilé, pas par seconde
bench-clone-step-ns = copie et pas d’un enfant, 6 joueurs, nanosecondes
bench-batch-steps-per-s = des milliers de parties par appel, pas par seconde à l’horloge
bench-batch-steps-per-s-2-threads = de même dans deux fils à la fois
bench-import-ms = import projectl.rules, millisecondes
bench-state-bytes = un état compilé, octets
bench-load = charge de la machine au départ
bench-picture-title = Actions permises + pas, par seconde
bench-picture-scale = un cœur, échelle logarithmique ; deux joueurs, revised-2021 ; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = interprété, parties au hasard
bench-bar-interpreted-replay-steps-per-s = interprété, parties enregistrées
bench-bar-compiled-steps-per-s = compilé, parties au hasard
bench-bar-compiled-replay-steps-per-s = compilé, parties enregistrées

## `projectl admin`

cli-admin-file = Le fichier de la copie.
cli-admin-game = Les identifiants de parties.
cli-admin-name = Le nom d’un compte.
cli-admin-limit = Pas plus que ce nombre.
cli-admin-status = Seulement les parties open (ouvertes), running (en cours) ou over (finies).
cli-admin-player = Seulement les parties où le joueur qui a cet identifiant a une place.
cli-admin-yes = Sans demander confirmation.
admin-ask-restore = Remplacer tout le contenu de la base de données par { $file } ?
admin-ask-delete =
    { $count ->
        [one] Supprimer { $count } partie pour de bon ?
        [many] Supprimer { $count } de parties pour de bon ?
       *[other] Supprimer { $count } parties pour de bon ?
    }
admin-backed-up = Écrit : { $file } ({ $kib } Kio).
admin-restored = Rétabli depuis { $file }. Les serveurs en marche ont tout relu.
admin-set-aside = La base endommagée est gardée sous { $path }.
admin-closed = Fermée : { $game }.
admin-deleted = Supprimée : { $game }.
admin-password = Le nouveau mot de passe de { $name } est { $password }
admin-migrated = Schéma avant : { $before } ; maintenant : { $now }.
admin-none = Il n’y en a aucune.
admin-one-of = { $found } n’est pas l’un de { $known }.
admin-column-id = Id
admin-column-status = État
admin-column-variant = Variante
admin-column-seats = Places
admin-column-changed = Dernière action (UTC)
admin-column-name = Nom
admin-column-since = Depuis (UTC)
