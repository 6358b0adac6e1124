# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = Esta partida no ha terminado. Analízala cuando acabe.
review-other-rules = Este registro es de la versión { $found } de las reglas y hoy se jugaría de otro modo (versión { $known }). Solo se puede volver a ver.
review-too-short = Esta partida es demasiado corta para un análisis. Turnos necesarios: { $fewest }.
review-aborted = Esta partida terminó antes de tiempo, así que no se puede analizar.
review-private = Solo quienes jugaron ven el análisis de esta partida. Pídeles un enlace.
review-not-made = El análisis no se completó. Inténtalo de nuevo.

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = Ronda { $round }, { $name }
review-own-turn = Turno { $round }, { $name }
review-touches = Toques Finales, { $name }
review-played = Jugado
review-best = Lo mejor hallado
review-did-nothing = Nada colocado, nada tomado.
review-error = Margen: { $error } %. Muestras: { $count }.

## The parts of the page

review-title = Análisis
review-chances = Probabilidad de ganar
review-before = en %, antes de cada turno
review-moments = Momentos clave
review-no-moments = Ningún turno destaca.
review-how-well = Calidad del juego
review-accuracy = precisión
review-best-turns = mejores
review-slips = deslices
review-too-few = muy corta para decirlo
review-hinted = { $name } usó pistas. Esos turnos no cuentan para la precisión: { $count }.
review-way = Del { $start } al { $result } %
review-own = Juego propio
review-others = Juego de los demás
review-draw = El azar
review-judged-by = Juzgado por { $name }, versión { $version }. Una pérdida del { $slip } % o más es un desliz.

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = Desliz
review-kind-best = Mejor turno
review-kind-turning = Punto de inflexión
review-kind-luck = Golpe de suerte
review-said-slip = Había un turno mejor. Probabilidad perdida: { $points } %.
review-said-best = No se halló un turno mejor. Ventaja sobre la opción habitual: { $points } %.
review-said-turning = Desde aquí { $name } va por delante hasta el final.
review-said-luck = Lo que salió ayudó a { $name }. Probabilidad: +{ $points } %.

## The page in the browser

review-turn-of = { $number } de { $total }
review-previous = Turno anterior
review-next = Turno siguiente
review-on-board = Ver en la mesa
review-as-table = Como tabla
review-as-graph = Como gráfico
review-as-good = No se halló nada mejor.
review-no-choice = No había nada que decidir.
review-loss = Probabilidad perdida: { $points } %.
review-now = { $name } { $chance } %
review-result = Resultado
review-replay = Repetición

## The terminal

cli-review = Analiza una partida acabada: giros, turnos mejores, suerte y juego.
cli-review-html = Escribe también el análisis como página en este archivo.
review-progress = Turnos juzgados: { $done } de { $total }
