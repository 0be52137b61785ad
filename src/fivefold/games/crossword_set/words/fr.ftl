### CROSSWORD SET.

crossword-set = CROSSWORD SET
    .blurb = Réunis dix dés en une grille de SETs croisés, avant les autres.

## Règles maison

option-joining = Liaison
    .about = Les SETs peuvent se toucher côte à côte, ou doivent partager un dé, comme dans des mots croisés.
    .touching = les SETs peuvent se toucher
    .crossing = les SETs doivent se croiser
option-rounds = Manches
    .about = Nombre de manches.
option-round-seconds = Temps par manche
    .about = Secondes avant que la manche ne s’arrête sans victoire. 0 : sans limite.

## Ce qui se passe

began = Manche { $round } : tout le monde lance ses dés.
rolls =
    { $who ->
        [you] Tu obtiens
       *[other] { $who } obtient
    } { $dice }.
arranged =
    { $who ->
        [you] Tu mets
       *[other] { $who } met
    } { $dice }.
visited =
    { $who ->
        [you] Tu mets
       *[other] { $who } met
    } { $dice } dans { $host ->
        [you] ta grille
       *[other] la grille de { $host }
    }.
# Un dé et où il va, dans une liste.
spot = { $face } en { $square }
    .off = { $face } de côté
declared =
    { $who ->
        [you] Ton WILD
       *[other] Le WILD de { $who }
    } représente maintenant { $face }.
    .free =
        { $who ->
            [you] Ton WILD
           *[other] Le WILD de { $who }
        } représente maintenant n’importe quelle face qui va.
wild-now = Un WILD représente maintenant { $face }.
    .nothing = Un WILD représente de nouveau n’importe quelle face qui va.
reached =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } un autre dé.
gives-up =
    { $who ->
        [you] Tu proposes d’abandonner.
       *[other] { $who } propose d’abandonner.
    }
goes-on =
    { $who ->
        [you] Tu continues.
       *[other] { $who } continue.
    }
round-over =
    { $who ->
        [you] Tu as placé tous tes dés et tu gagnes
       *[other] { $who } a placé tous ses dés et gagne
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .given-up = Tout le monde a abandonné. Personne ne gagne la manche.
    .time = Temps écoulé. Personne ne gagne la manche.
# Qui joue seul.
alone =
    Tous les dés placés en { $time }, avec { $extra ->
        [one] { $extra } dé supplémentaire
       *[other] { $extra } dés supplémentaires
    }.
    .left =
        { $unused ->
            [one] { $unused } dé
           *[other] { $unused } dés
        } de reste après { $time }, avec { $extra ->
            [one] { $extra } dé supplémentaire
           *[other] { $extra } dés supplémentaires
        }.
solver =
    C’est faisable avec { $extra ->
        [one] { $extra } dé supplémentaire
       *[other] { $extra } dés supplémentaires
    }.
    .most = On peut placer au plus { $laid } dés sur { $dice }.
solver-grid =
    Le solveur : { $dice-count ->
        [0] rien
       *[other] { $dice }
    }.
outcome = { $played } ; la personne qui a le plus de points gagne.
    .alone =
        { $done ->
            [one] { $done } manche réussie
           *[other] { $done } manches réussies
        } sur { $rounds }, avec { $extra ->
            [one] { $extra } dé supplémentaire
           *[other] { $extra } dés supplémentaires
        }, en { $time }.

## Refus

building = La manche n’est pas encore terminée.
between-rounds = La manche est terminée. Dis quand c’est bon pour la suivante.
bag-empty = Il n’y a plus de dés dans le sac.
bag-not-empty = Tu ne peux pas poser de dés dans les autres grilles tant que le sac n’est pas vide.
gave-up = Tu as déjà proposé d’abandonner cette manche.
not-given-up = Tu n’as pas proposé d’abandonner.
no-change =
    .one = Il y est déjà.
    .many = Ils y sont déjà.
    .wild = Il représente déjà cela.
not-wild = { $face } : ce n’est pas un WILD.
not-a-host = C’est ta propre grille. Un invité va dans la grille de quelqu’un d’autre.
not-tied = Chaque invité doit faire un SET avec les dés de cette grille.
frozen = { $face } : ce dé ne peut pas bouger, il y a un invité dans cette grille.
not-your-die = { $die } n’est pas à toi.
no-dice = Dis quels dés vont où.
twice = Nomme chaque dé et chaque case une seule fois.
no-such-square = Il n’y a pas de case { $square }.
occupied = Il y a déjà un dé en { $square }.
not-a-player = « { $text } » n’est pas un joueur. Écris le numéro placé devant le nom.
not-a-move = « { $text } » n’est pas un coup. Écris { $words } ; put, puis des dés et leurs cases (ou off) ; guest, le numéro d’un joueur et la même chose ; ou declare, un WILD et sa face.
    .pairs = Nomme une case, ou off, après chaque dé.
not-a-die = « { $text } » n’est pas un dé. Écris son numéro dans ta liste, ou son nom, par exemple #17.
    .number = Tu n’as pas de dé { $number }.
not-a-square = Choisis une case pour l’invité.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .acted = { $seats } temps sont attendus ici, un par joueur.
    .owned = des dés que quelqu’un a sont attendus ici.
    .result = un résultat comme completed 0 65000 et { $seats } nombres de dés comme 4+0 sont attendus ici.
    .since = c’est après la dernière action.
    .results = chaque manche de la feuille de score doit avoir un résultat.
    .rolling = seule la première manche commence ainsi.
    .sheet = après une manche, il y a des points sur la feuille de score.
    .ready = on ne dit que c’est bon qu’entre deux manches.
    .not-building = on n’abandonne et on ne prend de dés que pendant une manche.
    .no-die = il n’y a pas de dé dans le sac.
    .left = une personne partie ne peut rien dire.
    .solution = le solveur ne montre sa grille qu’en solitaire, après une manche.
    .not-declared = { $die } n’est pas un WILD déclaré.
    .no-grid = { $die } n’est sur aucune grille.
    .square-twice = deux dés sont en { $square } dans la même grille.
    .guest = { $die } est un invité : il doit être figé.

## Indices

hint-no-set = Il n’y a pas de SET dans tes dés. Prends un autre dé.
    .empty = Il n’y a pas de SET dans tes dés, et le sac est vide.
hint-no-more = Ta grille ne peut pas placer plus de dés. Prends un autre dé.
    .empty = Ta grille ne peut pas placer plus de dés, et le sac est vide.
hint-all = Tous tes dés tiennent dans une seule grille.
hint-some =
    Une grille peut placer { $used ->
        [one] { $used } dé
       *[other] { $used } dés
    } sur tes { $dice }.
hint-set = On y trouve ce SET : { $faces }.
hint-lay = Mets { $dice }.

## La table en texte

show =
    Manche { $round } sur { $rounds }, { $bag ->
        [one] { $bag } dé
       *[other] { $bag } dés
    } dans le sac
    .solver = Le solveur :
show-player =
    { $number } { $who ->
        [you] toi
       *[other] { $who }
    } : { $notes }
# Remarques sur un joueur, séparées par des virgules.
show-note =
    .points =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    .used =
        { $used ->
            [one] { $used } dé placé
           *[other] { $used } dés placés
        } sur { $dice }
    .frozen = grille figée
    .gives-up = propose d’abandonner
    .ready = c’est bon
    .away = hors ligne
show-beside = { "  " }hors de la grille : { $dice }

## L’énigme du jour

crossword-set-daily = CROSSWORD SET du jour
    .blurb = Réunis tous les dés du jour dans une seule grille de SETs croisés. Tout le monde a les mêmes dés.
daily-rolled = Place les { $dice } dés dans une seule grille de SETs qui se croisent comme des mots.
daily-result =
    { $used ->
        [one] { $used } dé placé
       *[other] { $used } dés placés
    } sur { $dice }
put-only = « { $text } » n’est pas un coup. Écris put, puis des dés et des cases, par exemple put #7 k10.

## Analyse

review-unit = dés
review-yardstick = Une manche est jugée d’après le nombre de dés placés, parmi ceux qui tiennent dans une grille ; la vitesse ne compte pas. Prendre un autre dé était inutile si les dés allaient ensemble sans lui.
review-curve = Points.
review-round =
    { $player ->
        [you] Tu as placé { $used } { $used ->
            [one] dé
           *[other] dés
        }
       *[other]
            { $used ->
                [one] { $used } dé placé
               *[other] { $used } dés placés
            }
    } sur { $dice }, et aucune grille n’en contient plus.
    .wrong =
        { $player ->
            [you] Tu as placé { $used } { $used ->
                [one] dé
               *[other] dés
            }
           *[other]
                { $used ->
                    [one] { $used } dé placé
                   *[other] { $used } dés placés
                }
        } sur { $dice }. { $most } allaient ensemble : { $grid }.
review-take = Il fallait un autre dé : au plus { $most } sur { $dice } allaient ensemble.
    .needless = { $player ->
            [you] Tu as pris un autre dé
           *[other] Un autre dé a été pris
        } alors que les { $dice } allaient ensemble : { $grid }.
review-give-up = { $player ->
        [you] Tu as abandonné
       *[other] Abandon
    } alors que les { $dice } dés allaient ensemble : { $grid }.

## La leçon

lesson-line = Réunis tous tes dés dans une grille de SETs avant les autres. Commence par un SET : pose les dés marqués côte à côte.
    .title = Trois alignés
    .well = Trois voisins dans une rangée ou une colonne : c’est ainsi qu’on pose les SETs ici.
    .take = Tu as déjà dix dés à placer. Il faudrait placer celui-là aussi.
    .give = Tu viens à peine de commencer. Pose côte à côte un, deux et trois ovales rouges.
    .otherwise = Pose côte à côte un, deux et trois ovales rouges.
lesson-slant = Ces trois dés forment un SET, mais ils ne sont pas alignés. Déplace le dé marqué au bout de la rangée.
    .title = Pas de diagonale
    .well = Maintenant, il compte : un SET est une rangée ou une colonne, jamais une diagonale.
    .take = Tu as déjà les trois dés qu’il faut. Mets les trois ovales à côté des deux.
    .give = Il ne manque qu’un coup. Mets les trois ovales rouges au bout droit de la rangée.
    .otherwise = Mets les trois ovales rouges au bout droit de la rangée.
lesson-longer = Une ligne peut dépasser trois dés, si trois voisins forment toujours un SET. Pose le dé marqué au bout où il va.
    .title = Une ligne plus longue
    .well = Trois, un, deux : encore un SET.
    .take = Pas encore : les trois autres ovales rouges vont encore dans la rangée.
    .give = C’est trop tôt pour abandonner. Regarde le bout gauche de la rangée.
    .otherwise = Pose les trois ovales rouges à gauche de l’ovale seul.
lesson-cross = Les SETs peuvent se croiser comme des mots, avec un dé en commun. Fais une colonne de trois ovales rouges, trois verts et trois violets.
    .title = Croiser les SETs
    .well = Le dé du coin compte dans les deux lignes. Six dés sont maintenant reliés.
    .take = Tu n’as pas besoin d’un autre dé. Trois ovales rouges, trois verts et trois violets forment un SET.
    .give = Tout va bien. Pose les ovales verts et violets sous les trois rouges.
    .otherwise = Pose les trois ovales verts et les trois violets en colonne avec trois rouges.
lesson-touch = Le SET du bas est trop loin pour compter. Remonte-le jusqu’à ce qu’il touche les autres.
    .title = Se toucher suffit
    .well = Les SETs n’ont pas besoin d’un dé commun : il suffit qu’ils se touchent. Maintenant, les vagues comptent aussi.
    .take = Tu as tous les dés qu’il faut. Rapproche juste le SET du bas.
    .give = Encore un effort, et neuf de tes dix dés sont placés. Remonte les vagues.
    .otherwise = Remonte les trois dés aux vagues jusqu’à ce qu’ils touchent la colonne.
lesson-wild = Ton dernier dé est un WILD : il représente n’importe quelle face qui fait un SET. Pose-le au bout d’une ligne.
    .title = Les WILDs
    .well = Les dix dés sont placés : tu gagnes la manche ! Tu marques un point par dé que les autres n’ont pas placé.
    .take = Il ne te reste qu’un dé, et un WILD va presque partout. Place-le d’abord.
    .give = Avec le meilleur dé de tous ? Pose le WILD au bout d’une ligne.
    .otherwise = Pose le WILD à côté de deux dés alignés.
lesson-order = Ton dernier dé ne va à aucun bout de la rangée. Mais l’ordre dans un SET ne compte pas : échange le un et le deux.
    .title = Échanger des dés
    .well = Deux, un, trois : c’est toujours un SET. Tu peux déplacer tes dés autant que tu veux.
    .take = Il faudrait placer le nouveau dé aussi. Vois d’abord si un échange suffit.
    .give = Il y a un moyen. Échange un et deux ovales rouges.
    .otherwise = Échange un et deux ovales rouges dans la rangée.
lesson-ends = Maintenant, la rangée commence par deux ovales rouges. Pose le dé marqué à l’autre bout.
    .title = Même début, même fin
    .well = Deux, un, trois, deux : trois voisins forment toujours un SET, et tous tes dés sont placés.
    .take = Tu n’as pas besoin d’un autre dé. Le tien va au bout droit de la rangée.
    .give = Plus qu’un dé ! Pose les deux ovales rouges au bout droit de la rangée.
    .otherwise = Pose les deux autres ovales rouges au bout droit de la rangée.
lesson-more = Deux losanges verts ne font de SET avec aucun de ces dés. Quand rien ne va plus, tu peux prendre un autre dé.
    .title = Un autre dé
    .well = Tu dois le placer aussi, mais un nouveau dé fait de nouveaux SETs. Prends-en autant qu’il t’en faut.
    .give = Si tout le monde abandonne, la manche est terminée et personne ne marque. Prendre un dé ne coûte rien.
    .otherwise = Prends un autre dé dans le sac.
lesson-guest = Quand le sac est vide, tu peux aussi jouer dans les autres grilles. Pose ton losange vert au bout des losanges de ton adversaire.
    .title = Les grilles des autres
    .well = C’était ton dernier dé : tu gagnes la manche. Il reste sept dés à ton adversaire : sept points.
    .give = Il ne te faut qu’une place, et il y en a une : au bout de la rangée de ton adversaire.
    .otherwise = Pose le losange vert au bout de la rangée de ton adversaire.
lesson-match = Joue une manche avec seulement huit dés contre un bot facile. Ils tiennent tous dans une grille.
    .title = Une courte manche
    .well = C’était CROSSWORD SET. Une partie entière a trois manches, avec dix dés chacune.

## Exercices

drill-gap = Comble le trou
    .about = Un dé fait des SETs dans les deux sens.
    .question = Quel dé va dans le trou pour que chaque ligne qui y passe soit un SET ?
    .best =
        { $sets ->
            [one] { $sets } SET : { $face }.
           *[other] { $sets } SETs à la fois : { $face }.
        }
    .wrong =
        { $wrong ->
            [1] Dans une ligne sur { $lines }, ce n’est pas un SET
           *[other] Dans { $wrong } lignes sur { $lines }, ce n’est pas un SET
        } : { $why }.
drill-grid = Un de trop
    .about = Tous les dés sauf un tiennent dans une grille.
    .question = { $dice } de ces dés tiennent dans une grille de SETs croisés. Lequel n’y va pas ?
    .best = Sans { $face }, les { $dice } autres tiennent dans une grille.
    .most = Sans celui-ci, seuls { $most } des { $dice } autres tiennent dans une grille.

## Compter avec de vrais dés

count-grid = Vérifier une grille
    .about = Saisis les dés tels qu’ils sont posés, rangée par rangée.
    .complete = Complète ! Chaque dé fait partie d’un SET, et toute la grille se tient.
    .left =
        { $left ->
            [one] Incomplète : { $left } dé sur { $dice } n’est pas placé.
           *[other] Incomplète : { $left } dés sur { $dice } ne sont pas placés.
        }
count-wild = WILD compte comme : { $spots }.
    .open = Avec autant de WILDs, indique ce que chacun représente.
count-loose = Dans aucun SET : { $spots }.
count-apart = Les SETs forment { $groups } groupes qui ne se tiennent pas.
count-dice = Saisis de 1 à { $most } dés, pas { $count }.
count-too-large = La grille est trop grande. Elle peut avoir { $most } rangées et { $most } colonnes.
count-judge = Est-ce un SET ?
    .about = Saisis trois dés.

## Questions courtes sur les règles

asked-reroll = Puis-je relancer un dé ?
    .answer = Non. Chaque dé n’est lancé qu’une fois.
asked-move = Puis-je déplacer des dés posés ?
    .answer = Oui, à tout moment, un seul ou plusieurs à la fois.
asked-longer = Une rangée peut-elle dépasser trois dés ?
    .answer = Oui. On juge chaque trio de voisins à part, et chaque dé doit faire partie d’un SET.
asked-diagonal = Les diagonales comptent-elles ?
    .answer = Non. Les dés d’un SET sont côte à côte dans une rangée ou une colonne.
asked-two-grids = Puis-je construire deux grilles séparées ?
    .answer = Non. On doit pouvoir aller de chaque dé à tous les autres.
asked-wild = Un WILD peut-il représenter deux faces à la fois ?
    .answer = Non. Il représente la même face dans tous ses SETs, mais peut changer quand on déplace des dés.
asked-stuck = Et si je n’avance plus ?
    .answer = Prends un autre dé dans le sac. Il faut le placer aussi.
asked-guests = Puis-je poser des dés sur la grille d’une autre personne ?
    .answer = Seulement quand le sac est vide, et là où ils forment un SET avec des dés déjà posés.
asked-points = Qui marque des points ?
    .answer = Seulement la première personne qui place tous ses dés : un point par dé non placé des autres.
asked-rounds = Combien y a-t-il de manches ?
    .answer = Trois, chacune avec tous les dés dans le sac. La personne qui a le plus de points gagne.
