# Ce qui ne va pas dans des fichiers : puzzles, notation, positions, parties enregistrées.


## Paquets et fichiers

file-unwritable = { $path } : impossible d’écrire : { $reason }.

## Fichiers de puzzles ; $source nomme le fichier

puzzle-file-unreadable = { $source } : illisible : { $reason }.
puzzle-file-too-large = { $source } : un fichier de puzzles a au plus { $limit } octets ; celui-ci est plus grand.
puzzle-file-not-text = { $source } : ce n’est pas un texte en UTF-8.
puzzle-header-unknown = { $source }, ligne { $line } : en-tête inconnu { $found }. En-têtes connus : { $known }.
puzzle-header-twice = { $source }, ligne { $line } : l’en-tête { $key } apparaît pour la deuxième fois.
puzzle-header-set = { $source }, ligne { $line } : { $found } n’est pas un nom valable pour un jeu de puzzles. Un nom a de 1 à 32 caractères a-z, 0-9 et -.
puzzle-header-title = { $source }, ligne { $line } : le titre { $found } doit avoir de 1 à 60 caractères imprimables.
puzzle-header-origin = { $source }, ligne { $line } : origine inconnue { $found }. Valeurs connues : { $known }.
puzzle-header-expansion = { $source }, ligne { $line } : extension inconnue { $found }. Valeurs connues : { $known }.
puzzle-header-missing = { $source } : il manque { $key }. Avant le premier puzzle, il faut : { $known }.
puzzle-none = { $source } : le fichier ne contient aucun puzzle.
puzzle-too-many = { $source } : trop de puzzles ({ $count }, limite : { $limit }).
puzzle-fields = { $source }, ligne { $line }, puzzle { $puzzle } : 5 champs attendus (id couleur points récompense grille), trouvés : { $count }.
puzzle-id = { $source }, ligne { $line } : { $puzzle } n’est pas un identifiant valable. Un identifiant a de 1 à 12 caractères A-Z, a-z, 0-9, _ et -.
puzzle-duplicate-id = { $source }, ligne { $line }, puzzle { $puzzle } : la ligne { $other } a déjà cet identifiant.
puzzle-id-in-two-sets = { $source } : le puzzle { $puzzle } est aussi dans { $other } ; un identifiant doit être unique.
puzzle-colour = { $source }, ligne { $line }, puzzle { $puzzle } : couleur inconnue { $found }. Valeurs connues : { $known }.
puzzle-points = { $source }, ligne { $line }, puzzle { $puzzle } : les points { $found } doivent être un nombre entier de 0 à 9.
puzzle-reward = { $source }, ligne { $line }, puzzle { $puzzle } : récompense inconnue { $found }. Valeurs connues : { $known }.
puzzle-reward-expansion = { $source }, ligne { $line }, puzzle { $puzzle } : la récompense { $found } demande l’en-tête expansion: { $needed }.
puzzle-grid = { $source }, ligne { $line }, puzzle { $puzzle } : la grille { $found } doit avoir 5 lignes de 5 signes, x ou -, séparées par /.
puzzle-empty = { $source }, ligne { $line }, puzzle { $puzzle } : la partie creuse n’a pas de case.
puzzle-unsolvable = { $source }, ligne { $line }, puzzle { $puzzle } : ne peut pas être rempli avec les pièces en jeu (de chaque forme : { $copies }).
puzzle-unknown-id = { $source } : ne contient pas le puzzle { $puzzle }.
puzzle-unknown-set = { $source } : ni un fichier ni un jeu de puzzles intégré. Sont intégrés : { $known }.

## Actions en notation

notation-code = { $found } n’est pas un code d’action ; les codes sont des entiers de 0 à { $last }.
notation-word = { $found } ne commence pas par une action ; les actions sont { $known }.
notation-form = { $found } n’est pas écrit comme cette action ; on l’écrit { $wanted }.
notation-number = { $found } n’est pas une place ici ; les places vont de 1 à { $last }.
notation-piece = { $found } n’est pas une pièce ; les pièces sont { $known }.
notation-split = { $ghost } ne se divise pas en { $found } ; on peut la diviser en { $known }.
notation-cell = { $found } n’est pas une case ; une case est une colonne a à e et une ligne 1 à 5, comme c2.
notation-shape = { $found } n’est pas un { $piece }, même tourné ou retourné. Cases de { $piece } : { $size }, dans sa forme.

## Positions

position-version = Une position commence par { $wanted } ; celle-ci commence par { $found }.
position-too-long = Une position a au plus { $limit } caractères ; ce texte en a { $found }.
position-section = La section { $found } n’est pas attendue ici ; les sections sont { $wanted }.
position-field = { $section } : { $found } n’est pas un champ de la forme nom=valeur.
position-field-unknown = { $section } : champ inconnu { $found } ; les champs sont { $known }.
position-field-twice = { $section } : le champ { $field } apparaît deux fois.
position-field-missing = { $section } : le champ { $field } manque.
position-number = { $section } : { $field } est un entier de { $low } à { $high }, pas { $found }.
position-word = { $section } : valeurs possibles de { $field } : { $known } ; pas { $found }.
position-form = { $section } : { $field } s’écrit { $wanted }, pas { $found }.
position-options = Les options ne vont pas ensemble : { $fault }.
position-piece = { $section } : { $found } n’est pas une pièce ; les pièces sont { $known }.
position-placement = { $section } : puzzle { $puzzle } : { $found } n’est pas un placement comme V3@b2b3c3.
position-puzzle = { $section } : il n’y a pas de puzzle { $found } en jeu.
position-colour = { $section } : couleur du puzzle { $puzzle } : { $found } ; attendue ici : { $wanted }.
position-puzzle-twice = Le puzzle { $puzzle } est à deux endroits : { $first } et { $second }.
position-puzzle-count = Puzzles dans la partie ({ $colour }) : { $found } ; il en faut : { $wanted }.
position-deck = { $deck } : > marque le dessus et < le dessous, chacun au plus une fois et > toujours ; pas { $found }.
position-deck-known = { $deck } : ! ne marque que des puzzles du dessous de la pile.
position-deck-size = { $deck } : places de la pile données : { $found } ; il en faut : { $wanted }.
position-row = La place { $slot } des rangées est vide alors que la pile { $deck } ne l’est pas.
position-outside = { $section } : puzzle { $puzzle } : { $piece } sort de la partie creuse.
position-overlap = { $section } : puzzle { $puzzle } : { $piece } chevauche une autre pièce.
position-full = { $section } : le puzzle { $puzzle } est plein ; il serait déjà terminé.
position-waiting = { $section } : le puzzle { $puzzle } attend sa récompense, mais aucun choix n’est ouvert.
position-copies = Pièces { $piece } dans la partie : { $found } ; il en faut : { $wanted }.
position-pile = { $section } : { $field } est { $found } ; la pile vaut { $wanted }.
position-ambassadors = { $section } : trop d’Ambassadeurs non utilisés ({ $found }, limite : { $limit }).
position-touches = { $section } : ajustements finaux : { $found } ; sur ses puzzles : { $wanted }.
position-locks = Trop de verrous ({ $found }, limite : { $limit }).
position-ending = La fin survient exactement quand la pile { $deck } est vide.
position-reason = La raison { $found } ne va pas avec le reste ; possibles : { $known }.
position-done = La partie est finie exactement quand chaque place a terminé ses ajustements finaux.
position-turn = { $section } : la place { $found } joue ; après le tour { $turn }, c’est la place { $wanted }.
position-nobody = La partie continue, mais chaque tour est fini.
position-open = { $section } : { $field } ne va pas avec le reste : { $found }.
position-unwritable = Cet état ne peut pas être écrit : { $fault }.

## Parties enregistrées

record-unreadable = { $source } est illisible : { $reason }.
record-not-text = { $source } n’est pas un texte en UTF-8.
record-too-large = Une partie enregistrée a au plus { $limit } octets ; celle-ci est plus grande.
record-format = Ligne { $line } : une partie enregistrée commence par { $wanted }, pas { $found }.
record-line = Ligne { $line } : { $found } n’est pas de la forme { $wanted }.
record-key-unknown = Ligne { $line } : clé inconnue { $found } ; les clés sont { $known }.
record-key-twice = Ligne { $line } : la clé { $key } apparaît pour la deuxième fois.
record-key-missing = La clé { $key } manque.
record-value = Ligne { $line } : { $key } est { $wanted }, pas { $found }.
record-sections = Les sections sont { $wanted } ; pas { $found }.
record-seat = Ligne { $line } : la partie a les places 1 à { $last }, pas { $found }.
record-fault = Ligne { $line } : { $fault }.
record-other-rules = Faite sous la version { $found } des règles ; celle-ci est la version { $known } et ne peut pas en juger.
record-no-seed = La partie enregistrée n’a pas de graine : on ne peut pas la rejouer.
record-illegal = Ligne { $line } : la place { $seat } ne peut pas jouer { $action } ({ $rule }) : { NAME($reason) }
record-unwritable = Cette partie ne peut pas être écrite : { $fault }.

## Ce que trouve `projectl verify`

verdict-ok = Toutes les actions ({ $moves }) sont permises et mènent au résultat enregistré.
verdict-other-rules = Faite sous la version { $found } des règles ; celle-ci est la version { $known } et ne peut pas en juger.
verdict-no-seed = La partie enregistrée n’a pas de graine : on ne peut pas la rejouer.
verdict-commitment = La graine, l’identifiant ou les options ne sont pas ceux qui avaient été annoncés.
verdict-illegal = Ligne { $line }, action { $move } : la place { $seat } ne peut pas jouer { $action } ({ $rule }) : { NAME($reason) }
verdict-unfinished = Toutes les actions jouées ({ $moves }) sont permises, et la partie continue.
verdict-no-result = La partie est finie, mais aucun résultat n’est enregistré.
verdict-too-early = Un résultat est enregistré, mais la partie continue.
verdict-result = { $figure } : { $found } est enregistré ; la bonne valeur est { $wanted }.
