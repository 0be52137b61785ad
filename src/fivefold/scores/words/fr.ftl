### Les feuilles de score des vraies tables.

bad-name =
    Un nom a de 1 à { $most ->
        [one] { $most } lettre
       *[other] { $most } lettres
    }.
same-name = { $name } est déjà sur la feuille. Ajoute une lettre pour les distinguer.
table-full =
    Ce jeu accueille { $most ->
        [one] { $most } personne
       *[other] { $most } personnes
    } au plus.
no-such-player = { $name } n’est pas sur la feuille.
no-such-round =
    { $last ->
        [0] Ce jeu ne se compte pas ainsi.
        [one] Il n’y a que { $last } manche.
       *[other] Il n’y a que { $last } manches.
    }
too-many-rounds =
    Ce jeu a { $most ->
        [one] { $most } manche
       *[other] { $most } manches
    } au plus.
out-of-range = { $points } n’est pas possible ici. Entre un nombre de { $least } à { $most }.
impossible = Aucune main ne fait { $points }. Recompte, s’il te plaît.
shared = Dans ce jeu, en cas d’égalité, la victoire est partagée.
bad-file = La ligne { $line } ne fait pas partie d’une feuille de score : { $why }
no-such-sheet = Cette feuille de score est introuvable. Vérifie le lien.
full = Cette feuille est pleine. Commences-en une nouvelle.
locked = Cette feuille est verrouillée. Demande à la personne qui l’a créée.
not-owner = Seule la personne qui a créé cette feuille peut la verrouiller.
round = Manche
total = Total
