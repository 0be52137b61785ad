### La page pour s’entraîner.

title = S’entraîner
lead = De courtes questions tirées de vraies positions, quelques secondes chacune. Elles se corsent à mesure que tu progresses, et chaque réponse est expliquée.
# Leads to the page for printing.
paper = Énigmes sur papier
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
loading = Un instant…
keys = Touches : 1, 2, 3… choisissent, les flèches déplacent, Entrée continue.
# A square of a board as a screen reader says it; `$mark` is old, new or gap.
cell =
    { $mark ->
        [gap] { $square } : le trou
        [new] { $square } : nouveau, { $piece }
       *[old] { $square } : { $piece }
    }
progress = Tes progrès : { $title }
    .sum =
        { $right ->
            [one] { $right } juste sur { $count }
           *[other] { $right } justes sur { $count }
        }
    .table = En tableau
column =
    .when = Quand
    .difficulty = Difficulté
    .answer = Réponse
    .level = Niveau ensuite
