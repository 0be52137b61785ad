### Five Crowns et son solitaire.

five-crowns = Five Crowns
    .blurb = Onze manches de séries et de suites, avec un nouveau joker à chaque fois.
five-crowns-solitaire = Five Crowns en solitaire
    .blurb = Range onze piles en séries et en suites avant d’épuiser les 28 cartes.

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
       *[other] les { $wild }
    }
    .first =
        { $wild ->
            [11] Les valets
            [12] Les dames
            [13] Les rois
           *[other] Les { $wild }
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
        [0] aucune série ni suite ; reste { $left }
       *[other] { $melds }{ $left-count ->
            [0] { "" }
           *[other] { " " }; reste { $left }
        }
    }
# Des points en moyenne.
average = { $whole },{ $tenth }

## Ce qui est imprimé sur les cartes

face-wild = JOKER
face-joker = JOKER

## Règles de la maison

option-hands = Manches
    .about = Nombre de manches ; la dernière a 13 cartes au plus.
option-first = Première manche
    .about = Nombre de cartes à la première manche.
option-turn-seconds = Temps par tour
    .about = Combien de temps peut durer un tour avant que la table ne joue pour toi. Avec des jours, tu joues quand tu as le temps.
option-max-turns = Manche la plus longue
    .about = Nombre maximal de tours par joueur dans une manche si personne ne sort.

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
late = Temps écoulé :
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
        [one] La pioche est vide. { $count } carte de la défausse la remplace.
       *[other] La pioche est vide. { $count } cartes de la défausse sont mélangées pour la remplacer.
    }
stopped = Personne n’est sorti : tout le monde pose ses cartes.
each-laid =
    { $who ->
        [you] Toi
       *[other] { $who }
    } : { $laid }.
hand-over = La manche est terminée. Points : { $scores }.
each-points =
    { $who ->
        [you] toi
       *[other] { $who }
    } { $points }
outcome = { $played } ; la personne qui a le moins de points gagne.
    .won =
        Gagné : toutes les piles sont fermées, { $count ->
            [0] sans carte de reste
            [one] avec { $count } carte de reste
           *[other] avec { $count } cartes de reste
        }.
    .lost =
        Perdu : il reste { points } dans { $piles ->
            [one] { $piles } pile
           *[other] { $piles } piles
        }.

## Ce qui se passe en solitaire

set-out =
    { $count ->
        [one] { $count } pile est étalée.
       *[other] { $count } piles sont étalées.
    }
turned = Carte suivante : { $card }.
placed =
    { $who ->
        [you] Tu mets
       *[other] { $who } met
    } { $turned } sur la pile de { $size } à la place de { $card } : { points }.
    .again =
        { $who ->
            [you] Tu défausses aussitôt
           *[other] { $who } défausse aussitôt
        } { $card } ; la pile de { $size } reste à { points }.
pile-closed = La pile de { $size } ({ ranks } sont jokers) est fermée : { $laid }.
finished =
    .all-closed = Toutes les piles sont fermées.
    .used-up = Il n’y a plus de carte à retourner.

## Refus

not-your-turn = Ce n’est pas ton tour.
pile-empty = La pioche est vide. Prends la carte de la défausse.
no-discard = La défausse est vide. Pioche une carte.
drawn = Tu as déjà pris une carte. Défausses-en une maintenant.
not-drawn = Prends d’abord une carte.
last-turn = C’est ton dernier tour : choisis une carte à défausser et pose le reste.
    .out = Quelqu’un est déjà sorti. Choisis une carte à défausser et pose le reste.
not-out = Tu ne peux pas sortir en défaussant { $card } : il te resterait { $left }.
nobody-out = Tu ne peux pas poser tant que personne n’est sorti.
not-in-hand = Tu n’as pas { $card }.
    .many = Tu n’as pas { $card }, ou pas autant de fois.
not-a-meld = { $cards } n’est ni une série ni une suite.
no-pile = Cette pile n’existe pas. Les piles ont de 3 à 13 cartes.
closed = La pile de { $size } est fermée. Choisis-en une autre.
not-in-pile = { $card } n’est pas dans la pile de { $size }, et ce n’est pas la carte retournée.
not-a-card = « { $text } » n’est pas une carte. Écris une valeur 3 à 10 J Q K et une couleur S H C D *, par exemple 10H, ou JK.
not-a-move = « { $text } » n’est pas un coup. Écris draw, pick, discard QD, out QD ou lay QD. Avec out et lay, tu peux nommer des combinaisons, par exemple 3H-4H-5H.
    .alone = « { $text } » n’est pas un coup. Écris place, une pile et une carte à défausser, par exemple place 7 QD.
    .daily = « { $text } » n’est pas un coup. Écris take, une carte de la paire et une carte à défausser, par exemple take 7H QD, ou pass.
# Ce qui ne va pas à un endroit du texte d’une position ; suit deux-points.
wrong =
    .no-hand = une personne qui a posé n’a plus de cartes en main.
    .wild = la valeur joker est attendue ici, de { $least } à { $most }.
    .no-past = aucune manche n’a encore été jouée.
    .size =
        { $count ->
            [one] { $count } carte est attendue ici.
           *[other] { $count } cartes sont attendues ici.
        }
    .past = les cartes de tout le monde sont attendues ici, et leurs points sur la feuille.
    .hand-size = la place { $seat } devrait avoir { card-count }.
    .not-in-hand = ces cartes ne sont pas toutes dans la main de la place { $seat }.
    .drawn = seules les cartes piochées après le nouveau mélange ont leur place ici.
    .reshuffled = toutes les cartes de la pioche et celles qui en viennent sont attendues ici.
    .out = une personne qui est sortie a toutes ses cartes en séries et en suites.
    .no-points = une partie terminée a des points.
    .laid = seules les personnes qui ont joué leur dernier tour ont posé.
    .no-card = il n’y a aucune carte à prendre.
    .turned = une carte n’est retournée que tant qu’une pile est ouverte.
    .no-piles = les piles sont attendues ici.
    .pile-sizes = des piles de 3, 4 et ainsi de suite jusqu’à 13 cartes sont attendues ici.
    .piles =
        { $count ->
            [one] { $count } pile est attendue ici.
           *[other] { $count } piles sont attendues ici, séparées par des virgules.
        }

## Indices

hint-standing = Pour l’instant, il te resterait { points } : { $laid }.
hint-draw = Pioche : il reste { $drawn } points en moyenne, contre { $left } avec { $top }.
    .no-use = Pioche : il reste { $drawn } points en moyenne, et { $top } ne fait pas baisser tes { points }.
    .only = Pioche une carte. La défausse est vide.
hint-take = Prends { $top } et défausse { $card } : tu passes de { $points } à { $left } points. Piocher en laisse { $drawn } en moyenne.
    .look = Regarde { $top }.
    .must = Tu dois prendre la carte de la défausse. Défausse { $card } : il reste { points }.
    .either = Prends n’importe laquelle des deux. Tu peux la défausser aussitôt : toutes les autres sont rangées.
    .wild = Prends { $top } : elle va partout, et laisse { $next } points en moyenne après ta prochaine carte.
hint-best = Tu as { points } en main. Sans { $card }, tes cartes se rangent au mieux : { $laid }.
hint-lay-down = Pose et défausse { $card } : tu marques { points }.
hint-out = Tu peux sortir : défausse { $card }.
    .look = Tu peux sortir : toutes tes cartes sauf une forment des séries et des suites.
hint-discard = Défausse { $card } : il reste { points }, le minimum, et { $next } en moyenne après ta prochaine carte.
    .later = Défausse { $card } : il reste { points } maintenant, mais { $next } en moyenne après ta prochaine carte. Sans { $other }, c’est { $other-points } maintenant et { $other-next } ensuite.
hint-place = Mets-y { $turned } et défausse { $card } : la pile passe de { $before } à { $points } points.
    .look = Regarde la pile de { $size }.
    .nowhere = { $turned } n’aide aucune pile. Mets-la sur n’importe laquelle et défausse-la aussitôt.

## La table en texte

show-hand-of = { $wild } cartes chacun ; jokers : { ranks } et les cartes Joker ; la dernière manche en a { $last }
show-piles =
    pioche : { card-count } ; sur la défausse : { $top-count ->
        [0] rien
       *[other] { $top }
    }
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { points } ({ $notes })
# Remarques sur un joueur, séparées par des virgules.
show-note =
    .deals = donne
    .holds = tient { $cards }
    .out = sort
    .take = doit prendre une carte
    .discard = doit se défausser
    .lay = doit poser
show-laid = { "  " }posé { $laid }, { points }
show-hand = ta main : { $cards }
show-best = au mieux : { $laid }, { points }
show-pile = pile { $size } : { $cards }, { points }
    .closed = pile { $size } : { $laid }, fermée
show-rest = encore { card-count } ; reste { points }
    .turned = retournée : { $turned } ; encore { card-count } ; reste { points }

## L’énigme du jour

five-crowns-daily = Five Crowns du jour
    .blurb = Trois mains, et trois paires de cartes proposées pour chacune. Laisse le moins de points possible. Tout le monde a les mêmes cartes.
daily-dealt = Des mains de { $sizes } cartes, avec { $offers } paires proposées pour chacune. Quel est le moins de points que tu peux laisser ?
daily-took =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $taken } contre { $dropped }.
daily-passed =
    { $who ->
        [you] Tu ne prends
       *[other] { $who } ne prend
    } ni l’une ni l’autre : { $cards }.
daily-laid =
    La main de { $size } est posée : { $laid } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-result =
    { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    } (minimum : { $best })
all-laid = Les trois mains sont posées.
not-offered = La carte { $card } n’est pas proposée en ce moment.
# `$mark` précède la main à jouer.
show-offered =
    { $mark } { $size } cartes : { $hand } ; proposées { $offers } ; { $laid }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .laid =
        { $mark } { $size } cartes : { $laid }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
hint-offered =
    Cette main peut ne laisser que { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .pass = Ne prends aucune des deux cartes.
    .which = Prends { $taken }.
    .take = Prends { $taken } et défausse { $dropped }.

## Analyse

review-unit = points
review-yardstick = Prendre une carte est jugé d’après les points restants en moyenne après le tour, une défausse d’après ceux qui restent une carte plus tard. Sortir est jugé d’après ce qu’un tour de plus épargnerait aux autres.
    .alone = Chaque placement est jugé d’après les points qu’il enlève, maintenant et en moyenne avec une carte de plus.
review-curve = Points jusqu’ici, comme si chaque main était posée maintenant. Moins, c’est mieux.
    .alone = Points restants dans les piles ouvertes.
review-draw = Piocher était le bon choix : { $left } points en moyenne. { $top } en aurait laissé { $other }.
    .wrong = { $player ->
            [you] Tu as pioché,
           *[other] Pioché,
        } ce qui laisse { $left } points en moyenne. Prendre { $top } en aurait laissé { $other }.
review-draw-wild = Piocher était le bon choix : { $left } points en moyenne après la prochaine carte. Avec le joker { $top }, ce serait { $other }.
    .wrong = { $player ->
            [you] Tu as laissé de côté le joker { $top }
           *[other] Joker { $top } laissé de côté
        } : { $left } points en moyenne après la prochaine carte. Avec lui, ce serait { $other }.
review-pick = Prendre { $top } était le bon choix : il reste { $left } points. Piocher en aurait laissé { $other } en moyenne.
    .wrong = { $player ->
            [you] Tu as pris
           *[other] Pris
        } { $top }, ce qui laisse { $left } points. Piocher en aurait laissé { $other } en moyenne.
review-pick-wild = Prendre le joker { $top } était le bon choix : { $left } points en moyenne après la prochaine carte. Sans lui, ce serait { $other }.
    .wrong = { $player ->
            [you] Tu as pris
           *[other] Pris
        } le joker { $top } : { $left } points en moyenne après la prochaine carte. Piocher en aurait laissé { $other }.
review-discard = Défausser { $card } était le meilleur choix : { $left } points en moyenne après la prochaine carte.
    .wrong = { $player ->
            [you] Tu as défaussé
           *[other] Défaussé
        } { $card } : { $left } points en moyenne après la prochaine carte. Sans { $best }, ce serait { $other }.
review-out = { $player ->
        [you] Tu as fini en défaussant { $card }
       *[other] Sortie en défaussant { $card }
    } : un tour de plus aurait épargné { $gain } points à chacun des autres.
    .missed = { $player ->
            [you] Tu pouvais sortir
           *[other] Il était possible de sortir
        } en défaussant { $best }. Le tour laissé aux autres vaut { $gain } points pour chacun.
review-lay = { $player ->
        [you] Tu as posé au mieux
       *[other] Posé au mieux
    } : { points }.
    .wrong = { $player ->
            [you] Tu as posé en défaussant
           *[other] Posé en défaussant
        } { $card } : { points }. En défaussant { $best }, il n’en resterait que { $other }.
review-place = La poser sur la pile de { $pile } et défausser { $card } était le meilleur choix : cela enlève { $gain } points.
    .wrong = { $player ->
            [you] Tu l’as posée sur
           *[other] Posée sur
        } la pile de { $pile }, en défaussant { $card } : cela enlève { $gain } points. Sur la pile de { $other }, en défaussant { $best }, ce serait { $most }.

## La leçon

lesson-book = Trois cartes ou plus de même valeur forment une série, quelle que soit la couleur. Tu as deux 8 : prends le troisième dans la défausse.
    .title = Une série
    .well = Chaque tour commence ainsi : tu prends la carte de la défausse, ou tu en pioches une.
    .draw = La carte piochée pourrait être n’importe quoi. C’est le 8 qu’il te faut.
    .otherwise = Prends le 8 de cœur.
lesson-out = Chaque tour finit par une défausse. Toutes tes autres cartes sont en séries et en suites : défausse le roi et sors.
    .title = Sortir
    .well = Plus de cartes, pas de points : on ne fait pas mieux ! Les autres ont chacun un dernier tour.
    .only = C’est la bonne carte, et tes trois 8 forment une série. Tu aurais pu sortir.
    .book = Sans ce 8, plus de série. C’est du roi que tu n’as pas besoin.
    .otherwise = Choisis le roi de carreau, puis sors.
lesson-run = Trois cartes ou plus d’une couleur à la file forment une suite. L’un de tes 9 n’en fait pas partie : défausse-le et sors.
    .title = Une suite
    .well = 6, 7, 8 et 9 de cœur. Une suite compte trois cartes ou plus, et s’arrête au roi.
    .only = C’est la bonne carte, mais toutes les autres forment déjà une suite. Sors avec elle.
    .suit = Ce 9 de cœur prolonge ta suite. C’est le 9 de pique qui est de trop.
    .gap = Cela laisse un trou dans la suite. Regarde les deux 9 : un seul est de cœur.
    .otherwise = Défausse le 9 de pique et sors.
lesson-wild = Avec six cartes, les 6 sont jokers : ils représentent n’importe quelle carte, comme les cartes Joker. Quelle carte est de trop ?
    .title = Les jokers
    .well = Le 6 était un 9, et le Joker une dame. La prochaine manche a sept cartes, et les 7 sont jokers.
    .only = C’est la bonne carte, mais tu aurais pu sortir. Tes jokers comblent les trous.
    .rank = Les 6 sont jokers dans cette manche. Le tien fait une série de tes deux 9 : garde-le.
    .joker = Une carte Joker est toujours joker. Entre le valet et le roi de pique, c’est la dame : garde-la.
    .otherwise = Défausse le 4 de carreau et sors. Le 6 complète les 9, et le Joker la suite.
lesson-gold = Regarde ce que les autres défaussent. Dans une manche à six cartes, que vaut un 6 pour toi ?
    .title = La défausse des autres
    .well = Un joker va partout. Mais ne le garde pas jusqu’à la fin : il compte 20, et une carte Joker 50.
    .draw = Les 6 sont jokers dans cette manche : il aurait fait une série de tes deux 9. Difficile de piocher mieux.
    .otherwise = Prends le 6 de trèfle.
lesson-unseen = Cette fois, il y a un roi sur la défausse. Il ne va avec rien dans ta main : pioche une carte.
    .title = Piocher
    .well = Si elle n’aide pas non plus, tu peux la défausser aussitôt.
    .king = Ce roi ne fait qu’ajouter 13 points, et tout le monde voit ce que tu prends. Une carte piochée est rarement pire.
    .otherwise = Pioche la carte du dessus.
lesson-dear = Les cartes qui restent comptent contre toi : les nombres leur valeur, valet 11, dame 12, roi 13. Défausse la plus haute qui ne sert pas.
    .title = Ce qui compte contre toi
    .well = 13 points de moins. Aux deux 4 et aux deux cœurs, il ne manque qu’une carte chacun.
    .pair = Deux 4, c’est presque une série, et ils comptent peu. Garde-les et défausse une carte haute.
    .near = Le 8 et le 9 de cœur, c’est presque une suite. Défausse d’abord les cartes hautes isolées.
    .queen = Presque ! La dame compte 12, mais le roi 13, et aucun des deux ne va avec le reste.
    .otherwise = Défausse le roi de pique.
lesson-spare = Tes sept cartes sont toutes rangées, mais il faut quand même en défausser une. De laquelle peux-tu te passer ?
    .title = Une de trop
    .well = Trois cartes font une série aussi bien que quatre. Tu peux défausser une carte déjà rangée.
    .only = Bon choix, mais tu aurais pu sortir avec elle : toutes les autres restent rangées.
    .run = Une suite demande trois cartes, et celle-ci en a tout juste trois. C’est un 10 que tu as de trop.
    .otherwise = Défausse l’un des 10 et sors.
lesson-last = Ton adversaire vient de sortir : c’est ton dernier tour. Pose ta suite, et défausse la carte qui te coûterait le plus.
    .title = Le dernier tour
    .well = Il reste un 4 et une dame : 16 points. Après onze manches, la personne qui a le moins de points gagne.
    .run = Alors tu n’as plus de suite, et toutes tes cartes comptent. Garde ensemble le 7, le 8 et le 9 de pique.
    .queen = La dame coûte 12, mais le roi 13. Sur onze manches, chaque point compte.
    .four = Le 4 ne te coûte que 4 points. Le roi en coûte 13.
    .otherwise = Pose tes cartes en défaussant le roi.
lesson-match = Joue deux courtes manches contre un bot facile, à trois cartes puis à quatre. Demande un indice quand tu veux.
    .title = Deux courtes manches
    .well = Voilà, c’est Five Crowns ! Une partie entière va jusqu’à treize cartes, avec les rois jokers.
lesson-alone-place = Pose la carte retournée sur une pile, puis défausses-en une carte. La pile est fermée quand le reste est en séries et en suites.
    .title = Fermer une pile
    .well = Trois 8, et la pile est fermée. Tu gagnes quand les onze le sont.
    .book = Sans ce 8, plus de série. Garde les trois 8 et défausse le roi.
    .other = Là, elle n’aide pas beaucoup. Pose-la sur la pile qui a deux 8.
    .otherwise = Pose le 8 sur la pile de trois et défausse le roi de carreau.
lesson-alone-wild = Chaque pile a ses jokers : les 5 dans la pile de cinq, les 4 dans la pile de quatre. Où va le 5 retourné ?
    .title = À chaque pile ses jokers
    .well = Il représente le 9 entre le 8 et le 10. C’est une suite de cinq : la pile est fermée.
    .other = Dans la pile de quatre, un 5 n’est qu’un 5. Dans la pile de cinq, il est joker.
    .wild = C’était le joker. Garde-le et défausse le roi.
    .otherwise = Pose le 5 sur la pile de cinq et défausse le roi de cœur. Le reste est une suite.
lesson-alone-dear = Le 3 ne ferme rien, mais il doit aller quelque part. Les piles ouvertes comptent à la fin : défausse une carte haute à sa place.
    .title = Quand rien ne va
    .well = Un roi contre un 3 : dix points de moins, et l’autre pile peut encore faire ses séries.
    .gone = Tu peux le défausser aussitôt, mais tu n’y gagnes rien. Échange-le contre une carte haute.
    .other = Cette pile a deux paires : presque deux séries. L’autre n’a que des cartes isolées.
    .otherwise = Pose le 3 sur la pile de quatre et défausse le roi.
lesson-alone-match = Ferme les trois piles ouvertes avec les sept cartes qui restent. Demande un indice quand tu veux.
    .title = Une courte partie
    .well = Voilà Five Crowns en solitaire. Une partie entière a 28 cartes à retourner.

## Exercices

drill-discard = La meilleure défausse
    .about = Quelle défausse laisse le moins de points ?
    .question = { ranks.first } sont jokers. Quelle défausse laisse le moins de points ?
drill-out = Peux-tu sortir ?
    .about = Toutes sauf une en séries et en suites, ou presque ?
    .question = { ranks.first } sont jokers. Quelle carte défausser pour sortir ?
    .not = Je ne peux pas sortir
    .closest = Tu ne peux pas sortir. La meilleure défausse est { $card } : reste { points }.
drill-left = Sans { $card }, reste { points } : { $laid }.
    .none = Sans { $card }, toutes les cartes sont en séries et en suites : { $laid }.
drill-rest = Restent : { points }
drill-away = Défausse

## En ligne de commande

help-try = Five Crowns contre un bot expert

## La feuille de score d’une vraie table

scored-hand = { $wild } cartes chacun ; jokers : { ranks } et les cartes Joker
    .short =
        { $wild ->
            [11] V
            [12] D
            [13] R
           *[other] { $wild }
        }

## Compter avec de vraies cartes

count-hand = Compter une main
    .about = Saisis toutes les cartes de la main. Elles sont rangées pour qu’il reste le moins de points.
    .left = Il reste { points }.
    .none = 0 point : toutes les cartes sont en séries et en suites.
count-card = { $cards } : { points }
count-out = Puis-je sortir ?
    .about = Saisis ta main avec la carte que tu viens de prendre.
    .yes = Oui ! Tu peux sortir en défaussant { $cards-count ->
        [one] { $cards }
       *[other] l’une de ces cartes : { $cards }
    }.
count-copies = Les deux jeux n’ont { $card } que { $most } fois.
option-wild = Valeur joker
    .about = La valeur joker de cette manche : celle du nombre de cartes distribuées.

## Questions courtes sur les règles

asked-discard-wild = Puis-je défausser un joker ?
    .answer = Oui. Tu peux défausser n’importe quelle carte, même un joker que tu aurais pu poser.
asked-wild-rank = Quelles cartes sont jokers ?
    .answer = La valeur égale au nombre de cartes distribuées, et toujours les cartes Joker.
asked-same-card = Une série peut-elle avoir deux fois la même carte ?
    .answer = Oui. Les couleurs ne comptent pas, et la même carte peut y être deux fois.
asked-around = Une suite peut-elle passer du roi au 3 ?
    .answer = Non. Une suite s’arrête au plus tard au roi.
asked-only-wilds = Une série peut-elle n’avoir que des jokers ?
    .answer = Oui. Trois jokers suffisent pour une série ou une suite.
asked-must-go-out = Dois-je sortir si je peux ?
    .answer = Non. Rien ne t’y oblige jamais.
asked-out-without-discard = Puis-je sortir sans défausse ?
    .answer = Non. Il faut défausser une carte, même si toutes vont ensemble.
asked-after-out = Que se passe-t-il quand quelqu’un sort ?
    .answer = Les autres ont un dernier tour : prendre une carte, poser séries et suites, en défausser une et compter le reste.
asked-add-on = Puis-je compléter les séries et suites des autres ?
    .answer = Non. Personne ne peut compléter celles d’une autre personne.
asked-points = Que valent les cartes ?
    .answer = Leur valeur : valet 11, dame 12, roi 13. La valeur joker compte 20, une carte Joker 50.
asked-taken-discard = Puis-je défausser la carte que je viens de prendre ?
    .answer = Oui, même si elle vient de la défausse.
asked-pile-empty = Et si la pioche est vide ?
    .answer = Toutes les cartes défaussées sauf celle du dessus sont mélangées et forment la nouvelle pioche.
