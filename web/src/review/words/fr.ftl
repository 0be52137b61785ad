### Revenir sur une partie, dans le navigateur.

title = Analyse
invitation = Compare chaque coup avec le meilleur. Cela prend quelques secondes.
begin = Analyser cette partie
queued =
    { $ahead ->
        [0] Cette partie est la prochaine.
        [one] { $ahead } autre partie passe d’abord.
       *[other] { $ahead } autres parties passent d’abord.
    }
running = Chaque décision est examinée…
failed = Impossible d’analyser cette partie.
again = Réessayer
figure = sur 100
    .none = Il n’y avait rien d’important à décider.
means = Que veut dire ce chiffre ?
    .text = C’est la part du gain possible qui a été prise : 100 pour qui a toujours trouvé le meilleur coup, 0 pour qui n’a jamais fait mieux qu’au hasard. Seules comptent les décisions qui avaient de l’importance. Il veut dire la même chose dans tous les jeux.
found =
    { $found ->
        [one] Le meilleur coup dans { $found } décision importante sur { $mattered }.
       *[other] Le meilleur coup dans { $found } décisions importantes sur { $mattered }.
    }
given = Perdu : { $cost } { $unit }.
curve = Le fil de la partie
    .open = Toutes cartes ouvertes.
    .moment = Moment
    .table = En tableau
lessons = Des moments pour apprendre
    .none = { $name } n’a rien laissé passer d’important.
moment = Moment { $n }
cost = Perdu : { $cost } { $unit }, { $lost } % de ce qu’il y avait à gagner ({ $sure }).
best = Il n’y avait pas mieux à faire ({ $sure }).
show = Voir
try = Rejouer ce moment
every = Toutes les décisions
    .filter = Lesquelles
    .whose = De qui
    .all = De tout le monde
    .more = En montrer plus
    .count =
        { $count ->
            [0] Aucune décision.
            [one] { $count } décision
           *[other] { $count } décisions
        }
filter =
    .dear = Qui ont coûté quelque chose
    .mattered = Qui comptaient
    .all = Toutes sans exception
