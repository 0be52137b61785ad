### Lo que se dice al crear un juego nuevo.

bad-name = «{ $name }» no es un nombre de juego válido. Usa palabras con letras de la a a la z y cifras.
    .digit = «{ $name }» no es un nombre de juego válido: debe empezar por una letra.
    .long = «{ $name }» es demasiado largo. Usa como mucho { $most } letras.
    .short = «{ $name }» es demasiado corto. Usa al menos dos letras.
    .python = «{ $name }» es una palabra de Python, así que un juego no puede llamarse así.
    .prefix = Otros juegos ya usan todos los prefijos de reglas que encajan con «{ $name }».
    .used = Todos los juegos tienen ya algo llamado { $name }. Elige otro nombre.
not-a-checkout = { $path } no es una copia de trabajo de Fivefold: falta { $games }.
name-taken = Ya hay un juego llamado { $game }.
not-playable = Un juego nuevo no se puede jugar en { $path } ({ $why }), así que no se ha escrito nada.
# La primera línea de su partida de muestra.
playthrough = Dos jugadores hacen jugadas al azar.
