### Five Crowns dans le navigateur ; à côté des mots du jeu lui-même.

account =
    { $none ->
        [0] Aucune manche sans points
        [one] Une manche sans points
       *[other] { $none } manches sans points
    }, la pire : { $most }

## La table

name =
    { $who ->
        [you] Toi
       *[other] { $who }
    }
wild =
    .all = Jokers : { ranks } et les cartes Joker
    .short = Jokers : { ranks }
draw-pile = Pioche
    .draw = Piocher
    .count = Pioche, { card-count }
discards = Défausse
    .take = Prendre
    .top = Défausse, { $card } sur le dessus
    .none = Défausse, vide
    .title = Défausse, la plus récente d’abord
    .nothing = Vide.
status =
    .over = La partie est terminée
turn-usual = À { $who } de jouer
    .take = À toi : prends une carte
    .discard = À toi : défausse une carte
turn-last = Dernier tour de { $who }
    .take = Ton dernier tour : prends une carte
    .lay = Ton dernier tour : pose tes cartes
laid-title = Cartes posées
seat =
    .leads = en tête
    .dealt = a donné
    .out = a posé toutes ses cartes
    .out-short = sort
    .laid = a posé, reste { points }
    .known = Prises dans la défausse et encore en main :
    .unknown = Toutes les cartes sont cachées : aucune ne vient de la défausse.
# Une rangée de petites cartes, pour l’oreille.
minis = { $names }
    .labelled = { $label } : { $names }

## Ta main

your-hand = Ta main
# Sous des cartes qui vont ensemble.
group =
    .run = suite
    .book = série
    .left = reste { $points }
    .apart = défausse
card-notes = { $notes }
    .wild = joker
    .new = nouvelle
ways = Trier tes cartes
    .best = Ranger
    .suits = Couleurs
    .ranks = Valeurs
standing =
    { $points ->
        [one] Reste { $points } point
       *[other] Reste { $points } points
    }
    .best = Au mieux, reste { $points }
    .without = Sans { $card } : reste { $points }
discard = Défausser { $card }
    .nothing = Défausser
go-out = Sortir
lay-down = Poser
    .last = Dernier tour : pose tes cartes
    .points = Poser : { points }
not-yet = Pas encore
leaves = { $card }, laisse { points }
melds = Séries et suites
    .none = Ni série ni suite
meld = Combinaison { $number }
    .new = Nouvelle combinaison
    .how = Touche ou fais glisser une carte pour la déplacer.
left-over = Restent
    .points = Restent, { points }
as-proposed = Comme suggéré
here = Ici
    .to = , vers { $name }

## Points

score-sheet = Feuille de score
sheet = Points par manche
    .wild = Valeur joker
    .total = Total
chart = Totaux après chaque manche ; scores finaux : { $summary }
in-all = { $points } en tout
past =
    .title = Jokers : { ranks }. Manche { $hand } sur { $hands }
    .next = Ensuite : { ranks }
last-hand = Dernière manche, jokers : { ranks }

## En solitaire

open-piles = Piles ouvertes
# Suit le nombre de points.
open-sum =
    { $points ->
        [one] point
       *[other] points
    } dans { $piles ->
        [one] { $piles } pile ouverte
       *[other] { $piles } piles ouvertes
    }
closed-piles = Piles fermées
    .one = Pile de { $size }, fermée
pile-title = La pile de { $size }, jokers : { ranks }
pile-summary = Pile de { $size }, jokers : { ranks }, reste { points } : { $cards }
pile-ask = Pile de { $size }, jokers : { ranks }. Quelle carte défausser ?
turned-card = La carte retournée
    .choose = Retournée : { $card }. Choisis-lui une pile
    .how = Touche une pile, ou fais-la glisser dessus.
to-come = Encore { card-count }
take-back = Annuler
# Suivent les points qui resteraient.
without = Sans { $card } :
    .now = , maintenant { $points }
share =
    .won = { $title } : toutes les piles fermées, { card-count } de reste
    .lost =
        { $title } : { $closed ->
            [one] { $closed } pile fermée
           *[other] { $closed } piles fermées
        } sur { $piles }, reste { points }

## Ce qu’une carte est et fait

about = { $card } : va dans une série (trois cartes ou plus de même valeur) ou une suite (trois ou plus d’une couleur à la file). Si elle reste, elle compte { $points }.
    .wild = { $card } : joker dans cette manche. Elle représente n’importe quelle carte d’une série ou d’une suite. Si elle reste, elle compte 20.
    .joker = Carte Joker : toujours joker. Elle représente n’importe quelle carte d’une série ou d’une suite. Si elle reste, elle compte 50.
    .wild-rank = Jokers de cette manche : { ranks } et les cartes Joker. Ils représentent n’importe quelle carte.
    .pile = La pioche : pioche la carte du dessus, ou prends celle de la défausse.
    .discards = La défausse : chaque tour se termine par une carte posée ici.
    .open-pile = La pile de { $size }, touche { $key } ; jokers : { ranks } et les cartes Joker. Elle est fermée quand toutes ses cartes sont en séries et en suites.

## Touches

keys =
    .draw = piocher une carte
    .take = prendre la carte de la défausse
    .choose = choisir une carte par sa place
    .discard = défausser la carte choisie
    .out = sortir, ou poser au dernier tour
    .hold = trier tes cartes : rangées, par couleurs, par valeurs
    .walk = passer d’une carte à l’autre
    .move = déplacer une carte dans ta main
    .scores = scores
    .nothing = tout désélectionner
    .pile = mettre la carte retournée sur cette pile
    .back = annuler

## L’énigme du jour

daily-goal = Laisse le moins de points possible : échange une de tes cartes contre une carte de la paire, ou n’en prends aucune.
daily-left = Points restants
daily-hand = Main de { $size }, jokers : { ranks }, reste { points }
    .all = Les trois mains
    .offers = à venir
daily-pair = Proposées
    .card = { $card }, proposée
    .part = Quelle carte échanges-tu contre { $card } ?
    .which = Quelle carte de la paire prends-tu contre { $card } ?
    .laid = Les trois mains sont posées. Annule, ou appuie sur Terminé.
daily-take = Prendre { $taken } contre { $dropped }
    .nothing = Prendre
    .pass = Aucune des deux
daily-keys =
    .pair = choisir une carte de la paire
    .take = l’échanger contre ta carte choisie
    .pass = ne prendre aucune des deux

## Sur la page des énigmes du jour

daily-about = Trois mains : laisse le moins de points possible.
daily-reached =
    { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    } (minimum : { $best })

## Ce qu’on suit de partie en partie

pace = Points par manche
    .about = Ta moyenne par manche ; moins, c’est mieux.

## Saisir de vraies cartes

pad-ranks = Valeur
pad-suits = Couleur
pad-suit =
    { $suit ->
        [spades] Pique
        [hearts] Cœur
        [clubs] Trèfle
        [diamonds] Carreau
       *[stars] Étoile
    }
