### Ce que dit un serveur.

closed = L’exploitant a fermé ce salon.
moved = Le salon est en train de rouvrir ; tu y seras de nouveau dans un instant.
restart = Le serveur redémarre ; tu seras de retour dans un instant.
abuse = Connexion coupée : trop de messages incorrects.
signed-out = On t’a déconnecté ici depuis un autre appareil.
forgotten = Tes données sont supprimées.
banned = L’exploitant de ce serveur t’a écarté.
too-many-connections = Fivefold est ouvert dans trop d’onglets. Fermes-en quelques-uns.
    .address = Trop de connexions viennent de ton adresse.
    .room = Trop de connexions à ce salon viennent de ton adresse.
too-many-rooms = Tu as ouvert beaucoup de salons ; attends un peu.
too-many-guesses = Trop de mots de passe ont été essayés depuis ton adresse ; attends un peu.
unreachable = Le serveur de ce salon est injoignable pour l’instant ; nouvel essai en cours.
    .stopping = Ce serveur est en train de s’arrêter ; réessaie.
not-kept = La base de données ne répond pas ; réessaie.
    .room = Le salon n’a pas pu être enregistré ; réessaie dans un instant.
    .code = Aucun code n’était libre ; réessaie.
no-such-room = Ce salon n’existe pas ; il a peut-être expiré.
no-such-match = Cette partie n’existe pas.
not-over = La partie n’est pas terminée ; d’ici là, son enregistrement est secret.
busy = Il se passe trop de choses dans ce salon ; réessaie dans un instant.
    .records = Beaucoup d’enregistrements sont en préparation ; réessaie dans un instant.
    .exports = Toutes les parties de quelqu’un sont déjà en cours de préparation ; réessaie dans un instant.
    .devices = Impossible d’ajouter un appareil pour l’instant ; réessaie dans quelques minutes.
    .reviews = Beaucoup de parties sont en cours d’analyse ; réessaie dans un instant.
    .making = Le serveur est très occupé. Réessaie dans un instant.
no-review = Cette partie n’a pas pu être analysée ; réessaie plus tard.
    .too-long = L’analyse de cette partie a pris trop de temps ; réessaie plus tard.
too-large = Ici, un enregistrement fait au plus { $most } Mo et 20 000 lignes.
too-much = Lire cet enregistrement prend trop de temps : on n’y touche pas.
bad-message = Ce n’est pas un message : { $why }.
    .newer = Ce n’est pas encore connu ici ; réessaie dans quelques minutes.
too-fast = Tu en demandes trop à la fois ; ralentis.
not-operator = C’est réservé à l’exploitant, avec son jeton.
bad-request = { $why }.
    .ban = Nomme une personne ou une adresse, pas les deux.
    .code = Un code ne contient que des lettres et des chiffres.
    .host = Ce n’est pas une adresse de serveur valable.
too-many-codes = Beaucoup d’appareils s’ajoutent en ce moment ; réessaie dans quelques minutes.
bad-handover = Ce code n’est plus valable ; crée-en un nouveau sur l’autre appareil.
stranger = Demande d’abord /api/me, et garde le cookie.
other-site = Un autre site ne peut pas parler à ta place.
not-found = Il n’y a rien ici.
# La page à la place du client, s’il n’est pas construit.
not-built = Le client web n’est pas construit : lance make play.
# What a link to us shows where it is shared.
card = Fivefold : des jeux de cartes et de dés à une même table
    .about = SET, Karma, Five Crowns et d’autres : entre amis grâce à un lien, contre des bots ou seul. Pas de compte, rien à installer.
card-room = Viens jouer à { $game }
    .about = Une place t’attend à la table : ouvre le lien. Pas de compte, rien à installer.

## Au démarrage, et pour qui s’en occupe

no-file = Il n’y a pas de base de données { $path }.
    .postgres = On ne peut copier ici qu’un fichier ; pour Postgres, pg_dump fait de même.
exists = { $path } existe déjà ; choisis un autre nom.
no-copy = { $path } n’a pas pu être copié : { $why }.
    .damaged = { $path } n’a pas pu être copié : la copie est endommagée ({ $why }).
bad-address = { $host } port { $port } est inutilisable : { $why }.
port-taken = Le port { $port } de { $host } est pris ; choisis-en un autre avec --port.
no-start = Le serveur n’a pas démarré ; la ligne ci-dessus dit pourquoi.
no-bus = Un bus a besoin du paquet redis : `pip install 'fivefold[cluster]'`.
bad-bus = Ce n’est pas l’adresse d’un bus : donnes-en une comme valkey://localhost:6379.
    .alone = Plusieurs processus ont besoin d’une base de données commune : donne une URL de Postgres.
start = Fivefold est là : { $address }
    .other-port = Le port { $taken } est pris, c’est donc le port { $port }.
    .others = Les autres l’atteignent à { $address }
    .stop = Ctrl+C l’arrête.
# Ennuis avec la base de données.
database =
    .why = { $why }
    .no-asyncpg = Postgres a besoin du paquet asyncpg : `pip install 'fivefold[postgres]'`.
    .no-address = Ce n’est pas l’adresse d’une base de données : donne un fichier, ou une URL de SQLite ou de Postgres.
    .not-opened = La base de données { $database } ne peut pas être ouverte : { $why }.
    .newer = elle a été écrite par un Fivefold plus récent (schéma { $schema }, celui-ci connaît { $known })
    .not-open = La base de données n’est pas ouverte.
    .no-answer = La base de données n’a pas répondu : { $why }.
    .not-taken = La base de données ne l’a pas accepté : { $why }.
    .undone = La base de données a annulé la transaction.
    .not-writable = Impossible d’écrire cela : { $why }.
    .moved = La base de données a été déplacée ou remplacée sous le serveur en marche ; redémarre-le.
    .not-there = La base de données est injoignable : { $why }.
    .hangs = le disque ou le réseau ne répond plus
    .room = Un salon est illisible ; `fivefold doctor` dit lequel.
    .match = Une partie est illisible ; `fivefold doctor` dit laquelle.
# Ce que trouve un examen ; devant, ce dont il s’agit, par exemple « partie 4f: des entrées manquent. »
sick = base de données
    .room = salon
    .match = partie
    .readable = d’autres peuvent lire le fichier ; le prochain démarrage du serveur y remédie.
    .empty = elle ne contient aucune table.
    .older = elle a le schéma { $schema } ; le prochain démarrage du serveur la mène à { $today }.
    .stray = il y a des entrées, mais pas la partie dont elles font partie.
    .unreadable = c’est illisible : { $why }.
    .other = le salon dit qu’il est { $code }.
    .no-match = sa partie { $match } n’est pas là.
    .entries = des entrées manquent.
    .end = elle était finie, mais ses dernières entrées manquent.
    .index = l’index de qui a joué à quoi en dit autre chose ; doctor --mend-index le corrige.
    .not-replayed = elle ne peut pas être rejouée : { $why }.

## La page sur l’interface REST

api = L’interface REST
    .schema = la même chose pour les programmes.
    .play = Le jeu lui-même passe par le WebSocket { $address }, que décrit la page du protocole du projet.
    .takes = Prend { $what }.
    .answers = Répond { $what }.
    .list = une liste de { $what }
