# The laboratory: environments for agents.

lab-closed = Este entorno está cerrado. Crea uno nuevo.
lab-not-begun = Empieza con reset.
lab-no-records = Las partidas solo se guardan como registros si se pide: records=True.
lab-unknown = { $name } es uno de { $known }, no { $found }.
lab-action-illegal = Partida { $game }: la acción { $action } no está permitida ahí. La máscara indica cuáles lo están.
lab-action-missing = { $agent } puede actuar y falta su acción. Su máscara indica qué está permitido.
lab-action-shape = Hace falta una acción por partida, una matriz de forma ({ $wanted },), no { $found }.
lab-action-type = Las acciones son números enteros, no { $found }.
lab-seed = Una semilla es un número entero de 0 a 2^62 - 1, no { $found }.
lab-seeds-count = Hace falta una semilla para cada una de las partidas ({ $wanted }); hay { $found }.
