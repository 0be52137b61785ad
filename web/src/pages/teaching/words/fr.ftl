### Pour les enseignants : les mathématiques de SET à essayer.

print = Feuilles à imprimer

## Two cards and the third

third = Choisis deux cartes.
third-is = La troisième carte : { $card }.
    .here = Elle est là aussi : tu as trouvé un SET.
    .not-here = Elle n’est pas là.
same = { $feature } : pareil pour les deux, donc pour la troisième aussi.
differs = { $feature } : différent, donc la troisième montre ce qui manque.
number = Nombre
colour = Couleur
shading = Remplissage
symbol = Symbole
others = D’autres cartes

## Twenty cards without a SET

cap = Vingt cartes, et pas un SET parmi elles.
cap-add = Ajoute l’une des 61 autres cartes
cap-made =
    { $count ->
        [one] Il y a maintenant un SET.
       *[other] Il y a maintenant { $count } SET.
    }
cap-line = Avec : { $one } et { $other }.
cap-next = SET suivant ({ $place } sur { $count })

## Why there are 1080

count-first = La première carte peut être n’importe laquelle des 81.
count-second = La deuxième peut être n’importe laquelle des 80 autres.
count-third = La troisième est fixée par les deux : il ne reste qu’une carte pour elle.
count-orders = Mais les trois mêmes cartes ont été comptées dans chacun de leurs six ordres.
count-total = Une seule sur six compte donc : il y a 1080 SET.
count-kinds = Le même nombre par un autre chemin : selon combien de caractéristiques diffèrent.
differ =
    { $count ->
        [one] une caractéristique diffère
       *[other] { $count } caractéristiques diffèrent
    }
back = Retour
next = Suite
step = Étape { $step } sur { $steps }
