### SCRAMBLE SET. Lo que muestran los dados está en las palabras que comparten los juegos.

scramble-set = SCRAMBLE SET
    .blurb = Tira 42 dados a la vez y consigue más SETs que nadie.

## Reglas de la casa

option-rounds = Rondas
    .about = Cuántas veces se tiran los 42 dados.
option-penalty = Cantar en falso
    .about = Tras cantar en falso o fuera de tiempo, hay que esperar antes de volver a cantar, o se pierde un punto.
    .cooldown = cuesta tiempo
    .point = cuesta un punto
option-cooldown-seconds = Espera
    .about = Segundos de espera tras cantar en falso.
option-pause-seconds = Pausa
    .about = Segundos entre rondas, salvo que todos quieran seguir antes. 0: sin pausa.

## Lo que pasa

rolls = Ronda { $round }: se tiran { $dice } dados.
    .tie-break = Desempate entre { $tied }: se tiran { $dice } dados.
took =
    { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $faces }.
wrong-point =
    { $who ->
        [you] Eliges { $faces } y pierdes un punto: { $why }.
       *[other] { $who } elige { $faces } y pierde un punto: { $why }.
    }
wrong-wait =
    { $who ->
        [you] Eliges { $faces } y debes esperar: { $why }.
       *[other] { $who } elige { $faces } y debe esperar: { $why }.
    }
late-point =
    { $who ->
        [you] Has cantado SET, se te ha acabado el tiempo y pierdes un punto.
       *[other] { $who } ha cantado SET, se le ha acabado el tiempo y pierde un punto.
    }
late-wait =
    { $who ->
        [you] Has cantado SET, se te ha acabado el tiempo y debes esperar.
       *[other] { $who } ha cantado SET, se le ha acabado el tiempo y debe esperar.
    }
caller-left =
    { $who ->
        [you] Has cantado SET y te has ido.
       *[other] { $who } ha cantado SET y se ha ido.
    }
rested =
    { $who ->
        [you] Puedes volver a cantar.
       *[other] { $who } puede volver a cantar.
    }
stopped =
    { $who ->
        [you] No ves más SETs.
       *[other] { $who } no ve más SETs.
    }
round-over = Ha terminado la ronda: { $points }.
# En la lista de los puntos.
round-points =
    { $who ->
        [you] tú
       *[other] { $who }
    } { $points }
best-split =
    Lo máximo posible era { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }.
ended = La partida ha terminado.
    .tie-break =
        { $who ->
            [you] Ganas el desempate.
           *[other] { $who } gana el desempate.
        }
outcome =
    .alone =
        { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        } en { $time }; lo máximo posible: { $best }.
    .tie-break =
        Empate tras { $rounds ->
            [one] { $rounds } ronda
           *[other] { $rounds } rondas
        }; lo deshizo un SET más.
    .shared =
        Empate tras { $rounds ->
            [one] { $rounds } ronda
           *[other] { $rounds } rondas
        }, y quienes empataban se habían ido.
    .most-sets =
        El mayor número de SETs en { $rounds ->
            [one] { $rounds } ronda
           *[other] { $rounds } rondas
        }, en { $time }.
# Un dado en una pista.
in-place = { $face } en el lugar { $place }

## Rechazos

rolled = Los dados ya se han tirado.
not-rolled = Espera a la próxima tirada.
not-tied = Este desempate es solo para quienes empatan.
resting = Tras cantar en falso hay que esperar un momento.
not-alone = Eso solo se puede en una partida con más gente.
alone-only = Eso solo se puede en solitario.
not-three = Elige tres dados.
    .different = Elige tres dados distintos.
not-there = No hay ningún dado en el lugar { $places }.
not-a-move = «{ $text }» no es una jugada. Prueba { $words }, o take y tres lugares.
not-a-place = «{ $text }» no es un lugar. Los lugares van del 1 al 42.
not-a-face = En la mesa, un WILD aún no equivale a ninguna cara. Escribe *.
# Lo que falla en un punto del texto de una posición; va tras dos puntos.
wrong =
    .die-twice = un dado aparece dos veces.
    .taken = un lugar aparece dos veces, o no tiene dado.
    .ended = solo una partida terminada tiene un motivo.
    .later = esto es en el futuro.
    .history = se esperaban tantas rondas como en la hoja de puntos.
    .tied = se esperaba exactamente a quienes empatan.
    .pause = esto pertenece a una pausa.
    .rests = nadie espera cuando no hay dados que tomar.
    .no-calls = aquí nadie puede cantar.
    .cannot-call = el asiento { $seat } no puede cantar.
    .places = se esperaban los lugares de tres dados.
    .round = se esperaba el mejor reparto de una ronda y lo que duró.

## La mesa en texto

show-phase =
    .round =
        Ronda { $round }: { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        }
    .tie-break =
        Desempate: { $dice ->
            [one] { $dice } dado
           *[other] { $dice } dados
        }
    .pause = Pausa tras la ronda { $round }
    .over = La partida ha terminado
show-player =
    { $who ->
        [you] tú
       *[other] { $who }
    }: { $score } ({ $notes })
# Notas sobre un jugador, separadas por comas.
show-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } por ahora
show-rounds = rondas { $points }
show-lost =
    { $points ->
        [one] { $points } punto perdido
       *[other] { $points } puntos perdidos
    }
show-state =
    .has-board = puede tomar
    .waits = espera
    .ready = quiere seguir
    .tied = en empate
    .away = ausente

## El rompecabezas del día

scramble-set-daily = SCRAMBLE SET del día
    .blurb = Toma todos los SETs que puedas de los dados de hoy. Son los mismos para todo el mundo.
daily-rolled = Hay { $dice } dados en la mesa. ¿Cuántos SETs puedes tomar?
daily-result =
    { $sets } de { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
wrong-pick =
    { $who ->
        [you] Eliges
       *[other] { $who } elige
    } { $faces }. No es un SET: { $why }.
no-set = { $faces } no es un SET.

## Repaso

review-unit = SETs
review-yardstick = Tomar un SET suma uno; cantar en falso cuesta uno. A los demás, un SET perdido les cuenta según lo probable que era verlo para alguien con mucha práctica. En solitario cuentan los SETs que aún puedes tomar.
review-curve = SETs menos puntos perdidos.
review-kept = { $player ->
        [you] Tomaste { $faces }.
       *[other] SET tomado: { $faces }.
    } { $left ->
        [one] Aún se podía tomar 1 SET más
       *[other] Aún se podían tomar { $left } SETs más
    }, y ninguna otra elección dejaba más.
    .spoilt = { $player ->
            [you] Tomaste { $faces }.
           *[other] SET tomado: { $faces }.
        } Después solo se podían tomar { $left } a la vez; tras { $best } habrían sido { $most }.

## La lección

lesson-first = En un SET, número, color y símbolo son cada uno todos iguales o todos distintos. Canta SET y toma uno, dos y tres rombos verdes.
    .title = Qué es un SET
    .well = ¡Es tuyo! No hay turnos: toma quien canta primero.
    .otherwise = No es un SET: dos dados coinciden en una característica y el tercero no. Toma uno, dos y tres rombos verdes.
lesson-same = Tres dados idénticos también son un SET: todo es igual. Toma el del dado marcado.
    .title = Todos iguales
    .well = Son los SETs más fáciles, en cuanto piensas en ellos.
    .other = También es un SET. Pero prueba los que se pasan por alto al empezar: tres dados con dos óvalos rojos.
    .otherwise = No es un SET: un dado es distinto de los otros dos. Toma tres dados con dos óvalos rojos.
lesson-differ = También puede ser todo distinto. Los dados marcados son un óvalo rojo y dos ondas verdes: ¿cuál es el tercero?
    .title = Todo distinto
    .well = Ningún número, color ni símbolo se repite: es un SET.
    .otherwise = No es un SET. Un óvalo rojo y dos ondas verdes necesitan tres rombos morados.
lesson-trap = Los dados marcados parecen un SET, pero dos son rojos y uno es verde. Busca un SET de verdad; hay dos.
    .title = Una trampa
    .well = ¡Bien visto! Si dos coinciden en algo y el tercero no, no es un SET.
    .trap = Esa era la trampa: dos son rojos y uno es verde. En una partida de verdad ahora tendrías que esperar.
    .otherwise = No es un SET. Busca un dado que vaya con un óvalo rojo y dos ondas verdes.
lesson-wild = Un WILD equivale a cualquier cara. Toma un SET con él: ¿qué le hace falta?
    .title = Los WILDs
    .well = Un WILD forma un SET con dos dados cualesquiera. Aquí no hay más SETs, así que la ronda termina.
    .otherwise = Sin el WILD aquí no hay ningún SET. Toma el WILD y dos dados cualesquiera.
lesson-split = De estos seis dados puedes tomar dos SETs, si eliges bien. ¿Qué SET no necesita el WILD?
    .title = Dos SETs, no uno
    .well = Los otros tres dados también son un SET: dos en vez de uno.
    .waste = Es un SET, pero no deja otro. Toma un óvalo verde, dos morados y tres rojos, y guarda el WILD.
    .otherwise = No es un SET. Toma un óvalo verde, dos morados y tres rojos.
lesson-many = En estos doce dados hay siete SETs. Toma cualquiera; en una partida de verdad hay 42 dados.
    .title = Doce dados
    .well = ¡Buen ojo! Gana quien tenga más SETs.
    .otherwise = No es un SET. Mira el motivo debajo de los dados y prueba otra vez.
lesson-match = Ahora juega una ronda corta con quince dados contra un bot lento. Equivocarte solo te cuesta un momento.
    .title = Una ronda corta
    .well = ¡Eso es SCRAMBLE SET! En una partida entera se tiran los 42 dados, cinco veces.

## Ejercicios

drill-most = ¿Cuántos SETs?
    .about = El máximo que puedes tomar a la vez.
    .question = ¿Cuántos SETs puedes tomar, usando cada dado una sola vez?
    .best =
        { $sets ->
            [0] Entre estos dados no hay ningún SET.
            [one] { $sets } SET, y no más.
           *[other] { $sets } SETs a la vez, y no más.
        }
    .more =
        Se puede más: { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        }.
    .fewer =
        { $sets ->
            [0] No hay ningún SET.
            [one] A la vez solo es posible { $sets }.
           *[other] A la vez solo son posibles { $sets }.
        }
    .left = Sobran
drill-number =
    { $sets ->
        [0] Ninguno
        [one] { $sets } SET
       *[other] { $sets } SETs
    }

## Contar con dados de verdad

count-judge = ¿Es un SET?
    .about = Introduce tres dados.
count-find = ¿Hay un SET?
    .about = Introduce los dados que quedan.
count-most = ¿Cuántos SETs?
    .about = Introduce los dados: ¿cuántos SETs se pueden tomar en total?
    .sets =
        { $sets ->
            [0] No se puede tomar ningún SET.
            [one] Se puede tomar { $sets } SET
           *[other] Se pueden tomar { $sets } SETs
        }{ $sets ->
            [0] { "" }
           *[other] { $left ->
                [0] , y no queda ningún dado.
                [one] , y queda { $left } dado.
               *[other] , y quedan { $left } dados.
            }
        }

## Preguntas cortas sobre las reglas

asked-turns = ¿Se juega por turnos?
    .answer = No. Cualquiera puede cantar, y quien canta primero toma tres dados.
asked-equal = ¿Son un SET tres dados iguales?
    .answer = Sí. Tres caras iguales también son un SET.
asked-wild = ¿A qué puede equivaler un WILD?
    .answer = A la cara que les falta a los otros dos dados.
asked-two-wilds = ¿Puede un SET tener dos WILDs?
    .answer = Sí. Dos o tres WILDs encajan con cualquier dado.
asked-wrong = ¿Qué cuesta cantar en falso?
    .answer = Tres segundos sin poder cantar. Con una regla de la casa, un punto.
asked-move = ¿Puedo mover dados para ver mejor?
    .answer = No. Cada dado se queda donde cayó hasta que alguien lo toma.
asked-end = ¿Cuándo termina una ronda?
    .answer = Cuando entre los dados que quedan no hay ningún SET.
asked-rounds = ¿Cuántas rondas hay?
    .answer = Cinco. Gana quien tiene más SETs en todas las rondas.
asked-tie = ¿Y si hay empate?
    .answer = Decide un SET: se tiran los dados que quedaron, y entre quienes empatan gana quien toma uno primero.
