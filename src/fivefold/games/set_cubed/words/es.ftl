### SET CUBED.

set-cubed = SET CUBED
    .blurb = Pon dados en el tablero para formar SET de tres en línea; cuantos más SET, más puntos.

## Reglas de la casa

option-turn-seconds = Tiempo por turno
    .about = Segundos tras los que termina un turno; 0: sin límite.
option-extra-roll-seconds = Tiempo para la tirada extra
    .about = Segundos para decidir, antes de una ronda, qué dados tirar otra vez.
option-board = Tablero
    .about = Las casillas con bonificación: standard, o una lista como b2=5,l2=5.

## Lo que pasa

drew = Dados nuevos.
rolls =
    { $who ->
        [you] Sacas
       *[other] { $who } saca
    } { $dice }.
rolled =
    .no-set = Nadie tiene un SET, así que todos tiran otra vez.
    .freed = Se tira el WILD.
    .stuck = Nadie ha podido jugar, así que todos tiran otra vez.
    .extra = Tirada extra.
    .kept = Todos se quedan con sus dados.
opens =
    { $who ->
        [you] Tienes un SET y abres
       *[other] { $who } tiene un SET y abre
    } con { $faces } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
replaced =
    { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $face } en lugar del WILD de { $square }.
waited =
    { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $face } en { $square }, para empezar.
placed =
    { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $play }.
# Lo que se ha puesto y lo que vale cada SET nuevo: «2rd en g8: f8-h8 3, bonificación 5».
play = { $dice }: { $gains }
spot = { $face } en { $square }
gain = { $first }-{ $last } { $points }
    .bonus = bonificación { $points }
took-back =
    { $who ->
        [you] Recoges
       *[other] { $who } recoge
    } lo que había en { $squares }.
turn-over =
    .opened =
        { $who ->
            [you] Ganas
           *[other] { $who } gana
        } { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en este turno.
    .done =
        { $who ->
            [you] Ganas
           *[other] { $who } gana
        } { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en este turno.
    .late =
        Se acabó el tiempo para { $who ->
            [you] ti
           *[other] { $who }
        }: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    .stuck =
        { $who ->
            [you] No puedes jugar nada.
           *[other] { $who } no puede jugar nada.
        }
offered = Todos han robado dados. ¿Quién quiere tirar alguno otra vez?
chose =
    { $dice ->
        [0] { $who ->
            [you] Te quedas con todos los dados.
           *[other] { $who } se queda con todos los dados.
        }
       *[other] { $who ->
            [you] Vas
           *[other] { $who } va
        } a tirar otra vez { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        }.
    }
    .hidden =
        { $who ->
            [you] Ya has decidido.
           *[other] { $who } ya ha decidido.
        }
ended =
    .out = Alguien se ha quedado sin dados, y la bolsa está vacía.
    .idle = Ya nadie juega.
outcome =
    .out = La bolsa está vacía y alguien se ha quedado sin dados; gana quien tenga más puntos.
    .idle = Nadie ha puesto un dado en { $rounds } rondas; gana quien tenga más puntos.

## Negativas

opened = Ya hay un SET en el logo.
not-your-turn = No es tu turno.
waiting = Tu dado en { $square } aún no forma ningún SET; recógelo o sigue.
not-in-hand = No tienes ningún dado que muestre { $face }.
    .many = No tienes tantos dados que muestren { $face }.
no-square = No hay ninguna casilla { $square }.
covered = Ya hay un dado en { $square }.
three-dice = Has puesto { $dice } dados; eso es todo en un turno.
none-waits = Ningún WILD está esperando que digas a qué equivale.
no-set = Con { $face } en { $square } no completas ningún SET, ni ahora ni con otro de tus dados.
    .wild = Con { $face } en { $square } no completas ningún SET.
    .state = Di a qué equivale el WILD de { $square }.
    .cannot-wait = Di a qué equivale el WILD de { $square }; sin otro dado no puede esperar ahí.
    .two = { $face } en { $square } y { $other } en { $waiting } no forman un SET.
    .line = De { $first } a { $last } ({ $faces }) no es un SET: { $faults }.
nothing-back = No has puesto nada que puedas recoger.
too-late = Los WILD se cambian antes de poner ningún dado.
no-wild = No hay ningún WILD en { $square }.
not-stated = Di a qué equivale el WILD, por ejemplo *2rd.
not-a-set = No es un SET ({ $faces }): { $faults }.
no-roll = Solo se vuelve a tirar entre dos rondas.
decided = Ya has decidido.
not-a-move = «{ $text }» no es una jugada aquí: set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd, back, done, skip, replace g7, roll 1ro 2go o keep.
bad-board = Un tablero es { $standard }, o la lista de sus 1 a 60 casillas con bonificación, por ejemplo b2=5,l2=5.
    .rows = Un tablero tiene { $needed } filas, no { $found }.
    .squares = La fila { $row } del tablero tiene { $found } casillas, no { $needed }.
    .mark = «{ $mark }» en { $square } no es ni . ni = ni una bonificación de 2, 3 o 5.
    .logo = El logo (=) es { $logo }; mira { $square }.
    .near-logo = No puede haber bonificación en { $square }, que está en el logo o lo toca.
    .twice = { $square } tiene dos bonificaciones.
    .file = No se puede leer { $path }: { $error }.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .hand = nadie tiene más de { $most } dados.
    .hand-with-turn = nadie tiene más de { $most } dados, contando los de este turno.
    .wild-in-hand = un WILD delante de un jugador se escribe solo { $wild }.
    .wild-on-board = un WILD en el tablero equivale a algo, por ejemplo *2rd.
    .wild-waits = un WILD que espera se escribe solo { $wild }.
    .spots = aquí debería haber uno o dos dados puestos, por ejemplo g8=2rd.
    .set = aquí deberían estar la primera y la última casilla de un SET, por ejemplo f8-h8.
    .past = aquí debería haber un asiento y por qué terminó su turno.
    .square-twice = hay dos dados en una casilla.
    .covered = ahí ya hay un dado.
    .before-race = antes de que haya un SET en el logo no hay nada en el tablero ni en la hoja de puntos.
    .race-hands = en la carrera todos tienen { $full } dados, y antes ninguno.
    .after-race = después de la carrera hay dados en el tablero y puntos en la hoja.
    .own-dice = cada cual tira sus propios dados.
    .last-plays = los dados de este turno deberían ser los últimos del tablero.
    .turn-dice = un turno tiene como mucho { $most } dados.
    .no-turn = solo se ponen dados durante un turno.
    .ended = una partida terminada, y solo ella, tiene aquí un motivo.

## Pistas

hint-open = El SET: { $faces }.
    .none = No tienes ningún SET.
    .some = Tienes un SET.
    .one = Empieza por { $face }.
hint-replace = Podrías cambiar el WILD de { $square } y tirarlo.
hint-none = No puedes poner nada.
    .more = No puedes poner nada más; ese es tu turno.
hint-put =
    Pon { $dice }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .points =
        { $points ->
            [one] Queda { $points } punto
           *[other] Quedan { $points } puntos
        } por ganar.
    .where = Mira { $squares }.
hint-roll = Tal como está el tablero, esto no te sirve: { $dice }.
    .none = Todos tus dados te sirven; quédatelos.

## La mesa como texto

show-moment =
    .race =
        abre quien muestre antes un SET; { $bag ->
            [one] { $bag } dado
           *[other] { $bag } dados
        } en la bolsa
    .turn =
        ronda { $round }; { $bag ->
            [one] { $bag } dado
           *[other] { $bag } dados
        } en la bolsa
    .extra =
        antes de la ronda { $next } todos pueden volver a tirar dados; { $bag ->
            [one] { $bag } dado
           *[other] { $bag } dados
        } en la bolsa
    .over =
        la partida ha terminado; { $bag ->
            [one] { $bag } dado
           *[other] { $bag } dados
        } en la bolsa
show-player =
    { $who ->
        [you] tú
       *[other] { $who }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $dice-count ->
        [0] ningún dado
       *[other] { $dice }
    }
    .notes =
        { $who ->
            [you] tú
           *[other] { $who }
        }: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } ({ $notes }): { $dice-count ->
            [0] ningún dado
           *[other] { $dice }
        }
# Notas sobre un jugador, con comas entre ellas.
show-note =
    .first = empieza
    .turn = le toca, { $dice } más
    .adding = le falta otro dado
    .decided = ya ha decidido
show-play = { "  " }{ $play }

## El rompecabezas del día

set-cubed-daily = SET CUBED del día
    .blurb = Encuentra el turno que más vale en el tablero de hoy; todos tienen el mismo.
daily-dealt = Hay { $dice } dados en el tablero. ¿Qué turno vale más?
daily-result =
    { $points } de { $best ->
        [one] { $best } punto
       *[other] { $best } puntos
    }
put-only = «{ $text }» no es un paso aquí: escribe put, una casilla y un dado, por ejemplo put g8=2rd.

## Repaso

review-unit = puntos
review-yardstick = Un turno vale sus puntos, menos cerca de un tercio de lo que la siguiente persona puede sacar de él (repartido entre los demás), más un cuarto de lo que queda para el propio turno siguiente y uno por un WILD en la mano. Una tirada se mide por el mejor turno con los dados que da.
review-curve = Puntos.
review-turn = { $dice } por { $points } puntos fue el mejor turno.
    .kept = Pasar era lo mejor.
    .wrong = { $dice } por { $points } puntos. { $best } habría dado { $top }; lo máximo eran { $most }.
    .fewer = { $dice } por { $points } puntos; lo máximo eran { $most }. { $best } por { $top } habría dejado menos a la siguiente persona, o más para después.
    .skipped = Turno pasado. { $best } habría dado { $top } puntos.
    .better-skipped = { $dice } por { $points } puntos. Habría sido mejor pasar y dejar menos a la siguiente persona.
review-roll = { $dice-count ->
        [0] Conservar todos los dados
       *[other] Volver a tirar { $dice }
    } era lo mejor: { $points } puntos de media con el mejor turno.
    .wrong = { $dice-count ->
            [0] Todos los dados conservados
           *[other] { $dice } tirados otra vez
        }: { $points } puntos de media con el mejor turno. { $best-count ->
            [0] Conservarlos todos
           *[other] Volver a tirar { $best }
        } habría dado { $top }.

## La lección

lesson-race = En un SET, número, color y símbolo son cada uno todos iguales o todos distintos. Muestra los tres dados con ondas verdes.
    .title = ¿Qué es un SET?
    .well = Empieza quien muestra antes un SET. Va al logo y da 3 puntos.
    .otherwise = Toma los tres dados con ondas verdes.
lesson-differ = En este SET todo es distinto. Dos de sus dados están marcados: encuentra el tercero y muestra los tres.
    .title = Todo distinto
    .well = Ningún número, color ni símbolo se repite. ¡También es un SET!
    .otherwise = Muestra un óvalo rojo, dos ondas verdes y tres rombos morados.
lesson-third = ¿Cuál de tus dados forma un SET con uno y dos óvalos rojos? Ponlo en la casilla marcada, junto a la fila.
    .title = Junto a otros dados
    .well = Tres seguidos en línea: un SET, y un punto por cada uno de sus dados. La fila puede tener más de tres.
    .done = Nadie está obligado a jugar, pero aquí puedes: tres óvalos rojos encajan en e7.
    .otherwise = Pon los tres óvalos rojos en e7.
lesson-two = También puedes poner dos dados a la vez. Haz una columna con los marcados: dos óvalos verdes, dos morados y dos rojos.
    .title = Dos dados a la vez
    .well = El primero solo espera; con el segundo ya es un SET. 3 puntos, porque el dado que ya estaba también cuenta.
    .done = Así terminaría tu turno. Pon un dado encima o debajo de g7, y el otro en la misma columna.
    .otherwise = Pon los dos dados de dos óvalos en la columna de g7.
lesson-cross = Un dado puede completar dos líneas a la vez, y entonces cuenta en ambas. ¿Dónde forma dos SET tu rombo verde?
    .title = Dos líneas a la vez
    .well = Una columna y una fila: ¡6 puntos con un solo dado!
    .one = Es un SET, pero solo uno: 3 puntos. En f8 el rombo termina una columna y empieza una fila.
    .done = Aquí hay 6 puntos para ti. Mira f8, donde se cruzan una columna y una fila.
    .otherwise = Pon el rombo verde en f8.
lesson-touch = Basta con un SET, toque lo que toque el dado además. Pon los dos óvalos morados en la casilla marcada.
    .title = Basta una línea
    .well = La columna es un SET. No importa que el dado toque también la onda de la fila.
    .done = Los dos óvalos morados van en g6: la columna es un SET.
    .otherwise = Pon los dos óvalos morados en g6.
lesson-bonus = Las casillas con un número dan esos puntos una vez, al primer dado que llegue. Juega un SET que alcance una.
    .title = Una bonificación
    .well = 2 puntos más. Nadie volverá a ganarlos.
    .done = Al final de la fila espera una bonificación. Dos óvalos rojos encajan en d7.
    .otherwise = Pon los dos óvalos rojos en d7.
lesson-wild = Un WILD vale por cualquier cara; dices cuál al ponerlo. Usa el tuyo en un SET.
    .title = Un WILD
    .well = Desde ahora es lo que has dicho. En el SET con el que se pone no cuenta; en los siguientes, como cualquier dado.
    .done = Tu WILD puede ser cualquier dado: por ejemplo, tres óvalos rojos en e7.
    .otherwise = Pon el WILD junto a la fila y di qué es.
lesson-swap = En g7 hay un WILD que vale por dos óvalos rojos, y tú tienes un dado que muestra justo eso. Al empezar tu turno puedes cambiarlo.
    .title = Conseguir un WILD
    .well = El WILD se ha tirado y ahora es tuyo. No da puntos, pero quizá vuelva a ser un WILD.
    .done = Antes de terminar el turno, aprovecha: dos óvalos rojos van en lugar del WILD.
    .otherwise = Cambia el WILD de g7.
lesson-turn = En un turno puedes poner hasta tres dados, uno tras otro. Consigue 17 puntos en las casillas marcadas; puedes deshacer.
    .title = Un turno entero
    .well = 17 puntos, y no era posible ni uno más. En otro sitio, los mismos tres dados a veces solo dan 8.
    .done = Aquí hay 17 puntos. El rombo verde va en f8, la onda morada debajo, y dos óvalos rojos en g10.
    .otherwise = Sigue hasta tener 17 puntos.
lesson-roll = Entre dos rondas puedes tirar dados otra vez. Quédate con el rombo verde y los dos óvalos rojos, y tira los demás.
    .title = Tirar otra vez
    .well = Lo que encaja te lo quedas; lo demás tiene una segunda oportunidad.
    .keep = Tirarlos otra vez no cuesta nada, y tal como está el tablero tres de tus dados no encajan en ninguna parte.
    .good = Quédate con el rombo verde y los dos óvalos rojos: ya tienen su lugar. Tira los otros tres.
    .otherwise = Tal como está el tablero, tres dados no encajan en ninguna parte: tíralos todos.
lesson-match = La bolsa está vacía y vas 2 puntos por detrás. La ronda en la que alguien se queda sin dados es la última.
    .title = El final de una partida
    .well = Eso es SET CUBED: gana quien tiene más puntos. Una partida entera empieza con la carrera y el tablero vacío.

## Ejercicios

drill-turn = El mejor turno
    .about = ¿Dónde cuentan más hasta tres dados?
    .question = ¿Cuál de estos turnos vale más?
    .best = { $points } puntos: ningún turno vale más.
drill-worth =
    { $points } puntos: { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }y { $bonus } puntos extra
    }. El mejor turno tiene { $best }.
drill-dice = Tus dados
