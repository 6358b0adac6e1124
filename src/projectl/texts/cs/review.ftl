# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = Tato hra ještě neskončila. Rozeber ji, až skončí.
review-other-rules = Tento záznam je podle verze { $found } pravidel a dnes (verze { $known }) by proběhl jinak. Lze ho jen přehrát.
review-too-short = Tato hra je na rozbor příliš krátká. Potřebných tahů: { $fewest }.
review-aborted = Tato hra skončila předčasně, proto ji nelze rozebrat.
review-private = Rozbor této hry vidí jen ti, kdo ji hráli. Požádej je o odkaz.
review-not-made = Rozbor se nepodařil. Zkus to znovu.

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = Kolo { $round }, { $name }
review-own-turn = Tah { $round }, { $name }
review-touches = Poslední úpravy, { $name }
review-played = Zahráno
review-best = Nejlepší nalezené
review-did-nothing = Nic nepřiloženo, nic nevzato.
review-error = Přesnost: { $error } %. Vzorků: { $count }.

## The parts of the page

review-title = Rozbor
review-chances = Šance na výhru
review-before = v %, před každým tahem
review-moments = Klíčové chvíle
review-no-moments = Žádný tah nevyčnívá.
review-how-well = Jak dobře hráno
review-accuracy = přesnost
review-best-turns = nejlepší
review-slips = přehmaty
review-too-few = příliš krátké na soud
review-hinted = { $name }: tahy s nápovědou se do přesnosti nepočítají: { $count }.
review-way = Od { $start } do { $result } %
review-own = Vlastní hra
review-others = Hra ostatních
review-draw = Los
review-judged-by = Posoudil { $name }, verze { $version }. Ztráta od { $slip } % je přehmat.

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = Přehmat
review-kind-best = Nejlepší tah
review-kind-turning = Obrat
review-kind-luck = Šťastný los
review-said-slip = Existoval lepší tah. Ztracená šance: { $points } %.
review-said-best = Lepší tah se nenašel. Náskok před obvyklou volbou: { $points } %.
review-said-turning = Odtud až do konce vede { $name }.
review-said-luck = Los pomohl. { $name }, šance: +{ $points } %.

## The page in the browser

review-turn-of = { $number } z { $total }
review-previous = Předchozí tah
review-next = Další tah
review-on-board = Ukázat na stole
review-as-table = Jako tabulku
review-as-graph = Jako graf
review-as-good = Nic lepšího se nenašlo.
review-no-choice = Tady nebylo o čem rozhodovat.
review-loss = Ztracená šance: { $points } %.
review-now = { $name } { $chance } %
review-result = Výsledek
review-replay = Přehrání

## The terminal

cli-review = Rozebere skončenou hru: obraty, lepší tahy, štěstí a hru.
cli-review-html = Zapíše rozbor i jako stránku do tohoto souboru.
review-progress = Posouzené tahy: { $done } z { $total }
