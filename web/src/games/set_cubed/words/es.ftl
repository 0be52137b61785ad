### SET CUBED en el navegador; junto a las palabras del propio juego.

## El tablero

board = El tablero
    .empty = Aún no hay dados en el tablero.
    .nearer = Más cerca
    .further = Más lejos
    .dice = Volver a los dados
# Una casilla a la que puede ir un dado.
square = Un dado en { $square }
    .replace = Cambiar el WILD de { $square }
which = ¿Qué dado?
    .wild = ¿A qué equivale el WILD?
# A qué puede equivaler un WILD al ponerlo.
ways = { $faces }
later = WILD, se decide con el próximo dado
    .short = decidir con el próximo dado

## Los jugadores y sus dados

you = Tú
first-player = Jugador inicial
    .mark = 1.º
has-decided = Ya ha decidido
summary =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $state ->
        [turn] , le toca
        [decided] , ya ha decidido
       *[none] { "" }
    }. { $dice-count ->
        [0] Ningún dado
       *[other] { $dice }
    }.
tray = Tus dados
    .none = No tienes dados delante.
sheet = Puntos, ronda a ronda

## El momento

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
account =
    { $turns ->
        [0] Ningún turno con puntos
        [one] Un turno con puntos
       *[other] { $turns } turnos con puntos, el mejor { $best }
    }
