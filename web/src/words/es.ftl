### Las páginas del cliente: la portada, la sala, los ajustes, y lo que comparten todas las mesas.

brand = Fivefold, portada
trademarks = SET y los nombres de los demás juegos son marcas de sus propietarios. Fivefold es software libre, hecho por jugadores; no está afiliado a ellos ni cuenta con su respaldo.

## La portada

front = Buenos juegos, una mesa.
    .about = Juega con amigos, contra bots o en solitario. Sin cuenta y sin instalar nada.
    .alone = Juega contra bots o por tu cuenta. Todo se queda en este dispositivo.
    .games = Juegos
continue =
    { $matches ->
        [one] Continuar tu partida
       *[other] Continuar tus partidas
    }
    .with = con { $names }
    .more = { $matches } más
    .yours = Te toca ({ $turns })
    .left = Tiempo: { $time }
    .mine = Te toca
    .waiting = Esperando a { $names }
    .vacation = { $name } está de vacaciones hasta el { $day }
play = Jugar
solo = En solitario
today = Retos de hoy
    .done =
        { $all ->
            [one] { $done } de { $all } terminado
           *[other] { $done } de { $all } terminados
        }
rooms = Salas públicas ({ $rooms })
    .with = con { $host }
    .here =
        { $people ->
            [one] { $people } persona
           *[other] { $people } personas
        }
    .playing =
        { $people ->
            [one] { $people } persona, jugando
           *[other] { $people } personas, jugando
        }
join = Entrar
    .title = Entrar con un código
profile = Perfil
keep = Has terminado tres partidas. ¿Quieres conservarlas en todos tus dispositivos?
    .yes = Conservarlas
    .no = Ahora no
arrival = ¿Seguir aquí?
    .title = Seguir aquí: Fivefold
    .about = Este dispositivo recibe tu nombre y tus asientos del otro.
    .replaces = El nombre y las partidas que tenías aquí se reemplazan.
    .yes = Sí, soy yo
    .no = No
    .done = Ahora también eres { $name } en este dispositivo.
    .done-unnamed = Este dispositivo ahora también es tuyo.
friend-invites = { $name } te invita a { $game }
    .list = Invitaciones
lost = Página no encontrada
    .about = Esta página no existe.
    .home = Ir a la portada
    .no-table = Mesa no encontrada
    .left = Has salido de la mesa
name = Tu nombre
    .change = Te llamas { $name }. Cambiar el nombre
    .done = Nombre cambiado.

## Ajustes

settings = Ajustes
    .update = Ajustes, hay una versión nueva
setting-language = Idioma
    .auto = Automático
setting-theme = Tema
    .light = Claro
    .dark = Oscuro
as-system = Automático
setting-palette = Colores
    .about = Estas paletas también varían en luminosidad, para personas daltónicas.
    .standard = Estándar
    .red-green = Daltonismo rojo-verde
    .blue-yellow = Daltonismo azul-amarillo
    .contrast = Alto contraste
setting-patterns = Tramas
    .about = Cada color lleva además su trama: rojo liso, verde a rayas, morado con puntos.
setting-motion = Animaciones
    .none = Ninguna
sound = Sonido
volume = Volumen
    .pieces = Cartas, dados y letras
    .calls = SET cantados
    .turn = Mi turno
    .end = Fin de la partida
    .chat = Chat
haptics = Vibración
setting-notify = Avisarme cuando me toque
    .about = Solo cuando esta pestaña está en segundo plano.
    .refused = Tu navegador bloquea las notificaciones de esta página.
setting-level = Bots al pulsar «Jugar»
    .about = «Mi nivel» se adapta a tu juego.
setting-pace = Velocidad de los bots
    .about = En las mesas que organizas. Toca la mesa para que vayan más rápido.
    .relaxed = Tranquila
    .normal = Normal
    .fast = Rápida
setting-keys = Teclas en las piezas
    .about = Se muestran si tienes teclado.
    .show = Mostrar
    .hide = Ocultar
on = Activado
off = Desactivado

## Una sala

room = Sala { $code }
    .untitled = Sala
invited = { $host } te invita a jugar a { $game }
    .nickname = Aquí te llamas { $name }.
    .full = Todos los asientos están ocupados.
    .watch = Prefiero mirar
    .watch-only = Mirar
    .learn =
        { $minutes ->
            [one] Aprender en { $minutes } minuto
           *[other] Aprender en { $minutes } minutos
        }
menu = Menú
end-match = Terminar la partida para todos
    .sure = ¿Terminar esta partida para todos?
    .about = Termina para toda la mesa, sin resultado.
    .no = Seguir jugando
lobby =
    .players = En la mesa
    .start = Empezar
    .waiting = Esperando a que { $host } empiece.
    .rules = Reglas de la casa
    .changed =
        { $changed ->
            [0] reglas estándar
            [one] { $changed } cambiada
           *[other] { $changed } cambiadas
        }
    .who = Quién puede entrar
    .link = Quien tenga el enlace
    .everybody = Pública
    .locked = Para entrar hace falta la contraseña.
    .quiet = Sala infantil
    .quiet-about = Reacciones en lugar de mensajes, y apodos en lugar de nombres.
# Junto a opciones: un campo para otro texto, como una baraja propia.
option-other = U otra cosa:
box-rule = Estándar: { $value }
    .mark = { $value } (estándar)
amount =
    .seconds = { $value } s
    .ms = { $value } ms
    .unlimited = Sin límite
which-game = Elige un juego
leave = ¿Salir de la mesa?
    .about = La partida sigue y conservas tu asiento. La encontrarás en la portada.
    .rated = Esta partida puntúa. Si no vuelves pronto, la pierdes.
    .yes = Salir
    .no = Quedarme
free =
    { $free ->
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    }
    .about = Los asientos quedan libres si no añades bots.
    .bots =
        { $free ->
            [one] Añadir un bot de mi nivel
           *[other] Añadir bots de mi nivel
        }
    .without =
        { $taken ->
            [one] Empezar en solitario
           *[other] Empezar con { $taken } jugadores
        }
    .wait = Esperar jugadores
invite = Invitar
    .to = Invitar a la sala { $code }
    .copy = Copiar enlace
    .picture = Código QR con el enlace a esta sala
# Sigue el enlace.
handover =
    Abre esto en tu otro dispositivo para llevarte tu nombre y tu asiento. Vale durante { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
    .copy = Copiar enlace
    .ask = Seguir en otro dispositivo
    .back = Volver a la invitación
    .picture = Código QR con el enlace para tu otro dispositivo
lock = Contraseña para entrar
    .locked = La sala tiene contraseña
    .another = Contraseña nueva (o ninguna)
    .none = Ninguna
    .remove = Quitar
    .set = Poner
password = Contraseña
panel = Gente y chat
    .here =
        Gente y chat, { $here ->
            [one] { $here } persona
           *[other] { $here } personas
        }
    .unread =
        Gente y chat, { $here ->
            [one] { $here } persona
           *[other] { $here } personas
        }, { $unheard ->
            [one] { $unheard } mensaje nuevo
           *[other] { $unheard } mensajes nuevos
        }
    .close = Cerrar gente y chat
person =
    .you = tú
    .host = organiza
    .away = ausente
    .watching = mira
    .muted = en silencio
    .company = Silenciar o denunciar
    .about = Silenciar o denunciar a { $name }
bot-plays = Que siga un bot
stand-up = Dejar el asiento
send-out = Expulsar
    .name = Expulsar a { $name }
chat = Chat
    .said = Mensajes
    .none = Aún no hay mensajes.
    .reactions = Reacciones
    .say = Escribe un mensaje
    .send = Enviar
seat = asiento { $number }
    .who = Quién ocupa el asiento { $number }
    .free = Asiento libre
    .sit = Sentarse aquí
    .add-bot = Añadir un bot
seats =
    { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }
    .fewer = Un asiento menos
    .more = Un asiento más
bot-choice = ¿Quién juega en el asiento { $number }?
    .nobody = Dejarlo libre
    .dial = Nivel
    .characters = Personajes
watching = Estás mirando.
    .list = Mirando: { $names }
    .take = Ocupar el asiento de { $name }
away = Ausentes
    .gone = { $name } no está
    .bot = { $name } no está; juega un bot
begins = Empieza en { $seconds }
    .waiting = Esperando a que todos vean la mesa…
skip = Ir a la mesa
connection =
    .lost = Conexión perdida. Reconectando…
    .coming = Entrando en la mesa…
engine = Preparando los juegos
    .failed = No se han podido cargar los juegos. Comprueba tu conexión e inténtalo de nuevo.
    .again = Intentar de nuevo
    .lost = No ha funcionado. Inténtalo de nuevo.
    .full = No queda espacio en este dispositivo, así que no se ha guardado. Libera espacio e inténtalo de nuevo.
unreachable = No se puede conectar con la mesa. Revisa tu conexión y vuelve a intentarlo.
answered = El servidor ha respondido con el error { $status }.
not-sent = No tienes conexión, así que no se ha enviado.

## En una mesa

again = Otra vez
another = Otro juego
actions = Acciones
hint = Pista
really = ¿Seguro?
wait = Un momento
waiting = Esperando a los demás
happened = Historial
    .nothing = Todavía nada.
    .older = Ver lo anterior
rules = Reglas
    .page = Abrir las reglas en su propia página
# On a sentence of the table; the clauses of the rules are numbers such as KA-12.
why = ¿Por qué? (regla { $clauses })
    .score = Cómo se puntúa
    .ask = ¿Por qué?
    .rule = Regla exacta
stage = Mesa
tab =
    .happened = Historial
    .scores = Puntos
    .rules = Reglas
    .chat = Chat
moves = Jugadas
your-move = Tu jugada
your-turn = Es tu turno.
    .tab = Te toca
push = Avisarme cuando me toque
    .no = No, gracias
    .done = Te avisaremos cuando te toque.
    .denied = Tu navegador no permite notificaciones de esta página.
shortcuts = Atajos de teclado
    .why = ¿Por qué?
    .these = Mostrar los atajos
live = En directo
players = Jugadores
player =
    .you = Tú
    .has-board = puede tomar
    .turn = le toca
    .away = ausente
evening = Esta sesión
    .matches =
        { $matches ->
            [one] { $matches } partida en esta sala
           *[other] { $matches } partidas en esta sala
        }
    .won =
        { $played ->
            [one] { $won } de { $played } ganada
           *[other] { $won } de { $played } ganadas
        }
result =
    { $winners-are ->
        [nobody] No gana nadie
        [you] ¡Has ganado!
        [one] Gana { $winners }
        [us] Victoria compartida: { $winners }
       *[many] Victoria compartida: { $winners }
    }
    .place =
        Has quedado en { $place ->
            [3] { $place }.er lugar
           *[other] { $place }.º lugar
        }
    .done = ¡Bien hecho!
    .failed = Esta vez no
    .close = Ver la mesa
    .copy = Copiar resultado
    .level = Bots de tu próxima partida
    .wait = Quien organiza puede empezar otra partida.
    .review = Análisis
    .show = Resultado
sheet =
    .player = Nombre
    .points = Puntos
    .round = Ronda
    .all = Total
    .best = lo mejor de la ronda
standing = Marcador
    .time = Tiempo
keys =
    .call = cantar SET
    .go = ir de una pieza a otra
    .pick = elegir
    .none = no elegir ninguna
# What keys are called.
key =
    .arrows = flechas
    .backspace = Retroceso
    .escape = Escape
    .space = Espacio
    .enter = Enter
started = La partida empieza.
pick-three = Elige tres
to-go =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
has-it =
    { $who ->
        [you] Has cantado SET
       *[other] { $who } ha cantado SET
    }
calling = Cantando…
watching-now = Mirando
notice =
    .no-set =
        { $who ->
            [you] No es un SET
           *[other] { $who }: no es un SET
        }
    .late =
        { $who ->
            [you] Has cantado SET, pero se te ha acabado el tiempo.
           *[other] { $who } ha cantado SET, pero se le ha acabado el tiempo.
        }
    .left =
        { $who ->
            [you] Has cantado SET y te has ido.
           *[other] { $who } ha cantado SET y se ha ido.
        }
    .photo = Foto finish
    .first =
        { $who ->
            [you] Primero tú
           *[other] Primero { $who }
        }
    .later =
        { $who ->
            [you] Tú
           *[other] { $who }
        } +{ $ms } ms

## Pequeñas cosas

labelled = { $label }: { $text }
save = Guardar
close = Cerrar
dismiss = Cerrar
copied = ¡Copiado!

## Aprender

learn =
    .coach = Guía
    .steps = Pasos de la lección
    .step = Paso { $step } de { $steps }
    .again = Empezar de nuevo
    .next = Siguiente
    .skip = Saltar paso
    .done = hecho
ways = Páginas
    .daily = Retos del día
    .practice = Practicar
    .mine = Mis partidas
    .teaching = Para docentes
    .print = Retos para imprimir
    .score = En una mesa real
    .more = Más páginas

## La app, y sin red

app = Fivefold como app
    .install = Instalar
    .offer = ¿Instalar Fivefold como app?
    .share = Toca Compartir y después «Añadir a pantalla de inicio».
    .saved = Las páginas y las reglas están guardadas en este dispositivo. Para jugar hace falta conexión.
    .ready = Todo listo para jugar sin conexión.
update = Hay una versión nueva.
    .reload = Recargar
    .later = Recarga cuando termine tu partida.
offline = Sin conexión
    .title = No tienes conexión
    .about = Esta página necesita conexión. Inténtalo de nuevo cuando la tengas.
    .only-server = Solo en un servidor
    .only-server-about = Aquí juegas solo en este dispositivo. Los clubes, torneos, perfiles y clasificaciones están en un servidor de Fivefold.
tournament = Torneo
    .table = Tu mesa
    .waiting = Ronda { $round }, mesa { $table }. La partida empieza cuando haya llegado todo el mundo.
    .back = Volver al torneo
