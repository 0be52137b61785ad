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
    .stays = fijo
no-set = No es un SET: { $why }
about =
    .grid = La cuadrícula de { $name }: pulsa para verla en grande.
    .take = Saca un dado de la bolsa y lo tira. Hay que colocarlo como los demás.
    .square = Una casilla de tu cuadrícula. Arrastra dados aquí, o tócalos y luego una casilla; rodea varios para moverlos juntos. Un dado sobre otro cambia de sitio con él.
    .mine = { $die }. Arrástralo, o tócalo y luego una casilla.
    .wild = { $die }. Equivale a lo que necesites: déjalo en manos de la mesa, o elígelo y dilo.
    .frozen = { $die }. Hay un invitado, así que se queda donde está.
    .theirs = { $die }.
features = ¿A qué equivale el WILD?
    .number = Número
    .colour = Color
    .symbol = Símbolo
    .is = Es { $face }
    .whatever = Lo que encaje
    .until = Mientras no lo digas, la mesa lo toma por lo que forme un SET con sus vecinos.

## Los jugadores

you = Tú
player =
    .guest = tiene un invitado
    .gives-up = abandonaría
    .ready = a la espera
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
    .host = Tus dados pueden unirse aquí, en SET con los que ya hay.
    .guests = Los invitados pueden venir cuando la bolsa esté vacía.
    .frozen = Hay un invitado en tu cuadrícula: los dados unidos ya no se mueven.
    .begin = Arrastra dados aquí, o tócalos y luego una casilla.
take-back = Deshacer
chosen =
    { $dice ->
        [one] { $dice } dado elegido
       *[other] { $dice } dados elegidos
    }
    .wild = WILD …
    .turn = Girar
    .aside = Apartar
    .none = No elegir ninguno
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
    .turn = girar los dados elegidos un cuarto de vuelta
    .aside = apartar los dados elegidos
    .back = deshacer la última jugada
    .all = elegir todos los de la cuadrícula
    .none = no elegir ninguno
    .wild = decir a qué equivale un WILD elegido
    .take = otro dado
    .look = mirar la cuadrícula siguiente
    .give-up = abandonar la ronda, o seguir

## Después de una ronda

ending =
    .time = Se acabó el tiempo
    .alone = Abandonada
    .all = Todos abandonan
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
no-scores = Aún no hay puntos: quien antes coloque todos sus dados gana uno por cada dado que los demás no hayan colocado.
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
    .part = { $used } de { $dice } colocados
# La primera línea de un resultado para enviar a los amigos; sigue una línea por ronda.
share = CROSSWORD SET a solas
    .left =
        { $dice ->
            [one] sobra { $dice } dado
           *[other] sobran { $dice } dados
        }

## El reto del día

daily-goal = Todos los dados en una sola cuadrícula, en SETs que se cruzan.
daily-used = Usados

## En la página de los retos del día

daily-about = Todos los dados en una cuadrícula de SETs que se cruzan.
daily-reached = { $points } de { $best } dados
