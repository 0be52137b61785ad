### Die Seite für alle, die mit echten Karten und Würfeln spielen.

title = Mit echten Karten
title-of = { $game } mit echten Karten
ways = Was gezählt wird
answer = Antwort
# Was bisher eingegeben wurde.
entered = Eingegeben
last = { $piece }; { $count } eingegeben
remove = { $piece } entfernen
undo = Rückgängig
clear = Leeren
notation = Karten als Kürzel eingeben
notation-such = etwa { $example }
# Jeder Druck sagt mehr: ob es ein SET gibt, dann eines seiner Teile, dann alle.
step =
    { $step ->
        [1] Eins davon zeigen
       *[other] Das ganze SET zeigen
    }
# Die Klauseln zu einer Antwort folgen.
rules = Regeln:

## Tasten für Karten und Würfel von SET

feature =
    { $feature ->
        [number] Anzahl
        [colour] Farbe
        [shading] Füllung
       *[symbol] Symbol
    }
key =
    { $key ->
        [r] rot
        [g] grün
        [p] violett
        [s] gefüllt
        [o] Oval
        [open] leer
        [t] gestreift
        [q] Welle
       *[d] Raute
    }

## Am Tisch

ask = Frag die Regeln
ask-field = Deine Frage
ask-further = Aus den Regeln:
# Words that mean the same in a question, in groups between slashes; nobody sees them.
ask-same = abwerfen ablegen wegwerfen / Joker wilde / Nachziehstapel Stapel Deck / Schluss ausmachen rausgehen / tauschen wechseln austauschen / darf kann erlaubt
ask-none = Nichts gefunden. Versuch es mit anderen Wörtern.
timer = Timer
timer-times = Zeiten aus den Regeln
timer-start = Start
timer-pause = Pause
timer-less = 30 Sekunden weniger
timer-more = 30 Sekunden mehr
timer-over = Die Zeit ist um!
first = Wer beginnt?
first-names = Namen, durch Kommas getrennt
first-draw = Namen ziehen
first-is = { $name } beginnt.
all-rules = Alle Regeln von { $game }
