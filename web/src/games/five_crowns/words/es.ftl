### Five Crowns en el navegador; junto a las palabras del propio juego.

account =
    { $none ->
        [0] Nunca sin puntos
        [one] Una ronda sin puntos
       *[other] { $none } rondas sin puntos
    }, { $most } en la más cara
## Lo que está impreso en las cartas

face-wild = COMODÍN
face-joker = JOKER

## La mesa

name =
    { $who ->
        [you] Tú
       *[other] { $who }
    }
wild =
    .all = { ranks.first } y los Jokers son comodines
    .short = Comodines: { ranks }
    .hand = { $wild } cartas; { ranks } y los Jokers son comodines
    .word = comodín
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
is-out =
    { $who ->
        [you] ¡Cierras!
       *[other] ¡{ $who } cierra!
    }
    .others = Los demás tienen un último turno.
laid-title = Cartas bajadas
seat = { $name }: { $notes }
    .leads = va en cabeza
    .dealt = ha repartido
    .out = ha cerrado
    .out-short = cierra
    .laid = ha bajado, { points } de resto
    .left = resto { $points }
    .turn = le toca
    .dealer = ha repartido esta ronda
    .dealer-sign = R
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

scores-title = Puntos
score-sheet = Hoja de puntos
sheet = Puntos por ronda
    .wild = Valor comodín
    .total = Total
chart = Totales a lo largo de las rondas, al final: { $summary }
in-all = { $points } en total
past = La ronda anterior
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
key = Tecla { $key }
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
    .won = { $title }: todos los montones cerrados, sobran { card-count }
    .lost = { $title }: { $closed } de { $piles } montones cerrados, resto { points }
