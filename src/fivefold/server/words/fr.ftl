### Ce que dit un serveur.

closed = L’équipe du serveur a fermé ce salon.
moved = Le salon est en train de rouvrir. Tu y reviens dans un instant.
restart = Le serveur redémarre. Tu reviens dans un instant.
abuse = Connexion coupée : trop de messages incorrects.
signed-out = Un autre appareil a fermé ta session ici.
forgotten = Tes données ont été supprimées.
banned = L’accès à ce serveur t’est interdit.
    .until = L’accès à ce serveur t’est interdit jusqu’au { $until }.
    .why = L’accès à ce serveur t’est interdit : { $why }
    .until-why = L’accès à ce serveur t’est interdit jusqu’au { $until } : { $why }
not-together = Tu peux seulement signaler des personnes qui sont ou étaient avec toi dans ce salon.
    .match = Cette partie n’a pas été jouée dans ce salon.
already-reported = Tu as déjà signalé cette personne pour cette partie. Ce sera examiné.
too-many-reports = Ça fait assez de signalements pour aujourd’hui. Ils seront examinés.
no-reports = Personne ne lit les signalements sur ce serveur. Tu peux mettre la personne en sourdine ou quitter le salon.
too-many-backups = Il y a déjà { $most } sauvegardes. Supprime d’abord les anciennes dans { $folder }.
no-backup = La sauvegarde n’a pas abouti. Le journal du serveur dit pourquoi.
    .postgres = Postgres a ses propres programmes de sauvegarde, comme pg_dump.
name-not-allowed = Ce nom n’est pas permis ici. Choisis-en un autre.
too-many-connections = Fivefold est ouvert dans trop d’onglets. Fermes-en quelques-uns et réessaie.
    .address = Trop de connexions depuis ton réseau. Réessaie plus tard.
    .room = Trop de connexions à ce salon depuis ton réseau. Réessaie plus tard.
too-many-rooms =
    Tu as ouvert beaucoup de salons. Réessaie dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
too-many-guesses = Trop de mots de passe incorrects depuis ton réseau. Attends un peu.
unreachable = Ce salon est injoignable pour l’instant. Nouvel essai…
    .stopping = Ce serveur s’arrête. Réessaie.
not-kept = Impossible d’enregistrer cela. Réessaie.
    .room = Impossible d’enregistrer le salon. Réessaie dans un instant.
    .code = Aucun code de salon n’était libre. Réessaie.
quick =
    .off = Ce serveur ne propose pas d’adversaires. Joue entre amis ou contre des bots.
    .no-such-game = On ne peut pas chercher d’adversaire à ce jeu. Prépare plutôt une table.
    .full = Trop de monde cherche une partie depuis ton réseau. Réessaie dans une minute.
    .no-bot = C’est encore trop tôt pour un bot. Attends quelques secondes.
no-such-month = Ce mois n’existe pas.
no-such-room = Salon introuvable. Il a peut-être expiré.
no-such-club = Ce club est introuvable. Vérifie le lien.
not-member = Seuls les membres peuvent faire cela.
too-many-clubs =
    Tu peux organiser { $most ->
        [one] { $most } club
       *[other] { $most } clubs
    } à la fois.
no-such-match = Partie introuvable.
not-over = Tu pourras télécharger cette partie quand elle sera terminée.
busy = Ce salon est très occupé. Réessaie dans un instant.
    .records = Il y a beaucoup de téléchargements en ce moment. Réessaie dans un instant.
    .exports = Un autre export est en cours. Réessaie dans un instant.
    .devices = Impossible d’ajouter un appareil pour l’instant. Réessaie dans quelques minutes.
    .reviews = Il y a beaucoup d’analyses en ce moment. Réessaie dans un instant.
    .making = Le serveur est très occupé. Réessaie dans un instant.
    .backup = Une sauvegarde est en cours. Réessaie dans un instant.
no-review = Impossible d’analyser cette partie. Réessaie plus tard.
    .too-long = L’analyse a pris trop de temps. Réessaie plus tard.
too-large = Ce fichier est trop gros. La limite est de { $most } Mo et 20 000 lignes.
too-much = Ce fichier est trop long à ouvrir : l’ouverture a été annulée.
bad-message = Message incorrect : { $why }.
    .newer = Le serveur est en cours de mise à jour. Réessaie dans quelques minutes.
too-fast = Trop vite ! Ralentis un peu.
not-operator = C’est réservé à l’équipe du serveur, avec le jeton de gestion.
bad-request = { $why }.
    .ban = Nomme une personne ou une adresse, pas les deux.
    .code = Un code ne contient que des lettres et des chiffres.
    .host = Ce n’est pas une adresse de serveur valable.
    .length = La requête donne deux fois la longueur de son contenu.
    .own-address = C’est ton propre réseau. Tu n’aurais plus accès toi-même.
too-many-codes = Beaucoup d’appareils s’ajoutent en ce moment. Réessaie dans quelques minutes.
bad-handover = Ce code a expiré. Demandes-en un nouveau sur ton autre appareil.
bad-passkey = Cette clé d’accès n’a pas fonctionné. Réessaie.
    .unknown = Cette clé d’accès n’est plus connue ici. Prends-en une autre, ou ton code de secours.
no-passkeys = Ce serveur n’accepte pas les clés d’accès. Prends un code de secours.
too-many-passkeys = Tu as déjà { $most } clés d’accès. Retires-en une d’abord.
bad-recovery = Ce code de secours n’est pas valable. Vérifie chaque lettre et chaque chiffre.
vacation =
    .already = Tu es déjà en vacances.
    .too-long =
        Il te reste { $days ->
            [one] { $days } jour
           *[other] { $days } jours
        } de vacances cette année.
push =
    .turn = C’est ton tour
    .stop = Désactiver
    .unknown-service = Le service de notifications de ce navigateur n’est pas pris en charge ici. Essaie un autre navigateur.
    .bad-key = Ce navigateur a envoyé une clé non valable. Réessaie.
    .unavailable = Ce serveur ne peut pas envoyer de notifications.
friends =
    .strangers = Tu peux seulement inviter des personnes avec qui tu as terminé une partie.
    .too-many = Tu as envoyé beaucoup d’invitations. Attends une réponse.
stranger = Pas de cookie de session : demande d’abord /api/me et garde le cookie.
other-site = Requête bloquée : elle venait d’un autre site.
not-found = Page introuvable.
# La page à la place du client, s’il n’est pas construit.
not-built = Le client web n’est pas construit : lance make play.
# What a link to us shows where it is shared.
card = Fivefold : des jeux de cartes et de dés à une même table
    .about = SET, Karma, Five Crowns et d’autres. Joue entre amis, contre des bots ou en solo. Sans compte, rien à installer.
card-room = Viens jouer à { $game }
    .about = Une place t’attend : ouvre simplement le lien. Sans compte, rien à installer.
card-game = { $game } : jouer entre amis ou contre des bots
    .about = { $blurb } Sans compte, rien à installer.

## Au démarrage, et pour qui s’en occupe

no-file = Base de données { $path } introuvable.
    .postgres = Seul un fichier SQLite peut être copié ici. Pour Postgres, utilise pg_dump.
no-names = Impossible de lire les noms dans { $path } : { $why }.
exists = { $path } existe déjà. Choisis un autre nom.
no-copy = Impossible de copier { $path } : { $why }.
    .damaged = Impossible de copier { $path } : la copie est endommagée ({ $why }).
bad-address = Impossible d’écouter sur { $host }, port { $port } : { $why }.
port-taken = Le port { $port } de { $host } est occupé. Choisis-en un autre avec --port.
no-start = Le serveur n’a pas démarré. La ligne ci-dessus dit pourquoi.
no-bus = Un bus a besoin du paquet redis : `pip install 'fivefold[cluster]'`.
bad-bus = URL de bus incorrecte. Donnes-en une comme valkey://localhost:6379.
    .alone = Plusieurs processus ont besoin d’une base de données commune. Donne une URL Postgres.
start = Fivefold tourne ici : { $address }
    .other-port = Le port { $taken } est occupé : c’est donc le port { $port }.
    .others = Sur ton réseau : { $address }
    .no-tls = Sans https, les navigateurs n’offrent ni clés d’accès, ni notifications, ni installation ; les codes de secours et les liens vers d’autres appareils marchent. Un moyen d’avoir https : `caddy reverse-proxy --from NOM --to 127.0.0.1:{ $port }` et --base-url https://NOM
    .stop = Ctrl+C pour arrêter.
# Ennuis avec la base de données.
database =
    .why = { $why }
    .no-asyncpg = Postgres a besoin du paquet asyncpg : `pip install 'fivefold[postgres]'`.
    .no-address = Base de données incorrecte. Donne un nom de fichier, ou une URL SQLite ou Postgres.
    .not-opened = Impossible d’ouvrir la base de données { $database } : { $why }.
    .newer = elle a été écrite par un Fivefold plus récent (schéma { $schema } ; celui-ci va jusqu’à { $known })
    .not-open = La base de données n’est pas ouverte.
    .no-answer = La base de données n’a pas répondu : { $why }.
    .not-taken = La base de données a refusé une écriture : { $why }.
    .undone = La base de données a annulé la transaction.
    .not-writable = Impossible d’écrire cela : { $why }.
    .moved = Le fichier de la base de données a été déplacé ou remplacé pendant que le serveur tournait. Redémarre le serveur.
    .not-there = La base de données est indisponible : { $why }.
    .hangs = le disque ou le réseau ne répond pas
    .room = Un salon est illisible. Lance `fivefold doctor` pour savoir lequel.
    .match = Une partie est illisible. Lance `fivefold doctor` pour savoir laquelle.
# Ce que trouve un examen ; devant, ce dont il s’agit, par exemple « partie 4f: des entrées manquent. »
sick = base de données
    .room = salon
    .match = partie
    .readable = d’autres utilisateurs peuvent lire le fichier ; démarrer le serveur corrige cela.
    .empty = elle ne contient aucune table.
    .older = son schéma est { $schema } ; le prochain démarrage du serveur la fera passer à { $today }.
    .stray = il y a des entrées sans partie.
    .unreadable = illisible : { $why }.
    .other = le salon prétend être { $code }.
    .no-match = sa partie { $match } manque.
    .entries = des entrées manquent.
    .end = elle est terminée, mais ses dernières entrées manquent.
    .index = l’index de qui a joué à quoi est faux ; `doctor --mend-index` le corrige.
    .not-replayed = elle ne peut pas être rejouée : { $why }.

## La page sur l’interface REST

api = API REST
    .schema = la même chose pour les programmes.
    .play = Les parties se jouent par le WebSocket { $address } ; voir la page du protocole du projet.
    .takes = Prend { $what }.
    .answers = Renvoie { $what }.
    .list = une liste de { $what }

## Le client comme application

app = Des jeux de cartes et de dés à une même table : entre amis, contre des bots ou en solo.
    .today = Énigmes du jour
    .picture = Les jeux
