### La página para volver a mirar una partida terminada.

title = Repetición
coming = Cargando la partida…
nothing = Aquí no hay nada que ver
beside = Qué pasó
only-looking = Esto es una repetición. Para jugar, elige «Seguir desde aquí».
controls = Recorrer la partida
moment = Momento
    .where = { $n } de { $last }, { $time }
marks = Momentos decisivos
    .one = { $n }: { $label }
first = Al principio
back = Un paso atrás
play = Reproducir
pause = Pausa
next = Un paso adelante
last = Al final
speed = Velocidad
eyes = Vista de
    .watcher = Espectador
    .open = Todas las cartas boca arriba
held = Lo que tiene cada cual
more = Compartir, descargar, comprobar
    .about = Quien tenga el enlace puede ver esta partida y todas las cartas.
link = Copiar el enlace a este momento
save = Descargar
position = Copiar la posición como texto
deal = ¿Fue justo el reparto?
    .about = Antes de la primera carta, el servidor fijó todo el azar con una semilla y mostró su huella. Después de la última, reveló la semilla. Así nadie pudo cambiar el reparto entretanto.
    .promised = Prometida antes de la primera carta: la huella
    .revealed = Revelada después de la última: la semilla
    .fits = Tu navegador ha calculado por sí mismo la huella de la semilla: es la prometida.
    .differs = Tu navegador ha calculado por sí mismo la huella de la semilla: no es la prometida.
    .insecure = Los navegadores solo calculan huellas en páginas con TLS, y esta no lo es; lo ha hecho el servidor en su lugar.
    .checking = Se está repartiendo y juzgando todo otra vez …
    .again =
        { $acts ->
            [one] Se repartió y juzgó otra vez una jugada a partir de la semilla:
           *[other] Se repartieron y juzgaron otra vez las { $acts } jugadas a partir de la semilla:
        } todo pasó como consta en el registro.
    .yourself = Para comprobarlo en tu propio ordenador: { $command }
play-on = Seguir desde aquí
    .about = Se abre la posición tras la jugada { $n } en una sala nueva. Esta repetición queda como está.
    .seat = Tu asiento
    .turn = (le toca)
    .bots = Bots en los demás asientos
    .start = Jugar
keys = Teclas
    .step = un paso atrás o adelante
    .play = reproducir o pausar
    .ends = al principio o al final
    .speed = más rápido o más lento
    .mark = al siguiente momento decisivo
    .more = esta página
open = Abrir un registro
    .about = Toda partida se puede descargar. Abre aquí un registro para verlo con todas las cartas boca arriba. En el servidor no se guarda nada.
    .choose = Elegir un archivo
    .drop = O suéltalo aquí.
