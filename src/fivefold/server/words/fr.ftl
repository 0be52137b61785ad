### Ce que dit un serveur.

closed = L’exploitant a fermé ce salon.
moved = Le salon est en train de rouvrir ; tu y seras de nouveau dans un instant.
restart = Le serveur redémarre ; tu seras de retour dans un instant.
abuse = Trop de messages dénués de sens sont venus de toi.
signed-out = On t’a déconnecté ici depuis un autre appareil.
banned = L’exploitant de ce serveur t’a écarté.
too-many-connections = Tu es déjà ici trop de fois ; ferme quelques onglets.
    .address = Trop de connexions viennent de ton adresse.
too-many-rooms = Tu as ouvert beaucoup de salons ; attends un peu.
not-kept = La base de données ne répond pas ; réessaie.
    .room = Le salon n’a pas pu être enregistré ; réessaie dans un instant.
    .code = Aucun code n’était libre ; réessaie.
no-such-room = Ce salon n’existe pas ; peut-être a-t-il été nettoyé.
no-such-match = Cette partie n’existe pas.
not-over = La partie n’est pas terminée ; d’ici là, son enregistrement est secret.
busy = Il se passe trop de choses dans ce salon ; réessaie dans un instant.
    .records = Beaucoup d’enregistrements sont en préparation ; réessaie dans un instant.
bad-message = Ce n’est pas un message : { $why }.
too-fast = Tu en demandes trop à la fois ; ralentis.
not-operator = C’est réservé à l’exploitant, avec son jeton.
bad-request = { $why }.
    .ban = Nomme une personne ou une adresse, pas les deux.
    .code = Un code ne contient que des lettres et des chiffres.
too-many-codes = Beaucoup d’appareils s’ajoutent en ce moment ; réessaie dans quelques minutes.
bad-handover = Ce code n’est plus valable ; crée-en un nouveau sur l’autre appareil.
stranger = Demande d’abord /api/me, et garde le cookie.
other-site = Un autre site ne peut pas parler à ta place.
not-found = Il n’y a rien ici.

## Au démarrage, et pour qui s’en occupe

no-file = Il n’y a pas de base de données { $path }.
    .postgres = On ne peut copier ici qu’un fichier ; pour Postgres, pg_dump fait de même.
exists = { $path } existe déjà ; choisis un autre nom.
no-copy = { $path } n’a pas pu être copié : { $why }.
bad-address = { $host } port { $port } est inutilisable : { $why }.
port-taken = Le port { $port } de { $host } est pris ; choisis-en un autre avec --port.
no-start = Le serveur n’a pas démarré ; la ligne ci-dessus dit pourquoi.
bad-database = { $why }
