### La page pour s’entraîner.

title = Entraînement
lead = Des questions rapides, tirées de vraies parties. Elles se corsent à mesure que tu progresses, et chaque réponse est expliquée.
# Leads to the page for printing.
paper = Énigmes à imprimer
drills = Exercices
# From 0 to 10.
level = Niveau { $level }
choices = Réponses
choice = Réponse { $number }
# Such as “2 of 3 chosen”.
pick =
    { $chosen ->
        [one] { $chosen } choisie sur { $count }
       *[other] { $chosen } choisies sur { $count }
    }
check = Vérifier
next = Suivant
right = Juste
wrong = Faux
streak = { $streak } d’affilée !
streak-most = Plus longue série : { $streak }
run = Justes : { $right } sur { $count }, { $all } en tout
result = Voir le résultat
another = Encore dix
mark =
    .perfect = Parfait !
    .great = Excellent !
    .good = Bien joué !
    .more = Continue !
loading = Chargement…
keys = Touches : 1, 2, 3… pour choisir, les flèches pour se déplacer, Entrée pour continuer.
# A square of a board as a screen reader says it; `$mark` is old, new or gap.
cell =
    { $mark ->
        [gap] { $square } : le trou
        [new] { $square } : nouveau, { $piece }
       *[old] { $square } : { $piece }
    }
progress = Tes progrès : { $title }
    .sum =
        { $right ->
            [one] { $right } réponse juste sur { $count }
           *[other] { $right } réponses justes sur { $count }
        }
    .table = Voir en tableau
column =
    .when = Quand
    .difficulty = Difficulté
    .answer = Réponse
    .level = Nouveau niveau
