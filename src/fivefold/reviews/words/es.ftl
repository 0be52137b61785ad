### El repaso de una partida.

# Números con un decimal.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = puntos
unknown = Nadie aquí sabe juzgar las decisiones de este juego.
exact = exacto
estimated =
    { $trials ->
        [one] estimado con { $trials } prueba
       *[other] estimado con { $trials } pruebas
    }
