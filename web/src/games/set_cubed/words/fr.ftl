### SET CUBED dans le navigateur ; en plus des mots du jeu lui-même.

## Le plateau

board = Le plateau
    .empty = Pas encore de dés sur le plateau.
    .nearer = Plus près
    .further = Plus loin
    .dice = Revenir aux dés
# Une case où un dé peut aller.
square = Un dé en { $square }
    .replace = Remplacer le WILD en { $square }
which = Quel dé ?
    .wild = Que remplace le WILD ?
# Ce qu’un WILD posé peut remplacer.
ways = { $faces }
later = WILD, à décider avec le dé suivant
    .short = décider avec le dé suivant

## Les joueurs et leurs dés

you = Toi
first-player = Premier joueur
    .mark = 1er
has-decided = A choisi
summary =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [turn] , à jouer
        [decided] , a choisi
       *[none] { "" }
    }. { $dice-count ->
        [0] Aucun dé
       *[other] { $dice }
    }.
tray = Tes dés
    .none = Pas de dés devant toi.
sheet = Points, manche par manche

## Le moment

status =
    .over = La partie est terminée
    .race = La course à l’ouverture
    .find = Trouve un SET dans tes dés !
    .roll = Relancer des dés ?
    .others = Les autres choisissent leurs dés
    .plays = { $name } joue
    .partner = Maintenant, le deuxième
    .mine = À toi de jouer
    .all = C’est tout pour ce tour
todo =
    .race = Choisis-en trois, dans l’ordre où ils iront sur le logo.
    .roll = Choisis ceux à relancer, ou garde-les tous.
    .partner = Il faut un autre dé pour faire un SET avec celui en { $square }.
    .put =
        { $dice ->
            [one] Encore un dé
           *[other] Encore { $dice } dés au plus
        } : choisis-en un, puis une case.
# Suit le nombre.
seconds =
    { $seconds ->
        [one] seconde
       *[other] secondes
    }
turn-points = Points de ce tour
    .total = Ce tour
line = SET { $first }–{ $last }
    .bonus = Bonus
# Le tour précédent ; les points suivent.
past =
    .scored =
        { $who ->
            [you] Tu marques
           *[other] { $who } marque
        }
    .skipped =
        { $who ->
            [you] Tu as passé
           *[other] { $who } a passé
        }
    .stuck =
        { $who ->
            [you] Tu n’as rien pu jouer
           *[other] { $who } n’a rien pu jouer
        }
take-back = Reprendre
done = Terminé, +{ $points }
    .skip = Passer
roll = Relancer { $dice }
    .keep = Tout garder
bag = { $bag } dans le sac
    .round = { $bag } dans le sac, manche { $round }
account =
    { $turns ->
        [0] Aucun tour avec des points
        [one] Un tour avec des points
       *[other] { $turns } tours avec des points, le meilleur : { $best }
    }
