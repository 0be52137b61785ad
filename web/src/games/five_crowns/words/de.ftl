### Five Crowns im Browser; neben den Wörtern des Spiels selbst.

account =
    { $none ->
        [0] Keine Runde ohne Punkte
        [one] Eine Runde ohne Punkte
       *[other] { $none } Runden ohne Punkte
    }, schlechteste Runde { $most }

## Der Tisch

name =
    { $who ->
        [you] Du
       *[other] { $who }
    }
wild =
    .all = { ranks.first } und Joker sind wild
    .short = { ranks.first } wild
draw-pile = Nachziehstapel
    .draw = Ziehen
    .count = Nachziehstapel, { card-count }
discards = Ablagestapel
    .take = Nehmen
    .top = Ablagestapel, oben { $card }
    .none = Ablagestapel, leer
    .title = Ablagestapel, neueste zuerst
    .nothing = Leer.
status =
    .over = Die Partie ist vorbei
turn-usual = { $who } ist am Zug
    .take = Du bist am Zug: Nimm eine Karte
    .discard = Du bist am Zug: Wirf eine Karte ab
turn-last = Letzter Zug für { $who }
    .take = Dein letzter Zug: Nimm eine Karte
    .lay = Dein letzter Zug: Leg aus
laid-title = Ausgelegt
seat =
    .leads = führt
    .dealt = hat gegeben
    .out = hat Schluss gemacht
    .out-short = Schluss
    .laid = hat ausgelegt, { points } übrig
    .known = Vom Ablagestapel genommen und noch auf der Hand:
    .unknown = Alle Karten sind verdeckt: Keine kam vom Ablagestapel.
# Eine Reihe kleiner Karten, fürs Ohr.
minis = { $names }
    .labelled = { $label }: { $names }

## Deine Hand

your-hand = Deine Hand
# Unter Karten, die zusammenliegen.
group =
    .run = Folge
    .book = Satz
    .left = { $points } übrig
    .apart = Abwurf
card-notes = { $notes }
    .wild = wild
    .new = neu
ways = Karten ordnen
    .best = Ordnen
    .suits = Farben
    .ranks = Werte
standing =
    { $points ->
        [one] 1 Punkt übrig
       *[other] { $points } Punkte übrig
    }
    .best = Bestenfalls { $points } übrig
    .without = Ohne { $card }: { $points } übrig
discard = { $card } abwerfen
    .nothing = Abwerfen
go-out = Schluss machen
lay-down = Auslegen
    .last = Letzter Zug: auslegen
    .points = Auslegen: { points }
not-yet = Noch nicht
leaves = { $card }, lässt { points } übrig
melds = Sätze und Folgen
    .none = Keine Sätze und Folgen
meld = Kombination { $number }
    .new = Neue Kombination
    .how = Tipp eine Karte an oder zieh sie, um sie zu verschieben.
left-over = Übrig
    .points = Übrig, { points }
as-proposed = Wie vorgeschlagen
here = Hierhin
    .to = , zu { $name }

## Punkte

score-sheet = Punktezettel
sheet = Punkte pro Runde
    .wild = Wilder Wert
    .total = Summe
chart = Summen nach jeder Runde; am Ende: { $summary }
in-all = { $points } insgesamt
past =
    .title = { ranks.first } waren wild: Runde { $hand } von { $hands }
    .next = Weiter: { ranks } wild
last-hand = Letzte Runde, { ranks } wild

## Allein

open-piles = Offene Stapel
# Folgt auf die Zahl der Punkte.
open-sum =
    { $points ->
        [one] Punkt
       *[other] Punkte
    } in { $piles ->
        [one] 1 offenem Stapel
       *[other] { $piles } offenen Stapeln
    }
closed-piles = Geschlossene Stapel
    .one = { $size }er-Stapel, geschlossen
pile-title = Der { $size }er-Stapel, { ranks } wild
pile-summary = { $size }er-Stapel, { ranks } wild, { points } übrig: { $cards }
pile-ask = { $size }er-Stapel, { ranks } wild: Welche Karte wirfst du ab?
turned-card = Die aufgedeckte Karte
    .choose = Aufgedeckt: { $card }. Wähl einen Stapel dafür
    .how = Tipp auf einen Stapel oder zieh sie dorthin.
to-come = Noch { card-count }
take-back = Rückgängig
# Die Punkte, die übrig wären, folgen.
without = Ohne { $card }:
    .now = , jetzt { $points }
share =
    .won = { $title }: alle Stapel geschlossen, { card-count } übrig
    .lost = { $title }: { $closed } von { $piles } Stapeln geschlossen, { points } übrig

## Was eine Karte ist und tut

about = { $card }: passt in einen Satz (drei oder mehr mit gleichem Wert) oder eine Folge (drei oder mehr einer Farbe der Reihe nach). Übrig zählt sie { $points }.
    .wild = { $card }: in dieser Runde wild. Sie steht in einem Satz oder einer Folge für jede Karte. Übrig zählt sie 20.
    .joker = Joker: immer wild. Er steht in einem Satz oder einer Folge für jede Karte. Übrig zählt er 50.
    .wild-rank = { ranks.first } und Joker sind in dieser Runde wild: Sie stehen für jede Karte.
    .pile = Der Nachziehstapel: Zieh seine oberste Karte, oder nimm stattdessen die oberste vom Ablagestapel.
    .discards = Der Ablagestapel: Jeder Zug endet mit einer Karte hierher.
    .open-pile = Der { $size }er-Stapel, Taste { $key }: { ranks } und Joker sind wild. Er ist geschlossen, wenn alle seine Karten in Sätzen und Folgen liegen.

## Tasten

keys =
    .draw = eine Karte ziehen
    .take = die oberste Karte vom Ablagestapel nehmen
    .choose = eine Karte nach ihrem Platz auswählen
    .discard = die ausgewählte Karte abwerfen
    .out = Schluss machen oder im letzten Zug auslegen
    .hold = Karten ordnen: in Sätze und Folgen, nach Farben, nach Werten
    .walk = von Karte zu Karte gehen
    .move = eine Karte auf der Hand verschieben
    .scores = Punkte
    .nothing = Auswahl aufheben
    .pile = die aufgedeckte Karte auf diesen Stapel legen
    .back = das rückgängig machen

## Das Tagesrätsel

daily-goal = Lass möglichst wenige Punkte übrig: Tausch eine deiner Karten gegen eine aus dem Paar, oder nimm keine.
daily-left = Punkte übrig
daily-hand = { $size }er-Blatt, { ranks } wild, { points } übrig
    .all = Die drei Blätter
    .offers = kommen noch
daily-pair = Im Angebot
    .card = { $card }, im Angebot
    .part = Welche Karte tauschst du gegen { $card }?
    .which = Welche Karte des Paars nimmst du für { $card }?
    .laid = Alle drei Blätter sind ausgelegt. Mach einen Schritt rückgängig oder drück „Fertig“.
daily-take = { $taken } für { $dropped } nehmen
    .nothing = Nehmen
    .pass = Keine nehmen
daily-keys =
    .pair = eine Karte des Paars wählen
    .take = sie gegen deine gewählte Karte tauschen
    .pass = keine nehmen

## Auf der Seite der Tagesrätsel

daily-about = Drei Blätter: Lass möglichst wenige Punkte übrig.
daily-reached =
    { $points ->
        [one] { $points } Punkt übrig
       *[other] { $points } Punkte übrig
    }, bestenfalls { $best }

## Was man von Partie zu Partie verfolgt

pace = Punkte pro Runde
    .about = Dein Durchschnitt pro Runde. Weniger ist besser.

## Echte Karten eingeben

pad-ranks = Wert
pad-suits = Farbe
pad-suit =
    { $suit ->
        [spades] Pik
        [hearts] Herz
        [clubs] Kreuz
        [diamonds] Karo
       *[stars] Stern
    }
