### La page de ses propres parties.

title = Mes parties
empty = Rien de joué pour l’instant
    .about = Chaque partie que tu joues sur cet appareil apparaît ici : avec qui, comment elle s’est finie, tes records, et tes progrès.
    .play = Choisir un jeu
matches = Parties
won = Gagnées
share = Part
time = Temps à la table
days = Jours de suite
longest = Victoires de suite, au mieux
streak = Victoires de suite, en ce moment
bests = Records personnels
best = Meilleur score
quickest = Victoire la plus rapide
figure = Précision
    .about = À quel point tu as bien joué, de 0 à 100, dans les parties analysées.
won-of =
    { $won ->
        [one] { $won } partie gagnée sur { $played } ({ $share })
       *[other] { $won } parties gagnées sur { $played } ({ $share })
    }
alone = En solo
course = Au fil du temps
plot-won = Parties gagnées
    .about = Parmi tes dernières parties à ce moment-là, selon le bot le plus fort à la table.
levels = Résultats par niveau
level = Niveau
as-table = En tableau
until = Jusqu’au
no-bots = Sans bots
all = Toutes les parties
game = Jeu
all-games = Tous les jeux
company = Avec
anybody = N’importe qui
company-people = Des gens seulement
company-bots = Des bots
company-alone = En solo
result = Résultat
any-result = Gagnées et perdues
only-won = Gagnées
only-lost = Perdues
with = avec { $names }
solved = Réussi
not-solved = Pas cette fois
first =
    { $points ->
        [none] Gagné
       *[points] Gagné · { $points }
    }
# `$points` est `none` quand il n’y a pas de points.
place =
    { $points ->
        [none] Place { $place }
       *[points] Place { $place } · { $points }
    }
none = Aucune partie ici pour l’instant.
none-such = Aucune partie de ce genre.
more = En voir plus
take-along = À emporter ou à effacer
yours = Nous te reconnaissons à un cookie sur cet appareil, et à rien d’autre. Tu peux tout emporter sous forme d’enregistrements, que n’importe quel Fivefold sait rejouer.
export = Tout exporter
delete = Tout effacer
delete-really = Tout effacer ?
    .about = Ton nom, la liste de tes parties, tes records et la force que les bots te prêtent disparaîtront pour de bon, sur tous tes appareils.
    .stays = Les parties jouées avec d’autres leur restent : tu y seras un numéro sans nom.
delete-yes = Tout effacer
delete-no = Garder
deleted = Tout est effacé.
