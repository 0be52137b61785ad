### La rétrospective d’une partie.

# Les nombres à une décimale.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = points
unknown = Personne ici ne sait juger les décisions de ce jeu.
exact = exact
modelled = selon nos bots les plus forts
estimated =
    { $trials ->
        [one] estimé par { $trials } essai
       *[other] estimé par { $trials } essais
    }

# La course aux SETs.
took = { $pieces } pris après { $seconds } secondes ; { $sets ->
        [one] c’était le seul SET
       *[other] il y avait { $sets } SETs
    }.
missed = { $who ->
        [you] Tu as
       *[other] { $who } a
    } été plus rapide : { $pieces } était là depuis { $seconds } secondes, et { $sets ->
        [one] c’était le seul SET
       *[other] il y avait { $sets } SETs
    }. Quelqu’un de très fort en aurait vu un dans { $chance } cas sur 100.
wrong = { $pieces } n’est pas un SET. { $best } en était un.
    .none = { $pieces } n’est pas un SET, et il n’y en avait aucun.
wrong-late = Annoncé, mais rien pris à temps. { $best } était un SET.
    .none = Annoncé, mais rien pris à temps ; il n’y avait aucun SET.
left = { $pieces } était encore là, depuis { $seconds } secondes, et personne ne l’a vu ; { $sets ->
        [one] c’était le seul SET
       *[other] il y avait { $sets } SETs
    }.
