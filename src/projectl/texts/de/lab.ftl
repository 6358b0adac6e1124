# The laboratory: environments for agents.

lab-closed = Diese Umgebung ist geschlossen. Lege eine neue an.
lab-not-begun = Beginne mit reset.
lab-no-records = Partien werden nur auf Wunsch als Aufzeichnung behalten: records=True.
lab-unknown = { $name } ist eines von { $known }, nicht { $found }.
lab-action-illegal = Partie { $game }: Die Aktion { $action } ist dort nicht erlaubt. Die Maske sagt, welche es sind.
lab-action-missing = { $agent } darf handeln, und es fehlt eine Aktion dafür. Die Maske sagt, was erlaubt ist.
lab-action-shape = Jede Partie braucht eine Aktion, also ein Feld der Form ({ $wanted },), nicht { $found }.
lab-action-type = Aktionen sind ganze Zahlen, nicht { $found }.
lab-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^62 - 1, nicht { $found }.
lab-seeds-count = Jede der { $wanted } Partien braucht einen Startwert, gegeben sind { $found }.
