### La página para imprimir.

title = Problemas en papel
lead = Una hoja de problemas con nuestros dibujos y las soluciones en una página aparte. En blanco y negro se lee igual.
game = Juego
puzzles = Problemas
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
