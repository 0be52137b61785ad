### Lo que dice un servidor.

closed = El operador ha cerrado esta sala.
moved = La sala se está abriendo de nuevo; vuelves en un momento.
restart = El servidor se está reiniciando; vuelves en un momento.
abuse = Conexión cortada: demasiados mensajes no válidos.
signed-out = Se ha cerrado tu sesión aquí desde otro dispositivo.
forgotten = Tus datos se han borrado.
banned = El operador de este servidor te ha expulsado.
too-many-connections = Fivefold está abierto en demasiadas pestañas. Cierra algunas.
    .address = Llegan demasiadas conexiones desde tu dirección.
    .room = Llegan demasiadas conexiones a esta sala desde tu dirección.
too-many-rooms = Has abierto muchas salas; espera un poco.
too-many-guesses = Se han probado demasiadas contraseñas desde tu dirección; espera un poco.
unreachable = No se puede llegar ahora al servidor de esta sala; se sigue intentando.
    .stopping = Este servidor se está deteniendo; inténtalo de nuevo.
not-kept = La base de datos no responde; vuelve a intentarlo.
    .room = La sala no se ha podido guardar; vuelve a intentarlo en un momento.
    .code = No había ningún código libre; vuelve a intentarlo.
no-such-room = Esa sala no existe; quizá haya caducado.
no-such-match = Esa partida no existe.
not-over = La partida no ha terminado; hasta entonces su registro es secreto.
busy = Pasan demasiadas cosas en esta sala; vuelve a intentarlo en un momento.
    .records = Se están preparando muchos registros; vuelve a intentarlo en un momento.
    .exports = Ya se están reuniendo todas las partidas de alguien; vuelve a intentarlo en un momento.
    .devices = Ahora no se puede añadir otro dispositivo; inténtalo de nuevo en unos minutos.
    .reviews = Se están repasando muchas partidas; vuelve a intentarlo en un momento.
no-review = No se ha podido repasar esta partida; inténtalo más tarde.
    .too-long = Repasar esta partida ha llevado demasiado tiempo; inténtalo más tarde.
too-large = Aquí un registro tiene como mucho { $most } MB y 20 000 líneas.
too-much = Leer este registro lleva demasiado tiempo, así que se deja estar.
bad-message = Eso no es un mensaje: { $why }.
    .newer = Eso aún no se conoce aquí; inténtalo de nuevo en unos minutos.
too-fast = Pides demasiado a la vez; más despacio.
not-operator = Eso es cosa del operador, con su clave.
bad-request = { $why }.
    .ban = Nombra a una persona o una dirección, no ambas.
    .code = Un código solo tiene letras y cifras.
too-many-codes = Ahora mismo se están añadiendo muchos dispositivos; vuelve a intentarlo en unos minutos.
bad-handover = Ese código ya no vale; crea uno nuevo en el otro dispositivo.
stranger = Pide primero /api/me y guarda la cookie.
other-site = Otro sitio no puede hablar por ti.
not-found = Aquí no hay nada.
# La página en lugar del cliente, si no está construido.
not-built = El cliente web no está construido: ejecuta make play.
# What a link to us shows where it is shared.
card = Fivefold: juegos de cartas y dados en una misma mesa
    .about = SET, Karma, Five Crowns y más: con amigos por un enlace, contra bots o a solas. Sin cuenta, sin instalar nada.
card-room = Ven a jugar a { $game }
    .about = Te espera un asiento en la mesa: abre el enlace. Sin cuenta, sin instalar nada.

## Al arrancar, y para quien lo cuida

no-file = No hay ninguna base de datos { $path }.
    .postgres = Aquí solo se puede copiar un archivo; para Postgres, pg_dump hace lo mismo.
exists = { $path } ya existe; elige otro nombre.
no-copy = { $path } no se ha podido copiar: { $why }.
    .damaged = No se pudo copiar { $path }: la copia está dañada ({ $why }).
bad-address = { $host } puerto { $port } no se puede usar: { $why }.
port-taken = El puerto { $port } de { $host } está ocupado; elige otro con --port.
no-start = El servidor no ha arrancado; la línea de arriba dice por qué.
no-bus = Un bus necesita el paquete redis: `pip install 'fivefold[cluster]'`.
bad-bus = Eso no es la dirección de un bus: da una como valkey://localhost:6379.
    .alone = Varios procesos necesitan una base de datos común: da una URL de Postgres.
start = Fivefold está en { $address }
    .other-port = El puerto { $taken } está ocupado, así que es el puerto { $port }.
    .others = Los demás llegan por { $address }
    .stop = Ctrl+C lo detiene.
# Problemas con la base de datos.
database =
    .why = { $why }
    .no-asyncpg = Postgres necesita el paquete asyncpg: `pip install 'fivefold[postgres]'`.
    .no-address = Eso no es la dirección de una base de datos: da un archivo, o una URL de SQLite o Postgres.
    .not-opened = No se puede abrir la base de datos { $database }: { $why }.
    .newer = la escribió un Fivefold más nuevo (esquema { $schema }, y este conoce { $known })
    .not-open = La base de datos no está abierta.
    .no-answer = La base de datos no ha respondido: { $why }.
    .not-taken = La base de datos no lo ha aceptado: { $why }.
    .undone = La base de datos ha deshecho la transacción.
    .not-writable = Eso no se puede escribir: { $why }.
    .moved = La base de datos se ha movido o cambiado bajo el servidor en marcha; reinícialo.
    .not-there = No se puede llegar a la base de datos: { $why }.
    .hangs = el disco o la red no responde
    .room = No se puede leer una sala; `fivefold doctor` dice cuál.
    .match = No se puede leer una partida; `fivefold doctor` dice cuál.
# Lo que encuentra un examen; delante, de qué se trata, por ejemplo «partida 4f: faltan entradas.»
sick = base de datos
    .room = sala
    .match = partida
    .readable = otros pueden leer el archivo; el próximo arranque del servidor lo arregla.
    .empty = no tiene tablas.
    .older = tiene el esquema { $schema }; el próximo arranque del servidor la lleva al { $today }.
    .stray = hay entradas, pero no la partida a la que pertenecen.
    .unreadable = no se puede leer: { $why }.
    .other = la sala dice que es { $code }.
    .no-match = su partida { $match } no está.
    .entries = faltan entradas.
    .end = había acabado, pero faltan sus últimas entradas.
    .index = el índice de quién jugó a qué dice otra cosa de ella; doctor --mend-index lo corrige.
    .not-replayed = no se puede repetir: { $why }.

## La página sobre la interfaz REST

api = La interfaz REST
    .schema = lo mismo para programas.
    .play = El juego en sí va por el WebSocket { $address }, que describe la página del protocolo del proyecto.
    .takes = Recibe { $what }.
    .answers = Responde { $what }.
    .list = una lista de { $what }
