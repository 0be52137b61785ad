### CROSSWORD SET dans le navigateur ; en plus des mots du jeu lui-même.

account =
    { $rounds ->
        [0] Aucune manche gagnée
        [one] Une manche gagnée : { $sum }
       *[other] { $rounds } manches gagnées : { $sum }
    }
## Les grilles et les dés

grid = Ta grille
    .of = La grille de { $name }
    .all-laid = Tous tes dés sont sur la grille.
    .none-beside = Aucun dé à côté de la grille.
guest = { $face } en invité en { $square }
# Un dé tel qu’on le lit à voix haute : ce qu’il montre, et des remarques séparées par des virgules.
die = { $notes }
    .on = en { $square }
    .used = placé
    .apart = dans un SET à part
    .loose = dans aucun SET
    .of = à { $name }
    .guest = invité chez { $name }
    .stays = figé
no-set = Ce n’est pas un SET : { $why }
about =
    .grid = La grille de { $name } : appuie pour la voir en grand.
    .take = Tire un dé du sac et le lance. Il faudra le placer comme les autres.
    .square = Une case de ta grille. Fais glisser des dés ici, ou touche-les puis une case ; entoures-en plusieurs pour les déplacer ensemble. Un dé posé sur un autre échange sa place avec lui.
    .mine = { $die }. Fais-le glisser, ou touche-le puis une case.
    .wild = { $die }. Il représente ce dont tu as besoin : laisse faire la table, ou choisis-le et dis-le.
    .frozen = { $die }. Un invité est là, il ne bouge donc plus.
    .theirs = { $die }.
features = Que représente le WILD ?
    .number = Nombre
    .colour = Couleur
    .symbol = Symbole
    .is = C’est { $face }
    .whatever = Ce qui va
    .until = Tant que tu ne dis rien, la table le prend pour ce qui fait un SET avec ses voisins.

## Les joueurs

you = Toi
player =
    .guest = accueille un invité
    .gives-up = abandonnerait
    .ready = attend la suite
    .mark = abandonne
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
extra =
    .head = Dés supplémentaires
left-over = De reste
progress = Manche { $round } sur { $rounds }
next-round = Manche { $round }

## Le moment

status =
    .over = La partie est terminée
    .between = La manche est terminée
    .elsewhere = Grille de { $name }
    .used =
        { $used ->
            [one] { $used } dé placé
           *[other] { $used } dés placés
        } sur { $dice }
todo =
    .host = Tes dés peuvent se joindre à ceux-ci, par des SET communs.
    .guests = Les invités peuvent venir quand le sac est vide.
    .frozen = Un invité est dans ta grille : les dés reliés ne bougent plus.
    .begin = Fais glisser des dés ici, ou touche-les, puis une case.
take-back = Annuler
chosen =
    { $dice ->
        [one] { $dice } dé choisi
       *[other] { $dice } dés choisis
    }
    .wild = WILD …
    .turn = Tourner
    .aside = De côté
    .none = Ne rien choisir
home = Retour à ta grille
take = Un autre dé
    .empty = Le sac est vide
    .left = encore { $bag }
give-up = Abandonner
    .back = Continuer
    .given = { $given } sur { $present }

## Les touches

keys =
    .dice = choisir tes dés, un ou plusieurs
    .move = poser les dés choisis à côté du dernier, ou les déplacer
    .turn = tourner les dés choisis d’un quart de tour
    .aside = mettre les dés choisis de côté
    .back = annuler le dernier coup
    .all = choisir tous ceux de la grille
    .none = ne rien choisir
    .wild = dire ce que représente un WILD choisi
    .take = un autre dé
    .look = regarder la grille suivante
    .give-up = abandonner la manche, ou continuer

## Après une manche

ending =
    .time = Temps écoulé
    .alone = Abandon
    .all = Tout le monde abandonne
    .complete = Tous les dés placés !
    .won =
        { $who ->
            [you] Tu gagnes { $points ->
                [one] { $points } point
               *[other] { $points } points
            } !
           *[other] { $who } gagne { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        }
no-scores = Pas encore de points : la première personne qui place tous ses dés en gagne un pour chaque dé que les autres n’ont pas placé.
unused =
    { $dice ->
        [0] tous placés
        [one] { $dice } dé de reste
       *[other] { $dice } dés de reste
    }
solution = Le solveur
    .complete =
        avec { $extra ->
            [one] { $extra } dé supplémentaire
           *[other] { $extra } dés supplémentaires
        }
    .part =
        { $used ->
            [one] { $used } dé placé
           *[other] { $used } dés placés
        } sur { $dice }
# La première ligne d’un résultat à envoyer à des amis ; une ligne par manche suit.
share = CROSSWORD SET en solo
    .left =
        { $dice ->
            [one] { $dice } dé de reste
           *[other] { $dice } dés de reste
        }

## L’énigme du jour

daily-goal = Tous les dés dans une seule grille, en SETs qui se croisent.
daily-used = Utilisés

## Sur la page des énigmes du jour

daily-about = Tous les dés dans une grille de SETs qui se croisent.
daily-reached =
    { $points ->
        [one] { $points } dé
       *[other] { $points } dés
    } sur { $best }
