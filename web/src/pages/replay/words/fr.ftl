### La page où l’on revient sur une partie terminée.

title = Revoir la partie
coming = Chargement de la partie…
nothing = Rien à revoir
beside = Journal
only-looking = Tu revois une partie. Pour jouer, choisis « Jouer à partir d’ici ».
controls = Commandes de lecture
moment = Coup
    .where = { $n } sur { $last }, { $time }
marks = Coups décisifs
    .one = { $n } : { $label }
first = Au début
back = Coup précédent
play = Lecture
pause = Pause
next = Coup suivant
last = À la fin
speed = Vitesse
eyes = Vue de
    .watcher = Public
    .open = Toutes les cartes visibles
hidden = Cartes cachées
pile = { $name } : { $count }
    .order = La prochaine carte est la première.
more = Partager, télécharger, vérifier
    .about = Toute personne qui a le lien peut revoir cette partie et voir toutes les cartes.
link = Copier le lien vers ce coup
save = Télécharger
position = Copier la position en texte
deal = La donne était-elle honnête ?
    .about = Avant la première carte, le serveur a choisi une graine qui décide de tout le hasard, et en a montré l’empreinte. Après la dernière, il a révélé la graine : personne n’a pu changer la donne entre-temps.
    .promised = Avant la première carte : l’empreinte
    .revealed = Après la dernière carte : la graine
    .fits = Ton navigateur a vérifié : la graine correspond à l’empreinte.
    .differs = Ton navigateur a vérifié : la graine ne correspond pas à l’empreinte.
    .insecure = Ton navigateur ne peut vérifier cela qu’en HTTPS ; le serveur l’a donc fait.
    .checking = Vérification de chaque coup…
    .again =
        { $acts ->
            [one] { $acts } coup a été vérifié
           *[other] Les { $acts } coups ont été vérifiés
        } à partir de la graine. Tout s’est passé comme enregistré.
    .yourself = À vérifier sur ton propre ordinateur : { $command }
play-on = Jouer à partir d’ici
    .about = Ouvre la position après le coup { $n } dans un nouveau salon. La partie que tu revois ne change pas.
    .seat = Ta place
    .turn = (c’est son tour)
    .bots = Des bots à toutes les autres places
    .start = Jouer
keys = Raccourcis clavier
    .step = coup précédent ou suivant
    .play = lecture ou pause
    .ends = au début ou à la fin
    .speed = plus vite ou plus lentement
    .mark = coup décisif suivant
    .more = cette fenêtre
open = Ouvrir un enregistrement
    .about = Chaque partie peut se télécharger sous forme d’enregistrement. Ouvres-en un ici pour la revoir, toutes les cartes visibles. Rien n’est gardé sur le serveur.
    .choose = Choisir un fichier
    .drop = Ou dépose-le ici.
