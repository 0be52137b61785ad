### Der Rückblick auf eine Partie.

# Zahlen mit einer Nachkommastelle.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = Punkte
unknown = Dieses Spiel lässt sich noch nicht analysieren.
exact = genau
modelled = nach Einschätzung unserer stärksten Bots
estimated =
    { $trials ->
        [one] geschätzt mit { $trials } Versuch
       *[other] geschätzt mit { $trials } Versuchen
    }

# Wettläufe um SETs.
took = { $player ->
        [you] Du hast { $pieces } nach { $seconds } Sekunden genommen
       *[other] { $pieces } nach { $seconds } Sekunden genommen
    }; { $sets ->
        [one] es war das einzige SET
       *[other] es gab { $sets } SETs
    }.
missed = { $who ->
        [you] Du warst
       *[other] { $who } war
    } schneller: { $pieces } lag schon { $seconds } Sekunden da, und { $sets ->
        [one] es war das einzige SET
       *[other] es gab { $sets } SETs
    }. Wer sehr gut spielt, hätte bis dahin in { $chance } % der Fälle ein SET gesehen.
wrong = Kein SET: { $pieces }. { $best } war eins.
    .none = Kein SET: { $pieces }. Es gab keins.
wrong-late = { $player ->
        [you] Du hast gerufen,
       *[other] Gerufen,
    } aber die Zeit war um. { $best } war ein SET.
    .none = { $player ->
            [you] Du hast gerufen,
           *[other] Gerufen,
        } aber es gab kein SET.
left = Niemand hat { $pieces } gesehen, obwohl es { $seconds } Sekunden dalag; { $sets ->
        [one] es war das einzige SET
       *[other] es gab { $sets } SETs
    }.

# Ein Rätsel des Tages.
puzzle =
    .kept = { $made }: Danach ist ein perfektes Ergebnis noch möglich.
    .step = { $made }: Danach ist kein perfektes Ergebnis mehr möglich. Besser: { $best }.
    .slip = { $made } war falsch. Besser: { $best }.
    .done = { $player ->
            [you] Du hast zu früh aufgehört:
           *[other] Zu früh aufgehört:
        } { $best } hätte noch zu einem perfekten Ergebnis geführt.
    .unit = Schritte
    .yardstick = Das beste Ergebnis ist genau berechnet. Ein Schritt ist gut, wenn danach noch ein perfektes Ergebnis möglich ist. Ist es außer Reichweite, zählen Schritte nicht.
    .curve = Das Ergebnis bis dahin.
