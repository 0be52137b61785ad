### SET CUBED dans le navigateur ; en plus des mots du jeu lui-même.

account =
    { $turns ->
        [0] Aucun tour avec des points
        [one] Un tour avec des points
       *[other] { $turns } tours avec des points, le meilleur : { $best }
    }
## Le plateau

board = Le plateau
    .empty = Pas encore de dés sur le plateau.
    .nearer = Plus près
    .further = Plus loin
# Une case pour l’oreille, par exemple « b2, bonus 5 ».
square =
    { $square }, { $what ->
        [die] { $face }
        [bonus] bonus { $points }
        [logo] logo
       *[empty] vide
    }
# Ce qu’on peut faire sur une case ; suit ce qui s’y trouve.
fits = un dé peut aller ici
    .one = { $face } : peut aller ici
    .replace = remplacer le WILD ici
# Ce qu’est une case et à quoi elle sert.
about =
    .empty = Une case vide : un dé peut aller ici s’il forme un SET avec deux autres alignés.
    .bonus = Une case bonus : le premier dé posé dessus rapporte { $points } points de plus.
    .logo = Le logo : le premier SET se pose ici.
    .die = { $face } : un point dans chaque SET qu’il complète.
    .wild = { $face } : avant de poser des dés, qui a un dé identique peut l’échanger contre le WILD.
    .waiting = { $face } : attend un second dé qui forme un SET avec lui.
which = Quel dé ?
    .wild = Que représente le WILD ?
# Ce qu’un WILD posé peut remplacer.
ways = { $faces }
later = WILD, à décider avec le dé suivant
    .short = décider avec le dé suivant

## Les joueurs et leurs dés

first-player = Premier joueur
    .mark = 1er
has-decided = A choisi
no-dice = aucun dé
tray = Tes dés
    .none = Pas de dés devant toi.
# À quoi sert l’un de tes dés en ce moment.
own =
    .put = { $face } : choisis-le puis une case éclairée, ou fais-le glisser jusque-là.
    .race = { $face } : trois de tes dés qui forment un SET ouvrent la partie.
    .roll = { $face } : choisis-le pour le relancer.
    .wait = { $face } : pour ton prochain tour.
    .useless = { $face } : aucune case ne lui va pour l’instant.
sheet = Points, manche par manche

## Le moment

moment = Le moment
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
# Ce que font les touches.
keys =
    .die = Choisir un dé
    .arrows = Parcourir le plateau ; avec un dé, aller aux cases qui lui conviennent
    .enter = Poser le dé
    .escape = Ne choisir aucun dé
    .done = Terminer, ou passer
    .roll = Relancer les dés choisis, ou tout garder
    .zoom = Plus près, plus loin

## L’énigme du jour

daily-goal = Quel tour vaut le plus de points ?

## Sur la page des énigmes du jour

daily-about = Le tour qui rapporte le plus.
daily-reached =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $best }
