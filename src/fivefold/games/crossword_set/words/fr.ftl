### CROSSWORD SET.

crossword-set = CROSSWORD SET
    .blurb = Lance dix dés et assemble-les avant les autres en une seule grille de mots croisés faite de SET.

## Règles maison

option-joining = Liaison
    .about = Les SET tiennent ensemble dès qu’ils se touchent côte à côte, ou seulement s’ils partagent un dé, comme des mots.
    .touching = les SET peuvent se toucher
    .crossing = les SET doivent se croiser
option-rounds = Manches
    .about = Nombre de manches jouées.
option-round-seconds = Temps par manche
    .about = Nombre de secondes après lequel plus personne ne gagne la manche ; 0 : sans limite.

## Ce qui se passe

began = Manche { $round } : tout le monde lance ses dés.
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
    } représente { $face }.
    .free =
        { $who ->
            [you] Ton WILD
           *[other] Le WILD de { $who }
        } représente ce qui va.
wild-now = Un WILD représente maintenant { $face }.
    .nothing = Un WILD ne représente plus rien.
reached =
    { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } dans le sac.
gives-up =
    { $who ->
        [you] Tu abandonnerais.
       *[other] { $who } abandonnerait.
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
    .given-up = Tout le monde abandonne : personne ne gagne la manche.
    .time = Personne n’a fini à temps : personne ne gagne la manche.
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
    .most = On peut en placer au plus { $laid } sur { $dice }.
solver-grid =
    Le solveur : { $dice-count ->
        [0] rien
       *[other] { $dice }
    }.
outcome = { $played } ; la personne qui a le plus de points l’emporte.
    .alone =
        { $done } sur { $rounds ->
            [one] { $rounds } manche réussie
           *[other] { $rounds } manches réussies
        } avec { $extra ->
            [one] { $extra } dé supplémentaire
           *[other] { $extra } dés supplémentaires
        }, en { $time }.

## Refus

building = La manche n’est pas encore terminée.
between-rounds = La manche est terminée ; dis quand on peut passer à la suivante.
bag-empty = Le sac est vide.
bag-not-empty = Tant qu’il y a des dés dans le sac, chacun construit pour soi.
gave-up = Tu as déjà abandonné cette manche.
not-given-up = Tu n’as pas abandonné cette manche.
no-change =
    .one = Il y est déjà.
    .many = Ils y sont déjà.
    .wild = C’est déjà ce qu’il représente.
not-wild = Ce n’est pas un WILD : { $face }.
not-a-host = Les invités vont dans la grille d’un autre joueur.
not-tied = Chaque invité doit être relié par des SET aux dés de cette grille.
frozen = Ce dé ({ $face }) est dans une grille avec un invité, où plus rien ne bouge.
not-your-die = { $die } n’est pas à toi.
no-dice = Dis quels dés vont où.
twice = Nomme chaque dé et chaque case une seule fois.
no-such-square = Il n’y a pas de case { $square }.
occupied = Il y a déjà un dé en { $square }.
not-a-player = « { $text } » n’est pas un joueur : écris le numéro placé devant le nom.
not-a-move = « { $text } » n’est pas un coup ici : { $words } ; put et des dés avec leurs cases (ou off) ; guest, le numéro d’un joueur et la même chose ; declare, un WILD et ce qu’il représente.
    .pairs = Nomme une case, ou off, après chaque dé.
not-a-die = « { $text } » n’est pas un dé : écris son numéro dans ta liste ou son nom, par exemple #17.
    .number = Tu n’as pas de dé { $number }.
not-a-square = Un invité a besoin d’une case.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .acted = il faudrait ici { $seats } temps, un par joueur.
    .owned = il faudrait ici des dés que quelqu’un a.
    .result = il faudrait ici un résultat comme completed 0 65000 et { $seats } nombres de dés comme 4+0.
    .since = c’est après la dernière fois que quelqu’un a fait quelque chose.
    .results = chaque manche de la feuille de score, et elles seules, devrait avoir un résultat.
    .rolling = seule la première manche commence ainsi.
    .sheet = après une manche, il y a des points sur la feuille de score.
    .ready = on ne dit que c’est bon qu’entre deux manches.
    .not-building = on n’abandonne et on ne pioche que pendant une manche.
    .no-die = il n’y a pas de dé dans le sac.
    .left = ce qu’a dit quelqu’un qui est parti ne compte plus.
    .solution = le solveur montre sa grille à qui joue seul, après une manche.
    .not-declared = { $die } n’est pas un WILD qui représente quelque chose.
    .no-grid = { $die } n’est sur aucune grille.
    .square-twice = deux dés sont en { $square } d’une même grille.
    .guest = { $die } est un invité et devrait donc être figé.

## Indices

hint-no-set = Il n’y a pas de SET dans tes dés ; prends-en un autre.
hint-all = Tous tes dés tiennent dans une seule grille.
hint-some =
    Une grille peut placer { $used ->
        [one] { $used } dé
       *[other] { $used } dés
    } sur tes { $dice }.
hint-set = On y trouve ce SET : { $faces }.
hint-lay = Mets { $dice }.

## La table en texte

show =
    Manche { $round } sur { $rounds }, { $bag ->
        [one] { $bag } dé
       *[other] { $bag } dés
    } dans le sac
    .solver = Le solveur :
show-player =
    { $number } { $who ->
        [you] toi
       *[other] { $who }
    } : { $notes }
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
    .gives-up = abandonne
    .ready = attend la suite
    .away = absent
show-beside = { "  " }à côté : { $dice }

## L’énigme du jour

crossword-set-daily = CROSSWORD SET du jour
    .blurb = Réunis tous les dés du jour en une seule grille où les SETs se croisent ; tout le monde a les mêmes.
daily-rolled = { $dice } dés doivent former une seule grille, en SETs qui se croisent comme des mots.
daily-result =
    { $used ->
        [one] { $used } dé placé
       *[other] { $used } dés placés
    } sur { $dice }
put-only = « { $text } » n’est pas un pas ici : écris put, puis des dés et des cases, par exemple put #7 k10.

## Rétrospective

review-unit = dés
review-yardstick = Une manche est jugée au nombre de dés utilisés parmi ceux qu’une grille peut contenir, peu importe qui a été plus rapide. Un dé de plus du sac était inutile si les dés allaient ensemble sans lui.
review-curve = Points.
review-round = { $used } dés utilisés sur { $dice }, et aucune grille n’en contient plus.
    .wrong = { $used } dés utilisés sur { $dice }. { $most } allaient ensemble : { $grid }.
review-take = Il fallait un dé de plus : au plus { $most } sur { $dice } allaient ensemble.
    .needless = Un dé de plus pris alors que les { $dice } allaient ensemble : { $grid }.
review-give-up = Abandon alors que les { $dice } dés allaient ensemble : { $grid }.

## La leçon

lesson-line = Réunis avant les autres tous tes dés dans une grille de SETs. Commence par un SET : pose les dés marqués côte à côte.
    .title = Trois en ligne
    .well = Trois voisins en rangée ou en colonne : c’est ainsi qu’on pose les SETs ici.
    .take = Tu as déjà dix dés à placer. Un de plus ne serait qu’un de plus.
    .give = Tu viens à peine de commencer. Pose côte à côte un, deux et trois ovales rouges.
    .otherwise = Pose côte à côte un, deux et trois ovales rouges.
lesson-slant = Ces trois dés forment un SET, mais ils ne sont pas alignés. Déplace le dé marqué au bout de la rangée.
    .title = Pas de diagonale
    .well = Maintenant, il compte : un SET est une rangée ou une colonne, jamais une diagonale.
    .take = Tu as déjà les trois dés qu’il faut. Mets les trois ovales à côté des deux.
    .give = Il ne manque qu’un coup. Mets les trois ovales rouges au bout droit de la rangée.
    .otherwise = Mets les trois ovales rouges au bout droit de la rangée.
lesson-longer = Une ligne peut dépasser trois dés, si trois voisins forment toujours un SET. Pose le dé marqué au bout où il va.
    .title = Une ligne plus longue
    .well = Trois, un, deux : encore un SET.
    .take = Pas encore : les trois ovales rouges ont leur place dans la rangée.
    .give = Personne n’abandonne si tôt. Regarde le bout gauche de la rangée.
    .otherwise = Pose les trois ovales rouges à gauche de l’ovale seul.
lesson-cross = Les SETs peuvent se croiser comme des mots. Fais une colonne de trois ovales rouges, trois verts et trois violets.
    .title = Se croiser
    .well = Le dé du coin compte dans les deux. Six dés tiennent ensemble.
    .take = Tu n’as pas besoin d’un autre dé. Trois ovales rouges, trois verts et trois violets forment un SET.
    .give = Tout va bien pourtant. Pose les ovales verts et violets sous trois rouges.
    .otherwise = Pose les trois ovales verts et les trois violets en colonne avec trois rouges.
lesson-touch = Le SET du bas est trop loin pour compter. Remonte-le jusqu’à ce qu’il touche les autres.
    .title = Se toucher suffit
    .well = Les SET n’ont pas besoin d’un dé commun : se toucher suffit. Maintenant, les vagues comptent aussi.
    .take = Tous les dés sont là. Il faut seulement rapprocher le SET du bas.
    .give = Encore un petit effort, et neuf dés sur dix sont placés. Remonte les vagues.
    .otherwise = Remonte les trois dés aux vagues jusqu’à ce qu’ils touchent la colonne.
lesson-wild = Ton dernier dé est un WILD : il représente la face qui fait un SET. Pose-le au bout de n’importe quelle ligne.
    .title = Un WILD
    .well = Tes dix dés sont placés : la manche est à toi. Tu marques un point par dé que les autres n’ont pas placé.
    .take = Il ne t’en reste qu’un, et un WILD va presque partout. Pose-le d’abord.
    .give = Avec le meilleur dé de tous en main ? Pose le WILD au bout d’une ligne.
    .otherwise = Pose le WILD à côté de deux dés alignés.
lesson-order = Ton dernier dé ne va à aucun bout de la rangée. Mais l’ordre dans un SET n’importe pas : échange le un et le deux.
    .title = Échanger des dés
    .well = Deux, un, trois : c’est toujours un SET. Tu peux déplacer tes dés autant que tu veux.
    .take = Un nouveau dé devra être placé aussi. Vois d’abord si déplacer deux dés suffit.
    .give = Il y a un moyen. Échange la place d’un et de deux ovales rouges.
    .otherwise = Échange la place d’un et de deux ovales rouges dans la rangée.
lesson-ends = Maintenant, la rangée commence par deux ovales rouges. Pose le dé marqué à l’autre bout.
    .title = Deux bouts pareils
    .well = Deux, un, trois, deux : trois voisins forment toujours un SET, et tous tes dés sont placés.
    .take = Tu n’as pas besoin d’un autre dé. Le tien va au bout droit de la rangée.
    .give = Il ne reste qu’un dé ! Pose les deux ovales rouges au bout droit de la rangée.
    .otherwise = Pose les deux autres ovales rouges au bout droit de la rangée.
lesson-more = Deux losanges verts ne font de SET avec aucun de ces dés. Quand tu n’avances plus, tu peux prendre un autre dé.
    .title = Un dé de plus
    .well = Il faut le placer aussi, mais chaque nouveau dé apporte de nouveaux SETs. Prends-en autant qu’il t’en faut.
    .give = Si tout le monde abandonne, la manche est finie et personne ne marque. Prendre un dé ne coûte rien.
    .otherwise = Prends encore un dé dans le sac.
lesson-guest = Quand le sac est vide, tu peux aussi jouer dans les autres grilles. Pose ton losange vert au bout de la rangée de losanges d’en face.
    .title = Chez les autres
    .well = C’était ton dernier dé : tu gagnes la manche. Il en reste sept en face : sept points.
    .give = Il ne te faut qu’une place, et il y en a une : au bout de la rangée d’en face.
    .otherwise = Pose le losange vert au bout de la rangée d’en face.
lesson-match = Joue une manche avec seulement huit dés contre un bot facile. Ils tiennent tous dans une grille.
    .title = Une courte manche
    .well = C’était une manche de CROSSWORD SET. Une partie en compte trois, avec dix dés chacun.

## Exercices

drill-gap = Comble le trou
    .about = Un dé forme des SET dans les deux sens.
    .question = Quel dé va dans le trou pour que chaque ligne qui y passe soit un SET ?
    .best = { $sets } SET à la fois : { $face }.
    .wrong =
        { $wrong ->
            [1] Dans une ligne sur { $lines }, ce n’est pas un SET
           *[other] Dans { $wrong } lignes sur { $lines }, ce n’est pas un SET
        } : { $why }.
drill-grid = Un de trop
    .about = Tous les dés sauf un tiennent dans une grille.
    .question = { $dice } de ces dés tiennent dans une grille où les SET se croisent. Lequel doit rester dehors ?
    .best = Sans { $face }, les { $dice } autres tiennent dans une grille.
    .most = Sans celui-ci, { $most } des { $dice } autres au plus tiennent dans une grille.
