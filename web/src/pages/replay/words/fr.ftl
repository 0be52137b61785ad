### La page où l’on revient sur une partie terminée.

title = Revoir la partie
coming = La partie est remise sur la table.
nothing = Rien à revoir ici
beside = Ce qui s’est passé
only-looking = Tu revois la partie. Pour jouer, choisis « Continuer d’ici ».
controls = Parcourir la partie
moment = Moment
    .where = { $n } sur { $last }, { $time }
marks = Moments décisifs
    .one = { $n } : { $label }
first = Au début
back = Un pas en arrière
play = Lire
pause = Pause
next = Un pas en avant
last = À la fin
speed = Vitesse
eyes = Vue de
    .watcher = Spectateur
    .open = Toutes les cartes visibles
held = Ce que chacun a en main
more = Partager, enregistrer, vérifier
    .about = Quiconque a le lien peut revoir cette partie avec les yeux de chacun.
link = Copier le lien vers ce moment
save = Télécharger
position = Copier la position en texte
deal = La donne était-elle honnête ?
    .about = Avant la première carte, le serveur a fixé tout le hasard par une graine et a montré l’empreinte de celle-ci. Après la dernière, il a révélé la graine. Personne n’a donc pu changer la donne entre-temps.
    .promised = Promise avant la première carte : l’empreinte
    .revealed = Révélée après la dernière : la graine
    .fits = Ton navigateur a calculé lui-même l’empreinte de la graine : c’est bien celle qui était promise.
    .differs = Ton navigateur a calculé lui-même l’empreinte de la graine : ce n’est pas celle qui était promise.
    .insecure = Les navigateurs ne calculent d’empreintes que sur des pages avec TLS, et celle-ci n’en est pas une ; le serveur l’a fait à sa place.
    .checking = Tout est redonné et rejugé …
    .again =
        { $acts ->
            [one] Un coup a été redonné et rejugé à partir de la graine :
           *[other] Les { $acts } coups ont été redonnés et rejugés à partir de la graine :
        } tout s’est passé comme le dit l’enregistrement.
    .yourself = Pour le vérifier sur ton propre ordinateur : { $command }
play-on = Jouer à partir d’ici
    .about = La table est remise comme elle était après le pas { $n }, dans un salon à toi. La partie que tu revois reste telle qu’elle est.
    .seat = Ta place
    .turn = (à son tour)
    .bots = Des bots à toutes les autres places
    .start = Jouer
keys = Touches
    .step = un pas en arrière ou en avant
    .play = lire ou mettre en pause
    .ends = au début ou à la fin
    .speed = plus vite ou plus lentement
    .mark = au prochain moment décisif
    .more = cette page
open = Revoir un enregistrement
    .about = Chaque partie peut être enregistrée. Ouvre un fichier pour la revoir sur son plateau, avec les yeux de chacun ; rien n’en reste sur le serveur.
    .choose = Choisir un fichier
    .drop = Ou dépose-le ici.
