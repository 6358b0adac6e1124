# Ce que dit le serveur : refus de demandes, messages des tables.


# $number est une place comme on compte, à partir de 1 ; $seat compte à partir de 0, comme les programmes.

command-unknown-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
seat-not-yours = La place { $number } n’est pas la vôtre.
seat-taken = La place { $number } est prise.
seat-is-open = Personne n’occupe la place { $number }.
seat-not-handed-over = Vous jouez déjà vous-même à la place { $number }.
seat-handed-over = Un bot joue à la place { $number }. Reprenez d’abord la main.
seat-resigned = Le joueur de la place { $number } a abandonné.
seat-clock-empty = Le temps de la place { $number } est écoulé : le bot continue.
not-the-host = Seul l’hôte peut le faire.
game-not-started = La partie commence quand toutes les places sont prises.
game-has-started = La partie a commencé. Confiez votre place à un bot, ou abandonnez.
game-is-over = La partie est finie.
game-not-over = La partie n’est pas encore finie.
game-unknown = Cette partie n’existe pas.
rematch-exists = Il y a déjà une revanche.
takeback-range = On peut revenir aux actions 0 à { $last }, pas à { $found }.
takeback-open = Il y a déjà une demande de reprise. Répondez-y d’abord.
takeback-none = Personne n’a demandé de reprise.
takeback-other-rules = La partie a commencé sous la version { $found } des règles : ses actions ne peuvent pas être reprises sous la version { $known }.
clock-not-expired = Le temps de la place { $number } n’est pas écoulé.
command-id-used = L’identifiant de commande { $id } a déjà servi pour une autre commande.
name-wanted = Un nom a de 1 à { $limit } caractères imprimables.
chat-wanted = Un message a de 1 à { $limit } caractères imprimables.
clock-seconds = Une pendule demande au moins une seconde.
setup-seats = Places nommées : { $found }, joueurs : { $wanted }. Nommez une place par joueur.
identity-wanted = Qui êtes-vous ? Demandez d’abord une identité d’invité.
origin-refused = Cette page ne peut pas parler à ce serveur.
host-refused = Ce serveur ne porte pas ce nom.
too-many = Trop de demandes. Réessayez dans { $seconds } s.
too-many-games = Vous avez trop de parties en cours (limite : { $limit }). Finissez-en d’abord une.
too-many-sets = Vos propres jeux de puzzles occupent plus de { $limit } Kio dans des parties en cours ou commencées aujourd’hui. Finissez-en une, ou réessayez demain.
too-many-mutes = Vous avez mis trop de joueurs en sourdine (limite : { $limit }). Réaffichez-en d’abord un.
too-large = La demande est trop grande.
message-malformed = Le message est illisible : { $reason }.
address-malformed = L’adresse est illisible.
few-open-files = Le système ne permet au serveur que { $found } fichiers et connexions ouverts à la fois. Au moins { $wanted } sont conseillés (ulimit -n, ou LimitNOFILE dans l’unité systemd).
not-stored = Votre coup n’a pas été enregistré. Réessayez.
server-stopping = Le serveur s’arrête.
replay-other-rules = La partie a commencé sous la version { $found } des règles : elle ne peut pas être revue tour par tour sous la version { $known }.
replay-too-long = Cette partie est trop longue à revoir (limite : { $limit } actions).
server-busy = Le serveur est trop occupé pour l’instant. Réessayez dans un moment.
database-away = La base de données ne répond pas. Réessayez dans un instant.
game-unreadable = Cette partie ne peut plus être ouverte et a été fermée sans compter au classement. Vous pouvez encore télécharger son fichier.
not-ready = Cette partie du serveur ne fonctionne pas : { $part } ({ $reason }).
not-ready-database = La base de données ne répond pas ({ $reason }).
not-ready-database-deleted = Le fichier de la base de données a été supprimé alors que le serveur tourne. Rien n’est enregistré tant qu’il n’est pas revenu.
not-ready-database-replaced = Le fichier de la base de données a été remplacé alors que le serveur tourne. Redémarrez le serveur pour utiliser le nouveau.
not-ready-disk = Le disque est plein. Rien ne peut être enregistré tant qu’il n’y a pas de place.
not-ready-journal = La base de données n’accepte pas les écritures ({ $reason }).
not-ready-news = Ce processus n’entend pas les autres ({ $reason }).
not-ready-leases = Ce processus ne peut pas agir pour les bots et les pendules ({ $reason }).
not-ready-sweep = Le rangement régulier des parties échoue ({ $reason }).
not-ready-orders = Les ordres de l’hébergeur n’arrivent pas ({ $reason }).
internal-error = Une erreur s’est produite sur le serveur.

## Ce que le serveur dit dans la discussion d’une table

notice-name = Le serveur
notice-expires = Personne n’a joué ici depuis longtemps. Cette partie sera fermée le { $day }, sauf si quelqu’un joue.

## Comptes

account-exists = Vous avez déjà un compte.
account-wanted = Il faut un compte pour cela.
name-taken = Le nom { $name } est pris, ou ressemble trop à un autre. Choisissez-en un autre.
name-reserved = Le nom { $name } est réservé au jeu lui-même. Choisissez-en un autre.
reserved-names = Serveur, Système, Admin, Administrateur, Administratrice, Modérateur, Modératrice, Hôte, Assistance, Bot
password-wanted = Un mot de passe a de { $least } à { $limit } caractères.
login-wrong = Nom ou mot de passe incorrect.
session-unknown = Cette session n’existe pas.
player-unknown = Ce joueur n’existe pas.

## Pourquoi une partie ne peut pas être classée

rated-account = Il faut un compte pour jouer des parties classées.
rated-one-seat = Dans une partie classée, chacun a une seule place.
rated-players = Une partie classée demande au moins deux joueurs.
rated-bots = Les parties classées se jouent sans bots.
rated-handover = Dans une partie classée, aucun bot ne peut jouer pour vous. Vous pouvez abandonner.
rated-clock = Une partie classée demande une pendule.
rated-expiry = Dans une partie classée à trois ou plus, un bot continue pour qui n’a plus de temps ; la partie ne finit pas.
rated-own-puzzles = Les parties avec vos propres puzzles ne sont pas classées.
# Ce qu’un navigateur montre quand le serveur n’a pas de client à envoyer.
client-missing = Les pages du jeu manquent
client-missing-about = Ce serveur tourne, mais il a été lancé depuis les sources sans le client pour navigateur. Lancez « make client » dans son dossier (il faut Node.js) et rechargez cette page. Les programmes peuvent déjà jouer : voir docs/protocol.md.

## Ce que `projectl admin` ne peut pas faire

settings-fault = Les réglages ne peuvent pas être utilisés. { $source } : { $fault }.
database-address = Une base de données s’indique sous la forme { $wanted }, pas { $found }.
admin-no-database = Il n’y a pas de base de données dans { $path }. Nommez-en une autre avec --database, ou lancez d’abord un serveur.
admin-other-schema = La base de données a le schéma { $found }, ce programme le schéma { $wanted }. Mettez-la à jour avec : projectl admin migrate
admin-newer-schema = La base de données vient d’une version plus récente de ce programme (schéma { $found }, connu jusqu’à { $wanted }). Installez cette version, ou nommez une autre base avec --database.
database-in-use = Un autre serveur tourne déjà sur { $path }. Utilisez celui-là, ou arrêtez-le d’abord.
database-damaged = { $path } est endommagé, ou n’est pas une base de données. Rien n’a été changé. Mettez une sauvegarde à sa place avec : projectl admin restore FICHIER
database-disk-full = Le disque de { $path } est plein. Rien n’a été changé. Faites de la place, puis réessayez.
database-unusable = { $path } est inutilisable : { $reason }. Vérifiez qui peut y lire et y écrire, ou nommez une autre base avec --database.
database-unreachable = La base de données à { $address } n’est pas disponible : { $reason }. Vérifiez l’adresse, et qu’elle fonctionne.
admin-file-exists = { $path } existe déjà. Choisissez un autre nom.
admin-no-file = Il n’y a pas de fichier { $path }.
admin-no-folder = Le dossier { $path } n’existe pas. Créez-le d’abord, ou choisissez-en un autre.
admin-no-backup = { $path } n’est pas une sauvegarde de ce genre de base de données.
admin-tool-missing = Il faut { $tool }, qui vient avec les programmes clients de PostgreSQL. Installez-les d’abord.
admin-tool-failed = { $tool } a échoué : { $reason }.

## Ce qui est dit pendant qu’une base plus ancienne est mise à jour

migration-copying = Avant sa mise à jour, la base de données est copiée dans { $path }…
migration-copy-part = Copié : { $percent } %
migration-copied = La base telle qu’elle était se trouve dans { $path }. Quand tout va bien, vous pouvez supprimer ce fichier.
migration-step = Étape { $step } sur { $steps } : { $what }…
migration-no-copy = La base de données ne peut pas être copiée dans { $path } : { $reason }. Rien n’a été modifié. Faites de la place, puis redémarrez.
migration-failed = La base de données ne peut pas être mise à jour : { $reason }. Rien n’a été modifié.
