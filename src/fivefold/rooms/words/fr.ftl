### Ce que dit un salon.

not-kept = Impossible de l’enregistrer : rien n’a été fait. Réessaie dans un instant.
no-book = Il n’y a rien à chercher dans ce jeu.
busy = On réfléchit à beaucoup de tables en ce moment. Réessaie dans un instant.
trouble = Quelque chose s’est mal passé ici ; tu n’y es pour rien.
locked = Ce salon est protégé par un mot de passe.
too-many-questions = Attends la réponse à ta dernière question.
bad-name =
    Un nom compte de 1 à { $most ->
        [one] { $most } lettre
       *[other] { $most } lettres
    }.
kicked = L’hôte t’a exclu de ce salon.
full = Ce salon est complet.
not-host = Seul l’hôte peut faire cela.
no-such-person = Cette personne n’est pas ici.
wrong-password = Ce n’est pas le mot de passe de ce salon.
playing = Une partie est en cours : terminez-la ou revenez d’abord au salon.
    .other-seat = Cette place ne fait pas partie de la partie.
    .has-seen = Tu as déjà vu la table depuis une autre place pendant cette partie.
    .seated = Tu as déjà une place dans cette partie.
    .no-stand-in = Pendant une partie, un bot ne remplace que quelqu’un qui est parti.
seat-taken = Cette place est prise.
not-seated = Tu n’as pas de place.
empty = C’est vide.
no-match = Aucune partie n’est en cours.
    .other = Cette partie n’est pas sur cette table.
watching = Tu regardes ; prends une place pour jouer.
too-long = Cette partie dure depuis trop longtemps ; reviens au salon et commences-en une autre.
no-such-reaction = Cette réaction n’existe pas.
no-such-step = La leçon n’a pas cette étape.
no-such-moment = La partie n’a pas ce moment ; le dernier est { $last }.
is-over = Dans cette position la partie est finie : il n’y a plus rien à jouer.
known-cards = La personne qui a ouvert cette table en connaît les cartes : tu peux regarder.
not-yourself = Tu ne peux pas t’exclure.
owner = On ne peut pas exclure la personne qui a ouvert le salon.
not-here = Ce n’est pas possible ici.
no-hints = Les indices sont réservés à qui joue en solo ou contre des bots.
too-few =
    Ce jeu demande { $least ->
        [one] au moins { $least } joueur
       *[other] au moins { $least } joueurs
    } ; laisse des bots jouer aux places libres, ou attends quelqu’un.
not-begun = La partie va commencer ; un instant.
not-yet = L’énigme du { $date } arrive avec son jour, à minuit UTC.
