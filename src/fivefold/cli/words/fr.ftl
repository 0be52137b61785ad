### Ce que dit la ligne de commande.

game = { $game }, { $players } ; bots : { $bots }
daily =
    Énigmes du { $date }, un { $level ->
        [1] lundi : facile
        [2] mardi : assez facile
        [3] mercredi : pas si facile
        [4] jeudi : moyen
        [5] vendredi : assez difficile
        [6] samedi : difficile
       *[7] dimanche : le plus difficile de la semaine
    }. SET a le même niveau tous les jours ; ajoute -o shape=basic pour la petite énigme.
    .next = Nouvelles énigmes dans { $left }, à minuit UTC.
characters = Personnages, pour tous les jeux : { $names }.
stopped = Arrêté.
record-is = Enregistrement : { $path }
records-are =
    { $records ->
        [one] { $records } enregistrement dans { $path }
       *[other] { $records } enregistrements dans { $path }
    }
dataset-is =
    { $decisions ->
        [one] { $decisions } décision dans { $path }
       *[other] { $decisions } décisions dans { $path }
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
    .how = Un numéro ou un nom ; Entrée pour quitter.
playing = Parties
reviewing = Analyse
standings =
    { $matches ->
        [one] { $game }, { $matches } partie
       *[other] { $game }, { $matches } parties
    }
    .bot = bot
    .wins = victoires
    .share = part
    .interval = intervalle à 95 %
    .score = score moyen
average =
    En moyenne par partie : { $acts ->
        [one] { $acts } coup
       *[other] { $acts } coups
    }, { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } de jeu.
verified =
    Vérifié : { $acts ->
        [one] { $acts } coup
       *[other] { $acts } coups
    } et { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } découlent des règles et de la graine promise.
laws =
    { $game } : { $matches ->
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
        [you] Tu peux jouer
       *[other] { $who } peut jouer
    } : { $moves }
    .more =
        { $who ->
            [you] Tu peux jouer
           *[other] { $who } peut jouer
        } : { $moves }, et { $more ->
            [one] { $more } autre
           *[other] { $more } autres
        }
    .wait =
        { $who ->
            [you] Tu attends.
           *[other] { $who } attend.
        }
next = Ensuite : docs/adding-a-game.md.
exists = { $path } existe déjà. Mets-le à jour avec `fivefold playthrough refresh`.
changed = { $path } a changé.
many-people = Plusieurs personnes s’appellent { $name } : { $ids }. Donne un identifiant.
no-such-person = Personne n’a le nom ou l’identifiant { $name }.
contended = La base de données changeait sans cesse. Réessaie.
copied =
    { $bytes ->
        [one] { $path } est une copie complète ({ $bytes } octet).
       *[other] { $path } est une copie complète ({ $bytes } octets).
    }
doctor =
    schéma { $schema } ; { $rooms ->
        [one] { $rooms } salon
       *[other] { $rooms } salons
    } ; { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } : { $verified } OK, { $going-on } en cours, { $unchecked } hors contrôle ici.
    .well = Tout va bien.
    .wrong =
        { $troubles ->
            [one] { $troubles } problème trouvé.
           *[other] { $troubles } problèmes trouvés.
        }
    .mended =
        { $matches ->
            [0] L’index était déjà correct.
            [one] Index corrigé pour { $matches } partie.
           *[other] Index corrigé pour { $matches } parties.
        }
exported =
    { $records ->
        [one] person.json et { $records } enregistrement écrits dans { $path }.
       *[other] person.json et { $records } enregistrements écrits dans { $path }.
    }
forget = Supprimer { $name } ({ $id }) ? C’est irréversible.
    .done = C’est supprimé.
    .nothing = Rien n’est enregistré sur cette personne.
recomputed =
    { $matches ->
        [0] Il n’y a aucune partie classée.
        [one] { $matches } partie recalculée. { $changed ->
            [0] Aucun classement n’a changé.
            [one] { $changed } classement a changé.
           *[other] { $changed } classements ont changé.
        }
       *[other] { $matches } parties recalculées. { $changed ->
            [0] Aucun classement n’a changé.
            [one] { $changed } classement a changé.
           *[other] { $changed } classements ont changé.
        }
    }
    .without = { $matches ->
        [one] L’enregistrement de { $matches } partie est supprimé ; elle compte comme avant.
       *[other] Les enregistrements de { $matches } parties sont supprimés ; elles comptent comme avant.
    }
keys = Nouvelle clé créée. L’ancienne reste valable jusqu’à l’expiration de ses cookies.
    .forgotten = Anciennes clés supprimées.

thinking = Les bots tournent dans { $processes ->
        [one] { $processes } processus
       *[other] { $processes } processus
    }. Ctrl+C pour arrêter.
no-bots = Il faut aux bots au moins un processus, ou un bus vers d’autres qui s’en chargent.
not-a-pair = « { $text } » n’est pas de la forme NOM=VALEUR, par exemple call_seconds=10.
not-a-seat = « { $text } » n’est pas une place. Écris un nombre à partir de 0, spectator ou all.
no-such-act = Le coup { $number } n’existe pas. Ils vont de 1 à { $last }.
not-a-language = « { $text } » n’est pas un code de langue. Écris deux ou trois lettres, par exemple it.
unknown-command = Commande inconnue : « { $command } ». Lance `fivefold --help` pour la liste.
    .close = Commande inconnue : « { $command } ». Voulais-tu dire { $close } ?

## Aide

help =
    Joue à SET, SET Dice, WordSpiel, Karma et Five Crowns.

    Sans commande, ouvre la table dans ton navigateur. Les autres sur ton réseau peuvent la rejoindre.
    .heading = { $heading } :
    .version = Affiche la version et quitte.
    .language = Langue (par défaut : celle de l’environnement).
    .try = À essayer :
    .trademarks = Les noms des jeux sont des marques de leurs propriétaires, avec lesquels Fivefold n’a aucun lien.
# Options de plusieurs commandes.
option =
    .house-rule = Fixe une règle maison ; peut être répétée.
    .bots = Les autres joueurs : niveaux, forces de 0.0 à 4.0, ou personnages comme otter.
    .seed = La même graine distribue les mêmes cartes.
    .words = Un autre dictionnaire, un mot par ligne ; peut être répété.
    .seat = Vue de : une place, spectator ou all.
    .database = Un fichier, ou une URL SQLite ou Postgres (par défaut : le fichier habituel).
help-games = Liste les jeux, avec joueurs, bots et options.
    .options = Affiche les options de chaque jeu.
help-play = Joue dans ce terminal contre des bots. Sans jeu, demande lequel.
    .name = Ton nom.
    .pace = Vitesse du jeu.
    .record = Écrit l’enregistrement dans ce fichier.
help-daily = Affiche les énigmes du jour, ou d’un autre jour, et comment y jouer.
help-practice = Propose des exercices dans ce terminal, plus difficiles à mesure que tu progresses. JEU est un jeu (set) ou l’un de ses exercices (set.find).
    .level = Difficulté de départ, de 0 à 10.
    .count = Nombre d’exercices (par défaut : jusqu’à ce que tu quittes).
    .seed = La même graine pose les mêmes exercices.
help-print = Crée une page d’énigmes à imprimer, avec les solutions sur une deuxième page (HTML).
    .puzzles = Nombre d’énigmes.
    .seed = La même graine donne la même feuille.
    .language = Langue de la feuille.
    .paper = Format du papier.
    .out = Fichier à écrire (par défaut : JEU-GRAINE.html).
sheet-is = Feuille : { $path }
help-learn = Enseigne un jeu dans ce terminal, étape par étape. Sans jeu, liste les leçons.
    .step = Commencer à cette étape.
help-simulate = Fait jouer des bots entre eux et compare leurs résultats.
    .games = Nombre de parties.
    .jobs = Nombre de processus (par défaut : un par cœur).
    .records = Enregistre les parties dans ce dossier.
help-arena = Joue un championnat : chaque groupe de bots joue les mêmes donnes à toutes les places.
    .bots = Au moins deux : niveaux, forces, personnages, ou les tiens sous la forme paquet.module:nom.
    .deals = Nombre de donnes.
    .seats = Nombre de bots à la table (par défaut : le moins possible).
    .into = Garde les résultats dans ce dossier ; un championnat interrompu y reprend.
    .records = Enregistre aussi les parties.
help-dataset = Fait jouer des bots et écrit chaque décision dans des fichiers Parquet.
    .matches = Nombre de parties.
    .into = Écrit dans ce dossier ; une exécution interrompue y reprend.
    .seed = La même graine donne les mêmes données.
    .vectors = Écrit aussi les positions en nombres.
help-replay = Rejoue une partie enregistrée, en texte.
    .step = S’arrête après chaque coup (par défaut : seulement dans un terminal).
    .review = Affiche l’analyse de chaque décision.
help-review = Analyse une partie : compare chaque coup avec le meilleur.
    .json = Écrit du JSON.
    .every = Affiche toutes les décisions importantes, pas seulement les erreurs.
    .seat = N’analyse que cette place (par défaut : toutes).
help-again = Reprend une partie à un coup choisi, à la place de la personne qui l’a joué, contre des bots.
    .seat = Prend plutôt cette place.
help-verify = Vérifie une partie enregistrée.
help-check = Soumet un jeu aux vérifications communes.
    .matches = Nombre de parties au hasard.
help-position = Affiche une position écrite en une ligne, et les coups qu’elle permet.
help-new-game = Crée les dossiers d’un nouveau jeu, jouable tout de suite.
    .into = Une copie de travail de Fivefold.
help-playthrough = Crée et met à jour les parties témoins, qui montrent ce que fait un jeu.
help-playthrough-make = Écrit une partie témoin de coups au hasard, à retoucher à la main.
    .seats = Nombre de joueurs (par défaut : le minimum).
    .acts = Nombre maximal de coups.
    .about = La première ligne.
    .random = Coups au hasard.
help-playthrough-refresh = Rejoue des fichiers, ou tous ceux d’un dossier, et écrit ce qui se passe maintenant. Vérifie ensuite les différences.
help-odds = Probabilités, sur un million de donnes.
help-words = Cherche et trouve des mots dans le dictionnaire ; vérifie et ébauche des traductions.
help-words-check = Liste ce qui manque ou ne va pas dans une traduction, ou dans toutes.
help-words-draft = Écrit les fichiers d’une nouvelle langue, ou ce qui lui manque, en anglais, prêts à traduire.
help-serve = Lance un serveur pour les navigateurs. Chaque option peut aussi venir de l’environnement : FIVEFOLD_ suivi de son nom.
    .host = Adresse d’écoute.
    .port = Port (par défaut : 8000, ou le prochain libre).
    .bus = URL Valkey, si plusieurs processus partagent une base Postgres.
    .base-url = URL publique de ce serveur.
    .bots = Nombre de processus pour les bots ; 0 si `fivefold think` tourne ailleurs.
    .rest-minutes = Minutes pendant lesquelles un salon vide reste en mémoire.
    .push-hosts = Hôtes de services de notifications en plus de ceux des navigateurs courants, séparés par des espaces.
    .operator-token = Jeton de la page de gestion, à /operator. À donner plutôt par l’environnement.
    .quiet-rooms = Seulement des salons pour enfants : des réactions au lieu de messages, et des surnoms.
    .blocked-names = Fichier de noms à refuser en plus, un par ligne.
    .backups = Dossier des sauvegardes faites depuis la page de gestion.
    .quick-match = Réunit des gens qui ne se connaissent pas pour des parties classées. Pour les serveurs publics.
    .limits = Débits et nombres, voir ci-dessous.
    .logs = Journal en lignes JSON sur la sortie d’erreur.
    .browser = Ouvre la table dans un navigateur.
help-think = Fait tourner des bots pour d’autres serveurs.
    .bus = URL Valkey des serveurs.
    .bots = Nombre de processus pour les bots.
help-backup =
    Copie la base de données dans FICHIER pendant que le serveur tourne. Pour Postgres, utilise pg_dump.

    La copie contient les clés de tous les cookies : protège-la comme la base elle-même.
help-doctor =
    Vérifie une base : lit chaque salon, rejoue chaque partie, contrôle celles qui sont finies.

    Rien n’est modifié, sauf par --mend-index. Le code de retour est 1 s’il y a un problème.
    .matches = Ne vérifie que ce nombre de parties, tirées au sort.
    .mend-index = Reconstruit l’index de qui a joué à quoi d’après les enregistrements.
help-people = Exporte ou supprime ce qui est enregistré sur une personne.
help-people-export =
    Écrit tout ce qui concerne QUI (un identifiant ou un nom) dans DOSSIER.

    C’est-à-dire person.json et l’enregistrement de chaque partie terminée.
help-people-delete =
    Supprime QUI (un identifiant ou un nom) : son nom et son identifiant partout, et ses messages de chat.

    Ses parties restent, car d’autres y ont joué aussi, mais avec un numéro au lieu du nom.
    .yes = Ne demande pas de confirmation.
help-ratings = Gère les classements.
help-ratings-recompute =
    Recalcule tous les classements à partir des enregistrements des parties.

    Les serveurs peuvent continuer. Les mêmes parties donnent les mêmes classements : un changement signale une erreur.
help-keys = Gère les clés qui signent les cookies.
help-keys-rotate =
    Crée une nouvelle clé.

    Les serveurs en marche l’adoptent en quelques minutes et acceptent l’ancienne jusqu’à l’expiration de ses cookies.
    .forget-old = Refuse les anciens cookies : tout le monde repart de zéro.
    .days = Jours avant l’expiration des cookies.

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
click-choose = Au choix : { $choices }
click-commands = Commandes
click-options = Options
click-arguments = Arguments
click-usage = Utilisation :
click-show = Affiche cette aide et quitte.
click-version = Affiche la version et quitte.
click-default = par défaut : { $default }
click-variable = environnement : { $var }
click-required = obligatoire
click-try = Lance `{ $command } { $option }` pour l’aide.
click-error = Erreur : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-invalid = Valeur incorrecte : { $message }
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-missing-command = Il manque une commande.
click-no-command = Commande inconnue : « { $name } ».
click-no-option = Option inconnue : { $name }.
click-did-you-mean =
    { $count ->
        [one] Voulais-tu dire { $possibility } ?
       *[other] Voulais-tu dire l’une de celles-ci : { $possibilities } ?
    }
click-no-value = L’option { $name } ne prend pas de valeur.
click-needs-value =
    { $count ->
        [one] L’option { $name } demande une valeur.
       *[other] L’option { $name } demande { $nargs } valeurs.
    }
click-extra =
    { $count ->
        [one] Argument inattendu : { $args }
       *[other] Arguments inattendus : { $args }
    }
click-wrong-count = Valeurs attendues : { $nargs }, données : { $len }.
click-wrong-length = Valeurs attendues : { $len_type }, données : { $len_value }.
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
click-unopened = Impossible d’ouvrir « { $filename } » : { $message }
click-unknown = erreur inconnue
click-different = Les deux valeurs sont différentes.
click-invalid-input = Erreur : saisie incorrecte.
click-repeat = Répète pour confirmer

## Ce qu’un serveur permet, attend et garde ; d’abord les titres

limit = Limites
    .connection-points = Points par seconde pour une connexion.
    .connection-burst = Points qu’une connexion peut mettre de côté.
    .person-points = Points par seconde pour une personne, toutes connexions confondues.
    .person-burst = Points qu’une personne peut mettre de côté.
    .room-points = Points par seconde pour toutes les personnes d’un salon.
    .room-burst = Points qu’un salon peut mettre de côté.
    .address-points = Points par seconde pour une adresse, requêtes comprises.
    .address-burst = Points qu’une adresse peut mettre de côté.
    .strikes = Messages au-delà de la limite avant qu’une connexion ne soit coupée.
    .address-guesses = Mots de passe de salon essayés par heure depuis une adresse.
    .person-reports = Signalements d’une personne par jour.
    .address-reports = Signalements d’une adresse par jour.
    .message-bytes = Octets dans un message.
    .waiting-bytes = Octets en attente pour un lecteur lent.
    .room-queue = Messages en attente d’enregistrement pour un salon.
    .address-connections = Connexions simultanées d’une adresse.
    .person-connections = Connexions simultanées d’une personne.
    .room-connections = Connexions simultanées dans un salon.
    .room-address-connections = Connexions simultanées d’une adresse dans un salon.
    .connections = Connexions simultanées en tout.
    .address-rooms = Nouveaux salons par heure depuis une adresse ; un salon pour une personne compte pour un dixième.
    .person-rooms = Nouveaux salons par heure d’une personne ; un salon pour une personne compte pour un dixième.
    .thoughts = Coups de bots en attente, en tout.
    .thought-ms = Millisecondes pour un coup de bot.
    .request-seconds = Secondes pour qu’une requête arrive.
wait = Délais
    .away = Millisecondes sans connexion avant qu’une personne ne soit montrée hors ligne.
    .host = Millisecondes avant que quelqu’un d’autre ne devienne hôte ; aussi le temps pour revenir après un redémarrage.
    .opening = Millisecondes pendant lesquelles une partie attend que tout le monde voie la table.
    .count = Millisecondes de compte à rebours avant un jeu où tout le monde joue en même temps.
    .early = Millisecondes avant minuit UTC à partir desquelles s’ouvre la prochaine énigme du jour.
    .retry = Millisecondes avant de réessayer un enregistrement raté.
keep = Conservation
    .rooms = Jours pendant lesquels un salon inutilisé est gardé ; 0 : pour toujours.
    .matches = Jours pendant lesquels une partie terminée est gardée ; 0 : pour toujours.
    .people = Jours pendant lesquels une personne sans partie est gardée ; 0 : pour toujours.
    .cookies = Jours de validité d’un cookie après la dernière visite.
    .reports = Jours pendant lesquels un signalement est gardé ; 0 : pour toujours.
    .log = Jours pendant lesquels le journal de gestion est gardé ; 0 : pour toujours.
help-score = Tient la feuille de score d’un jeu à une vraie table.
    .players = Les noms, séparés par des virgules.
    .file = Enregistre la feuille dans ce fichier, ou la reprend s’il existe.
    .csv = Écrit la feuille en CSV à la fin.
scores-are = Feuille de score : { $path }

## Compter avec de vraies cartes et de vrais dés

help-count = Compte de vraies cartes et de vrais dés : points d’une main, si c’est un SET, si c’est un mot.
    .what = Ce qu’il faut compter.
count-clauses = Règles : { $clauses }
