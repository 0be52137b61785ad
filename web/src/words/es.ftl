### Las páginas del cliente: la portada, la sala, los ajustes, y lo que comparten todas las mesas.

brand = Fivefold, portada
trademarks = SET y los nombres de los demás juegos son marcas de sus propietarios. Fivefold es software libre, hecho por jugadores; no está afiliado a ellos ni cuenta con su respaldo.

## La portada

front = Buenos juegos, una mesa.
    .about = Juega con amigos por un enlace, contra bots o en solitario. Sin cuenta, sin instalar nada.
    .games = Juegos
continue =
    { $matches ->
        [one] Continuar tu partida
       *[other] Continuar tus partidas
    }
    .with = con { $names }
level = ¿Qué nivel deben tener los bots?
    .about = Solo lo preguntamos una vez. Lo encuentras de nuevo en los ajustes.
tile-players = De { $least } a { $most } jugadores
tile-alone = En solitario
tile-play = Jugar ya
tile-friends = Con amigos
today =
    { $all ->
        [one] Retos de hoy: { $done } de { $all } terminado
       *[other] Retos de hoy: { $done } de { $all } terminados
    }
tile-daily = Reto del día
tile-solitaire = Solitario
rooms = Mesas abiertas
    .none = Ahora mismo nadie tiene una mesa abierta. Abre una con amigos y hazla pública.
    .with = con { $host }
    .here =
        { $people ->
            [one] { $people } persona
           *[other] { $people } personas
        }
    .playing =
        { $people ->
            [one] { $people } persona, en plena partida
           *[other] { $people } personas, en plena partida
        }
join = Entrar
    .title = Entrar con un código
    .label = Código de la sala
    .placeholder = Código de sala
arrival = ¿Seguir aquí?
    .title = Seguir aquí: Fivefold
    .about = Este dispositivo toma tu nombre y tus asientos de tu otro dispositivo. Tu nombre actual en este dispositivo se reemplazará.
    .yes = Sí, soy yo
    .no = No
    .done = Eres { $name } también en este dispositivo.
lost = Aquí no hay nada
    .about = Esta página no existe.
    .home = A la portada
    .no-table = Esa mesa no existe
    .left = Has dejado la mesa
name = Tu nombre
    .change = Te llamas { $name }. Cambiar el nombre
    .done = Ese es tu nombre ahora.

## Ajustes

settings = Ajustes
setting-language = Idioma
    .auto = Automático
setting-theme = Tema
    .light = Claro
    .dark = Oscuro
as-system = Automático
setting-palette = Colores de las piezas
    .about = Estas paletas se distinguen también por la claridad, para daltónicos.
    .standard = Estándar
    .red-green = Segura rojo-verde
    .blue-yellow = Segura azul-amarillo
    .contrast = Alto contraste
setting-patterns = Tramas
    .about = Cada color tiene además su propio papel: rojo liso, verde rayado, morado con puntos.
setting-motion = Movimiento
    .none = Ninguno
sound = Sonido
volume = Volumen
    .pieces = Cartas, dados y letras
    .calls = SET cantados
    .turn = Mi turno
    .end = El final
    .chat = Chat
haptics = Vibración
setting-notify = Aviso cuando te toca
    .about = Solo cuando esta pestaña está en segundo plano.
    .refused = Tu navegador no permite avisos de esta página.
setting-level = Bots para «Jugar ya»
    .about = El nivel de los bots en las partidas rápidas.
    .ask = Pregúntame
setting-keys = Teclas en las piezas
    .about = Se muestran donde hay teclado.
    .show = Mostrar
    .hide = Ocultar
on = Activado
off = Desactivado

## Una sala

room = Sala { $code }
    .untitled = Sala
lobby = Sala de espera
    .stop = ¿Terminar esta partida?
    .stop-about = Termina para todos los de la mesa, sin resultado.
    .stop-yes = Terminar
    .players = En la mesa
    .start = Empezar
    .waiting = Esperando a que { $host } empiece.
    .game = Juego
    .rules = Reglas de la casa
    .changed =
        { $changed ->
            [0] como en la caja
            [one] { $changed } cambiada
           *[other] { $changed } cambiadas
        }
    .who = Quién puede entrar
    .link = Con el enlace
    .everybody = Pública
    .locked = Quien llega necesita la contraseña.
which-game = Qué juego
leave = ¿Dejar la mesa?
    .about = La partida sigue y tu asiento sigue siendo tuyo. La encuentras de nuevo en la portada.
    .yes = A la portada
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
    .wait = Esperar a alguien
invite = Invitar
    .to = Invitar a la sala { $code }
    .copy = Copiar enlace
    .picture = El enlace a esta sala como código QR
# Sigue la dirección.
handover =
    En { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } como mucho, abre esta dirección en tu otro dispositivo. Tendrá entonces tu nombre y tu asiento.
    .copy = Copiar ese enlace
    .ask = Seguir en otro dispositivo
    .back = Volver a la invitación
    .picture = El enlace para tu otro dispositivo, como código QR
lock = Contraseña para quien llega
    .locked = La sala tiene contraseña
    .another = Otra, o ninguna
    .none = Ninguna
    .remove = Quitar
    .set = Poner
password = Contraseña
    .title = Esta sala está cerrada
    .enter = Entrar
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
    .host = anfitrión
    .away = ausente
    .watching = mira
bot-plays = Que siga un bot
stand-up = Dejar el asiento
send-out = Expulsar
    .name = Expulsar a { $name }
chat = Chat
    .said = Lo que se ha dicho
    .none = Aún nadie ha dicho nada.
    .reactions = Reacciones
    .say = Di algo
    .send = Enviar
seat = asiento { $number }
    .who = Quién ocupa el asiento { $number }
    .free = libre
    .sit = Sentarse aquí
    .open = para quien abra el enlace
seats =
    { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }
    .fewer = Un asiento menos
    .more = Un asiento más
bot-choice = ¿Quién juega en el asiento { $number }?
    .nobody = Dejar libre
    .dial = Nivel
    .characters = Personajes
watching = Estás mirando.
    .list = Miran: { $names }
    .take = Ocupar el asiento de { $name }
away = Ausentes
    .gone = { $name } se ha ausentado
    .bot = { $name } se ha ausentado; juega un bot
begins = Empieza en { $seconds }
    .waiting = Esperando a que todos vean la mesa…
skip = A la mesa
connection =
    .lost = Conexión perdida, volviendo…
    .coming = De camino a la mesa…
unreachable = No se puede llegar a la mesa. Comprueba tu conexión y vuelve a intentarlo.
answered = El servidor ha respondido { $status }.
not-sent = Ahora mismo no tienes conexión; eso no se ha enviado.

## En una mesa

again = Otra vez
another = Otro juego
actions = Lo que puedes hacer
hint = Pista
really = ¿Seguro?
wait = Un momento
waiting = Esperando a los demás
happened = Historial
    .nothing = Todavía nada.
    .older = Ver lo anterior
rules = Reglas
    .page = Las reglas en su propia página
# On a sentence of the table; the clauses of the rules are numbers such as KA-12.
why = ¿Por qué? (regla { $clauses })
    .score = Cómo se puntúa
stage = La mesa
tab =
    .happened = Historial
    .scores = Puntos
    .rules = Reglas
    .chat = Chat
moves = Jugadas
your-move = Tu jugada
your-turn = Es tu turno.
    .tab = Te toca
shortcuts = Teclas
    .why = ¿Por qué?
    .these = Mostrar estas teclas
live = Lo que pasa
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
    .done = ¡Bien hecho!
    .failed = Esta vez no
    .close = Ver la mesa
    .copy = Copiar resultado
    .wait = El anfitrión puede empezar otra partida.
    .review = Análisis
    .look-back = Ver repetición
    .record = Descargar
    .show = Resultado
sheet =
    .player = Jugador
    .points = Puntos
    .round = Ronda
    .all = Total
    .best = lo mejor de esta ronda
standing = Marcador
    .time = Tiempo
keys =
    .call = cantar SET
    .go = ir de uno a otro
    .pick = tomar
    .none = no tomar ninguno
# What keys are called.
key =
    .arrows = flechas
    .backspace = Retroceso
    .escape = Escape
    .space = Espacio
    .enter = Intro
started = La partida empieza.
pick-three = Toma tres
to-go =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
has-it =
    { $who ->
        [you] Te toca
       *[other] Le toca a { $who }
    }
calling = Cantado…
watching-now = Mirando
notice =
    .no-set =
        { $who ->
            [you] No es un SET
           *[other] { $who }: no es un SET
        }
    .late =
        { $who ->
            [you] Has cantado SET y no has tomado ninguno a tiempo.
           *[other] { $who } ha cantado SET y no ha tomado ninguno a tiempo.
        }
    .left =
        { $who ->
            [you] Has cantado SET y te has ido.
           *[other] { $who } ha cantado SET y se ha ido.
        }
    .photo = Foto finish
    .first =
        { $who ->
            [you] Tú primero
           *[other] { $who } primero
        }
    .later =
        { $who ->
            [you] Tú
           *[other] { $who }
        } +{ $ms } ms

## Pequeñas cosas

save = Guardar
close = Cerrar
dismiss = Cerrar
copied = Copiado.

## Aprender

learn-alone = Aprender el solitario
learn = Aprender
    .coach = Qué hay que hacer
    .steps = Pasos de la lección
    .step = Paso { $step } de { $steps }
    .again = Otra vez
    .next = Siguiente
    .skip = Saltar paso
    .done = hecho
ways = Páginas
    .daily = Retos del día
    .practice = Practicar
    .mine = Mis partidas
    .teaching = Para docentes
    .print = Retos en papel
    .more = Más páginas
