### Der Rückblick auf eine Partie.

# Zahlen mit einer Nachkommastelle.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = Punkte
unknown = Niemand hier weiß, woran Entscheidungen dieses Spiels gemessen werden.
exact = genau
modelled = wie unsere stärksten Bots es einschätzen
estimated =
    { $trials ->
        [one] geschätzt mit { $trials } Versuch
       *[other] geschätzt mit { $trials } Versuchen
    }

# Wettläufe um SETs.
took = { $pieces } nach { $seconds } Sekunden genommen; { $sets ->
        [one] es war das einzige SET
       *[other] es gab { $sets } SETs
    }.
missed = { $who ->
        [you] Du warst
       *[other] { $who } war
    } schneller: { $pieces } lag seit { $seconds } Sekunden da, und { $sets ->
        [one] es war das einzige SET
       *[other] es gab { $sets } SETs
    }. Wer sehr gut spielt, hätte bis dahin in { $chance } von 100 Fällen eines gesehen.
wrong = { $pieces } ist kein SET. { $best } war eines.
    .none = { $pieces } ist kein SET, und es gab keines.
wrong-late = Gerufen, aber nicht rechtzeitig genommen. { $best } war ein SET.
    .none = Gerufen, aber nicht rechtzeitig genommen; es gab kein SET.
left = { $pieces } lag noch da, seit { $seconds } Sekunden, und niemand hat es gesehen; { $sets ->
        [one] es war das einzige SET
       *[other] es gab { $sets } SETs
    }.

# Ein Rätsel des Tages.
puzzle =
    .kept = Nach { $made } blieb das Bestmögliche erreichbar.
    .step = Nach { $made } war das Bestmögliche nicht mehr erreichbar. { $best } führte dorthin.
    .slip = { $made } war falsch. { $best } führte zum Bestmöglichen.
    .done = Es dabei belassen, obwohl { $best } weiter zum Bestmöglichen führte.
    .unit = Schritte
    .yardstick = Alles liegt offen, und das Bestmögliche ist genau berechnet. Ein Schritt ist gut, wenn danach das Bestmögliche noch erreichbar ist. Solange es unerreichbar ist, zählen Schritte nicht.
    .curve = Was bis dahin erreicht war.
