### Für Lehrkräfte: die Mathematik von SET zum Ausprobieren.

print = Blätter zum Drucken

## Two cards and the third

third = Wähl zwei Karten.
third-is = Die dritte Karte: { $card }.
    .here = Sie liegt auch da. Du hast ein SET gefunden.
    .not-here = Sie liegt nicht da.
same = { $feature }: bei beiden gleich, also auch bei der dritten.
differs = { $feature }: verschieden, also hat die dritte, was noch fehlt.
number = Anzahl
colour = Farbe
shading = Füllung
symbol = Symbol
others = Andere Karten

## Twenty cards without a SET

cap = Zwanzig Karten, kein einziges SET.
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
count-third = Die dritte steht durch die ersten beiden fest: Nur eine Karte passt.
count-orders = So werden aber dieselben drei Karten sechsmal gezählt, einmal in jeder Reihenfolge.
count-total = Also teilen wir durch sechs: Es gibt 1080 SETs.
count-kinds = Ein anderer Weg: Wir ordnen die SETs danach, wie viele Eigenschaften verschieden sind.
differ =
    { $count ->
        [one] eine Eigenschaft verschieden
       *[other] { $count } Eigenschaften verschieden
    }
back = Zurück
next = Weiter
step = Schritt { $step } von { $steps }
