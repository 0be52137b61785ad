### Lo que todos los juegos y programas dicen igual.

# Cómo se llama la lengua a sí misma, y cómo escribe números y listas (BCP 47).
language = Español
locale = es

yes = sí
no = no
# Quien lee, en una lista de nombres.
you = tú
# Un número solo.
number = { $n }
players = de { $least } a { $most } jugadores
    .exactly =
        { $most ->
            [one] { $most } jugador
           *[other] { $most } jugadores
        }
# Cómo se llama un bot en la mesa, y qué nivel tiene; un nivel puede ser un número.
bot-name =
    { $face ->
        [snail] Caracol
        [hedgehog] Erizo
        [otter] Nutria
        [hare] Liebre
        [squirrel] Ardilla
        [bear] Oso
        [goose] Oca
        [badger] Tejón
        [raven] Cuervo
        [fox] Zorro
        [lynx] Lince
        [owl] Búho
       *[other] { $face }
    }
    .numbered = { bot-name } { $number }
level =
    { $level ->
        [even] Mi nivel
        [random] Al azar
        [easy] Fácil
        [medium] Medio
        [hard] Difícil
        [expert] Experto
       *[number] { $level }
    }
# Cómo se llama una persona sin nombre.
guest = Visitante { $number }
# Cómo se llama la gente en las salas tranquilas.
nickname =
    { $which ->
        [maple] Arce
        [pebble] Guijarro
        [clover] Trébol
        [pepper] Pimienta
        [cinnamon] Canela
        [marble] Canica
        [thunder] Trueno
        [breeze] Brisa
        [acorn] Bellota
        [coral] Coral
        [rocket] Cohete
        [biscuit] Galleta
        [nutmeg] Nuez
        [ginger] Jengibre
        [cloud] Nube
       *[comet] Cometa
    }
    .numbered = { nickname } { $number }
bot-mark = { $name } · { $level }

## Negativas

over = La partida ha terminado.
no-such-seat = El asiento { $seat } no existe. Los asientos van del 0 al { $last }.
past = Ya son { $now } ms, así que a los { $at } ms no puede pasar nada.
not-yours = Eso solo lo pueden hacer el reloj y la casa.
not-due = Aún no es la hora.
    .past = Era la hora a los { $due } ms.
clock-first = El reloj tiene que actuar antes, a los { $due } ms.
no-seed = Esta mesa se ha reconstruido sin su semilla, así que no se puede repartir nada más.
    .record = Esta mesa se ha reconstruido sin su semilla, así que no se puede escribir el final del registro.
not-noticed = { $game } no usa eso.
    .lag = Una latencia va de 0 a { $most } ms.
    .name = Un nombre es una línea, sin espacios delante ni detrás.
not-a-move = «{ $text }» no es una jugada de { $game }.
    .house = «{ $text }» no es una jugada del reloj ni de la casa.
not-a-seat = «{ $text }» no es un asiento. Usa un número desde 0, clock o house.
not-an-act = «{ $text }» no es una acción. Escribe la hora, el asiento y la jugada.
    .rules = después de la versión { $before } de las reglas no puede venir la { $rules }.
    .opening = la apertura no tiene jugada ni hora.
not-a-playthrough = Cabecera no válida: { $why }
    .line = Línea { $line }: «{ $text }» no pertenece a la cabecera.
    .file = { $path }: { $why }

## Mesas imposibles

unknown-game = Juego desconocido: «{ $game }». Disponibles: { $known }.
    .close = Juego desconocido: «{ $game }». ¿Querías decir { $close }?
    .record = Línea { $line }: este Fivefold no tiene el juego «{ $game }».
unknown-drill = Ejercicio desconocido: «{ $drill }». Disponibles: { $known }.
no-score-sheet = { $game } no tiene hoja de puntos.
bad-difficulty = La dificultad es un número de 0 a { $hardest }.
bad-drill-seed = La semilla de un ejercicio es un texto de { $longest } caracteres simples como mucho.
unknown-option = Opción desconocida: { $option }. Disponibles: { $known-count ->
        [0] ninguna
       *[other] { $known }
    }.
    .close = Opción desconocida: { $option }. ¿Querías decir { $close }?
    .made = Este juego ya tiene sus opciones, así que no puedes cambiarlas.
bad-value = La opción { $option } debe ser { $allowed }, no { $value }.
    .matches = Juega al menos una partida.
allowed =
    .choices = { $choices }
    .number = un número entero de { $least } a { $most }
    .text = texto como { $example }
bad-seats = { $game }: { $players }.
    .bots = { $game }: { $players }. Indica otros tantos bots.
    .position =
        La posición es para { $seats ->
            [one] { $seats } jugador
           *[other] { $seats } jugadores
        }, no { $given }.
unknown-bot = { $game } no tiene ningún bot «{ $bot }». Disponibles: { $known }.
bad-bot = No se puede cargar el bot «{ $bot }»: { $error }
no-encoding = { $game } no se puede representar en números para aprendizaje automático.
no-pyarrow = Para escribir conjuntos de datos, instala pyarrow: `pip install 'fivefold[data]'`.
other-dataset = { $path } contiene otra cosa. Elige una carpeta vacía o los mismos ajustes que antes.
bad-seed = Una semilla es un número entero desde 0, 32 bytes o 64 cifras hexadecimales.

## Posiciones en texto

bad-position = Carácter { $at } ({ $field }, en «{ $text }»): { $why }
    .empty = Carácter { $at } ({ $field }): { $why }
    .too-long = Una posición tiene como mucho { $most } caracteres.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .number = se esperaba un número entero desde { $least }.
    .number-between = se esperaba un número entero de { $least } a { $most }.
    .word = se esperaba uno de { $words }.
    .field = se esperaba el nombre de un campo y su valor.
    .field-twice = este campo aparece dos veces.
    .time = la hora de la mesa es anterior a su última acción.
    .seats = se esperaba el número de jugadores: { $players }.
    .seat-twice = un asiento aparece dos veces.
    .parts = se esperaba una parte por jugador ({ $seats }), separadas por barras.
    .no-such-field = este juego no tiene ese campo.
    .hidden = una posición con piezas ocultas no se puede jugar.
    .too-many = { $piece } aparece más veces de las que hay en { $game }.

## Registros

empty = Línea { $line }: el registro está vacío.
foreign = Línea { $line }: esto no es el registro de una partida de Fivefold.
    .not-text = Línea { $line }: esto no es texto, así que no puede ser un registro de Fivefold.
    .format = Línea { $line }: formato de registro desconocido.
newer = Línea { $line }: la versión { $rules } de las reglas de { $game } es más nueva que la de este Fivefold, { $today }.
    .format = Línea { $line }: el registro tiene el formato { $format }, y este Fivefold lee hasta el { $most }.
older = Línea { $line }: la partida se jugó con la versión { $played } de las reglas, que la versión { $today } no puede comprobar.
truncated = Línea { $line }: el registro está incompleto: falta el final.
    .line = Línea { $line }: el registro se corta en medio de esta línea.
    .count = Línea { $line }: se esperaban { $said } líneas arriba y hay { $found }.
    .opening = Línea { $line }: el registro está incompleto: falta la apertura.
damaged = Línea { $line }: línea no válida: { $why }
    .bots = Línea { $line }: la línea debe nombrar el bot de cada asiento, o decir que no hay ninguno.
    .table = Línea { $line }: la línea no encaja con la mesa ({ $error }).
    .seed = Línea { $line }: un registro tiene semilla si la partida ha terminado, y solo entonces.
    .result = Línea { $line }: el resultado no está escrito como en el formato { $format }.
    .players = Línea { $line }: { $game }: { $players }, no { $given }.
    .position =
        Línea { $line }: la posición es para { $seats ->
            [one] { $seats } jugador
           *[other] { $seats } jugadores
        }, no { $given }.
    .spelling = Línea { $line }: la línea no tiene la forma que escribe Fivefold.
    .opening = Línea { $line }: un registro tiene una sola apertura, al principio.
    .time = Línea { $line }: el tiempo retrocede de { $now } a { $at } ms.
    .seat = Línea { $line }: el asiento { $seat } no existe. Los asientos van del 0 al { $last }.
too-long = Línea { $line }: la línea pasa de { $most } MiB.
    .record = Línea { $line }: el registro pasa de { $most } MiB.
changed = Línea { $line }: suma de control incorrecta: una línea de arriba se cambió después.
forged = Línea { $line }: según las reglas y la semilla pasó otra cosa.
    .act = Línea { $line }: las reglas no permiten «{ $act }»: { $why }
    .result = Línea { $line }: ese no es el resultado de la partida.
    .seed = Línea { $line }: esa no es la semilla prometida en la línea 1.
missing = Línea { $line }: { $why }
unfinished = Línea { $line }: la partida no ha terminado, así que su semilla no se ha revelado y no se puede comprobar.
    .review = Línea { $line }: la partida no ha terminado. Podrás analizarla cuando termine.

## Contar con cartas y dados de verdad

unknown-count = { $game } no sabe contar «{ $count }». Disponibles: { $known }.
    .none = No hay nada que contar en { $game }.
count-too-long = Es demasiado largo. Escribe { $most } caracteres como mucho.
count-pieces = Introduce de { $least } a { $most } cartas o dados, no { $count }.
    .exactly = Introduce exactamente { $most } cartas o dados, no { $count }.
