# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = Skládačka
puzzle-verdict-points = Body
puzzle-verdict-cells = Políčka
puzzle-verdict-sets = Sady dílků
puzzle-verdict-pieces = Nejméně dílků
puzzle-verdict-actions = Nejméně akcí
puzzle-verdict-fair = Přiměřené body
puzzle-verdict-alike = Stejný tvar jako
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = Všechny skládačky lze vyplnit.
puzzle-verdict-about-actions = Nejméně akcí: od prvního tahu až do dokončení, bez odměn po cestě.
puzzle-verdict-about-fair = Přiměřené body: kolik dávají tištěné skládačky této velikosti a odměny (porovnáno: { $count }, obvyklá chyba: { $error }).

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

## The editor: sets

editor-title = Sady skládaček
editor-lead = Nakresli si vlastní skládačky a hraj s nimi.
editor-new = Nová sada
editor-new-title = Moje skládačky
editor-import = Načíst soubor
editor-none = Zatím žádné sady skládaček. První začíná příkladem, který můžeš změnit.
editor-count = Skládačky: { $count }
editor-copy = Uložit kopii
editor-set-title = Název sady
editor-kept = Uloženo
editor-keeping = Ukládá se …
editor-failed = Neuloženo
editor-export = Exportovat
editor-set = Sada
editor-play = Hrát s ní
editor-play-short = Hrát
editor-expansion = Sada patří k
editor-expansion-none = Přidána k ostatním
editor-expansion-base = Místo základní krabice
editor-share-about = Kdo má odkaz, může si sadu prohlédnout a zkopírovat.
editor-link = Odkaz
editor-share = Sdílet odkaz
editor-withdraw = Zrušit odkaz
editor-copied = Odkaz je zkopírován.
editor-withdrawn = Odkaz už nikam nevede.
editor-delete = Smazat sadu
editor-delete-sure = Smazat navždy

## The editor: the puzzles of a set, and drawing

editor-list = Skládačky sady
editor-item = Body: { $points } · políčka: { $cells }
editor-add = Nová skládačka
editor-before = Předchozí skládačka
editor-after = Další skládačka
editor-place = { $number }/{ $all }
editor-drawing = Kreslení
editor-name = Název skládačky
editor-name-taken = { $name } už tu je.
editor-colour = Barva
editor-white = Bílá
editor-black = Černá
editor-undo = Zpět
editor-nothing-to-undo = Zatím není co vracet.
editor-turn = Otočit
editor-mirror = Překlopit
editor-empty-card = Vyprázdnit kartu
editor-remove = Odebrat { $name }
editor-less = O bod méně
editor-more = O bod více
editor-reward = Odměna
editor-grid = Prohlubeň { $name }
editor-cell-open = řada { $row }, sloupec { $column }, volné
editor-cell-closed = řada { $row }, sloupec { $column }, plocha

## The editor: the verdict

editor-verdict = Posudek
editor-can = Lze vyplnit
editor-same = Tento tvar má { $id }.
editor-way = Jeden způsob s nejméně dílky ({ $pieces }). Takto malé sady: { $sets }.
editor-worth = Odpovídají body?
editor-fair = Přiměřeně: { $points }
editor-unfair = Podobné tištěné skládačky dávají { $points }.
editor-extent = políčka minus úroveň odměny
editor-how-many = Kolik
editor-yours = { $name } (přiměřeně: { $points })
editor-as-table = Jako tabulka
editor-plot = { $name }: políčka minus úroveň odměny { $extent }, body { $points }
editor-heard = Políčka: { $cells }. Lze vyplnit. Nejméně dílků: { $pieces }.
editor-heard-not = Políčka: { $cells }. { $why }
