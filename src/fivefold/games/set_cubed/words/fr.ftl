### SET CUBED.

set-cubed = SET CUBED
    .blurb = Pose des dés sur le plateau pour aligner des SET par trois ; plus il y a de SET, plus tu marques de points.

## Règles maison

option-turn-seconds = Temps par tour
    .about = Nombre de secondes après lequel un tour est terminé ; 0 : sans limite.
option-extra-roll-seconds = Temps pour la relance
    .about = Nombre de secondes, avant une manche, pour décider quels dés relancer.
option-board = Plateau
    .about = Les cases bonus : standard, ou une liste comme b2=5,l2=5.

## Ce qui se passe

drew = Nouveaux dés.
rolls =
    { $who ->
        [you] Tu obtiens
       *[other] { $who } obtient
    } { $dice }.
rolled =
    .no-set = Personne n’a de SET : tout le monde relance.
    .freed = Le WILD est lancé.
    .stuck = Personne n’a pu jouer : tout le monde relance.
    .extra = On relance des dés.
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
        [you] Tu poses
       *[other] { $who } pose
    } { $face } en { $square }, pour commencer.
placed =
    { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } { $play }.
# Ce qui a été posé, et ce que vaut chaque nouveau SET : « 2rd en g8 : f8-h8 3, bonus 5 ».
play = { $dice } : { $gains }
spot = { $face } en { $square }
gain = { $first }-{ $last } { $points }
    .bonus = bonus { $points }
took-back =
    { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } ce qui était en { $squares }.
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
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .stuck =
        { $who ->
            [you] Tu ne peux rien jouer.
           *[other] { $who } ne peut rien jouer.
        }
offered = Tout le monde a pioché. Qui veut relancer des dés ?
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
    .idle = Plus personne ne joue.
outcome =
    .out = Le sac est vide et quelqu’un n’a plus de dés. La personne qui a le plus de points l’emporte.
    .idle = Personne n’a posé de dé depuis { $rounds } manches. La personne qui a le plus de points l’emporte.

## Refus

opened = Il y a déjà un SET sur le logo.
not-your-turn = Ce n’est pas ton tour.
waiting = Ton dé en { $square } ne fait pas encore de SET ; reprends-le ou continue.
not-in-hand = Tu n’as pas de dé qui montre { $face }.
    .many = Tu n’as pas autant de dés qui montrent { $face }.
no-square = Il n’y a pas de case { $square }.
covered = Il y a déjà un dé en { $square }.
three-dice = Tu as posé { $dice } dés ; c’est tout pour un tour.
none-waits = Aucun WILD n’attend qu’on dise ce qu’il représente.
no-set = Avec { $face } en { $square }, tu ne complètes aucun SET, ni tout de suite ni avec un autre de tes dés.
    .wild = Avec { $face } en { $square }, tu ne complètes aucun SET.
    .state = Dis ce que représente le WILD en { $square }.
    .cannot-wait = Dis ce que représente le WILD en { $square } ; sans un autre dé, il ne peut pas y attendre.
    .two = { $face } en { $square } et { $other } en { $waiting } ne font pas un SET.
    .line = De { $first } à { $last } ({ $faces }), ce n’est pas un SET : { $faults }.
nothing-back = Tu n’as rien posé que tu puisses reprendre.
too-late = On remplace les WILD avant de poser un dé.
no-wild = Il n’y a pas de WILD en { $square }.
not-stated = Dis ce que représente le WILD, par exemple *2rd.
not-a-set = Ce n’est pas un SET ({ $faces }) : { $faults }.
no-roll = On ne relance des dés qu’entre deux manches.
decided = Tu as déjà choisi.
not-a-move = « { $text } » n’est pas un coup ici : set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd, back, done, skip, replace g7, roll 1ro 2go ou keep.
bad-board = Un plateau est { $standard }, ou la liste de ses 1 à 60 cases bonus, par exemple b2=5,l2=5.
    .rows = Un plateau a { $needed } lignes, pas { $found }.
    .squares = La ligne { $row } du plateau a { $found } cases, pas { $needed }.
    .mark = « { $mark } » en { $square } n’est ni . ni = ni un bonus de 2, 3 ou 5.
    .logo = Le logo (=) est { $logo } ; regarde { $square }.
    .near-logo = Il ne peut pas y avoir de bonus en { $square }, qui est sur le logo ou le touche.
    .twice = { $square } a deux bonus.
    .file = Impossible de lire { $path } : { $error }.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .hand = personne n’a plus de { $most } dés.
    .hand-with-turn = personne n’a plus de { $most } dés, y compris ceux posés pendant ce tour.
    .wild-in-hand = un WILD devant un joueur s’écrit simplement { $wild }.
    .wild-on-board = un WILD sur le plateau représente quelque chose, par exemple *2rd.
    .wild-waits = un WILD qui attend s’écrit simplement { $wild }.
    .spots = il faudrait ici un ou deux dés posés, par exemple g8=2rd.
    .set = il faudrait ici la première et la dernière case d’un SET, par exemple f8-h8.
    .past = il faudrait ici une place et pourquoi son tour s’est terminé.
    .square-twice = deux dés sont sur la même case.
    .covered = il y a déjà un dé à cet endroit.
    .before-race = avant qu’un SET soit sur le logo, il n’y a rien sur le plateau ni sur la feuille de score.
    .race-hands = pendant la course, chacun a { $full } dés, et avant, aucun.
    .after-race = après la course, il y a des dés sur le plateau et des points sur la feuille de score.
    .own-dice = chacun relance ses propres dés.
    .last-plays = les dés de ce tour devraient être les derniers sur le plateau.
    .turn-dice = un tour a au plus { $most } dés.
    .no-turn = on ne pose des dés que pendant un tour.
    .ended = une partie terminée, et elle seule, a une raison ici.

## Indices

hint-open = Le SET : { $faces }.
    .none = Tu n’as aucun SET.
    .some = Tu as un SET.
    .one = Il commence par { $face }.
hint-replace = Tu pourrais remplacer le WILD en { $square } et le lancer.
hint-none = Tu ne peux rien poser.
    .more = Tu ne peux plus rien poser ; ton tour est fini.
hint-put =
    Pose { $dice } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .points =
        Il y a encore { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à prendre.
    .where = Regarde { $squares }.
hint-roll = Sur ce plateau, ceci ne te sert à rien : { $dice }.
    .none = Tous tes dés te servent ; garde-les.

## La table en texte

show-moment =
    .race =
        le premier qui montre un SET ouvre ; { $bag ->
            [one] { $bag } dé
           *[other] { $bag } dés
        } dans le sac
    .turn =
        manche { $round } ; { $bag ->
            [one] { $bag } dé
           *[other] { $bag } dés
        } dans le sac
    .extra =
        avant la manche { $next }, chacun peut relancer des dés ; { $bag ->
            [one] { $bag } dé
           *[other] { $bag } dés
        } dans le sac
    .over =
        la partie est terminée ; { $bag ->
            [one] { $bag } dé
           *[other] { $bag } dés
        } dans le sac
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $dice-count ->
        [0] aucun dé
       *[other] { $dice }
    }
    .notes =
        { $who ->
            [you] toi
           *[other] { $who }
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ({ $notes }) : { $dice-count ->
            [0] aucun dé
           *[other] { $dice }
        }
# Remarques sur un joueur, séparées par des virgules.
show-note =
    .first = commence
    .turn = à jouer, encore { $dice }
    .adding = doit ajouter un dé
    .decided = a choisi
show-play = { "  " }{ $play }

## L’énigme du jour

set-cubed-daily = SET CUBED du jour
    .blurb = Trouve le tour qui rapporte le plus sur le plateau du jour ; tout le monde a le même.
daily-dealt = { $dice } dés sont sur le plateau. Quel tour rapporte le plus ?
daily-result =
    { $points } sur { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
put-only = « { $text } » n’est pas un pas ici : écris put, une case et un dé, par exemple put g8=2rd.

## Rétrospective

review-unit = points
review-yardstick = Un tour vaut ses points, moins environ un tiers de ce que la personne suivante peut en tirer (partagé entre tous les autres), plus un quart de ce qui reste pour son propre tour suivant et un point pour un WILD en main. Un lancer est jugé au meilleur tour avec les dés qu’il donne.
review-curve = Points.
review-turn = { $dice } pour { $points } points était le meilleur tour.
    .kept = Passer était le mieux.
    .wrong = { $dice } pour { $points } points. { $best } en aurait donné { $top } ; le maximum était { $most }.
    .fewer = { $dice } pour { $points } points ; le maximum était { $most }. { $best } pour { $top } aurait laissé moins à la personne suivante, ou plus pour la suite.
    .skipped = Passé. { $best } aurait donné { $top } points.
    .better-skipped = { $dice } pour { $points } points. Il aurait mieux valu passer et laisser moins à la personne suivante.
review-roll = { $dice-count ->
        [0] Garder tous les dés
       *[other] Relancer { $dice }
    } était le mieux : { $points } points en moyenne avec le meilleur tour.
    .wrong = { $dice-count ->
            [0] Tous les dés gardés
           *[other] { $dice } relancés
        } : { $points } points en moyenne avec le meilleur tour. { $best-count ->
            [0] Tout garder
           *[other] Relancer { $best }
        } en aurait donné { $top }.

## La leçon

lesson-race = Dans un SET, nombre, couleur et symbole sont chacun tous pareils ou tous différents. Montre les trois dés aux vagues vertes.
    .title = Qu’est-ce qu’un SET ?
    .well = On commence en montrant un SET en premier. Il va sur le logo et rapporte 3 points.
    .otherwise = Prends les trois dés aux vagues vertes.
lesson-differ = Dans ce SET, tout est différent. Deux de ses dés sont marqués : trouve le troisième et montre les trois.
    .title = Tout est différent
    .well = Aucun nombre, aucune couleur, aucun symbole en double. C’est aussi un SET !
    .otherwise = Montre un ovale rouge, deux vagues vertes et trois losanges violets.
lesson-third = Lequel de tes dés fait un SET avec un et deux ovales rouges ? Pose-le sur la case marquée, au bout de la rangée.
    .title = À côté d’autres dés
    .well = Trois dés alignés qui se touchent : un SET, et un point pour chacun de ses dés. La rangée peut dépasser trois.
    .done = On n’est jamais obligé de jouer, mais ici tu peux : trois ovales rouges vont en e7.
    .otherwise = Pose les trois ovales rouges en e7.
lesson-two = Tu peux aussi poser deux dés d’un coup. Fais une colonne avec les dés marqués : deux ovales verts, deux violets et deux rouges.
    .title = Deux dés d’un coup
    .well = Le premier ne fait qu’attendre ; avec le second, c’est un SET. 3 points, car le dé déjà posé compte aussi.
    .done = Ton tour serait fini. Pose un dé au-dessus ou au-dessous de g7, et l’autre dans la même colonne.
    .otherwise = Pose les deux dés à deux ovales dans la colonne de g7.
lesson-cross = Un dé peut compléter deux lignes à la fois, et compte alors dans les deux. Où ton losange vert fait-il deux SET ?
    .title = Deux lignes d’un coup
    .well = Une colonne et une rangée : 6 points avec un seul dé !
    .one = C’est un SET, mais un seul : 3 points. En f8, le losange finit une colonne et commence une rangée.
    .done = Il y a 6 points pour toi ici. Regarde f8, où une colonne et une rangée se rencontrent.
    .otherwise = Pose le losange vert en f8.
lesson-touch = Un seul SET suffit, quels que soient les autres dés voisins. Pose les deux ovales violets sur la case marquée.
    .title = Une ligne suffit
    .well = La colonne est un SET. Peu importe que le dé touche aussi la vague de la rangée.
    .done = Les deux ovales violets vont en g6 : la colonne devient un SET.
    .otherwise = Pose les deux ovales violets en g6.
lesson-bonus = Les cases numérotées donnent ces points une fois, pour le premier dé posé. Joue un SET qui en atteint une.
    .title = Un bonus
    .well = 2 points de plus. Personne ne les aura une seconde fois.
    .done = Un bonus attend au bout de la rangée. Deux ovales rouges vont en d7.
    .otherwise = Pose les deux ovales rouges en d7.
lesson-wild = Un WILD vaut n’importe quelle face ; tu dis laquelle en le posant. Mets le tien dans un SET.
    .title = Un WILD
    .well = Désormais il est ce que tu as dit. Dans le SET avec lequel on le pose, il ne compte pas ; dans les suivants, comme tout autre dé.
    .done = Ton WILD peut être n’importe quel dé : par exemple trois ovales rouges en e7.
    .otherwise = Pose le WILD à côté de la rangée, et dis ce qu’il est.
lesson-swap = En g7, un WILD représente deux ovales rouges, et l’un de tes dés montre exactement cela. Au début de ton tour, tu peux le remplacer.
    .title = Obtenir un WILD
    .well = Le WILD a été lancé, et il est à toi. Cela ne rapporte pas de points, mais peut-être de nouveau un WILD.
    .done = Avant de finir ton tour, profites-en : deux ovales rouges vont à la place du WILD.
    .otherwise = Remplace le WILD en g7.
lesson-turn = Dans un tour, tu peux poser jusqu’à trois dés, l’un après l’autre. Marque 17 points sur les cases marquées ; tu peux annuler.
    .title = Un tour entier
    .well = 17 points, et pas un de plus n’était possible. Ailleurs, les trois mêmes dés n’en font parfois que 8.
    .done = Il y a 17 points à prendre. Le losange vert va en f8, la vague violette au-dessous, et deux ovales rouges en g10.
    .otherwise = Continue jusqu’à 17 points.
lesson-roll = Entre deux manches, tu peux relancer des dés. Garde le losange vert et les deux ovales rouges, et relance les autres.
    .title = Relancer
    .well = Tu gardes ce qui va, le reste a une seconde chance.
    .keep = Relancer ne coûte rien, et sur ce plateau trois de tes dés ne vont nulle part.
    .good = Garde le losange vert et les deux ovales rouges : ils ont déjà leur place. Relance les trois autres.
    .otherwise = Sur ce plateau, trois dés ne vont nulle part : relance-les tous.
lesson-match = Le sac est vide, et tu as 2 points de retard. La manche où quelqu’un n’a plus de dés est la dernière.
    .title = La fin d’une partie
    .well = C’était SET CUBED : la personne qui a le plus de points l’emporte. Une partie entière commence par la course, sur un plateau vide.

## Exercices

drill-turn = Le meilleur tour
    .about = Où trois dés au plus rapportent-ils le plus ?
    .question = Lequel de ces tours rapporte le plus ?
    .best = { $points } points : aucun tour ne rapporte plus.
drill-worth =
    { $points } points : { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }et { $bonus } points de bonus
    }. Le meilleur tour en a { $best }.
drill-dice = Tes dés
