### Lo que dice una sala.

not-kept = No se ha podido guardar, así que nada ha cambiado. Vuelve a intentarlo en un momento.
no-book = Este juego no tiene diccionario.
busy = Los bots están ocupados. Vuelve a intentarlo en un momento.
trouble = Algo ha fallado por nuestra parte. Vuelve a intentarlo.
locked = Esta sala tiene contraseña. Escríbela para entrar.
too-many-questions = Espera primero la última respuesta.
bad-name =
    Un nombre tiene de 1 a { $most ->
        [one] { $most } letra
       *[other] { $most } letras
    }.
rated = Eso no se puede cambiar en una partida puntuada.
    .gone = Tu rival se ha ido. Busca otra partida.
kicked = Te han expulsado de esta sala.
full = Esta sala está llena. Inténtalo más tarde, o abre la tuya.
not-host = Eso solo puede hacerlo quien organiza la sala.
no-such-person = Esa persona no está aquí.
wrong-password = Contraseña incorrecta. Vuelve a intentarlo.
playing = Hay una partida en curso. Hay que terminarla o volver antes a la sala de espera.
    .other-seat = Ese asiento no es de esta partida.
    .has-seen = Ya has visto otra mano: podrás cambiar de asiento en la próxima partida.
    .seated = Ya tienes un asiento en esta partida.
    .no-stand-in = Durante una partida, un bot solo puede sustituir a quien se ha ido.
no-open-seat = Todos los asientos están ocupados. Puedes mirar.
seat-taken = Ese asiento está ocupado. Elige otro.
not-seated = No tienes asiento. Elige uno primero.
empty = Escribe algo primero.
no-match = No hay ninguna partida en curso.
    .other = Esa partida no está en esta mesa.
watching = Estás mirando. Ocupa un asiento para jugar.
too-long = Esta partida es demasiado larga. Vuelve a la sala de espera y empieza otra.
no-such-reaction = Esa reacción no está disponible.
no-such-step = La lección no tiene ese paso.
no-such-moment = La partida no tiene esa jugada. La última es la { $last }.
is-over = En esa posición la partida ha terminado: no queda nada que jugar.
known-cards = Quien organiza la sala ya ha visto estas cartas, así que solo puedes mirar.
not-yourself = No puedes expulsarte. Sal de la sala.
owner = No puedes expulsar a quien abrió la sala.
not-here = Aquí no puedes hacer eso.
no-hints = Solo hay pistas si juegas en solitario o contra bots.
too-few =
    Este juego necesita { $least ->
        [one] al menos { $least } jugador
       *[other] al menos { $least } jugadores
    }. Añade bots o espera a más gente.
not-begun = La partida está a punto de empezar.
not-yet = El reto del { $date } se abre a medianoche UTC.
quiet = En esta sala no hay mensajes, solo reacciones.
    .always = Todas las salas de este servidor son infantiles.
tournament = Aquí no se puede: el torneo fija el juego y los asientos.
    .not-yours = Aquí solo se sientan quienes juegan en esta mesa.
