### WordSpiel y su solitario.

wordspiel = WordSpiel
    .blurb = Empieza tu palabra con el final de la anterior.
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
    .about = Número de rondas.
option-turn-seconds = Tiempo por turno
    .about = Cuánto puede durar un turno antes de que quien tarda tenga que robar una carta. Con días, juegas cuando tienes tiempo.
option-words = Palabras falsas
    .about = Se juega cualquier palabra y vale si nadie la impugna, o la mesa solo admite palabras de verdad.
    .challenge = los jugadores impugnan
    .checked = la mesa comprueba
option-challenge-seconds = Tiempo para impugnar la última palabra
    .about = Segundos para impugnar una palabra que vacía una mano.
option-failed-challenge = Impugnar una palabra buena
    .about = No cuesta nada, o cuesta una carta del mazo.
    .free = no cuesta nada
    .card = cuesta una carta
option-bluff = Faroles
    .about = Los bots juegan a veces palabras inventadas.
option-lexicon = Idioma de las palabras
    .about = La lista de palabras de esta partida, sea cual sea el idioma de la página.
option-accents = Tildes y diéresis
    .about = É, Ä y Ñ se juegan como E, A y N, o como letras propias que la baraja debe contener.
    .folded = no cuentan
    .kept = cuentan
option-deck = Letras
    .about = Las 110 cartas de la caja, las de otro idioma, o letras con cuántas hay de cada una: A9B2C2 y así.
    .box = la caja (inglés)
    .french = francés
    .german = alemán
    .spanish = español

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
    }: no hay cartas que robar.
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
        } { $word }, pero es una palabra.
    .wrong =
        { $who ->
            [you] Impugnas
           *[other] { $who } impugna
        } { $word }, y no es una palabra: { $whose ->
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
    Se acabó el mazo: { $count ->
        [one] 1 carta pasa a ser el nuevo
       *[other] se barajan { $count } cartas para formar otro
    }.
round-over =
    { $who ->
        [you] No te quedan
       *[other] A { $who } no le quedan
    } cartas. La ronda ha terminado.
    .idle = Nadie encuentra ya una palabra. La ronda ha terminado.
scores = Puntos: { $scores }.
each-points =
    { $who ->
        [you] tú
       *[other] { $who }
    } { $points }
outcome = { $played }. Gana quien tenga menos puntos.
    .won =
        Victoria: todas las cartas usadas{ $count ->
            [0] { "" }
            [one] , y sobra 1 carta
           *[other] , y sobran { $count } cartas
        }.
    .lost =
        Derrota: { $count ->
            [one] queda 1 carta
           *[other] quedan { $count } cartas
        }.

## Lo que pasa en solitario

set-out = La espiral empieza con { $card }. Mano: { $cards }.
resigned =
    { $who ->
        [you] Abandonas.
       *[other] { $who } abandona.
    }
finished =
    .won = Todas las cartas están usadas.
    .lost = Era la última oportunidad.

## Rechazos

not-your-turn = No es tu turno.
begun = La ronda ya ha empezado.
not-begun = La ronda empieza cuando todos pulsen «Empezar».
not-makeable = No puedes formar { $word } con el final de la espiral y tus cartas.
    .nothing = No puedes formar eso con el final de la espiral y tus cartas.
no-cards = Usa al menos una carta de tu mano.
not-the-end = La espiral no termina en { $letters }.
not-in-hand = No tienes { $card }.
    .many = No tienes { $cards }, o no tantas.
    .nothing = No tienes esa carta.
not-a-word = { $word } no está en el diccionario.
word-or-command = Para jugar { $word } como palabra, escribe: word { $word }.
    .draw = Para jugar { $word } como palabra, escribe: word { $word }. Para robar una carta, escribe: draw hand.
deck-empty = No hay cartas que robar. Pasa.
    .exchange = No queda ninguna carta por la que cambiarla.
    .alone = El mazo está vacío. Esta es tu última oportunidad.
deck-not-empty = Aún no puedes pasar. Roba una carta si no tienes palabra.
your-turn = No puedes cambiar cartas en tu turno.
no-exchange = Ya has cambiado { $count } cartas en esta ronda.
    .alone = Ya has cambiado { $count } cartas.
last-word = Ya se ha jugado la última palabra. Acéptala o impúgnala.
no-word = No hay ninguna palabra que impugnar.
own-word = No puedes impugnar tu propia palabra.
not-last = Solo hay que aceptar una palabra que termina la ronda.
accepted = Ya has aceptado la palabra.
hand-only = En solitario solo puedes robar a la mano.
alone-only = Eso solo se puede en solitario.
not-alone = Eso solo se puede en una partida con más gente.
no-list = El diccionario de esta partida no está instalado aquí, así que no se pueden consultar palabras.
    .only = El diccionario { $tag } no está instalado, solo { $known }. Indica su archivo con --words.
bad-deck =
    Una baraja tiene de { $least } a { $most } cartas, no { $count }.
    .twice = Nombra cada letra de la baraja una sola vez, por ejemplo A9B2C2.
    .accents = La baraja tiene { $letter }, pero las tildes no cuentan. Escribe { $plain }, o haz que cuenten.
    .unused = La baraja tiene cartas con { $letter }, pero ninguna palabra de este diccionario la lleva: elige otras cartas u otro diccionario.
not-a-move = «{ $text }» no es una jugada. Escribe una palabra como UNITE o UN.ITE, draw hand, draw spiral, exchange Q, challenge, accept, ready o pass.
not-letters = «{ $text }» tiene signos que no son letras.
# Lo que falla en un punto del texto de una posición; va tras dos puntos.
wrong =
    .round = se esperaba el número de la ronda, desde 1.
    .no-points = una partida terminada tiene puntos.
    .past = se esperaban las cartas que quedan en las manos, tras un punto.
    .deck = antes de que empiece una ronda hay mazo, y no hay espiral.
    .no-hand = todos los jugadores deben tener cartas.
    .spiral = se esperaban las cartas de la espiral.
    .last = quien ha jugado la última palabra no debe tener cartas.
    .not-in-hand = no todas están en la mano del asiento { $seat }.
    .letters = se esperaban letras.
    .play = se esperaba un asiento, un turno y una palabra como UN.ITE.
    .not-there = la espiral no tiene eso ahí.
    .whole = se esperaba toda la espiral.
    .verdict = se esperaban dos asientos, una palabra como UN.ITE, y good o wrong.
    .left = se esperaba un punto y las cartas que quedaban.
    .hand = la mano está vacía solo si la partida terminó así.

## El diccionario

look-up =
    .good = { $word } es una palabra.
    .wrong = { $word } no está en el diccionario.
    .nothing = Eso no está en el diccionario.
    .no-list = El diccionario de esta partida no está instalado aquí.
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
    .take = Aquí no hay palabra. Roba una carta.
    .pass = Aquí no hay palabra. Pasa.
    .exchange = Aquí no hay palabra. Cambia una carta.
    .lost = Aquí no hay palabra. La partida está perdida.
hint-words =
    { $words ->
        [one] Hay una palabra posible
       *[other] Hay { $words } palabras posibles
    }, con { card-count } como mucho.
hint-begins = Una con { card-count } empieza por { $letters }.
hint-word = { $word }: juega { $play }.

## La mesa en texto

show-round = ronda { $round } de { $rounds }; { card-count } en el mazo
show-list = diccionario: { $list }
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
    .exchanges =
        { $exchanges ->
            [one] queda { exchange-count }
           *[other] quedan { exchange-count }
        }
    .holds = tiene { $cards }
    .ready = quiere empezar
    .accepts = acepta
    .challengeable = se puede impugnar
    .turn = le toca
show-hand =
    tu mano: { $cards-count ->
        [0] vacía
       *[other] { $cards }
    }
show-piles = mazo: { card-count }; { $exchanges ->
        [one] queda { exchange-count }
       *[other] quedan { exchange-count }
    }
    .last = mazo: { card-count }; la próxima palabra es tu última oportunidad; { $exchanges ->
            [one] queda { exchange-count }
           *[other] quedan { exchange-count }
        }

## Ayuda de las órdenes

help-look = Comprueba si unas palabras están en el diccionario y lo raras que son (de 10 a 95).
    .words = Usar otra lista de palabras: un archivo o un nombre como french.
help-find = Enumera todas las palabras jugables, primero las que usan más cartas.
    .spiral = La espiral, o su final.
    .hand = Las cartas de tu mano.
    .level = El nivel más raro que se incluye.
help-list = Imprime el diccionario entero: una palabra por línea con su nivel, como lo lee --words.

## El rompecabezas del día

wordspiel-daily = WordSpiel del día
    .blurb = Consigue el máximo de puntos con la espiral y la mano de hoy, en tres palabras como mucho. Son las mismas para todo el mundo.
daily-set-out = La espiral empieza con { $word }. Mano: { $cards }. ¿Cuántos puntos puedes conseguir con { $words } palabras?
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
three-words = Ya has jugado { $words } palabras. Deshaz una o pulsa «Listo».
words-only = «{ $text }» no es una jugada. Escribe una palabra.

## Repaso

review-unit = turnos
review-yardstick = Una palabra se mide por los turnos que llevará el resto de la mano, y por cuánto de su mano puede jugar después la siguiente persona. Una palabra falsa cuenta como si se hubiera impugnado.
    .alone = Una palabra se mide por los turnos que llevará, más o menos, el resto de la mano.
review-curve = Puntos hasta ahora y cartas en la mano; gana quien tenga menos.
    .alone = Cartas en la mano.
review-word = { $play } era { $words ->
        [one] la única palabra
       *[other] la mejor de { $words } palabras
    }: unos { $turns } turnos para el resto.
    .out = { $play } usó todas las cartas.
    .wrong = { $play }, con unos { $turns } turnos para el resto. { $best } habría dejado { $top }.
    .next = { $play }, con unos { $turns } turnos para el resto. { $best } habría usado más o dejado menos a la siguiente persona.
    .take = { $play }, con unos { $turns } turnos para el resto. Incluso poner una carta en la espiral habría sido mejor: deja menos a la siguiente persona.
    .draw = { $play }, con unos { $turns } turnos para el resto. Habría sido mejor robar una carta.
review-take = Robar ahí era lo correcto: no había { $words ->
        [0] ninguna palabra
       *[other] ninguna palabra mejor
    }.
    .wrong = { $player ->
            [you] Robaste una carta
           *[other] Carta robada
        } { $place ->
            [spiral] para la espiral
           *[hand] para la mano
        }, sin palabra que jugar. { $place ->
            [spiral] En la mano
           *[hand] En la espiral
        } habría sido mejor: unos { $top } turnos en vez de { $turns }.
    .word = { $player ->
            [you] Robaste una carta
           *[other] Carta robada
        } aunque había { $best }, { $words ->
            [one] la única palabra
           *[other] la mejor de { $words } palabras
        }: unos { $top } turnos para el resto en vez de { $turns }.
review-give-up = { $player ->
        [you] Abandonaste
       *[other] Abandono
    } aunque había { $best }, { $words ->
        [one] la única palabra
       *[other] la mejor de { $words } palabras
    }.

## La lección

lesson-first = Las palabras son inglesas y empiezan por el final de la espiral, aquí una C. Añade la A y la T de tu mano: CAT.
    .title = La primera palabra
    .well = ¡Buena palabra, y menos cartas! Quien sigue tiene que empezar por tu última letra.
    .draw = Solo se roba una carta si no encuentras palabra. Aquí C, A y T forman CAT.
    .otherwise = Juega una palabra que empiece por C, como CAT.
lesson-further = La espiral termina en FUN. Puedes usar más que su última letra: ¿qué palabra inglesa empieza por UN?
    .title = Empezar más atrás
    .well = Cuantas más letras usas de la espiral, más palabras hay.
    .one = Es una palabra solo con la N. Pero mira también UN: UNITE, UNIT, UNTIE.
    .draw = Hay una palabra: UN de la espiral, y luego ITE de tu mano.
    .otherwise = Juega UNITE: UN está en la espiral, y tienes I, T y E en la mano.
lesson-across = Después de CAN y NO, en la espiral se lee CANO. Usa las cuatro letras, de las dos palabras, para algo que flota.
    .title = A través de dos palabras
    .well = CANOE, ¡a través de dos palabras!
    .draw = Hay una palabra con todo: CANO y una E.
    .otherwise = Buena palabra, pero usa solo el final. A CANO solo le falta una E para ser una canoa.
lesson-many = Las cartas que te queden al final cuentan en contra: usa muchas a la vez. Después de STAR hay una palabra con cuatro.
    .title = Usar muchas cartas
    .well = Cuatro cartas menos en un solo turno.
    .draw = No hace falta robar. Tienes ING: pon delante una T o una V.
    .otherwise = Es una palabra, pero usa menos cartas. STARTING y STARVING usan cuatro.
lesson-stuck = Aquí no hay palabra, así que tienes que robar. Antes de ver la carta, elige adónde va: ponla en la espiral.
    .title = Sin palabra
    .well = Tu mano no ha crecido, y el rival tiene que empezar por esa carta.
    .hand = También se puede, pero ahora tienes una carta más. En la espiral, el problema es del rival.
    .otherwise = Pon una carta en la espiral.
lesson-doubt = El rival ha jugado CATZ. Si crees que no es una palabra inglesa, impúgnala antes de jugar.
    .title = Impugnar una palabra
    .well = El rival recupera las cartas, y una más de castigo. Si la palabra es buena, impugnar no cuesta nada.
    .word = En cuanto juegas, la palabra anterior vale. Impugna antes CATZ.
    .draw = Robar termina tu turno, y CATZ vale. Impúgnala antes.
    .otherwise = Impugna la palabra.
lesson-swap = Durante el turno del rival puedes cambiar hasta tres cartas por ronda. ¿Cuál de las tuyas es más difícil de usar?
    .title = Cambiar cartas
    .well = Casi todas las palabras inglesas con Q necesitan también una U. La carta nueva no puede ser mucho peor.
    .otherwise = Muchas palabras tienen esa letra. La Q casi siempre necesita una U, y no tienes ninguna: cambia la Q.
lesson-out = Te quedan dos cartas, T y S. Usa las dos a la vez después de PLANE, o de su final, para terminar la ronda.
    .title = Tus últimas cartas
    .well = ¡Ni cartas ni puntos! Los demás suman uno por cada carta que tienen, y gana quien tenga menos.
    .draw = Te falta muy poco: la S y la T encajan. Piensa en lo que gira alrededor del sol, en inglés.
    .otherwise = Así queda una carta y el rival sigue jugando. PLANETS, NETS y NEST usan las dos.
lesson-match = Juega una ronda corta con siete cartas contra un bot fácil. Aquí solo valen palabras inglesas de verdad.
    .title = Una ronda corta
    .well = Eso ha sido WordSpiel. Una partida entera tiene cinco rondas, con diez cartas por persona.
lesson-alone-word = En solitario recibes una carta del mazo después de cada palabra. Juega cualquier palabra inglesa que empiece por S.
    .title = Palabra y carta
    .well = Tus cartas van a la espiral y llega una del mazo. Vacía tu mano antes de que se acabe.
    .draw = Es una carta más que soltar. Con la S puedes formar cincuenta palabras.
    .give = ¡Demasiado pronto! La S va con casi todo lo que tienes: SPORE, STARE, SOAP.
    .otherwise = No hace daño, pero una palabra ayuda más, como SPORE.
lesson-alone-many = Cada palabra trae una carta, así que usar una sola no ayuda. Usa tres cartas o más.
    .title = Tres o más
    .well = Ahora tu mano es más pequeña, incluso con la carta nueva.
    .draw = Tienes ING: juega KING o WALKING.
    .give = No hace falta abandonar: WALK sigue con ING.
    .otherwise = Es una palabra, pero corta. KING, KIND y WALKING usan tres cartas.
lesson-alone-swap = Puedes cambiar tres cartas en toda la partida, cuando quieras. Una de las tuyas es difícil de usar.
    .title = Cambiar cartas
    .well = Sin la Q es más fácil. Te quedan dos cambios.
    .other = Muchas palabras tienen esa letra. La Q casi siempre necesita una U: cámbiala.
    .draw = Es una carta más, y sigues con la Q. Cámbiala.
    .give = No abandones: cambia la Q.
    .otherwise = Buena palabra, pero sigues con la Q. Cámbiala mientras puedas.
lesson-alone-last = El mazo está vacío: esta es tu última palabra. Para ganar, usa las dos cartas.
    .title = La última palabra
    .well = Tu mano está vacía. ¡Has ganado!
    .draw = No queda nada que robar. ¿Qué gira alrededor del sol, en inglés?
    .give = ¡Tan cerca! La S y la T van detrás de PLANE.
    .otherwise = Queda una carta, así que la partida está perdida. PLANETS, NETS y NEST usan las dos.
lesson-alone-match = Tienes cinco cartas y hay tres en el mazo. ¡Úsalas todas!
    .title = Una partida corta
    .well = Así es WordSpiel en solitario. Una partida entera tiene diez cartas en la mano y diez por venir.

## Ejercicios

drill-longest = La palabra más larga
    .about = Usa el final de la espiral y tu mano.
    .question = Empieza con el final de la espiral y añade cartas de tu mano. ¿Cuál es la palabra inglesa más larga que puedes jugar?
    .best = { $word }, jugada { $play }: { $letters } letras, el máximo posible.
drill-shorter = Puedes jugar { $word } ({ $play }), con { $letters } letras. Son posibles { $more }.
drill-lacks =
    { $cards-count ->
        [one] Para { $word } te falta { $cards }.
       *[other] Para { $word } te faltan { $cards }.
    }
drill-spiral = Espiral
drill-hand = Tu mano

## Cartas ocultas, en repeticiones con las cartas a la vista

hidden-deck = Mazo

## Contar con cartas de verdad

count-word = ¿Es una palabra?
    .about = Introduce la palabra. Un punto antes de tus propias cartas muestra también qué se jugó, como UN.ITE.
    .good = Sí: { $word } está en la lista. ({ $list })
    .wrong = No: { $word } no está en la lista. ({ $list })
count-played =
    { $count ->
        [one] { $start } viene de la espiral,
       *[other] { $start } vienen de la espiral,
    } { $played ->
        [one] { $played } carta viene de la mano.
       *[other] { $played } cartas vienen de la mano.
    }
count-not-a-word = «{ $text }» no es una palabra: introduce solo letras, { $most } como mucho.

## Preguntas cortas sobre las reglas

asked-back = ¿Cuántas letras de la espiral puedo usar?
    .answer = Todas las que quieras, en orden hasta el final, pero al menos una.
asked-own-card = ¿Tengo que usar una carta mía?
    .answer = Sí, al menos una.
asked-draw = ¿Y si no tengo ninguna palabra?
    .answer = Roba una carta. Antes de verla, di si va a tu mano o al final de la espiral.
asked-refill = ¿Robo después de jugar una palabra?
    .answer = No. Jugar una palabra no da ninguna carta nueva.
asked-exchange = ¿Cuándo puedo cambiar una carta?
    .answer = Hasta tres veces por ronda, antes de que empiece o cuando no es tu turno.
asked-challenge = ¿Qué pasa si una palabra impugnada no está en el diccionario?
    .answer = Sus cartas vuelven a la mano, con una más del mazo. El turno no se repite.
asked-good-challenge = ¿Qué cuesta impugnar una palabra válida?
    .answer = Nada. Con una regla de la casa, una carta del mazo.
asked-when = ¿Hasta cuándo se puede impugnar una palabra?
    .answer = Hasta que haya otra palabra o una carta del mazo en la espiral.
asked-names = ¿Valen los nombres propios y las abreviaturas?
    .answer = Los nombres propios no. Las abreviaturas que todo el mundo conoce sí, como kg.
asked-look-up = ¿Puedo consultar una palabra antes de jugarla?
    .answer = Sí, cuando quieras, también en tu turno.
asked-points = ¿Cómo se puntúa una ronda?
    .answer = Cada carta en la mano vale un punto. Tras cinco rondas gana el total más bajo.
asked-deck-empty = ¿Y si se acaba el mazo?
    .answer = Se baraja uno nuevo con las cartas apartadas y la espiral, menos sus tres últimas palabras.
