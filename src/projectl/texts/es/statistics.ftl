# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = Edición
statistics-edition-all = Todas las ediciones
statistics-players = Jugadores
statistics-players-all = Cualquier número
statistics-players-of = { $players ->
    [one] 1 jugador
    [many] { $players } de jugadores
   *[other] { $players } jugadores
}
statistics-time = Tiempo
statistics-time-all = Desde siempre
statistics-time-year = Últimos 12 meses
statistics-time-month = Últimos 30 días
statistics-against = Rivales
statistics-against-bots = Contra bots
statistics-against-people = Contra personas
statistics-against-mixed = Personas y bots en una misma mesa
statistics-against-solo = Solitario

## The figures

statistics-games = Partidas terminadas
statistics-since = desde el { $date }
statistics-won = Ganadas
statistics-likely = probablemente entre { $low } y { $high }
statistics-mean = Puntuación media
statistics-scored = partidas: { $count }

## The pictures; each can be read as a table

statistics-as-table = Como tabla
statistics-as-picture = Como imagen
statistics-won-title = Partidas ganadas
statistics-won-about = Con el intervalo probable. Pálido: menos de 10 partidas. Debajo: el número de partidas.
statistics-won-about-rows = Con el intervalo probable. Pálido: menos de 10 partidas. Al final: el número de partidas.
statistics-by-level = por nivel
statistics-by-difficulty = por dificultad
statistics-by-edition = por edición
statistics-by-players = por jugadores
statistics-level = Nivel { $level }
statistics-mark = { $what }. Ganadas: { $won } de { $games }.
statistics-mark-none = { $what }. Ninguna partida.
statistics-points-title = Puntos, por ronda
statistics-points-about = Media de las últimas partidas (partidas: { $count }). La mitad está en la banda.
statistics-points-sum = Ronda { $round }. { $name }: { $own }. Otros: { $others }.
statistics-points-alone = Ronda { $round }. { $name }: { $own }.
statistics-others = Otros
statistics-pieces-title = Piezas colocadas
statistics-pieces-about = En las últimas partidas (partidas: { $count }).
statistics-puzzles-title = Rompecabezas completados
statistics-puzzles-about = La barra: cuántos de los tomados se completaron. Pálido: nunca tomado.
statistics-puzzle = { $puzzle }. Tomados: { $taken }. Completados: { $completed }.
statistics-column-round = Ronda
statistics-column-games = Partidas
statistics-column-range = Intervalo probable
statistics-column-half = Mitad central
statistics-column-piece = Pieza
statistics-column-placed = Colocadas
statistics-column-puzzle = Rompecabezas
statistics-column-taken = Tomados
statistics-column-completed = Completados

## When there is little, and what counts

statistics-none = Aún no hay partidas terminadas. Juega una y esta página empezará a llenarse.
statistics-none-here = Ninguna partida coincide con estos filtros.
statistics-few = Aún hay pocas partidas. No dicen mucho.
statistics-counts = Qué cuenta
statistics-counts-about = Partidas terminadas con ganador, jugadas en un solo puesto y sin pistas. Bots y personas nunca se cuentan juntos. Puntos, piezas y rompecabezas son de las últimas 60 partidas.
statistics-left-hinted = No contadas por pistas: { $count }
statistics-left-undecided = No contadas por no decidirse: { $count }
statistics-left-seats = No contadas por varios puestos: { $count }
