# The laboratory: environments for agents.

lab-closed = Эта среда закрыта. Создай новую.
lab-not-begun = Начни с reset.
lab-no-records = Партии сохраняются как записи, только если об этом попросить: records=True.
lab-unknown = { $name } — одно из { $known }, а не { $found }.
lab-action-illegal = Партия { $game }: действие { $action } там недопустимо. Допустимые показывает маска.
lab-action-missing = { $agent } может действовать, а действия для него нет. Допустимые показывает его маска.
lab-action-shape = Нужно по одному действию на партию, массив формы ({ $wanted },), а не { $found }.
lab-action-type = Действия — целые числа, а не { $found }.
lab-seed = Начальное число — целое от 0 до 2^62 - 1, а не { $found }.
lab-seeds-count = Нужно по одному начальному числу на каждую из партий ({ $wanted }), дано: { $found }.
