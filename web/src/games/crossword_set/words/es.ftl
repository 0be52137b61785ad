### CROSSWORD SET en el navegador; junto a las palabras del propio juego.

account =
    { $rounds ->
        [0] Ninguna ronda ganada
        [one] Una ronda ganada: { $sum }
       *[other] { $rounds } rondas ganadas: { $sum }
    }
## Cuadrículas y dados

grid = Tu cuadrícula
    .of = La cuadrícula de { $name }
    .all-laid = Todos tus dados están en la cuadrícula.
    .none-beside = No hay dados al lado de la cuadrícula.
guest = { $face } de invitado en { $square }
# Un dado tal como se lee en voz alta: lo que muestra, y notas con comas entre ellas.
die = { $notes }
    .on = en { $square }
    .used = colocado
    .apart = en un SET aparte
    .loose = en ningún SET
    .of = de { $name }
    .guest = invitado de { $name }
    .stays = no se mueve
no-set = No es un SET: { $why }
about =
    .grid = La cuadrícula de { $name }. Pulsa para verla en grande.
    .take = Saca un dado de la bolsa y lo tira. Hay que colocarlo como los demás.
    .square = Una casilla de tu cuadrícula. Arrastra dados aquí, o toca un dado y luego una casilla.
    .mine = { $die }. Arrástralo, o tócalo y luego una casilla.
    .wild = { $die }. Equivale a cualquier cara que encaje, o puedes elegirla.
    .frozen = { $die }. Hay un invitado en esta cuadrícula, así que no se puede mover.
    .theirs = { $die }.
features = ¿A qué equivale el WILD?
    .number = Número
    .colour = Color
    .symbol = Símbolo
    .is = Es { $face }
    .whatever = Lo que encaje
    .until = Mientras no elijas, la mesa toma una cara que forme un SET con sus vecinos.

## Los jugadores

you = Tú
player =
    .guest = tiene un invitado
    .gives-up = propone abandonar
    .ready = quiere seguir
    .mark = abandona
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
extra =
    .head = Dados extra
left-over = Sobrantes
progress = Ronda { $round } de { $rounds }
next-round = Ronda { $round }

## El momento

status =
    .over = La partida ha terminado
    .between = La ronda ha terminado
    .elsewhere = Cuadrícula de { $name }
    .used = { $used } de { $dice } dados colocados
todo =
    .host = Tus dados pueden unirse aquí, en SETs con los que ya hay.
    .guests = Los invitados pueden venir cuando la bolsa esté vacía.
    .frozen = Hay un invitado en tu cuadrícula: los dados unidos no se pueden mover.
    .begin = Arrastra dados aquí, o toca un dado y luego una casilla.
take-back = Deshacer
chosen =
    { $dice ->
        [one] { $dice } dado elegido
       *[other] { $dice } dados elegidos
    }
    .wild = WILD…
    .turn = Girar
    .aside = Apartar
    .none = Ninguno
home = Volver a tu cuadrícula
take = Otro dado
    .empty = La bolsa está vacía
    .left =
        { $bag ->
            [one] queda { $bag }
           *[other] quedan { $bag }
        }
give-up = Abandonar
    .back = Seguir
    .given = { $given } de { $present }

## Las teclas

keys =
    .dice = elegir tus dados, uno o varios
    .move = poner los dados elegidos junto al último, o desplazarlos
    .turn = girar los dados elegidos
    .aside = apartar los dados elegidos
    .back = deshacer la última jugada
    .all = elegir todos los de la cuadrícula
    .none = no elegir ninguno
    .wild = elegir a qué equivale un WILD
    .take = sacar otro dado
    .look = mirar la cuadrícula siguiente
    .give-up = proponer abandonar, o seguir

## Después de una ronda

ending =
    .time = Se acabó el tiempo
    .alone = Has abandonado
    .all = Todos han abandonado
    .complete = ¡Todos los dados colocados!
    .won =
        { $who ->
            [you] ¡Ganas { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }!
           *[other] { $who } gana { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }
        }
no-scores = Aún no hay puntos. Si colocas antes todos tus dados, sumas un punto por cada dado que los demás no hayan colocado.
unused =
    { $dice ->
        [0] todos colocados
        [one] { $dice } dado sin colocar
       *[other] { $dice } dados sin colocar
    }
solution = La solución
    .complete =
        con { $extra ->
            [one] { $extra } dado extra
           *[other] { $extra } dados extra
        }
    .part =
        { $dice ->
            [one] { $used } de { $dice } colocado
           *[other] { $used } de { $dice } colocados
        }
# La primera línea de un resultado para enviar a los amigos; sigue una línea por ronda.
share = CROSSWORD SET en solitario
    .left =
        { $dice ->
            [one] sobra { $dice } dado
           *[other] sobran { $dice } dados
        }

## El reto del día

daily-goal = Pon todos los dados en una sola cuadrícula de SETs que se cruzan.
daily-used = Colocados

## En la página de los retos del día

daily-about = Pon todos los dados en una sola cuadrícula de SETs que se cruzan.
daily-reached = { $points } de { $best } dados

## Introducir dados de verdad

pad-edge = Más allá del borde
pad-square = { $die } en { $square }
