# Nápověda, chyby v zápisu příkazů a tabulky příkazové řádky.

usage-line = Použití: { $usage }
usage-word-options = volby
usage-word-command = příkaz
usage-arguments = Argumenty
usage-options = Volby
usage-commands = Příkazy
usage-help-option = Ukázat tuto nápovědu a skončit.
usage-no-command = Příkaz { $found } neexistuje.{ $near ->
    [none] {""}
   *[other] {" "}Myslíš { $near }?
} Nápověda: { $help }
usage-no-option = Volba { $found } neexistuje.{ $near ->
    [none] {""}
   *[other] {" "}Myslíš { $near }?
} Nápověda: { $help }
usage-missing = Chybí { $name }. Nápověda: { $help }
usage-needs-value = { $name } potřebuje hodnotu. Nápověda: { $help }
usage-takes-no-value = { $name } žádnou hodnotu nemá. Nápověda: { $help }
usage-whole-number = { $name } musí být celé číslo. Nápověda: { $help }
usage-number = { $name } musí být číslo. Nápověda: { $help }
usage-value = { $name } nemůže mít tuto hodnotu. Nápověda: { $help }
usage-aborted = Přerušeno. Nic se nezměnilo.
usage-interrupted = Přerušeno.
usage-extra = Tohle je navíc: { $found }. Nápověda: { $help }

head-bot = bot
head-level = úroveň
head-won = výhry
head-margin = rozdíl
head-turns = tahy
head-ms-per-turn = ms/tah
head-evaluations-per-turn = pozic/tah
head-wins = výhry
head-rating = síla
head-score = body
head-against = proti
head-games = hry
head-better = lepší
head-row = řádek
head-floor = minimum
head-goal = cíl
head-repeat = opak.
head-identity = otisk
head-solo = { $difficulty }, { $edition }, her: { $games }
head-arena = Her: { $games }
