### Parties rapides et classements.

find = Trouver une partie
looking = Nous cherchons quelqu’un d’à peu près ton niveau…
nobody = Personne pour l’instant. Nous cherchons encore.
about = La partie est classée. Si tu pars, tu perds.
pace = Temps de réflexion
    .each = { $pace ->
        [relaxed] Long
        [fast] Court
       *[normal] Normal
    }
bot = Jouer plutôt contre un bot
cancel = Arrêter la recherche
rematch = Revanche
    .asked = On attend ton adversaire…
    .wanted = Ton adversaire veut une revanche.
another = Chercher quelqu’un d’autre
# « Difficile » est un niveau des bots.
strength = À peu près le niveau { $level }
    .below = Sous le niveau Facile
    .above = Au-dessus du niveau Expert
    .unsure = { $strength } (provisoire)
    .of = { $name } : { $strength }
ratings = Classements
    .none = Trouve une partie sur la page d’un jeu, et ton classement commence ici.
    .matches = { $matches ->
        [one] { $matches } partie classée
       *[other] { $matches } parties classées
    }
    .curve = Ton classement au fil du temps
hidden = Les autres voient mes classements
listed = Montrer mon nom dans les palmarès
