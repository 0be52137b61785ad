### L’analyse d’une partie.

# Les nombres à une décimale.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = points
unknown = Ce jeu ne peut pas encore être analysé.
exact = exact
modelled = selon nos bots les plus forts
estimated =
    { $trials ->
        [one] estimé par { $trials } essai
       *[other] estimé par { $trials } essais
    }

# La course aux SETs.
took = { $player ->
        [you] Tu as pris un SET
       *[other] Pris
    } après { $seconds } secondes : { $pieces } ; { $sets ->
        [one] c’était le seul SET
       *[other] il y avait { $sets } SETs
    }.
missed = { $who ->
        [you] Tu as
       *[other] { $who } a
    } été plus rapide : le SET { $pieces } était là depuis { $seconds } secondes, et { $sets ->
        [one] c’était le seul SET
       *[other] il y avait { $sets } SETs
    }. À ce moment-là, une personne très forte aurait vu un SET { $chance } fois sur 100.
wrong = Ce n’est pas un SET : { $pieces }. C’en était un : { $best }.
    .none = Ce n’est pas un SET : { $pieces }. Il n’y avait aucun SET.
wrong-late = { $player ->
        [you] Tu as annoncé,
       *[other] Annoncé,
    } mais le temps est écoulé. C’était un SET : { $best }.
    .none = { $player ->
            [you] Tu as annoncé,
           *[other] Annoncé,
        } mais il n’y avait aucun SET.
left = Personne n’a vu le SET { $pieces }, là depuis { $seconds } secondes ; { $sets ->
        [one] c’était le seul SET
       *[other] il y avait { $sets } SETs
    }.

# Une énigme du jour.
puzzle =
    .kept = Après { $made }, un résultat parfait reste possible.
    .step = Après { $made }, plus de résultat parfait. Avec { $best }, il restait possible.
    .slip = { $made } était faux. Avec { $best }, un résultat parfait restait possible.
    .done = { $player ->
            [you] Tu as arrêté trop tôt
           *[other] Arrêt trop tôt
        } : avec { $best }, un résultat parfait restait possible.
    .unit = coups
    .yardstick = Un solveur connaît le meilleur résultat. Un coup est bon si un résultat parfait reste possible ensuite. Une fois hors de portée, les coups ne comptent plus.
    .curve = Le résultat jusqu’ici.
