### Les règles des jeux, à lire en pages.

title = Règles de { $game }
contents = Sommaire
search = Chercher dans cette page
found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
others = Règles des autres jeux

## Ce qui se trouve sur une image. `label` en est un, `pieces` ce qui s’y trouve.

row-of = { $label } : { $pieces }.
row-only = { $pieces }.
row-pile = Pile
row-hand = Main
row-up = Cartes de table visibles
row-down = Cartes de table cachées
row-discards = Défausse
row-spiral = Spirale
row-board = Plateau
row-dice = Dés en main
row-grid = Grille
row-beside = À côté

real = Tu joues avec de vraies cartes ?
