# The laboratory: environments for agents.

lab-closed = Toto prostředí je uzavřené. Vytvoř nové.
lab-not-begun = Začni příkazem reset.
lab-no-records = Partie se uchovávají jako záznamy, jen když o to požádáš: records=True.
lab-unknown = { $name } je jedno z { $known }, ne { $found }.
lab-action-illegal = Partie { $game }: akce { $action } tam není povolená. Povolené ukazuje maska.
lab-action-missing = { $agent } je na tahu a chybí pro něj akce. Povolené ukazuje jeho maska.
lab-action-shape = Pro každou partii je třeba jedna akce, tedy pole tvaru ({ $wanted },), ne { $found }.
lab-action-type = Akce jsou celá čísla, ne { $found }.
lab-seed = Semínko je celé číslo od 0 do 2^62 - 1, ne { $found }.
lab-seeds-count = Pro každou z partií ({ $wanted }) je třeba jedno semínko, zadáno: { $found }.
