### El repaso de una partida.

# Números con un decimal.
numeral = { $whole },{ $tenth }
    .minus = −{ $whole },{ $tenth }
points = puntos
unknown = Nadie aquí sabe juzgar las decisiones de este juego.
exact = exacto
modelled = según nuestros bots más fuertes
estimated =
    { $trials ->
        [one] estimado con { $trials } prueba
       *[other] estimado con { $trials } pruebas
    }

# La carrera por los SETs.
took = { $pieces } tomado tras { $seconds } segundos; { $sets ->
        [one] era el único SET
       *[other] había { $sets } SETs
    }.
missed = { $who ->
        [you] Te adelantaste
       *[other] { $who } se adelantó
    }: { $pieces } llevaba { $seconds } segundos ahí, y { $sets ->
        [one] era el único SET
       *[other] había { $sets } SETs
    }. Alguien muy bueno habría visto uno para entonces en { $chance } de cada 100 casos.
wrong = { $pieces } no es un SET. { $best } sí lo era.
    .none = { $pieces } no es un SET, y no había ninguno.
wrong-late = Cantado, pero nada tomado a tiempo. { $best } era un SET.
    .none = Cantado, pero nada tomado a tiempo; no había ningún SET.
left = { $pieces } seguía ahí desde hacía { $seconds } segundos y nadie lo vio; { $sets ->
        [one] era el único SET
       *[other] había { $sets } SETs
    }.

# Un reto del día.
puzzle =
    .kept = { $made } mantuvo lo mejor posible al alcance.
    .step = { $made } dejó lo mejor posible fuera de alcance. { $best } llevaba a ello.
    .slip = { $made } no valía. { $best } llevaba a lo mejor posible.
    .done = Lo dejó así, aunque { $best } aún llevaba a lo mejor posible.
    .unit = pasos
    .yardstick = Todo está a la vista y lo mejor posible se calcula con exactitud. Un paso es bueno si después aún se puede lograr lo mejor posible. Mientras esté fuera de alcance, los pasos no cuentan.
    .curve = Lo logrado hasta entonces.
