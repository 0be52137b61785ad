### Lo que dice la línea de órdenes.

game = { $game }, { $players }; bots: { $bots }
daily =
    Retos del { $date }, { $level ->
        [1] lunes: fácil
        [2] martes: bastante fácil
        [3] miércoles: no tan fácil
        [4] jueves: intermedio
        [5] viernes: bastante difícil
        [6] sábado: difícil
       *[7] domingo: el más difícil de la semana
    }. SET tiene siempre el mismo nivel; para el reto pequeño, añade -o shape=basic.
    .next = Nuevos retos en { $left }, a medianoche UTC.
characters = Personajes, para cada juego: { $names }.
stopped = Detenido.
record-is = Registro: { $path }
records-are =
    { $records ->
        [one] { $records } registro en { $path }
       *[other] { $records } registros en { $path }
    }
dataset-is =
    { $decisions ->
        [one] { $decisions } decisión en { $path }
       *[other] { $decisions } decisiones en { $path }
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
    .how = Un número o un nombre; Enter para salir.
playing = Jugando
reviewing = Analizando
standings =
    { $matches ->
        [one] { $game }, { $matches } partida
       *[other] { $game }, { $matches } partidas
    }
    .bot = bot
    .wins = victorias
    .share = % de victorias
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
    Comprobado: { $acts ->
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
exists = { $path } ya existe. Usa `fivefold playthrough refresh` para actualizarlo.
changed = { $path } ha cambiado.
many-people = Varias personas se llaman { $name }: { $ids }. Usa un identificador.
no-such-person = Nadie tiene el nombre o identificador { $name }.
contended = La base de datos no dejaba de cambiar. Vuelve a intentarlo.
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
    }: { $verified } verificadas, { $going-on } en curso, { $unchecked } no comprobables aquí.
    .well = Todo está bien.
    .wrong =
        { $troubles ->
            [one] { $troubles } problema encontrado.
           *[other] { $troubles } problemas encontrados.
        }
    .mended =
        { $matches ->
            [0] El índice ya era correcto.
            [one] Índice corregido para { $matches } partida.
           *[other] Índice corregido para { $matches } partidas.
        }
exported =
    { $records ->
        [one] Se ha escrito person.json y { $records } registro en { $path }.
       *[other] Se han escrito person.json y { $records } registros en { $path }.
    }
forget = ¿Borrar a { $name } ({ $id })? No se puede deshacer.
    .done = Borrado.
    .nothing = No se guardaba nada sobre esa persona.
recomputed =
    { $matches ->
        [0] No hay partidas puntuadas.
        [one] { $matches } partida recalculada. { $changed ->
            [0] No ha cambiado ninguna puntuación.
            [one] Ha cambiado { $changed } puntuación.
           *[other] Han cambiado { $changed } puntuaciones.
        }
       *[other] { $matches } partidas recalculadas. { $changed ->
            [0] No ha cambiado ninguna puntuación.
            [one] Ha cambiado { $changed } puntuación.
           *[other] Han cambiado { $changed } puntuaciones.
        }
    }
    .without = { $matches ->
        [one] El registro de { $matches } partida está borrado; cuenta como antes.
       *[other] Los registros de { $matches } partidas están borrados; cuentan como antes.
    }
keys = Clave nueva creada. La antigua vale hasta que caduquen sus cookies.
    .forgotten = Claves antiguas borradas.

thinking = Bots en marcha en { $processes ->
        [one] 1 proceso
       *[other] { $processes } procesos
    }. Pulsa Ctrl+C para detenerlos.
no-bots = Los bots necesitan al menos un proceso, o un bus hacia otros procesos de bots.
not-a-pair = «{ $text }» no es NOMBRE=VALOR, por ejemplo call_seconds=10.
not-a-seat = «{ $text }» no es un asiento. Usa un número desde 0, spectator o all.
no-such-act = La jugada { $number } no existe. Van de la 1 a la { $last }.
not-a-language = «{ $text }» no es un código de idioma. Usa dos o tres letras, por ejemplo it.
unknown-command = Orden desconocida: «{ $command }». Ejecuta `fivefold --help` para ver la lista.
    .close = Orden desconocida: «{ $command }». ¿Querías decir { $close }?

## Ayuda

help =
    Juega a SET, SET Dice, WordSpiel, Karma y Five Crowns.

    Sin orden, abre la mesa en tu navegador. Otras personas de tu red pueden entrar.
    .heading = { $heading }:
    .version = Muestra la versión y termina.
    .language = Idioma (por defecto: el del entorno).
    .try = Prueba:
    .trademarks = Los nombres de los juegos son marcas de sus propietarios, con los que Fivefold no tiene relación.
# Opciones de varias órdenes.
option =
    .house-rule = Una regla de la casa; se puede repetir.
    .bots = Los demás jugadores: niveles, fuerzas de 0.0 a 4.0 o personajes como otter.
    .seed = La misma semilla reparte las mismas cartas.
    .words = Otro diccionario, una palabra por línea; se puede repetir.
    .seat = Vista de: un asiento, spectator o all.
    .database = Un archivo, o una URL de SQLite o Postgres (por defecto: el archivo habitual).
help-games = Enumera los juegos, con jugadores, bots y opciones.
    .options = Muestra las opciones de cada juego.
help-play = Juega en esta terminal contra bots. Sin juego, pregunta cuál.
    .name = Tu nombre.
    .pace = Velocidad del juego.
    .record = Escribe el registro en este archivo.
help-daily = Muestra los retos de hoy, o de otro día, y cómo jugarlos.
help-practice = Practica con ejercicios en esta terminal. Se complican a medida que mejoras. JUEGO es un juego (set) o uno de sus ejercicios (set.find).
    .level = Dificultad inicial, de 0 a 10.
    .count = Número de ejercicios (por defecto: hasta que salgas).
    .seed = La misma semilla pone los mismos ejercicios.
help-print = Crea una página de retos para imprimir, con las soluciones en otra (HTML).
    .puzzles = Número de retos.
    .seed = La misma semilla da la misma hoja.
    .language = Idioma de la hoja.
    .paper = Tamaño del papel.
    .out = Archivo de salida (por defecto: JUEGO-SEMILLA.html).
sheet-is = Hoja: { $path }
help-learn = Aprende un juego en esta terminal, paso a paso. Sin juego, enumera las lecciones.
    .step = Empezar por este paso.
help-simulate = Hace jugar a los bots entre sí y compara sus resultados.
    .games = Número de partidas.
    .jobs = Número de procesos (por defecto: uno por núcleo).
    .records = Guarda los registros en esta carpeta.
help-arena = Juega una liga: cada grupo de bots juega los mismos repartos en todos los asientos.
    .bots = Al menos dos: niveles, fuerzas, personajes o los tuyos como paquete.módulo:nombre.
    .deals = Número de repartos.
    .seats = Número de bots en la mesa (por defecto: el mínimo).
    .into = Guarda los resultados en esta carpeta; una liga interrumpida sigue ahí.
    .records = Guarda también los registros.
help-dataset = Hace jugar a los bots y escribe cada decisión en archivos Parquet.
    .matches = Número de partidas.
    .into = Escribe en esta carpeta; una ejecución interrumpida sigue ahí.
    .seed = La misma semilla da los mismos datos.
    .vectors = Escribe también las posiciones como números.
help-replay = Muestra una partida registrada como texto.
    .step = Se detiene tras cada jugada (por defecto: solo en una terminal).
    .review = Muestra el análisis de cada decisión.
help-review = Analiza una partida: compara cada jugada con la mejor.
    .json = Escribe JSON.
    .every = Muestra todas las decisiones clave, no solo los errores.
    .seat = Analiza solo este asiento (por defecto: todos).
help-again = Juega desde una jugada de un registro, en el asiento de quien la hizo, contra bots.
    .seat = Ocupa este otro asiento.
help-verify = Verifica una partida registrada.
help-check = Ejecuta las comprobaciones estándar de un juego.
    .matches = Número de partidas al azar.
help-position = Muestra una posición escrita en una línea y las jugadas que permite.
help-new-game = Crea las carpetas de un juego nuevo, que se puede jugar enseguida.
    .into = Una copia de trabajo de Fivefold.
help-playthrough = Crea y actualiza partidas de muestra, que enseñan lo que hace un juego.
help-playthrough-make = Escribe una partida de muestra con jugadas al azar, para editarla a mano.
    .seats = Número de jugadores (por defecto: el mínimo posible).
    .acts = Número máximo de jugadas.
    .about = La primera línea.
    .random = Jugadas al azar.
help-playthrough-refresh = Vuelve a jugar archivos, o todos los de una carpeta, y escribe lo que pasa ahora. Revisa después las diferencias.
help-odds = Probabilidades, a partir de un millón de repartos.
help-words = Consulta y busca palabras en el diccionario; revisa y prepara traducciones.
help-words-check = Enumera lo que falta o está mal en una traducción, o en todas.
help-words-draft = Escribe los archivos de un idioma nuevo, o lo que le falta a uno, en inglés y listos para traducir.
help-serve = Ejecuta un servidor para navegadores. Cada opción se puede dar también en el entorno, como FIVEFOLD_ y su nombre.
    .host = Dirección en la que escuchar.
    .port = Puerto (por defecto: 8000, o el siguiente libre).
    .bus = URL de Valkey, si varios procesos comparten una base de datos Postgres.
    .base-url = URL pública de este servidor.
    .bots = Número de procesos de bots; 0 si `fivefold think` se ejecuta en otra parte.
    .rest-minutes = Minutos que una sala vacía sigue en memoria.
    .push-hosts = Servidores de notificaciones además de los de los navegadores habituales, separados por espacios.
    .operator-token = Clave de la página de gestión, en /operator. Mejor darla en el entorno.
    .quiet-rooms = Solo salas infantiles: reacciones en lugar de mensajes, y apodos.
    .blocked-names = Archivo con más nombres que se rechazan, uno por línea.
    .backups = Carpeta de las copias hechas en la página de gestión.
    .quick-match = Empareja a gente que no se conoce para partidas puntuadas. Para servidores públicos.
    .limits = Ritmos y cantidades, véase abajo.
    .logs = Registra líneas JSON en la salida de errores.
    .browser = Abre la mesa en un navegador.
help-think = Ejecuta un proceso de bots para otros servidores.
    .bus = URL de Valkey de los servidores.
    .bots = Número de procesos de bots.
help-backup =
    Copia la base de datos en ARCHIVO mientras el servidor funciona. Para Postgres, usa pg_dump.

    La copia contiene las claves de todas las cookies: protégela como la propia base de datos.
help-doctor =
    Comprueba una base de datos: lee cada sala, repite cada partida y verifica las terminadas.

    No cambia nada, salvo con --mend-index. El código de salida es 1 si hay un problema.
    .matches = Comprueba solo este número de partidas, elegidas al azar.
    .mend-index = Reconstruye el índice de quién jugó a qué a partir de los registros.
help-people = Exporta o borra lo que se guarda de una persona.
help-people-export =
    Escribe todo lo que hay de QUIÉN (un identificador o un nombre) en CARPETA.

    Es decir, person.json y el registro de cada partida terminada.
help-people-delete =
    Borra a QUIÉN (un identificador o un nombre): su nombre e identificador en todas partes, y sus mensajes del chat.

    Sus partidas se conservan, porque también las jugaron otras personas, pero muestran un número en vez de un nombre.
    .yes = No pedir confirmación.
help-ratings = Gestiona las puntuaciones.
help-ratings-recompute =
    Calcula de nuevo todas las puntuaciones a partir de las partidas guardadas.

    Los servidores pueden seguir en marcha. Las mismas partidas dan las mismas puntuaciones: un cambio indica un fallo.
help-keys = Gestiona las claves que firman las cookies.
help-keys-rotate =
    Crea una clave nueva.

    Los servidores en marcha la adoptan en unos minutos y aceptan la antigua hasta que caduquen sus cookies.
    .forget-old = Rechaza las cookies anteriores: todo el mundo empieza de cero.
    .days = Días hasta que caducan las cookies.

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
click-show = Muestra este mensaje y termina.
click-version = Muestra la versión y termina.
click-default = por defecto: { $default }
click-variable = entorno: { $var }
click-required = obligatorio
click-try = Ejecuta `{ $command } { $option }` para ver la ayuda.
click-error = Error: { $message }
click-invalid-for = Valor no válido para { $param_hint }: { $message }
click-invalid = Valor no válido: { $message }
click-missing-argument = Falta el argumento
click-missing-option = Falta la opción
click-missing-command = Falta una orden.
click-no-command = Orden desconocida: «{ $name }».
click-no-option = Opción desconocida: { $name }.
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
    .connection-burst = Puntos que puede acumular una conexión.
    .person-points = Puntos por segundo de una persona, con todas sus conexiones.
    .person-burst = Puntos que puede acumular una persona.
    .room-points = Puntos por segundo de todos los de una sala.
    .room-burst = Puntos que puede acumular una sala.
    .address-points = Puntos por segundo de una dirección, peticiones incluidas.
    .address-burst = Puntos que puede acumular una dirección.
    .strikes = Mensajes por encima del límite antes de cerrar una conexión.
    .address-guesses = Contraseñas de salas por hora desde una dirección.
    .person-reports = Denuncias de una persona al día.
    .address-reports = Denuncias desde una dirección al día.
    .message-bytes = Bytes en un mensaje.
    .waiting-bytes = Bytes en cola para un lector lento.
    .room-queue = Mensajes en cola para guardar una sala.
    .address-connections = Conexiones simultáneas desde una dirección.
    .person-connections = Conexiones simultáneas de una persona.
    .room-connections = Conexiones simultáneas a una sala.
    .room-address-connections = Conexiones simultáneas a una sala desde una dirección.
    .connections = Conexiones simultáneas en total.
    .address-rooms = Salas nuevas por hora desde una dirección; una sala para una persona cuenta una décima parte.
    .person-rooms = Salas nuevas por hora de una persona; una sala para una persona cuenta una décima parte.
    .thoughts = Jugadas de bots en cola, en total.
    .thought-ms = Milisegundos para una jugada de un bot.
    .request-seconds = Segundos para que llegue una petición.
wait = Tiempos de espera
    .away = Milisegundos sin conexión hasta que alguien aparece como ausente.
    .host = Milisegundos hasta que otra persona organiza la sala; también el tiempo que todos tienen para volver tras un reinicio.
    .opening = Milisegundos que espera una partida a que todos los jugadores vean la mesa.
    .count = Milisegundos de cuenta atrás antes de un juego en el que todos juegan a la vez.
    .early = Milisegundos antes de la medianoche UTC en que se abre el próximo reto del día.
    .retry = Milisegundos hasta reintentar algo que no se pudo guardar.
keep = Conservación
    .rooms = Días que se guarda una sala sin usar; 0 es para siempre.
    .matches = Días que se guarda una partida terminada; 0 es para siempre.
    .people = Días que se guarda a una persona sin partidas; 0 es para siempre.
    .cookies = Días que vale una cookie tras la última visita.
    .reports = Días que se guarda una denuncia; 0 es para siempre.
    .log = Días que se guarda el registro de gestión; 0 es para siempre.
help-score = Lleva los puntos de un juego en una mesa real.
    .players = Los nombres, separados por comas.
    .file = Guarda la hoja en este archivo, y sigue con ella si ya existe.
    .csv = Escribe la hoja como CSV al final.
scores-are = Hoja de puntos: { $path }

## Contar con cartas y dados de verdad

help-count = Cuenta cartas y dados de verdad: puntos de una mano, si es un SET, si es una palabra.
    .what = Qué se cuenta.
count-clauses = Reglas: { $clauses }
