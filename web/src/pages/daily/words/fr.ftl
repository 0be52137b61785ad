### La page des énigmes du jour.

title = Énigmes du jour
today = Les énigmes d’aujourd’hui
of-day = Les énigmes du { $date }
# `$level` va de 1 le lundi à 7 le dimanche.
level =
    { $weekday } : { $level ->
        [1] facile
        [2] assez facile
        [3] pas si facile
        [4] moyen
        [5] assez difficile
        [6] difficile
       *[7] le plus difficile de la semaine
    }
next = Prochaines énigmes dans { $left }, à { $hour }
streak = Jours de suite : { $days }
solved-streak = Réussites d’affilée : { $days }
days = Autres jours
day-before = Jour d’avant
day-after = Jour d’après
to-today = Aux énigmes d’aujourd’hui
done =
    { $done ->
        [one] { $done } terminée sur { $all }
       *[other] { $done } terminées sur { $all }
    }
share = Copier le résultat du jour
    .streak = Jours de suite : { $days }
play = Jouer
go-on = Continuer
again = Encore
best-in = Parfait ! { $time }
in = { $time }
# Combien l’ont résolu ici ; le temps est celui du milieu.
others = Résolue ici par { $people }, la moitié en { $time } au plus

## Ce qui a été atteint, et ce qui est possible

reached = Presque parfait

## Les archives et les chiffres

archive = Jours passés
month-before = Mois d’avant
month-after = Mois d’après
day-done =
    { $done ->
        [one] { $date } : { $done } terminée sur { $all }
       *[other] { $date } : { $done } terminées sur { $all }
    }
figures = Tes résultats
no-figures = Tu verras ici comment tes énigmes se sont terminées. Ce navigateur s’en souvient.
kind =
    .clean = parfait, du premier coup
    .few = parfait, 1 ou 2 faux pas
    .many = parfait, 3 faux pas ou plus
    .short = pas parfait
figure =
    { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }, dont { $solved } sans faute.
    .times = La plus rapide { $quickest }, médiane { $middle }.
    .streak = Au plus { $days } de suite.

## Jours sans énigme

lost-none = Ce n’est pas un jour
    .about = Écris un jour comme /daily/2026-03-14.
lost-future = Pas encore
    .about = Les énigmes de ce jour arrivent avec lui, à minuit UTC.
lost-early = Avant la première énigme
    .about = Les archives commencent le { $first }.
