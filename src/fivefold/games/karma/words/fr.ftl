### Karma.

karma = Karma
    .blurb = Joue aussi haut ou plus haut, et débarrasse-toi de tes cartes avant tout le monde.

## Cartes. En notation : 1 à 16, GIVE, FIVE, TABLE et UP.

-give = Donne la pile à un ami
-five = Cinq ou moins
-table = Joue une carte de table
-up = Sens dessus dessous

# Tant de cartes d’une sorte, par exemple « deux 7 ».
piece =
    { $count ->
        [1] { card-name }
        [2] deux { several }
        [3] trois { several }
        [4] quatre { several }
        [5] cinq { several }
        [6] six { several }
       *[other] { $count } { several }
    }
card-name =
    { $piece ->
        [GIVE] « { -give } »
        [FIVE] « { -five } »
        [TABLE] « { -table } »
        [UP] « { -up } »
       *[other] { $piece }
    }
several =
    { $piece ->
        [GIVE] « { -give } »
        [FIVE] « { -five } »
        [TABLE] « { -table } »
        [UP] « { -up } »
       *[other] { $piece }
    }

## Ce qui est imprimé sur les cartes : un mot court, et dessous le nom en lignes de onze lettres au plus.

face-give = Donne / la pile / à un ami
face-five = Cinq / ou moins
face-table = Table / Joue carte / de table
face-up = Dessus / Sens dessus / dessous

## Règles maison

option-choose-seconds = Temps de choix
    .about = Secondes pour choisir tes cartes de table visibles avant que la table ne choisisse pour toi. 0 : sans limite.
option-turn-seconds = Temps par tour
    .about = Combien de temps peut durer chaque étape d’un tour avant que la table ne joue pour toi. Avec des jours, tu joues quand tu as le temps.
option-turn-limit = Durée maximale
    .about = Après ce nombre de tours par joueur, la partie s’arrête et la personne qui a le plus de cartes perd.
option-memory = Mémoire
    .about = Qui retient la pile, les cartes hors jeu et les cartes vues avant d’aller dans une main.
    .forgetful = les joueurs retiennent
    .open = la table retient

## Ce qui se passe

dealt =
    Les cartes sont distribuées ; { $draw ->
        [one] { $draw } carte reste
       *[other] { $draw } cartes restent
    } dans la pioche.
holds =
    { $who ->
        [you] Tu as
       *[other] { $who } a
    } { $cards }.
laid =
    { $who ->
        [you] Tu poses { $cards } devant toi.
       *[other] { $who } pose { $cards } sur la table.
    }
    .hidden =
        { $who ->
            [you] Tu poses trois cartes devant toi.
           *[other] { $who } pose trois cartes sur la table.
        }
laid-late =
    Temps écoulé. La table pose { $cards } pour { $who ->
        [you] toi
       *[other] { $who }
    }.
    .hidden =
        Temps écoulé. La table pose trois cartes pour { $who ->
            [you] toi
           *[other] { $who }
        }.
revealed = Cartes visibles : { $shown }.
# Dans la liste des cartes retournées.
shown =
    { $who ->
        [you] { $cards } chez toi
       *[other] { $cards } chez { $who }
    }
begins =
    { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
# Précède ce que la table fait pour quelqu’un qui a trop tardé.
late = Temps écoulé :
played =
    .hand =
        { $who ->
            [you] Tu joues
           *[other] { $who } joue
        } { $cards }.
    .up =
        { $who ->
            [you] Tu joues
           *[other] { $who } joue
        } { $cards } depuis la table.
    .down =
        { $who ->
            [you] Tu retournes { $cards } à l’aveugle, et ça passe.
           *[other] { $who } retourne { $cards } à l’aveugle, et ça passe.
        }
three-in-a-row = Trois à la suite : la pile quitte le jeu.
effect =
    .give = Qui reçoit la pile ?
    .give-nothing = Il n’y a pas de pile à donner.
    .five = La carte suivante doit être 5 ou moins.
    .table = Une autre carte suit.
    .up = La carte du dessous, { $card }, passe sur le dessus.
drew =
    { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $cards }.
    .hidden =
        { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } { $cards-count ->
            [one] { $cards-count } carte
           *[other] { $cards-count } cartes
        }.
out =
    { $who ->
        [you] Tu as fini.
       *[other] { $who } a fini.
    }
back =
    { $who ->
        [you] Tu reviens dans la partie.
       *[other] { $who } revient dans la partie.
    }
new-pile =
    { $who ->
        [you] Tu commences une nouvelle pile.
       *[other] { $who } commence une nouvelle pile.
    }
picked-up =
    { $who ->
        [you] Tu ramasses
       *[other] { $who } ramasse
    } la pile de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
    .turned =
        { $who ->
            [you] Tu retournes { $card }, qui ne passe pas, et tu ramasses cette carte
           *[other] { $who } retourne { $card }, qui ne passe pas, et ramasse cette carte
        } avec la pile de { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
gave =
    { $who ->
        [you] Tu donnes
       *[other] { $to ->
            [you] { $who } te donne
           *[other] { $who } donne
        }
    } la pile de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $to ->
        [you] .
       *[other] { " " }à { $to }.
    }
ended =
    .one-left =
        { $losers-are ->
            [you] Il ne reste des cartes qu’à toi : tu perds.
           *[one] Il ne reste des cartes qu’à { $losers }, qui perd.
        }
    .turn-limit =
        La limite de tours est atteinte. { $losers-are ->
            [you] C’est toi qui as le plus de cartes : tu perds.
            [one] { $losers } a le plus de cartes et perd.
            [us] { $losers }, vous avez le plus de cartes et vous perdez.
           *[many] { $losers } ont le plus de cartes et perdent.
        }
outcome =
    .one-left = Une seule personne a encore des cartes.
    .turn-limit = La limite de tours ({ $turns }) est atteinte. La personne qui a le plus de cartes perd.

## Refus

not-your-turn = Ce n’est pas ton tour.
name-receiver = Choisis d’abord qui reçoit la pile.
no-gift = Tu ne peux donner la pile qu’avec sa carte Karma.
chosen = Les cartes de table visibles sont déjà choisies.
choose-first = Attends que tout le monde ait choisi ses cartes de table visibles.
three-cards = Pose trois de tes six cartes.
not-held = Tu n’as pas { $cards }.
    .hand = Tu n’as pas { $cards } en main.
    .up = Tu n’as pas { $cards } parmi tes cartes de table visibles.
one-to-three = Joue une, deux ou trois cartes identiques.
blind = Il ne te reste que des cartes de table cachées. Retournes-en une.
not-blind = Ce n’est pas encore le moment de jouer tes cartes de table cachées.
no-card-there = Il n’y a pas de carte de table cachée à cet endroit. Choisis-en une autre.
must-follow = « { -table } » doit être suivie d’une autre carte.
no-pile = Il n’y a pas de pile à ramasser. Joue une carte.
not-to-yourself = Donne la pile à quelqu’un d’autre.
no-such-seat = Il n’y a pas de joueur { $number }. Les joueurs vont de 1 à { $last }.
too-low = { $card } est plus bas que { $top }. Joue { $top } ou plus, joue une carte Karma, ou ramasse la pile.
five-or-below = { $card } dépasse 5. Joue 5 ou moins, joue une carte Karma, ou ramasse la pile.
not-a-card = « { $text } » n’est pas une carte. Écris 1 à 16, GIVE, FIVE, TABLE ou UP.
not-a-place = « { $text } » n’est pas un emplacement. Écris 1, 2 ou 3.
not-a-player = « { $text } » n’est pas un joueur. Écris le numéro placé devant le nom.
not-three = Nomme les trois cartes à poser.
not-a-move = « { $text } » n’est pas un coup. Écris play, pickup, turn, give ou lay, par exemple play 7 7.
    .daily = « { $text } » n’est pas un coup. Écris play et une à trois cartes, par exemple play 7 7, ou pickup.
not-alike = Nomme une carte à jouer, ou deux ou trois identiques.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .row = une ou deux cartes identiques sont attendues ici.
    .not-in-hand = une carte connue ou choisie n’est pas dans la main de la place { $seat }.
    .has-cards = la place { $seat } a encore des cartes.
    .turn = qui a fini n’a plus de tour.
    .ended = seule une partie terminée a une raison.
    .three-or-none = trois cartes ou aucune sont attendues ici.
    .places =
        { $places ->
            [one] { $places } carte est attendue ici, avec - pour une place vide.
           *[other] { $places } cartes sont attendues ici, avec - pour une place vide.
        }

## Indices

demand = Il te faut { $top } ou plus. Garde tes cartes Karma pour quand rien d’autre ne passe.
    .anything = Tu peux jouer n’importe quelle carte. Les basses seront difficiles à placer plus tard.
    .five = Il te faut 5 ou moins, ou une carte Karma.
    .follow = N’importe quel nombre peut suivre « { -table } » : l’occasion d’en placer un bas.
hint-lay = Pose { $cards }.
    .why = Ces cartes se jouent en dernier. Pose des cartes faciles à jouer.
    .which = Les cartes Karma passent toujours, les grands nombres presque toujours.
hint-give =
    Donne-la à { $to ->
        [you] toi-même
       *[other] { $to }
    }.
    .why = La personne qui a le moins de cartes est la plus près de finir.
hint-turn = Personne ne connaît les cartes cachées. Prends n’importe laquelle.
hint-pick-up = Ramasse la pile.
    .why = Rien de ce que tu as ne passe sur { $top }.
hint-play = Joue { $cards }.
    .fitting = Celles-ci passent : { $cards }.

## La table en texte

show-pile =
    pile : { $top } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
    .none = pas de pile
    .open =
        pile : { $cards } ({ $cards-count ->
            [one] { $cards-count } carte
           *[other] { $cards-count } cartes
        }, le dessus en dernier)
show-rest =
    { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    } dans la pioche, { $gone ->
        [one] { $gone } carte
       *[other] { $gone } cartes
    } hors jeu
show-gone = hors jeu : { $cards }
show-player =
    { $number } { $who ->
        [you] toi
       *[other] { $who }
    } : { $notes }
# Remarques sur un joueur, séparées par des virgules.
show-held = main { $cards }
    .known = main { $cards } avec { $known }
show-table = table { $cards }
show-state =
    .chosen = a choisi
    .chooses = choisit
    .lost = a perdu
    .out = a fini
    .play = c’est son tour
    .follow = doit jouer une autre carte
    .give = doit donner la pile
show-hand =
    ta main : { $cards-count ->
        [0] vide
       *[other] { $cards }
    }
show-chosen = tu poses : { $cards }
show-give = qui reçoit la pile : { $receivers }
show-receiver =
    { $move } pour { $who ->
        [you] toi
       *[other] { $who }
    }

## L’énigme du jour ; l’adversaire n’y a pas de nom

karma-daily = Karma du jour
    .blurb = Toutes les cartes sont visibles. Finis avant ton adversaire, en un minimum de tours. Tout le monde a les mêmes cartes.
daily-dealt = Toutes les cartes sont visibles, { $cards } de chaque côté. Finis avant ton adversaire, en un minimum de tours.
other-played = Ton adversaire joue { $cards }.
other-took =
    Ton adversaire ramasse la pile de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
other-gave =
    { $who ->
        [you] Tu reçois
       *[other] { $who } reçoit
    } la pile de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
gave-other =
    { $who ->
        [you] Tu donnes
       *[other] { $who } donne
    } la pile de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
other-out = Ton adversaire a fini.
daily-result =
    Fini en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } (minimum : { $best })
    .not-out =
        Tu n’as pas fini en premier (possible en { $best ->
            [one] { $best } tour
           *[other] { $best } tours
        })
daily-over = C’est joué. Annule un coup, ou appuie sur Terminé.
show-daily =
    .pile =
        pile : { $cards-count ->
            [0] vide
           *[other] { $cards }
        }
    .other =
        adversaire : main { $hand-count ->
            [0] vide
           *[other] { $hand }
        } ; visibles { $up-count ->
            [0] rien
           *[other] { $up }
        }
    .mine =
        { $who ->
            [you] toi
           *[other] { $who }
        } : main { $hand-count ->
            [0] vide
           *[other] { $hand }
        } ; visibles { $up-count ->
            [0] rien
           *[other] { $up }
        }
hint-daily =
    D’ici, tu peux finir en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.

## Analyse

review-unit = points de pourcentage
review-yardstick = Chaque coup est jugé d’après tes chances de ne pas perdre. Nos bots les plus forts les calculent sur de nombreuses hypothèses pour les cartes cachées.
review-curve = Chances de ne pas perdre, toutes les cartes étant connues.
review-move = { $made } : { $chance } % de chances de ne pas perdre. Aucun coup n’était meilleur.
    .wrong = { $made } : { $chance } % de chances de ne pas perdre. { $best } : { $top } %.
# Ce que quelqu’un fait, en début de phrase.
review-named =
    .play = Avec { $cards }
    .give = Avec la pile donnée à { $to ->
            [you] toi
           *[other] { $to }
        }
    .pick-up = Avec la pile ramassée

## La leçon

lesson-fit = Débarrasse-toi de toutes tes cartes. Un 7 est sur la pile : joue une carte égale ou plus haute.
    .title = Aussi haut ou plus
    .well = Elle passe. Ta main est complétée à trois cartes tant qu’il en reste à piocher.
    .pickup = Tu peux toujours ramasser la pile, mais ici tu as des cartes qui passent. Essaie le 9 ou le 12.
    .otherwise = Ce coup ne met pas de carte sur la pile. Joue le 9 ou le 12.
lesson-thrift = Trois de tes cartes passent sur le 4. Garde les hautes pour plus tard : joue la plus basse qui passe.
    .title = La plus basse qui passe
    .well = Une carte égale suffit. Le 10 et le 15 seront là quand il les faudra.
    .higher = Elle passe aussi, mais le 4 suffisait. Ce sera de plus en plus dur de le placer.
    .pickup = Pas besoin de ramasser la pile quand une carte passe. Joue la plus basse.
    .otherwise = Joue le 4, la plus basse qui passe.
lesson-twins = Tu peux jouer des cartes identiques ensemble. Tu as deux 8 : joue-les d’un coup.
    .title = Deux d’un coup
    .well = Deux cartes de moins en un seul tour.
    .one = Un 8, c’est bien ; deux, c’est mieux. Choisis les deux avant de jouer.
    .otherwise = Choisis les deux 8, puis joue-les.
lesson-pickup = Rien dans ta main n’atteint 14. Tu dois donc ramasser la pile.
    .title = Quand rien ne passe
    .well = Ses cartes sont à toi maintenant, et ton tour est fini. Ça arrive à tout le monde.
    .otherwise = Ramasse la pile.
lesson-row = Il y a deux 9 à la suite, et tu as le troisième. Trois à la suite retirent la pile.
    .title = Trois à la suite
    .well = La pile est hors jeu, et c’est encore à toi. Tu en commences une nouvelle.
    .eleven = Elle passe, mais le 9 aurait retiré toute la pile.
    .pickup = Tu aurais deux 9 de plus. Joue plutôt le tien, et la pile disparaît.
    .otherwise = Joue le 9.
lesson-five = Les cartes Karma passent sur tout. Après « { -five } », il faut un 5 ou moins, ou une carte Karma.
    .title = { -five }
    .well = Ton adversaire n’a rien d’aussi bas.
    .otherwise = Rien d’autre ne passe sur le 13. Joue « { -five } ».
lesson-give = La pile est haute, et rien ne passe. « { -give } » la donne à quelqu’un d’autre, puis quitte le jeu.
    .title = { -give }
    .well = Six cartes qui ne sont pas pour toi ! La personne suivante commence une nouvelle pile.
    .otherwise = Ne la ramasse pas : joue « { -give } ».
lesson-up = « { -up } » fait passer la carte du dessous de la pile sur le dessus. Sous le 16, il y a un 5.
    .title = { -up }
    .well = C’est le 5 qui compte maintenant, et tu as une carte de moins.
    .otherwise = Joue « { -up } », et le 16 ne compte plus.
lesson-table = Après « { -table } », tu joues aussitôt une de tes cartes de table. Tout nombre passe : débarrasse-toi de ton 1.
    .title = { -table }
    .well = Le 1 est parti. C’était ta carte la plus difficile à jouer.
    .high = Cette carte passe sur bien des piles, mais le 1 ne passe presque nulle part.
    .otherwise = Joue d’abord la carte Karma, puis le 1 de ta table.
lesson-blind = Plus de main, plus de pioche, plus de cartes visibles. Retourne maintenant une carte cachée, sans la regarder.
    .title = Cartes cachées
    .well = Si elle passe, elle est jouée ; sinon, tu la ramasses avec la pile. La dernière personne à avoir des cartes perd.
    .otherwise = Retourne l’une des cartes cachées.
lesson-match = Joue la fin d’une partie contre un bot facile. Demande un indice quand tu veux.
    .title = Une courte partie
    .well = C’était Karma. Une partie entière t’attend !

## Exercices

drill-may = Que peut-on jouer ?
    .about = Trouve toutes les cartes qui passent sur la pile.
    .question = { $top } est sur le dessus. Choisis toutes les cartes que tu peux y jouer.
    .best = Celles-ci passent : { $cards }.
drill-best = Finir en premier
    .about = Toutes les cartes sont visibles. Quel coup te fait finir le plus vite ?
    .question = Toutes les cartes sont visibles. Quel coup te fait finir en premier, en un minimum de tours ? Ton adversaire joue toujours la carte la plus basse qui passe.
    .best =
        Fini en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }, par exemple { $steps }.
    .out =
        Après cela, tu finis au mieux en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }. C’est possible en { $fewest }.
    .soonest =
        Ainsi, tu finis en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }. Impossible de faire plus vite.
    .never = Après cela, tu ne finis pas en premier dans les { $most } tours. C’est possible en { $fewest }.
drill-fits =
    .high = { $card } passe sur { $top }.
    .low = { $card } ne dépasse pas 5.
    .always = { $card } est une carte Karma. Tu peux toujours la jouer.
drill-pile = Pile, le dessus à droite
drill-theirs = Main de ton adversaire
    .up = Cartes de table visibles de ton adversaire
drill-mine = Ta main
    .up = Tes cartes de table visibles
drill-pick-up = ramasser la pile

## La feuille de score d’une vraie table

scored-last = Qui a gardé des cartes en dernier ?

## Compter avec de vraies cartes

count-fits = Qu’est-ce qui passe ?
    .about = Saisis la carte du dessus de la pile. Après « { -up } », c’est la carte qui est remontée.
    .empty = La pile est vide, donc toute carte passe.
    .give = « { -give } » quitte le jeu. Saisis la carte en dessous.
    .anything = Toute carte passe sur { $top }.
    .five = Un nombre jusqu’à 5 ou toute carte Karma passe. Sinon, ramasse la pile.
    .number = { $top } ou plus passe, ou toute carte Karma. Sinon, ramasse la pile.
count-card = Que fait-elle ?
    .about = Saisis une carte.
count-does =
    .give = « { -give } » : une autre personne ramasse toute la pile, et la carte quitte le jeu.
    .five = « { -five } » : la personne suivante doit jouer 5 ou moins ou une carte Karma, ou ramasser la pile.
    .table = « { -table } » : joue aussitôt une autre carte, qui passe toujours.
    .up = « { -up } » : la carte du dessous de la pile passe sur le dessus, et la personne suivante joue dessus.
    .number = { $card } passe sur le même nombre ou un plus petit. La personne suivante a besoin de { $card } ou plus.
count-also =
    .give = Tu peux choisir une personne qui a déjà fini. Sans pile, il ne se passe rien.
    .five = Elle reste dans la pile.
    .table = Prends une carte de table visible ; à défaut, retourne une carte cachée ; à défaut encore, prends une carte de ta main.
    .up = Sur une pile vide, elle compte zéro, donc tout passe.
    .number = La troisième de trois cartes égales à la suite retire la pile du jeu, et la même personne rejoue.

## Questions courtes sur les règles

asked-must-play = Dois-je jouer si je peux ?
    .answer = Non. Tu peux toujours ramasser la pile, sauf si elle est vide.
asked-equal = Puis-je jouer plusieurs cartes à la fois ?
    .answer = Oui, deux ou trois égales, toutes de ta main ou toutes de tes cartes de table visibles.
asked-three = Que se passe-t-il avec trois cartes égales à la suite ?
    .answer = La troisième retire la pile du jeu, et la personne qui l’a jouée rejoue.
asked-others-three = Les cartes de plusieurs personnes comptent-elles ensemble ?
    .answer = Oui. Peu importe qui les a jouées, et en combien de tours.
asked-refill = Quand est-ce que je pioche ?
    .answer = À la fin de ton tour, jusqu’à avoir trois cartes en main. Pas après avoir ramassé la pile.
asked-when-table = Quand puis-je jouer mes cartes de table ?
    .answer = Quand ta main et la pioche sont vides : d’abord les visibles, puis les cachées.
asked-face-down = Et si une carte cachée ne passe pas ?
    .answer = Elle va dans ta main avec la pile, et ton tour est fini.
asked-picked-up = Et si je ramasse la pile alors que j’en suis aux cartes de table ?
    .answer = Tu as de nouveau une main, et tu dois la jouer avant toute carte de table.
asked-two-five = Que puis-je jouer après « Cinq ou moins » ?
    .answer = Un nombre de 1 à 5 ou toute carte Karma. Sinon, ramasse la pile.
asked-give-out = Puis-je donner la pile à une personne qui a fini ?
    .answer = Oui. Cette personne revient alors en jeu.
asked-give-two = Deux cartes Karma égales font-elles plus qu’une seule ?
    .answer = Non. Deux à la fois ont l’effet d’une seule.
asked-end = Qui gagne ?
    .answer = Tout le monde, sauf la dernière personne qui a encore des cartes.
