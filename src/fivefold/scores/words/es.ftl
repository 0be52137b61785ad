### Las hojas de puntos de mesas reales.

bad-name =
    Un nombre tiene de 1 a { $most ->
        [one] { $most } letra
       *[other] { $most } letras
    }.
same-name = { $name } ya está en la hoja. Añade una letra para distinguir los nombres.
table-full =
    Este juego es para { $most ->
        [one] { $most } persona
       *[other] { $most } personas
    } como máximo.
no-such-player = { $name } no está en la hoja.
no-such-round =
    { $last ->
        [0] Este juego no se puntúa así.
        [one] Solo hay { $last } ronda.
       *[other] Solo hay { $last } rondas.
    }
too-many-rounds =
    Este juego tiene { $most ->
        [one] { $most } ronda
       *[other] { $most } rondas
    } como máximo.
out-of-range = { $points } no es posible aquí. Escribe un número de { $least } a { $most }.
impossible = No hay cartas que sumen { $points }. Cuéntalas otra vez.
shared = En este juego, si hay empate, se comparte la victoria.
bad-file = La línea { $line } no es parte de una hoja de puntos: { $why }
no-such-sheet = No encontramos esa hoja de puntos. Comprueba el enlace.
full = Esta hoja está llena. Empieza otra.
locked = Esta hoja está bloqueada. Pregunta a quien la creó.
not-owner = Solo quien creó esta hoja puede bloquearla.
round = Ronda
total = Total
