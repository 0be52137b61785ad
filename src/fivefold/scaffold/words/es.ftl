### Lo que se dice al crear un juego nuevo.

bad-name = «{ $name }» no es nombre para un juego: escribe palabras con letras de la a a la z y cifras.
    .digit = El nombre de un juego empieza por una letra, y «{ $name }» no.
    .long = «{ $name }» es demasiado largo para un nombre; bastan { $most } letras.
    .short = «{ $name }» es demasiado corto para un nombre; hacen falta dos letras.
    .python = «{ $name }» significa algo en Python, así que no puede ser el nombre de un juego.
    .prefix = Todos los prefijos que «{ $name }» podría tener en sus reglas son ya de otro juego.
    .used = { $name } es otra cosa en todos los juegos; elige otro nombre.
not-a-checkout = { $path } no es una copia de trabajo de Fivefold: le falta { $games }.
name-taken = Ya hay un juego llamado { $game }.
not-playable = Un juego nuevo no se puede jugar en { $path } ({ $why }), así que no se crea ninguno.
# La primera línea de su partida de muestra.
playthrough = Dos jugadores juegan al azar.
