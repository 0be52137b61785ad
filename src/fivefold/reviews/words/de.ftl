### Der Rückblick auf eine Partie.

# Zahlen mit einer Nachkommastelle.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = Punkte
unknown = Niemand hier weiß, woran Entscheidungen dieses Spiels gemessen werden.
exact = genau
estimated =
    { $trials ->
        [one] geschätzt mit { $trials } Versuch
       *[other] geschätzt mit { $trials } Versuchen
    }
