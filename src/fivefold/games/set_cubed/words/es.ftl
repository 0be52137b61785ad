### SET CUBED.

set-cubed = SET CUBED
    .blurb = Alinea los dados de tres en tres: cada SET da puntos.

## Reglas de la casa

option-turn-seconds = Tiempo por turno
    .about = Cuánto puede durar un turno. Con días, juegas cuando tienes tiempo.
option-extra-roll-seconds = Tiempo para la tirada extra
    .about = Segundos para decidir qué dados tirar otra vez antes de una ronda.
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
    .extra = Los dados elegidos se tiran otra vez.
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
        [you] Pones primero
       *[other] { $who } pone primero
    } { $face } en { $square }.
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
        [you] Retiras
       *[other] { $who } retira
    } los dados de { $squares }.
turn-over =
    .opened =
        { $who ->
            [you] Sumas
           *[other] { $who } suma
        } { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en este turno.
    .done =
        { $who ->
            [you] Sumas
           *[other] { $who } suma
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
            [you] No puedes jugar.
           *[other] { $who } no puede jugar.
        }
offered = Todos han sacado dados. ¿Quién quiere tirar alguno otra vez?
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
    .out = Alguien se ha quedado sin dados y la bolsa está vacía.
    .idle = Hace rato que nadie juega, así que la partida termina.
outcome =
    .out = La bolsa está vacía y alguien se ha quedado sin dados. Gana quien tenga más puntos.
    .idle = Nadie ha puesto un dado en { $rounds } rondas. Gana quien tenga más puntos.

## Negativas

opened = La partida ya está abierta. Pon dados en el tablero.
not-your-turn = No es tu turno.
waiting = Tu dado en { $square } aún no forma ningún SET. Añade otro o deshaz.
not-in-hand = No tienes ningún dado con { $face }.
    .many = No tienes tantos dados con { $face }.
no-square = No hay ninguna casilla { $square }.
covered = Ya hay un dado en { $square }.
three-dice = Has puesto { $dice } dados, el máximo por turno. Pulsa «Listo».
none-waits = No hay ningún WILD que necesite una cara.
no-set = { $face } en { $square } no completa ningún SET, ni solo ni con otro de tus dados.
    .wild = { $face } en { $square } no completa ningún SET.
    .state = Elige a qué equivale el WILD de { $square }.
    .cannot-wait = Elige a qué equivale el WILD de { $square }. Ahí no encaja un segundo dado, así que no puede esperar.
    .two = { $face } en { $square } no forma un SET con { $other } en { $waiting }.
    .line = { $faces }, de { $first } a { $last }, no es un SET: { $faults }.
nothing-back = No hay nada que deshacer.
too-late = Los WILDs solo se pueden cambiar antes de poner un dado.
no-wild = No hay ningún WILD en { $square }.
not-stated = Di a qué equivale el WILD, por ejemplo *2rd.
not-a-set = { $faces } no es un SET: { $faults }.
no-roll = Solo puedes volver a tirar dados entre dos rondas.
decided = Ya has decidido.
not-a-move = «{ $text }» no es una jugada. Escribe set 1ro 2ro 3ro, put g8=2rd, put g8=*2rd, put h8=1go with *2rd, back, done, skip, replace g7, roll 1ro 2go o keep.
bad-board = Un tablero es { $standard }, o sus 1 a 60 casillas con bonificación, por ejemplo b2=5,l2=5.
    .rows = Un tablero tiene { $needed } filas, no { $found }.
    .squares = La fila { $row } del tablero tiene { $found } casillas, no { $needed }.
    .mark = «{ $mark }» en { $square } no es ni . ni = ni una bonificación de 2, 3 o 5.
    .logo = El logo (=) debe ser { $logo }. Revisa { $square }.
    .near-logo = { $square } está en el logo o junto a él, así que no puede tener bonificación.
    .twice = { $square } tiene dos bonificaciones.
    .file = No se puede leer { $path }: { $error }.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .hand = nadie tiene más de { $most } dados.
    .hand-with-turn = nadie tiene más de { $most } dados, contando los de este turno.
    .wild-in-hand = un WILD en la mano se escribe { $wild }.
    .wild-on-board = un WILD en el tablero equivale a una cara, por ejemplo *2rd.
    .wild-waits = un WILD que espera se escribe { $wild }.
    .spots = se esperaban uno o dos dados en el tablero, por ejemplo g8=2rd.
    .set = se esperaban la primera y la última casilla de un SET, por ejemplo f8-h8.
    .past = se esperaba un asiento y por qué terminó su turno.
    .square-twice = hay dos dados en una casilla.
    .covered = ahí ya hay un dado.
    .before-race = antes de abrir, el tablero y la hoja de puntos están vacíos.
    .race-hands = en la carrera cada jugador tiene { $full } dados, y antes ninguno.
    .after-race = después de la carrera hay dados en el tablero y puntos en la hoja.
    .own-dice = cada cual tira sus propios dados.
    .last-plays = los dados de estas jugadas deben ser los últimos del tablero.
    .turn-dice = un turno tiene como mucho { $most } dados.
    .no-turn = solo se ponen dados durante un turno.
    .ended = solo una partida terminada tiene un motivo.

## Pistas

hint-open = El SET es { $faces }.
    .none = No tienes ningún SET.
    .some = Tienes un SET.
    .one = Empieza por { $face }.
hint-replace = Podrías cambiar el WILD de { $square } y tirarlo.
hint-none = No puedes jugar nada.
    .more = No puedes jugar nada más. Pulsa «Listo».
hint-put =
    Pon { $dice }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .points =
        { $points ->
            [one] Puedes sumar { $points } punto más
           *[other] Puedes sumar { $points } puntos más
        }.
    .where = Mira { $squares }.
hint-roll = Nada en el tablero encaja con { $dice }. Tira otra vez.
    .none = Todos tus dados sirven. Quédatelos.

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
    .adding = añade un dado
    .decided = ya ha decidido
show-play = { "  " }{ $play }

## El rompecabezas del día

set-cubed-daily = SET CUBED del día
    .blurb = Encuentra el turno que más puntos da en el tablero de hoy. Es el mismo para todo el mundo.
daily-dealt = Hay { $dice } dados en el tablero. ¿Qué turno da más puntos?
daily-result =
    { $points } de { $best ->
        [one] { $best } punto
       *[other] { $best } puntos
    }
put-only = «{ $text }» no es una jugada. Escribe put, una casilla y un dado, por ejemplo put g8=2rd.

## Repaso

review-unit = puntos
review-yardstick = Un turno vale sus puntos, menos cerca de un tercio de lo que permite a la siguiente persona, más un cuarto de lo que guardas para tu próximo turno. Una tirada se mide por el mejor turno que da.
review-curve = Puntos.
review-turn = { $dice } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } era el mejor turno.
    .kept = Pasar era lo mejor.
    .wrong = { $dice } por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }. { $best } habría dado { $top }; el máximo era { $most }.
    .fewer = { $dice } por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }; el máximo era { $most }. { $best } por { $top } habría dejado menos a la siguiente persona, o más para el próximo turno.
    .skipped = { $player ->
            [you] Pasaste.
           *[other] Turno pasado.
        } { $best } habría dado { $top ->
            [one] { $top } punto
           *[other] { $top } puntos
        }.
    .better-skipped = { $dice } por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }. Era mejor pasar: deja menos a la siguiente persona.
review-roll = { $dice-count ->
        [0] Conservar todos los dados
       *[other] Volver a tirar { $dice }
    } era lo mejor: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de media con el mejor turno.
    .wrong = { $dice-count ->
            [0] { $player ->
                    [you] No volviste a tirar dados
                   *[other] Sin volver a tirar dados
                }
           *[other] { $player ->
                    [you] Volviste a tirar { $dice }
                   *[other] Otra tirada de { $dice }
                }
        }: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } de media con el mejor turno. { $best-count ->
            [0] Conservarlos todos
           *[other] Volver a tirar { $best }
        } habría dado { $top }.

## La lección

lesson-race = En un SET, número, color y símbolo son cada uno todos iguales o todos distintos. Muestra los tres dados con ondas verdes.
    .title = ¿Qué es un SET?
    .well = Empieza quien muestra antes un SET. Va al logo y da 3 puntos.
    .otherwise = Elige los tres dados con ondas verdes.
lesson-differ = En este SET todo es distinto. Dos de sus dados están marcados: encuentra el tercero y muestra los tres.
    .title = Todo distinto
    .well = Ningún número, color ni símbolo se repite. ¡También es un SET!
    .otherwise = Muestra un óvalo rojo, dos ondas verdes y tres rombos morados.
lesson-third = ¿Cuál de tus dados forma un SET con uno y dos óvalos rojos? Ponlo en la casilla marcada, junto a la fila.
    .title = Tres en línea
    .well = Es un SET: un punto por cada uno de sus dados. Una fila puede tener más de tres.
    .done = No tienes que jugar, pero aquí puedes: tres óvalos rojos encajan en e7.
    .otherwise = Pon los tres óvalos rojos en e7.
lesson-two = También puedes poner dos dados a la vez. Haz una columna con los marcados: dos óvalos verdes, dos morados y dos rojos.
    .title = Dos dados a la vez
    .well = El primer dado espera y el segundo completa el SET. Sumas 3 puntos, porque el rojo también cuenta.
    .done = Así terminaría tu turno. Pon un dado encima o debajo de g7, y el otro en la misma línea.
    .otherwise = Pon los dos dados de dos óvalos en la columna de g7.
lesson-cross = Un dado puede completar dos líneas a la vez, y entonces cuenta en ambas. ¿Dónde forma dos SETs tu rombo verde?
    .title = Dos líneas a la vez
    .well = Una columna y una fila: ¡6 puntos con un solo dado!
    .one = Es solo un SET: 3 puntos. En f8 el rombo completa una columna y una fila.
    .done = Aquí puedes sumar 6 puntos. Mira f8, donde se cruzan una columna y una fila.
    .otherwise = Pon el rombo verde en f8.
lesson-touch = Basta con un SET, toque lo que toque el dado además. Pon los dos óvalos morados en la casilla marcada.
    .title = Basta una línea
    .well = La columna es un SET. No importa que el dado toque también la onda de la fila.
    .done = Los dos óvalos morados encajan en g6: la columna de abajo es un SET.
    .otherwise = Pon los dos óvalos morados en g6.
lesson-bonus = Las casillas con número dan una bonificación a quien pone primero un dado en ellas. Juega un SET que alcance una.
    .title = Casillas con bonificación
    .well = ¡2 puntos de bonificación! Cada una cuenta solo una vez.
    .done = Al final de la fila hay una bonificación. Dos óvalos rojos encajan en d7.
    .otherwise = Pon los dos óvalos rojos en d7.
lesson-wild = Un WILD equivale a cualquier cara, y tú eliges cuál al ponerlo. Usa el tuyo en un SET.
    .title = Los WILDs
    .well = Desde ahora es lo que has elegido. Al ponerlo no da puntos, pero cuenta en SETs posteriores.
    .done = Tu WILD puede ser cualquier dado, por ejemplo tres óvalos rojos en e7.
    .otherwise = Pon el WILD junto a la fila y elige a qué equivale.
lesson-swap = El WILD de g7 equivale a dos óvalos rojos, y tú tienes ese dado. Al empezar tu turno puedes cambiarlo.
    .title = Llevarse un WILD
    .well = El dado del WILD se tira y ahora es tuyo. No da puntos, pero puede volver a salir WILD.
    .done = Antes de terminar tu turno, cambia el WILD por tus dos óvalos rojos.
    .otherwise = Cambia el WILD de g7.
lesson-turn = En un turno puedes poner hasta tres dados, uno tras otro. Consigue 17 puntos en las casillas marcadas; puedes deshacer.
    .title = Un turno entero
    .well = ¡17 puntos, el máximo posible! En otras casillas, los mismos tres dados pueden dar solo 8.
    .done = Aquí puedes sumar 17 puntos: el rombo verde en f8, la onda morada debajo y dos óvalos rojos en g10.
    .otherwise = Sigue hasta tener 17 puntos.
lesson-roll = Entre rondas puedes volver a tirar dados. Quédate con el rombo verde y los dos óvalos rojos, y tira los demás.
    .title = Tirar otra vez
    .well = Te quedas con los dados que encajan, y los demás tienen otra oportunidad.
    .keep = Volver a tirar no cuesta nada, y tres de tus dados no encajan en este tablero.
    .good = Quédate con el rombo verde y los dos óvalos rojos: ya encajan. Tira los otros tres.
    .otherwise = Tres de tus dados no encajan en este tablero. Tíralos todos.
lesson-match = La bolsa está vacía y vas 2 puntos por detrás. La ronda en la que alguien se queda sin dados es la última.
    .title = El final de una partida
    .well = Eso es SET CUBED: gana quien tiene más puntos. Una partida entera empieza con la carrera y el tablero vacío.

## Ejercicios

drill-turn = El mejor turno
    .about = ¿Dónde dan más puntos hasta tres dados?
    .question = ¿Cuál de estos turnos da más puntos?
    .best = { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }: ningún turno da más.
drill-worth =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }y { $bonus ->
            [one] { $bonus } punto de bonificación
           *[other] { $bonus } puntos de bonificación
        }
    }. El mejor turno da { $best }.
drill-dice = Tus dados

## Contar con dados de verdad

count-turn = Puntos de un turno
    .about = Introduce cada SET nuevo, tres dados cada vez, y las casillas con bonificación.
    .points =
        { $points ->
            [one] El turno da { $points } punto.
           *[other] El turno da { $points } puntos.
        }
    .wrong =
        { $points ->
            [one] No todo es un SET. El resto da { $points } punto.
           *[other] No todo es un SET. El resto da { $points } puntos.
        }
count-line =
    .wrong = La línea { $number } no es un SET: { $why }.
count-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
count-wild = Un WILD nuevo no vale nada en los SETs con los que llega.
count-bonus = Bonificación: { count-points }.
count-nothing = Introduce al menos un SET de tres dados.
count-too-many = Son más SETs o casillas con bonificación de las que puede tener un turno.
count-judge = ¿Es un SET?
    .about = Introduce tres dados.

## Preguntas cortas sobre las reglas

asked-how-many = ¿Cuántos dados puedo poner?
    .answer = Hasta tres en un turno.
asked-diagonal = ¿Cuentan las diagonales?
    .answer = No. Los dados de un SET están seguidos en una fila o columna.
asked-touching = ¿Y si mi dado toca otros con los que no forma ningún SET?
    .answer = No importa, mientras esté en un SET en una dirección.
asked-two-sets = ¿Cuenta dos veces un dado que está en dos SETs?
    .answer = Sí. Cada SET nuevo da un punto por cada uno de sus dados.
asked-wild-points = ¿Da puntos un WILD?
    .answer = No en los SETs con los que llega. En SETs posteriores cuenta como cualquier dado.
asked-replace = ¿Puedo tomar un WILD del tablero?
    .answer = Sí, antes de poner un dado: cámbialo por uno tuyo que muestre la cara a la que equivale. Luego tíralo; es tuyo.
asked-bonus = ¿Quién gana una casilla con bonificación?
    .answer = Quien pone el primer dado en ella, una sola vez.
asked-skip = ¿Tengo que poner dados?
    .answer = No. Puedes pasar.
asked-first = ¿Quién empieza?
    .answer = Quien muestra antes un SET entre sus cinco dados. Lo pone en el logo.
asked-reroll = ¿Puedo volver a tirar mis dados?
    .answer = Sí, una vez después de cada ronda, tantos como quieras.
asked-end = ¿Cuándo termina la partida?
    .answer = Con la bolsa vacía, al final de la ronda en que alguien se queda sin dados.
