### SET CUBED dans le navigateur ; en plus des mots du jeu lui-même.

account =
    { $turns ->
        [0] Aucun tour avec des points
        [one] Un tour avec des points
       *[other] { $turns } tours avec des points, meilleur : { $best }
    }
## Le plateau

board = Plateau
    .empty = Pas encore de dés sur le plateau.
    .nearer = Zoomer
    .further = Dézoomer
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
    .one = { $face } peut aller ici
    .replace = remplacer le WILD ici
# Ce qu’est une case et à quoi elle sert.
about =
    .empty = Une case vide : un dé va ici s’il forme un SET avec deux autres alignés.
    .bonus = Une case bonus : le premier dé posé ici rapporte { $points } points de plus.
    .logo = Le logo : le premier SET va ici.
    .die = { $face } : rapporte un point dans chaque SET qu’il aide à compléter.
    .wild = { $face } : si tu as un dé identique, tu peux l’échanger contre le WILD avant de poser des dés.
    .waiting = { $face } : il lui faut un second dé pour faire un SET.
which = Quel dé ?
    .wild = Que représente le WILD ?
# Ce qu’un WILD posé peut remplacer.
ways = { $faces }
later = WILD, à décider avec le dé suivant
    .short = décider avec le dé suivant

## Les joueurs et leurs dés

first-player = Commence
    .mark = n° 1
has-decided = A choisi
no-dice = aucun dé
tray = Tes dés
    .none = Tu n’as pas de dés.
# À quoi sert l’un de tes dés en ce moment.
own =
    .put = { $face } : choisis-le puis une case éclairée, ou fais-le glisser jusque-là.
    .race = { $face } : choisis trois de tes dés qui forment un SET pour ouvrir la partie.
    .roll = { $face } : choisis-le pour le relancer.
    .wait = { $face } : tu pourras le jouer à ton tour.
    .useless = { $face } : il ne va nulle part pour l’instant.
sheet = Points par manche

## Le moment

moment = Situation
status =
    .over = La partie est terminée
    .race = La course à l’ouverture
    .find = Trouve un SET dans tes dés !
    .roll = Relancer des dés ?
    .others = Les autres choisissent
    .plays = { $name } joue
    .partner = Maintenant, un second dé
    .mine = À toi
    .all = Les trois dés sont posés
todo =
    .race = Choisis-en trois, dans l’ordre où ils vont sur le logo.
    .roll = Choisis les dés à relancer, ou garde-les tous.
    .partner = Le dé en { $square } a besoin d’un autre pour faire un SET.
    .put =
        { $dice ->
            [one] Encore un dé
           *[other] Encore { $dice } dés au plus
        } : choisis-en un, puis une case.
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
take-back = Annuler
done = Terminé, +{ $points }
    .skip = Passer
roll = Relancer { $dice }
    .keep = Tout garder
bag = { $bag } dans le sac
    .round = { $bag } dans le sac, manche { $round }
# Ce que font les touches.
keys =
    .die = Choisir un dé
    .arrows = Parcourir le plateau ; avec un dé choisi, les cases où il va
    .enter = Poser le dé
    .escape = Tout désélectionner
    .done = Terminer ton tour, ou passer
    .roll = Relancer les dés choisis, ou tout garder
    .zoom = Zoomer, dézoomer

## L’énigme du jour

daily-goal = Quel tour rapporte le plus ?

## Sur la page des énigmes du jour

daily-about = Trouve le tour qui rapporte le plus.
daily-reached =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $best }

## Saisir de vrais dés

pad-bonus = Case bonus
