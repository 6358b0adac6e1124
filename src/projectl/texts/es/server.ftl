# Lo que dice el servidor: peticiones rechazadas, mensajes de las mesas.

command-unknown-seat = No hay asiento { $seat }; los asientos van de 0 a { $last }.
seat-not-yours = El asiento { $number } no es tuyo.
seat-taken = El asiento { $number } está ocupado.
seat-is-open = Nadie ocupa el asiento { $number }.
seat-not-handed-over = En el asiento { $number } ya juegas tú.
seat-handed-over = En el asiento { $number } juega un bot; recupéralo antes.
seat-resigned = El asiento { $number } ha abandonado.
seat-clock-empty = El reloj del asiento { $number } está a cero, así que sigue el bot.
not-the-host = Solo puede hacerlo quien creó la partida.
game-not-started = La partida empieza cuando todos los asientos están ocupados.
game-has-started = La partida ha empezado; cede tu asiento a un bot, o abandona.
game-is-over = La partida ha terminado.
game-not-over = La partida aún no ha terminado.
game-unknown = Esa partida no existe.
rematch-exists = Ya hay una revancha.
takeback-range = Se puede volver a las acciones de 0 a { $last }, no a { $found }.
takeback-open = Ya hay una petición de deshacer; respóndela antes.
takeback-none = Nadie ha pedido deshacer nada.
clock-not-expired = El reloj del asiento { $number } no se ha agotado.
command-id-used = El id de orden { $id } ya se usó para otra orden.
name-wanted = Un nombre tiene de 1 a { $limit } caracteres imprimibles.
chat-wanted = Un mensaje tiene de 1 a { $limit } caracteres imprimibles.
clock-seconds = Un reloj necesita al menos un segundo.
setup-seats = Se nombran { $found } asientos; la partida tiene { $wanted }.
identity-wanted = ¿Quién eres? Pide antes una identidad de invitado.
origin-refused = Esta página no puede hablar con este servidor.
host-refused = Este servidor no responde a ese nombre.
too-many = Demasiadas peticiones. Prueba de nuevo en { $seconds } s.
too-large = La petición es demasiado grande.
message-malformed = El mensaje no se entiende: { $reason }.
not-stored = La orden no se pudo guardar, así que no se hizo. Prueba de nuevo.
server-stopping = El servidor se está deteniendo.
replay-other-rules = La partida empezó con la versión { $found } de las reglas y no se puede mostrar turno a turno con la versión { $known }.
replay-too-long = Una repetición muestra como máximo { $limit } acciones; esta partida tiene más.
server-busy = El servidor tiene ahora demasiado que hacer. Prueba de nuevo en un momento.
internal-error = Algo salió mal en el servidor.

notice-name = El servidor
notice-expires = Aquí hace mucho que no se juega. El { $day } se cierra esta partida, si nadie sigue jugando.

account-exists = Ya tienes una cuenta.
account-wanted = Para esto hace falta una cuenta.
name-taken = El nombre { $name } ya está en uso. Elige otro.
password-wanted = Una contraseña tiene de { $least } a { $limit } caracteres.
login-wrong = El nombre y la contraseña no concuerdan.
session-unknown = Esa sesión no existe.
player-unknown = Ese jugador no existe.

rated-account = Las partidas puntuadas son para jugadores con cuenta.
rated-one-seat = En una partida puntuada cada uno tiene un solo asiento.
rated-players = Una partida puntuada tiene al menos dos jugadores.
rated-bots = Las partidas puntuadas se juegan sin bots.
rated-handover = En una partida puntuada ningún bot puede jugar por ti. Puedes abandonar.
rated-clock = Una partida puntuada necesita un reloj.
rated-expiry = En una partida puntuada de tres o más, un bot sigue por quien agota su tiempo; la partida no termina.
rated-own-puzzles = Las partidas con rompecabezas propios no son puntuadas.

client-missing = Las páginas del juego no están construidas
client-missing-about = Este servidor funciona, pero se inició desde las fuentes sin la parte del navegador. Ejecuta "make client" en su carpeta (necesita Node.js) y carga de nuevo esta página. Los programas ya pueden jugar: véase docs/protocol.md.

admin-no-database = No hay base de datos en { $path }. Nombra otra con --database, o inicia antes un servidor.
admin-database-fault = La base de datos no se puede usar: { $reason }.
admin-other-schema = La base de datos tiene el esquema { $found }, este programa { $wanted }. Ponla al día con: projectl admin migrate
admin-newer-schema = La base de datos tiene el esquema { $found }, de un programa más nuevo; este conoce hasta { $wanted }.
admin-file-exists = { $path } ya existe. Elige otro nombre.
admin-no-file = No hay archivo { $path }.
admin-no-backup = { $path } no es una copia de esta clase de base de datos.
admin-tool-missing = Hace falta { $tool }, que viene con los programas cliente de PostgreSQL. Instálalos antes.
admin-tool-failed = { $tool } ha fallado: { $reason }.
