### SCRAMBLE SET dans le navigateur ; en plus des mots du jeu lui-même.

account =
    SETs : { $sum }{ $rounds ->
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
    .pick = choisir un dé selon sa place sur le clavier
about =
    .pick = { $die }. Touche trois dés tous pareils ou tous différents pour chaque caractéristique.
    .call = { $die }. Annonce SET, puis touche trois dés tous pareils ou tous différents pour chaque caractéristique.
    .wild = { $die }. Il forme un SET avec deux dés quelconques.
no-scores = Aucune manche terminée pour l’instant. Chaque SET vaut un point.
no-more = Aucun SET restant
where = Manche { $round } sur { $rounds }
    .tie-break = Départage : le premier SET gagne
figure =
    .sets = SETs
    .dice = Dés
    .best = Maximum possible
pause = La manche { $round } est terminée
    .tie = Égalité !
    .shared = Égalité à la manche { $round }
    .ready = C’est bon !
round-won =
    { $who ->
        [you] Tu gagnes la manche { $round }
       *[other] { $who } gagne la manche { $round }
    }
roll-again = Départage entre { $tied } : le premier SET gagne.
round-sets = SETs de cette manche
note =
    .sets = SETs dans cette manche : { $n }
    .lost = points perdus : { $n }
    .waits = doit attendre
# Un résultat à envoyer à ses amis.
share =
    SCRAMBLE SET en solitaire : { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } sur { $best } en { $time }

## L’énigme du jour

daily-goal = Prends autant de SETs que possible.
daily-taken = SETs pris

## Sur la page des énigmes du jour

daily-about = Prends autant de SETs que possible.
daily-reached =
    { $points ->
        [one] { $points } SET
       *[other] { $points } SETs
    } sur { $best }
