### Für Lehrkräfte: die Mathematik von SET zum Ausprobieren.

print = Blätter zum Drucken

## Two cards and the third

third = Wähl zwei Karten.
third-is = Die dritte Karte: { $card }.
    .here = Sie liegt auch da: Du hast ein SET gefunden.
    .not-here = Sie liegt nicht da.
same = { $feature }: bei beiden gleich, also auch bei der dritten.
differs = { $feature }: verschieden, also zeigt die dritte, was fehlt.
number = Anzahl
colour = Farbe
shading = Füllung
symbol = Symbol
others = Andere Karten

## Twenty cards without a SET

cap = Zwanzig Karten, und kein SET darunter.
cap-add = Nimm eine der anderen 61 Karten dazu
cap-made =
    { $count ->
        [one] Jetzt gibt es ein SET.
       *[other] Jetzt gibt es { $count } SETs.
    }
cap-line = Mit: { $one } und { $other }.
cap-next = Nächstes SET ({ $place } von { $count })

## Why there are 1080

count-first = Die erste Karte kann jede der 81 sein.
count-second = Die zweite kann jede der anderen 80 sein.
count-third = Die dritte steht durch die beiden fest: Nur eine Karte bleibt dafür.
count-orders = Aber dieselben drei Karten wurden in jeder ihrer sechs Reihenfolgen gezählt.
count-total = Also zählt nur eine von je sechs: Es gibt 1080 SETs.
count-kinds = Dieselbe Zahl auf einem anderen Weg: geordnet danach, wie viele Eigenschaften verschieden sind.
differ =
    { $count ->
        [one] eine Eigenschaft verschieden
       *[other] { $count } Eigenschaften verschieden
    }
back = Zurück
next = Weiter
step = Schritt { $step } von { $steps }
