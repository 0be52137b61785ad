### La rétrospective d’une partie.

# Les nombres à une décimale.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = points
unknown = Personne ici ne sait juger les décisions de ce jeu.
exact = exact
estimated =
    { $trials ->
        [one] estimé par { $trials } essai
       *[other] estimé par { $trials } essais
    }
