### El repaso de una partida.

# Números con un decimal.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = puntos
unknown = Este juego aún no se puede analizar.
exact = exacto
modelled = según nuestros bots más fuertes
estimated =
    { $trials ->
        [one] estimado con { $trials } prueba
       *[other] estimado con { $trials } pruebas
    }

# La carrera por los SETs.
took = { $player ->
        [you] Tomaste un SET a los
       *[other] SET tomado a los
    } { $seconds } segundos: { $pieces }; { $sets ->
        [one] era el único SET
       *[other] había { $sets } SETs
    }.
missed = { $who ->
        [you] Te adelantaste
       *[other] { $who } se adelantó
    }: { $pieces } llevaba { $seconds } segundos ahí, y { $sets ->
        [one] era el único SET
       *[other] había { $sets } SETs
    }. Para entonces, alguien con mucha práctica habría visto un SET el { $chance } % de las veces.
wrong = { $pieces } no es un SET. { $best } sí lo era.
    .none = { $pieces } no es un SET, y no había ninguno.
wrong-late = { $player ->
        [you] Cantaste SET,
       *[other] SET cantado,
    } pero se acabó el tiempo. { $best } era un SET.
    .none = { $player ->
            [you] Cantaste SET,
           *[other] SET cantado,
        } pero no había ninguno.
left = Nadie vio { $pieces }, que llevaba { $seconds } segundos ahí; { $sets ->
        [one] era el único SET
       *[other] había { $sets } SETs
    }.

# Un reto del día.
puzzle =
    .kept = Con { $made } sigue siendo posible la solución perfecta.
    .step = Con { $made } se pierde la solución perfecta. Con { $best } seguía siendo posible.
    .slip = { $made } no valía. Con { $best } seguía siendo posible la solución perfecta.
    .done = { $player ->
            [you] Terminaste antes de tiempo:
           *[other] Final antes de tiempo:
        } con { $best } aún se llegaba a la solución perfecta.
    .unit = pasos
    .yardstick = La mejor solución se calcula. Un paso es bueno si después la solución perfecta sigue siendo posible. Cuando ya no lo es, los pasos no cuentan.
    .curve = El resultado hasta entonces.
