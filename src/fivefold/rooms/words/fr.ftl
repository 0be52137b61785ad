### Ce que dit un salon.

not-kept = Impossible d’enregistrer cela : rien n’a changé. Réessaie dans un instant.
no-book = Ce jeu n’a pas de dictionnaire.
busy = Les bots sont très occupés. Réessaie dans un instant.
trouble = Un problème est survenu de notre côté. Réessaie.
locked = Ce salon a un mot de passe. Saisis-le pour entrer.
too-many-questions = Attends d’abord la dernière réponse.
bad-name =
    Un nom compte de 1 à { $most ->
        [one] { $most } lettre
       *[other] { $most } lettres
    }.
rated = C’est impossible dans une partie classée.
    .gone = Ton adversaire a quitté la table. Cherche une autre partie.
kicked = L’hôte t’a retiré l’accès à ce salon.
full = Ce salon est complet. Réessaie plus tard, ou ouvre le tien.
not-host = Seul l’hôte peut faire ça.
no-such-person = Cette personne n’est pas ici.
wrong-password = Mot de passe incorrect. Réessaie.
playing = Une partie est en cours. Termine-la ou retourne d’abord à la salle d’attente.
    .other-seat = Cette place n’est pas dans cette partie.
    .has-seen = Tu as déjà vu une autre main : tu pourras changer de place à la prochaine partie.
    .seated = Tu as déjà une place dans cette partie.
    .no-stand-in = Pendant une partie, un bot ne peut remplacer qu’une personne qui est partie.
no-open-seat = Toutes les places sont prises. Tu peux regarder.
seat-taken = Cette place est prise. Choisis-en une autre.
not-seated = Tu n’as pas de place. Choisis-en une d’abord.
empty = Écris d’abord quelque chose.
no-match = Aucune partie n’est en cours.
    .other = Cette partie n’est pas à cette table.
watching = Tu regardes. Prends une place pour jouer.
too-long = Cette partie est trop longue. Retourne à la salle d’attente et commences-en une autre.
no-such-reaction = Cette réaction n’est pas disponible.
no-such-step = La leçon n’a pas cette étape.
no-such-moment = La partie n’a pas ce coup. Le dernier est { $last }.
is-over = La partie est terminée dans cette position : il n’y a plus rien à jouer.
known-cards = L’hôte a déjà vu ces cartes : tu peux seulement regarder.
not-yourself = Tu ne peux pas t’exclure. Quitte plutôt le salon.
owner = Tu ne peux pas exclure la personne à qui est le salon.
not-here = Ce n’est pas possible ici.
no-hints = Il n’y a des indices qu’en solo ou contre des bots.
too-few =
    Ce jeu demande { $least ->
        [one] au moins { $least } joueur
       *[other] au moins { $least } joueurs
    }. Ajoute des bots ou attends du monde.
not-begun = La partie va commencer.
not-yet = L’énigme du { $date } s’ouvre à minuit UTC.
quiet = Ici, il n’y a pas de messages, seulement des réactions.
    .always = Tous les salons de ce serveur sont des salons pour enfants.
tournament = Impossible ici : le tournoi fixe le jeu et les places.
    .not-yours = Seules les personnes de cette table peuvent s’asseoir ici.
