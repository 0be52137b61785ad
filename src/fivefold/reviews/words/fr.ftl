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

# Une énigme du jour.
puzzle =
    .kept = { $made } gardait le meilleur résultat possible à portée.
    .step = Après { $made }, le meilleur résultat possible était hors de portée. { $best } y menait.
    .slip = { $made } était faux. { $best } menait au meilleur résultat possible.
    .done = Arrêté là, alors que { $best } menait encore au meilleur résultat possible.
    .unit = coups
    .yardstick = Tout est visible, et le meilleur résultat possible est calculé exactement. Un coup est bon si ce résultat reste possible après lui. Tant qu’il est hors de portée, les coups ne comptent pas.
    .curve = Ce qui était atteint.
