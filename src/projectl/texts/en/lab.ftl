# The laboratory: environments for agents.

lab-closed = This environment is closed. Make a new one.
lab-not-begun = Begin with reset.
lab-no-records = Games are kept as records only where that was asked for: records=True.
lab-unknown = { $name } is one of { $known }, not { $found }.
lab-action-illegal = Game { $game }: the action { $action } is not legal there. The mask tells what is.
lab-action-missing = { $agent } may act, and no action is given for it. Its mask tells what is legal.
lab-action-shape = One action for each game is needed, an array of the shape ({ $wanted },), not { $found }.
lab-action-type = Actions are whole numbers, not { $found }.
lab-seed = A seed is a whole number from 0 to 2^62 - 1, not { $found }.
lab-seeds-count = One seed for each of { $wanted } games is needed, not { $found }.
