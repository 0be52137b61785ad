### Ce que dit la ligne de commande.

game = { $game }, { $players } ; bots : { $bots }
daily =
    Les énigmes du { $date }, un { $level ->
        [1] lundi : facile
        [2] mardi : assez facile
        [3] mercredi : pas si facile
        [4] jeudi : moyen
        [5] vendredi : assez difficile
        [6] samedi : difficile
       *[7] dimanche : le plus difficile de la semaine
    }. SET est toujours pareil ; pour sa petite énigme, ajoute -o shape=basic.
    .next = Les prochaines arrivent dans { $left }, à minuit UTC.
characters = Personnages, pour chaque jeu : { $names }.
stopped = Arrêté.
record-is = L’enregistrement est dans { $path }.
records-are =
    { $records ->
        [one] { $records } enregistrement dans { $path }
       *[other] { $records } enregistrements dans { $path }
    }
learned =
    { $done ->
        [one] { $done } étape sur { $steps }
       *[other] { $done } étapes sur { $steps }
    }
    .no-lesson = Il n’y a pas de leçon pour { $game }.
    .no-step =
        La leçon de { $game } n’a que { $steps ->
            [one] { $steps } étape
           *[other] { $steps } étapes
        }.
which = Fivefold. À quoi veux-tu jouer ?
    .how = Un numéro ou un nom ; Entrée pour rien.
playing = Parties en cours
reviewing = Analyse
standings =
    { $matches ->
        [one] { $game }, { $matches } partie
       *[other] { $game }, { $matches } parties
    }
    .bot = bot
    .wins = victoires
    .share = part
    .interval = intervalle à 95 %
    .score = score moyen
average =
    En moyenne par partie : { $acts ->
        [one] { $acts } coup
       *[other] { $acts } coups
    }, { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } de jeu.
verified =
    Exact : { $acts ->
        [one] { $acts } coup
       *[other] { $acts } coups
    } et { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } découlent des règles et de la graine promise.
laws =
    { $game } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $acts ->
        [one] { $acts } coup
       *[other] { $acts } coups
    }
    .law = loi
    .tested = vérifiée
may =
    { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } : { $moves }
    .more =
        { $who ->
            [you] Tu peux
           *[other] { $who } peut
        } : { $moves } et { $more ->
            [one] { $more } autre
           *[other] { $more } autres
        }
    .wait =
        { $who ->
            [you] Tu attends.
           *[other] { $who } attend.
        }
next = La suite : docs/adding-a-game.md.
exists = { $path } existe déjà ; `fivefold playthrough refresh` le rejoue.
changed = { $path } a changé.
many-people = Plusieurs personnes s’appellent { $name } : { $ids }. Donne l’un des identifiants.
no-such-person = Personne ne s’appelle { $name }, et ce n’est pas un identifiant.
contended = La base de données a sans cesse été modifiée par d’autres ; réessaie.
copied =
    { $bytes ->
        [one] { $path } est une copie complète ({ $bytes } octet).
       *[other] { $path } est une copie complète ({ $bytes } octets).
    }
doctor =
    schéma { $schema } ; { $rooms ->
        [one] { $rooms } salon
       *[other] { $rooms } salons
    } ; { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } : { $verified } OK, { $going-on } en cours, { $unchecked } hors contrôle ici.
    .well = Tout va bien.
    .wrong =
        { $troubles ->
            [one] { $troubles } chose ne va pas.
           *[other] { $troubles } choses ne vont pas.
        }
    .mended =
        { $matches ->
            [0] L’index était juste.
            [one] L’index est de nouveau juste pour { $matches } partie.
           *[other] L’index est de nouveau juste pour { $matches } parties.
        }
exported =
    { $records ->
        [one] { $path } contient person.json et { $records } enregistrement.
       *[other] { $path } contient person.json et { $records } enregistrements.
    }
forget = Oublier { $name } ({ $id }) ? C’est irréversible.
    .done = Oublié.
    .nothing = Rien n’était conservé sur cette personne.
keys = Il y a une nouvelle clé ; l’ancienne s’éteint avec ses cookies.
    .forgotten = Les anciennes clés ont disparu.

thinking = Des bots réfléchissent ici dans { $processes ->
        [one] 1 processus
       *[other] { $processes } processus
    }. Ctrl+C arrête tout.
no-bots = Il faut aux bots au moins un processus pour réfléchir, ou un bus vers d’autres qui réfléchissent.
not-a-pair = « { $text } » devrait être NOM=VALEUR, par exemple call_seconds=10.
not-a-seat = « { $text } » n’est pas une place : un nombre à partir de 0, spectator ou all.
no-such-act = Il n’y a pas de coup { $number } ; ils vont de 1 à { $last }.
not-a-language = « { $text } » n’est pas une langue : deux ou trois lettres, par exemple it.
unknown-command = La commande « { $command } » n’existe pas. `fivefold --help` les énumère.
    .close = La commande « { $command } » n’existe pas. Voulais-tu dire { $close } ?

## Aide

help =
    Les jeux de cinq boîtes, selon les règles d’origine : SET, SET Dice, WordSpiel, Karma et Five Crowns.

    Sans commande, ouvre la table dans ton navigateur, pour toi et pour les autres sur ton réseau.
    .version = Affiche la version.
    .language = Dans quelle langue parler ; sinon comme le dit l’environnement.
    .try = À essayer :
    .trademarks = Les noms des jeux sont des marques de leurs propriétaires, avec lesquels Fivefold n’a aucun lien.
    .heading = { $heading } :
# Options de plusieurs commandes.
option =
    .house-rule = Une règle maison ; peut être répétée.
    .bots = Qui d’autre joue : des niveaux, des forces de 0.0 à 4.0 ou des noms comme otter.
    .seed = La même graine distribue les mêmes cartes.
    .words = Un autre dictionnaire, un mot par ligne ; peut être répété.
    .seat = Le regard de qui : une place, spectator ou all.
    .database = Un fichier, ou une URL de SQLite ou de Postgres ; sinon le fichier habituel.
help-games = Les jeux, avec le nombre de joueurs, les bots et les options.
    .options = Avec les options de chaque jeu.
help-play = Joue dans ce terminal, ligne par ligne, contre des bots ; sans jeu, demande lequel.
    .name = Ton nom.
    .pace = À quelle vitesse passe le temps.
    .record = Écrit l’enregistrement dans ce fichier.
help-daily = Les énigmes d’aujourd’hui ou d’un autre jour, et comment y jouer.
help-practice = Des exercices dans ce terminal, l’un après l’autre, plus durs quand tu progresses ; JEU est un jeu (set) ou l’un de ses exercices (set.find).
    .level = Commence à cette difficulté, de 0 à 10.
    .count = Tant d’exercices ; sinon jusqu’à ce que tu arrêtes.
    .seed = La même graine pose les mêmes exercices.
help-print = Des énigmes d’un jeu sur une page à imprimer, les solutions sur une autre (HTML).
    .puzzles = Combien de problèmes.
    .seed = La même graine donne la même feuille.
    .language = Dans quelle langue.
    .paper = Pour quel papier.
    .out = Écrire dans ce fichier ; sinon JEU-GRAINE.html.
sheet-is = La feuille est { $path }.
help-learn = Apprendre un jeu dans ce terminal, étape par étape ; sans jeu, dit lesquels on peut apprendre.
    .step = Commencer par cette étape.
help-simulate = Fait jouer des bots entre eux pour voir qui est le meilleur.
    .games = Combien de parties.
    .jobs = Processus ; sinon un par cœur.
    .records = Garde les enregistrements dans ce dossier.
help-replay = Parcourt l’enregistrement d’une partie sous forme de texte.
    .step = S’arrête après chaque coup ; sinon seulement dans un terminal.
    .review = Avec l’analyse de chaque décision.
help-review = Revenir sur une partie : chaque décision à côté de la meilleure possible, et ce qu’elle a coûté.
    .json = En JSON.
    .every = Toutes les décisions qui comptaient, pas seulement les plus instructives.
    .seat = De qui : une place ; sinon tout le monde.
help-again = Rejouer : reprendre juste avant un coup d’un enregistrement, à la place de qui l’a joué, avec des bots aux autres places.
    .seat = Une autre place que celle de qui a joué.
help-verify = Redistribue et rejuge une partie enregistrée, puis compare.
help-check = Met un jeu à l’épreuve des lois que tous respectent.
    .matches = Combien de parties au hasard.
help-position = Montre une table écrite en une ligne, et ce qu’on peut y faire.
help-new-game = Écrit les dossiers d’un nouveau jeu, jouable dès le début.
    .into = Une copie de travail de Fivefold.
help-playthrough = Crée et rafraîchit les parties témoins qui montrent ce que fait un jeu.
help-playthrough-make = Écrit une partie témoin de coups au hasard, à couper et à retoucher à la main.
    .seats = Combien de joueurs ; sinon le moins possible.
    .acts = Tant de coups au plus.
    .about = La première ligne.
    .random = Coups au hasard.
help-playthrough-refresh = Rejoue des fichiers (ou tous ceux d’un dossier) et écrit ce qui se passe maintenant ; regarde les différences.
help-odds = Probabilités, en distribuant un million de fois.
help-words = Mots : les chercher dans le dictionnaire, en trouver ; et vérifier ou ébaucher les langues.
help-words-check = Dit ce qui manque à une langue, ou à toutes, et ce qui ne correspond pas aux textes anglais.
help-words-draft = Écrit les fichiers d’une nouvelle langue, ou ce qui manque à l’une d’elles, en anglais, à traduire sur place.
help-serve = Sert la table aux navigateurs : pour les hôtes. Chaque option est aussi une variable d’environnement, FIVEFOLD_ suivi de son nom.
    .host = À quelle adresse écouter.
    .port = 8000, ou le prochain libre.
    .bus = Une URL de Valkey, quand plusieurs processus partagent un Postgres.
    .base-url = L’adresse sous laquelle les autres l’atteignent.
    .bots = Processus dans lesquels réfléchissent les bots ; 0 si `fivefold think` s’en charge ailleurs.
    .rest-minutes = Combien de minutes un salon vide reste en mémoire.
    .operator-token = Qui l’a peut lister et fermer des salons, et exclure ; mieux vaut le donner par l’environnement.
    .limits = Débits et nombres, comme ci-dessous.
    .logs = Lignes JSON sur la sortie d’erreur.
    .browser = Ouvre la table dans un navigateur.
help-think = Réfléchit pour les bots de serveurs sur le même bus : pour les hôtes qui ont des machines à revendre.
    .bus = L’URL du Valkey que les serveurs utilisent.
    .bots = Processus dans lesquels réfléchissent les bots.
help-backup =
    Copie la base de données dans FICHIER pendant que le serveur tourne ; pour Postgres, prends pg_dump.

    La copie contient les clés de tous les cookies : garde-la aussi soigneusement que la base elle-même.
help-doctor =
    Examine une base de données : lit chaque salon, rejoue chaque partie, vérifie celles qui sont finies.

    Rien n’est changé, à moins que l’index de qui a joué à quoi doive être corrigé. Le code de retour est 1 si quelque chose ne va pas.
    .matches = Seulement tant de parties, tirées au sort.
    .mend-index = Corriger l’index de qui a joué à quoi, d’après les enregistrements.
help-people = Ce qui est gardé sur quelqu’un : le lui dire, ou l’oublier.
help-people-export =
    Écrit tout ce qui concerne QUI (un identifiant ou un nom) dans le dossier DOSSIER.

    C’est-à-dire person.json, et l’enregistrement de chaque partie finie.
help-people-delete =
    Oublie QUI (un identifiant ou un nom) : nom et identifiant disparaissent partout, et ses messages sont vidés.

    Ses parties restent, car elles sont aussi celles des autres ; il n’y reste qu’un numéro.
    .yes = Ne pas demander.
help-keys = Les clés qui signent les cookies.
help-keys-rotate =
    Crée une nouvelle clé.

    Les serveurs en marche l’adoptent en quelques minutes et croient l’ancienne jusqu’à l’expiration de son dernier cookie.
    .forget-old = Ne croit aucun cookie plus ancien : tout le monde redevient inconnu.
    .days = Combien de jours vivent les cookies.

# Ce qui tient lieu d’une valeur dans l’aide et les erreurs ; en capitales.
metavar =
    { $word ->
        [args] ARGUMENTS
        [bot] BOT
        [command] COMMANDE
        [date] DATE
        [directory] DOSSIER
        [file] FICHIER
        [float-range] NOMBRE
        [folder] DOSSIER
        [game] JEU
        [integer-range] NOMBRE
        [language] LANGUE
        [n] N
        [name] NOM
        [number] NUMÉRO
        [options] OPTIONS
        [path] FICHIER
        [paths] FICHIERS
        [record] ENREGISTREMENT
        [text] TEXTE
        [value] VALEUR
        [who] QUI
        [words] MOTS
       *[other] { $word }
    }

## Ce que dit click : erreurs et titres

click-aborted = Arrêté.
click-choose = Au choix : { $choices }
click-commands = Commandes
click-options = Options
click-arguments = Arguments
click-usage = Utilisation :
click-show = Affiche cette aide.
click-version = Affiche la version.
click-default = par défaut : { $default }
click-variable = environnement : { $var }
click-required = obligatoire
click-try = Pour l’aide : `{ $command } { $option }`.
click-error = Erreur : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-invalid = Valeur incorrecte : { $message }
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-missing-command = Il manque une commande.
click-no-command = La commande « { $name } » n’existe pas.
click-no-option = L’option { $name } n’existe pas.
click-did-you-mean =
    { $count ->
        [one] Voulais-tu dire { $possibility } ?
       *[other] Voulais-tu dire l’une de celles-ci : { $possibilities } ?
    }
click-no-value = L’option { $name } ne prend pas de valeur.
click-needs-value =
    { $count ->
        [one] L’option { $name } demande une valeur.
       *[other] L’option { $name } demande { $nargs } valeurs.
    }
click-extra =
    { $count ->
        [one] Argument inattendu : { $args }
       *[other] Arguments inattendus : { $args }
    }
click-wrong-count = Valeurs attendues : { $nargs }, données : { $len }.
click-wrong-length = Valeurs attendues : { $len_type }, données : { $len_value }.
click-not-number = « { $value } » n’est pas un nombre.
click-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
click-not-boolean = « { $value } » n’est pas parmi { $states }.
click-not-choice =
    { $count ->
        [one] « { $value } » n’est pas { $choice }.
       *[other] « { $value } » n’est pas parmi { $choices }.
    }
click-no-file = « { $filename } » n’existe pas.
click-is-file = « { $filename } » est un fichier, pas un dossier.
click-is-directory = « { $filename } » est un dossier, pas un fichier.
click-not-readable = Impossible de lire « { $filename } ».
click-not-writable = Impossible d’écrire « { $filename } ».
click-not-executable = Impossible d’exécuter « { $filename } ».
click-unopened = Impossible d’ouvrir « { $filename } » : { $message }
click-unknown = erreur inconnue
click-different = Les deux valeurs sont différentes.
click-invalid-input = Erreur : saisie incorrecte.
click-repeat = Répète pour confirmer

## Ce qu’un serveur permet, attend et garde ; d’abord les titres

limit = Limites
    .connection-points = Points par seconde pour une connexion.
    .connection-burst = Points qu’une connexion peut mettre de côté.
    .person-points = Points par seconde pour une personne, toutes connexions confondues.
    .person-burst = Points qu’une personne peut mettre de côté.
    .room-points = Points par seconde pour tous ceux d’un salon.
    .room-burst = Points qu’un salon peut mettre de côté.
    .address-points = Points par seconde pour une adresse, requêtes comprises.
    .address-burst = Points qu’une adresse peut mettre de côté.
    .strikes = Messages au-delà, après lesquels une connexion est coupée.
    .address-guesses = Mots de passe de salons par heure depuis une adresse.
    .message-bytes = Octets dans un message.
    .waiting-bytes = Octets qui peuvent attendre un lecteur lent.
    .room-queue = Messages qui peuvent attendre l’écriture d’un salon.
    .address-connections = Connexions simultanées d’une adresse.
    .person-connections = Connexions simultanées d’une personne.
    .room-connections = Connexions simultanées dans un salon.
    .room-address-connections = Connexions simultanées d’une adresse dans un salon.
    .connections = Connexions en tout.
    .address-rooms = Nouveaux salons par heure depuis une adresse.
    .person-rooms = Nouveaux salons par heure d’une personne.
    .thoughts = Questions aux bots qui peuvent attendre en tout.
    .thought-ms = Millisecondes pendant lesquelles un bot peut réfléchir à un coup.
    .request-seconds = Secondes dans lesquelles une requête doit arriver.
wait = Combien de temps attendre
    .away = Millisecondes sans connexion après lesquelles quelqu’un est montré comme absent.
    .host = Millisecondes après lesquelles le rôle d’hôte passe à un autre ; aussi le temps de chacun après un redémarrage.
    .opening = Millisecondes pendant lesquelles une partie attend que tous les joueurs aient vu la table.
    .count = Millisecondes pendant lesquelles tous voient la table avant un jeu où tous agissent à la fois.
    .early = Millisecondes avant son jour à partir desquelles une énigme du jour peut être jouée.
    .retry = Millisecondes avant de réessayer ce qui n’a pas pu être gardé.
keep = Combien de temps garder
    .rooms = Jours pendant lesquels on garde un salon que personne n’ouvre ; 0, c’est pour toujours.
    .matches = Jours pendant lesquels on garde une partie après sa fin ; 0, c’est pour toujours.
    .people = Jours pendant lesquels on connaît quelqu’un qui n’a rien joué ; 0, c’est pour toujours.
    .cookies = Jours pendant lesquels un appareil reconnaît sa personne après la dernière visite.
