### SET CUBED.

set-cubed = SET CUBED
    .blurb = Aligne les dés par trois : chaque SET rapporte des points.

## Règles maison

option-turn-seconds = Temps par tour
    .about = Combien de temps peut durer un tour. Avec des jours, tu joues quand tu as le temps.
option-extra-roll-seconds = Temps pour la relance
    .about = Secondes pour choisir les dés à relancer avant une manche.
option-board = Plateau
    .about = Les cases bonus : standard, ou une liste comme b2=5,l2=5.

## Ce qui se passe

drew = Nouveaux dés.
rolls =
    { $who ->
        [you] Tu obtiens
       *[other] { $who } obtient
    } { $dice }.
rolled =
    .no-set = Personne n’a de SET : tout le monde relance.
    .freed = Le WILD est lancé.
    .stuck = Personne n’a pu jouer : tout le monde relance.
    .extra = Les dés choisis sont relancés.
    .kept = Tout le monde garde ses dés.
opens =
    { $who ->
        [you] Tu as un SET et tu ouvres
       *[other] { $who } a un SET et ouvre
    } avec { $faces } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
replaced =
    { $who ->
        [you] Tu mets
       *[other] { $who } met
    } { $face } à la place du WILD en { $square }.
waited =
    { $who ->
        [you] Tu poses d’abord
       *[other] { $who } pose d’abord
    } { $face } en { $square }.
placed =
    { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } { $play }.
# Ce qui a été posé, et ce que vaut chaque nouveau SET : « 2rd en g8 : f8-h8 3, bonus 5 ».
play = { $dice } : { $gains }
spot = { $face } en { $square }
gain = { $first }-{ $last } { $points }
    .bonus = bonus { $points }
took-back =
    { $who ->
        [you] Tu annules
       *[other] { $who } annule
    } les dés en { $squares }.
turn-over =
    .opened =
        { $who ->
            [you] Tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à ce tour.
    .done =
        { $who ->
            [you] Tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à ce tour.
    .late =
        Temps écoulé pour { $who ->
            [you] toi
           *[other] { $who }
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .stuck =
        { $who ->
            [you] Tu ne peux rien jouer.
           *[other] { $who } ne peut rien jouer.
        }
offered = Tout le monde a pioché. Qui veut relancer des dés ?
chose =
    { $dice ->
        [0] { $who ->
            [you] Tu gardes tous tes dés.
           *[other] { $who } garde tous ses dés.
        }
       *[other] { $who ->
            [you] Tu vas
           *[other] { $who } va
        } relancer { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }.
    }
    .hidden =
        { $who ->
            [you] Tu as choisi.
           *[other] { $who } a choisi.
        }
ended =
    .out = Quelqu’un n’a plus de dés, et le sac est vide.
    .idle = Personne n’a joué depuis un moment : la partie se termine.
outcome =
    .out = Le sac est vide et quelqu’un n’a plus de dés. La personne qui a le plus de points gagne.
    .idle = Personne n’a posé de dé depuis { $rounds } manches. La personne qui a le plus de points gagne.

## Refus

opened = La partie est déjà ouverte. Pose des dés sur le plateau.
not-your-turn = Ce n’est pas ton tour.
waiting = Ton dé en { $square } n’est pas encore dans un SET. Ajoute un autre dé ou annule.
not-in-hand = Tu n’as pas de dé qui montre { $face }.
    .many = Tu n’as pas autant de dés qui montrent { $face }.
no-square = Il n’y a pas de case { $square }.
covered = Il y a déjà un dé en { $square }.
three-dice = Tu as posé { $dice } dés, le maximum pour un tour. Appuie sur Terminé.
none-waits = Aucun WILD n’attend de face.
no-set = { $face } en { $square } ne complète aucun SET, ni seul ni avec un autre de tes dés.
    .wild = { $face } en { $square } ne complète aucun SET.
    .state = Choisis ce que représente le WILD en { $square }.
    .cannot-wait = Choisis ce que représente le WILD en { $square }. Aucun second dé ne va là : il ne peut pas attendre.
    .two = { $face } en { $square } ne fait pas un SET avec { $other } en { $waiting }.
    .line = { $faces } de { $first } à { $last }, ce n’est pas un SET : { $faults }.
nothing-back = Il n’y a rien à annuler.
too-late = Tu ne peux remplacer les WILDs qu’avant de poser un dé.
no-wild = Il n’y a pas de WILD en { $square }.
not-stated = Dis ce que représente le WILD, par exemple *2rd.
not-a-set = { $faces }, ce n’est pas un SET : { $faults }.
no-roll = Tu ne peux relancer des dés qu’entre deux manches.
decided = Tu as déjà choisi.
not-a-move = « { $text } » n’est pas un coup. Écris set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd, back, done, skip, replace g7, roll 1ro 2go ou keep.
bad-board = Un plateau est { $standard }, ou ses 1 à 60 cases bonus, par exemple b2=5,l2=5.
    .rows = Un plateau a { $needed } rangées, pas { $found }.
    .squares = La rangée { $row } du plateau a { $found } cases, pas { $needed }.
    .mark = « { $mark } » en { $square } n’est ni . ni = ni un bonus de 2, 3 ou 5.
    .logo = Le logo (=) doit être { $logo }. Vérifie { $square }.
    .near-logo = { $square } est sur le logo ou le touche : il ne peut pas y avoir de bonus.
    .twice = { $square } a deux bonus.
    .file = Impossible de lire { $path } : { $error }.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .hand = un joueur a { $most } dés au plus.
    .hand-with-turn = un joueur a { $most } dés au plus, y compris ceux posés pendant ce tour.
    .wild-in-hand = un WILD en main s’écrit { $wild }.
    .wild-on-board = un WILD sur le plateau représente une face, par exemple *2rd.
    .wild-waits = un WILD qui attend s’écrit { $wild }.
    .spots = un ou deux dés sur le plateau sont attendus ici, par exemple g8=2rd.
    .set = la première et la dernière case d’un SET sont attendues ici, par exemple f8-h8.
    .past = une place et la raison pour laquelle son tour a fini sont attendues ici.
    .square-twice = deux dés sont sur la même case.
    .covered = il y a déjà un dé à cet endroit.
    .before-race = avant l’ouverture, le plateau et la feuille de score sont vides.
    .race-hands = pendant la course, chaque joueur a { $full } dés, et avant, aucun.
    .after-race = après la course, il y a des dés sur le plateau et des points sur la feuille de score.
    .own-dice = chaque joueur relance ses propres dés.
    .last-plays = les dés de ces coups doivent être les derniers sur le plateau.
    .turn-dice = un tour a au plus { $most } dés.
    .no-turn = on ne pose des dés que pendant un tour.
    .ended = seule une partie terminée a une raison.

## Indices

hint-open = Le SET est { $faces }.
    .none = Tu n’as aucun SET.
    .some = Tu as un SET.
    .one = Il commence par { $face }.
hint-replace = Tu pourrais remplacer le WILD en { $square } et le lancer.
hint-none = Tu ne peux rien jouer.
    .more = Tu ne peux plus rien jouer. Appuie sur Terminé.
hint-put =
    Pose { $dice } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .points =
        { $points ->
            [one] Tu peux marquer encore { $points } point
           *[other] Tu peux marquer encore { $points } points
        }.
    .where = Regarde { $squares }.
hint-roll = Rien sur le plateau ne va avec { $dice }. Relance.
    .none = Tous tes dés sont utiles. Garde-les.

## La table en texte

show-moment =
    .race =
        le premier SET montré ouvre ; { $bag ->
            [one] { $bag } dé
           *[other] { $bag } dés
        } dans le sac
    .turn =
        manche { $round } ; { $bag ->
            [one] { $bag } dé
           *[other] { $bag } dés
        } dans le sac
    .extra =
        avant la manche { $next }, tout le monde peut relancer des dés ; { $bag ->
            [one] { $bag } dé
           *[other] { $bag } dés
        } dans le sac
    .over =
        la partie est terminée ; { $bag ->
            [one] { $bag } dé
           *[other] { $bag } dés
        } dans le sac
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $dice-count ->
        [0] aucun dé
       *[other] { $dice }
    }
    .notes =
        { $who ->
            [you] toi
           *[other] { $who }
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ({ $notes }) : { $dice-count ->
            [0] aucun dé
           *[other] { $dice }
        }
# Remarques sur un joueur, séparées par des virgules.
show-note =
    .first = commence
    .turn = c’est son tour, encore { $dice }
    .adding = doit ajouter un dé
    .decided = a choisi
show-play = { "  " }{ $play }

## L’énigme du jour

set-cubed-daily = SET CUBED du jour
    .blurb = Trouve le tour qui rapporte le plus sur le plateau du jour. Tout le monde a le même.
daily-dealt =
    { $dice ->
        [one] { $dice } dé est sur le plateau. Quel tour rapporte le plus ?
       *[other] { $dice } dés sont sur le plateau. Quel tour rapporte le plus ?
    }
daily-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $best }
put-only = « { $text } » n’est pas un coup. Écris put, une case et un dé, par exemple put g8=2rd.

## Analyse

review-unit = points
review-yardstick = Un tour compte ses points, moins environ un tiers de ce que la personne suivante peut en tirer, plus un quart de ce que tu gardes pour ton prochain tour. Un lancer est jugé d’après le meilleur tour qu’il permet.
review-curve = Points.
review-turn =
    { $dice } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : c’était le meilleur tour.
    .kept = Passer était le meilleur choix.
    .wrong =
        { $dice } pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. { $best } aurait donné { $top } ; le maximum était { $most }.
    .fewer =
        { $dice } pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ; le maximum était { $most }. { $best } pour { $top } aurait laissé moins à la personne suivante, ou plus pour le prochain tour.
    .skipped =
        { $player ->
            [you] Tu as passé.
           *[other] Passé.
        } { $best } aurait donné { $top ->
            [one] { $top } point
           *[other] { $top } points
        }.
    .better-skipped =
        { $dice } pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Il valait mieux passer, et laisser moins à la personne suivante.
review-roll =
    { $dice-count ->
        [0] Garder tous les dés
       *[other] Relancer { $dice }
    } était le meilleur choix : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne avec le meilleur tour.
    .wrong =
        { $dice-count ->
            [0] { $player ->
                    [you] Tu as gardé tous les dés
                   *[other] Tous les dés gardés
                }
           *[other] { $player ->
                    [you] Tu as relancé { $dice }
                   *[other] Relance de { $dice }
                }
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en moyenne avec le meilleur tour. { $best-count ->
            [0] Tout garder
           *[other] Relancer { $best }
        } aurait donné { $top }.

## La leçon

lesson-race = Dans un SET, nombre, couleur et symbole sont chacun tous pareils ou tous différents. Montre les trois dés à vagues vertes.
    .title = C’est quoi, un SET ?
    .well = La première personne qui montre un SET commence. Il va sur le logo et rapporte 3 points.
    .otherwise = Choisis les trois dés à vagues vertes.
lesson-differ = Dans ce SET, tout est différent. Deux de ses dés sont marqués : trouve le troisième et montre les trois.
    .title = Tout est différent
    .well = Aucun nombre, aucune couleur, aucun symbole en double. C’est aussi un SET !
    .otherwise = Montre un ovale rouge, deux vagues vertes et trois losanges violets.
lesson-third = Lequel de tes dés fait un SET avec un et deux ovales rouges ? Pose-le sur la case marquée, au bout de la rangée.
    .title = Trois alignés
    .well = C’est un SET : un point pour chacun de ses dés. Une rangée peut dépasser trois.
    .done = Tu n’as pas à jouer, mais ici tu peux : trois ovales rouges vont en e7.
    .otherwise = Pose les trois ovales rouges en e7.
lesson-two = Tu peux aussi poser deux dés d’un coup. Fais une colonne avec les dés marqués : deux ovales verts, deux violets et deux rouges.
    .title = Deux dés d’un coup
    .well = Le premier dé attend, et le second complète le SET. Tu marques 3 points, car le dé rouge compte aussi.
    .done = Cela terminerait ton tour. Pose un dé au-dessus ou au-dessous de g7, et l’autre dans la même colonne.
    .otherwise = Pose les deux dés à deux ovales dans la colonne de g7.
lesson-cross = Un dé peut compléter deux lignes à la fois, et compte alors dans les deux. Où ton losange vert fait-il deux SETs ?
    .title = Deux lignes à la fois
    .well = Une colonne et une rangée : 6 points avec un seul dé !
    .one = Ce n’est qu’un SET : 3 points. En f8, le losange complète une colonne et une rangée.
    .done = Tu peux marquer 6 points ici. Regarde f8, où une colonne et une rangée se croisent.
    .otherwise = Pose le losange vert en f8.
lesson-touch = Un seul SET suffit, peu importe ce que le dé touche d’autre. Pose les deux ovales violets sur la case marquée.
    .title = Une ligne suffit
    .well = La colonne est un SET. Peu importe que le dé touche aussi la vague de la rangée.
    .done = Deux ovales violets vont en g6 : la colonne du dessous fait un SET.
    .otherwise = Pose les deux ovales violets en g6.
lesson-bonus = Les cases numérotées donnent un bonus à la première personne qui y pose un dé. Joue un SET qui en atteint une.
    .title = Les cases bonus
    .well = 2 points de bonus ! Chaque bonus ne compte qu’une fois.
    .done = Il y a un bonus au bout de la rangée. Deux ovales rouges vont en d7.
    .otherwise = Pose les deux ovales rouges en d7.
lesson-wild = Un WILD représente n’importe quelle face, et tu choisis laquelle en le posant. Place le tien dans un SET.
    .title = Les WILDs
    .well = Désormais, il reste ce que tu as choisi. Il ne rapporte rien d’abord, mais compte dans les SETs suivants.
    .done = Ton WILD peut être n’importe quel dé, par exemple trois ovales rouges en e7.
    .otherwise = Pose le WILD à côté de la rangée, et choisis ce qu’il représente.
lesson-swap = Le WILD en g7 représente deux ovales rouges, et tu as ce dé. Au début de ton tour, tu peux le remplacer.
    .title = Prendre un WILD
    .well = Le dé du WILD est lancé, et il est à toi. Cela ne rapporte rien, mais il peut retomber sur WILD.
    .done = Avant de terminer ton tour, remplace le WILD par tes deux ovales rouges.
    .otherwise = Remplace le WILD en g7.
lesson-turn = À ton tour, tu peux poser jusqu’à trois dés, l’un après l’autre. Marque 17 points sur les cases marquées ; tu peux annuler.
    .title = Un tour entier
    .well = 17 points, le maximum ! Ailleurs, les trois mêmes dés n’en rapportent parfois que 8.
    .done = Tu peux marquer 17 points ici : le losange vert en f8, la vague violette au-dessous, et deux ovales rouges en g10.
    .otherwise = Continue jusqu’à avoir 17 points.
lesson-roll = Entre deux manches, tu peux relancer des dés. Garde le losange vert et les deux ovales rouges, et relance les autres.
    .title = Relancer
    .well = Tu gardes les dés qui vont, et les autres ont une seconde chance.
    .keep = Relancer ne coûte rien, et trois de tes dés ne vont nulle part sur ce plateau.
    .good = Garde le losange vert et les deux ovales rouges : ils vont déjà. Relance les trois autres.
    .otherwise = Trois de tes dés ne vont nulle part sur ce plateau. Relance-les tous.
lesson-match = Le sac est vide, et tu as 2 points de retard. La manche où quelqu’un n’a plus de dés est la dernière.
    .title = La fin d’une partie
    .well = C’est SET CUBED : la personne qui a le plus de points gagne. Une partie entière commence par la course, sur un plateau vide.

## Exercices

drill-turn = Le meilleur tour
    .about = Où trois dés au plus rapportent-ils le plus ?
    .question = Lequel de ces tours rapporte le plus ?
    .best =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : aucun tour ne rapporte plus.
drill-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }et { $bonus ->
                [one] { $bonus } point de bonus
               *[other] { $bonus } points de bonus
            }
    }. Le meilleur tour rapporte { $best }.
drill-dice = Tes dés

## Compter avec de vrais dés

count-turn = Points d’un tour
    .about = Saisis chaque nouveau SET, trois dés à la fois, et les cases bonus.
    .points =
        { $points ->
            [one] Le tour rapporte { $points } point.
           *[other] Le tour rapporte { $points } points.
        }
    .wrong =
        { $points ->
            [one] Tout n’est pas un SET. Le reste rapporte { $points } point.
           *[other] Tout n’est pas un SET. Le reste rapporte { $points } points.
        }
count-line =
    .wrong = La ligne { $number } n’est pas un SET : { $why }.
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-wild = Un nouveau WILD ne compte pas dans les SETs avec lesquels il arrive.
count-bonus = Cases bonus : { count-points }.
count-nothing = Saisis au moins un SET de trois dés.
count-too-many = C’est plus de SETs ou de cases bonus qu’un tour ne peut en avoir.
count-judge = Est-ce un SET ?
    .about = Saisis trois dés.

## Questions courtes sur les règles

asked-how-many = Combien de dés puis-je poser ?
    .answer = Jusqu’à trois par tour.
asked-diagonal = Les diagonales comptent-elles ?
    .answer = Non. Les dés d’un SET sont côte à côte dans une rangée ou une colonne.
asked-touching = Et si mon dé touche des dés avec lesquels il ne forme aucun SET ?
    .answer = Ce n’est pas grave, tant qu’il fait partie d’un SET dans une direction.
asked-two-sets = Un dé dans deux SETs compte-t-il deux fois ?
    .answer = Oui. Chaque nouveau SET rapporte un point par dé.
asked-wild-points = Un WILD rapporte-t-il des points ?
    .answer = Pas dans les SETs avec lesquels il arrive. Dans les SETs suivants, il compte comme un autre dé.
asked-replace = Puis-je prendre un WILD sur le plateau ?
    .answer = Oui, avant de poser un dé : échange-le contre un des tiens qui montre ce qu’il représente. Lance-le ensuite ; il est à toi.
asked-bonus = Qui gagne une case bonus ?
    .answer = La personne qui y pose le premier dé, une seule fois.
asked-skip = Dois-je poser des dés ?
    .answer = Non. Tu peux passer ton tour.
asked-first = Qui commence ?
    .answer = La première personne qui montre un SET parmi ses cinq dés. Elle le pose sur le logo.
asked-reroll = Puis-je relancer mes dés ?
    .answer = Oui, une fois après chaque manche, autant de dés que tu veux.
asked-end = Quand la partie est-elle finie ?
    .answer = Quand le sac est vide, à la fin de la manche où quelqu’un n’a plus de dés.
