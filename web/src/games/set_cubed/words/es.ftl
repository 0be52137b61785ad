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
    .nearer = Acercar
    .further = Alejar
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
    .empty = Una casilla vacía: aquí cabe un dado si forma un SET con otros dos en línea.
    .bonus = Una casilla con bonificación: el primer dado que llegue suma { $points } puntos más.
    .logo = El logo: aquí va el primer SET.
    .die = { $face }: da un punto en cada SET que ayude a completar.
    .wild = { $face }: si tienes un dado igual, puedes cambiarlo por el WILD antes de poner dados.
    .waiting = { $face }: necesita un segundo dado para formar un SET.
which = ¿Qué dado?
    .wild = ¿A qué equivale el WILD?
# A qué puede equivaler un WILD al ponerlo.
ways = { $faces }
later = WILD, se decide con el próximo dado
    .short = decidir con el próximo dado

## Los jugadores y sus dados

first-player = Empieza
    .mark = n.º 1
has-decided = Ya ha decidido
no-dice = ningún dado
tray = Tus dados
    .none = No tienes dados.
# Para qué sirve ahora uno de tus dados.
own =
    .put = { $face }: elígelo y luego una casilla iluminada, o arrástralo hasta ella.
    .race = { $face }: elige tres de tus dados que formen un SET para abrir la partida.
    .roll = { $face }: elígelo para volver a tirarlo.
    .wait = { $face }: puedes jugarlo en tu turno.
    .useless = { $face }: ahora no encaja en ninguna parte.
sheet = Puntos por ronda

## El momento

moment = Estado
status =
    .over = La partida ha terminado
    .race = La carrera por abrir
    .find = ¡Encuentra un SET en tus dados!
    .roll = ¿Tirar otra vez algún dado?
    .others = Los demás están decidiendo
    .plays = Juega { $name }
    .partner = Ahora, un segundo dado
    .mine = Tu turno
    .all = Ya has puesto tres dados
todo =
    .race = Elige tres en el orden en que irán en el logo.
    .roll = Elige los dados que quieras tirar, o quédatelos todos.
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
            [you] No has podido jugar
           *[other] { $who } no ha podido jugar
        }
take-back = Deshacer
done = Listo, +{ $points }
    .skip = Pasar
roll = Tirar { $dice }
    .keep = Quedármelos
bag = { $bag } en la bolsa
    .round = { $bag } en la bolsa, ronda { $round }
# Qué hacen las teclas.
keys =
    .die = Elegir un dado
    .arrows = Moverse por el tablero; con un dado elegido, a las casillas donde encaja
    .enter = Poner el dado
    .escape = No elegir ninguno
    .done = Terminar tu turno o pasar
    .roll = Tirar los dados elegidos o quedarte con todos
    .zoom = Acercar, alejar

## El reto del día

daily-goal = ¿Qué turno da más puntos?

## En la página de los retos del día

daily-about = Encuentra el turno que da más puntos.
daily-reached = { $points } de { $best } puntos

## Introducir dados de verdad

pad-bonus = Bonificación
