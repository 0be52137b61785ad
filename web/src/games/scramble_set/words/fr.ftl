### SCRAMBLE SET dans le navigateur ; en plus des mots du jeu lui-même.

account =
    SETs : { $sum }{ $rounds ->
        [0] {""}
        [one] , en tête dans une manche
       *[other] , en tête dans { $rounds } manches
    }
dice = Dés sur la table
    .left =
        { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        }
pick = Choisis trois dés
keys =
    .pick = prendre un dé, comme ils sont sur le clavier
about =
    .pick = { $die }. Trois dés tous pareils ou tous différents pour chaque caractéristique forment un SET : touche-les.
    .call = { $die }. Trois dés tous pareils ou tous différents pour chaque caractéristique forment un SET : annonce SET, puis touche-les.
    .wild = { $die }. Il forme un SET avec deux dés quelconques.
no-scores = Aucune manche n’est encore finie : un SET vaut un point.
no-more = Plus de SET
where = Manche { $round } sur { $rounds }
    .tie-break = Départage : le premier SET gagne
figure =
    .sets = SETs
    .dice = Dés
    .best = Meilleure répartition
pause = La manche { $round } est finie
    .tie = Égalité !
    .shared = Égalité à la manche { $round }
    .ready = La suite !
round-won =
    { $who ->
        [you] Tu gagnes la manche { $round }
       *[other] { $who } gagne la manche { $round }
    }
roll-again = Départage entre { $tied } : le premier SET gagne.
round-sets = SETs de cette manche
note =
    .sets = SETs dans cette manche : { $n }
    .lost = points perdus : { $n }
    .waits = doit attendre
# Un résultat à envoyer à ses amis.
share =
    SCRAMBLE SET en solitaire : { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } sur { $best } en { $time }

## L’énigme du jour

daily-goal = Prends autant de SETs qu’il y en a.
daily-taken = SETs pris

## Sur la page des énigmes du jour

daily-about = Autant de SETs à la fois qu’il y en a.
daily-reached =
    { $points ->
        [one] { $points } SET
       *[other] { $points } SETs
    } sur { $best }
