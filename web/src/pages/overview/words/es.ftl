### La página de un juego.

players = De { $least } a { $most } jugadores
bots = Jugar contra bots
friends = Jugar con amigos
table = Preparar una mesa
learn-on = Continuar la lección
learn-again = Repetir la lección
more = Otras formas de jugar
daily = Reto del día
    .about = El mismo para todo el mundo, uno nuevo cada día.
    .done = Terminado por hoy.
practice = Practicar
    .about = Preguntas rápidas, cada vez más difíciles.
solitaire = Solitario
    .about = El mismo juego, sin rivales.
solitaire-learn = Aprender el solitario
rules = Reglas
    .about = Todo en un mismo lugar, con imágenes.
results = Tus resultados
    .all = Todas tus partidas
score = ¿Juegas con cartas de verdad?
    .about = Apunta los puntos en el teléfono
leaders = Clasificación
    .about = Lo mejor del mes y del reto del día.
