### WordSpiel en el navegador; junto a las palabras del propio juego.

account =
    Cartas restantes: { $sum }{ $out ->
        [0] {""}
        [one] , sin cartas una vez
       *[other] , sin cartas { $out } veces
    }
## La espiral

spiral = Espiral
    .letters =
        { $letters ->
            [one] Espiral de una letra, { $end }
           *[other] Espiral de { $letters } letras, que termina en { $end }
        }
    .to-end = Al final
    .title = La espiral
    .order = La última palabra primero; las letras que ya estaban, en amarillo.
    .none = Todavía no ha empezado.
letter =
    { $letter }; { $rank ->
        [1] el final de la espiral
       *[other] { $rank }.ª desde el final
    }
    .from =
        { $letter }, de { $name }; { $rank ->
            [1] el final de la espiral
           *[other] { $rank }.ª desde el final
        }
word-by-word = La espiral palabra por palabra
laid =
    .first = la primera carta
    .deck = del mazo
deck = { card-count } en el mazo
    .alone = { card-count } en el mazo
no-letters = ninguna carta

## Tu palabra

your-word = Tu palabra
    .clear = Borrar la palabra
    .play = Jugar
# Las letras de la palabra que se está formando, y de dónde vienen.
source =
    .spiral = { $letters } de la espiral
    .hand = { $letters } de tu mano
    .missing = { $letters }, que no tienes
sources = { $parts }
take-out = { $letter }: quitarla
another-way = { card-count } · otra forma
another-word = ¿o { $word }?
prompt =
    .over = La partida ha terminado.
    .begin = Tu palabra empieza por { $letter }
    .begin-end = Tu palabra empieza con el final de … { $letters }
    .last-chance = Una última palabra que use todas tus cartas.
    .wait = La ronda empieza cuando todos pulsen «Empezar».
    .ready = Cuando quieras.
    .looking = Los demás comprueban { $word }.
prompt-last = { $who } se queda sin cartas con { $word }. ¿Es una palabra?
prompt-turn = Turno de { $who }.
    .meanwhile = Turno de { $who }. Puedes preparar tu palabra.
which-aside = ¿Qué carta cambias?
seconds =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }

## Tu mano, y lo que puedes hacer

your-hand = Tu mano, { card-count }
shuffle = Barajar tu mano
ready = Empezar
accept = Aceptar
pass = Pasar
take = Robar
    .hand = A la mano
    .spiral = A la espiral
    .into-hand = Robar una carta a la mano
    .onto-spiral = Poner una carta en la espiral
exchange = Cambiar
    .count = Cambiar una carta (restan { exchange-count })
    .card = Cambiar { $letter }
give-up = Abandonar
challenge = Impugnar
    .word = Impugnar { $word }
ask = Consultar
    .title = Consultar una palabra
    .word = Palabra
    .list = Diccionario: { $list }
verdict =
    .good = es una palabra
    .wrong = no es una palabra

## Cómo va

count =
    .hand = Mano
    .pile = Mazo
    .words = Palabras
    .exchanges = Cambios
last-chance = Última oportunidad:
    .how = usa todas tus cartas
left-over = En tu mano:
round = Ronda { $round } de { $rounds }
    .next = Sigue la ronda { $round } de { $rounds }.
round-begins =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $who }.
    }
    .exchange = Antes de empezar puedes cambiar cartas.
round-end =
    { $who ->
        [you] ¡Te has quedado sin cartas!
       *[other] { $who } se ha quedado sin cartas
    }
    .idle = Nadie encuentra una palabra
seat =
    .ready = quiere empezar
    .accepts = acepta la palabra
    .exchanges = Cambios restantes en la ronda { $round } de { $rounds }: { exchange-count }.
    .known = De vuelta en la mano:
deals =
    { $who ->
        [you] Repartes tú.
       *[other] Reparte { $who }.
    }
counting = Un punto por cada carta que quede en la mano; gana quien tenga menos puntos. Diccionario: { $list }.
sheet =
    .player = Nombre
    .left = En la mano
    .sum = Suma
    .out = ¡sin cartas!
share =
    .won =
        { $title }: victoria con { $words ->
            [one] 1 palabra
           *[other] { $words } palabras
        } en { $time }
    .lost =
        { $title }: { $count ->
            [one] queda 1 carta
           *[other] quedan { $count } cartas
        } tras { $words ->
            [one] 1 palabra
           *[other] { $words } palabras
        } en { $time }

# Qué es una pieza y para qué sirve.
about =
    .hand = { $letter }: tócala o arrástrala hacia arriba para usarla, hacia un lado para moverla.
    .exchange = { $letter }: cámbiala por otra carta.
    .own = { $letter } de tu mano. Tócala para quitarla.
    .spiral = { $letter } está en la espiral: tu palabra empieza con ella. Tócala para quitarla.
    .missing = { $letter } no está ni al final de la espiral ni en tu mano.
    .letter = { $name }. Tócala para empezar aquí tu palabra.
    .exchanges = Puedes cambiar cartas antes de una ronda y mientras juegan los demás. Restantes: { exchange-count }.
    .challenge = Impugna la última palabra: si no está en el diccionario, sus cartas vuelven.
# Qué hacen las teclas.
keys =
    .letters = Escribir una palabra; las letras de la espiral se encuentran solas
    .back = Quitar la última letra
    .stretch = Usar más o menos letras de la espiral
    .turn = Otra forma de hacer la palabra
    .dot = Empezar, aceptar o pasar

## El reto del día

daily-goal = Consigue el máximo de puntos con hasta tres palabras: uno por letra.

## En la página de los retos del día

daily-about = Consigue el máximo de puntos con hasta tres palabras.
daily-reached = { $points } de { $best } puntos

## Introducir cartas de verdad

pad-dot = Punto antes de tus propias cartas
