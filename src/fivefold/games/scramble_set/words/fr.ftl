### SCRAMBLE SET. Ce que montrent les dés est dans les mots que les jeux partagent.

scramble-set = SCRAMBLE SET
    .blurb = 42 dés lancés d’un coup : attrape un maximum de SETs.

## Règles maison

option-rounds = Manches
    .about = Combien de fois les 42 dés sont lancés.
option-penalty = Fausses annonces
    .about = Après une annonce fausse ou trop lente, tu dois attendre avant d’annoncer de nouveau, ou tu perds un point.
    .cooldown = coûte du temps
    .point = coûte un point
option-cooldown-seconds = Attente
    .about = Secondes d’attente après une fausse annonce.
option-pause-seconds = Pause
    .about = Secondes entre deux manches, sauf si tout le monde est prêt avant. 0 : pas de pause.

## Ce qui se passe

rolls = Manche { $round } : on lance { $dice } dés.
    .tie-break = Départage entre { $tied } : on lance { $dice } dés.
took =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $faces }.
wrong-point =
    { $who ->
        [you] Tu choisis { $faces } et perds un point : { $why }.
       *[other] { $who } choisit { $faces } et perd un point : { $why }.
    }
wrong-wait =
    { $who ->
        [you] Tu choisis { $faces } et dois attendre : { $why }.
       *[other] { $who } choisit { $faces } et doit attendre : { $why }.
    }
late-point =
    { $who ->
        [you] Tu as annoncé SET, mais le temps est écoulé : tu perds un point.
       *[other] { $who } a annoncé SET, mais le temps est écoulé : un point perdu.
    }
late-wait =
    { $who ->
        [you] Tu as annoncé SET, mais le temps est écoulé : tu dois attendre.
       *[other] { $who } a annoncé SET, mais le temps est écoulé, et doit attendre.
    }
caller-left =
    { $who ->
        [you] Tu as annoncé SET, puis quitté la table.
       *[other] { $who } a annoncé SET, puis quitté la table.
    }
rested =
    { $who ->
        [you] Tu peux de nouveau annoncer.
       *[other] { $who } peut de nouveau annoncer.
    }
stopped =
    { $who ->
        [you] Tu ne vois plus de SET.
       *[other] { $who } ne voit plus de SET.
    }
round-over = La manche est terminée : { $points }.
# Dans la liste des points.
round-points =
    { $who ->
        [you] toi
       *[other] { $who }
    } { $points }
best-split =
    Maximum possible : { $sets ->
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
        } en { $time } ; maximum possible : { $best }.
    .tie-break =
        Égalité après { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        }, départagée par un SET de plus.
    .shared =
        Égalité après { $rounds ->
            [one] { $rounds } manche
           *[other] { $rounds } manches
        }, et les joueurs à égalité étaient partis.
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
not-tied = Ce départage est réservé aux joueurs à égalité.
resting = Après une fausse annonce, tu dois attendre un peu.
not-alone = Ce n’est possible que dans une partie à plusieurs.
alone-only = Ce n’est possible qu’en solitaire.
not-three = Choisis trois dés.
    .different = Choisis trois dés différents.
not-there = Il n’y a pas de dé à la place { $places }.
not-a-move = « { $text } » n’est pas un coup. Essaie { $words }, ou take et trois places.
not-a-place = « { $text } » n’est pas une place. Les places vont de 1 à 42.
not-a-face = Sur la table, un WILD ne représente encore aucune face. Écris *.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .die-twice = un dé apparaît deux fois.
    .taken = une place apparaît deux fois, ou n’a pas de dé.
    .ended = seule une partie terminée a une raison.
    .later = c’est dans le futur.
    .history = autant de manches que sur la feuille de score sont attendues ici.
    .tied = seuls les joueurs à égalité sont attendus ici.
    .pause = cela n’a sa place que dans une pause.
    .rests = personne n’attend quand il n’y a pas de dés à prendre.
    .no-calls = personne ne peut annoncer ici.
    .cannot-call = la place { $seat } ne peut pas annoncer.
    .places = les places de trois dés sont attendues ici.
    .round = la meilleure répartition d’une manche et sa durée sont attendues ici.

## La table en texte

show-phase =
    .round =
        Manche { $round } : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }
    .tie-break =
        Départage : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }
    .pause = Pause après la manche { $round }
    .over = La partie est terminée
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { $score } ({ $notes })
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
    .ready = c’est bon
    .tied = à égalité
    .away = hors ligne

## L’énigme du jour

scramble-set-daily = SCRAMBLE SET du jour
    .blurb = Prends autant de SETs que possible parmi les dés du jour. Tout le monde a les mêmes.
daily-rolled =
    { $dice ->
        [one] { $dice } dé est sur la table. Combien de SETs peux-tu prendre ?
       *[other] { $dice } dés sont sur la table. Combien de SETs peux-tu prendre ?
    }
daily-result =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } sur { $best }
wrong-pick =
    { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } { $faces }. Ce n’est pas un SET : { $why }.
no-set = { $faces }, ce n’est pas un SET.

## Analyse

review-unit = SETs
review-yardstick = Prendre un SET en rapporte un ; une fausse annonce en coûte un. Pour les autres, un SET manqué compte selon la probabilité qu’un œil exercé l’ait vu. En solo, on compte combien de SETs tu peux encore prendre.
review-curve = SETs moins points perdus.
review-kept =
    { $player ->
        [you] Tu as pris { $faces }.
       *[other] Pris : { $faces }.
    } { $left ->
        [one] Encore { $left } SET possible
       *[other] Encore { $left } SETs possibles
    }, et aucun autre choix n’en laissait plus.
    .spoilt = { $player ->
            [you] Tu as pris { $faces }.
           *[other] Pris : { $faces }.
        } SETs encore possibles ensuite : { $left }. Après { $best }, c’était { $most }.

## La leçon

lesson-first = Dans un SET, nombre, couleur et symbole sont chacun tous pareils ou tous différents. Annonce SET, puis prends un, deux et trois losanges verts.
    .title = C’est quoi, un SET ?
    .well = Il est à toi ! Il n’y a pas de tours : la première annonce l’emporte.
    .otherwise = Ce n’est pas un SET : deux dés sont pareils, pas le troisième. Prends un, deux et trois losanges verts.
lesson-same = Trois dés identiques forment aussi un SET : tout est pareil. Prends celui du dé marqué.
    .title = Tous pareils
    .well = Ce sont les SETs les plus faciles, une fois qu’on y pense.
    .other = C’est aussi un SET. Mais essaie celui qu’on oublie au début : trois dés à deux ovales rouges.
    .otherwise = Ce n’est pas un SET : un dé diffère des deux autres. Prends trois dés à deux ovales rouges.
lesson-differ = Tout peut aussi être différent. Les dés marqués montrent un ovale rouge et deux vagues vertes : quel est le troisième ?
    .title = Tous différents
    .well = Ni nombre, ni couleur, ni symbole en double : c’est un SET.
    .otherwise = Ce n’est pas un SET. Avec un ovale rouge et deux vagues vertes, il faut trois losanges violets.
lesson-trap = Les dés marqués ressemblent à un SET, mais deux sont rouges et un est vert. Trouve plutôt un vrai SET ; il y en a deux.
    .title = Un piège
    .well = Bien vu ! Si deux sont pareils et pas le troisième, ce n’est pas un SET.
    .trap = C’était le piège : deux sont rouges et un est vert. Dans une vraie partie, tu devrais attendre.
    .otherwise = Ce n’est pas un SET. Cherche un dé qui va avec un ovale rouge et deux vagues vertes.
lesson-wild = Un WILD représente n’importe quelle face. Prends un SET avec lui : que lui faut-il ?
    .title = Les WILDs
    .well = Un WILD fait un SET avec deux dés quelconques. Il n’y a pas d’autre SET ici : la manche est terminée.
    .otherwise = Sans le WILD, il n’y a pas de SET ici. Prends le WILD et deux dés quelconques.
lesson-split = Ces six dés cachent deux SETs, si tu choisis bien. Quel SET n’a pas besoin du WILD ?
    .title = Deux SETs, pas un
    .well = Les trois autres dés font aussi un SET : deux au lieu d’un.
    .waste = C’est un SET, mais il n’en laisse aucun autre. Prends un ovale vert, deux violets et trois rouges, et garde le WILD.
    .otherwise = Ce n’est pas un SET. Prends un ovale vert, deux violets et trois rouges.
lesson-many = Il y a sept SETs dans ces douze dés. Prends n’importe lequel ; une vraie partie a 42 dés.
    .title = Douze dés
    .well = Quel coup d’œil ! La personne qui a le plus de SETs gagne.
    .otherwise = Ce n’est pas un SET. Regarde pourquoi sous les dés, puis réessaie.
lesson-match = Joue maintenant une courte manche à quinze dés contre un bot lent. Une fausse annonce ne te coûte qu’un instant.
    .title = Une courte manche
    .well = Voilà, c’est SCRAMBLE SET ! Dans une partie entière, les 42 dés sont lancés cinq fois.

## Exercices

drill-most = Combien de SETs ?
    .about = Le maximum que tu peux prendre.
    .question = Combien de SETs peux-tu prendre, chaque dé ne servant qu’une fois ?
    .best =
        { $sets ->
            [0] Il n’y a aucun SET dans ces dés.
            [one] { $sets } SET, pas plus.
           *[other] { $sets } SETs à la fois, pas plus.
        }
    .more =
        On peut faire mieux : { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        }.
    .fewer =
        { $sets ->
            [0] Il n’y a aucun SET.
            [one] Un seul est possible à la fois.
           *[other] Seuls { $sets } sont possibles à la fois.
        }
    .left = Restent
drill-number =
    { $sets ->
        [0] Aucun
        [one] { $sets } SET
       *[other] { $sets } SETs
    }

## Compter avec de vrais dés

count-judge = Est-ce un SET ?
    .about = Saisis trois dés.
count-find = Y a-t-il un SET ?
    .about = Saisis les dés qui restent.
count-most = Combien de SETs ?
    .about = Saisis les dés : combien de SETs peut-on prendre en tout ?
    .sets =
        { $sets ->
            [0] On ne peut prendre aucun SET.
            [one] On peut prendre { $sets } SET
           *[other] On peut prendre { $sets } SETs
        }{ $sets ->
            [0] { "" }
           *[other] { $left ->
                [0] , et il ne reste aucun dé.
                [one] , et il reste { $left } dé.
               *[other] , et il reste { $left } dés.
            }
        }

## Questions courtes sur les règles

asked-turns = Joue-t-on chacun son tour ?
    .answer = Non. Tout le monde peut annoncer, et la première personne qui annonce prend trois dés.
asked-equal = Trois dés identiques forment-ils un SET ?
    .answer = Oui. Trois faces identiques forment aussi un SET.
asked-wild = Que peut représenter un WILD ?
    .answer = Ce qu’il manque aux deux autres dés.
asked-two-wilds = Un SET peut-il avoir deux WILDs ?
    .answer = Oui. Deux ou trois WILDs vont avec n’importe quel dé.
asked-wrong = Que coûte une fausse annonce ?
    .answer = Trois secondes sans pouvoir annoncer. Avec une règle maison, un point.
asked-move = Puis-je déplacer des dés pour mieux voir ?
    .answer = Non. Chaque dé reste où il est tombé jusqu’à ce qu’on le prenne.
asked-end = Quand une manche est-elle finie ?
    .answer = Quand les dés qui restent ne contiennent aucun SET.
asked-rounds = Combien y a-t-il de manches ?
    .answer = Cinq. La personne qui a le plus de SETs en tout gagne.
asked-tie = Et en cas d’égalité ?
    .answer = Un SET décide : on lance les dés qui restaient, et la première des personnes à égalité qui en prend un gagne.
