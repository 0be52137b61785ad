### El repaso de una partida, en el navegador.

title = Análisis
invitation = Compara cada jugada con la mejor. Tarda unos segundos.
begin = Analizar esta partida
queued =
    { $ahead ->
        [0] Esta partida es la siguiente.
        [one] Antes va { $ahead } partida.
       *[other] Antes van { $ahead } partidas.
    }
running = Se mira cada decisión…
failed = No se ha podido analizar esta partida.
again = Volver a intentarlo
figure = de 100
    .none = No hubo nada importante que decidir.
means = ¿Qué significa la cifra?
    .text = Es la parte de la ganancia posible que se aprovechó: 100 es quien siempre encontró lo mejor, 0 quien nunca lo hizo mejor que a ciegas. Solo cuentan las decisiones que importaban. Significa lo mismo en todos los juegos.
found =
    { $mattered ->
        [one] La mejor jugada en { $found } de { $mattered } decisión importante.
       *[other] La mejor jugada en { $found } de { $mattered } decisiones importantes.
    }
given = Regalado: { $cost } { $unit }.
curve = Cómo fue
    .open = Con todas las cartas a la vista.
    .moment = Momento
    .table = En una tabla
lessons = Momentos para aprender
    .none = { $name } no regaló nada que importara.
moment = Momento { $n }
cost = Regalado: { $cost } { $unit }, el { $lost } % de lo que se podía ganar ({ $sure }).
best = No había nada mejor ({ $sure }).
show = Verlo
try = Volver a probar
every = Todas las decisiones
    .filter = Cuáles
    .whose = De quién
    .all = De todos
    .more = Mostrar más
    .count =
        { $count ->
            [0] Ninguna decisión.
            [one] { $count } decisión
           *[other] { $count } decisiones
        }
filter =
    .dear = Las que costaron algo
    .mattered = Las que importaban
    .all = Todas sin excepción
