### Ce que tous les jeux et programmes disent de la même façon.

# Le nom que la langue se donne, et sa façon d’écrire nombres et listes (BCP 47).
language = Français
locale = fr

yes = oui
no = non
# La personne qui lit, dans une liste de noms.
you = toi
# Un nombre isolé.
number = { $n }
players = { $least } à { $most } joueurs
    .exactly =
        { $most ->
            [one] { $most } joueur
           *[other] { $most } joueurs
        }
# Comment un bot s’appelle à la table, et sa force ; un niveau peut être un nombre.
bot-name =
    { $face ->
        [snail] Escargot
        [hedgehog] Hérisson
        [otter] Loutre
        [hare] Lièvre
        [squirrel] Écureuil
        [bear] Ours
        [goose] Oie
        [badger] Blaireau
        [raven] Corbeau
        [fox] Renard
        [lynx] Lynx
        [owl] Chouette
       *[other] { $face }
    }
    .numbered = { bot-name } { $number }
level =
    { $level ->
        [even] Mon niveau
        [random] Au hasard
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [expert] Expert
       *[number] { $level }
    }
# Comment s’appelle une personne sans nom.
guest = Anonyme { $number }
# Comment on s’appelle dans un salon calme.
nickname =
    { $which ->
        [maple] Érable
        [pebble] Galet
        [clover] Trèfle
        [pepper] Poivre
        [cinnamon] Cannelle
        [marble] Bille
        [thunder] Tonnerre
        [breeze] Brise
        [acorn] Noisette
        [coral] Corail
        [rocket] Fusée
        [biscuit] Biscuit
        [nutmeg] Muscade
        [ginger] Gingembre
        [cloud] Nuage
       *[comet] Comète
    }
    .numbered = { nickname } { $number }
bot-mark = { $name } · { $level }

## Refus

over = La partie est terminée.
no-such-seat = La place { $seat } n’existe pas. Les places vont de 0 à { $last }.
past = Il est déjà { $now } ms : rien ne peut arriver à { $at } ms.
not-yours = Seules l’horloge et la maison peuvent faire cela.
not-due = Ce n’est pas encore l’heure.
    .past = C’était prévu à { $due } ms.
clock-first = L’horloge doit d’abord agir, à { $due } ms.
no-seed = Cette table a été reconstruite sans sa graine : on ne peut plus rien distribuer.
    .record = Cette table a été reconstruite sans sa graine : la fin de son enregistrement ne peut pas être écrite.
not-noticed = { $game } n’utilise pas cela.
    .lag = La latence va de 0 à { $most } ms.
    .name = Un nom tient sur une ligne, sans espace avant ni après.
not-a-move = « { $text } » n’est pas un coup de { $game }.
    .house = « { $text } » n’est pas un coup de l’horloge ni de la maison.
not-a-seat = « { $text } » n’est pas une place. Écris un nombre à partir de 0, clock ou house.
not-an-act = « { $text } » n’est pas une action. Écris le temps, la place et le coup.
    .rules = la version { $rules } des règles ne peut pas suivre la version { $before }.
    .opening = l’ouverture n’a ni coup ni temps.
not-a-playthrough = En-tête incorrect : { $why }
    .line = ligne { $line } : « { $text } » n’a pas sa place dans l’en-tête.
    .file = { $path } : { $why }

## Tables impossibles

unknown-game = Jeu inconnu : « { $game } ». Disponibles : { $known }.
    .close = Jeu inconnu : « { $game } ». Voulais-tu dire { $close } ?
    .record = ligne { $line } : ce Fivefold n’a pas le jeu « { $game } ».
unknown-drill = Exercice inconnu : « { $drill } ». Disponibles : { $known }.
no-score-sheet = { $game } n’a pas de feuille de score.
bad-difficulty = La difficulté est un nombre de 0 à { $hardest }.
bad-drill-seed = La graine d’un exercice est un texte d’au plus { $longest } caractères simples.
unknown-option =
    Option inconnue : { $option }. Disponibles : { $known-count ->
        [0] aucune
       *[other] { $known }
    }.
    .close = Option inconnue : { $option }. Voulais-tu dire { $close } ?
    .made = Ce jeu a déjà ses options : on ne peut pas en donner.
bad-value = L’option { $option } doit être { $allowed }, pas { $value }.
    .matches = Joue au moins une partie.
allowed =
    .choices = { $choices }
    .number = un nombre entier de { $least } à { $most }
    .text = un texte comme { $example }
bad-seats = { $game } est un jeu pour { $players }.
    .bots = { $game } est un jeu pour { $players }. Donne autant de bots.
    .position =
        La position est pour { $seats ->
            [one] { $seats } joueur
           *[other] { $seats } joueurs
        }, pas { $given }.
unknown-bot = { $game } n’a pas de bot « { $bot } ». Disponibles : { $known }.
bad-bot = Impossible de charger le bot « { $bot } » : { $error }
no-encoding = { $game } ne se représente pas en nombres pour l’apprentissage automatique.
no-pyarrow = Pour écrire des jeux de données, installe pyarrow : `pip install 'fivefold[data]'`.
other-dataset = { $path } contient autre chose. Choisis un dossier vide, ou les mêmes réglages qu’avant.
bad-seed = Une graine est un nombre entier à partir de 0, 32 octets ou 64 chiffres hexadécimaux.

## Positions en texte

bad-position = Caractère { $at } ({ $field }, à « { $text } ») : { $why }
    .empty = Caractère { $at } ({ $field }) : { $why }
    .too-long = Une position a au plus { $most } caractères.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .number = un nombre entier à partir de { $least } est attendu.
    .number-between = un nombre entier de { $least } à { $most } est attendu.
    .word = valeurs possibles : { $words }.
    .field = un nom de champ et une valeur sont attendus.
    .field-twice = ce champ apparaît deux fois.
    .time = l’heure de la table précède sa dernière action.
    .seats = le nombre de joueurs est attendu : { $players }.
    .seat-twice = une place apparaît deux fois.
    .parts = une partie par joueur est attendue ({ $seats }), séparées par des barres.
    .no-such-field = ce jeu n’a pas ce champ.
    .hidden = on ne peut pas jouer une position avec des pièces cachées.
    .too-many = { $piece } apparaît trop souvent : { $game } n’en a pas autant.

## Enregistrements

empty = ligne { $line } : l’enregistrement est vide.
foreign = ligne { $line } : ce n’est pas l’enregistrement d’une partie de Fivefold.
    .not-text = ligne { $line } : ce n’est pas du texte, donc pas un enregistrement de Fivefold.
    .format = ligne { $line } : format d’enregistrement inconnu.
newer = ligne { $line } : la version { $rules } des règles de { $game } est plus récente que celle de ce Fivefold, { $today }.
    .format = ligne { $line } : l’enregistrement est au format { $format } ; ce Fivefold lit jusqu’au format { $most }.
older = ligne { $line } : la partie suit la version { $played } des règles, que la version { $today } ne peut pas vérifier.
truncated = ligne { $line } : l’enregistrement est incomplet : la fin manque.
    .line = ligne { $line } : l’enregistrement s’arrête au milieu de cette ligne.
    .count = ligne { $line } : lignes attendues au-dessus : { $said }, trouvées : { $found }.
    .opening = ligne { $line } : l’enregistrement est incomplet : l’ouverture manque.
damaged = ligne { $line } : ligne incorrecte : { $why }
    .bots = ligne { $line } : la ligne doit nommer le bot de chaque place, ou dire qu’il n’y en a pas.
    .table = ligne { $line } : la ligne ne correspond pas à la table ({ $error }).
    .seed = ligne { $line } : un enregistrement contient la graine si la partie est terminée, et seulement alors.
    .result = ligne { $line } : le résultat n’est pas écrit comme dans le format { $format }.
    .players = ligne { $line } : { $game } est un jeu pour { $players }, pas pour { $given }.
    .position =
        ligne { $line } : la position est pour { $seats ->
            [one] { $seats } joueur
           *[other] { $seats } joueurs
        }, et non { $given }.
    .spelling = ligne { $line } : la ligne n’a pas la forme que Fivefold écrit.
    .opening = ligne { $line } : un enregistrement a une seule ouverture, au début.
    .time = ligne { $line } : le temps recule de { $now } à { $at } ms.
    .seat = ligne { $line } : la place { $seat } n’existe pas. Les places vont de 0 à { $last }.
too-long = ligne { $line } : la ligne dépasse { $most } Mio.
    .record = ligne { $line } : l’enregistrement dépasse { $most } Mio.
changed = ligne { $line } : somme de contrôle incorrecte : une ligne au-dessus a été modifiée après coup.
forged = ligne { $line } : d’après les règles et la graine, il s’est passé autre chose.
    .act = ligne { $line } : les règles ne permettent pas « { $act } » : { $why }
    .result = ligne { $line } : ce n’est pas le résultat de la partie.
    .seed = ligne { $line } : ce n’est pas la graine promise à la ligne 1.
missing = ligne { $line } : { $why }
unfinished = ligne { $line } : la partie n’est pas terminée : sa graine n’est pas révélée et ne peut pas être vérifiée.
    .review = ligne { $line } : la partie n’est pas terminée. Tu pourras l’analyser ensuite.

## Compter avec de vraies cartes et de vrais dés

unknown-count = { $game } ne sait pas compter « { $count } ». Disponibles : { $known }.
    .none = Il n’y a rien à compter pour { $game }.
count-too-long = C’est trop long. Saisis au plus { $most } caractères.
count-pieces = Saisis de { $least } à { $most } cartes ou dés, pas { $count }.
    .exactly = Saisis exactement { $most } cartes ou dés, pas { $count }.
