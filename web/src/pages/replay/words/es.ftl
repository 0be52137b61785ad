### La página para volver a mirar una partida terminada.

title = Repetición
coming = Cargando la partida…
nothing = No hay nada que ver
beside = Historial
only-looking = Esto es una repetición. Para jugar, elige «Jugar desde aquí».
controls = Controles de la repetición
moment = Jugada
    .where = { $n } de { $last }, { $time }
marks = Jugadas clave
    .one = { $n }: { $label }
first = Al principio
back = Jugada anterior
play = Reproducir
pause = Pausa
next = Jugada siguiente
last = Al final
speed = Velocidad
eyes = Vista de
    .watcher = Público
    .open = Todas las cartas boca arriba
hidden = Cartas ocultas
pile = { $name }: { $count }
    .order = La próxima carta es la primera.
more = Compartir, descargar, comprobar
    .about = Quien tenga el enlace puede ver esta partida y todas las cartas.
link = Copiar enlace a esta jugada
save = Descargar
position = Copiar la posición como texto
deal = ¿Fue justo el reparto?
    .about = Antes de la primera carta, el servidor eligió una semilla que decide todo el azar y mostró su huella. Tras la última carta reveló la semilla: nadie pudo cambiar el reparto entretanto.
    .promised = Antes de la primera carta: la huella
    .revealed = Después de la última carta: la semilla
    .fits = Tu navegador lo ha comprobado: la semilla corresponde a la huella.
    .differs = Tu navegador lo ha comprobado: la semilla no corresponde a la huella.
    .insecure = Tu navegador solo puede comprobarlo con HTTPS, así que lo ha comprobado el servidor.
    .checking = Comprobando cada jugada…
    .again =
        { $acts ->
            [one] Se ha comprobado { $acts } jugada
           *[other] Se han comprobado las { $acts } jugadas
        } a partir de la semilla. Todo pasó como consta en el registro.
    .yourself = Compruébalo en tu propio equipo: { $command }
play-on = Jugar desde aquí
    .about = Abre la posición tras la jugada { $n } en una sala nueva. Esta repetición no cambia.
    .seat = Tu asiento
    .turn = (le toca)
    .bots = Bots en los demás asientos
    .start = Jugar
keys = Atajos de teclado
    .step = jugada anterior o siguiente
    .play = reproducir o pausar
    .ends = al principio o al final
    .speed = más rápido o más lento
    .mark = siguiente jugada clave
    .more = esta ventana
open = Abrir un registro
    .about = Cada partida se puede descargar como registro. Abre uno aquí para verlo con todas las cartas boca arriba. No se guarda en el servidor.
    .choose = Elegir un archivo
    .drop = O suéltalo aquí.
