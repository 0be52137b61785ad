### Tournois.

title = Tournoi
heading = Tournois
about = Invite tout le monde avec un seul lien. Les tables, les tours et les résultats se font tout seuls.
mine = Tes tournois
ended = Terminé
goes-on = En cours
new = Nouveau tournoi
game = Jeu
name = Nom
untitled = Tournoi de { $game }
format = Formule
    .swiss = À chaque tour, tu joues contre quelqu’un qui réussit aussi bien que toi.
    .round-robin = Tout le monde joue contre tout le monde.
    .knock-out = Seule la personne qui gagne sa table continue.
swiss = Système suisse
round-robin = Toutes rondes
knock-out = Élimination directe
size = Places par table
players =
    { $players ->
        [one] { $players } place
       *[other] { $players } places
    }
time = Temps par tour
    .free = Sans limite
minutes =
    { $minutes ->
        [one] { $minutes } minute par tour
       *[other] { $minutes } minutes par tour
    }
days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
fill = Compléter une table avec un bot
open = Ouvrir le tournoi
in =
    { $players ->
        [one] { $players } participant
       *[other] { $players } participants
    }
rated = classé
round =
    .of = Tour { $round } sur { $rounds }
    .before = Tour précédent
    .after = Tour suivant
due =
    .next = Prochain tour dans { $time }
    .end = Encore { $time } pour ce tour
table = Table { $table }
    .yours = Aller à ta table
enter = Participer
leave = Quitter
    .sure = Vraiment quitter ?
wait = Ta prochaine table apparaîtra ici.
    .start = Tu participes. Attends le début.
bye = Exemption : une victoire sans jouer
replay = Revoir
watch = Regarder
correct = Résultat de la table { $table }
    .about = En cas d’égalité, la place est partagée.
absent = N’a pas joué
save = Enregistrer
standing = Classement
who = Participants
invite = Inviter
    .copy = Copier le lien
    .picture = Le lien en code QR
screen = Grand écran
csv = Télécharger le classement
start = Commencer
    .need = Il faut au moins { $least } participants.
next = Commencer le tour suivant
host = Organisation
bots = Bots
    .level = Niveau
    .count = Combien
    .add = Ajouter
swap = Échanger deux places
    .first = Qui
    .second = Avec qui
    .do = Échanger
remove = Retirer quelqu’un
    .whom = Qui
    .do = Retirer
return = Faire revenir quelqu’un
    .do = Faire revenir
hand-over = Confier le tournoi à quelqu’un d’autre
    .whom = À qui
    .do = Confier
changes = Changements de l’hôte
    .swapped = Tour { $round } : { $one } et { $other } échangés
    .decided = Tour { $round }, table { $table } : places { $places }
end = Terminer le tournoi
    .sure = Vraiment terminer ?
delete = Supprimer
    .sure = Vraiment supprimer ?
