### Las hojas de puntos de mesas reales.

heading = En una mesa real
    .about = ¿Juegas con cartas o dados de verdad? Apunta aquí los puntos, en un teléfono o en todos.
title = { $game }: hoja de puntos
continue = Seguir con una hoja
players = ¿Quién juega?
name = Nombre
    .of = Nombre número { $place }
add = Añadir
known = Nombres recientes
earlier = Subir a { $name }
remove = Quitar a { $name }
deals = reparte primero
starts = empieza
rounds = Rondas
start = Empezar
draw = Sortear el inicio
round = Ronda { $round }
    .of = Ronda { $round } de { $rounds }
    .before = Ronda anterior
    .after = Ronda siguiente
deal = Reparte { $dealer }
    .first = Reparte { $dealer }, empieza { $first }
keys = Teclas de números
erase = Borrar
next = Siguiente
more-one = Uno más
less-one = Uno menos
minus = Cambiar el signo
leads = En cabeza
cell = { $name }: { $points } en esta ronda, { $total } en total
    .pick = { $name }: { $total } en total
written = { $name }: { $points }
nobody-out = Nadie tiene 0. ¿Quién cerró la ronda?
too-many = Son { $sum } en total, pero solo hay { $most }.
table = Hoja de puntos
    .cell = { $name }, ronda { $round }: { $points }
sum = Σ
curve = Evolución de los puntos
    .of = Los totales de { $names } después de cada ronda
picture = Imagen
print = Imprimir
share = Compartir la hoja
    .short = Compartir
    .about = Quien tiene este enlace ve la hoja y puede escribir en ella.
    .picture = El enlace como código QR
    .copy = Copiar el enlace
lock = Solo yo puedo escribir
read-only = Esta hoja está bloqueada. Solo puedes verla.
offline =
    { $waiting ->
        [0] Sin conexión. Puedes seguir.
        [one] Sin conexión. { $waiting } anotación se enviará después.
       *[other] Sin conexión. { $waiting } anotaciones se enviarán después.
    }
gone = Esta hoja ya no está en el servidor. Este dispositivo aún la tiene.
    .renew = Guardarla como hoja nueva
change = Nombres y rondas
stop =
    { $rounds ->
        [one] Terminar tras { $rounds } ronda
       *[other] Terminar tras { $rounds } rondas
    }
usual =
    { $rounds ->
        [one] Jugar { $rounds } ronda
       *[other] Jugar las { $rounds } rondas
    }
go-on = Seguir jugando
tied = ¡Empate!
    .about = Se tiran los dados que quedan. ¿Quién ve el primer SET?
won =
    { $count ->
        [one] ¡{ $names } gana con { $points }!
       *[other] ¡{ $names } comparten la victoria con { $points }!
    }
one-more = Una ronda más
again = Hoja nueva
count = Cuenta por mí
