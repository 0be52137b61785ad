### Five Crowns y su solitario.

five-crowns = Five Crowns
    .blurb = Once rondas de grupos y escaleras, con un comodín nuevo en cada una.
five-crowns-solitaire = Five Crowns en solitario
    .blurb = Convierte once montones en grupos y escaleras antes de que se acaben las 28 cartas.

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
    .about = Número de rondas; la última puede tener 13 cartas como mucho.
option-first = Primera ronda
    .about = Número de cartas en la primera ronda.
option-turn-seconds = Tiempo por turno
    .about = Cuánto puede durar un turno antes de que la mesa juegue por ti. Con días, juegas cuando tienes tiempo.
option-max-turns = Duración de la ronda
    .about = Máximo de turnos por jugador en una ronda si nadie cierra.

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
        [one] Se acabó el mazo. 1 descarte pasa a ser el nuevo.
       *[other] Se acabó el mazo. Se barajan { $count } descartes para formar otro.
    }
stopped = Nadie ha cerrado, así que todos bajan sus cartas.
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
outcome = { $played }. Gana quien tenga menos puntos.
    .won =
        Victoria: todos los montones están cerrados y { $count ->
            [0] no sobra ninguna carta
            [one] sobra 1 carta
           *[other] sobran { $count } cartas
        }.
    .lost =
        Derrota: { $points ->
            [one] queda 1 punto
           *[other] quedan { $points } puntos
        } en { $piles ->
            [one] 1 montón
           *[other] { $piles } montones
        }.

## Lo que pasa en solitario

set-out = Hay { $count } montones sobre la mesa.
turned = Siguiente carta: { $card }.
placed =
    { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $turned } en el montón de { $size } por { $card }: { points }.
    .again =
        { $who ->
            [you] Vuelves a descartar
           *[other] { $who } vuelve a descartar
        } { $card }; el montón de { $size } se queda en { points }.
pile-closed = El montón de { $size } ({ ranks } son comodines) queda cerrado: { $laid }.
finished =
    .all-closed = Todos los montones están cerrados.
    .used-up = No quedan más cartas por descubrir.

## Rechazos

not-your-turn = No es tu turno.
pile-empty = El mazo está vacío. Toma el último descarte.
no-discard = No hay ningún descarte que tomar. Roba una carta.
drawn = Ya has tomado una carta. Ahora descarta una.
not-drawn = Primero toma una carta.
last-turn = Es tu último turno: elige un descarte y baja el resto.
    .out = Ya ha cerrado otra persona. Elige un descarte y baja el resto.
not-out = No puedes cerrar con { $card }: te sobra { $left }.
nobody-out = No puedes bajar antes de que alguien cierre.
not-in-hand = No tienes { $card }.
    .many = No tienes { $card }, o no tantas.
not-a-meld = { $cards } no es ni un grupo ni una escalera.
no-pile = Ese montón no existe. Los montones tienen de 3 a 13 cartas.
closed = El montón de { $size } está cerrado. Elige otro.
not-in-pile = { $card } no está en el montón de { $size } ni es la carta descubierta.
not-a-card = «{ $text }» no es una carta. Escribe un valor 3 a 10 J Q K y un palo S H C D *, por ejemplo 10H, o JK.
not-a-move = «{ $text }» no es una jugada. Escribe draw, pick, discard QD, out QD o lay QD. Con out y lay puedes nombrar combinaciones, por ejemplo 3H-4H-5H.
    .alone = «{ $text }» no es una jugada. Escribe place, un montón y un descarte, por ejemplo place 7 QD.
    .daily = «{ $text }» no es una jugada. Escribe take, una carta del par y un descarte, por ejemplo take 7H QD, o pass.
# Lo que falla en un punto del texto de una posición; va tras dos puntos.
wrong =
    .no-hand = quien ya ha bajado no tiene cartas en la mano.
    .wild = se esperaba el valor comodín, de { $least } a { $most }.
    .no-past = todavía no se ha jugado ninguna ronda.
    .size = se esperaban { $count } cartas.
    .past = se esperaban las cartas de todos, y sus puntos en la hoja.
    .hand-size = el asiento { $seat } debería tener { card-count }.
    .not-in-hand = no todas están en la mano del asiento { $seat }.
    .drawn = aquí solo van cartas robadas desde que se volvió a barajar.
    .reshuffled = se esperaban todas las cartas del mazo y las robadas de él.
    .out = quien ha cerrado tiene todas sus cartas en grupos y escaleras.
    .no-points = una partida terminada tiene puntos.
    .laid = solo han bajado quienes ya han tenido su último turno.
    .no-card = no hay ninguna carta que tomar.
    .turned = solo se descubre una carta mientras queda algún montón abierto.
    .no-piles = se esperaban los montones.
    .pile-sizes = se esperaban montones de 3, 4 y así hasta 13 cartas.
    .piles = se esperaban { $count } montones separados por comas.

## Pistas

hint-standing =
    Ahora mismo te { $points ->
        [one] quedaría 1 punto
       *[other] quedarían { $points } puntos
    }: { $laid }.
hint-draw = Roba: te quedarán { $drawn } puntos de media; con { $top } te quedarían { $left }.
    .no-use = Roba: te quedarán { $drawn } puntos de media; con { $top } no bajas de { points }.
    .only = Roba una carta. No hay ningún descarte que tomar.
hint-take = Toma { $top } y descarta { $card }: pasas de { $points } puntos a { $left }. Robar deja { $drawn } de media.
    .look = Fíjate en { $top }.
    .must =
        Tienes que tomar el descarte. Descarta { $card } y te { $points ->
            [one] queda 1 punto
           *[other] quedan { $points } puntos
        }.
    .either = Toma la que quieras. Puedes volver a descartarla, porque todas las demás encajan.
    .wild = Toma { $top }: encaja en cualquier parte y deja { $next } puntos de media tras tu próxima carta.
hint-best = Tienes { points } en la mano. Sin { $card }, tus cartas quedan mejor así: { $laid }.
hint-lay-down = Baja y descarta { $card }: te anotas { points }.
hint-out = Puedes cerrar: descarta { $card }.
    .look = Puedes cerrar: todas tus cartas menos una están en grupos y escaleras.
hint-discard = Descarta { $card }: deja { points }, lo mínimo posible, y { $next } de media tras tu próxima carta.
    .later = Descarta { $card }: ahora quedan { points }, pero { $next } de media tras tu próxima carta. Sin { $other } son { $other-points } ahora y { $other-next } después.
hint-place = Pon { $turned } ahí y descarta { $card }: de { $before } puntos pasas a { $points }.
    .look = Fíjate en el montón de { $size }.
    .nowhere = { $turned } no mejora ningún montón. Ponla en cualquiera y vuelve a descartarla.

## La mesa en texto

show-hand-of = { $wild } cartas por persona; { ranks } y los Jokers son comodines; la última ronda tiene { $last }
show-piles =
    mazo: { card-count }; último descarte: { $top-count ->
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
    .take = toma una carta
    .discard = descarta
    .lay = baja
show-laid = { "  " }ha bajado { $laid }, { points }
show-hand = tu mano: { $cards }
show-best = lo mejor: { $laid }, { points }
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
    .blurb = Tres manos, con tres pares de cartas ofrecidas para cada una. Deja el menor número de puntos. Son las mismas cartas para todo el mundo.
daily-dealt = Manos de { $sizes } cartas, con { $offers } pares ofrecidos para cada una. ¿Cuántos puntos puedes dejar, como mínimo?
daily-took =
    { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $taken } por { $dropped }.
daily-passed =
    { $who ->
        [you] No tomas
       *[other] { $who } no toma
    } { $cards }.
daily-laid =
    Se baja la mano de { $size }: { $laid }; { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
daily-result =
    { $points ->
        [one] queda { $points } punto
       *[other] quedan { $points } puntos
    } (mínimo posible: { $best })
all-laid = Las tres manos ya se han bajado.
not-offered = { $card } no se ofrece ahora.
# `$mark` va delante de la mano que toca jugar.
show-offered = { $mark } { $size } cartas: { $hand }; ofrecidas { $offers }; { $laid }, { $points } puntos
    .laid = { $mark } { $size } cartas: { $laid }, { $points } puntos
hint-offered =
    Con esta mano { $points ->
        [one] puede quedar solo { $points } punto
       *[other] pueden quedar solo { $points } puntos
    }.
    .pass = No tomes ninguna de las dos cartas.
    .which = Toma { $taken }.
    .take = Toma { $taken } y descarta { $dropped }.

## Repaso

review-unit = puntos
review-yardstick = Tomar una carta se mide por los puntos que quedan de media tras el turno; un descarte, por los que quedan tras una carta más. Cerrar se mide por lo que otro turno ahorraría a los demás.
    .alone = Cada colocación se mide por los puntos que quita, ahora y de media con una carta más sin ver.
review-curve = Puntos hasta ahora, como si cada mano se bajara en este momento. Gana quien tenga menos.
    .alone = Puntos que quedan en los montones abiertos.
review-draw = Robar era lo correcto: { $left } puntos de media. { $top } habría dejado { $other }.
    .wrong = { $player ->
            [you] Robaste:
           *[other] Carta robada:
        } { $left } puntos de media. Tomar { $top } habría dejado { $other }.
review-draw-wild = Robar era lo correcto: { $left } puntos de media tras la próxima carta. Con el comodín { $top } serían { $other }.
    .wrong = { $player ->
            [you] No tomaste el comodín { $top }:
           *[other] Comodín { $top } sin tomar:
        } { $left } puntos de media tras la próxima carta. Con él serían { $other }.
review-pick = Tomar { $top } era lo correcto: quedan { $left } puntos. Robar habría dejado { $other } de media.
    .wrong = { $player ->
            [you] Tomaste { $top }:
           *[other] { $top } tomada:
        } quedan { $left } puntos. Robar habría dejado { $other } de media.
review-pick-wild = Tomar el comodín { $top } era lo correcto: { $left } puntos de media tras la próxima carta. Sin él serían { $other }.
    .wrong = { $player ->
            [you] Tomaste el comodín { $top }:
           *[other] Comodín { $top } tomado:
        } { $left } puntos de media tras la próxima carta. Robar habría dejado { $other }.
review-discard = Descartar { $card } era lo mejor: { $left } puntos de media tras la próxima carta.
    .wrong = { $player ->
            [you] Descartaste { $card }:
           *[other] Descarte de { $card }:
        } { $left } puntos de media tras la próxima carta. Sin { $best } serían { $other }.
review-out = { $player ->
        [you] Cerraste descartando
       *[other] Cierre descartando
    } { $card }: otro turno habría ahorrado { $gain } puntos a cada uno de los demás.
    .missed = { $player ->
            [you] Podías cerrar
           *[other] Se podía cerrar
        } descartando { $best }. El turno que ganan los demás vale { $gain } puntos para cada uno.
review-lay = { $player ->
        [you] Te bajaste a la perfección:
       *[other] Bajada perfecta:
    } { points }.
    .wrong = { $player ->
            [you] Te bajaste descartando
           *[other] Bajada descartando
        } { $card }: { points }. Descartando { $best } solo quedarían { $other }.
review-place = Ponerla en el montón de { $pile } y descartar { $card } era lo mejor: quita { $gain } puntos.
    .wrong = { $player ->
            [you] La pusiste en
           *[other] Puesta en
        } el montón de { $pile }, descartando { $card }: eso quita { $gain } puntos. En el montón de { $other }, descartando { $best }, serían { $most }.

## La lección

lesson-book = Tres o más cartas del mismo valor son un grupo, de cualquier palo. Tienes dos 8: toma el tercero de los descartes.
    .title = Un grupo
    .well = Cada turno empieza así: tomas el último descarte o robas una carta.
    .draw = La carta que robas puede ser cualquiera. El 8 es la que necesitas.
    .otherwise = Toma el 8 de corazones.
lesson-out = Cada turno termina con un descarte. Tus demás cartas están en grupos y escaleras: descarta el rey y cierra.
    .title = Cerrar
    .well = Ni cartas ni puntos: mejor, imposible. A los demás les queda un último turno.
    .only = Es la carta correcta, y tus tres 8 son un grupo. Podías haber cerrado con ella.
    .book = Sin ese 8 no tienes grupo. El rey no te hace falta.
    .otherwise = Elige el rey de diamantes y cierra.
lesson-run = Tres o más cartas seguidas del mismo palo son una escalera. Uno de tus 9 no va con ella: descártalo y cierra.
    .title = Una escalera
    .well = 6, 7, 8 y 9 de corazones. Una escalera tiene tres cartas o más y puede llegar hasta el rey.
    .only = Es la carta correcta, pero todas las demás ya son una escalera. Cierra con ella.
    .suit = Ese 9 de corazones alarga tu escalera. El 9 de picas no encaja.
    .gap = Eso deja un hueco en la escalera. Mira los dos 9: solo uno es de corazones.
    .otherwise = Descarta el 9 de picas y cierra.
lesson-wild = En una ronda de seis cartas, los 6 son comodines: valen por cualquier carta, igual que los Jokers. ¿Qué carta no necesitas?
    .title = Los comodines
    .well = El 6 era un 9 y el Joker, una reina. La próxima ronda tiene siete cartas, y los 7 son comodines.
    .only = Es la carta correcta, pero podías haber cerrado. Tus comodines llenan los huecos.
    .rank = Los 6 son comodines en esta ronda. El tuyo convierte dos 9 en un grupo: consérvalo.
    .joker = Los Jokers siempre son comodines. Entre la jota y el rey de picas es la reina: consérvalo.
    .otherwise = Descarta el 4 de diamantes y cierra. El 6 completa los 9 y el Joker, la escalera.
lesson-gold = Fíjate en lo que descartan los demás. En una ronda de seis cartas, ¿qué te aporta un 6?
    .title = Los descartes de los demás
    .well = Un comodín encaja en cualquier parte. Pero no te quedes con él al final: cuenta 20, y un Joker, 50.
    .draw = Los 6 son comodines en esta ronda: con tus dos 9 habría formado un grupo. Es difícil robar algo mejor.
    .otherwise = Toma el 6 de tréboles.
lesson-unseen = Ahora el último descarte es un rey. No encaja con nada de tu mano, así que roba una carta.
    .title = Robar una carta
    .well = Si tampoco te sirve, puedes volver a descartarla.
    .king = Este rey solo suma 13 puntos, y todos ven lo que tomas. Una carta robada rara vez es peor.
    .otherwise = Roba la primera carta del mazo.
lesson-dear = Las cartas que te queden al final cuentan en contra: jota 11, reina 12, rey 13. Descarta la más alta que no necesites.
    .title = Lo que cuenta en contra
    .well = 13 puntos menos. A los dos 4 y a los dos corazones les falta solo una carta.
    .pair = Dos 4 son casi un grupo y cuentan poco. Consérvalos y descarta una carta alta.
    .near = El 8 y el 9 de corazones son casi una escalera. Descarta antes las cartas altas sueltas.
    .queen = ¡Casi! La reina cuenta 12, pero el rey 13, y ninguno encaja con nada.
    .otherwise = Descarta el rey de picas.
lesson-spare = Las siete cartas encajan, pero aun así tienes que descartar una. ¿De cuál puedes prescindir?
    .title = Una de más
    .well = Tres cartas forman un grupo igual que cuatro. También puedes descartar una carta que encaja.
    .only = Buena elección, pero podías haber cerrado con ella: todas las demás siguen encajando.
    .run = Una escalera necesita tres cartas, y esta tiene justo tres. Te sobra un 10.
    .otherwise = Descarta uno de los 10 y cierra.
lesson-last = Tu rival ha cerrado, así que este es tu último turno. Baja tu escalera y descarta la carta que más te costaría.
    .title = El último turno
    .well = Te quedan un 4 y una reina: 16 puntos. Tras once rondas gana quien tenga menos puntos.
    .run = Entonces no tienes escalera y cuentan todas tus cartas. Deja juntos el 7, el 8 y el 9 de picas.
    .queen = La reina cuesta 12, pero el rey, 13. En once rondas, cada punto cuenta.
    .four = El 4 te cuesta solo 4 puntos. El rey, 13.
    .otherwise = Baja tus cartas con el rey como descarte.
lesson-match = Juega dos rondas cortas contra un bot fácil, con tres cartas y con cuatro. Pide una pista cuando quieras.
    .title = Dos rondas cortas
    .well = ¡Eso es Five Crowns! Una partida entera llega a trece cartas, con los reyes de comodín.
lesson-alone-place = Pon la carta descubierta sobre un montón y descarta una carta de él. Se cierra cuando el resto está en grupos y escaleras.
    .title = Cerrar un montón
    .well = Tres 8, y el montón está cerrado. Ganas cuando lo están los once.
    .book = Sin ese 8 no hay grupo. Quédate con los tres 8 y descarta el rey.
    .other = Ahí no sirve de mucho. Ponlo sobre el montón con dos 8.
    .otherwise = Pon el 8 sobre el montón de tres y descarta el rey de diamantes.
lesson-alone-wild = Cada montón tiene su comodín: los 5 en el de cinco, los 4 en el de cuatro. ¿Adónde va el 5 descubierto?
    .title = Un comodín por montón
    .well = Vale por el 9 entre el 8 y el 10. Es una escalera de cinco, así que el montón se cierra.
    .other = En el montón de cuatro, un 5 es solo un 5. En el de cinco es comodín.
    .wild = Ese era el comodín. Quédatelo y descarta el rey.
    .otherwise = Pon el 5 sobre el montón de cinco y descarta el rey de corazones. El resto es una escalera.
lesson-alone-dear = El 3 no cierra nada, pero tiene que ir a alguna parte. Los montones abiertos cuentan al final: descarta una carta alta.
    .title = Cuando nada encaja
    .well = Un rey por un 3: diez puntos menos, y el otro montón aún puede formar sus grupos.
    .gone = Puedes descartarlo enseguida, pero no ganas nada. Cámbialo por una carta alta.
    .other = Ese montón tiene dos parejas: casi dos grupos. El otro solo tiene cartas sueltas.
    .otherwise = Pon el 3 sobre el montón de cuatro y descarta el rey.
lesson-alone-match = Cierra los tres montones abiertos con las siete cartas que quedan. Pide una pista cuando quieras.
    .title = Una partida corta
    .well = Así es Five Crowns en solitario. En una partida entera se descubren 28 cartas.

## Ejercicios

drill-discard = El mejor descarte
    .about = ¿Qué descarte deja menos puntos?
    .question = { ranks.first } son comodines. ¿Qué descarte deja menos puntos?
drill-out = ¿Puedes cerrar?
    .about = ¿Todas menos una en grupos y escaleras, o casi?
    .question = { ranks.first } son comodines. ¿Qué carta puedes descartar para cerrar?
    .not = No puedo cerrar
    .closest = No puedes cerrar. El mejor descarte es { $card }: quedan { points }.
drill-left = Sin { $card } quedan { points }: { $laid }.
    .none = Sin { $card } todas las cartas están en grupos y escaleras: { $laid }.
drill-rest = Sobran: { points }
drill-away = Descarte

## En la línea de órdenes

help-try = Five Crowns contra un bot experto

## La hoja de puntos de una mesa real

scored-hand = { $wild } cartas por persona; { ranks } y los Jokers son comodines
    .short =
        { $wild ->
            [11] J
            [12] Q
            [13] K
           *[other] { $wild }
        }

## Contar con cartas de verdad

count-hand = Contar una mano
    .about = Introduce todas las cartas de la mano. Se ordenan para que queden menos puntos.
    .left = { points } sin colocar.
    .none = 0 puntos: todas las cartas están en grupos y escaleras.
count-card = { $cards }: { points }
count-out = ¿Puedo cerrar?
    .about = Introduce tu mano con la carta que acabas de tomar.
    .yes = ¡Sí! Puedes cerrar si descartas { $cards-count ->
        [one] { $cards }
       *[other] una de estas: { $cards }
    }.
count-copies = Las dos barajas solo tienen { $card } { $most } veces.
option-wild = Valor comodín
    .about = El valor que es comodín en esta ronda: tanto como las cartas repartidas.

## Preguntas cortas sobre las reglas

asked-discard-wild = ¿Puedo descartar un comodín?
    .answer = Sí. Puedes descartar cualquier carta, también un comodín que habría encajado.
asked-wild-rank = ¿Qué cartas son comodines?
    .answer = El valor igual al número de cartas repartidas, y siempre los Jokers.
asked-same-card = ¿Puede un grupo tener dos veces la misma carta?
    .answer = Sí. Los palos no importan, y la misma carta puede estar dos veces.
asked-around = ¿Puede una escalera pasar del rey al 3?
    .answer = No. Una escalera termina en el rey como muy tarde.
asked-only-wilds = ¿Puede un grupo tener solo comodines?
    .answer = Sí. Tres comodines solos forman un grupo o una escalera.
asked-must-go-out = ¿Tengo que cerrar si puedo?
    .answer = No. Nunca hace falta cerrar.
asked-out-without-discard = ¿Puedo cerrar sin descarte?
    .answer = No. Necesitas una carta que descartar, aunque todas encajen.
asked-after-out = ¿Qué pasa cuando alguien cierra?
    .answer = Los demás tienen un último turno: toman una carta, bajan grupos y escaleras, descartan una y cuentan el resto.
asked-add-on = ¿Puedo añadir cartas a los grupos y escaleras de los demás?
    .answer = No. Nadie puede añadir cartas a los de otra persona.
asked-points = ¿Cuánto valen las cartas?
    .answer = Su valor: jota 11, reina 12, rey 13. El valor comodín cuenta 20 y un Joker 50.
asked-taken-discard = ¿Puedo descartar la carta que acabo de tomar?
    .answer = Sí, aunque venga de los descartes.
asked-pile-empty = ¿Y si se acaba el mazo?
    .answer = Todos los descartes menos el de arriba se barajan y son el nuevo mazo.
