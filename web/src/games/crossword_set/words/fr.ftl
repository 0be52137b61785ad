### CROSSWORD SET dans le navigateur ; en plus des mots du jeu lui-même.

account =
    { $rounds ->
        [0] Aucune manche gagnée
        [one] Une manche gagnée : { $sum }
       *[other] { $rounds } manches gagnées : { $sum }
    }
## Les grilles et les dés

grid = Ta grille
    .of = La grille de { $name }
    .all-laid = Tous tes dés sont sur la grille.
    .none-beside = Plus aucun dé à côté de la grille.
guest = { $face } en invité en { $square }
# Un dé tel qu’on le lit à voix haute : ce qu’il montre, et des remarques séparées par des virgules.
die = { $notes }
    .on = en { $square }
    .used = placé
    .apart = dans un SET à part
    .loose = dans aucun SET
    .of = à { $name }
    .guest = en invité chez { $name }
    .stays = ne peut pas bouger
no-set = Ce n’est pas un SET : { $why }
about =
    .grid = La grille de { $name }. Appuie pour la voir en grand.
    .take = Tire un dé du sac et le lance. Tu devras le placer comme les autres.
    .square = Une case de ta grille. Fais glisser des dés ici, ou touche un dé puis une case.
    .mine = { $die }. Fais-le glisser, ou touche-le puis une case.
    .wild = { $die }. Il devient la face qui va, ou tu en choisis une.
    .frozen = { $die }. Il y a un invité dans cette grille : il ne peut pas bouger.
    .theirs = { $die }.
features = Que représente le WILD ?
    .number = Nombre
    .colour = Couleur
    .symbol = Symbole
    .is = C’est { $face }
    .whatever = Ce qui va
    .until = Tant que tu ne choisis pas, la table prend une face qui fait un SET avec ses voisins.

## Les joueurs

you = Toi
player =
    .guest = a un invité
    .gives-up = propose d’abandonner
    .ready = c’est bon
    .mark = abandonne
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
extra =
    .head = Dés supplémentaires
left-over = Restent
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
    .host = Tes dés peuvent aller ici, en SETs avec les siens.
    .guests = Des invités peuvent venir quand le sac est vide.
    .frozen = Il y a un invité dans ta grille : les dés reliés ne bougent plus.
    .begin = Fais glisser des dés ici, ou touche un dé, puis une case.
take-back = Annuler
chosen =
    { $dice ->
        [one] { $dice } dé choisi
       *[other] { $dice } dés choisis
    }
    .wild = WILD…
    .turn = Tourner
    .aside = De côté
    .none = Désélectionner
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
    .turn = tourner les dés choisis
    .aside = mettre les dés choisis de côté
    .back = annuler le dernier coup
    .all = choisir tous les dés de la grille
    .none = tout désélectionner
    .wild = choisir ce que représente un WILD
    .take = prendre un autre dé
    .look = voir la grille suivante
    .give-up = proposer d’abandonner, ou continuer

## Après une manche

ending =
    .time = Temps écoulé
    .alone = Tu as abandonné
    .all = Tout le monde a abandonné
    .complete = Tous les dés placés !
    .won =
        { $who ->
            [you] Tu gagnes { $points ->
                [one] { $points } point
               *[other] { $points } points
            } !
           *[other] { $who } gagne { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        }
no-scores = Pas encore de points. Si tu places tous tes dés en premier, tu marques un point par dé que les autres n’ont pas placé.
unused =
    { $dice ->
        [0] tous placés
        [one] { $dice } dé non placé
       *[other] { $dice } dés non placés
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
share = CROSSWORD SET en solitaire
    .left =
        { $dice ->
            [one] { $dice } dé de reste
           *[other] { $dice } dés de reste
        }

## L’énigme du jour

daily-goal = Place tous les dés dans une seule grille de SETs croisés.
daily-used = Placés

## Sur la page des énigmes du jour

daily-about = Place tous les dés dans une seule grille de SETs croisés.
daily-reached =
    { $points ->
        [one] { $points } dé
       *[other] { $points } dés
    } sur { $best }

## Saisir de vrais dés

pad-edge = Au-delà du bord
pad-square = { $die } en { $square }
