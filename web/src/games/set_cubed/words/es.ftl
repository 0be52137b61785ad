### SET CUBED en el navegador; junto a las palabras del propio juego.

account =
    { $turns ->
        [0] Ningún turno con puntos
        [one] Un turno con puntos
       *[other] { $turns } turnos con puntos, el mejor { $best }
    }
## El tablero

board = El tablero
    .empty = Aún no hay dados en el tablero.
    .nearer = Más cerca
    .further = Más lejos
# Una casilla para el oído, por ejemplo «b2, bonificación 5».
square =
    { $square }, { $what ->
        [die] { $face }
        [bonus] bonificación { $points }
        [logo] logo
       *[empty] vacía
    }
# Qué se puede hacer en una casilla; sigue a lo que hay en ella.
fits = aquí cabe un dado
    .one = aquí cabe: { $face }
    .replace = cambiar aquí el WILD
# Qué es una casilla y para qué sirve.
about =
    .empty = Una casilla vacía: aquí puede ir un dado si forma un SET con otros dos en línea.
    .bonus = Una casilla de bonificación: el primer dado que llegue da { $points } puntos más.
    .logo = El logo: aquí se pone el primer SET.
    .die = { $face }: un punto en cada SET que se complete con él.
    .wild = { $face }: antes de poner dados, quien tenga un dado igual puede cambiarlo por el WILD.
    .waiting = { $face }: espera un segundo dado que forme un SET con él.
which = ¿Qué dado?
    .wild = ¿A qué equivale el WILD?
# A qué puede equivaler un WILD al ponerlo.
ways = { $faces }
later = WILD, se decide con el próximo dado
    .short = decidir con el próximo dado

## Los jugadores y sus dados

first-player = Jugador inicial
    .mark = 1.º
has-decided = Ya ha decidido
no-dice = ningún dado
tray = Tus dados
    .none = No tienes dados delante.
# Para qué sirve ahora uno de tus dados.
own =
    .put = { $face }: elígelo y luego una casilla iluminada, o arrástralo hasta ella.
    .race = { $face }: tres de tus dados que formen un SET abren la partida.
    .roll = { $face }: elígelo para volver a lanzarlo.
    .wait = { $face }: para tu próximo turno.
    .useless = { $face }: ahora no hay casilla para él.
sheet = Puntos, ronda a ronda

## El momento

moment = El momento
status =
    .over = La partida ha terminado
    .race = La carrera por abrir
    .find = ¡Encuentra un SET en tus dados!
    .roll = ¿Tirar otra vez algún dado?
    .others = Los demás deciden sobre sus dados
    .plays = Juega { $name }
    .partner = Ahora, su pareja
    .mine = Tu turno
    .all = Eso es todo en este turno
todo =
    .race = Elige tres en el orden en que irán en el logo.
    .roll = Elige los que quieras tirar, o quédatelos todos.
    .partner = El dado en { $square } necesita otro para formar un SET.
    .put =
        { $dice ->
            [one] Un dado más
           *[other] Hasta { $dice } dados más
        }: elige uno y luego una casilla.
# Sigue al número.
seconds =
    { $seconds ->
        [one] segundo
       *[other] segundos
    }
turn-points = Puntos de este turno
    .total = Este turno
line = SET { $first }–{ $last }
    .bonus = Bonificación
# El turno anterior; siguen los puntos.
past =
    .scored =
        { $who ->
            [you] Has sumado
           *[other] { $who } ha sumado
        }
    .skipped =
        { $who ->
            [you] Has pasado
           *[other] { $who } ha pasado
        }
    .stuck =
        { $who ->
            [you] No has podido jugar nada
           *[other] { $who } no ha podido jugar nada
        }
take-back = Recoger
done = Listo, +{ $points }
    .skip = Pasar
roll = Tirar { $dice }
    .keep = Quedármelos
bag = { $bag } en la bolsa
    .round = { $bag } en la bolsa, ronda { $round }
# Qué hacen las teclas.
keys =
    .die = Elegir un dado
    .arrows = Recorrer el tablero; con un dado, ir a las casillas que le sirven
    .enter = Poner el dado
    .escape = No elegir ningún dado
    .done = Terminar o pasar
    .roll = Lanzar los dados elegidos o quedarse con todos
    .zoom = Más cerca, más lejos

## El reto del día

daily-goal = ¿Qué turno vale más puntos?

## En la página de los retos del día

daily-about = El turno que más vale.
daily-reached = { $points } de { $best } puntos
