### WordSpiel y su solitario.

wordspiel = WordSpiel
    .blurb = Empieza tu palabra con el final de la anterior y quédate sin cartas antes que nadie.
wordspiel-solitaire = WordSpiel en solitario
    .blurb = Usa todas tus letras antes de que se acabe el mazo.

## Cartas. En notación, su letra; en una palabra, las cartas propias van tras un punto, por ejemplo UN.ITE.

piece =
    { $count ->
        [1] { $piece }
       *[other] { $count } × { $piece }
    }
card-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
exchange-count =
    { $exchanges ->
        [one] 1 cambio
       *[other] { $exchanges } cambios
    }

## Reglas de la casa

option-rounds = Rondas
    .about = Cuántas rondas se juegan.
option-turn-seconds = Tiempo por turno
    .about = Segundos hasta que quien tarda tiene que robar una carta; 0: sin límite.
option-words = Palabras falsas
    .about = Se puede jugar cualquier palabra, que vale si nadie la impugna, o solo palabras de verdad.
    .challenge = los jugadores impugnan
    .checked = la mesa comprueba
option-challenge-seconds = Tiempo para impugnar la última palabra
    .about = Segundos durante los que se puede impugnar una palabra que vacía una mano.
option-failed-challenge = Impugnar una palabra buena
    .about = No cuesta nada, o cuesta una carta del mazo.
    .free = no cuesta nada
    .card = cuesta una carta
option-bluff = Faroles
    .about = Si los bots prueban a veces lo que saben que no es una palabra.
option-lexicon = Idioma de las palabras
    .about = Qué lista de palabras vale, leas la página en el idioma que la leas. La partida recuerda su contenido.
option-accents = Tildes y diéresis
    .about = Si É, Ä y Ñ se juegan como E, A y N, de modo que bastan las cartas de la caja, o son letras aparte, para las que tiene que haber cartas.
    .folded = no cuentan
    .kept = cuentan
option-deck = Letras
    .about = Las 110 cartas de la caja, o letras con cuántas hay de cada una: A9B2C2 y así.

## Lo que pasa

dealt =
    { $who ->
        [you] Repartes
       *[other] { $who } reparte
    } la ronda { $round }.
holds =
    { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } { $cards }.
turned = La espiral empieza con { $card }.
spelled =
    { $who ->
        [you] Juegas
       *[other] { $who } juega
    } { $word } ({ $play }).
# Precede a lo que hace la mesa por quien ha tardado demasiado.
late = Se acabó el tiempo:
drew =
    { $who ->
        [you] Robas
       *[other] { $who } roba
    } { $card }.
    .hidden =
        { $who ->
            [you] Robas
           *[other] { $who } roba
        } una carta.
    .spiral =
        { $who ->
            [you] Pones
           *[other] { $who } pone
        } { $card } del mazo en la espiral.
passed =
    { $who ->
        [you] Pasas
       *[other] { $who } pasa
    }; no hay cartas que robar.
exchanged =
    { $who ->
        [you] Cambias
       *[other] { $who } cambia
    } { $card } por { $drawn }.
    .hidden =
        { $who ->
            [you] Cambias
           *[other] { $who } cambia
        } una carta.
challenged =
    .good =
        { $who ->
            [you] Impugnas
           *[other] { $who } impugna
        } { $word }, pero la palabra existe.
    .wrong =
        { $who ->
            [you] Impugnas
           *[other] { $who } impugna
        } { $word }, que no es una palabra: { $whose ->
            [you] recuperas
           *[other] { $whose } recupera
        } las cartas.
# Lo que cuesta una impugnación.
paid =
    { $who ->
        [you] Robas
       *[other] { $who } roba
    } { $card } del mazo.
    .hidden =
        { $who ->
            [you] Robas
           *[other] { $who } roba
        } una carta del mazo.
accepts =
    { $who ->
        [you] Aceptas
       *[other] { $who } acepta
    } la palabra.
reshuffled =
    Se acabó el mazo; { $count ->
        [one] 1 carta pasa a ser el nuevo
       *[other] se barajan { $count } cartas para formar otro
    }.
round-over =
    { $who ->
        [you] No te quedan
       *[other] A { $who } no le quedan
    } cartas; la ronda ha terminado.
    .idle = Ya nadie encuentra palabras; la ronda ha terminado.
scores = Puntos: { $scores }.
each-points =
    { $who ->
        [you] tú
       *[other] { $who }
    } { $points }
outcome = { $played }; gana quien tenga menos puntos.
    .won =
        Has ganado: has usado todas las cartas de la mano{ $count ->
            [0] { "" }
            [one] , y sobra 1 carta
           *[other] , y sobran { $count } cartas
        }.
    .lost =
        Has perdido: { $count ->
            [one] queda 1 carta
           *[other] quedan { $count } cartas
        }.

## Lo que pasa en solitario

set-out = La espiral empieza con { $card }; en la mano: { $cards }.
resigned =
    { $who ->
        [you] Abandonas.
       *[other] { $who } abandona.
    }
finished =
    .won = Todas las cartas de la mano están usadas.
    .lost = Era la última oportunidad.

## Rechazos

not-your-turn = No es tu turno.
begun = La ronda ya ha empezado.
not-begun = La ronda empieza cuando todos estén listos.
not-makeable = { $word } no se puede formar con el final de la espiral y tus cartas.
    .nothing = Eso no se puede formar con el final de la espiral y tus cartas.
no-cards = Una palabra necesita al menos una carta de tu mano.
not-the-end = La espiral no termina en { $letters }.
not-in-hand = No tienes { $card }.
    .many = No tienes { $cards }, o no tantas veces.
    .nothing = No tienes esa carta.
not-a-word = { $word } no está en el diccionario.
word-or-command = Para jugar { $word } como palabra, escribe: word { $word }.
    .draw = Para jugar { $word } como palabra, escribe: word { $word }. Para robar una carta, escribe: draw hand.
deck-empty = No hay cartas que robar; pasa.
    .exchange = No hay carta por la que cambiarla.
    .alone = Se acabó el mazo: esta es la última oportunidad.
deck-not-empty = Roba una carta si no tienes palabra.
your-turn = Solo se cambian cartas cuando no es tu turno.
no-exchange = Ya has cambiado { $count } cartas en esta ronda.
    .alone = Ya has cambiado { $count } cartas.
last-word = Ya se ha jugado la última palabra; acéptala o impúgnala.
no-word = No hay ninguna palabra que impugnar.
own-word = Es tu propia palabra.
not-last = Solo hay que aceptar una palabra que termina la ronda.
accepted = Ya has aceptado la palabra.
hand-only = En solitario, la carta va siempre a la mano.
alone-only = Eso es solo para el solitario.
not-alone = Eso es solo para una mesa con más gente.
no-list = El diccionario de esta partida no está aquí, así que no se puede consultar ninguna palabra.
    .only = El diccionario { $tag } no está aquí, solo { $known }; da su archivo con --words.
bad-deck =
    Una baraja tiene de { $least } a { $most } cartas, no { $count }.
    .twice = Una baraja nombra cada letra una vez, por ejemplo A9B2C2.
    .accents = La baraja tiene cartas con { $letter }, pero las tildes no cuentan: escribe { $plain }, o haz que cuenten.
not-a-move = «{ $text }» no es una jugada aquí: una palabra como UNITE o UN.ITE, draw hand, draw spiral, exchange Q, challenge, accept, ready o pass.
not-letters = «{ $text }» debería estar hecho de letras.
# Lo que falla en un punto del texto de una posición; va tras dos puntos.
wrong =
    .round = aquí debería estar el número de la ronda, desde 1.
    .no-points = una partida terminada tiene puntos.
    .past = aquí deberían estar las cartas que quedan en las manos, tras un punto.
    .deck = antes de que empiece una ronda hay mazo, y no hay espiral.
    .no-hand = todos deberían tener cartas.
    .spiral = aquí deberían estar las cartas de la espiral.
    .last = quien ha jugado la última palabra no debería tener cartas.
    .not-in-hand = no todas están en la mano del asiento { $seat }.
    .letters = aquí debería haber letras.
    .play = aquí debería haber un asiento, un turno y una palabra como UN.ITE.
    .not-there = eso no está ahí en la espiral.
    .whole = aquí debería estar toda la espiral.
    .verdict = aquí debería haber dos puestos, una palabra como UN.ITE, y good o wrong.
    .left = aquí debería haber un punto y las cartas que quedaban.
    .hand = hay cartas en la mano hasta que termina por quedarse vacía.

## El diccionario

look-up =
    .good = { $word } es una palabra.
    .wrong = { $word } no está en el diccionario.
    .nothing = Eso no está en el diccionario.
    .no-list = El diccionario de esta partida no está aquí.
list =
    { $tag }, { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }
looked = { $word }: sí, nivel { $level }
    .no = { $word }: no
found = { $word }  nivel { $level }
    .none = No se puede formar ninguna palabra.

## Pistas

hint-no-word =
    .take = Aquí no hay palabra; roba una carta.
    .pass = Aquí no hay palabra; pasa.
    .exchange = Aquí no hay palabra; cambia una carta.
    .lost = Aquí no hay palabra; has perdido.
hint-words =
    { $words ->
        [one] Hay una palabra posible
       *[other] Hay { $words } palabras posibles
    }, con { card-count } como mucho.
hint-begins = Una con { card-count } empieza por { $letters }.
hint-word = { $word }: juega { $play }.

## La mesa en texto

show-round = ronda { $round } de { $rounds }; { card-count } en el mazo
show-spiral = espiral: { $spiral }
    .none = espiral: sin empezar
show-player =
    { $who ->
        [you] tú
       *[other] { $who }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ $notes })
# Notas sobre un jugador, separadas por comas.
show-note =
    .deals = reparte
    .exchanges = quedan { exchange-count }
    .holds = tiene { $cards }
    .ready = espera el comienzo
    .accepts = acepta
    .challengeable = se puede impugnar
    .turn = le toca
show-hand =
    tu mano: { $cards-count ->
        [0] vacía
       *[other] { $cards }
    }
show-piles = mazo: { card-count }; quedan { exchange-count }
    .last = mazo: { card-count }; la próxima palabra es la última oportunidad; quedan { exchange-count }

## Ayuda de las órdenes

help-look = Dice de cada palabra si está en el diccionario y lo rara que es (de 10 a 95).
    .words = Otra lista de palabras.
help-find = Enumera todas las palabras jugables, primero las de más cartas.
    .spiral = La espiral, o su final.
    .hand = Las cartas de la mano.
    .level = Las palabras más raras que se buscan.
help-list = Imprime el diccionario entero, una palabra por línea con su nivel, como lo lee --words.

## El rompecabezas del día

wordspiel-daily = WordSpiel del día
    .blurb = El máximo de puntos con la espiral y la mano de hoy, en tres palabras como mucho; todos tienen las mismas.
daily-set-out = La espiral empieza con { $word }, la mano es { $cards }. ¿Cuántos puntos caben en { $words } palabras?
daily-word =
    { $who ->
        [you] Juegas
       *[other] { $who } juega
    } { $word } ({ $play }), { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
daily-result =
    { $points } de { $best ->
        [one] { $best } punto
       *[other] { $best } puntos
    }
three-words = Ya hay { $words } palabras.
words-only = «{ $text }» no es un paso aquí: escribe una palabra.

## Repaso

review-unit = turnos
review-yardstick = Una palabra se mide por los turnos que llevará más o menos el resto de la mano, por la parte de su mano que la siguiente persona puede jugar después (toda cuenta dos turnos) y un poco por las cartas que usa. Una palabra que no lo es cuenta como si la hubieran puesto en duda.
    .alone = Una palabra se mide por los turnos que llevará más o menos el resto de la mano.
review-curve = Puntos hasta ahora y cartas en la mano; gana quien menos tiene.
    .alone = Cartas en la mano.
review-word = { $play } era { $words ->
        [one] la única palabra
       *[other] la mejor de { $words } palabras
    }: unos { $turns } turnos para el resto.
    .out = { $play } usó todas las cartas.
    .wrong = { $play }, con unos { $turns } turnos para el resto. { $best } habría dejado { $top }.
    .next = { $play }, con unos { $turns } turnos para el resto. { $best } habría usado más o dejado menos a la siguiente persona.
    .take = { $play }, con unos { $turns } turnos para el resto. Incluso una carta a la espiral habría sido mejor, porque deja menos a la siguiente persona.
    .draw = { $play }, con unos { $turns } turnos para el resto. Habría sido mejor tomar una carta.
review-take = Tomar la carta así era lo correcto: no había { $words ->
        [0] ninguna palabra
       *[other] ninguna palabra mejor
    }.
    .wrong = Carta tomada { $place ->
            [spiral] para la espiral
           *[hand] para la mano
        }, a falta de palabra. { $place ->
            [spiral] En la mano
           *[hand] En la espiral
        } habría estado mejor: unos { $top } turnos en vez de { $turns }.
    .word = Carta tomada aunque había { $best }, { $words ->
            [one] la única palabra
           *[other] la mejor de { $words } palabras
        }: unos { $top } turnos para el resto en vez de { $turns }.
review-give-up = Abandono aunque había { $best }, { $words ->
        [one] la única palabra
       *[other] la mejor de { $words } palabras
    }.

## La lección

lesson-first = Las palabras son inglesas, y cada una empieza por el final de la espiral, aquí una C. Añade la A y la T de tu mano: CAT, el gato.
    .title = La primera palabra
    .well = Una buena palabra, y unas cartas menos. La siguiente palabra tiene que empezar por tu última letra.
    .draw = Solo hay que tomar una carta si no encuentras palabra. Aquí C, A y T forman CAT.
    .otherwise = Juega una palabra que empiece por C, como CAT.
lesson-further = La espiral acaba en FUN. Puedes empezar más atrás que en su última letra: ¿qué palabra inglesa empieza por UN?
    .title = Más atrás
    .well = Cuantas más letras tomas de la espiral, más palabras hay.
    .one = Una buena palabra, solo con la N. Pero mira también UN: UNITE, UNIT, UNTIE.
    .draw = Hay una palabra: UN de la espiral, y luego ITE de tu mano.
    .otherwise = Juega UNITE: UN ya está ahí, y tienes I, T, E.
lesson-across = Después de CAN y NO, en la espiral se lee CANO. Usa las cuatro letras, a través de las dos palabras, para algo que flota; en español, una canoa.
    .title = Sobre dos palabras
    .well = CANOE, ¡a través de dos palabras!
    .draw = Hay una palabra con todo eso: CANO y una E.
    .otherwise = Una buena palabra, pero solo con el final. A CANO le falta una E para echarse al agua.
lesson-many = Las cartas que te queden al final cuentan en tu contra, así que juega muchas a la vez. Después de STAR hay una palabra con cuatro de tus cinco cartas.
    .title = Muchas a la vez
    .well = Cuatro cartas menos en un solo turno.
    .draw = Ni una carta más: tienes ING, y con una T o una V delante STAR continúa.
    .otherwise = Es una palabra, pero usa menos cartas. Con cuatro salen STARTING o STARVING.
lesson-stuck = Aquí no hay ninguna palabra, así que tienes que tomar una carta. Di antes de verla adónde va: ponla en la espiral.
    .title = Ninguna palabra
    .well = Tu mano no ha crecido, y la otra persona tiene que empezar por esa carta.
    .hand = También se puede, y a veces la carta ayuda. Pero ahora tienes una más que soltar; en la espiral es la otra persona quien debe arreglárselas con ella.
    .otherwise = Toma una carta para la espiral.
lesson-doubt = Tu rival ha jugado CATZ. Si crees que no es una palabra inglesa, impúgnala antes de jugar.
    .title = Impugnar una palabra
    .well = Las cartas vuelven a su mano, con una más de castigo. Si la palabra hubiera sido buena, no te habría costado nada.
    .word = En cuanto juegas, la palabra anterior vale, sea cual sea. Impugna antes CATZ.
    .draw = Con tu carta termina el turno, y CATZ vale. Impúgnala antes.
    .otherwise = Impugna la palabra.
lesson-swap = Durante el turno de tu rival puedes cambiar hasta tres cartas por ronda. ¿Cuál de las tuyas es más difícil de usar?
    .title = Cambiar cartas
    .well = Casi todas las palabras inglesas con Q necesitan también una U. La carta nueva difícilmente será peor.
    .otherwise = Esa letra está en muchas palabras. La Q casi siempre necesita una U, y no tienes ninguna: cambia la Q.
lesson-out = Te quedan dos cartas, T y S. Juega las dos a la vez después de PLANE, o de su final, para terminar la ronda.
    .title = Las últimas cartas
    .well = Ni una carta: ningún punto para ti. Los demás reciben uno por cada carta que les queda, y gana quien tenga menos puntos.
    .draw = Te falta muy poco: S y T encajan las dos. Piensa en lo que gira alrededor del sol, en inglés.
    .otherwise = Una carta menos, pero queda otra, y la ronda sigue. PLANETS, NETS y NEST usan las dos.
lesson-match = Una ronda corta con siete cartas contra un bot fácil. Aquí solo valen palabras inglesas de verdad.
    .title = Una ronda corta
    .well = Eso ha sido una ronda de WordSpiel. Una partida tiene cinco, con diez cartas por persona.
lesson-alone-word = En solitario, después de cada palabra viene una carta del mazo. Juega cualquier palabra inglesa que empiece por S.
    .title = Una palabra, una carta
    .well = Tus cartas están en la espiral, y ha venido una del mazo.
    .draw = Así tienes una más que soltar. Con S hay cincuenta palabras en tu mano.
    .give = ¿Tan pronto? La S va con casi todo lo que tienes: SPORE, STARE, SOAP.
    .otherwise = Con eso no se pierde nada, pero una palabra ayuda más: SPORE, por ejemplo.
lesson-alone-many = Cada palabra trae una carta de vuelta, así que con una sola no avanzas. Usa tres cartas o más.
    .title = Tres cartas o más
    .well = Así tu mano mengua, aunque haya venido una carta.
    .draw = Tienes ING: te esperan KING y WALKING.
    .give = No hay motivo: WALK sigue con ING.
    .otherwise = Es una palabra, pero corta. KING, KIND y WALKING usan tres cartas.
lesson-alone-swap = Puedes cambiar tres cartas en toda la partida, cuando quieras. Una de las tuyas es difícil de usar.
    .title = Cambiar cartas
    .well = Sin Q todo va mejor. Te quedan dos cambios para el final.
    .other = Esa letra está en muchas palabras. La Q casi siempre necesita una U: cámbiala.
    .draw = Una carta más, y la Q sigue ahí. Cámbiala.
    .give = Mejor deshazte de la Q: cámbiala.
    .otherwise = Una buena palabra, pero la Q se queda contigo. Cámbiala mientras puedas.
lesson-alone-last = El mazo está vacío: esta es tu última palabra. Para ganar tiene que usar las dos cartas.
    .title = La última palabra
    .well = La mano está vacía y la partida, ganada.
    .draw = Ya no queda nada que tomar. ¿Qué gira alrededor del sol, en inglés?
    .give = ¿Tan cerca del final? La S y la T van las dos detrás de PLANE.
    .otherwise = Sobra una carta, y con eso se pierde la partida. PLANETS, NETS y NEST usan las dos.
lesson-alone-match = Tienes cinco cartas en la mano y hay tres en el mazo. ¡Úsalas todas!
    .title = Una partida corta
    .well = Así es WordSpiel en solitario. Una partida entera tiene diez cartas en la mano y diez por venir.

## Ejercicios

drill-longest = La palabra más larga
    .about = Con el final de la espiral y tu mano.
    .question = Una palabra empieza por el final de la espiral y sigue con tus cartas. ¿Cuál es la más larga que puedes jugar? Las palabras son inglesas.
    .best = { $word }, jugada { $play }: { $letters } letras, y ninguna es más larga.
drill-shorter = { $word } se puede jugar ({ $play }), con { $letters } letras; son posibles { $more }.
drill-lacks =
    { $cards-count ->
        [one] Para { $word } te falta { $cards }.
       *[other] Para { $word } te faltan { $cards }.
    }
drill-spiral = Espiral
drill-hand = Tu mano
