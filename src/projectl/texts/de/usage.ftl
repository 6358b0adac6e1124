# Hilfe, Fehler im Aufruf und Tabellen der Befehlszeile.

usage-line = Aufruf: { $usage }
usage-word-options = Optionen
usage-word-command = Befehl
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-help-option = Diese Hilfe zeigen und beenden.
usage-no-command = Den Befehl { $found } gibt es nicht.{ $near ->
    [none] {""}
   *[other] {" "}Meintest du { $near }?
} Hilfe: { $help }
usage-no-option = Die Option { $found } gibt es nicht.{ $near ->
    [none] {""}
   *[other] {" "}Meintest du { $near }?
} Hilfe: { $help }
usage-missing = { $name } fehlt. Hilfe: { $help }
usage-needs-value = { $name } braucht einen Wert. Hilfe: { $help }
usage-takes-no-value = { $name } hat keinen Wert. Hilfe: { $help }
usage-whole-number = { $name } muss eine ganze Zahl sein. Hilfe: { $help }
usage-number = { $name } muss eine Zahl sein. Hilfe: { $help }
usage-value = { $name } kann diesen Wert nicht haben. Hilfe: { $help }
usage-aborted = Abgebrochen. Es wurde nichts geändert.
usage-interrupted = Abgebrochen.
usage-extra = Das ist zu viel: { $found }. Hilfe: { $help }

head-bot = Bot
head-level = Stufe
head-won = Siege
head-margin = Abstand
head-turns = Züge
head-ms-per-turn = ms/Zug
head-evaluations-per-turn = Stell./Zug
head-wins = Siege
head-rating = Wertung
head-score = Punkte
head-against = gegen
head-games = Spiele
head-better = besser
head-row = Zeile
head-floor = Minimum
head-goal = Ziel
head-repeat = Wiederh.
head-identity = Kennung
head-solo = { $difficulty }, { $edition }, Spiele: { $games }
head-arena = Spiele: { $games }
