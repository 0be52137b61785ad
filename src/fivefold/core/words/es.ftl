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
bot-mark = { $name } · { $level }

## Negativas

over = La partida ha terminado.
no-such-seat = No hay asiento { $seat }; los asientos van del 0 al { $last }.
past = Ya son { $now } ms; a los { $at } ms no puede pasar nada.
not-yours = Eso solo lo pueden hacer el reloj y la casa.
not-due = Aún no es la hora.
    .past = Era la hora a los { $due } ms.
clock-first = El reloj tenía que actuar a los { $due } ms.
no-seed = Esta mesa se ha reconstruido sin su semilla, así que no se puede repartir nada más.
    .record = Esta mesa se ha reconstruido sin su semilla, que hace falta para el final del registro.
not-noticed = En { $game } eso no cuenta.
    .lag = Una latencia va de 0 a { $most } ms.
    .name = Un nombre es una línea, sin nada alrededor.
not-a-move = «{ $text }» no es una jugada de { $game }.
    .house = «{ $text }» no es una jugada del reloj ni de la casa.
not-a-seat = «{ $text }» no es un asiento: un número desde 0, clock o house.
not-an-act = «{ $text }» no es una acción: escribe cuándo, quién y qué.
    .rules = después de la versión { $before } de las reglas no puede venir la { $rules }.
    .opening = la mesa se abre sola y enseguida: no hay jugada ni hora.
not-a-playthrough = La cabecera no es correcta: { $why }
    .line = Línea { $line }: «{ $text }» no pertenece a la cabecera.
    .file = { $path }: { $why }

## Mesas imposibles

unknown-game = No hay ningún juego llamado «{ $game }». Hay: { $known }.
    .close = No hay ningún juego llamado «{ $game }». ¿Querías decir { $close }?
    .record = Línea { $line }: este Fivefold no tiene el juego «{ $game }».
unknown-drill = No hay ningún ejercicio llamado «{ $drill }». Hay: { $known }.
bad-difficulty = Una dificultad es un número de 0 a { $hardest }.
bad-drill-seed = La semilla de un ejercicio es un texto de { $longest } caracteres simples como mucho.
unknown-option = No hay opción { $option }. Hay: { $known-count ->
        [0] ninguna
       *[other] { $known }
    }.
    .close = No hay opción { $option }. ¿Querías decir { $close }?
    .made = Un juego ya preparado tiene sus opciones.
bad-value = La opción { $option } admite { $allowed }, no { $value }.
    .matches = Hay que jugar al menos una partida.
allowed =
    .choices = { $choices }
    .number = un número entero de { $least } a { $most }
    .text = texto como { $example }
bad-seats = { $game }: { $players }.
    .bots = { $game }: { $players }; da otros tantos bots.
    .position =
        La posición es para { $seats ->
            [one] { $seats } jugador
           *[other] { $seats } jugadores
        }, no { $given }.
unknown-bot = { $game } no tiene ningún bot «{ $bot }». Hay: { $known }.
bad-seed = Una semilla es un número entero desde 0, 32 bytes o 64 cifras hexadecimales.

## Posiciones en texto

bad-position = Carácter { $at } ({ $field }, en «{ $text }»): { $why }
    .empty = Carácter { $at } ({ $field }): { $why }
    .too-long = Una posición tiene como mucho { $most } caracteres.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .number = aquí debería haber un número entero desde { $least }.
    .number-between = aquí debería haber un número entero de { $least } a { $most }.
    .word = aquí debería haber uno de { $words }.
    .field = aquí debería haber un nombre y lo que le corresponde.
    .field-twice = este campo aparece aquí por segunda vez.
    .time = la hora de la mesa es anterior a lo último que pasó.
    .seats = aquí debería estar el número de jugadores: { $players }.
    .seat-twice = un asiento aparece aquí dos veces.
    .parts = aquí debería haber una parte por asiento ({ $seats }), separadas por barras.
    .no-such-field = este campo no existe en este juego.
    .hidden = con lo oculto no se puede seguir jugando.
    .too-many = hay más { $piece } de los que tiene { $game }.

## Registros

empty = Línea { $line }: el registro está vacío.
foreign = Línea { $line }: esto no es el registro de una partida de Fivefold.
    .not-text = Línea { $line }: esto no es texto, así que no es un registro nuestro.
    .format = Línea { $line }: nunca hubo un registro de este formato.
newer = Línea { $line }: la versión { $rules } de las reglas de { $game } es más nueva que la de este Fivefold, { $today }.
    .format = Línea { $line }: el registro tiene el formato { $format }, y este Fivefold lee hasta el { $most }.
older = Línea { $line }: se jugó con la versión { $played } de las reglas, que la versión { $today } ya no puede juzgar.
truncated = Línea { $line }: el registro se corta aquí: falta el final.
    .line = Línea { $line }: el registro se corta en medio de esta línea.
    .count = Línea { $line }: arriba debería haber { $said } líneas, pero hay { $found }.
    .opening = Línea { $line }: el registro se corta aquí: falta la apertura de la mesa.
damaged = Línea { $line }: la línea no encaja: { $why }
    .bots = Línea { $line }: la línea no dice para cada asiento qué bot juega allí, si juega alguno.
    .table = Línea { $line }: la línea no encaja con la mesa ({ $error }).
    .seed = Línea { $line }: la semilla figura en un registro si la partida ha terminado, y solo entonces.
    .result = Línea { $line }: el resultado no está escrito como en el formato { $format }.
    .players = Línea { $line }: { $game }: { $players }, no { $given }.
    .position =
        Línea { $line }: la posición es para { $seats ->
            [one] { $seats } jugador
           *[other] { $seats } jugadores
        }, no { $given }.
    .spelling = Línea { $line }: Fivefold no escribe así esta línea.
    .opening = Línea { $line }: un registro empieza con la apertura de la mesa y no tiene otra.
    .time = Línea { $line }: el tiempo retrocede de { $now } a { $at } ms.
    .seat = Línea { $line }: no hay asiento { $seat }; los asientos van del 0 al { $last }.
too-long = Línea { $line }: la línea pasa de { $most } MiB.
    .record = Línea { $line }: el registro pasa de { $most } MiB.
changed = Línea { $line }: la suma de control no cuadra: alguna línea de arriba se cambió después.
forged = Línea { $line }: según las reglas y la semilla pasó otra cosa.
    .act = Línea { $line }: las reglas no permiten «{ $act }»: { $why }
    .result = Línea { $line }: ese no es el resultado al que se llegó.
    .seed = Línea { $line }: esa no es la semilla prometida en la línea 1.
missing = Línea { $line }: { $why }
unfinished = Línea { $line }: la partida no ha terminado; su semilla no se ha revelado y no se puede comprobar.
    .review = Línea { $line }: la partida no ha terminado; solo después se puede repasar.
