### Pour les enseignants : les mathématiques de SET à essayer.

print = Feuilles à imprimer

## Two cards and the third

third = Choisis deux cartes.
third-is = La troisième carte : { $card }.
    .here = Elle est là aussi : tu as trouvé un SET.
    .not-here = Elle n’est pas là.
same = { $feature } : pareil sur les deux, donc aussi sur la troisième.
differs = { $feature } : différent, donc la troisième montre ce qui manque.
number = Nombre
colour = Couleur
shading = Remplissage
symbol = Symbole
others = D’autres cartes

## Twenty cards without a SET

cap = Vingt cartes sans un seul SET.
cap-add = Ajoute l’une des 61 autres cartes
cap-made =
    { $count ->
        [one] Maintenant, il y a un SET.
       *[other] Maintenant, il y a { $count } SETs.
    }
cap-line = Avec : { $one } et { $other }.
cap-next = SET suivant ({ $place } sur { $count })

## Why there are 1080

count-first = La première carte peut être n’importe laquelle des 81.
count-second = La deuxième peut être n’importe laquelle des 80 autres.
count-third = La troisième est fixée par les deux premières : une seule carte va avec elles.
count-orders = Mais les trois mêmes cartes sont comptées six fois, une fois pour chaque ordre.
count-total = On divise donc par six : il y a 1080 SETs.
count-kinds = Un autre chemin : classe les SETs selon le nombre de caractéristiques qui diffèrent.
differ =
    { $count ->
        [one] une caractéristique diffère
       *[other] { $count } caractéristiques diffèrent
    }
back = Retour
next = Suite
step = Étape { $step } sur { $steps }
