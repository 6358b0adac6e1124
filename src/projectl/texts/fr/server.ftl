# Ce que dit le serveur : refus de demandes, messages des tables.


# $number est une place comme on compte, à partir de 1 ; $seat compte à partir de 0, comme les programmes.

command-unknown-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
seat-not-yours = La place { $number } n’est pas la vôtre.
seat-taken = La place { $number } est prise.
seat-is-open = Personne n’occupe la place { $number }.
seat-not-handed-over = Vous jouez déjà vous-même à la place { $number }.
seat-handed-over = Un bot joue à la place { $number } ; reprenez-la d’abord.
seat-resigned = La place { $number } a abandonné.
seat-clock-empty = L’horloge de la place { $number } est vide : le bot continue.
not-the-host = Seul celui qui a créé la partie peut le faire.
game-not-started = La partie commence quand toutes les places sont prises.
game-has-started = La partie a commencé ; confiez votre place à un bot, ou abandonnez.
game-is-over = La partie est finie.
game-not-over = La partie n’est pas encore finie.
game-unknown = Cette partie n’existe pas.
rematch-exists = Il y a déjà une revanche.
takeback-range = On peut revenir aux actions 0 à { $last }, pas à { $found }.
takeback-open = Une demande de reprise est déjà ouverte ; répondez-y d’abord.
takeback-none = Personne n’a demandé de reprise.
clock-not-expired = L’horloge de la place { $number } n’est pas écoulée.
command-id-used = L’identifiant de commande { $id } a servi pour une autre commande.
name-wanted = Un nom a de 1 à { $limit } caractères imprimables.
chat-wanted = Un message a de 1 à { $limit } caractères imprimables.
clock-seconds = Une horloge demande au moins une seconde.
setup-seats = Places nommées : { $found } ; la partie en a { $wanted }.
identity-wanted = Qui êtes-vous ? Demandez d’abord une identité d’invité.
origin-refused = Cette page ne peut pas parler à ce serveur.
host-refused = Ce serveur ne porte pas ce nom.
too-many = Trop de demandes. Réessayez dans { $seconds } s.
too-large = La demande est trop grande.
message-malformed = Le message n’est pas compris : { $reason }.
not-stored = La commande n’a pas pu être enregistrée, elle n’a donc pas été exécutée. Réessayez.
server-stopping = Le serveur s’arrête.
replay-other-rules = La partie a commencé sous la version { $found } des règles et ne peut pas être revue tour par tour sous la version { $known }.
replay-too-long = On peut revoir au plus { $limit } actions ; cette partie en a plus.
server-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
internal-error = Quelque chose n’a pas marché sur le serveur.

## Ce que le serveur dit dans la discussion d’une table

notice-name = Le serveur
notice-expires = Personne n’a joué ici depuis longtemps. Le { $day }, cette partie sera fermée, sauf si quelqu’un continue.

## Comptes

account-exists = Vous avez déjà un compte.
account-wanted = Il faut un compte pour cela.
name-taken = Le nom { $name } est pris. Choisissez-en un autre.
password-wanted = Un mot de passe a de { $least } à { $limit } caractères.
login-wrong = Ce nom n’existe pas avec ce mot de passe.
session-unknown = Cette session n’existe pas.
player-unknown = Ce joueur n’existe pas.

## Pourquoi une partie ne peut pas être classée

rated-account = Les parties classées sont pour les joueurs avec un compte.
rated-one-seat = Dans une partie classée, chacun a une seule place.
rated-players = Une partie classée a au moins deux joueurs.
rated-bots = Les parties classées se jouent sans bots.
rated-handover = Dans une partie classée, aucun bot ne peut jouer pour vous. Vous pouvez abandonner.
rated-clock = Une partie classée demande une horloge.
rated-expiry = Dans une partie classée à trois et plus, un bot continue pour celui dont le temps est écoulé ; elle ne finit pas.
rated-own-puzzles = Les parties avec ses propres puzzles ne sont pas classées.
# Ce qu’un navigateur montre quand le serveur n’a pas de client à envoyer.
client-missing = Les pages du jeu ne sont pas construites
client-missing-about = Ce serveur tourne, mais il a été lancé depuis les sources sans le client pour navigateur. Lancez « make client » dans son dossier (il faut Node.js) et rechargez cette page. Les programmes peuvent déjà jouer : voir docs/protocol.md.

## Ce que `projectl admin` ne peut pas faire

admin-no-database = Il n’y a pas de base de données dans { $path }. Nommez-en une autre avec --database, ou lancez d’abord un serveur.
admin-database-fault = La base de données est inutilisable : { $reason }.
admin-other-schema = La base de données a le schéma { $found }, ce programme le schéma { $wanted }. Mettez-la à jour avec : projectl admin migrate
admin-newer-schema = La base de données a le schéma { $found }, fait par un programme plus récent ; celui-ci connaît jusqu’à { $wanted }.
admin-file-exists = { $path } existe déjà. Choisissez un autre nom.
admin-no-file = Il n’y a pas de fichier { $path }.
admin-no-backup = { $path } n’est pas une copie de ce genre de base de données.
admin-tool-missing = Il faut { $tool }, qui vient avec les programmes clients de PostgreSQL. Installez-les d’abord.
admin-tool-failed = { $tool } a échoué : { $reason }.
