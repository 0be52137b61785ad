### Karma dans le navigateur ; en plus des mots du jeu lui-même.

account =
    { $cards ->
        [one] avec { $cards } carte restante
       *[other] avec { $cards } cartes restantes
    }

hidden-card = une carte cachée
cards = { $cards }

## Le choix

choose = Pose trois cartes
    .about = Elles restent visibles et se jouent après ta main. Tu gardes les trois autres.
    .suggested = conseillée
    .suggested-card = { $card }, conseillée
    .take = Suivre l’indice
    .lay = Poser celles-ci
    .left = Encore { $n } à choisir
seconds =
    { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }

## La table

pile = La pile
    .top =
        La pile : { $top } sur le dessus, { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    .empty = La pile est vide
deck =
    Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .caption = à piocher
gone =
    Hors jeu : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .caption = hors jeu
in-a-row = { $cards } à la suite
name =
    { $who ->
        [you] Toi
       *[other] { $who }
    }
scores =
    .left =
        { $cards ->
            [one] { $cards } carte restante
           *[other] { $cards } cartes restantes
        }
hand =
    Ta main, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
card =
    .fits = passe
    .unfit = ne passe pas
    .picked =
        { $n ->
            [one] { $n } choisie
           *[other] { $n } choisies
        }
    .share = { $n } sur { $all }
places =
    Tes cartes de table, { $cards ->
        [one] { $cards } restante
       *[other] { $cards } restantes
    }
    .down = Carte cachée { $number }
    .turn = Carte cachée { $number }, la retourner
    .up = Visible : { $card }
    .fits = Visible : { $card }, passe
tile =
    .give = Donner la pile à { $name }
    .hand = { $cards } en main
    .up = visibles { $cards }
    .down =
        { $cards ->
            [one] { $cards } cachée
           *[other] { $cards } cachées
        }
    .out = Fini
    .place =
        { $place ->
            [1] 1er
           *[other] { $place }e
        }
    .out-as =
        sans cartes, { $place ->
            [1] 1er
           *[other] { $place }e
        }
    .last = Dernier
    .lost = dernier avec des cartes, a perdu
    .chosen = a choisi
    .chooses = choisit
play =
    { $kind ->
        [number] Jouer le { $card }
       *[other] Jouer { $card }
    }
    .nothing = Jouer
pick-up = Ramasser
    .all =
        { $size ->
            [1] Ramasser la carte
           *[other] Ramasser les { $size }
        }
look-through = La parcourir

## À qui de jouer, et quoi

status =
    .over = La partie est terminée
    .choose = Chacun choisit
    .choosing =
        { $waiting ->
            [one] { $waiting } sur { $players } doit encore choisir.
           *[other] { $waiting } sur { $players } doivent encore choisir.
        }
    .mine = À toi de jouer
    .out =
        Tu finis en { $place ->
            [1] 1re
           *[other] { $place }e
        } place !
    .give =
        { $cards ->
            [1] Qui reçoit la carte ?
           *[other] Qui reçoit la pile de { $cards } ?
        }
    .giving = Choisis un joueur.
    .blind = Retourne une carte cachée.
    .follow = Continue
    .follow-up = Joue une carte visible, quel que soit le nombre.
    .follow-hand = Joue une carte de ta main, quel que soit le nombre.
    .stuck = Rien ne passe : ramasse la pile.
turn-play =
    { $who ->
        [you] À toi de jouer
       *[other] À { $who } de jouer
    }
turn-follow =
    { $who ->
        [you] Tu continues
       *[other] { $who } continue
    }
turn-give =
    { $who ->
        [you] Tu donnes la pile
       *[other] { $who } donne la pile
    }
asked =
    .new-pile = Commence une nouvelle pile.
    .anything = N’importe quelle carte passe.
    .low = { $highest } ou moins, ou une carte Karma.
    .high = { $lowest } ou plus, ou une carte Karma.
    .sixteen = 16 ou une carte Karma.
flash =
    .other = La pile va à l’adversaire
    .row = Trois à la suite !
    .misfit = Ça ne passe pas
    .gift =
        La pile est pour { $to ->
            [you] toi
           *[other] { $to }
        }

## Pour revenir en arrière

known =
    .up = Visibles
    .seen = Vues aller dans la main
    .pile = Du dessus au dessous :
    .no-pile = Il n’y a pas de pile.
    .gone = Hors jeu
heading =
    { $losers-are ->
        [you] Tu finis en dernière place
        [one] { $losers } finit en dernière place
        [us] Tu finis parmi les derniers
       *[many] { $losers } restent les derniers
    }
    .win = Tu gagnes !
out-in-order = Ont fini, dans l’ordre : { $names }.
left-over =
    Il { $who ->
        [you] te reste
       *[other] reste
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $who ->
        [you] .
       *[other] { " " }à { $who }.
    }

## Ce qu’une carte est et fait

about = { $number } : va sur tout nombre jusqu’à { $number }. Deux ou trois cartes identiques peuvent être jouées ensemble.
    .give = « Donne la pile à un ami » : va sur tout. La personne que tu désignes prend toute la pile.
    .five = « Cinq ou moins » : va sur tout. Il faut ensuite un nombre de 1 à 5 ou une carte Karma.
    .table = « Joue une carte de table » : va sur tout. Tu continues aussitôt avec une de tes cartes de table, quelle qu’elle soit.
    .up = « Le dessous dessus » : va sur tout. La carte du dessous de la pile passe au-dessus.
    .down = Une carte cachée : personne ne la connaît. On la retourne en tout dernier.
    .deck = La pioche : on y complète chaque main jusqu’à trois cartes.
    .gone = Hors du jeu : trois à la suite emportent la pile pour de bon.
    .pile = La pile : c’est là qu’on joue. Sur une pile vide, toute carte passe.

## Touches

keys =
    .choose = choisir trois cartes et les poser
    .suggested = prendre la suggestion
    .low = choisir les nombres de 1 à 10, encore une fois pour une de plus
    .high = choisir les nombres de 11 à 16
    .karma = choisir « Donne la pile », « Cinq ou moins », « Joue une carte de table », « Le dessous dessus »
    .play = jouer ce qui est choisi
    .turn = retourner une carte cachée
    .pick-up = ramasser la pile
    .give = donner la pile à la personne qui porte ce numéro
    .nothing = ne rien choisir

## L’énigme du jour

daily-goal = Sors avant l’adversaire, en aussi peu de tours que possible.
daily-turns = Tours
daily-other = L’adversaire
    .hand = en main
    .up = visibles

## Sur la page des énigmes du jour

daily-about = Toutes les cartes sont visibles : sors en premier, en aussi peu de tours que possible.
daily-reached =
    { $end ->
        [unsolved] Pas sorti ; possible en { $best } tours
       *[other]
            Sorti en { $points ->
                [one] { $points } tour
               *[other] { $points } tours
            }, { $best } possible
    }
