### Five Crowns y su solitario.

five-crowns = Five Crowns
    .blurb = Once rondas de grupos y escaleras, con un comodín cada vez más alto; gana quien tenga menos puntos.
five-crowns-solitaire = Five Crowns en solitario
    .blurb = Ordena once montones en grupos y escaleras antes de que se acaben las 28 cartas.

## Cartas. En notación, un valor (3 a 10, J, Q, K) y un palo (S, H, C, D, *), por ejemplo 10H; el Joker es JK.

# Para la vista, por ejemplo «Q♥»; para el oído, por ejemplo «reina de corazones».
piece =
    { $count ->
        [1] { card-sign }
       *[other] { $count } × { card-sign }
    }
    .aloud =
        { $count ->
            [1] { card-name }
           *[other] { $count } veces { card-name }
        }
card-sign =
    { $piece ->
        [JK] Joker
       *[other] { $part-1 }{ $part-2 ->
            [S] ♠
            [H] ♥
            [C] ♣
            [D] ♦
           *[star] ★
        }
    }
card-name =
    { $piece ->
        [JK] Joker
       *[other] { $part-1 ->
            [J] jota
            [Q] reina
            [K] rey
           *[other] { $part-1 }
        } de { $part-2 ->
            [S] picas
            [H] corazones
            [C] tréboles
            [D] diamantes
           *[star] estrellas
        }
    }
# Todas las cartas de un valor, al principio de la frase y dentro de ella.
ranks =
    { $wild ->
        [11] las jotas
        [12] las reinas
        [13] los reyes
       *[other] los { $wild }
    }
    .first =
        { $wild ->
            [11] Las jotas
            [12] Las reinas
            [13] Los reyes
           *[other] Los { $wild }
        }
points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
card-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
# Cartas puestas en grupos y escaleras, y lo que sobra.
lying =
    { $melds-count ->
        [0] ningún grupo ni escalera, sobra { $left }
       *[other] { $melds }{ $left-count ->
            [0] { "" }
           *[other] ; sobra { $left }
        }
    }
# Puntos de media.
average = { $whole },{ $tenth }

## Lo que está impreso en las cartas

face-wild = COMODÍN
face-joker = JOKER

## Reglas de la casa

option-hands = Rondas
    .about = Cuántas rondas se juegan, como mucho hasta la de 13 cartas.
option-first = Primera ronda
    .about = Cuántas cartas se reparten en la primera ronda.
option-turn-seconds = Tiempo por turno
    .about = Segundos hasta que la mesa juega por quien tarda; 0: sin límite.
option-max-turns = Ronda más larga
    .about = Turnos que tiene cada cual, como mucho, en una ronda que nadie cierra.

## Lo que pasa

dealt =
    { $who ->
        [you] Repartes { card-count } por persona y descubres { $top }.
       *[other] { $who } reparte { card-count } por persona y descubre { $top }.
    }
holds =
    { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } { $cards }.
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
picked =
    { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $card } de los descartes.
discarded =
    { $who ->
        [you] Descartas
       *[other] { $who } descarta
    } { $card }.
went-out =
    { $who ->
        [you] Cierras con { $laid } y descartas { $card }.
       *[other] { $who } cierra con { $laid } y descarta { $card }.
    }
laid-down =
    { $who ->
        [you] Bajas { $laid }, { points }, y descartas { $card }.
       *[other] { $who } baja { $laid }, { points }, y descarta { $card }.
    }
reshuffled =
    { $count ->
        [one] Se acabó el mazo; 1 descarte pasa a ser el nuevo.
       *[other] Se acabó el mazo; se barajan { $count } descartes para formar otro.
    }
stopped = Nadie ha cerrado en todo este tiempo, así que todos bajan.
each-laid =
    { $who ->
        [you] Tú
       *[other] { $who }
    }: { $laid }.
hand-over = La ronda ha terminado. Puntos: { $scores }.
each-points =
    { $who ->
        [you] tú
       *[other] { $who }
    } { $points }
outcome = { $played }; gana quien tenga menos puntos.
    .won =
        Has ganado: todos los montones están cerrados y { $count ->
            [0] no sobra ninguna carta
            [one] sobra 1 carta
           *[other] sobran { $count } cartas
        }.
    .lost =
        Has perdido: { $points ->
            [one] queda 1 punto
           *[other] quedan { $points } puntos
        } en { $piles ->
            [one] 1 montón
           *[other] { $piles } montones
        }.

## Lo que pasa en solitario

set-out = Hay { $count } montones sobre la mesa.
turned = Sale { $card }.
placed =
    { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $turned } en el montón de { $size } y se va { $card }: { points }.
    .again =
        { $who ->
            [you] Vuelves a descartar
           *[other] { $who } vuelve a descartar
        } { $card }; el montón de { $size } se queda en { points }.
pile-closed = El montón de { $size } ({ ranks } son comodines) queda cerrado: { $laid }.
finished =
    .all-closed = Todos los montones están cerrados.
    .used-up = Ya no quedan cartas por descubrir.

## Rechazos

not-your-turn = No es tu turno.
pile-empty = El mazo está vacío; toma la carta de los descartes.
no-discard = No hay ningún descarte que tomar.
drawn = Ya has tomado una carta; ahora descarta una.
not-drawn = Primero toma una carta.
last-turn = Es tu último turno: baja lo que tengas al descartar.
    .out = Ya ha cerrado alguien; baja lo que tengas al descartar.
not-out = Te sobraría { $left }: no puedes cerrar descartando { $card }.
nobody-out = Solo puedes bajar cartas cuando alguien ha cerrado.
not-in-hand = No tienes { $card }.
    .many = No tienes { $card }, o no tantas veces.
not-a-meld = { $cards } no es ni un grupo ni una escalera.
no-pile = Los montones tienen de 3 a 13 cartas.
closed = El montón de { $size } está cerrado.
not-in-pile = { $card } no está en el montón de { $size } ni es la carta descubierta.
not-a-card = «{ $text }» no es una carta: escribe un valor 3 a 10 J Q K y un palo S H C D *, por ejemplo 10H, o JK.
not-a-move = «{ $text }» no es una jugada aquí: draw, pick, discard QD, out QD o lay QD; con out y lay puedes nombrar combinaciones, por ejemplo 3H-4H-5H.
    .alone = «{ $text }» no es una jugada aquí: escribe place, un montón y un descarte, por ejemplo place 7 QD.
    .daily = «{ $text }» no es un paso aquí: escribe take, una carta del par y un descarte, por ejemplo take 7H QD; o pass.
# Lo que falla en un punto del texto de una posición; va tras dos puntos.
wrong =
    .no-hand = quien ya ha bajado no tiene cartas en la mano.
    .wild = aquí debería estar el valor comodín, de { $least } a { $most }.
    .no-past = todavía no se ha jugado ninguna ronda.
    .size = aquí debería haber { $count } cartas.
    .past = aquí deberían estar las cartas de todos, y sus puntos en la hoja.
    .hand-size = el asiento { $seat } debería tener { card-count }.
    .not-in-hand = no todas están en la mano del puesto { $seat }.
    .drawn = aquí solo va lo robado desde que se volvió a barajar.
    .reshuffled = aquí deberían estar todas las cartas del mazo y las que se han robado de él.
    .out = quien ha cerrado ha bajado todas sus cartas en grupos y escaleras.
    .no-points = una partida terminada tiene puntos.
    .laid = han bajado quienes han tenido turno desde el cierre, y nadie más.
    .no-card = no hay ninguna carta que tomar.
    .turned = solo se descubre una carta mientras queda algún montón abierto.
    .no-piles = aquí deberían estar los montones.
    .pile-sizes = aquí debería haber montones de 3, 4 y así hasta 13 cartas.
    .piles = aquí debería haber { $count } montones separados por comas.

## Pistas

hint-standing =
    Tal como está, te { $points ->
        [one] quedaría 1 punto
       *[other] quedarían { $points } puntos
    }: { $laid }.
hint-draw = Roba: te quedarán { $drawn } puntos de media; con { $top } te quedarían { $left }.
    .no-use = Roba: te quedarán { $drawn } puntos de media; con { $top } no bajas de { points }.
    .only = Roba; no hay ningún descarte que tomar.
hint-take = Toma { $top }: si descartas { $card }, pasas de { $points } a { $left } puntos; una carta del mazo deja { $drawn } de media.
    .look = Fíjate en { $top }.
    .must =
        Tienes que tomar el descarte: si descartas { $card }, te { $points ->
            [one] queda 1 punto
           *[other] quedan { $points } puntos
        }.
    .either = Toma la que quieras: puedes volver a descartarla, porque las demás están bien colocadas.
    .wild = Toma { $top }: encaja en cualquier combinación y deja { $next } puntos de media tras tu próxima carta.
hint-best = Todas tus cartas dejan { points }. Sin { $card } quedan mejor así: { $laid }.
hint-lay-down = Baja y descarta { $card }: { points } para ti.
hint-out = Puedes cerrar: descarta { $card }.
    .look = Puedes cerrar: todas tus cartas menos una están en grupos y escaleras.
hint-discard = Descarta { $card }: deja { points }, lo mínimo posible, y { $next } de media tras tu próxima carta.
    .later = Descarta { $card }: deja { points }, pero { $next } de media tras tu próxima carta; sin { $other } serían { $other-points } y { $other-next }.
hint-place = Pon { $turned } ahí y descarta { $card }: de { $before } puntos pasas a { $points }.
    .look = Fíjate en el montón de { $size }.
    .nowhere = { $turned } no mejora ningún montón: ponla en cualquiera y vuelve a descartarla.

## La mesa en texto

show-hand-of = { $wild } cartas por persona; { ranks } y los Jokers son comodines; la última ronda tiene { $last }
show-piles =
    mazo: { card-count }; en los descartes: { $top-count ->
        [0] nada
       *[other] { $top }
    }
show-player =
    { $who ->
        [you] tú
       *[other] { $who }
    }: { points } ({ $notes })
# Notas sobre un jugador, separadas por comas.
show-note =
    .deals = reparte
    .holds = tiene { $cards }
    .out = ha cerrado
    .take = va a tomar una carta
    .discard = va a descartar
    .lay = va a bajar
show-laid = { "  " }baja { $laid }, { points }
show-hand = tu mano: { $cards }
show-best = como mejor queda: { $laid }, { points }
show-pile = montón { $size }: { $cards }, { points }
    .closed = montón { $size }: { $laid }, cerrado
show-rest =
    { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }; { points } en total
    .turned =
        descubierta: { $turned }; { $count ->
            [one] queda 1 carta
           *[other] quedan { $count } cartas
        }; { points } en total

## El rompecabezas del día

five-crowns-daily = Five Crowns del día
    .blurb = Tres manos y tres pares de cartas ofrecidas para cada una: deja el menor número de puntos; todos tienen las mismas.
daily-dealt = Manos de { $sizes } cartas; para cada una se ofrecen { $offers } pares, uno tras otro. ¿Cuántos puntos como mínimo quedarán?
daily-took =
    { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $taken } por { $dropped }.
daily-passed =
    { $who ->
        [you] Dejas
       *[other] { $who } deja
    } { $cards }.
daily-laid =
    La mano de { $size } queda bajada: { $laid }; { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
daily-result =
    { $points ->
        [one] queda { $points } punto
       *[other] quedan { $points } puntos
    }; el mínimo posible es { $best }
all-laid = Las tres manos ya están bajadas.
not-offered = { $card } no se ofrece ahora.
# `$mark` va delante de la mano que toca jugar.
show-offered = { $mark } { $size } cartas: { $hand }; ofrecidas { $offers }; { $laid }, { $points } puntos
    .laid = { $mark } { $size } cartas: { $laid }, { $points } puntos
hint-offered =
    De esta mano { $points ->
        [one] puede quedar solo { $points } punto
       *[other] pueden quedar solo { $points } puntos
    }.
    .pass = No tomes ninguna de las dos cartas.
    .which = Toma { $taken }.
    .take = Toma { $taken } y descarta { $dropped }.

## Repaso

review-unit = puntos
review-yardstick = Una carta tomada se mide por los puntos que quedan de media tras el turno; un descarte, por los que quedan tras una carta más; se cuenta cada carta que aún puede venir según lo que se podía saber. Cerrar se mide por lo que otro turno ahorraría a los demás.
    .alone = Cada lugar para la carta se mide por los puntos que quita, ahora y de media con una carta más; se cuenta cada carta que aún no se ha visto.
review-curve = Puntos hasta ahora, con cada mano como se bajaría en este momento; gana quien menos tiene.
    .alone = Puntos en los montones abiertos.
review-draw = Robar era lo correcto: { $left } puntos de media. { $top } habría dejado { $other }.
    .wrong = Carta robada: { $left } puntos de media. Tomar { $top } habría dejado { $other }.
review-draw-wild = Robar era lo correcto: { $left } puntos de media tras la próxima carta. Con el comodín { $top } serían { $other }.
    .wrong = Comodín { $top } sin tomar: { $left } puntos de media tras la próxima carta. Con él serían { $other }.
review-pick = Tomar { $top } era lo correcto: quedan { $left } puntos. Robar habría dejado { $other } de media.
    .wrong = { $top } tomada: quedan { $left } puntos. Robar habría dejado { $other } de media.
review-pick-wild = Tomar el comodín { $top } era lo correcto: { $left } puntos de media tras la próxima carta. Sin él serían { $other }.
    .wrong = Comodín { $top } tomado: { $left } puntos de media tras la próxima carta. Robar habría dejado { $other }.
review-discard = Descartar { $card } era lo mejor: { $left } puntos de media tras la próxima carta.
    .wrong = Descarte de { $card }: { $left } puntos de media tras la próxima carta. Sin { $best } serían { $other }.
review-out = Cierre descartando { $card }: otro turno habría ahorrado { $gain } puntos a cada uno de los demás.
    .missed = Se podía cerrar descartando { $best }. El turno que ganan los demás vale { $gain } puntos para cada uno.
review-lay = Bajada perfecta: { points }.
    .wrong = Bajada descartando { $card }: { points }. Descartando { $best } solo quedarían { $other }.
review-place = Ponerla en el montón de { $pile } y descartar { $card } era lo mejor: quita { $gain } puntos.
    .wrong = Puesta en el montón de { $pile }, descartando { $card }: eso quita { $gain } puntos. En el montón de { $other }, descartando { $best }, serían { $most }.

## La lección

lesson-book = Tres o más cartas del mismo valor son un grupo; el palo da igual. Tienes dos 8, y hay otro en los descartes: tómalo.
    .title = Un grupo
    .well = Así empieza cada turno: tomas la carta descubierta o una tapada.
    .draw = La carta tapada puede ser cualquiera. El 8 estaba a la vista, y es justo el que te falta.
    .otherwise = Toma el 8 de corazones.
lesson-out = Cada turno termina con un descarte. Tus demás cartas están en grupos y escaleras: descarta el rey y cierra.
    .title = Cerrar
    .well = Ni una carta, ni un punto: no se puede hacer mejor. A los demás les queda un último turno.
    .only = Es la carta correcta, y tus tres 8 son un grupo: podrías haber cerrado con ella.
    .book = Sin ese 8 ya no hay grupo. La carta que te sobra es el rey.
    .otherwise = Elige el rey de diamantes y cierra.
lesson-run = Tres o más cartas seguidas del mismo palo son una escalera. Uno de tus 9 forma parte de ella, el otro no: descarta ese y cierra.
    .title = Una escalera
    .well = 6, 7, 8 y 9 de corazones. Una escalera tiene tres cartas o más, y llega como mucho hasta el rey.
    .only = Es la carta correcta, pero todas las demás ya son una escalera: cierra con ella.
    .suit = Ese 9 era el de corazones, el que alarga la escalera. El que no encaja es el de picas.
    .gap = Eso rompe la escalera. Mira los dos 9: solo uno es de corazones.
    .otherwise = Descarta el 9 de picas y cierra.
lesson-wild = Con seis cartas, los 6 son comodines: valen por cualquier carta, igual que los Jokers. ¿Qué carta no necesitas?
    .title = Los comodines
    .well = El 6 era un 9, y el Joker una reina. En la próxima ronda hay siete cartas y los 7 son comodines.
    .only = Es la carta correcta, pero podrías haber cerrado: un comodín llena cada hueco.
    .rank = Un 6 es comodín en esta ronda: con él, tus dos 9 son tres. Consérvalo.
    .joker = Un Joker encaja en todas partes: entre la jota y el rey de picas es la reina. Consérvalo.
    .otherwise = Descarta el 4 de diamantes y cierra: el 6 completa los 9, y el Joker, la escalera.
lesson-gold = Fíjate también en lo que descartan los demás. En una ronda de seis cartas, ¿cuánto te sirve un 6?
    .title = Lo que otros descartan
    .well = Un comodín encaja en todo. Solo es peligroso al final: en tu mano cuenta 20, y un Joker, 50.
    .draw = Un 6 es comodín en esta ronda, y con tus dos 9 habría hecho un grupo. Pocas cartas tapadas son tan buenas.
    .otherwise = Toma el 6 de tréboles.
lesson-unseen = Ahora la carta descubierta es un rey. No va con nada de lo que tienes, así que roba una tapada.
    .title = Una carta tapada
    .well = Si tampoco te sirve, puedes volver a descartarla.
    .king = Todos ven lo que tomas, y este rey solo suma 13 puntos. Una carta tapada no puede ser mucho peor, y a menudo es mejor.
    .otherwise = Roba la primera carta del mazo.
lesson-dear = Lo que te quede al final cuenta en tu contra: números, su valor; jota, 11; reina, 12; rey, 13. Descarta la carta más alta que no necesites.
    .title = Lo que cuenta en contra
    .well = 13 puntos menos. A la pareja de 4 y a los dos corazones seguidos les falta solo una carta.
    .pair = Dos 4 son casi un grupo, y cuestan poco. Consérvalos y descarta algo caro.
    .near = El 8 y el 9 de corazones son casi una escalera. Primero deben irse las cartas altas que están solas.
    .queen = Casi: la reina cuenta 12 y el rey 13, y ninguno de los dos va con nada.
    .otherwise = Descarta el rey de picas.
lesson-spare = Las siete cartas encajan, pero aun así tienes que descartar una. ¿De cuál puedes prescindir?
    .title = Una de más
    .well = Tres son un grupo igual que cuatro. También se puede descartar una carta que encaja.
    .only = Bien elegida, pero podrías haber cerrado con ella: todas las demás siguen bien colocadas.
    .run = Una escalera necesita tres cartas, y esta tiene justo tres. De los 10 tienes uno más de los que necesitas.
    .otherwise = Descarta uno de los 10 y cierra.
lesson-last = Tu rival ha cerrado, así que este es tu último turno. Baja tu escalera y descarta la carta que más te costaría.
    .title = El último turno
    .well = Te quedan un 4 y una reina: 16 puntos. Tras once rondas gana quien tenga menos puntos.
    .run = Entonces cuentan todas tus cartas, porque ya no hay escalera. Deja juntos el 7, el 8 y el 9 de picas.
    .queen = La reina cuesta 12, pero el rey, 13. Es poco, pero son once rondas.
    .four = El 4 te cuesta solo 4 puntos. El rey, 13.
    .otherwise = Baja tus cartas y descarta el rey.
lesson-match = Dos rondas cortas contra alguien tranquilo, con tres cartas y con cuatro. Pide una pista cuando quieras.
    .title = Dos rondas cortas
    .well = Esto es Five Crowns. Una partida entera llega hasta trece cartas, con los reyes de comodín.
lesson-alone-place = Pon la carta descubierta sobre un montón y descarta una carta de él. Se cierra cuando el resto está en grupos y escaleras.
    .title = Cerrar un montón
    .well = Tres 8, y el montón está cerrado. Ganas cuando lo están los once.
    .book = Sin ese 8 no hay grupo. Quédate con los tres 8 y descarta el rey.
    .other = Allí sirve de poco. Ponlo sobre el montón con dos 8.
    .otherwise = Pon el 8 sobre el montón de tres y descarta el rey de diamantes.
lesson-alone-wild = Cada montón tiene su propio comodín: en el de cinco, el 5; en el de cuatro, el 4. ¿Adónde va el 5 descubierto?
    .title = Cada uno, su comodín
    .well = Vale por el 9 entre el 8 y el 10: una escalera de cinco, y cerrado.
    .other = En el montón de cuatro, un 5 es solo un 5. En el de cinco es comodín.
    .wild = Ese era el comodín. Quédatelo y descarta el rey.
    .otherwise = Pon el 5 sobre el montón de cinco y descarta el rey de corazones: lo demás es una escalera.
lesson-alone-dear = El 3 no cierra nada, pero tiene que ir a alguna parte. Los montones abiertos cuentan al final: descarta por él una carta alta.
    .title = Cuando nada encaja
    .well = Un rey por un 3: diez puntos menos, y los grupos del otro montón siguen al alcance.
    .gone = Puedes descartarlo enseguida, pero no ganas nada. Ponlo en lugar de una carta cara.
    .other = En ese montón hay dos parejas: casi dos grupos. En el otro solo hay cartas sueltas.
    .otherwise = Pon el 3 sobre el montón de cuatro y descarta el rey.
lesson-alone-match = Cierra los tres montones abiertos con las siete cartas que quedan. Pide una pista cuando quieras.
    .title = Una partida corta
    .well = Así es Five Crowns en solitario. Una partida entera descubre 28 cartas.

## Ejercicios

drill-discard = El mejor descarte
    .about = Una carta sobra; ¿cuál deja menos puntos?
    .question = { ranks.first } son comodines. ¿Qué carta hay que descartar para que queden menos puntos?
drill-out = ¿Puedes cerrar?
    .about = Todas menos una en grupos y escaleras, ¿o casi?
    .question = { ranks.first } son comodines. ¿Con qué descarte puedes cerrar, si es que puedes?
    .not = No puedo cerrar
    .closest = No puedes cerrar. Lo mejor es descartar { $card }; entonces quedan { points }.
drill-left = Sin { $card } quedan { points }: { $laid }.
    .none = Sin { $card } todas las cartas están en grupos y escaleras: { $laid }.
drill-rest = Sobran: { points }
drill-away = Descarte

## En la línea de órdenes

help-try = Five Crowns contra alguien que sabe
