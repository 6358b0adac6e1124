### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = Úloha { $name } neexistuje.
problem-kind-unknown = Druh úloh { $kind } neexistuje. Druhy jsou { $known }.
problem-day-malformed = { $found } není den. Zapiš ho jako 2026-11-19.

## The tasks and how hard they are

problem-of-day = Úloha dne
problem-trainer = Trénink
problem-complete =
    { $count ->
        [2] Dokonči v tomto tahu dvě skládačky
        [3] Dokonči v tomto tahu tři skládačky
       *[four] Dokonči v tomto tahu čtyři skládačky
    }
problem-touches = Přilož nejlepší poslední úpravy
problem-difficulty =
    { $level ->
        [1] Lehká
        [2] Střední
       *[hard] Těžká
    }

## What comes of a try

problem-solved = Vyřešeno
problem-tries =
    { $count ->
        [1] na první pokus
       *[more] pokusů: { $count }
    }
problem-missed-complete = Ještě ne. Dokončeno: { $result } z { $best }.
problem-missed-touches = Dobré, ale ne nejlepší. Body: { $result }. Možné: { $best }.
problem-look = Podívej se na skládačku { $slot }.
problem-answer = Řešení

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Enter: zkusit znovu · nudge · answer · quit
problem-next = Enter: další · quit
problem-number = číslo { $number }, vyřešeno { $solved }
problem-not-saved = Úloha se neukládá. Začít ji znovu můžeš kdykoli.
problem-generating = Hry
problem-generated = Zapsáno do { $folder }. Dny: { $days }. K procvičení: { $practice }.

## The command

cli-problem = Vyřeš úlohu dne nebo jiné úlohy.
cli-problem-day = Z jiného dne, třeba 2026-11-19.
cli-problem-kind = Procvičit jeden druh: complete nebo touches.
cli-problem-trainer = Procvičovat jednu po druhé.
cli-problem-generate = Vytvořit úlohy z her mezi boty.
cli-problem-folder = Kam soubory uložit.
cli-problem-seed = Číslo první hry. Stejné hry dají stejné úlohy.
cli-problem-games = Kolik her.

## Days and the trainer

problem-day-to-come = Úloha na { $day } teprve přijde.
problem-day-too-early = Dne { $day } ještě žádná úloha nebyla.
problem-results-malformed = { $found } nejsou výsledky. Piš 1 za vyřešenou a 0 za nevyřešenou.

## The page of a problem

problem-nudge = Nápověda
problem-show-answer = Ukázat řešení
problem-again = Zkusit znovu
problem-go-on = Další
problem-more = Další takové
problem-time = Čas
problem-tried = Pokusy
problem-points = Body nyní: { $points }
problem-touches-about = Každý dílek stojí 1 bod a nedokončená skládačka své body.
problem-was-solved = Tuto úlohu už máš vyřešenou.
problem-was-seen = Řešení už znáš. Teď je to jen cvičení.
problem-next-in = Další přijde o půlnoci UTC. Zbývá hodin: { $hours }.
problem-in-a-row = Dní v řadě: { $days }
problem-month-told = { $month }: vyřešeno { $solved } z { $all }.
problem-day-told = { $day }, { $state ->
        [solved] vyřešeno
        [seen] řešení zobrazeno
       *[open] nevyřešeno
    }
problem-in-set = Číslo { $number } z 10, vyřešeno: { $solved }
problem-kind-complete = Dokončit v jednom tahu
problem-kind-touches = Poslední úpravy
problem-share = Sdílet
problem-copied = Zkopírováno
