# The laboratory: environments for agents.

lab-closed = Це середовище закрите. Створи нове.
lab-not-begun = Почни з reset.
lab-no-records = Партії зберігаються як записи, лише якщо про це попросити: records=True.
lab-unknown = { $name } — одне з { $known }, а не { $found }.
lab-action-illegal = Партія { $game }: дія { $action } там недопустима. Допустимі показує маска.
lab-action-missing = { $agent } може діяти, а дії для нього немає. Допустимі показує його маска.
lab-action-shape = Потрібна одна дія на партію, масив форми ({ $wanted },), а не { $found }.
lab-action-type = Дії — цілі числа, а не { $found }.
lab-seed = Початкове число — ціле від 0 до 2^62 - 1, а не { $found }.
lab-seeds-count = Потрібне одне початкове число для кожної з партій ({ $wanted }), дано: { $found }.
