### La page des énigmes du jour.

title = Énigmes du jour
today = Énigmes d’aujourd’hui
of-day = Énigmes du { $date }
# `$level` va de 1 le lundi à 7 le dimanche.
level =
    Le { $weekday } : { $level ->
        [1] facile
        [2] assez facile
        [3] pas si facile
        [4] moyen
        [5] assez difficile
        [6] difficile
       *[7] le plus difficile de la semaine
    }
next = Prochaines énigmes dans { $left }, à { $hour }
next-puzzle = Énigme suivante : { $title }
streak = Jours d’affilée : { $days }
solved-streak = Sans-faute d’affilée : { $days }
days = Autres jours
day-before = Jour précédent
day-after = Jour suivant
to-today = Énigmes d’aujourd’hui
done =
    { $done ->
        [one] { $done } terminée sur { $all }
       *[other] { $done } terminées sur { $all }
    }
share = Copier mon résultat
    .streak = Jours d’affilée : { $days }
play = Jouer
go-on = Continuer
again = Rejouer
best-in = Parfait ! { $time }
in = { $time }
# Combien l’ont résolu ici ; le temps est celui du milieu.
others =
    { $people ->
        [one] Résolue par { $people } personne ici ; temps médian : { $time }
       *[other] Résolue par { $people } personnes ici ; temps médian : { $time }
    }

## Ce qui a été atteint, et ce qui est possible

reached = Presque parfait

## Les archives et les chiffres

archive = Jours passés
month-before = Mois précédent
month-after = Mois suivant
day-done =
    { $done ->
        [one] { $date } : { $done } terminée sur { $all }
       *[other] { $date } : { $done } terminées sur { $all }
    }
figures = Statistiques
no-figures = Tes statistiques apparaîtront ici. Elles restent dans ce navigateur.
kind =
    .clean = parfait, du premier coup
    .few = parfait, 1 ou 2 erreurs
    .many = parfait, 3 erreurs ou plus
    .short = pas parfait
figure =
    { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }, { $solved ->
        [one] { $solved } parfaite
       *[other] { $solved } parfaites
    }.
    .times = Meilleur temps : { $quickest }, médian : { $middle }.
    .streak =
        { $days ->
            [one] Plus longue série : { $days } jour.
           *[other] Plus longue série : { $days } jours.
        }

## Jours sans énigme

lost-none = Ce n’est pas une date
    .about = Écris une date comme /daily/2026-03-14.
lost-future = Pas encore
    .about = Ces énigmes s’ouvrent à minuit UTC.
lost-early = Avant la première énigme
    .about = Les archives commencent le { $first }.
