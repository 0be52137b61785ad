### SCRAMBLE SET. Ce que montrent les dés est dans les mots que les jeux partagent.

scramble-set = SCRAMBLE SET
    .blurb = Quarante-deux dés lancés d’un coup : attrape plus de SETs que les autres.

## Règles maison

option-rounds = Manches
    .about = Combien de fois on lance les 42 dés.
option-penalty = Une annonce sans SET
    .about = Qui se trompe ou tarde trop doit attendre avant d’annoncer de nouveau, ou perd un point.
    .cooldown = coûte du temps
    .point = coûte un point
option-cooldown-seconds = Attente
    .about = Nombre de secondes à attendre après une annonce sans SET.
option-pause-seconds = Pause
    .about = Nombre de secondes entre deux manches, sauf si chacun veut la suite plus tôt ; 0 : aucune pause.

## Ce qui se passe

rolls = Manche { $round } : on lance { $dice } dés.
    .tie-break = Départage entre { $tied } : on lance { $dice } dés.
took =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $faces }.
wrong-point =
    { $who ->
        [you] Tu te trompes avec { $faces } et tu perds un point : { $why }.
       *[other] { $who } se trompe avec { $faces } et perd un point : { $why }.
    }
wrong-wait =
    { $who ->
        [you] Tu te trompes avec { $faces } et tu dois attendre : { $why }.
       *[other] { $who } se trompe avec { $faces } et doit attendre : { $why }.
    }
late-point =
    { $who ->
        [you] Tu as annoncé SET sans en prendre un à temps : tu perds un point.
       *[other] { $who } a annoncé SET sans en prendre un à temps et perd un point.
    }
late-wait =
    { $who ->
        [you] Tu as annoncé SET sans en prendre un à temps : tu dois attendre.
       *[other] { $who } a annoncé SET sans en prendre un à temps et doit attendre.
    }
caller-left =
    { $who ->
        [you] Tu as annoncé SET avant de partir.
       *[other] { $who } a annoncé SET avant de partir.
    }
rested =
    { $who ->
        [you] Tu peux continuer.
       *[other] { $who } peut continuer.
    }
stopped =
    { $who ->
        [you] Tu ne vois plus de SET.
       *[other] { $who } ne voit plus de SET.
    }
round-over = La manche est finie : { $points }.
# Dans la liste des points.
round-points =
    { $who ->
        [you] toi
       *[other] { $who }
    } { $points }
best-split =
    La meilleure répartition donnait { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }.
ended = La partie est terminée.
    .tie-break =
        { $who ->
            [you] Tu gagnes le départage.
           *[other] { $who } gagne le départage.
        }
outcome =
    .alone =
        { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        } en { $time } ; maximum possible : { $best }.
    .tie-break =
        Égalité après { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        } ; un SET de plus a tranché.
    .shared =
        Égalité après { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        }, et ceux qui auraient pu trancher étaient partis.
    .most-sets =
        Le plus de SETs en { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        }, en { $time }.
# Un dé dans un indice.
in-place = { $face } à la place { $place }

## Refus

rolled = Les dés sont déjà lancés.
not-rolled = Attends le prochain lancer.
not-tied = Ce lancer se joue entre ceux qui ont le plus de SETs.
resting = Après une annonce sans SET, tu dois attendre un peu.
not-alone = Ça ne se fait qu’à une table avec d’autres.
alone-only = C’est réservé à qui joue en solitaire.
not-three = Nomme trois dés à prendre.
    .different = Prends trois dés différents.
not-there = Il n’y a pas de dé à la place { $places }.
not-a-move = « { $text } » n’est pas un coup ici : { $words }, ou take et trois places.
not-a-place = « { $text } » n’est pas une place : elles sont numérotées de 1 à 42.
not-a-face = Sur la table, un WILD ne représente encore rien ; écris *.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .die-twice = un dé apparaît ici deux fois.
    .taken = une place apparaît ici deux fois, ou il n’y avait pas de dé là.
    .ended = une partie terminée, et elle seule, a une raison ici.
    .later = c’est plus tard que maintenant.
    .history = il faudrait ici autant de manches que sur la feuille de score.
    .tied = il faudrait ici ceux entre qui le départage décide, et personne d’autre.
    .pause = cela appartient à une pause.
    .rests = personne n’attend tant qu’il n’y a pas de dés à prendre.
    .no-calls = personne ne peut annoncer ici.
    .cannot-call = la place { $seat } ne peut pas annoncer.
    .places = il faudrait ici les places de trois dés.
    .round = il faudrait ici la meilleure répartition d’une manche et sa durée.

## La table en texte

show-phase =
    .round =
        Manche { $round } : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }
    .tie-break =
        Départage : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }
    .pause = Pause après la manche { $round }
    .over = La partie est terminée
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { $score } ({ $notes })
# Remarques sur un joueur, séparées par des virgules.
show-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } pour l’instant
show-rounds = manches { $points }
show-lost =
    { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
show-state =
    .has-board = a la main
    .waits = doit attendre
    .ready = attend la suite
    .tied = à égalité
    .away = absent

## L’énigme du jour

scramble-set-daily = SCRAMBLE SET du jour
    .blurb = Prends autant de SETs qu’il y en a parmi les dés du jour ; tout le monde a les mêmes.
daily-rolled = { $dice } dés sont là. Combien de SETs peut-on prendre à la fois ?
daily-result =
    { $sets } sur { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
wrong-pick =
    { $who ->
        [you] Tu te trompes
       *[other] { $who } se trompe
    } avec { $faces } : { $why }.
no-set = { $faces } n’est pas un SET.

## Rétrospective

review-unit = SETs
review-yardstick = Chaque SET pris par quelqu’un était là pour tout le monde. Qui l’a pris en a gagné un. Ce que les autres ont laissé passer compte autant qu’il était probable que quelqu’un de très fort en voie un d’ici là. Une fausse annonce en coûte un. En solo, on compte combien de SETs restent possibles après chacun.
review-curve = SETs moins les points perdus.
review-kept = { $faces } pris : { $left ->
        [one] 1 autre SET restait possible
       *[other] { $left } autres SETs restaient possibles
    }, et aucun autre choix n’en laissait plus.
    .spoilt = { $faces } pris, après quoi on ne pouvait plus en avoir que { $left } à la fois. Après { $best }, il y en aurait eu { $most }.

## La leçon

lesson-first = Dans un SET, nombre, couleur et symbole sont chacun tous pareils ou tous différents. Annonce SET, puis prends un, deux et trois losanges verts.
    .title = Ce qu’est un SET
    .well = Il est à toi. Il n’y a pas de tours : qui annonce en premier prend en premier.
    .otherwise = Ce n’est pas un SET : deux dés sont pareils, pas le troisième. Prends un, deux et trois losanges verts.
lesson-same = Trois dés identiques forment aussi un SET : tout est pareil. Prends celui du dé marqué.
    .title = Tous pareils
    .well = Les SETs les plus faciles, dès qu’on y pense.
    .other = C’est un SET aussi. Mais ce qu’on oublie au début, ce sont trois dés tout à fait pareils : deux ovales rouges.
    .otherwise = Ce n’est pas un SET : un dé diffère des deux autres. Prends trois fois deux ovales rouges.
lesson-differ = À l’inverse, tout peut être différent. Les dés marqués montrent un ovale rouge et deux vagues vertes : quel est le troisième ?
    .title = Tout diffère
    .well = Ni nombre, ni couleur, ni symbole en double : un SET.
    .otherwise = Ce n’est pas un SET. Avec un ovale rouge et deux vagues vertes vont trois losanges violets.
lesson-trap = Les dés marqués ressemblent à un SET, mais deux sont rouges et un est vert. Trouve plutôt un vrai SET ; il y en a deux.
    .title = Un piège
    .well = Bien regardé. Si deux sont pareils et pas le troisième, ce n’est pas un SET.
    .trap = C’était le piège : même symbole, nombres différents, mais deux fois du rouge et une fois du vert. Dans une vraie partie, tu devrais attendre un instant.
    .otherwise = Ce n’est pas un SET. Cherche le dé qui va avec un ovale rouge et deux vagues vertes.
lesson-wild = Un WILD représente n’importe quelle face. Prends un SET avec lui : que lui faut-il ?
    .title = Un WILD
    .well = Avec un WILD, deux dés quelconques font un SET. Il n’y en avait pas d’autre ici, et la manche est donc finie d’elle-même.
    .otherwise = Sans le WILD, il n’y a pas de SET ici. Prends le WILD et deux dés quelconques.
lesson-split = Six dés, et deux SETs à prendre, mais seulement si le premier laisse le second. Le WILD va avec tout : quel SET n’a pas besoin de lui ?
    .title = Deux au lieu d’un
    .well = Maintenant les trois autres forment aussi un SET : deux au lieu d’un.
    .waste = C’est un SET, mais il n’en reste plus d’autre. Un ovale vert, deux violets et trois rouges se passent du WILD, et le laissent aux deux autres dés.
    .otherwise = Ce n’est pas un SET. Prends un ovale vert, deux violets et trois rouges.
lesson-many = Douze dés et sept SETs. Prends n’importe lequel ; dans une vraie partie, il y a quarante-deux dés.
    .title = Douze dés
    .well = Bon coup d’œil. Qui a le plus de SETs à la fin gagne.
    .otherwise = Ce n’est pas un SET. La raison est indiquée sous les dés ; essaie encore.
lesson-match = Maintenant une courte manche avec quinze dés, contre quelqu’un qui prend son temps. Une erreur ne te coûte qu’un instant.
    .title = Une courte manche
    .well = Voilà SCRAMBLE SET. Dans une partie entière, on lance cinq fois les quarante-deux dés.

## Exercices

drill-most = Combien de SETs ?
    .about = Le plus qu’on puisse avoir à la fois.
    .question = Combien de SETs peut-on avoir à la fois, chaque dé dans un seul au plus ?
    .best =
        { $sets ->
            [0] Ces dés ne forment aucun SET.
            [one] { $sets } SET, pas plus.
           *[other] { $sets } SETs à la fois, pas plus.
        }
    .more =
        On peut faire mieux : { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        }.
    .fewer =
        { $sets ->
            [0] Pas même un : aucun trio de dés n’est un SET.
            [one] À la fois, il n’y en a que { $sets }.
           *[other] À la fois, il n’y en a que { $sets }.
        }
    .left = En trop
drill-number =
    { $sets ->
        [0] Aucun
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
