### Les pages du client : l’accueil, le salon, les réglages, et ce que toutes les tables partagent.

brand = Fivefold, page d’accueil
trademarks = SET et les noms des autres jeux sont des marques de leurs propriétaires. Fivefold est un logiciel libre, fait par des joueurs ; il n’est ni affilié à eux ni approuvé par eux.

## L’accueil

front = De bons jeux, une table.
    .about = Joue entre amis grâce à un lien, contre des bots, ou en solo. Sans compte, rien à installer.
    .games = Jeux
continue =
    { $matches ->
        [one] Reprendre ta partie
       *[other] Reprendre tes parties
    }
    .with = avec { $names }
level = De quelle force doivent être les bots ?
    .about = On ne te le demande qu’une fois. Tu le retrouves dans les réglages.
tile-players = { $least } à { $most } joueurs
tile-alone = En solo
tile-play = Jouer
tile-friends = Entre amis
today =
    { $done ->
        [one] Énigmes du jour : { $done } terminée sur { $all }
       *[other] Énigmes du jour : { $done } terminées sur { $all }
    }
tile-daily = Énigme du jour
tile-solitaire = Solitaire
rooms = Tables ouvertes
    .none = Personne n’a de table ouverte pour l’instant. Ouvres-en une entre amis et rends-la publique.
    .with = avec { $host }
    .here =
        { $people ->
            [one] { $people } présent
           *[other] { $people } présents
        }
    .playing =
        { $people ->
            [one] { $people } présent, en pleine partie
           *[other] { $people } présents, en pleine partie
        }
join = Rejoindre
    .title = Rejoindre avec un code
    .label = Code du salon
    .placeholder = Code du salon
arrival = Continuer ici ?
    .title = Continuer ici : Fivefold
    .about = Cet appareil reprend ton nom et tes places de ton autre appareil. Ton nom actuel sur cet appareil sera remplacé.
    .yes = Oui, c’est moi
    .no = Non
    .done = Tu es { $name } sur cet appareil aussi.
lost = Rien ici
    .about = Cette page n’existe pas.
    .home = Retour à l’accueil
    .no-table = Cette table n’existe pas
    .left = Tu as quitté la table
name = Ton nom
    .change = Tu t’appelles { $name }. Changer de nom
    .done = C’est ton nom maintenant.

## Réglages

settings = Réglages
setting-language = Langue
    .auto = Automatique
setting-theme = Thème
    .light = Clair
    .dark = Sombre
as-system = Automatique
setting-palette = Couleurs des pièces
    .about = Ces palettes diffèrent aussi par la clarté, pour les daltoniens.
    .standard = Standard
    .red-green = Daltonisme rouge-vert
    .blue-yellow = Daltonisme bleu-jaune
    .contrast = Contraste élevé
setting-patterns = Motifs
    .about = Chaque couleur a aussi son papier : rouge uni, vert ligné, violet à pois.
setting-motion = Animations
    .none = Aucune
sound = Son
volume = Volume
    .pieces = Cartes, dés et lettres
    .calls = Les annonces et leurs suites
    .turn = C’est à moi
    .end = La fin
    .chat = Chat
haptics = Vibreur
setting-notify = Notification quand c’est à toi
    .about = Seulement quand cet onglet est en arrière-plan.
    .refused = Ton navigateur n’autorise pas les notifications de cette page.
setting-level = Bots pour « Jouer »
    .about = La force de ceux contre qui tu joues tout de suite.
    .ask = Demande-moi
setting-keys = Touches sur les pièces
    .about = Affichées là où il y a un clavier.
    .show = Afficher
    .hide = Masquer
on = Activé
off = Désactivé

## Un salon

room = Salon { $code }
    .untitled = Salon
lobby = Salle d’attente
    .stop = Terminer cette partie ?
    .stop-about = Elle finit pour tout le monde à la table, sans résultat.
    .stop-yes = Terminer
    .players = À la table
    .start = Commencer
    .waiting = On attend que { $host } lance la partie.
    .game = Jeu
    .rules = Règles maison
    .changed =
        { $changed ->
            [0] comme dans la boîte
            [one] { $changed } modifiée
           *[other] { $changed } modifiées
        }
    .who = Qui peut rejoindre
    .link = Avec le lien
    .everybody = Public
    .locked = Les nouveaux ont besoin du mot de passe.
which-game = Quel jeu
leave = Quitter la table ?
    .about = La partie continue et ta place reste à toi. Tu la retrouves sur la page d’accueil.
    .yes = À l’accueil
    .no = Rester
free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
    .about = Les places restent vides si tu n’ajoutes pas de bots.
    .bots =
        { $free ->
            [one] Ajouter un bot de mon niveau
           *[other] Ajouter des bots de mon niveau
        }
    .without =
        { $taken ->
            [one] Commencer en solo
           *[other] Commencer à { $taken }
        }
    .wait = Attendre quelqu’un
invite = Inviter
    .to = Inviter dans le salon { $code }
    .copy = Copier le lien
    .picture = Le lien de ce salon en code QR
# L’adresse suit.
handover =
    D’ici { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, ouvre cette adresse sur ton autre appareil. Il aura alors ton nom et ta place.
    .copy = Copier ce lien
    .ask = Continuer sur un autre appareil
    .back = Retour à l’invitation
    .picture = Le lien pour ton autre appareil, en code QR
lock = Mot de passe pour les nouveaux
    .locked = Le salon a un mot de passe
    .another = Un autre, ou aucun
    .none = Aucun
    .remove = Retirer
    .set = Valider
password = Mot de passe
    .title = Ce salon est fermé à clé
    .enter = Entrer
panel = Participants et discussion
    .here =
        Participants et discussion, { $here ->
            [one] { $here } présent
           *[other] { $here } présents
        }
    .unread =
        Participants et discussion, { $here ->
            [one] { $here } présent
           *[other] { $here } présents
        }, { $unheard ->
            [one] { $unheard } nouveau message
           *[other] { $unheard } nouveaux messages
        }
    .close = Fermer participants et discussion
person =
    .you = toi
    .host = hôte
    .away = hors ligne
    .watching = regarde
bot-plays = Un bot continue
stand-up = Quitter la place
send-out = Exclure
    .name = Exclure { $name }
chat = Chat
    .said = Ce qui s’est dit
    .none = Personne n’a encore rien dit.
    .reactions = Réactions
    .say = Dis quelque chose
    .send = Envoyer
seat = place { $number }
    .who = Qui occupe la place { $number }
    .free = libre
    .sit = S’asseoir ici
    .open = pour qui ouvre le lien
seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
    .fewer = Une place de moins
    .more = Une place de plus
bot-choice = Qui joue à la place { $number } ?
    .nobody = Laisser libre
    .dial = De quelle force
    .characters = Personnages
watching = Tu regardes.
    .list = Spectateurs : { $names }
    .take = Prendre la place de { $name }
away = Hors ligne
    .gone = { $name } est hors ligne
    .bot = { $name } est hors ligne ; un bot joue
begins = Début dans { $seconds }
    .waiting = On attend que tout le monde voie la table…
skip = À la table
connection =
    .lost = Connexion perdue, retour en cours…
    .coming = En route vers la table…
unreachable = La table est injoignable. Vérifie ta connexion et réessaie.
answered = Le serveur a répondu { $status }.
not-sent = Pas de connexion : cela n’a pas été envoyé.

## À une table

again = Encore une
another = Autre jeu
actions = Ce que tu peux faire
hint = Indice
really = Vraiment ?
wait = Un instant
waiting = On attend les autres
happened = Journal
    .nothing = Rien pour l’instant.
    .older = Voir plus tôt
rules = Règles
    .page = Les règles sur leur propre page
# On a sentence of the table; the clauses of the rules are numbers such as KA-12.
why = Pourquoi ? (règle { $clauses })
    .score = Comment on compte
stage = La table
tab =
    .happened = Journal
    .scores = Scores
    .rules = Règles
    .chat = Chat
moves = Coups
your-move = Ton coup
your-turn = C’est ton tour.
    .tab = À toi de jouer
shortcuts = Touches
    .why = Pourquoi ?
    .these = Montrer ces touches
live = Ce qui se passe
players = Joueurs
player =
    .you = Toi
    .has-board = a la main
    .turn = à son tour
    .away = hors ligne
evening = Cette session
    .matches =
        { $matches ->
            [one] { $matches } partie dans ce salon
           *[other] { $matches } parties dans ce salon
        }
    .won =
        { $won ->
            [one] { $won } gagnée sur { $played }
           *[other] { $won } gagnées sur { $played }
        }
result =
    { $winners-are ->
        [nobody] Personne ne gagne
        [you] Tu gagnes !
        [one] { $winners } gagne
        [us] { $winners }, vous gagnez ensemble
       *[many] { $winners } gagnent ensemble
    }
    .done = Bravo !
    .failed = Pas cette fois
    .close = Voir la table
    .copy = Copier le résultat
    .wait = L’hôte peut lancer une autre partie.
    .review = Analyse
    .look-back = Revoir la partie
    .record = Télécharger
    .show = Résultat
sheet =
    .player = Joueur
    .points = Points
    .round = Manche
    .all = Total
    .best = le meilleur de cette manche
standing = Score
    .time = Temps
keys =
    .call = annoncer SET
    .go = aller de l’un à l’autre
    .pick = prendre
    .none = ne rien prendre
# What keys are called.
key =
    .arrows = flèches
    .backspace = Retour arrière
    .escape = Échap
    .space = Espace
    .enter = Entrée
started = La partie commence.
pick-three = Prends-en trois
to-go = encore { $n }
has-it =
    { $who ->
        [you] À toi
       *[other] À { $who }
    }
calling = Annoncé…
watching-now = Tu regardes
notice =
    .no-set =
        { $who ->
            [you] Ce n’est pas un SET
           *[other] { $who } : ce n’est pas un SET
        }
    .late =
        { $who ->
            [you] Tu as annoncé SET sans en prendre un à temps.
           *[other] { $who } a annoncé SET sans en prendre un à temps.
        }
    .left =
        { $who ->
            [you] Tu as annoncé SET avant de partir.
           *[other] { $who } a annoncé SET avant de partir.
        }
    .photo = Photo-finish
    .first =
        { $who ->
            [you] Toi en premier
           *[other] { $who } en premier
        }
    .later =
        { $who ->
            [you] Toi
           *[other] { $who }
        } +{ $ms } ms

## Petites choses

save = Enregistrer
close = Fermer
dismiss = Fermer
copied = Copié.

## Apprendre

learn-alone = Apprendre le solitaire
learn = Apprendre
    .coach = Ce qu’il faut faire
    .steps = Étapes de la leçon
    .step = Étape { $step } sur { $steps }
    .again = Encore une fois
    .next = Suite
    .skip = Sauter
    .done = fait
ways = Pages
    .daily = Énigmes du jour
    .practice = S’entraîner
    .mine = Mes parties
    .teaching = Pour les enseignants
    .print = Énigmes sur papier
    .more = Autres pages
