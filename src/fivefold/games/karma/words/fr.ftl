### Karma.

karma = Karma
    .blurb = Débarrasse-toi de toutes tes cartes : joue aussi haut ou plus haut, ou renverse la situation avec une carte Karma.

## Cartes. En notation : 1 à 16, GIVE, FIVE, TABLE et UP.

-give = Donne la pile à un ami
-five = Cinq ou moins
-table = Joue une carte de table
-up = Le dessous dessus

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
        [GIVE] « { -give } »
        [FIVE] « { -five } »
        [TABLE] « { -table } »
        [UP] « { -up } »
       *[other] { $piece }
    }
several =
    { $piece ->
        [GIVE] « { -give } »
        [FIVE] « { -five } »
        [TABLE] « { -table } »
        [UP] « { -up } »
       *[other] { $piece }
    }

## Ce qui est imprimé sur les cartes : un mot court, et dessous le nom en lignes de onze lettres au plus.

face-give = Donne / la pile / à un ami
face-five = Cinq / ou moins
face-table = Table / Joue une / carte table
face-up = Dessus / Le dessous / dessus

## Règles maison

option-choose-seconds = Temps de choix
    .about = Nombre de secondes pour choisir ses cartes de table visibles avant que la table ne le fasse ; 0 : sans limite.
option-turn-seconds = Temps par tour
    .about = Nombre de secondes pour chaque étape d’un tour avant que la table ne joue ; 0 : sans limite.
option-turn-limit = Durée maximale
    .about = Après ce nombre de tours par joueur, la partie s’arrête et celui qui a le plus de cartes perd.
option-memory = Mémoire
    .about = Si la table montre ce que tout le monde pourrait retenir : la pile, ce qui a quitté le jeu et quelles cartes on a vues aller dans quelle main.
    .forgetful = aux joueurs de retenir
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
    Temps écoulé ; la table pose { $cards } pour { $who ->
        [you] toi
       *[other] { $who }
    }.
    .hidden =
        Temps écoulé ; la table pose trois cartes pour { $who ->
            [you] toi
           *[other] { $who }
        }.
revealed = Sont visibles : { $shown }.
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
    .five = Il faut maintenant cinq ou moins.
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
        [you] Tu n’as plus de cartes.
       *[other] { $who } n’a plus de cartes.
    }
back =
    { $who ->
        [you] Te voilà de retour dans la partie.
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
            [you] Tu retournes { $card }, qui ne passe pas, et tu ramasses le tout
           *[other] { $who } retourne { $card }, qui ne passe pas, et ramasse le tout
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
        Tous les tours sont joués. { $losers-are ->
            [you] C’est toi qui as le plus de cartes : tu perds.
            [one] { $losers } a le plus de cartes et perd.
            [us] { $losers } avez le plus de cartes et perdez.
           *[many] { $losers } ont le plus de cartes et perdent.
        }
outcome =
    .one-left = Tous sauf un se sont débarrassés de leurs cartes.
    .turn-limit = La limite de { $turns } tours est atteinte ; qui a le plus de cartes perd.

## Refus

not-your-turn = Ce n’est pas ton tour.
name-receiver = Dis d’abord qui reçoit la pile.
no-gift = On ne donne la pile qu’avec la carte Karma.
chosen = Les cartes de table visibles sont déjà choisies.
choose-first = Chacun choisit d’abord ses cartes de table visibles.
three-cards = Pose trois de tes six cartes.
not-held = Tu n’as pas { $cards }.
    .hand = Tu n’as pas { $cards } en main.
    .up = Tu n’as pas { $cards } parmi tes cartes de table visibles.
one-to-three = Joue une, deux ou trois cartes identiques.
blind = Il ne te reste que des cartes de table cachées ; retournes-en une.
not-blind = Ce n’est pas encore le moment de jouer tes cartes de table cachées.
no-card-there = Il n’y a pas de carte de table cachée à cet endroit.
must-follow = « { -table } » doit être suivie d’une autre carte.
no-pile = Il n’y a pas de pile à ramasser.
not-to-yourself = Donne la pile à quelqu’un d’autre.
no-such-seat = Il n’y a pas de joueur { $number } ; les joueurs vont de 1 à { $last }.
too-low = { $card } est plus bas que { $top } ; joue { $top } ou plus, une carte Karma, ou ramasse la pile.
five-or-below = { $card } dépasse cinq ; joue un nombre jusqu’à 5, une carte Karma, ou ramasse la pile.
not-a-card = « { $text } » n’est pas une carte : écris 1 à 16, GIVE, FIVE, TABLE ou UP.
not-a-place = « { $text } » n’est pas un emplacement : écris 1, 2 ou 3.
not-a-player = « { $text } » n’est pas un joueur : écris le numéro placé devant le nom.
not-three = Nomme trois cartes à poser.
not-a-move = « { $text } » n’est pas un coup ici : play, pickup, turn, give ou lay, par exemple play 7 7.
    .daily = « { $text } » n’est pas un pas ici : play et une à trois cartes, par exemple play 7 7 ; ou pickup.
not-alike = Nomme une carte à jouer, ou deux ou trois identiques.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .row = il faudrait ici une ou deux cartes identiques.
    .not-in-hand = ce qui est connu ou choisi n’est pas dans la main de la place { $seat }.
    .has-cards = la place { $seat } a encore des cartes.
    .turn = qui n’a plus de cartes n’a plus de tour.
    .ended = une partie terminée, et elle seule, a une raison ici.
    .three-or-none = il faudrait ici trois cartes, ou aucune.
    .places = il faudrait ici { $places } cartes, avec - là où il n’y en a pas.

## Indices

demand = Il faut { $top } ou plus ; mieux vaut garder les cartes Karma pour quand aucun nombre ne passe.
    .anything = N’importe quelle carte passe ; les basses seront difficiles à jouer plus tard.
    .five = Il faut un nombre jusqu’à cinq, ou une carte Karma.
    .follow = N’importe quel nombre peut suivre « { -table } » : l’occasion d’en placer un bas.
hint-lay = Pose { $cards }.
    .why = Ce que tu poses se joue en dernier, presque sans choix : pose ce qui est facile à jouer.
    .which = Les cartes Karma passent toujours, les grands nombres presque toujours.
hint-give =
    Donne-la à { $to ->
        [you] toi-même
       *[other] { $to }
    }.
    .why = Qui a le moins de cartes est le plus près de finir.
hint-turn = Personne ne sait ce qui est caché : l’une vaut l’autre.
hint-pick-up = Ramasse la pile.
    .why = Rien de ce que tu as ne passe sur { $top }.
hint-play = Joue { $cards }.
    .fitting = Ce qui passe : { $cards }.

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
    .out = n’a plus de cartes
    .play = à son tour
    .follow = doit continuer
    .give = donne la pile
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
    .blurb = Toutes les cartes sont visibles : sors avant l’adversaire, en aussi peu de tours que possible ; tout le monde a les mêmes cartes.
daily-dealt = Toutes les cartes sont visibles, { $cards } de chaque côté. Sors avant l’adversaire, en aussi peu de tours que possible.
other-played = L’adversaire joue { $cards }.
other-took =
    L’adversaire ramasse la pile de { $cards ->
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
other-out = L’adversaire n’a plus de cartes.
daily-result =
    Plus de cartes en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, le minimum étant { $best }
    .not-out =
        L’adversaire a fini avant toi ; il faut { $best ->
            [one] { $best } tour
           *[other] { $best } tours
        }
daily-over = C’est décidé ; reviens d’un pas, ou restes-en là.
show-daily =
    .pile =
        pile : { $cards-count ->
            [0] vide
           *[other] { $cards }
        }
    .other =
        l’adversaire : main { $hand-count ->
            [0] vide
           *[other] { $hand }
        } ; visibles { $up-count ->
            [0] rien
           *[other] { $up }
        }
    .mine =
        { $who ->
            [you] toi
           *[other] { $who }
        } : main { $hand-count ->
            [0] vide
           *[other] { $hand }
        } ; visibles { $up-count ->
            [0] rien
           *[other] { $up }
        }
hint-daily =
    D’ici, { $turns ->
        [one] { $turns } tour suffit
       *[other] { $turns } tours suffisent
    }.

## Rétrospective

review-unit = points de pourcentage
review-yardstick = Chaque coup est jugé à la chance de ne pas finir en dernier avec des cartes. On explore de nombreuses hypothèses sur ce qui était caché, comme le font nos bots les plus forts, et les cartes qui restent alors à chacun disent la chance.
review-curve = La chance de ne pas finir en dernier, telles que sont les cartes.
review-move = { $made } : { $chance } % de chances de ne pas finir en dernier ; il n’y avait pas mieux.
    .wrong = { $made } : { $chance } % de chances de ne pas finir en dernier. { $best } : { $top } %.
# Ce que quelqu’un fait, en début de phrase.
review-named =
    .play = Avec { $cards }
    .give = Avec la pile donnée à { $to ->
            [you] toi
           *[other] { $to }
        }
    .pick-up = Avec la pile ramassée

## La leçon

lesson-fit = Débarrasse-toi de toutes tes cartes. Un 7 est sur la pile : joue une carte égale ou plus haute.
    .title = Aussi haut ou plus
    .well = Elle passe. Tant qu’il reste des cartes à piocher, ta main est complétée à trois cartes.
    .pickup = On peut toujours prendre la pile, mais ici une carte passe. Essaie le 9 ou le 12.
    .otherwise = Cela ne met pas de carte sur la pile. Joue le 9 ou le 12.
lesson-thrift = Trois cartes passent sur le 4. Les plus hautes seront précieuses plus tard : joue la plus basse qui passe.
    .title = La plus basse qui passe
    .well = Une carte égale suffit. Le 10 et le 15 attendent des temps plus durs.
    .higher = Elle passe aussi, mais un 4 suffisait, et la suite sera plus difficile.
    .pickup = Personne n’est obligé de prendre la pile tant qu’une carte passe. Cherche la plus basse.
    .otherwise = Joue le 4, la plus basse qui passe.
lesson-twins = Des cartes identiques peuvent être jouées ensemble. Tu as deux 8 : joue-les d’un coup.
    .title = Deux d’un coup
    .well = Deux cartes de moins en un seul tour.
    .one = Un 8, c’est bien ; deux, c’est mieux. Choisis les deux avant de jouer.
    .otherwise = Choisis les deux 8, puis joue-les.
lesson-pickup = Rien dans ta main n’atteint 14. Il ne reste qu’une chose à faire : prends la pile.
    .title = Quand rien ne passe
    .well = Ses cartes sont à toi, et ton tour est fini. Cela arrive à tout le monde.
    .otherwise = Prends la pile.
lesson-row = Deux 9 se suivent, et tu as le troisième. Trois cartes identiques de suite vident la pile.
    .title = Trois de suite
    .well = La pile a quitté le jeu, et c’est encore à toi : commence une nouvelle pile.
    .eleven = Elle passe, mais le 9 aurait vidé toute la pile.
    .pickup = Tu aurais deux 9 de plus. Joue plutôt le tien, et la pile s’en va.
    .otherwise = Joue le 9.
lesson-five = Voici les cartes Karma : elles passent sur tout. Après « { -five } », il faut au joueur suivant un 5 au plus, ou une carte Karma.
    .title = { -five }
    .well = En face, personne n’a rien d’aussi bas.
    .otherwise = Rien d’autre ne passe sur le 13. Joue « { -five } ».
lesson-give = Une grande pile, et rien ne passe. « { -give } » la donne à quelqu’un d’autre, et la carte quitte le jeu.
    .title = { -give }
    .well = Six cartes qui ne sont pas pour toi. Le joueur suivant commence une nouvelle pile.
    .otherwise = Ne la prends pas toi-même : joue « { -give } ».
lesson-up = « { -up } » fait monter la carte du bas de la pile. Sous le 16 se trouve un 5.
    .title = { -up }
    .well = C’est le 5 qui compte maintenant, et tu as une carte de moins.
    .otherwise = Joue « { -up } », et le 16 ne compte plus.
lesson-table = « { -table } » te laisse continuer aussitôt avec une de tes cartes de table, quel que soit son nombre. Ton 1 ne passe presque jamais : c’est le moment.
    .title = { -table }
    .well = Le 1 est parti, et c’était la plus difficile de toutes.
    .high = Celle-là passait sur bien des piles. Le 1 ne passe presque nulle part.
    .otherwise = Joue d’abord la carte Karma, puis le 1 de la table.
lesson-blind = La main et la pioche sont vides, les cartes de table visibles aussi. Restent les cartes cachées, jouées sans les voir : retournes-en une.
    .title = Cartes cachées
    .well = Si elle passe, elle est jouée ; sinon tu prends la pile avec elle. Qui n’a plus aucune carte a fini, et le dernier à en avoir perd.
    .otherwise = Retourne une des cartes cachées.
lesson-match = La fin d’une partie contre quelqu’un qui joue tranquillement. Demande un indice quand tu veux.
    .title = Une courte partie
    .well = C’était une partie de Karma. Une partie entière t’attend.

## Exercices

drill-may = Que peut-on jouer ?
    .about = Toutes les cartes qui vont sur la pile.
    .question = Sur la pile : { $top }. Choisis toutes les cartes qu’on peut y jouer.
    .best = Celles-ci conviennent : { $cards }.
drill-best = Sortir en premier
    .about = Tout est visible ; quel coup te fait sortir le plus vite ?
    .question = Toutes les cartes sont visibles. Avec quel coup sors-tu en premier, en le moins de tours ? L’adversaire joue toujours la carte la plus basse qui passe.
    .best =
        Dehors en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }, par exemple : { $steps }.
    .out =
        Après cela, tu sors au mieux en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        } ; c’est possible en { $fewest }.
    .soonest =
        Ainsi tu sors en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }, et pas plus vite.
    .never = Après cela, tu ne sors pas en premier en { $most } tours ; c’est possible en { $fewest }.
drill-fits =
    .high = { $card } est aussi haut que { $top } le demande.
    .low = { $card } ne dépasse pas cinq.
    .always = { $card } est une carte Karma : on peut toujours la jouer.
drill-pile = Pile, le dessus à droite
drill-theirs = Main de l’adversaire
    .up = Cartes de table visibles de l’adversaire
drill-mine = Ta main
    .up = Tes cartes de table visibles
drill-pick-up = ramasser la pile
