### Hojas de pasatiempos en papel.

solutions = { $game }: soluciones
# `$letters` is such as “A” or “B D F”; several right answers have a slash between them.
right = { $letters }
line =
    .name = Nombre
    .date = Fecha
# How the same sheet is had again.
again = Imprimir otra vez esta hoja: { $command }
notice = Fivefold es software libre. Los nombres de los juegos son marcas de sus propietarios, con los que no tiene relación.
bad-puzzles = Una hoja tiene de 1 a { $most } retos.
not-built = Las piezas las dibuja el cliente web, que no está construido: ejecuta make play.
