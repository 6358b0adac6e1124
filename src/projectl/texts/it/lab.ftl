# The laboratory: environments for agents.

lab-closed = Questo ambiente è chiuso. Creane uno nuovo.
lab-not-begun = Comincia con reset.
lab-no-records = Le partite si conservano come registrazioni solo su richiesta: records=True.
lab-unknown = { $name } è uno tra { $known }, non { $found }.
lab-action-illegal = Partita { $game }: l’azione { $action } lì non è permessa. La maschera dice quali lo sono.
lab-action-missing = { $agent } può agire, ma manca la sua azione. La sua maschera dice che cosa è permesso.
lab-action-shape = Serve un’azione per ogni partita, un array di forma ({ $wanted },), non { $found }.
lab-action-type = Le azioni sono numeri interi, non { $found }.
lab-seed = Un seme è un numero intero da 0 a 2^62 - 1, non { $found }.
lab-seeds-count = Serve un seme per ognuna delle partite ({ $wanted }); ce ne sono { $found }.
