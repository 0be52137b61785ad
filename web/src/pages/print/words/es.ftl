### La página para imprimir.

title = Retos en papel
lead = Una hoja de retos, con las soluciones en una página aparte. En blanco y negro se lee igual.
game = Juego
puzzles = Retos
paper = Papel
    .a4 = A4
    .letter = Carta (EE. UU.)
language = Idioma
# Text from which a sheet is made.
seed = Semilla
another = Otra hoja
print = Imprimir
preview = La hoja
note = La misma semilla da siempre la misma hoja, así que puedes volver a imprimirla.
