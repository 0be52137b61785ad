### Five Crowns et son solitaire.

five-crowns = Five Crowns
    .blurb = Onze manches de séries et de suites, avec un joker de plus en plus haut ; la personne qui a le moins de points l’emporte.
five-crowns-solitaire = Five Crowns en solitaire
    .blurb = Range onze piles en séries et en suites avant d’avoir épuisé les 28 cartes.

## Cartes. En notation : une valeur (3 à 10, J, Q, K) et une couleur (S, H, C, D, *), par exemple 10H ; le Joker est JK.

# Pour l’œil, par exemple « Q♥ » ; pour l’oreille, par exemple « dame de cœur ».
piece =
    { $count ->
        [1] { card-sign }
       *[other] { $count } × { card-sign }
    }
    .aloud =
        { $count ->
            [1] { card-name }
           *[other] { $count } fois { card-name }
        }
card-sign =
    { $piece ->
        [JK] Joker
       *[other] { $part-1 }{ $part-2 ->
            [S] ♠
            [H] ♥
            [C] ♣
            [D] ♦
           *[star] ★
        }
    }
card-name =
    { $piece ->
        [JK] Joker
       *[other] { $part-1 ->
            [J] valet
            [Q] dame
            [K] roi
           *[other] { $part-1 }
        } { $part-2 ->
            [S] de pique
            [H] de cœur
            [C] de trèfle
            [D] de carreau
           *[star] d’étoile
        }
    }
# Toutes les cartes d’une valeur, au début d’une phrase et à l’intérieur.
ranks =
    { $wild ->
        [11] les valets
        [12] les dames
        [13] les rois
       *[other] les { $wild }
    }
    .first =
        { $wild ->
            [11] Les valets
            [12] Les dames
            [13] Les rois
           *[other] Les { $wild }
        }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# Des cartes rangées en séries et en suites, et ce qui reste.
lying =
    { $melds-count ->
        [0] ni série ni suite, reste { $left }
       *[other] { $melds }{ $left-count ->
            [0] { "" }
           *[other] { " " }; reste { $left }
        }
    }
# Des points en moyenne.
average = { $whole },{ $tenth }

## Ce qui est imprimé sur les cartes

face-wild = JOKER
face-joker = JOKER

## Règles de la maison

option-hands = Manches
    .about = Nombre de manches jouées, au plus jusqu’à celle de 13 cartes.
option-first = Première manche
    .about = Nombre de cartes distribuées à la première manche.
option-turn-seconds = Temps par tour
    .about = Au bout de tant de secondes, la table joue à la place des lents ; 0 : pas de limite.
option-max-turns = Manche la plus longue
    .about = Nombre de tours que chacun a au plus dans une manche que personne ne termine.

## Ce qui se passe

dealt =
    { $who ->
        [you] Tu distribues { card-count } à chacun et retournes { $top }.
       *[other] { $who } distribue { card-count } à chacun et retourne { $top }.
    }
holds =
    { $who ->
        [you] Tu as
       *[other] { $who } a
    } { $cards }.
# Précède ce que la table fait pour quelqu’un qui a trop tardé.
late = Temps écoulé :
drew =
    { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $card }.
    .hidden =
        { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } une carte.
picked =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $card } dans la défausse.
discarded =
    { $who ->
        [you] Tu défausses
       *[other] { $who } défausse
    } { $card }.
went-out =
    { $who ->
        [you] Tu sors avec { $laid } et défausses { $card }.
       *[other] { $who } sort avec { $laid } et défausse { $card }.
    }
laid-down =
    { $who ->
        [you] Tu poses { $laid }, { points }, et défausses { $card }.
       *[other] { $who } pose { $laid }, { points }, et défausse { $card }.
    }
reshuffled =
    { $count ->
        [one] La pioche est vide ; { $count } carte de la défausse la remplace.
       *[other] La pioche est vide ; { $count } cartes de la défausse sont mélangées pour en former une nouvelle.
    }
stopped = Personne n’est sorti de tout ce temps : tout le monde pose.
each-laid =
    { $who ->
        [you] Toi
       *[other] { $who }
    } : { $laid }.
hand-over = La manche est finie. Points : { $scores }.
each-points =
    { $who ->
        [you] toi
       *[other] { $who }
    } { $points }
outcome = { $played } ; la personne qui a le moins de points l’emporte.
    .won =
        Gagné : toutes les piles sont fermées, { $count ->
            [0] sans carte de reste
            [one] avec { $count } carte de reste
           *[other] avec { $count } cartes de reste
        }.
    .lost =
        Perdu : il reste { points } dans { $piles ->
            [one] { $piles } pile
           *[other] { $piles } piles
        }.

## Ce qui se passe en solitaire

set-out = { $count } piles sont étalées.
turned = { $card } est retournée.
placed =
    { $who ->
        [you] Tu mets
       *[other] { $who } met
    } { $turned } sur la pile de { $size } à la place de { $card } : { points }.
    .again =
        { $who ->
            [you] Tu redéfausses
           *[other] { $who } redéfausse
        } { $card } ; la pile de { $size } garde { points }.
pile-closed = La pile de { $size } ({ ranks } sont jokers) est fermée : { $laid }.
finished =
    .all-closed = Toutes les piles sont fermées.
    .used-up = Il n’y a plus de carte à retourner.

## Refus

not-your-turn = Ce n’est pas ton tour.
pile-empty = La pioche est vide ; prends la carte de la défausse.
no-discard = La défausse est vide.
drawn = Tu as déjà pris une carte ; défausses-en une maintenant.
not-drawn = Prends d’abord une carte.
last-turn = C’est ton dernier tour : pose ce que tu as en te défaussant.
    .out = Quelqu’un est déjà sorti ; pose ce que tu as en te défaussant.
not-out = Il te resterait { $left } : tu ne peux pas sortir en défaussant { $card }.
nobody-out = Tu ne peux poser que lorsque quelqu’un est sorti.
not-in-hand = Tu n’as pas { $card }.
    .many = Tu n’as pas { $card }, ou pas autant de fois.
not-a-meld = { $cards } n’est ni une série ni une suite.
no-pile = Les piles ont de 3 à 13 cartes.
closed = La pile de { $size } est fermée.
not-in-pile = { $card } n’est ni dans la pile de { $size } ni la carte retournée.
not-a-card = « { $text } » n’est pas une carte : écris une valeur 3 à 10 J Q K et une couleur S H C D *, par exemple 10H, ou JK.
not-a-move = « { $text } » n’est pas un coup ici : draw, pick, discard QD, out QD ou lay QD ; avec out et lay, tu peux nommer des combinaisons, par exemple 3H-4H-5H.
    .alone = « { $text } » n’est pas un coup ici : écris place, une pile et une défausse, par exemple place 7 QD.
    .daily = « { $text } » n’est pas un pas ici : écris take, une carte de la paire et une défausse, par exemple take 7H QD ; ou pass.
# Ce qui ne va pas à un endroit du texte d’une position ; suit deux-points.
wrong =
    .no-hand = quiconque a posé n’a plus de cartes en main.
    .wild = il faut ici la valeur joker, de { $least } à { $most }.
    .no-past = aucune manche n’a encore été jouée.
    .size = il faut ici { $count } cartes.
    .past = il faut ici les cartes de tout le monde, et leurs points sur la feuille.
    .hand-size = la place { $seat } devrait avoir { card-count }.
    .not-in-hand = ces cartes ne sont pas toutes dans la main de la place { $seat }.
    .drawn = ne figure ici que ce qui a été pioché depuis le nouveau mélange.
    .reshuffled = il faut ici toutes les cartes de la pioche et celles qui en ont été tirées.
    .out = quiconque est sorti a posé toutes ses cartes en séries et en suites.
    .no-points = une partie finie a des points.
    .laid = ceux qui ont joué depuis que quelqu’un est sorti, et personne d’autre, ont posé.
    .no-card = il n’y a aucune carte à prendre.
    .turned = une carte n’est retournée que tant qu’une pile est ouverte.
    .no-piles = il faut ici les piles.
    .pile-sizes = il faut ici des piles de 3, 4 et ainsi de suite jusqu’à 13 cartes.
    .piles = il faut ici { $count } piles séparées par des virgules.

## Conseils

hint-standing = En l’état, il te resterait { points } : { $laid }.
hint-draw = Pioche : il te restera { $drawn } points en moyenne ; avec { $top }, ce serait { $left }.
    .no-use = Pioche : il te restera { $drawn } points en moyenne ; { $top } ne fait pas baisser tes { points }.
    .only = Pioche ; la défausse est vide.
hint-take = Prends { $top } : en défaussant { $card }, tu passes de { $points } à { $left } points ; une carte de la pioche en laisse { $drawn } en moyenne.
    .look = Regarde { $top }.
    .must = Tu dois prendre la carte de la défausse : en défaussant { $card }, il te reste { points }.
    .either = Prends l’une ou l’autre : tu peux la redéfausser, toutes les autres sont bien rangées.
    .wild = Prends { $top } : elle va dans n’importe quelle combinaison, et laisse { $next } points en moyenne après ta prochaine carte.
hint-best = Toutes tes cartes laissent { points }. Sans { $card }, le meilleur rangement est : { $laid }.
hint-lay-down = Pose et défausse { $card } : { points } pour toi.
hint-out = Tu peux sortir : défausse { $card }.
    .look = Tu peux sortir : toutes tes cartes sauf une forment des séries et des suites.
hint-discard = Défausse { $card } : il te reste { points }, c’est le minimum, et { $next } en moyenne après ta prochaine carte.
    .later = Défausse { $card } : il te reste { points }, mais { $next } en moyenne après ta prochaine carte ; sans { $other }, ce serait { $other-points } et { $other-next }.
hint-place = Mets-y { $turned } et défausse { $card } : la pile passe de { $before } à { $points } points.
    .look = Regarde la pile de { $size }.
    .nowhere = { $turned } n’améliore aucune pile : mets-la sur n’importe laquelle et redéfausse-la.

## La table en texte

show-hand-of = { $wild } cartes chacun ; jokers : { ranks } et les cartes Joker ; la dernière manche en a { $last }
show-piles =
    pioche : { card-count } ; sur la défausse : { $top-count ->
        [0] rien
       *[other] { $top }
    }
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { points } ({ $notes })
# Remarques sur un joueur, séparées par des virgules.
show-note =
    .deals = donne
    .holds = tient { $cards }
    .out = est sorti
    .take = doit prendre une carte
    .discard = doit se défausser
    .lay = doit poser
show-laid = { "  " }posé { $laid }, { points }
show-hand = ta main : { $cards }
show-best = au mieux : { $laid }, { points }
show-pile = pile { $size } : { $cards }, { points }
    .closed = pile { $size } : { $laid }, fermée
show-rest = encore { card-count } ; { points } en tout
    .turned = retournée : { $turned } ; encore { card-count } ; { points } en tout

## L’énigme du jour

five-crowns-daily = Five Crowns du jour
    .blurb = Trois mains, trois paires de cartes offertes pour chacune : laisse le moins de points possible ; tout le monde a les mêmes.
daily-dealt = Des mains de { $sizes } cartes ; pour chacune, { $offers } paires sont offertes l’une après l’autre. Combien de points au moins restera-t-il ?
daily-took =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $taken } contre { $dropped }.
daily-passed =
    { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } { $cards }.
daily-laid =
    La main de { $size } est posée : { $laid } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-result =
    { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    }, le minimum étant { $best }
all-laid = Les trois mains sont posées.
not-offered = { $card } n’est pas offerte maintenant.
# `$mark` précède la main à jouer.
show-offered = { $mark } { $size } cartes : { $hand } ; offertes { $offers } ; { $laid }, { $points } points
    .laid = { $mark } { $size } cartes : { $laid }, { $points } points
hint-offered =
    Cette main peut ne laisser que { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .pass = Ne prends aucune des deux cartes.
    .which = Prends { $taken }.
    .take = Prends { $taken } et défausse { $dropped }.

## Rétrospective

review-unit = points
review-yardstick = Une carte prise est jugée aux points qui restent en moyenne après le tour, une carte défaussée à ceux qui restent après une carte de plus ; on compte chaque carte qui peut encore venir d’après ce que la personne pouvait savoir. Sortir est jugé à ce qu’un tour de plus épargnerait aux autres.
    .alone = Chaque place pour la carte est jugée aux points qu’elle enlève, maintenant et en moyenne avec une carte de plus ; on compte chaque carte qui n’a pas encore été vue.
review-curve = Points jusqu’ici, chaque main comptée comme si elle était posée maintenant ; le plus petit total gagne.
    .alone = Points dans les piles ouvertes.
review-draw = Piocher était juste : { $left } points en moyenne. { $top } en aurait laissé { $other }.
    .wrong = Pioché, ce qui laisse { $left } points en moyenne. Prendre { $top } en aurait laissé { $other }.
review-draw-wild = Piocher était juste : { $left } points en moyenne après la prochaine carte. Avec le joker { $top }, il y en aurait { $other }.
    .wrong = Laissé le joker { $top } : { $left } points en moyenne après la prochaine carte. Avec lui, il y en aurait { $other }.
review-pick = Prendre { $top } était juste : il reste { $left } points. Piocher en aurait laissé { $other } en moyenne.
    .wrong = Pris { $top }, ce qui laisse { $left } points. Piocher en aurait laissé { $other } en moyenne.
review-pick-wild = Prendre le joker { $top } était juste : { $left } points en moyenne après la prochaine carte. Sans lui, il y en aurait { $other }.
    .wrong = Pris le joker { $top } : { $left } points en moyenne après la prochaine carte. Piocher en aurait laissé { $other }.
review-discard = Défausser { $card } était le mieux : { $left } points en moyenne après la prochaine carte.
    .wrong = Défaussé { $card } : { $left } points en moyenne après la prochaine carte. Sans { $best }, il y en aurait { $other }.
review-out = Sortie en défaussant { $card } : un tour de plus aurait épargné { $gain } points à chacun des autres.
    .missed = Il était possible de sortir en défaussant { $best }. Le tour que gagnent les autres vaut { $gain } points pour chacun.
review-lay = Posé au mieux : { points }.
    .wrong = Posé en défaussant { $card } : { points }. En défaussant { $best }, il n’en resterait que { $other }.
review-place = La poser sur la pile de { $pile } et défausser { $card } était le mieux : cela enlève { $gain } points.
    .wrong = Posée sur la pile de { $pile }, en défaussant { $card } : cela enlève { $gain } points. Sur la pile de { $other }, en défaussant { $best }, ce serait { $most }.

## La leçon

lesson-book = Trois cartes ou plus de même valeur forment une série ; peu importe la couleur. Tu as deux 8, et un troisième est sur la défausse : prends-le.
    .title = Une série
    .well = Chaque tour commence ainsi : tu prends la carte visible ou une carte cachée.
    .draw = La carte cachée peut être n’importe quoi. Le 8 était visible, et c’est lui qu’il te faut.
    .otherwise = Prends le 8 de cœur.
lesson-out = Chaque tour finit par une défausse. Toutes tes autres cartes sont en séries et en suites : défausse le roi et sors.
    .title = Sortir
    .well = Plus une carte, donc aucun point : on ne peut pas mieux faire. Les autres ont encore un dernier tour.
    .only = C’est la bonne carte, et tes trois 8 forment une série : tu aurais pu sortir.
    .book = Sans ce 8, plus de série. La carte dont tu n’as pas besoin, c’est le roi.
    .otherwise = Choisis le roi de carreau, puis sors.
lesson-run = Trois cartes ou plus de la même couleur qui se suivent forment une suite. L’un de tes 9 en fait partie, l’autre non : défausse celui-là et sors.
    .title = Une suite
    .well = 6, 7, 8 et 9 de cœur. Une suite a trois cartes ou plus, et va au plus jusqu’au roi.
    .only = C’est la bonne carte, mais toutes les autres forment une suite : sors avec elle.
    .suit = Ce 9 était le cœur qui prolonge la suite. C’est le 9 de pique qui ne va pas.
    .gap = Cela casse la suite. Regarde les deux 9 : un seul est de cœur.
    .otherwise = Défausse le 9 de pique et sors.
lesson-wild = À six cartes, les 6 sont jokers : ils représentent n’importe quelle carte, comme les Jokers. Quelle carte est de trop ?
    .title = Les jokers
    .well = Le 6 était un 9, et le Joker une dame. À la prochaine manche, il y a sept cartes, et les 7 sont jokers.
    .only = C’est la bonne carte, mais tu aurais pu sortir : un joker comble chaque trou.
    .rank = Un 6 est joker dans cette manche : avec lui, tes deux 9 deviennent trois. Garde-le.
    .joker = Un Joker va partout : entre le valet et le roi de pique, c’est la dame. Garde-le.
    .otherwise = Défausse le 4 de carreau et sors : le 6 complète les 9, le Joker la suite.
lesson-gold = Regarde aussi ce que les autres défaussent. Dans une manche à six cartes, que vaut un 6 pour toi ?
    .title = Ce que les autres jettent
    .well = Un joker va dans toutes les combinaisons. Il n’est dangereux qu’à la fin : dans ta main il compte 20, et une carte Joker 50.
    .draw = Un 6 est joker dans cette manche : avec tes deux 9, il aurait fait une série. Peu de cartes cachées valent autant.
    .otherwise = Prends le 6 de trèfle.
lesson-unseen = Cette fois, la carte visible est un roi. Il ne va avec rien de ce que tu as : prends une carte cachée.
    .title = Une carte cachée
    .well = Si elle ne sert à rien non plus, tu peux la redéfausser.
    .king = Tout le monde voit ce que tu prends, et ce roi ne fait qu’ajouter 13 points. Une carte cachée ne peut guère être pire, et elle est souvent meilleure.
    .otherwise = Prends la première carte de la pioche.
lesson-dear = Tes cartes restantes comptent contre toi : nombres leur valeur, valet 11, dame 12, roi 13. Défausse la carte la plus élevée dont tu peux te passer.
    .title = Ce qui compte contre toi
    .well = 13 points de moins. À la paire de 4 et aux deux cœurs voisins, il ne manque qu’une carte chacun.
    .pair = Deux 4, c’est presque une série, et ils ne coûtent pas cher. Garde-les et défausse une carte chère.
    .near = Le 8 et le 9 de cœur, c’est presque une suite. Ce sont les cartes hautes et isolées qui doivent partir d’abord.
    .queen = Presque : la dame compte 12, le roi 13, et ni l’une ni l’autre ne va avec quoi que ce soit.
    .otherwise = Défausse le roi de pique.
lesson-spare = Tes sept cartes vont toutes bien, mais il faut quand même en défausser une. De laquelle peux-tu te passer ?
    .title = Une de trop
    .well = Trois cartes font une série aussi bien que quatre. On peut défausser une carte qui allait bien.
    .only = Bien choisi, mais tu aurais pu sortir avec elle : toutes les autres restent bien rangées.
    .run = Une suite demande trois cartes, et celle-ci en a tout juste trois. Des 10, tu en as un de trop.
    .otherwise = Défausse l’un des 10 et sors.
lesson-last = Ton adversaire est sorti : c’est ton dernier tour. Pose ta suite et défausse la carte qui te coûterait le plus.
    .title = Le dernier tour
    .well = Il te reste un 4 et une dame : 16 points. Après onze manches, la personne qui a le moins de points l’emporte.
    .run = Alors toutes tes cartes comptent, car il n’y a plus de suite. Garde ensemble le 7, le 8 et le 9 de pique.
    .queen = La dame coûte 12, mais le roi 13. C’est peu, mais il y a onze manches.
    .four = Le 4 ne te coûte que 4 points. Le roi en coûte 13.
    .otherwise = Pose tes cartes, en défaussant le roi.
lesson-match = Deux courtes manches contre quelqu’un de gentil, à trois cartes puis à quatre. Demande un indice quand tu veux.
    .title = Deux courtes manches
    .well = Voilà Five Crowns. Une partie entière va jusqu’à treize cartes, où les rois sont jokers.
lesson-alone-place = Pose la carte retournée sur une pile, puis défausses-en une carte. Une pile est fermée quand le reste est en séries et en suites.
    .title = Fermer une pile
    .well = Trois 8, et la pile est fermée. Tu gagnes quand les onze le sont.
    .book = Sans ce 8, plus de série. Garde les trois 8, et défausse le roi.
    .other = Là, il ne sert pas à grand-chose. Pose-le sur la pile avec deux 8.
    .otherwise = Pose le 8 sur la pile de trois, et défausse le roi de carreau.
lesson-alone-wild = Chaque pile a son propre joker : le 5 dans la pile de cinq, le 4 dans la pile de quatre. Où va le 5 retourné ?
    .title = À chacune son joker
    .well = Il représente le 9 entre 8 et 10 : une suite de cinq, et la pile est fermée.
    .other = Dans la pile de quatre, un 5 n’est qu’un 5. Dans la pile de cinq, il est joker.
    .wild = C’était le joker. Garde-le, et défausse le roi.
    .otherwise = Pose le 5 sur la pile de cinq, et défausse le roi de cœur : le reste est une suite.
lesson-alone-dear = Le 3 ne ferme rien, mais il doit aller quelque part. Les piles ouvertes comptent à la fin : défausse une carte élevée à sa place.
    .title = Quand rien ne va
    .well = Un roi contre un 3 : dix points de moins, et les séries de l’autre pile restent à portée.
    .gone = Tu peux le défausser aussitôt, mais tu n’y gagnes rien. Mets-le à la place d’une carte chère.
    .other = Cette pile a deux paires : presque deux séries. L’autre n’a que des cartes isolées.
    .otherwise = Pose le 3 sur la pile de quatre, et défausse le roi.
lesson-alone-match = Ferme les trois piles ouvertes avec les sept cartes qui restent. Demande un indice quand tu veux.
    .title = Une courte partie
    .well = Voilà Five Crowns en solitaire. Une partie entière retourne 28 cartes.

## Exercices

drill-discard = La meilleure défausse
    .about = Une carte doit partir ; laquelle laisse le moins de points ?
    .question = { ranks.first } sont jokers. Quelle carte doit partir pour qu’il reste le moins de points ?
drill-out = Peux-tu sortir ?
    .about = Toutes sauf une en séries et en suites, ou presque ?
    .question = { ranks.first } sont jokers. Avec quelle défausse peux-tu sortir, si c’est possible ?
    .not = Je ne peux pas sortir
    .closest = Impossible de sortir. Le mieux est de défausser { $card } ; il reste alors { points }.
drill-left = Sans { $card }, il reste { points } : { $laid }.
    .none = Sans { $card }, toutes les cartes sont en séries et en suites : { $laid }.
drill-rest = En trop : { points }
drill-away = Défausse

## En ligne de commande

help-try = Five Crowns contre quelqu’un qui s’y connaît
