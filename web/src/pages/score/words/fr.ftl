### Les feuilles de score des vraies tables.

heading = À une vraie table
    .about = Tu joues avec de vraies cartes ou de vrais dés ? Note les points ici, sur un téléphone ou sur tous.
title = { $game } : feuille de score
continue = Reprendre une feuille
players = Qui joue ?
name = Nom
    .of = Nom à la place { $place }
add = Ajouter
known = Noms récents
earlier = Monter { $name }
remove = Retirer { $name }
deals = donne en premier
starts = commence
rounds = Manches
start = C’est parti
draw = Tirer au sort
round = Manche { $round }
    .of = Manche { $round } sur { $rounds }
    .before = Manche précédente
    .after = Manche suivante
deal = { $dealer } donne
    .first = { $dealer } donne, { $first } commence
keys = Touches de chiffres
erase = Effacer
next = Suivant
more-one = Un de plus
less-one = Un de moins
minus = Changer le signe
leads = En tête
cell = { $name } : { $points } dans cette manche, { $total } en tout
    .pick = { $name } : { $total } en tout
written = { $name } : { $points }
nobody-out = Personne n’a 0. Qui a fini en premier ?
too-many = Cela fait { $sum } ensemble, mais il n’y en a que { $most }.
table = Feuille de score
    .cell = { $name }, manche { $round } : { $points }
sum = Σ
curve = Évolution des scores
    .of = Les totaux de { $names } après chaque manche
picture = Image
print = Imprimer
share = Partager la feuille
    .short = Partager
    .about = Toute personne qui a ce lien voit la feuille et peut y écrire.
    .picture = Le lien en code QR
    .copy = Copier le lien
lock = Écriture réservée à moi
read-only = Cette feuille est verrouillée. Tu peux seulement la regarder.
offline =
    { $waiting ->
        [0] Pas de connexion. Tu peux continuer.
        [one] Pas de connexion. { $waiting } entrée sera envoyée plus tard.
       *[other] Pas de connexion. { $waiting } entrées seront envoyées plus tard.
    }
gone = Cette feuille n’est plus sur le serveur. Cet appareil l’a encore.
    .renew = La garder comme nouvelle feuille
change = Noms et manches
stop =
    { $rounds ->
        [one] Arrêter après { $rounds } manche
       *[other] Arrêter après { $rounds } manches
    }
usual =
    { $rounds ->
        [one] Jouer { $rounds } manche
       *[other] Jouer les { $rounds } manches
    }
go-on = Continuer à jouer
tied = Égalité !
    .about = Lancez les dés restants. Qui voit le premier SET ?
won =
    { $count ->
        [one] { $names } gagne avec { $points } !
       *[other] { $names } gagnent ensemble avec { $points } !
    }
one-more = Encore une manche
again = Nouvelle feuille
count = Compte pour moi
