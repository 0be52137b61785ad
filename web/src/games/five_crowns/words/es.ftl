### Five Crowns en el navegador; junto a las palabras del propio juego.

account =
    { $none ->
        [0] Ninguna ronda sin puntos
        [one] Una ronda sin puntos
       *[other] { $none } rondas sin puntos
    }, peor ronda: { $most }

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
    .laid = ha bajado, resto: { points }
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
    .best = Mínimo posible: { $points }
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
    .how = Toca o arrastra una carta para moverla.
left-over = Resto
    .points = Resto, { points }
as-proposed = Como se sugiere
here = Aquí
    .to = , a { $name }

## Puntos

score-sheet = Hoja de puntos
sheet = Puntos por ronda
    .wild = Valor comodín
    .total = Total
chart = Totales tras cada ronda; al final: { $summary }
in-all = { $points } en total
past =
    .title = Comodines: { ranks }. Ronda { $hand } de { $hands }
    .next = Siguiente: { ranks }
last-hand = Última ronda, comodines: { ranks }

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
pile-ask = Montón de { $size }, comodines: { ranks }. ¿Qué carta descartas?
turned-card = La carta descubierta
    .choose = Descubierta: { $card }. Elige un montón
    .how = Toca un montón, o arrástrala hasta él.
to-come =
    { $count ->
        [one] Queda 1 carta
       *[other] Quedan { $count } cartas
    }
take-back = Deshacer
# Siguen los puntos que quedarían.
without = Sin { $card }:
    .now = , ahora { $points }
share =
    .won = { $title }: todos los montones cerrados, con { card-count } de sobra
    .lost = { $title }: { $closed } de { $piles } montones cerrados, resto { points }

## Qué es y qué hace una carta

about = { $card }: úsala en un grupo (tres o más del mismo valor) o en una escalera (tres o más seguidas de un palo). Si sobra, cuenta { $points }.
    .wild = { $card }: comodín en esta ronda. Vale por cualquier carta de un grupo o una escalera. Si sobra, cuenta 20.
    .joker = Joker: siempre comodín. Vale por cualquier carta de un grupo o una escalera. Si sobra, cuenta 50.
    .wild-rank = Comodines de esta ronda: { ranks } y los Jokers. Valen por cualquier carta.
    .pile = El mazo: roba la carta de arriba, o toma el último descarte.
    .discards = Los descartes: cada turno termina con una carta aquí.
    .open-pile = El montón de { $size }, tecla { $key }; comodines: { ranks } y los Jokers. Se cierra cuando todas sus cartas están en grupos y escaleras.

## Teclas

keys =
    .draw = robar una carta
    .take = tomar el último descarte
    .choose = elegir una carta por su lugar
    .discard = descartar la carta elegida
    .out = cerrar, o bajar en el último turno
    .hold = ordenar las cartas: juntas, por palos, por valores
    .walk = ir de carta en carta
    .move = mover una carta de la mano
    .scores = puntos
    .nothing = no elegir ninguna
    .pile = poner la carta descubierta en ese montón
    .back = deshacerlo

## El reto del día

daily-goal = Deja el menor número de puntos: cambia una de tus cartas por una del par, o no tomes ninguna.
daily-left = Puntos restantes
daily-hand = Mano de { $size }, comodines: { ranks }, resto { points }
    .all = Las tres manos
    .offers = por venir
daily-pair = Se ofrecen
    .card = { $card }, se ofrece
    .part = ¿Qué carta cambias por { $card }?
    .which = ¿Qué carta del par tomas por { $card }?
    .laid = Las tres manos se han bajado. Deshaz un paso o pulsa «Listo».
daily-take = Tomar { $taken } por { $dropped }
    .nothing = Tomar
    .pass = No tomar ninguna
daily-keys =
    .pair = elegir una carta del par
    .take = cambiarla por tu carta elegida
    .pass = no tomar ninguna

## En la página de los retos del día

daily-about = Tres manos: deja el menor número de puntos.
daily-reached =
    { $points ->
        [one] Queda { $points } punto
       *[other] Quedan { $points } puntos
    }; posible: { $best }

## Lo que se sigue de partida en partida

pace = Puntos por ronda
    .about = Tu media por ronda; menos es mejor.

## Introducir cartas de verdad

pad-ranks = Valor
pad-suits = Palo
pad-suit =
    { $suit ->
        [spades] Picas
        [hearts] Corazones
        [clubs] Tréboles
        [diamonds] Diamantes
       *[stars] Estrellas
    }
