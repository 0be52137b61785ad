### CROSSWORD SET.

crossword-set = CROSSWORD SET
    .blurb = Tira diez dados y únelos todos, antes que nadie, en un solo crucigrama de SET.

## Reglas de la casa

option-joining = Unión
    .about = Los SET quedan unidos si se tocan lado con lado, o solo si comparten un dado, como las palabras.
    .touching = basta con que se toquen
    .crossing = tienen que cruzarse
option-rounds = Rondas
    .about = Cuántas rondas se juegan.
option-round-seconds = Tiempo por ronda
    .about = Segundos tras los que ya nadie gana la ronda; 0: sin límite.

## Lo que pasa

began = Ronda { $round }: todos tiran.
rolls =
    { $who ->
        [you] Sacas
       *[other] { $who } saca
    } { $dice }.
arranged =
    { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $dice }.
visited =
    { $who ->
        [you] Pones
       *[other] { $who } pone
    } { $dice } en { $host ->
        [you] tu cuadrícula
       *[other] la cuadrícula de { $host }
    }.
# Un dado y adónde va, en una lista.
spot = { $face } en { $square }
    .off = { $face } aparte
declared =
    { $who ->
        [you] Tu WILD
       *[other] El WILD de { $who }
    } equivale a { $face }.
    .free =
        { $who ->
            [you] Tu WILD
           *[other] El WILD de { $who }
        } equivale a lo que encaje.
wild-now = Un WILD equivale ahora a { $face }.
    .nothing = Un WILD ya no equivale a nada.
reached =
    { $who ->
        [you] Metes
       *[other] { $who } mete
    } la mano en la bolsa.
gives-up =
    { $who ->
        [you] Por ti, se abandona la ronda.
       *[other] Por { $who }, se abandona la ronda.
    }
goes-on =
    { $who ->
        [you] Sigues.
       *[other] { $who } sigue.
    }
round-over =
    { $who ->
        [you] Has colocado todos los dados y ganas
       *[other] { $who } ha colocado todos los dados y gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .given-up = Todos abandonan: nadie gana la ronda.
    .time = Nadie ha llegado a tiempo: nadie gana la ronda.
# Quien juega a solas.
alone =
    Todos los dados colocados en { $time }, con { $extra ->
        [one] { $extra } dado extra
       *[other] { $extra } dados extra
    }.
    .left =
        { $unused ->
            [one] Sobra { $unused } dado
           *[other] Sobran { $unused } dados
        } tras { $time }, con { $extra ->
            [one] { $extra } dado extra
           *[other] { $extra } dados extra
        }.
solver =
    Se puede con { $extra ->
        [one] { $extra } dado extra
       *[other] { $extra } dados extra
    }.
    .most = Se pueden colocar como mucho { $laid } de { $dice }.
solver-grid =
    La solución: { $dice-count ->
        [0] nada
       *[other] { $dice }
    }.
outcome = { $played }; gana quien tenga más puntos.
    .alone =
        { $done } de { $rounds ->
            [one] { $rounds } ronda completada
           *[other] { $rounds } rondas completadas
        } con { $extra ->
            [one] { $extra } dado extra
           *[other] { $extra } dados extra
        }, en { $time }.

## Negativas

building = La ronda aún no ha terminado.
between-rounds = La ronda ha terminado; di cuándo puedes seguir con la próxima.
bag-empty = La bolsa está vacía.
bag-not-empty = Mientras haya dados en la bolsa, cada cual construye lo suyo.
gave-up = Ya has abandonado esta ronda.
not-given-up = No has abandonado esta ronda.
no-change =
    .one = Ya está ahí.
    .many = Ya están ahí.
    .wild = Ya equivale a eso.
not-wild = Eso no es un WILD: { $face }.
not-a-host = Los invitados van a la cuadrícula de otro jugador.
not-tied = Cada invitado tiene que estar unido por SET a los dados de esa cuadrícula.
frozen = Ese dado ({ $face }) está en una cuadrícula con un invitado, donde ya no se mueve nada.
not-your-die = { $die } no es tuyo.
no-dice = Di qué dados van adónde.
twice = Nombra cada dado y cada casilla una sola vez.
no-such-square = No hay ninguna casilla { $square }.
occupied = Ya hay un dado en { $square }.
not-a-player = «{ $text }» no es un jugador: escribe el número que va delante del nombre.
not-a-move = «{ $text }» no es una jugada aquí: { $words }; put y dados con casillas (u off); guest, el número de un jugador y lo mismo; declare, un WILD y a qué equivale.
    .pairs = Nombra una casilla, u off, después de cada dado.
not-a-die = «{ $text }» no es un dado: escribe su número en tu lista o su nombre, por ejemplo #17.
    .number = No tienes ningún dado { $number }.
not-a-square = Un invitado necesita una casilla.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .acted = aquí debería haber { $seats } tiempos, uno por jugador.
    .owned = aquí debería haber dados que alguien tenga.
    .result = aquí debería haber un resultado como completed 0 65000 y { $seats } números de dados como 4+0.
    .since = esto es posterior a la última vez que alguien hizo algo.
    .results = cada ronda de la hoja, y ninguna otra, debería tener un resultado.
    .rolling = solo la primera ronda empieza así.
    .sheet = después de una ronda hay puntos en la hoja.
    .ready = solo entre dos rondas se dice que se puede seguir.
    .not-building = solo durante una ronda se abandona y se sacan dados.
    .no-die = no hay ningún dado en la bolsa.
    .left = lo que dijo alguien que se ha ido ya no vale.
    .solution = la solución se muestra a quien juega a solas, después de una ronda.
    .not-declared = { $die } no es un WILD que equivalga a algo.
    .no-grid = { $die } no está en ninguna cuadrícula.
    .square-twice = hay dos dados en { $square } de una misma cuadrícula.
    .guest = { $die } es un invitado, así que debería estar fijo.

## Pistas

hint-no-set = No hay ningún SET en tus dados. Saca otro.
hint-all = Todos tus dados caben en una cuadrícula.
hint-some =
    Una cuadrícula puede usar { $used ->
        [one] { $used } dado
       *[other] { $used } dados
    } de tus { $dice }.
hint-set = En ella está este SET: { $faces }.
hint-lay = Pon { $dice }.

## La mesa como texto

show =
    Ronda { $round } de { $rounds }, { $bag ->
        [one] { $bag } dado
       *[other] { $bag } dados
    } en la bolsa
    .solver = La solución:
show-player =
    { $number } { $who ->
        [you] tú
       *[other] { $who }
    }: { $notes }
# Notas sobre un jugador, con comas entre ellas.
show-note =
    .points =
        { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
    .used = { $used } de { $dice } dados colocados
    .frozen = fija
    .gives-up = abandona
    .ready = a la espera
    .away = ausente
show-beside = { "  " }al lado: { $dice }

## El rompecabezas del día

crossword-set-daily = CROSSWORD SET del día
    .blurb = Une todos los dados de hoy en una sola cuadrícula en la que los SETs se cruzan; todos tienen los mismos.
daily-rolled = { $dice } dados deben formar una sola cuadrícula, en SETs que se cruzan como palabras.
daily-result = { $used } de { $dice } dados usados
put-only = «{ $text }» no es un paso aquí: escribe put y luego dados y casillas, por ejemplo put #7 k10.

## Repaso

review-unit = dados
review-yardstick = Una ronda se mide por los dados usados de los que caben en una cuadrícula, sin importar quién fue más rápido. Otro dado de la bolsa sobraba si los dados encajaban sin él.
review-curve = Puntos.
review-round = { $used } de { $dice } dados usados, y ninguna cuadrícula admite más.
    .wrong = { $used } de { $dice } dados usados. { $most } encajaban: { $grid }.
review-take = Hacía falta otro dado: como mucho { $most } de { $dice } encajaban.
    .needless = Otro dado tomado aunque los { $dice } encajaban: { $grid }.
review-give-up = Abandono aunque los { $dice } dados encajaban: { $grid }.

## La lección

lesson-line = Reúne antes que nadie todos tus dados en una cuadrícula de SETs. Empieza con un SET: pon los dados marcados uno junto a otro.
    .title = Tres en línea
    .well = Tres vecinos en fila o en columna: así se ponen aquí los SETs.
    .take = Ya tienes diez dados por usar. Otro más sería solo uno más.
    .give = Apenas has empezado. Pon juntos uno, dos y tres óvalos rojos.
    .otherwise = Pon juntos uno, dos y tres óvalos rojos.
lesson-slant = Estos tres dados son un SET, pero no están en línea recta. Mueve el dado marcado al final de la fila.
    .title = Sin diagonales
    .well = Ahora cuenta: un SET es una fila o una columna, nunca una diagonal.
    .take = Ya tienes los tres dados que necesitas. Pon los tres óvalos junto a los dos.
    .give = Solo falta un movimiento. Pon los tres óvalos rojos en el extremo derecho de la fila.
    .otherwise = Pon los tres óvalos rojos en el extremo derecho de la fila.
lesson-longer = Una línea puede tener más de tres dados, si cada tres vecinos son un SET. Pon el dado marcado en el extremo donde encaje.
    .title = Una línea más larga
    .well = Tres, uno, dos: otra vez un SET.
    .take = Todavía no: los tres óvalos rojos tienen sitio en la fila.
    .give = Nadie abandona tan pronto. Mira el extremo izquierdo de la fila.
    .otherwise = Pon los tres óvalos rojos a la izquierda del óvalo solo.
lesson-cross = Los SETs pueden cruzarse como palabras. Haz una columna de tres óvalos rojos, tres verdes y tres morados.
    .title = Cruzarse
    .well = El dado de la esquina cuenta en los dos. Ya hay seis dados unidos.
    .take = No necesitas otro dado. Tres óvalos rojos, tres verdes y tres morados son un SET.
    .give = Pero si va bien. Pon los óvalos verdes y los morados debajo de tres rojos.
    .otherwise = Pon los tres óvalos verdes y los tres morados en columna con tres rojos.
lesson-touch = El SET de abajo está demasiado lejos para contar. Súbelo hasta que toque a los demás.
    .title = Basta con tocarse
    .well = Los SET no tienen que compartir un dado: basta con que se toquen. Ahora cuentan también las ondas.
    .take = Los dados ya están todos. Solo hay que acercar el SET de abajo.
    .give = Un empujón más y habrás usado nueve de diez. Sube las ondas.
    .otherwise = Sube los tres dados de ondas hasta que toquen la columna.
lesson-wild = Queda un dado, y es un WILD: equivale a lo que haga falta para un SET. Ponlo al final de cualquier línea.
    .title = Un WILD
    .well = Has usado los diez dados, así que la ronda es tuya. Ganas un punto por cada dado que los demás no han usado.
    .take = Solo te queda uno, y un WILD encaja casi en todas partes. Ponlo primero.
    .give = ¿Con el mejor dado de todos en la mano? Pon el WILD al final de una línea.
    .otherwise = Pon el WILD junto a dos dados en línea.
lesson-order = Tu último dado no encaja en ningún extremo de la fila. Pero en un SET el orden da igual: intercambia el uno y el dos.
    .title = Intercambiar dados
    .well = Dos, uno, tres: sigue siendo un SET. Puedes mover tus dados cuanto quieras.
    .take = Un dado nuevo también hay que usarlo. Mira antes si basta con mover dos dados.
    .give = Hay una manera. Cambia de sitio uno y dos óvalos rojos.
    .otherwise = Intercambia uno y dos óvalos rojos en la fila.
lesson-ends = Ahora la fila empieza con dos óvalos rojos. Pon el dado marcado en el otro extremo.
    .title = Extremos iguales
    .well = Dos, uno, tres, dos: cada tres vecinos son un SET, y has usado todos los dados.
    .take = No necesitas otro dado. El tuyo encaja en el extremo derecho de la fila.
    .give = ¡Solo falta un dado! Pon los dos óvalos rojos en el extremo derecho de la fila.
    .otherwise = Pon los otros dos óvalos rojos en el extremo derecho de la fila.
lesson-more = Dos rombos verdes no forman un SET con ninguno de estos dados. Cuando no puedas seguir, puedes sacar otro dado.
    .title = Un dado más
    .well = También hay que usarlo, pero cada dado nuevo trae nuevos SETs. Saca los que necesites.
    .give = Si todos abandonan, la ronda termina y nadie gana puntos. Sacar un dado no cuesta nada.
    .otherwise = Saca otro dado de la bolsa.
lesson-guest = Con la bolsa vacía también puedes jugar en otras cuadrículas. Pon tu rombo verde al final de la fila de rombos de enfrente.
    .title = En otra cuadrícula
    .well = Era tu último dado, así que ganas la ronda. Enfrente quedan siete: siete puntos.
    .give = Solo necesitas un hueco, y lo hay: al final de la fila de enfrente.
    .otherwise = Pon el rombo verde al final de la fila de enfrente.
lesson-match = Juega una ronda con solo ocho dados contra un bot fácil. Todos caben en una cuadrícula.
    .title = Una ronda corta
    .well = Eso ha sido una ronda de CROSSWORD SET. Una partida tiene tres, con diez dados por persona.

## Ejercicios

drill-gap = Cierra el hueco
    .about = Un dado forma SET en las dos direcciones.
    .question = ¿Qué dado va en el hueco para que cada línea que pasa por él sea un SET?
    .best = { $sets } SET a la vez: { $face }.
    .wrong =
        { $wrong ->
            [1] En una de { $lines } líneas no es un SET
           *[other] En { $wrong } de { $lines } líneas no es un SET
        }: { $why }.
drill-grid = Uno de más
    .about = Todos los dados menos uno caben en una cuadrícula.
    .question = { $dice } de estos dados caben en una cuadrícula en la que los SET se cruzan. ¿Cuál tiene que quedarse fuera?
    .best = Sin { $face }, los otros { $dice } caben en una cuadrícula.
    .most = Sin este caben como mucho { $most } de los otros { $dice } en una cuadrícula.
