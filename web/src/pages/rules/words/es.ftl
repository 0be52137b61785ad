### Las reglas de los juegos, como páginas para leer.

title = Reglas de { $game }
contents = Contenido
search = Buscar en esta página
found =
    { $count ->
        [0] No se ha encontrado nada
        [one] { $count } resultado
       *[other] { $count } resultados
    }
others = Reglas de los otros juegos

## Lo que hay en un dibujo. `label` es uno de estos, `pieces` lo que hay allí.

row-of = { $label }: { $pieces }.
row-only = { $pieces }.
row-pile = Montón
row-hand = Mano
row-up = Cartas de mesa, boca arriba
row-down = Cartas de mesa, boca abajo
row-discards = Descartes
row-spiral = Espiral
row-board = Tablero
row-dice = Dados en mano
row-grid = Cuadrícula
row-beside = Al lado

real = ¿Juegas con cartas de verdad?
