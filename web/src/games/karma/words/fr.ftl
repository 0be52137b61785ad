### Karma dans le navigateur ; en plus des mots du jeu lui-même.

account =
    { $cards ->
        [one] avec { $cards } carte restante
       *[other] avec { $cards } cartes restantes
    }

hidden-card = une carte cachée
cards = { $cards }

## Le choix

choose = Choisis trois cartes
    .about = Elles vont sur la table, visibles, et se jouent après ta main. Tu gardes les trois autres.
    .suggested = suggérée
    .suggested-card = { $card }, suggérée
    .take = Suivre la suggestion
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
    .out = A fini
    .place =
        { $place ->
            [1] 1re
           *[other] { $place }e
        } place
    .out-as =
        a fini, { $place ->
            [1] 1re
           *[other] { $place }e
        } place
    .last = A perdu
    .lost = a encore des cartes : a perdu
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
           *[other] Ramasser les { $size }
        }
look-through = Voir les cartes

## À qui de jouer, et quoi

status =
    .over = La partie est terminée
    .choose = Tout le monde choisit
    .choosing =
        { $waiting ->
            [one] { $waiting } sur { $players } doit encore choisir.
           *[other] { $waiting } sur { $players } doivent encore choisir.
        }
    .mine = À toi
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
    .giving = Choisis à qui la donner.
    .blind = Retourne une carte cachée.
    .follow = Joue une autre carte
    .follow-up = Joue une carte visible, n’importe quel nombre.
    .follow-hand = Joue une carte de ta main, n’importe quel nombre.
    .stuck = Rien ne passe : ramasse la pile.
turn-play =
    { $who ->
        [you] À toi
       *[other] À { $who } de jouer
    }
turn-follow =
    { $who ->
        [you] Tu rejoues
       *[other] { $who } rejoue
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

## À la fin

known =
    .up = Visibles
    .seen = Vues avant d’aller en main
    .pile = Du dessus au dessous :
    .no-pile = Il n’y a pas de pile.
    .gone = Hors jeu

## Ce qu’une carte est et fait

about = { $number } : passe sur { $number } et moins. Tu peux jouer deux ou trois cartes identiques ensemble.
    .give = « Donne la pile à un ami » : passe sur tout. La personne que tu choisis ramasse toute la pile.
    .five = « Cinq ou moins » : passe sur tout. Ensuite, il faut un nombre de 1 à 5 ou une carte Karma.
    .table = « Joue une carte de table » : passe sur tout. Tu joues aussitôt une de tes cartes de table, quel que soit son nombre.
    .up = « Sens dessus dessous » : passe sur tout. La carte du dessous de la pile passe sur le dessus.
    .down = Une carte cachée : personne ne la connaît. Tu joues celles-ci en dernier.
    .deck = La pioche : après ton tour, ta main est complétée à trois cartes.
    .gone = Hors jeu : trois à la suite retirent toute la pile.
    .pile = La pile : joue tes cartes ici. Sur une pile vide, toute carte passe.

## Touches

keys =
    .choose = choisir trois cartes, les poser
    .suggested = suivre la suggestion
    .low = choisir les nombres de 1 à 10 ; encore une fois pour une de plus
    .high = choisir les nombres de 11 à 16
    .karma = choisir « Donne la pile à un ami », « Cinq ou moins », « Joue une carte de table », « Sens dessus dessous »
    .play = jouer les cartes choisies
    .turn = retourner une carte cachée
    .pick-up = ramasser la pile
    .give = donner la pile à cette personne
    .nothing = tout désélectionner

## L’énigme du jour

daily-goal = Finis avant ton adversaire, en un minimum de tours.
daily-turns = Tours
daily-fewest = Minimum de tours
daily-other = Adversaire
    .hand = en main
    .up = visibles

## Sur la page des énigmes du jour

daily-about = Toutes les cartes visibles : finis en premier, en un minimum de tours.
daily-reached =
    { $end ->
        [unsolved] Pas fini en premier ; possible en { $best } tours
       *[other]
            Fini en { $points ->
                [one] { $points } tour
               *[other] { $points } tours
            } (minimum : { $best })
    }

## Saisir de vraies cartes

pad-numbers = Nombres
pad-karma = Cartes Karma
pad-empty = Pile vide
