### El repaso de una partida, en el navegador.

title = Análisis
invitation = Compara cada jugada con la mejor. Tarda unos segundos.
begin = Analizar esta partida
queued =
    { $ahead ->
        [0] Esta partida es la siguiente.
        [one] Hay { $ahead } partida delante.
       *[other] Hay { $ahead } partidas delante.
    }
running = Analizando cada jugada…
failed = No se ha podido analizar esta partida.
again = Volver a intentarlo
figure = de 100
    .none = En esta partida no hubo decisiones importantes.
means = ¿Qué significa este número?
    .text = Es tu precisión: 100 significa que siempre encontraste la mejor jugada; 0, que jugaste como al azar. Solo cuentan las jugadas importantes.
found =
    { $mattered ->
        [one] La mejor jugada en { $found } de { $mattered } decisión clave.
       *[other] La mejor jugada en { $found } de { $mattered } decisiones clave.
    }
given = Pérdida total en { $unit }: { $cost }.
curve = Evolución
    .open = Con todas las cartas boca arriba.
    .moment = Jugada
    .table = Ver como tabla
lessons = Errores para aprender
    .none = { $name } no cometió errores graves.
moment = Jugada { $n }
cost = Pérdida en { $unit }: { $cost }, el { $lost } % de lo posible ({ $sure }).
    .part = Pérdida: el { $lost } % de lo posible ({ $sure }).
best = La mejor jugada ({ $sure }).
show = Ver jugada
try = Intentarlo otra vez
trial =
    .asked = Busca una jugada mejor. Tómate tu tiempo: el reloj está parado y nadie más juega.
    .right = ¡Encontrada!
    .wrong = Todavía no.
    .more = Hay una jugada mejor.
    .show = Enséñamela
    .back = Volver al análisis
every = Todas las decisiones
    .filter = Mostrar
    .whose = Quién
    .all = Todos
    .more = Mostrar más
    .count =
        { $count ->
            [0] Ninguna decisión
            [one] { $count } decisión
           *[other] { $count } decisiones
        }
filter =
    .dear = Errores
    .mattered = Jugadas clave
    .all = Todas
