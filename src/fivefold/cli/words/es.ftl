### Lo que dice la línea de órdenes.

game = { $game }, { $players }; bots: { $bots }
daily =
    Los retos del { $date }, { $level ->
        [1] lunes: fácil
        [2] martes: bastante fácil
        [3] miércoles: no tan fácil
        [4] jueves: intermedio
        [5] viernes: bastante difícil
        [6] sábado: difícil
       *[7] domingo: el más difícil de la semana
    }. SET es siempre igual; para su reto pequeño, añade -o shape=basic.
    .next = Los próximos llegan en { $left }, a medianoche UTC.
characters = Personajes, para cada juego: { $names }.
stopped = Detenido.
record-is = El registro está en { $path }.
records-are =
    { $records ->
        [one] { $records } registro en { $path }
       *[other] { $records } registros en { $path }
    }
learned =
    { $steps ->
        [one] { $done } de { $steps } paso
       *[other] { $done } de { $steps } pasos
    }
    .no-lesson = No hay lección de { $game }.
    .no-step =
        La lección de { $game } solo tiene { $steps ->
            [one] { $steps } paso
           *[other] { $steps } pasos
        }.
which = Fivefold. ¿A qué quieres jugar?
    .how = Un número o un nombre; Intro para nada.
playing = Jugando
reviewing = Análisis
standings =
    { $matches ->
        [one] { $game }, { $matches } partida
       *[other] { $game }, { $matches } partidas
    }
    .bot = bot
    .wins = victorias
    .share = parte
    .interval = intervalo del 95 %
    .score = puntuación media
average =
    De media por partida: { $acts ->
        [one] { $acts } jugada
       *[other] { $acts } jugadas
    }, { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } de juego.
verified =
    Correcto: { $acts ->
        [one] { $acts } jugada
       *[other] { $acts } jugadas
    } y { $events ->
        [one] { $events } suceso
       *[other] { $events } sucesos
    } se siguen de las reglas y la semilla prometida.
laws =
    { $game }: { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, { $acts ->
        [one] { $acts } jugada
       *[other] { $acts } jugadas
    }
    .law = ley
    .tested = comprobada
may =
    { $who ->
        [you] Puedes
       *[other] { $who } puede
    }: { $moves }
    .more =
        { $who ->
            [you] Puedes
           *[other] { $who } puede
        }: { $moves } y { $more } más
    .wait =
        { $who ->
            [you] Esperas.
           *[other] { $who } espera.
        }
next = Lo siguiente: docs/adding-a-game.md.
exists = { $path } ya existe; `fivefold playthrough refresh` lo juega de nuevo.
changed = { $path } ha cambiado.
many-people = Varias personas se llaman { $name }: { $ids }. Da uno de los identificadores.
no-such-person = Nadie se llama { $name }, y no es un identificador.
contended = Otros han cambiado la base de datos una y otra vez; vuelve a intentarlo.
copied =
    { $bytes ->
        [one] { $path } es una copia completa ({ $bytes } byte).
       *[other] { $path } es una copia completa ({ $bytes } bytes).
    }
doctor =
    esquema { $schema }; { $rooms ->
        [one] { $rooms } sala
       *[other] { $rooms } salas
    }; { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } con { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }: { $verified } OK, { $going-on } en curso, { $unchecked } sin comprobar.
    .well = Todo está bien.
    .wrong =
        { $troubles ->
            [one] Hay { $troubles } cosa mal.
           *[other] Hay { $troubles } cosas mal.
        }
    .mended =
        { $matches ->
            [0] El índice estaba bien.
            [one] El índice vuelve a estar bien para { $matches } partida.
           *[other] El índice vuelve a estar bien para { $matches } partidas.
        }
exported =
    { $records ->
        [one] { $path } contiene person.json y { $records } registro.
       *[other] { $path } contiene person.json y { $records } registros.
    }
forget = ¿Olvidar a { $name } ({ $id })? No se puede deshacer.
    .done = Olvidado.
    .nothing = No se guardaba nada sobre esa persona.
keys = Hay una clave nueva; la antigua termina con sus cookies.
    .forgotten = Las claves antiguas ya no están.

thinking = Aquí piensan bots en { $processes ->
        [one] 1 proceso
       *[other] { $processes } procesos
    }. Ctrl+C lo detiene.
no-bots = Los bots necesitan al menos un proceso para pensar, o un bus hacia otros que piensen.
not-a-pair = «{ $text }» debería ser NOMBRE=VALOR, por ejemplo call_seconds=10.
not-a-seat = «{ $text }» no es un asiento: un número desde 0, spectator o all.
no-such-act = No hay jugada { $number }; van de la 1 a la { $last }.
not-a-language = «{ $text }» no es un idioma: dos o tres letras, por ejemplo it.
unknown-command = No existe la orden «{ $command }». `fivefold --help` las enumera.
    .close = No existe la orden «{ $command }». ¿Querías decir { $close }?

## Ayuda

help =
    Los juegos de cinco cajas, con las reglas originales: SET, SET Dice, WordSpiel, Karma y Five Crowns.

    Sin orden, abre la mesa en tu navegador, para ti y para los demás de tu red.
    .version = Muestra la versión.
    .language = En qué idioma hablar; si no, como diga el entorno.
    .try = Prueba:
    .trademarks = Los nombres de los juegos son marcas de sus dueños, con los que Fivefold no tiene relación.
    .heading = { $heading }:
# Opciones de varias órdenes.
option =
    .house-rule = Una regla de la casa; se puede repetir.
    .bots = Quién más juega: niveles, fuerzas de 0.0 a 4.0 o nombres como otter.
    .seed = La misma semilla reparte las mismas cartas.
    .words = Otro diccionario, una palabra por línea; se puede repetir.
    .seat = Vista de: un asiento, spectator o all.
    .database = Un archivo, o una URL de SQLite o Postgres; si no, el archivo de siempre.
help-games = Los juegos, con jugadores, bots y opciones.
    .options = Con las opciones de cada juego.
help-play = Juega en esta terminal, línea a línea, contra bots; sin juego, pregunta cuál.
    .name = Tu nombre.
    .pace = A qué velocidad pasa el tiempo.
    .record = Escribe el registro en este archivo.
help-daily = Los retos de hoy o de otro día, y cómo jugarlos.
help-practice = Ejercicios en esta terminal, uno tras otro, más difíciles cuando mejoras; JUEGO es un juego (set) o uno de sus ejercicios (set.find).
    .level = Empieza con esta dificultad, de 0 a 10.
    .count = Tantos ejercicios; si no, hasta que pares.
    .seed = La misma semilla pone los mismos ejercicios.
help-print = Problemas de un juego como página para imprimir, con las soluciones en otra (HTML).
    .puzzles = Cuántos problemas.
    .seed = La misma semilla da la misma hoja.
    .language = En qué idioma.
    .paper = Para qué papel.
    .out = Escribir en este archivo; si no, JUEGO-SEMILLA.html.
sheet-is = La hoja es { $path }.
help-learn = Aprende un juego en este terminal, paso a paso; sin juego, dice cuáles se pueden aprender.
    .step = Empezar por este paso.
help-simulate = Hace jugar a los bots entre sí, para ver quién es mejor.
    .games = Cuántas partidas.
    .jobs = Procesos; si no, uno por núcleo.
    .records = Guarda los registros en esta carpeta.
help-replay = Recorre el registro de una partida como texto.
    .step = Se detiene tras cada jugada; si no, solo en una terminal.
    .review = Con el análisis de cada decisión.
help-review = Repasar una partida: cada decisión junto a la mejor posible, y lo que costó.
    .json = Como JSON.
    .every = Todas las decisiones que importaban, no solo las más instructivas.
    .seat = Solo este asiento; si no, todos.
help-again = Volver a intentarlo: seguir desde antes de una jugada de una partida guardada, en el lugar de quien la hizo, con bots en los demás sitios.
    .seat = Otro sitio que el de quien jugó.
help-verify = Vuelve a repartir y juzgar una partida registrada, y compara.
help-check = Pone a prueba un juego con las leyes que cumplen todos.
    .matches = Cuántas partidas al azar.
help-position = Muestra una mesa escrita en una línea, y lo que se puede hacer en ella.
help-new-game = Escribe las carpetas de un juego nuevo, que se puede jugar desde el principio.
    .into = Una copia de trabajo de Fivefold.
help-playthrough = Crea y renueva las partidas de muestra, que enseñan lo que hace un juego.
help-playthrough-make = Escribe una partida de muestra con jugadas al azar, para recortarla y retocarla a mano.
    .seats = Número de jugadores; si no, el mínimo posible.
    .acts = Como mucho tantas jugadas.
    .about = La primera línea.
    .random = Jugadas al azar.
help-playthrough-refresh = Vuelve a jugar archivos (o todos los de una carpeta) y escribe lo que pasa ahora; mira las diferencias.
help-odds = Probabilidades, repartiendo un millón de veces.
help-words = Palabras: búscalas en el diccionario, encuentra algunas; y revisa o empieza los idiomas.
help-words-check = Dice qué le falta a un idioma, o a todos, y qué no encaja con los textos ingleses.
help-words-draft = Escribe los archivos de un idioma nuevo, o lo que le falta a uno, en inglés, para traducirlo allí.
help-serve = Sirve la mesa para navegadores: para anfitriones. Cada opción es también una variable de entorno, FIVEFOLD_ y su nombre.
    .host = En qué dirección escuchar.
    .port = 8000, o el siguiente libre.
    .bus = Una URL de Valkey, cuando varios procesos comparten un Postgres.
    .base-url = La dirección por la que llegan los demás.
    .bots = Procesos en los que piensan los bots; 0 si `fivefold think` lo hace en otra parte.
    .rest-minutes = Cuántos minutos sigue en memoria una sala vacía.
    .operator-token = Quien lo tiene puede listar y cerrar salas, y vetar; mejor darlo por el entorno.
    .limits = Ritmos y cantidades, como abajo.
    .logs = Líneas JSON por la salida de errores.
    .browser = Abre la mesa en un navegador.
help-think = Piensa por los bots de servidores en el mismo bus: para anfitriones con máquinas de sobra.
    .bus = La URL del Valkey que usan los servidores.
    .bots = Procesos en los que piensan los bots.
help-backup =
    Copia la base de datos en ARCHIVO mientras el servidor funciona; para Postgres usa pg_dump.

    La copia tiene las claves de todas las cookies: guárdala con tanto cuidado como la propia base.
help-doctor =
    Examina una base de datos: lee cada sala, repite cada partida y verifica las que han acabado.

    No se cambia nada, salvo que haya que corregir el índice de quién jugó a qué. El código de salida es 1 si algo está mal.
    .matches = Solo tantas partidas, elegidas al azar.
    .mend-index = Corregir el índice de quién jugó a qué a partir de los registros.
help-people = Lo que se guarda de una persona: decírselo u olvidarlo.
help-people-export =
    Escribe todo lo que hay de QUIÉN (un identificador o un nombre) en la carpeta CARPETA.

    Es decir, person.json y el registro de cada partida acabada.
help-people-delete =
    Olvida a QUIÉN (un identificador o un nombre): nombre e identificador desaparecen de todas partes y sus mensajes se vacían.

    Sus partidas quedan, porque también son de los demás; en ellas solo hay un número.
    .yes = No preguntar.
help-keys = Las claves que firman las cookies.
help-keys-rotate =
    Crea una clave nueva.

    Los servidores en marcha la adoptan en unos minutos y creen en la antigua hasta que caduque su última cookie.
    .forget-old = No cree en ninguna cookie anterior: todos vuelven a ser desconocidos.
    .days = Cuántos días viven las cookies.

# Lo que representa un valor en la ayuda y los errores; en mayúsculas.
metavar =
    { $word ->
        [args] ARGUMENTOS
        [bot] BOT
        [command] ORDEN
        [date] FECHA
        [directory] CARPETA
        [file] ARCHIVO
        [float-range] NÚMERO
        [folder] CARPETA
        [game] JUEGO
        [integer-range] NÚMERO
        [language] IDIOMA
        [n] N
        [name] NOMBRE
        [number] NÚMERO
        [options] OPCIONES
        [path] ARCHIVO
        [paths] ARCHIVOS
        [record] REGISTRO
        [text] TEXTO
        [value] VALOR
        [who] QUIÉN
        [words] PALABRAS
       *[other] { $word }
    }

## Lo que dice click: errores y títulos

click-aborted = Detenido.
click-choose = Elige entre: { $choices }
click-commands = Órdenes
click-options = Opciones
click-arguments = Argumentos
click-usage = Uso:
click-show = Muestra esta ayuda.
click-version = Muestra la versión.
click-default = por defecto: { $default }
click-variable = entorno: { $var }
click-required = obligatorio
click-try = Ayuda: `{ $command } { $option }`.
click-error = Error: { $message }
click-invalid-for = Valor no válido para { $param_hint }: { $message }
click-invalid = Valor no válido: { $message }
click-missing-argument = Falta el argumento
click-missing-option = Falta la opción
click-missing-command = Falta una orden.
click-no-command = No existe la orden «{ $name }».
click-no-option = No existe la opción { $name }.
click-did-you-mean =
    { $count ->
        [one] ¿Querías decir { $possibility }?
       *[other] ¿Querías decir una de estas: { $possibilities }?
    }
click-no-value = La opción { $name } no admite un valor.
click-needs-value =
    { $count ->
        [one] La opción { $name } necesita un valor.
       *[other] La opción { $name } necesita { $nargs } valores.
    }
click-extra =
    { $count ->
        [one] Argumento inesperado: { $args }
       *[other] Argumentos inesperados: { $args }
    }
click-wrong-count = Valores esperados: { $nargs }; recibidos: { $len }.
click-wrong-length = Valores esperados: { $len_type }; recibidos: { $len_value }.
click-not-number = «{ $value }» no es un número.
click-not-in-range = { $value } no está en el intervalo { $range }.
click-not-boolean = «{ $value }» no es uno de { $states }.
click-not-choice =
    { $count ->
        [one] «{ $value }» no es { $choice }.
       *[other] «{ $value }» no es uno de { $choices }.
    }
click-no-file = «{ $filename }» no existe.
click-is-file = «{ $filename }» es un archivo, no una carpeta.
click-is-directory = «{ $filename }» es una carpeta, no un archivo.
click-not-readable = No se puede leer «{ $filename }».
click-not-writable = No se puede escribir «{ $filename }».
click-not-executable = No se puede ejecutar «{ $filename }».
click-unopened = No se puede abrir «{ $filename }»: { $message }
click-unknown = error desconocido
click-different = Los dos valores no coinciden.
click-invalid-input = Error: entrada no válida.
click-repeat = Repite para confirmar

## Lo que un servidor permite, espera y guarda; primero los títulos

limit = Límites
    .connection-points = Puntos por segundo de una conexión.
    .connection-burst = Puntos que puede ahorrar una conexión.
    .person-points = Puntos por segundo de una persona, con todas sus conexiones.
    .person-burst = Puntos que puede ahorrar una persona.
    .room-points = Puntos por segundo de todos los de una sala.
    .room-burst = Puntos que puede ahorrar una sala.
    .address-points = Puntos por segundo de una dirección, peticiones incluidas.
    .address-burst = Puntos que puede ahorrar una dirección.
    .strikes = Mensajes de más tras los que se corta una conexión.
    .address-guesses = Contraseñas de salas por hora desde una dirección.
    .message-bytes = Bytes en un mensaje.
    .waiting-bytes = Bytes que pueden esperar a un lector lento.
    .room-queue = Mensajes que pueden esperar a que se guarde una sala.
    .address-connections = Conexiones a la vez de una dirección.
    .person-connections = Conexiones a la vez de una persona.
    .room-connections = Conexiones a la vez en una sala.
    .room-address-connections = Conexiones a la vez de una dirección en una sala.
    .connections = Conexiones en total.
    .address-rooms = Salas nuevas por hora desde una dirección.
    .person-rooms = Salas nuevas por hora de una persona.
    .thoughts = Preguntas a bots que pueden esperar en total.
    .thought-ms = Milisegundos que un bot puede pensar una jugada.
    .request-seconds = Segundos en los que ha de llegar una petición.
wait = Cuánto esperar
    .away = Milisegundos sin conexión tras los que alguien aparece como ausente.
    .host = Milisegundos tras los que el papel de anfitrión pasa a otro; también el tiempo de todos tras un reinicio.
    .opening = Milisegundos que espera una partida hasta que todos los que juegan han visto la mesa.
    .count = Milisegundos en los que todos ven la mesa antes de un juego en el que todos actúan a la vez.
    .early = Milisegundos antes de su día a partir de los que se puede jugar un reto del día.
    .retry = Milisegundos antes de reintentar lo que no se pudo guardar.
keep = Cuánto guardar
    .rooms = Días que se guarda una sala que nadie abre; 0 es para siempre.
    .matches = Días que se guarda una partida tras su final; 0 es para siempre.
    .people = Días que se conoce a quien no ha jugado nada; 0 es para siempre.
    .cookies = Días que un dispositivo conoce a su persona tras la última visita.
