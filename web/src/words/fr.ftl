### Les pages du client : l’accueil, le salon, les réglages, et ce que toutes les tables partagent.

brand = Fivefold, page d’accueil
trademarks = SET et les noms des autres jeux sont des marques de leurs propriétaires. Fivefold est un logiciel libre et indépendant, ni affilié à eux ni approuvé par eux.

## L’accueil

front = De bons jeux, une table.
    .about = Joue entre amis, contre des bots ou en solo. Sans compte, rien à installer.
    .alone = Joue contre des bots ou en solo. Tout reste sur cet appareil.
    .games = Jeux
continue =
    { $matches ->
        [one] Reprendre ta partie
       *[other] Reprendre tes parties
    }
    .with = avec { $names }
    .more = { $matches } de plus
    .yours = À toi de jouer ({ $turns })
    .left = encore { $time }
    .mine = À toi de jouer
    .waiting = On attend { $names }
    .vacation = { $name } est en vacances jusqu’au { $day }
play = Jouer
solo = En solo
today = Énigmes du jour
    .done =
        { $done ->
            [one] { $done } terminée sur { $all }
           *[other] { $done } terminées sur { $all }
        }
rooms = Salons publics ({ $rooms })
    .with = avec { $host }
    .here =
        { $people ->
            [one] { $people } personne
           *[other] { $people } personnes
        }
    .playing =
        { $people ->
            [one] { $people } personne, partie en cours
           *[other] { $people } personnes, partie en cours
        }
join = Rejoindre
    .title = Rejoindre avec un code
profile = Profil
keep = Tu as terminé trois parties. Veux-tu les garder sur tous tes appareils ?
    .yes = Les garder
    .no = Pas maintenant
arrival = Continuer ici ?
    .title = Continuer ici : Fivefold
    .about = Cet appareil récupère ton nom et tes places depuis ton autre appareil.
    .replaces = Le nom et les parties que tu avais ici seront remplacés.
    .yes = Oui, c’est moi
    .no = Non
    .done = Tu es maintenant { $name } sur cet appareil aussi.
    .done-unnamed = Cet appareil est maintenant aussi le tien.
friend-invites = { $name } t’invite à { $game }
    .list = Invitations
lost = Page introuvable
    .about = Cette page n’existe pas.
    .home = Page d’accueil
    .no-table = Table introuvable
    .left = Tu as quitté la table
name = Ton nom
    .change = Tu t’appelles { $name }. Changer de nom
    .done = Nom modifié.

## Réglages

settings = Réglages
    .update = Réglages, une nouvelle version est prête
setting-language = Langue
    .auto = Automatique
setting-theme = Thème
    .light = Clair
    .dark = Sombre
as-system = Automatique
setting-palette = Couleurs
    .about = Ces palettes jouent aussi sur la luminosité, en cas de daltonisme.
    .standard = Standard
    .red-green = Daltonisme rouge-vert
    .blue-yellow = Daltonisme bleu-jaune
    .contrast = Contraste élevé
setting-patterns = Motifs
    .about = Chaque couleur a aussi son motif : rouge uni, vert rayé, violet à pois.
setting-motion = Animations
    .none = Désactivées
sound = Son
volume = Volume
    .pieces = Cartes, dés et lettres
    .calls = Annonces de SET
    .turn = Mon tour
    .end = Fin de partie
    .chat = Chat
haptics = Vibrations
setting-notify = Me prévenir quand c’est mon tour
    .about = Seulement quand cet onglet est en arrière-plan.
    .refused = Ton navigateur bloque les notifications de cette page.
setting-level = Bots quand tu choisis « Jouer »
    .about = « Mon niveau » s’adapte à ton jeu.
setting-pace = Vitesse des bots
    .about = Aux tables dont tu es l’hôte. Touche la table pour les presser.
    .relaxed = Tranquille
    .normal = Normale
    .fast = Rapide
setting-keys = Touches sur les pièces
    .about = Affichées si tu as un clavier.
    .show = Afficher
    .hide = Masquer
on = Activé
off = Désactivé

## Un salon

room = Salon { $code }
    .untitled = Salon
invited = { $host } t’invite à jouer à { $game }
    .nickname = Ici, tu t’appelles { $name }.
    .full = Toutes les places sont prises.
    .watch = Plutôt regarder
    .watch-only = Regarder
    .learn =
        { $minutes ->
            [one] Apprendre en { $minutes } minute
           *[other] Apprendre en { $minutes } minutes
        }
menu = Menu
end-match = Terminer la partie pour tout le monde
    .sure = Terminer cette partie pour tout le monde ?
    .about = Elle s’arrête pour toute la table, sans résultat.
    .no = Continuer à jouer
lobby =
    .players = À la table
    .start = Commencer
    .waiting = On attend que { $host } lance la partie.
    .rules = Règles maison
    .changed =
        { $changed ->
            [0] règles standard
            [one] { $changed } modifiée
           *[other] { $changed } modifiées
        }
    .who = Qui peut rejoindre
    .link = Avec le lien
    .everybody = Tout le monde
    .locked = Il faut le mot de passe pour entrer.
    .quiet = Salon pour enfants
    .quiet-about = Des réactions à la place des messages, et un surnom pour tout le monde.
# À côté de choix : un champ pour un autre texte, comme ses propres cartes.
option-other = Ou autre chose :
box-rule = Standard : { $value }
    .mark = { $value } (standard)
amount =
    .seconds = { $value } s
    .ms = { $value } ms
    .unlimited = Sans limite
which-game = Choisis un jeu
leave = Quitter la table ?
    .about = La partie continue et tu gardes ta place. Tu la retrouveras sur la page d’accueil.
    .rated = Cette partie est classée. Si tu ne reviens pas vite, tu perds.
    .yes = Quitter
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
    .wait = Attendre du monde
invite = Inviter
    .to = Inviter dans le salon { $code }
    .copy = Copier le lien
    .picture = Code QR avec le lien de ce salon
# L’adresse suit.
handover =
    Ouvre cette adresse sur ton autre appareil d’ici { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } pour y retrouver ton nom et ta place.
    .copy = Copier le lien
    .ask = Continuer sur un autre appareil
    .back = Retour à l’invitation
    .picture = Code QR avec le lien pour ton autre appareil
lock = Mot de passe pour entrer
    .locked = Le salon a un mot de passe
    .another = Nouveau mot de passe (vide : aucun)
    .none = Aucun
    .remove = Supprimer
    .set = Valider
password = Mot de passe
panel = Participants et chat
    .here =
        Participants et chat, { $here ->
            [one] { $here } personne
           *[other] { $here } personnes
        }
    .unread =
        Participants et chat, { $here ->
            [one] { $here } personne
           *[other] { $here } personnes
        }, { $unheard ->
            [one] { $unheard } nouveau message
           *[other] { $unheard } nouveaux messages
        }
    .close = Fermer participants et chat
person =
    .you = toi
    .host = hôte
    .away = hors ligne
    .watching = regarde
    .muted = en sourdine
    .company = Mettre en sourdine ou signaler
    .about = Mettre { $name } en sourdine ou signaler
bot-plays = Laisser jouer un bot
stand-up = Quitter la place
send-out = Exclure
    .name = Exclure { $name }
chat = Chat
    .said = Messages
    .none = Aucun message pour l’instant.
    .reactions = Réactions
    .say = Écris un message
    .send = Envoyer
seat = place { $number }
    .who = Qui occupe la place { $number }
    .free = Place libre
    .sit = S’asseoir ici
    .add-bot = Ajouter un bot
seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
    .fewer = Une place de moins
    .more = Une place de plus
bot-choice = Qui joue à la place { $number } ?
    .nobody = Laisser libre
    .dial = Niveau
    .characters = Personnages
watching = Tu regardes.
    .list = Spectateurs : { $names }
    .take = Prendre la place de { $name }
away = Hors ligne
    .gone = { $name } est hors ligne
    .bot = { $name } est hors ligne ; un bot joue
begins = Début dans { $seconds }
    .waiting = On attend que tout le monde voie la table…
skip = Aller à la table
connection =
    .lost = Connexion perdue. Reconnexion…
    .coming = Arrivée à la table…
engine = Chargement des jeux
    .failed = Impossible de charger les jeux. Vérifie ta connexion, puis réessaie.
    .again = Réessayer
    .lost = Ça n’a pas fonctionné. Réessaie.
    .full = Il n’y a plus de place sur cet appareil, donc rien n’a été enregistré. Libère de l’espace, puis réessaie.
unreachable = La table est injoignable. Vérifie ta connexion et réessaie.
answered = Le serveur a répondu par l’erreur { $status }.
not-sent = Tu es hors ligne : rien n’a été envoyé.

## À une table

again = Rejouer
another = Changer de jeu
actions = Actions
hint = Indice
really = Vraiment ?
wait = Un instant
waiting = On attend les autres
happened = Journal
    .nothing = Rien pour l’instant.
    .older = Voir plus tôt
rules = Règles
    .page = Ouvrir les règles sur leur page
# On a sentence of the table; the clauses of the rules are numbers such as KA-12.
why = Pourquoi ? (règle { $clauses })
    .score = Comment on compte les points
    .ask = Pourquoi ?
    .rule = Règle exacte
stage = Table
tab =
    .happened = Journal
    .scores = Scores
    .rules = Règles
    .chat = Chat
moves = Coups
your-move = Ton coup
your-turn = C’est ton tour.
    .tab = À toi
push = Me prévenir quand c’est mon tour
    .no = Non merci
    .done = Nous te préviendrons quand ce sera ton tour.
    .denied = Ton navigateur n’autorise pas les notifications de cette page.
shortcuts = Raccourcis clavier
    .why = Pourquoi ?
    .these = Afficher les raccourcis
live = En direct
players = Joueurs
player =
    .you = Toi
    .has-board = a la main
    .turn = c’est son tour
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
    .place = Tu finis { $place }e
    .done = Bravo !
    .failed = Pas cette fois
    .close = Voir la table
    .copy = Copier le résultat
    .level = Bots de ta prochaine partie
    .wait = L’hôte peut lancer une autre partie.
    .review = Analyse
    .show = Résultat
sheet =
    .player = Nom
    .points = Points
    .round = Manche
    .all = Total
    .best = meilleur score de la manche
standing = Score
    .time = Temps
keys =
    .call = annoncer SET
    .go = passer d’une pièce à l’autre
    .pick = choisir
    .none = tout désélectionner
# What keys are called.
key =
    .arrows = flèches
    .backspace = Retour arrière
    .escape = Échap
    .space = Espace
    .enter = Entrée
started = La partie commence.
pick-three = Choisis-en trois
to-go = encore { $n }
has-it =
    { $who ->
        [you] Tu as la main
       *[other] { $who } a la main
    }
calling = Annonce…
watching-now = Tu regardes
notice =
    .no-set =
        { $who ->
            [you] Ce n’est pas un SET
           *[other] { $who } : ce n’est pas un SET
        }
    .late =
        { $who ->
            [you] Tu as annoncé SET, mais le temps est écoulé.
           *[other] { $who } a annoncé SET, mais le temps est écoulé.
        }
    .left =
        { $who ->
            [you] Tu as annoncé SET, puis quitté la table.
           *[other] { $who } a annoncé SET, puis quitté la table.
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

labelled = { $label } : { $text }
save = Enregistrer
close = Fermer
dismiss = Masquer
copied = Copié !

## Apprendre

learn =
    .coach = Coach
    .steps = Étapes de la leçon
    .step = Étape { $step } sur { $steps }
    .again = Recommencer
    .next = Suite
    .skip = Passer l’étape
    .done = fait
ways = Pages
    .daily = Énigmes
    .practice = Entraînement
    .mine = Mes parties
    .teaching = En classe
    .print = Énigmes à imprimer
    .score = À une vraie table
    .more = Plus de pages

## L’application, et sans réseau

app = Fivefold en application
    .install = Installer
    .offer = Installer Fivefold comme application ?
    .share = Touche « Partager », puis « Sur l’écran d’accueil ».
    .saved = Les pages et les règles sont enregistrées sur cet appareil. Pour jouer, il faut une connexion.
    .ready = Prêt à jouer hors ligne.
update = Une nouvelle version est prête.
    .reload = Recharger
    .later = Recharge à la fin de ta partie.
offline = Hors ligne
    .title = Tu es hors ligne
    .about = Cette page a besoin d’une connexion. Réessaie une fois en ligne.
    .only-server = Seulement sur un serveur
    .only-server-about = Ici, tu joues sur cet appareil seulement. Les clubs, tournois, profils et classements se trouvent sur un serveur Fivefold.
tournament = Tournoi
    .table = Ta table
    .waiting = Tour { $round }, table { $table }. La partie commence quand tout le monde est là.
    .back = Retour au tournoi
