### Five Crowns en el navegador; junto a las palabras del propio juego.

account =
    { $none ->
        [0] Nunca sin puntos
        [one] Una ronda sin puntos
       *[other] { $none } rondas sin puntos
    }, { $most } en la más cara

## La mesa

name =
    { $who ->
        [you] Tú
       *[other] { $who }
    }
wild =
    .all = { ranks.first } y los Jokers son comodines
    .short = Comodines: { ranks }
draw-pile = Mazo
    .draw = Robar
    .count = Mazo, { card-count }
discards = Descartes
    .take = Tomar
    .top = Descartes, encima { $card }
    .none = Descartes, ninguno
    .title = Descartes, el último primero
    .nothing = Ninguno.
status =
    .over = La partida ha terminado
turn-usual = Turno de { $who }
    .take = Tu turno: toma una carta
    .discard = Tu turno: descarta una carta
turn-last = Último turno de { $who }
    .take = Tu último turno: toma una carta
    .lay = Tu último turno: baja tus cartas
laid-title = Cartas bajadas
seat =
    .leads = va en cabeza
    .dealt = ha repartido
    .out = ha cerrado
    .out-short = cierra
    .laid = ha bajado, { points } de resto
    .known = Tomadas de los descartes y aún en la mano:
    .unknown = Todas las cartas están ocultas: ninguna viene de los descartes.
# Una fila de cartas pequeñas, para el oído.
minis = { $names }
    .labelled = { $label }: { $names }

## Tu mano

your-hand = Tu mano
# Debajo de cartas que van juntas.
group =
    .run = escalera
    .book = grupo
    .left = resto { $points }
    .apart = descarte
card-notes = { $notes }
    .wild = comodín
    .new = nueva
ways = Ordenar tus cartas
    .best = Ordenar
    .suits = Palos
    .ranks = Valores
standing =
    { $points ->
        [one] Queda 1 punto
       *[other] Quedan { $points } puntos
    }
    .best = En el mejor caso, resto { $points }
    .without = Sin { $card }: resto { $points }
discard = Descartar { $card }
    .nothing = Descartar
go-out = Cerrar
lay-down = Bajar
    .last = Último turno: baja tus cartas
    .points = Bajar: { points }
not-yet = Todavía no
leaves = { $card }, deja { points }
melds = Grupos y escaleras
    .none = Ni grupos ni escaleras
meld = Combinación { $number }
    .new = Nueva combinación
    .how = Toca o arrastra una carta para ponerla en otro sitio.
left-over = Resto
    .points = Resto, { points }
as-proposed = Como se propone
here = Aquí
    .to = , a { $name }

## Puntos

score-sheet = Hoja de puntos
sheet = Puntos por ronda
    .wild = Valor comodín
    .total = Total
chart = Totales a lo largo de las rondas, al final: { $summary }
in-all = { $points } en total
past =
    .title = Comodines: { ranks }. Ronda { $hand } de { $hands }
    .next = Siguiente: { ranks }
last-hand = La última ronda, comodines: { ranks }

## En solitario

open-piles = Montones abiertos
# Va tras el número de puntos.
open-sum =
    { $points ->
        [one] punto
       *[other] puntos
    } en { $piles ->
        [one] 1 montón abierto
       *[other] { $piles } montones abiertos
    }
closed-piles = Montones cerrados
    .one = Montón de { $size }, cerrado
pile-title = El montón de { $size }, comodines: { ranks }
pile-summary = Montón de { $size }, comodines: { ranks }, resto { points }: { $cards }
pile-ask = Montón de { $size }, comodines: { ranks }. ¿Qué carta se va?
turned-card = La carta descubierta
    .choose = Descubierta: { $card }. Elige un montón
    .how = Toca un montón, o arrástrala hasta él.
to-come =
    { $count ->
        [one] Queda 1 carta
       *[other] Quedan { $count } cartas
    }
take-back = Recuperar
# Siguen los puntos que quedarían.
without = Sin { $card }:
    .now = , ahora { $points }
share =
    .won = { $title }: todos los montones cerrados, con { card-count } de sobra
    .lost = { $title }: { $closed } de { $piles } montones cerrados, resto { points }

## Qué es y qué hace una carta

about = { $card }: va en un grupo, tres o más del mismo valor, o en una escalera, tres o más seguidas de un palo. Si sobra, cuenta { $points }.
    .wild = { $card }: comodín en esta ronda. Vale por cualquier carta de un grupo o una escalera; si sobra, cuenta 20.
    .joker = Joker: siempre comodín. Vale por cualquier carta de un grupo o una escalera; si sobra, cuenta 50.
    .wild-rank = Comodines de esta ronda: { ranks } y los Jokers. Valen por cualquier carta.
    .pile = El mazo: toma la carta de arriba sin verla, o si prefieres el último descarte.
    .discards = Los descartes: cada turno acaba con una carta aquí.
    .open-pile = El montón de { $size }, tecla { $key }; comodines: { ranks } y los Jokers. Se cierra cuando todas sus cartas están en grupos y escaleras.

## Teclas

keys =
    .draw = robar del mazo
    .take = tomar el último descarte
    .choose = elegir una carta por su lugar
    .discard = descartar la carta elegida
    .out = cerrar, o bajar en el último turno
    .hold = tener las cartas ordenadas, por palos, por valores
    .walk = ir de carta en carta
    .move = mover una carta de la mano
    .scores = puntos
    .nothing = no elegir nada
    .pile = poner la carta descubierta en ese montón
    .back = retirarla

## El reto del día

daily-goal = Deja el menor número de puntos: toma una carta del par por una de las tuyas, o ninguna.
daily-left = Puntos restantes
daily-hand = Mano de { $size }, comodines: { ranks }, resto { points }
    .all = Las tres manos
    .offers = aún se ofrecen
daily-pair = Se ofrecen ahora
    .card = { $card }, se ofrece
    .part = ¿Qué carta dejas por { $card }?
    .which = ¿Qué carta del par tomas por { $card }?
    .laid = Las tres manos están en la mesa: deshaz o termina.
daily-take = Tomar { $taken } por { $dropped }
    .nothing = Tomar
    .pass = No tomar ninguna
daily-keys =
    .pair = elegir una carta del par
    .take = tomarla por la carta elegida
    .pass = no tomar ninguna

## En la página de los retos del día

daily-about = Tres manos, y que quede el menor número de puntos.
daily-reached =
    { $points ->
        [one] Queda { $points } punto
       *[other] Quedan { $points } puntos
    }; posible: { $best }

## Lo que se sigue de partida en partida

pace = Puntos por mano
    .about = Lo que te costó una mano de media; menos es mejor.
