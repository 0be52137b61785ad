### SCRAMBLE SET. Lo que muestran los dados está en las palabras que comparten los juegos.

scramble-set = SCRAMBLE SET
    .blurb = Cuarenta y dos dados de una sola tirada: hazte con más SETs que los demás.

## Reglas de la casa

option-rounds = Rondas
    .about = Cuántas veces se tiran los 42 dados.
option-penalty = Cantar sin SET
    .about = Quien se equivoca o llega tarde debe esperar antes de volver a cantar, o pierde un punto.
    .cooldown = cuesta tiempo
    .point = cuesta un punto
option-cooldown-seconds = Espera
    .about = Segundos de espera tras cantar sin SET.
option-pause-seconds = Pausa
    .about = Segundos entre dos rondas, salvo que todos den antes el visto bueno; 0: sin pausa.

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
        [you] Te equivocas con { $faces } y pierdes un punto: { $why }.
       *[other] { $who } se equivoca con { $faces } y pierde un punto: { $why }.
    }
wrong-wait =
    { $who ->
        [you] Te equivocas con { $faces } y debes esperar: { $why }.
       *[other] { $who } se equivoca con { $faces } y debe esperar: { $why }.
    }
late-point =
    { $who ->
        [you] Has cantado SET, no has tomado ninguno a tiempo y pierdes un punto.
       *[other] { $who } ha cantado SET, no ha tomado ninguno a tiempo y pierde un punto.
    }
late-wait =
    { $who ->
        [you] Has cantado SET, no has tomado ninguno a tiempo y debes esperar.
       *[other] { $who } ha cantado SET, no ha tomado ninguno a tiempo y debe esperar.
    }
caller-left =
    { $who ->
        [you] Has cantado SET y te has ido.
       *[other] { $who } ha cantado SET y se ha ido.
    }
rested =
    { $who ->
        [you] Puedes seguir.
       *[other] { $who } puede seguir.
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
    El mejor reparto daba { $sets ->
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
        } en { $time }; máximo posible: { $best }.
    .tie-break =
        Empate tras { $rounds ->
            [one] { $rounds } ronda
           *[other] { $rounds } rondas
        }; un SET más lo ha deshecho.
    .shared =
        Empate tras { $rounds ->
            [one] { $rounds } ronda
           *[other] { $rounds } rondas
        }, y quienes podían deshacerlo se habían ido.
    .most-sets =
        El mayor número de SETs en { $rounds ->
            [one] { $rounds } ronda
           *[other] { $rounds } rondas
        }, en { $time }.
# Un dado en una pista.
in-place = { $face } en el lugar { $place }

## Rechazos

rolled = Los dados ya están tirados.
not-rolled = Espera a la próxima tirada.
not-tied = Esta tirada es entre quienes tienen más SETs.
resting = Tras cantar sin SET debes esperar un poco.
not-alone = Eso es solo para una mesa con más gente.
alone-only = Eso es solo para quien juega en solitario.
not-three = Nombra los tres dados que quieres tomar.
    .different = Toma tres dados distintos.
not-there = No hay ningún dado en el lugar { $places }.
not-a-move = «{ $text }» no es una jugada aquí: { $words }, o take y tres lugares.
not-a-place = «{ $text }» no es un lugar: van numerados del 1 al 42.
not-a-face = En la mesa un WILD aún no vale por nada; escribe *.
# Lo que falla en un punto del texto de una posición; va tras dos puntos.
wrong =
    .die-twice = un dado aparece aquí dos veces.
    .taken = un lugar aparece aquí dos veces, o allí no había ningún dado.
    .ended = una partida terminada, y solo ella, tiene aquí un motivo.
    .later = esto es más tarde que ahora.
    .history = aquí debería haber tantas rondas como en la hoja de puntos.
    .tied = aquí deberían estar aquellos entre quienes decide el desempate, y nadie más.
    .pause = esto pertenece a una pausa.
    .rests = nadie espera mientras no haya dados que tomar.
    .no-calls = aquí nadie puede cantar.
    .cannot-call = el asiento { $seat } no puede cantar.
    .places = aquí deberían estar los lugares de tres dados.
    .round = aquí deberían estar el mejor reparto de una ronda y lo que duró.

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
    .ready = da el visto bueno
    .tied = en empate
    .away = ausente

## El rompecabezas del día

scramble-set-daily = SCRAMBLE SET del día
    .blurb = Toma de los dados de hoy tantos SETs como haya; todos tienen los mismos.
daily-rolled = Hay { $dice } dados. ¿Cuántos SETs se pueden tomar a la vez?
daily-result =
    { $sets } de { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
wrong-pick =
    { $who ->
        [you] Te equivocas
       *[other] { $who } se equivoca
    } con { $faces }: { $why }.
no-set = { $faces } no es un SET.

## Repaso

review-unit = SETs
review-yardstick = Cada SET que alguien tomó estaba ahí para todos. Quien lo tomó ha ganado uno. Lo que los demás dejaron pasar cuenta tanto como era probable que alguien muy bueno hubiera visto uno para entonces. Cantar en falso cuesta uno. En solitario cuenta cuántos SETs se pueden conseguir todavía tras cada uno.
review-curve = SETs menos puntos perdidos.
review-kept = { $faces } tomado: { $left ->
        [one] aún se podía conseguir 1 SET más
       *[other] aún se podían conseguir { $left } SETs más
    }, y ninguna otra elección dejaba más.
    .spoilt = { $faces } tomado, tras lo cual solo se podían conseguir { $left } a la vez. Tras { $best } habrían sido { $most }.

## La lección

lesson-first = En un SET, número, color y símbolo son cada uno todos iguales o todos distintos. Canta SET y toma uno, dos y tres rombos verdes.
    .title = Qué es un SET
    .well = Es tuyo. No hay turnos: quien canta antes toma antes.
    .otherwise = No es un SET: en algo dos son iguales y el tercero no. Toma uno, dos y tres rombos verdes.
lesson-same = Tres dados idénticos también son un SET: todo es igual. Toma el del dado marcado.
    .title = Todos iguales
    .well = Los SETs más fáciles, en cuanto uno se acuerda de ellos.
    .other = También es un SET. Pero lo que se pasa por alto al principio son tres idénticos: dos óvalos rojos.
    .otherwise = No es un SET: al menos un dado es distinto de los otros dos. Toma tres veces dos óvalos rojos.
lesson-differ = Al revés, todo puede ser distinto. Los dados marcados son un óvalo rojo y dos ondas verdes: ¿cuál es el tercero?
    .title = Todo cambia
    .well = Ni número, ni color, ni símbolo repetidos: un SET.
    .otherwise = No es un SET. Con un óvalo rojo y dos ondas verdes va lo que falta: tres, morados, rombos.
lesson-trap = Los dados marcados parecen un SET, pero dos son rojos y uno es verde. Busca un SET de verdad; hay dos.
    .title = Una trampa
    .well = Bien mirado. Si dos son iguales y uno no, no es un SET.
    .trap = Esa era la trampa: mismo símbolo, números distintos, pero dos veces rojo y una verde. En una partida de verdad ahora tendrías que esperar un momento.
    .otherwise = No es un SET. Mira otra vez: un óvalo rojo y dos ondas verdes van juntos, y también dos óvalos rojos y tres verdes, cada vez con un tercer dado.
lesson-wild = Un WILD vale por cualquier cara. Toma un SET con él: ¿qué le hace falta?
    .title = Un WILD
    .well = Con un WILD, dos dados cualesquiera son un SET. Aquí no había ningún otro, así que la ronda termina sola.
    .otherwise = Sin el WILD aquí no hay ningún SET. Toma el WILD y dos dados cualesquiera.
lesson-split = Seis dados, y se pueden sacar dos SETs, pero solo si el primero deja el segundo. El WILD va con todo: ¿qué SET no lo necesita?
    .title = Dos en vez de uno
    .well = Ahora los otros tres también son un SET: dos en vez de uno.
    .waste = Es un SET, pero ya no queda ningún otro. Un óvalo verde, dos morados y tres rojos no necesitan el WILD, y lo dejan para los otros dos dados.
    .otherwise = No es un SET: toma un óvalo verde, dos morados y tres rojos.
lesson-many = Doce dados con siete SETs. Toma cualquiera; en una partida de verdad son cuarenta y dos dados.
    .title = Doce dados
    .well = Buen ojo. Al final gana quien tenga más SETs.
    .otherwise = No es un SET. Mira el motivo debajo de los dados y prueba otra vez.
lesson-match = Ahora una ronda corta con quince dados, contra alguien que se toma su tiempo. Equivocarte solo te cuesta un momento.
    .title = Una ronda corta
    .well = Esto es SCRAMBLE SET. En una partida entera se tiran cinco veces los cuarenta y dos dados.

## Ejercicios

drill-most = ¿Cuántos SETs?
    .about = Los más que se pueden tener a la vez.
    .question = ¿Cuántos SETs se pueden tener a la vez, con cada dado en uno como mucho?
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
            [0] Ni uno: ningún trío de dados es un SET.
            [one] A la vez solo hay { $sets }.
           *[other] A la vez solo hay { $sets }.
        }
    .left = Sobran
drill-number =
    { $sets ->
        [0] Ninguno
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
