### Five Crowns dans le navigateur ; à côté des mots du jeu lui-même.

account =
    { $none ->
        [0] Jamais sans points
        [one] Une manche sans points
       *[other] { $none } manches sans points
    }, { $most } dans la plus chère

## La table

name =
    { $who ->
        [you] Toi
       *[other] { $who }
    }
wild =
    .all = Jokers : { ranks } et les cartes Joker
    .short = Jokers : { ranks }
draw-pile = Pioche
    .draw = Piocher
    .count = Pioche, { card-count }
discards = Défausse
    .take = Prendre
    .top = Défausse, { $card } sur le dessus
    .none = Défausse, vide
    .title = Défausse, la dernière d’abord
    .nothing = Vide.
status =
    .over = La partie est finie
turn-usual = Au tour de { $who }
    .take = À toi : prends une carte
    .discard = À toi : défausse une carte
turn-last = Dernier tour de { $who }
    .take = Ton dernier tour : prends une carte
    .lay = Ton dernier tour : pose tes cartes
laid-title = Cartes posées
seat =
    .leads = en tête
    .dealt = a donné
    .out = a posé toutes ses cartes
    .out-short = sort
    .laid = a posé, reste { points }
    .known = Pris dans la défausse et encore en main :
    .unknown = Toutes les cartes sont cachées : aucune ne vient de la défausse.
# Une rangée de petites cartes, pour l’oreille.
minis = { $names }
    .labelled = { $label } : { $names }

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
ways = Ranger tes cartes
    .best = Ranger
    .suits = Couleurs
    .ranks = Valeurs
standing =
    { $points ->
        [one] Reste { $points } point
       *[other] Reste { $points } points
    }
    .best = Au mieux, reste { $points }
    .without = Sans { $card } : reste { $points }
discard = Défausser { $card }
    .nothing = Défausser
go-out = Sortir
lay-down = Poser
    .last = Dernier tour : pose tes cartes
    .points = Poser : { points }
not-yet = Pas encore
leaves = { $card }, laisse { points }
melds = Séries et suites
    .none = Ni série ni suite
meld = Combinaison { $number }
    .new = Nouvelle combinaison
    .how = Touche ou fais glisser une carte pour la placer ailleurs.
left-over = Reste
    .points = Reste, { points }
as-proposed = Comme proposé
here = Ici
    .to = , vers { $name }

## Points

score-sheet = Feuille de points
sheet = Points par manche
    .wild = Valeur joker
    .total = Total
chart = Totaux au fil des manches, à la fin : { $summary }
in-all = { $points } en tout
past =
    .title = Jokers : { ranks }. Manche { $hand } sur { $hands }
    .next = Suite : { ranks }
last-hand = La dernière manche, jokers : { ranks }

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
pile-title = La pile de { $size }, jokers : { ranks }
pile-summary = Pile de { $size }, jokers : { ranks }, reste { points } : { $cards }
pile-ask = Pile de { $size }, jokers : { ranks }. Quelle carte s’en va ?
turned-card = La carte retournée
    .choose = Retournée : { $card }. Choisis une pile
    .how = Touche une pile, ou fais-la glisser dessus.
to-come = Encore { card-count }
take-back = Reprendre
# Suivent les points qui resteraient.
without = Sans { $card } :
    .now = , actuellement { $points }
share =
    .won = { $title } : toutes les piles fermées, { card-count } de reste
    .lost =
        { $title } : { $closed ->
            [one] { $closed } pile fermée
           *[other] { $closed } piles fermées
        } sur { $piles }, reste { points }

## Ce qu’une carte est et fait

about = { $card } : va dans une série, trois cartes ou plus de même valeur, ou dans une suite, trois cartes ou plus d’une couleur à la file. Si elle reste, elle compte { $points }.
    .wild = { $card } : joker dans cette manche. Elle représente n’importe quelle carte d’une série ou d’une suite ; si elle reste, elle compte 20.
    .joker = Carte Joker : toujours joker. Elle représente n’importe quelle carte d’une série ou d’une suite ; si elle reste, elle compte 50.
    .wild-rank = Jokers de cette manche : { ranks } et les cartes Joker. Ils représentent n’importe quelle carte.
    .pile = La pioche : prends la carte du dessus sans la voir, ou plutôt la dernière défausse.
    .discards = La défausse : chaque tour se termine par une carte posée ici.
    .open-pile = La pile de { $size }, touche { $key } ; jokers : { ranks } et les cartes Joker. Elle est fermée dès que toutes ses cartes forment des séries et des suites.

## Touches

keys =
    .draw = piocher
    .take = prendre la dernière défausse
    .choose = choisir une carte par sa place
    .discard = défausser la carte choisie
    .out = sortir, ou poser au dernier tour
    .hold = tenir ses cartes rangées, par couleurs, par valeurs
    .walk = aller d’une carte à l’autre
    .move = déplacer une carte dans sa main
    .scores = scores
    .nothing = ne rien choisir
    .pile = mettre la carte retournée sur cette pile
    .back = la reprendre

## L’énigme du jour

daily-goal = Laisse le moins de points possible : prends une carte de la paire pour l’une des tiennes, ou aucune.
daily-left = Points restants
daily-hand = Main de { $size }, jokers : { ranks }, reste { points }
    .all = Les trois mains
    .offers = encore proposées
daily-pair = Proposées maintenant
    .card = { $card }, proposée
    .part = Quelle carte part pour { $card } ?
    .which = Quelle carte de la paire vient pour { $card } ?
    .laid = Les trois mains sont posées : reviens en arrière ou termine.
daily-take = Prendre { $taken } pour { $dropped }
    .nothing = Prendre
    .pass = N’en prendre aucune
daily-keys =
    .pair = choisir une carte de la paire
    .take = la prendre pour la carte choisie
    .pass = n’en prendre aucune

## Sur la page des énigmes du jour

daily-about = Trois mains, avec le moins de points possible à la fin.
daily-reached =
    Reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $best } possible

## Ce qu’on suit de partie en partie

pace = Points par manche
    .about = Ce qu’une manche t’a coûté en moyenne ; moins, c’est mieux.
