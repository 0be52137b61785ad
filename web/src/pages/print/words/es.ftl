### La página para imprimir.

title = Retos para imprimir
lead = Una hoja de retos, con las soluciones en una página aparte. También sirve en blanco y negro.
game = Juego
puzzles = Retos
paper = Papel
    .a4 = A4
    .letter = Carta (EE. UU.)
language = Idioma
# Text from which a sheet is made.
seed = Semilla
another = Nueva hoja
print = Imprimir
preview = Vista previa
note = La misma semilla da siempre la misma hoja, así que puedes imprimir más copias después.
