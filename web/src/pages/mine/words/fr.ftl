### La page de ses propres parties.

title = Mes parties
empty = Aucune partie pour l’instant
    .about = Chaque partie que tu joues sur cet appareil apparaît ici, avec tes résultats, tes records et tes progrès.
    .play = Choisir un jeu
matches = Parties
won = Gagnées
share = Taux de victoire
time = Temps de jeu
days = Jours d’affilée
longest = Plus longue série de victoires
streak = Victoires d’affilée
bests = Records personnels
best = Meilleur score
fewest = Minimum de points
quickest = Victoire la plus rapide
figure = Précision
    .about = À quel point tu approches du meilleur jeu, de 0 à 100, dans les parties analysées.
won-of =
    { $won ->
        [one] { $won } partie gagnée sur { $played } ({ $share })
       *[other] { $won } parties gagnées sur { $played } ({ $share })
    }
alone = En solo
course = Progrès
plot-won = Parties gagnées
    .about = Part de victoires dans tes dernières parties, selon l’adversaire le plus fort.
levels = Résultats par niveau
level = Niveau
as-table = Voir en tableau
until = Jusqu’au
no-bots = Sans bots
all = Toutes les parties
game = Jeu
all-games = Tous les jeux
company = Avec
anybody = Tout le monde
company-people = Sans bots
company-bots = Bots
company-alone = En solo
result = Résultat
any-result = Tous les résultats
only-won = Gagnées
only-lost = Perdues
with = avec { $names }
solved = Réussie
not-solved = Pas cette fois
first =
    { $points ->
        [none] Gagné
       *[points] Gagné · { $points }
    }
# `$points` est `none` quand il n’y a pas de points.
place =
    { $place }e place{ $points ->
        [none] { "" }
       *[points] { " " }· { $points }
    }
none = Aucune partie pour l’instant.
none-such = Aucune partie trouvée.
more = Afficher plus
take-along = Tes données
yours = Seul un cookie sur cet appareil nous permet de te reconnaître. Tu peux télécharger toutes tes parties et les revoir dans n’importe quel Fivefold.
export = Tout télécharger
delete = Tout supprimer
delete-really = Tout supprimer ?
    .about = Ton nom, tes parties, tes records, ton niveau et tes classements seront supprimés pour de bon, sur tous tes appareils.
    .stays = Les parties jouées avec d’autres restent, mais sans ton nom.
delete-yes = Tout supprimer
delete-no = Garder
deleted = Tout est supprimé.
profile = Profil et appareils
real = À une vraie table
    .won =
        { $count ->
            [one] { $names } a gagné
           *[other] { $names } ont gagné ensemble
        }
    .goes-on = Manche { $round }
    .tied = Égalité
