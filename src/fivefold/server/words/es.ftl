### Lo que dice un servidor.

closed = Quien gestiona el servidor ha cerrado esta sala.
moved = La sala se está abriendo de nuevo. Vuelves en un momento.
restart = El servidor se está reiniciando. Vuelves en un momento.
abuse = Conexión cortada: demasiados mensajes no válidos.
signed-out = Se ha cerrado tu sesión desde otro dispositivo.
forgotten = Tus datos se han borrado.
banned = Tu acceso a este servidor está bloqueado.
    .until = Tu acceso a este servidor está bloqueado hasta { $until }.
    .why = Tu acceso a este servidor está bloqueado: { $why }
    .until-why = Tu acceso a este servidor está bloqueado hasta { $until }: { $why }
not-together = Solo puedes denunciar a gente que está o estuvo contigo en esta sala.
    .match = Esa partida no se jugó en esta sala.
already-reported = Ya has denunciado a esta persona por esta partida. Se revisará.
too-many-reports = Ya son bastantes denuncias por hoy. Se revisarán.
no-reports = Nadie lee denuncias en este servidor. Puedes silenciar a la persona o salir de la sala.
too-many-backups = Ya hay { $most } copias. Borra antes las viejas en { $folder }.
no-backup = No se pudo hacer la copia. El registro del servidor dice por qué.
    .postgres = Postgres tiene sus propios programas de copia, como pg_dump.
name-not-allowed = Ese nombre no está permitido aquí. Elige otro.
too-many-connections = Fivefold está abierto en demasiadas pestañas. Cierra algunas y vuelve a intentarlo.
    .address = Demasiadas conexiones desde tu red. Inténtalo más tarde.
    .room = Demasiadas conexiones a esta sala desde tu red. Inténtalo más tarde.
too-many-rooms =
    Has abierto muchas salas. Inténtalo de nuevo en { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
too-many-guesses = Demasiadas contraseñas incorrectas desde tu red. Espera un rato.
unreachable = Ahora no se puede llegar a esta sala. Reintentando…
    .stopping = Este servidor se está apagando. Vuelve a intentarlo.
not-kept = No se ha podido guardar. Vuelve a intentarlo.
    .room = No se ha podido guardar la sala. Vuelve a intentarlo en un momento.
    .code = No había ningún código de sala libre. Vuelve a intentarlo.
quick =
    .off = Este servidor no busca rivales. Juega con amigos o contra bots.
    .no-such-game = En este juego no se pueden buscar rivales. Prepara una mesa.
    .full = Demasiadas personas de tu red buscan partida. Inténtalo de nuevo en un minuto.
    .no-bot = Aún es pronto para un bot. Espera unos segundos.
no-such-month = Ese mes no existe.
no-such-room = Sala no encontrada. Quizá haya caducado.
no-such-club = No encontramos ese club. Revisa el enlace.
not-member = Solo pueden hacerlo los miembros.
too-many-clubs =
    Puedes organizar { $most ->
        [one] { $most } club
       *[other] { $most } clubs
    } a la vez.
no-such-match = Partida no encontrada.
not-over = Podrás descargar esta partida cuando termine.
busy = Esta sala está muy ocupada. Vuelve a intentarlo en un momento.
    .records = Hay muchas descargas en curso. Vuelve a intentarlo en un momento.
    .exports = Ya hay otra exportación en curso. Vuelve a intentarlo en un momento.
    .devices = Ahora no puedes añadir un dispositivo. Vuelve a intentarlo en unos minutos.
    .reviews = Hay muchos análisis en curso. Vuelve a intentarlo en un momento.
    .making = El servidor está ocupado ahora mismo. Inténtalo de nuevo en un momento.
    .backup = Se está haciendo una copia. Inténtalo de nuevo en un momento.
no-review = No se ha podido analizar esta partida. Inténtalo más tarde.
    .too-long = El análisis ha tardado demasiado. Inténtalo más tarde.
too-large = El archivo es demasiado grande. El límite es de { $most } MB y 20 000 líneas.
too-much = Abrir este archivo tarda demasiado, así que se ha cancelado.
bad-message = Mensaje no válido: { $why }.
    .newer = El servidor se está actualizando. Vuelve a intentarlo en unos minutos.
too-fast = ¡Demasiado rápido! Ve más despacio.
not-operator = Eso solo puede hacerlo quien gestiona el servidor, con la clave de gestión.
bad-request = { $why }.
    .ban = Indica una persona o una dirección, no ambas.
    .code = Un código solo tiene letras y cifras.
    .host = Esa no es una dirección de servidor válida.
    .length = La petición indica dos veces la longitud de su contenido.
    .own-address = Esa es tu propia red. Perderías el acceso.
too-many-codes = Se están añadiendo demasiados dispositivos. Vuelve a intentarlo en unos minutos.
bad-handover = Ese código ha caducado. Crea otro en tu otro dispositivo.
bad-passkey = Esa llave de acceso no ha funcionado. Inténtalo de nuevo.
    .unknown = Esa llave de acceso ya no se conoce aquí. Usa otra, o tu código de recuperación.
no-passkeys = Este servidor no admite llaves de acceso. Usa un código de recuperación.
too-many-passkeys = Ya tienes { $most } llaves de acceso. Quita una primero.
bad-recovery = Ese código de recuperación no es válido. Comprueba cada letra y cada cifra.
vacation =
    .already = Ya estás de vacaciones.
    .too-long =
        Este año te { $days ->
            [one] queda un día
           *[other] quedan { $days } días
        } de vacaciones.
push =
    .turn = Te toca
    .stop = Desactivar
    .unknown-service = Aquí no se admite el servicio de notificaciones de este navegador. Prueba con otro.
    .bad-key = Este navegador ha enviado una clave no válida. Inténtalo otra vez.
    .unavailable = Este servidor no puede enviar notificaciones.
friends =
    .strangers = Solo puedes invitar a quienes han terminado una partida contigo.
    .too-many = Has enviado muchas invitaciones. Espera una respuesta.
stranger = Falta la cookie de sesión: pide primero /api/me y guarda la cookie.
other-site = Petición bloqueada: venía de otro sitio web.
not-found = Página no encontrada.
# La página en lugar del cliente, si no está construido.
not-built = El cliente web no está construido: ejecuta make play.
# What a link to us shows where it is shared.
card = Fivefold: juegos de cartas y dados en una misma mesa
    .about = SET, Karma, Five Crowns y más. Juega con amigos, contra bots o en solitario. Sin cuenta y sin instalar nada.
card-room = Ven a jugar a { $game }
    .about = Te espera un asiento: solo abre el enlace. Sin cuenta y sin instalar nada.
card-game = { $game }: juega con amigos o contra bots
    .about = { $blurb } Sin cuenta y sin instalar nada.

## Al arrancar, y para quien lo cuida

no-file = No se encuentra la base de datos { $path }.
    .postgres = Aquí solo se puede copiar un archivo de SQLite. Para Postgres, usa pg_dump.
no-names = No se pueden leer los nombres de { $path }: { $why }.
exists = { $path } ya existe. Elige otro nombre.
no-copy = No se puede copiar { $path }: { $why }.
    .damaged = No se puede copiar { $path }: la copia está dañada ({ $why }).
bad-address = No se puede escuchar en { $host }, puerto { $port }: { $why }.
port-taken = El puerto { $port } de { $host } está ocupado. Elige otro con --port.
no-start = El servidor no ha arrancado. Mira la línea de arriba.
no-bus = Un bus necesita el paquete redis: `pip install 'fivefold[cluster]'`.
bad-bus = La URL del bus no es válida. Usa una como valkey://localhost:6379.
    .alone = Varios procesos necesitan una base de datos común. Usa una URL de Postgres.
start = Fivefold funciona en { $address }
    .other-port = El puerto { $taken } está ocupado, así que es el puerto { $port }.
    .others = En tu red: { $address }
    .no-tls = Sin https, los navegadores no ofrecen llaves de acceso, notificaciones ni instalación; los códigos de recuperación y los enlaces a otros dispositivos funcionan. Una forma de tener https: `caddy reverse-proxy --from NOMBRE --to 127.0.0.1:{ $port }` y --base-url https://NOMBRE
    .stop = Pulsa Ctrl+C para detenerlo.
# Problemas con la base de datos.
database =
    .why = { $why }
    .no-asyncpg = Postgres necesita el paquete asyncpg: `pip install 'fivefold[postgres]'`.
    .no-address = La base de datos no es válida. Usa un archivo, o una URL de SQLite o Postgres.
    .not-opened = No se puede abrir la base de datos { $database }: { $why }.
    .newer = la escribió un Fivefold más nuevo (esquema { $schema }; este admite { $known })
    .not-open = La base de datos no está abierta.
    .no-answer = La base de datos no ha respondido: { $why }.
    .not-taken = La base de datos ha rechazado una escritura: { $why }.
    .undone = La base de datos ha deshecho la transacción.
    .not-writable = Eso no se puede escribir: { $why }.
    .moved = El archivo de la base de datos se movió o se cambió con el servidor en marcha. Reinicia el servidor.
    .not-there = La base de datos no está disponible: { $why }.
    .hangs = el disco o la red no responden
    .room = No se puede leer una sala. Ejecuta `fivefold doctor` para saber cuál.
    .match = No se puede leer una partida. Ejecuta `fivefold doctor` para saber cuál.
# Lo que encuentra un examen; delante, de qué se trata, por ejemplo «partida 4f: faltan entradas.»
sick = base de datos
    .room = sala
    .match = partida
    .readable = otros usuarios pueden leer el archivo; se arregla al arrancar el servidor.
    .empty = no tiene tablas.
    .older = tiene el esquema { $schema }; el próximo arranque del servidor la actualiza al { $today }.
    .stray = hay entradas sin partida.
    .unreadable = no se puede leer: { $why }.
    .other = dice ser { $code }.
    .no-match = falta su partida { $match }.
    .entries = faltan entradas.
    .end = ha terminado, pero faltan sus últimas entradas.
    .index = el índice de quién jugó a qué está mal; `doctor --mend-index` lo arregla.
    .not-replayed = no se puede repetir: { $why }.

## La página sobre la interfaz REST

api = API REST
    .schema = lo mismo para programas.
    .play = Las partidas se juegan por el WebSocket { $address }; véase la página del protocolo del proyecto.
    .takes = Recibe { $what }.
    .answers = Devuelve { $what }.
    .list = una lista de { $what }

## El cliente como aplicación

app = Juegos de cartas y dados en una misma mesa: con amigos, contra bots o en solitario.
    .today = Retos de hoy
    .picture = Los juegos
