### Lo que dice una sala.

not-kept = No se ha podido guardar, así que no se ha hecho. Vuelve a intentarlo en un momento.
no-book = En este juego no hay nada que consultar.
busy = Ahora mismo se está pensando en muchas mesas. Vuelve a intentarlo en un momento.
trouble = Algo ha fallado aquí; no ha sido culpa tuya.
locked = Esta sala tiene contraseña.
too-many-questions = Espera la respuesta a tu última pregunta.
bad-name =
    Un nombre tiene de 1 a { $most ->
        [one] { $most } letra
       *[other] { $most } letras
    }.
kicked = El anfitrión te ha expulsado de esta sala.
full = Esta sala está llena.
not-host = Solo el anfitrión puede hacer eso.
no-such-person = Aquí no hay nadie así.
wrong-password = Esa no es la contraseña de esta sala.
playing = Hay una partida en curso; terminadla o volved antes a la sala de espera.
    .other-seat = Ese asiento no está en la partida.
    .has-seen = No puedes cambiar de asiento: ya has visto otra mano.
    .seated = Ya tienes un asiento en esta partida.
    .no-stand-in = Durante una partida, un bot solo puede sustituir a alguien que se ha ido.
seat-taken = Ese asiento está ocupado.
not-seated = No tienes asiento.
empty = Está vacío.
no-match = No hay ninguna partida en curso.
    .other = Esa partida no está en esta mesa.
watching = Estás mirando. Toma un asiento para jugar.
too-long = Esta partida dura ya demasiado; vuelve a la sala de espera y empieza otra.
no-such-reaction = Esa reacción no existe.
no-such-step = La lección no tiene ese paso.
no-such-moment = La partida no tiene ese momento; el último es { $last }.
is-over = En esa posición la partida ha terminado: no queda nada que jugar.
known-cards = Quien abrió esta mesa conoce sus cartas: puedes mirar.
not-yourself = No puedes expulsarte.
owner = No se puede expulsar a quien ha abierto la sala.
not-here = Eso no se puede pedir aquí.
no-hints = Las pistas son para quien juega en solitario o contra bots.
too-few =
    Este juego necesita { $least ->
        [one] al menos { $least } jugador
       *[other] al menos { $least } jugadores
    }; deja que jueguen bots en los asientos libres, o espera a alguien.
not-begun = La partida está a punto de empezar; un momento.
not-yet = El reto del { $date } llega con su día, a medianoche UTC.
