# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = Skládačka
verdict-points = Body
verdict-cells = Políčka
verdict-sets = Sady dílků
verdict-pieces = Nejméně dílků
verdict-actions = Nejméně akcí
verdict-fair = Přiměřené body
verdict-alike = Stejný tvar jako
verdict-span = { $low }–{ $high }
verdict-all-filled = Všechny skládačky lze vyplnit.
verdict-about-actions = Nejméně akcí: od prvního tahu až do dokončení, bez odměn po cestě.
verdict-about-fair = Přiměřené body: kolik dávají tištěné skládačky této velikosti a odměny (porovnáno: { $count }, obvyklá chyba: { $error }).

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = Ukáže a ověří sady skládaček.
cli-puzzles-check = O každé skládačce souboru řekne, jak ji lze vyplnit a za kolik stojí.
cli-puzzles-file = Soubor skládaček nebo název vestavěné sady.

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = Nakresli aspoň jedno políčko.
puzzle-not-fillable = Dílky z krabice ji nevyplní. Spoj některá políčka.

## Sets that are kept; $limit is a number

set-too-many = Víc sad skládaček už uložit nejde (nejvýš { $limit }). Nejdřív některou smaž.
set-too-large = Tvé sady skládaček by zabraly moc místa (nejvýš KiB: { $limit }). Nejdřív některou smaž.
set-unknown = Takovou sadu skládaček nemáš. Možná byla smazána.
set-link-unknown = Tento odkaz nevede k žádné sadě. Možná byl zrušen.
set-title-wanted = Sada skládaček potřebuje název (nejdelší: { $limit }).
