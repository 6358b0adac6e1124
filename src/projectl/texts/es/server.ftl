# Lo que dice el servidor: peticiones rechazadas, mensajes de las mesas.

command-unknown-seat = No existe el asiento { $seat }. Los asientos van de 0 a { $last }.
seat-not-yours = El asiento { $number } no es tuyo.
seat-taken = El asiento { $number } está ocupado.
seat-is-open = Nadie ocupa el asiento { $number }.
seat-not-handed-over = En el asiento { $number } ya juegas tú.
seat-handed-over = En el asiento { $number } juega un bot. Retoma antes el juego.
seat-resigned = El jugador del asiento { $number } ha abandonado.
seat-clock-empty = Al asiento { $number } se le acabó el tiempo, así que sigue el bot.
not-the-host = Solo puede hacerlo el anfitrión.
game-not-started = La partida empieza cuando todos los asientos están ocupados.
game-has-started = La partida ha empezado. Cede tu asiento a un bot o abandona.
game-is-over = La partida ha terminado.
game-not-over = La partida aún no ha terminado.
game-unknown = Esa partida no existe.
rematch-exists = Ya hay una revancha.
takeback-range = Se puede volver a las acciones de 0 a { $last }, no a { $found }.
takeback-open = Ya hay una petición de deshacer. Respóndela antes.
takeback-none = Nadie ha pedido deshacer nada.
takeback-other-rules = La partida empezó con la versión { $found } de las reglas: sus acciones no se pueden deshacer con la versión { $known }.
clock-not-expired = Al asiento { $number } aún le queda tiempo.
command-id-used = El id de orden { $id } ya se usó para otra orden.
name-wanted = Un nombre tiene de 1 a { $limit } caracteres imprimibles.
chat-wanted = Un mensaje tiene de 1 a { $limit } caracteres imprimibles.
clock-seconds = Un reloj necesita al menos un segundo.
setup-seats = Asientos indicados: { $found }, jugadores: { $wanted }. Indica un asiento por jugador.
identity-wanted = ¿Quién eres? Pide antes una identidad de invitado.
origin-refused = Esta página no puede hablar con este servidor.
host-refused = Este servidor no responde a ese nombre.
too-many = Demasiadas peticiones. Inténtalo de nuevo en { $seconds } s.
too-many-games = Tienes demasiadas partidas sin terminar (límite: { $limit }). Termina antes una de ellas.
too-many-sets = Tus propios conjuntos de rompecabezas ocupan más de { $limit } KiB en partidas sin terminar o empezadas hoy. Termina una de ellas o inténtalo mañana.
too-many-mutes = Has silenciado a demasiados jugadores (límite: { $limit }). Quita antes el silencio a uno de ellos.
too-large = La petición es demasiado grande.
message-malformed = El mensaje no se puede leer: { $reason }.
address-malformed = La dirección no se puede leer.
few-open-files = El sistema solo permite al servidor tener abiertos { $found } archivos y conexiones a la vez. Se aconsejan al menos { $wanted } (ulimit -n, o LimitNOFILE en la unidad de systemd).
not-stored = Tu jugada no se guardó. Inténtalo de nuevo.
server-stopping = El servidor se está deteniendo.
replay-other-rules = La partida empezó con la versión { $found } de las reglas: no se puede mostrar turno a turno con la versión { $known }.
replay-too-long = Esta partida es demasiado larga para una repetición (límite: { $limit } acciones).
server-busy = El servidor está demasiado ocupado ahora mismo. Inténtalo de nuevo en un momento.
database-away = La base de datos no responde. Inténtalo de nuevo en un momento.
game-unreadable = Esta partida ya no se puede abrir y se cerró sin contar para la clasificación. Aún puedes descargar su registro.
not-ready = Esta parte del servidor no funciona: { $part } ({ $reason }).
not-ready-database = La base de datos no responde ({ $reason }).
not-ready-database-deleted = El archivo de la base de datos se borró con el servidor en marcha. Nada se guarda hasta que vuelva.
not-ready-database-replaced = El archivo de la base de datos se cambió por otro con el servidor en marcha. Reinicia el servidor para usar el nuevo.
not-ready-disk = El disco está lleno. No se puede guardar nada hasta que haya sitio.
not-ready-journal = La base de datos no acepta lo que se escribe ({ $reason }).
not-ready-news = Este proceso no oye a los demás ({ $reason }).
not-ready-leases = Este proceso no puede actuar por los bots y los relojes ({ $reason }).
not-ready-sweep = El repaso periódico de las partidas falla ({ $reason }).
not-ready-orders = Las órdenes de quien administra el servidor no llegan ({ $reason }).
internal-error = Algo ha salido mal en el servidor.

notice-name = El servidor
notice-expires = Hace mucho que nadie juega aquí. Esta partida se cerrará el { $day } si nadie juega.

account-exists = Ya tienes una cuenta.
account-wanted = Para esto hace falta una cuenta.
name-taken = El nombre { $name } ya está en uso, o se parece demasiado a otro. Elige otro.
name-reserved = El nombre { $name } está reservado para el propio juego. Elige otro.
reserved-names = Servidor, Sistema, Admin, Administrador, Administradora, Moderador, Moderadora, Anfitrión, Soporte, Bot
password-wanted = Una contraseña tiene de { $least } a { $limit } caracteres.
login-wrong = Nombre o contraseña incorrectos.
session-unknown = Esa sesión no existe.
player-unknown = Ese jugador no existe.

rated-account = Necesitas una cuenta para jugar partidas clasificatorias.
rated-one-seat = En una partida clasificatoria cada uno tiene un solo asiento.
rated-players = Una partida clasificatoria necesita al menos dos jugadores.
rated-bots = Las partidas clasificatorias se juegan sin bots.
rated-handover = En una partida clasificatoria ningún bot puede jugar por ti. Puedes abandonar.
rated-clock = Una partida clasificatoria necesita un reloj.
rated-expiry = En una partida clasificatoria de tres o más, un bot sigue por quien agota su tiempo; la partida no termina.
rated-own-puzzles = Las partidas con rompecabezas propios no son clasificatorias.

client-missing = Faltan las páginas del juego
client-missing-about = Este servidor funciona, pero se inició desde las fuentes sin la parte del navegador. Ejecuta «make client» en su carpeta (necesita Node.js) y carga de nuevo esta página. Los programas ya pueden jugar: véase docs/protocol.md.

settings-fault = La configuración no se puede usar. { $source }: { $fault }.
database-address = Una base de datos se indica como { $wanted }, no como { $found }.
admin-no-database = No hay base de datos en { $path }. Nombra otra con --database, o inicia antes un servidor.
admin-other-schema = La base de datos tiene el esquema { $found }, este programa { $wanted }. Ponla al día con: projectl admin migrate
admin-newer-schema = La base de datos es de una versión más nueva de este programa (esquema { $found }, conocido hasta { $wanted }). Instala esa versión o indica otra base de datos con --database.
database-in-use = Ya hay otro servidor en marcha con { $path }. Usa ese o detenlo primero.
database-damaged = { $path } está dañado o no es una base de datos. No se ha cambiado nada. Pon una copia en su lugar con: projectl admin restore ARCHIVO
database-disk-full = El disco de { $path } está lleno. No se ha cambiado nada. Libera espacio e inténtalo de nuevo.
database-unusable = { $path } no se puede usar: { $reason }. Comprueba quién puede leer y escribir ahí o indica otra base de datos con --database.
database-unreachable = La base de datos en { $address } no está disponible: { $reason }. Comprueba la dirección y que esté en marcha.
admin-file-exists = { $path } ya existe. Elige otro nombre.
admin-no-file = No existe el archivo { $path }.
admin-no-folder = No existe la carpeta { $path }. Créala primero o elige otra.
admin-no-backup = { $path } no es una copia de seguridad de esta clase de base de datos.
admin-tool-missing = Hace falta { $tool }, que viene con los programas cliente de PostgreSQL. Instálalos antes.
admin-tool-failed = { $tool } ha fallado: { $reason }.

## Lo que se dice mientras se actualiza una base de datos anterior

migration-copying = Antes de actualizarla, la base de datos se copia en { $path }…
migration-copy-part = Copiado: { $percent } %
migration-copied = La base de datos tal como estaba queda en { $path }. Cuando todo vaya bien, puedes borrar ese archivo.
migration-step = Paso { $step } de { $steps }: { $what }…
migration-no-copy = La base de datos no se puede copiar en { $path }: { $reason }. No se ha cambiado nada. Haz sitio allí y vuelve a empezar.
migration-failed = La base de datos no se puede actualizar: { $reason }. No se ha cambiado nada.
