### Tournois.

not-this-game = { $game } ne se joue pas à deux ou plus. Choisis un autre jeu.
not-begun = Ce tournoi n’a pas encore commencé.
begun = Ce tournoi a déjà commencé.
over = Ce tournoi est terminé.
too-few = Il faut au moins { $least } participants pour un tournoi.
full = Ce tournoi est complet : { $most } participants au plus.
entered = Tu participes déjà à ce tournoi.
removed = L’hôte t’a fait quitter ce tournoi. Seul l’hôte peut te laisser y revenir.
left-too-often = Tu as quitté ce tournoi trop souvent. Demande à l’hôte de te laisser y revenir.
too-late = Il est trop tard pour rejoindre ce tournoi.
no-such-player = Cette personne ne participe pas au tournoi.
no-such-table = Cette table est introuvable.
bad-places = Donne une place à chacun des { $players } participants. En cas d’égalité, la place est partagée.
cannot-swap = L’échange n’est possible que tant que les deux tables sont sans résultat.
round-open = Certaines tables jouent encore. Attends qu’elles aient fini.
no-such-tournament = Ce tournoi est introuvable. Vérifie le lien.
not-host = Seul l’hôte peut faire cela.
too-many =
    Tu peux organiser { $most ->
        [one] { $most } tournoi
       *[other] { $most } tournois
    } à la fois. Termines-en un d’abord.
too-many-bots = Un tournoi a { $most } bots au plus.
round = Tour { $round }
column-place = Place
column-player = Nom
column-points = Points
column-played = Parties
column-won = Victoires
column-opponents = Adversaires
