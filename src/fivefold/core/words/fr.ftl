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
bot-mark = { $name } · { $level }

## Refus

over = La partie est terminée.
no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
past = Il est déjà { $now } ms ; rien ne peut arriver à { $at } ms.
not-yours = Seules l’horloge et la maison peuvent faire cela.
not-due = Ce n’est pas encore l’heure.
    .past = C’était l’heure à { $due } ms.
clock-first = L’horloge devait agir à { $due } ms.
no-seed = Cette table a été rétablie sans sa graine : on ne peut plus rien distribuer.
    .record = Cette table a été rétablie sans sa graine, dont la fin de l’enregistrement a besoin.
not-noticed = { $game } n’en tient pas compte.
    .lag = Une latence va de 0 à { $most } ms.
    .name = Un nom tient sur une ligne, sans rien autour.
not-a-move = « { $text } » n’est pas un coup de { $game }.
    .house = « { $text } » n’est pas un coup de l’horloge ni de la maison.
not-a-seat = « { $text } » n’est pas une place : un nombre à partir de 0, clock ou house.
not-an-act = « { $text } » n’est pas une action : écris quand, qui et quoi.
    .rules = après la version { $before } des règles, { $rules } ne peut pas venir.
    .opening = la table s’ouvre d’elle-même et aussitôt : il n’y a ni coup ni heure.
not-a-playthrough = En-tête incorrect : { $why }
    .line = Ligne { $line } : « { $text } » n’a pas sa place dans l’en-tête.
    .file = { $path } : { $why }

## Tables impossibles

unknown-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
    .close = Aucun jeu ne s’appelle « { $game } ». Voulais-tu dire { $close } ?
    .record = Ligne { $line } : ce Fivefold n’a pas le jeu « { $game } ».
unknown-drill = Aucun exercice ne s’appelle « { $drill } ». Il y a : { $known }.
bad-difficulty = Une difficulté est un nombre de 0 à { $hardest }.
bad-drill-seed = La graine d’un exercice est un texte de { $longest } caractères simples au plus.
unknown-option = Il n’y a pas d’option { $option }. Il y a : { $known-count ->
        [0] aucune
       *[other] { $known }
    }.
    .close = Il n’y a pas d’option { $option }. Voulais-tu dire { $close } ?
    .made = Un jeu déjà prêt a déjà ses options.
bad-value = L’option { $option } accepte { $allowed }, pas { $value }.
    .matches = Il faut jouer au moins une partie.
allowed =
    .choices = { $choices }
    .number = un nombre entier de { $least } à { $most }
    .text = un texte comme { $example }
bad-seats = { $game } : { $players }.
    .bots = { $game } : { $players }. Donne autant de bots.
    .position =
        La position est pour { $seats ->
            [one] { $seats } joueur
           *[other] { $seats } joueurs
        }, pas { $given }.
unknown-bot = { $game } n’a pas de bot « { $bot } ». Il y a : { $known }.
bad-seed = Une graine est un nombre entier à partir de 0, 32 octets ou 64 chiffres hexadécimaux.

## Positions en texte

bad-position = Caractère { $at } ({ $field }, à « { $text } ») : { $why }
    .empty = Caractère { $at } ({ $field }) : { $why }
    .too-long = Une position a au plus { $most } caractères.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .number = il faudrait ici un nombre entier à partir de { $least }.
    .number-between = il faudrait ici un nombre entier de { $least } à { $most }.
    .word = il faudrait ici l’un de { $words }.
    .field = il faudrait ici un nom et ce qui s’y rapporte.
    .field-twice = ce champ apparaît ici une deuxième fois.
    .time = l’heure de la table précède le dernier événement.
    .seats = il faudrait ici le nombre de joueurs : { $players }.
    .seat-twice = une place apparaît ici deux fois.
    .parts = il faudrait ici une partie par place ({ $seats }), séparées par des barres.
    .no-such-field = ce champ n’existe pas dans ce jeu.
    .hidden = on ne peut pas jouer avec ce qui est caché.
    .too-many = il y a plus de { $piece } que { $game } n’en a.

## Enregistrements

empty = Ligne { $line } : l’enregistrement est vide.
foreign = Ligne { $line } : ce n’est pas l’enregistrement d’une partie de Fivefold.
    .not-text = Ligne { $line } : ce n’est pas du texte, donc pas un de nos enregistrements.
    .format = Ligne { $line } : il n’y a jamais eu d’enregistrement de ce format.
newer = Ligne { $line } : la version { $rules } des règles de { $game } est plus récente que celle de ce Fivefold, { $today }.
    .format = Ligne { $line } : l’enregistrement est au format { $format } ; ce Fivefold lit jusqu’au format { $most }.
older = Ligne { $line } : la partie suit la version { $played } des règles, que la version { $today } ne peut plus juger.
truncated = Ligne { $line } : l’enregistrement s’interrompt ici : la fin manque.
    .line = Ligne { $line } : l’enregistrement s’interrompt au milieu de cette ligne.
    .count = Ligne { $line } : il devrait y avoir { $said } lignes au-dessus, il y en a { $found }.
    .opening = Ligne { $line } : l’enregistrement s’interrompt ici : l’ouverture de la table manque.
damaged = Ligne { $line } : ligne incorrecte : { $why }
    .bots = Ligne { $line } : la ligne ne dit pas pour chaque place quel bot y joue, s’il y en a.
    .table = Ligne { $line } : la ligne ne correspond pas à la table ({ $error }).
    .seed = Ligne { $line } : la graine figure dans un enregistrement si la partie est terminée, et seulement alors.
    .result = Ligne { $line } : le résultat n’est pas écrit comme dans le format { $format }.
    .players = Ligne { $line } : { $game } : { $players }, et non { $given }.
    .position =
        Ligne { $line } : la position est pour { $seats ->
            [one] { $seats } joueur
           *[other] { $seats } joueurs
        }, et non { $given }.
    .spelling = Ligne { $line } : Fivefold n’écrit pas cette ligne ainsi.
    .opening = Ligne { $line } : un enregistrement commence par l’ouverture de la table et n’en a pas d’autre.
    .time = Ligne { $line } : le temps recule de { $now } à { $at } ms.
    .seat = Ligne { $line } : il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
too-long = Ligne { $line } : la ligne dépasse { $most } Mio.
    .record = Ligne { $line } : l’enregistrement dépasse { $most } Mio.
changed = Ligne { $line } : somme de contrôle incorrecte : une ligne au-dessus a été modifiée après coup.
forged = Ligne { $line } : d’après les règles et la graine, il s’est passé autre chose.
    .act = Ligne { $line } : les règles ne permettent pas « { $act } » : { $why }
    .result = Ligne { $line } : ce n’est pas le résultat obtenu.
    .seed = Ligne { $line } : ce n’est pas la graine promise à la ligne 1.
missing = Ligne { $line } : { $why }
unfinished = Ligne { $line } : la partie n’est pas terminée ; sa graine n’est pas révélée et ne peut être vérifiée.
    .review = Ligne { $line } : la partie n’est pas terminée ; on ne peut y revenir qu’ensuite.
