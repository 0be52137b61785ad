### CROSSWORD SET.

crossword-set = CROSSWORD SET
    .blurb = Une diez dados, antes que nadie, en un crucigrama de SETs.

## Reglas de la casa

option-joining = Unión
    .about = Los SETs pueden tocarse lado con lado, o deben compartir un dado, como las palabras de un crucigrama.
    .touching = pueden tocarse
    .crossing = deben cruzarse
option-rounds = Rondas
    .about = Número de rondas.
option-round-seconds = Tiempo por ronda
    .about = Segundos hasta que la ronda termina sin que nadie gane. 0: sin límite.

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
    .nothing = Un WILD vuelve a equivaler a lo que encaje.
reached =
    { $who ->
        [you] Sacas
       *[other] { $who } saca
    } otro dado.
gives-up =
    { $who ->
        [you] Propones abandonar la ronda.
       *[other] { $who } propone abandonar la ronda.
    }
goes-on =
    { $who ->
        [you] Sigues jugando.
       *[other] { $who } sigue jugando.
    }
round-over =
    { $who ->
        [you] Has colocado todos los dados y ganas
       *[other] { $who } ha colocado todos los dados y gana
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .given-up = Todos han abandonado. Nadie gana la ronda.
    .time = Se acabó el tiempo. Nadie gana la ronda.
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
    .most = Se pueden colocar, como mucho, { $laid } de { $dice } dados.
solver-grid =
    La solución: { $dice-count ->
        [0] nada
       *[other] { $dice }
    }.
outcome = { $played }. Gana quien tenga más puntos.
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
between-rounds = La ronda ha terminado. Di cuándo puedes seguir con la próxima.
bag-empty = No quedan dados en la bolsa.
bag-not-empty = No puedes añadir dados a otras cuadrículas hasta que la bolsa esté vacía.
gave-up = Ya has propuesto abandonar esta ronda.
not-given-up = No has propuesto abandonar.
no-change =
    .one = Ya está ahí.
    .many = Ya están ahí.
    .wild = Ya equivale a eso.
not-wild = { $face } no es un WILD.
not-a-host = Esa es tu propia cuadrícula. Un invitado va a la de otra persona.
not-tied = Cada invitado debe formar un SET con los dados de esa cuadrícula.
frozen = { $face } no se puede mover: hay un invitado en esta cuadrícula.
not-your-die = { $die } no es tuyo.
no-dice = Di qué dados van adónde.
twice = Nombra cada dado y cada casilla una sola vez.
no-such-square = No hay ninguna casilla { $square }.
occupied = Ya hay un dado en { $square }.
not-a-player = «{ $text }» no es un jugador. Escribe el número que va delante del nombre.
not-a-move = «{ $text }» no es una jugada. Escribe { $words }; put y dados con casillas (u off); guest, el número de un jugador y lo mismo; o declare, un WILD y su cara.
    .pairs = Nombra una casilla, u off, después de cada dado.
not-a-die = «{ $text }» no es un dado. Escribe su número en tu lista o su nombre, por ejemplo #17.
    .number = No tienes ningún dado { $number }.
not-a-square = Elige una casilla para el invitado.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .acted = se esperaban { $seats } tiempos, uno por jugador.
    .owned = se esperaban dados que tenga algún jugador.
    .result = se esperaba un resultado como completed 0 65000 y { $seats } números de dados como 4+0.
    .since = esto es posterior a la última acción.
    .results = cada ronda de la hoja debe tener un resultado.
    .rolling = solo la primera ronda empieza así.
    .sheet = después de una ronda hay puntos en la hoja.
    .ready = solo entre rondas se dice que se puede seguir.
    .not-building = solo durante una ronda se abandona y se sacan dados.
    .no-die = no hay ningún dado en la bolsa.
    .left = quien se ha ido no puede decir nada.
    .solution = la solución solo se muestra en solitario, después de una ronda.
    .not-declared = { $die } no es un WILD declarado.
    .no-grid = { $die } no está en ninguna cuadrícula.
    .square-twice = hay dos dados en { $square } de una misma cuadrícula.
    .guest = { $die } es un invitado, así que debe estar fijo.

## Pistas

hint-no-set = No hay ningún SET en tus dados. Saca otro.
    .empty = No hay ningún SET en tus dados y la bolsa está vacía.
hint-no-more = En tu cuadrícula no caben más dados. Saca otro.
    .empty = En tu cuadrícula no caben más dados y la bolsa está vacía.
hint-all = Todos tus dados caben en una cuadrícula.
hint-some =
    Una cuadrícula admite { $used ->
        [one] { $used } dado
       *[other] { $used } dados
    } de tus { $dice }.
hint-set = Tiene un SET de { $faces }.
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
    .gives-up = propone abandonar
    .ready = quiere seguir
    .away = ausente
show-beside = { "  " }fuera de la cuadrícula: { $dice }

## El rompecabezas del día

crossword-set-daily = CROSSWORD SET del día
    .blurb = Une todos los dados de hoy en una sola cuadrícula de SETs que se cruzan. Son los mismos para todo el mundo.
daily-rolled = Pon los { $dice } dados en una sola cuadrícula de SETs que se cruzan como palabras.
daily-result = { $used } de { $dice } dados colocados
put-only = «{ $text }» no es una jugada. Escribe put y luego dados y casillas, por ejemplo put #7 k10.

## Repaso

review-unit = dados
review-yardstick = Una ronda se mide por cuántos dados de los que caben en una cuadrícula se colocaron; la rapidez no cuenta. Sacar otro dado sobraba si los dados encajaban sin él.
review-curve = Puntos.
review-round = { $player ->
        [you] Colocaste { $used } de { $dice } dados
       *[other] { $used } de { $dice } dados colocados
    }, y ninguna cuadrícula admite más.
    .wrong = { $player ->
            [you] Colocaste { $used } de { $dice } dados
           *[other] { $used } de { $dice } dados colocados
        }. Encajaban { $most }: { $grid }.
review-take = Hacía falta otro dado: como mucho { $most } de { $dice } encajaban.
    .needless = { $player ->
            [you] Sacaste otro dado,
           *[other] Se sacó otro dado,
        } aunque los { $dice } encajaban: { $grid }.
review-give-up = { $player ->
        [you] Abandonaste
       *[other] Abandono
    } aunque los { $dice } dados encajaban: { $grid }.

## La lección

lesson-line = Une antes que nadie todos tus dados en una cuadrícula de SETs. Empieza con uno: pon los dados marcados en línea.
    .title = Tres en línea
    .well = Tres vecinos en fila o en columna: así son aquí los SETs.
    .take = Ya tienes diez dados por colocar. Otro también habría que colocarlo.
    .give = Apenas has empezado. Pon juntos uno, dos y tres óvalos rojos.
    .otherwise = Pon juntos uno, dos y tres óvalos rojos.
lesson-slant = Estos tres dados son un SET, pero no están en línea recta. Mueve el dado marcado al final de la fila.
    .title = Sin diagonales
    .well = Ahora cuenta: un SET siempre es una fila o una columna, nunca una diagonal.
    .take = Ya tienes los tres dados que necesitas. Pon los tres óvalos junto a los dos.
    .give = Es solo un movimiento. Pon los tres óvalos rojos en el extremo derecho de la fila.
    .otherwise = Pon los tres óvalos rojos en el extremo derecho de la fila.
lesson-longer = Una línea puede tener más de tres dados, si cada tres vecinos son un SET. Pon el dado marcado en el extremo donde encaje.
    .title = Una línea más larga
    .well = Tres, uno, dos: es otro SET.
    .take = Todavía no: los otros tres óvalos rojos aún caben en la fila.
    .give = Es pronto para abandonar. Mira el extremo izquierdo de la fila.
    .otherwise = Pon los tres óvalos rojos a la izquierda del uno.
lesson-cross = Los SETs pueden cruzarse como palabras. Haz una columna de tres óvalos rojos, tres verdes y tres morados.
    .title = Cruzar
    .well = El dado de la esquina cuenta en las dos líneas. Ya hay seis dados unidos.
    .take = No necesitas otro dado. Tres óvalos rojos, tres verdes y tres morados son un SET.
    .give = Vas bien. Pon los óvalos verdes y los morados debajo de tres rojos.
    .otherwise = Pon los tres óvalos verdes y los tres morados en columna con tres rojos.
lesson-touch = El SET de abajo está demasiado lejos para contar. Súbelo hasta que toque a los demás.
    .title = Basta con tocarse
    .well = Los SETs no tienen que compartir un dado: basta con que se toquen. Ahora cuentan también las ondas.
    .take = Tienes todos los dados que necesitas. Solo acerca el SET de abajo.
    .give = Un empujón más y habrás colocado nueve de diez dados. Sube las ondas.
    .otherwise = Sube los tres dados de ondas hasta que toquen la columna.
lesson-wild = Tu último dado es un WILD: equivale a cualquier cara que forme un SET. Ponlo al final de cualquier línea.
    .title = Los WILDs
    .well = Has colocado los diez dados: ¡ganas la ronda! Sumas un punto por cada dado que los demás no han colocado.
    .take = Solo te queda un dado, y un WILD encaja casi en todas partes. Colócalo primero.
    .give = ¿Con el mejor dado de todos? Pon el WILD al final de una línea.
    .otherwise = Pon el WILD junto a dos dados en línea.
lesson-order = Tu último dado no encaja en ningún extremo de la fila. Pero en un SET el orden da igual: intercambia el uno y el dos.
    .title = Intercambiar dados
    .well = Dos, uno, tres: sigue siendo un SET. Puedes mover tus dados cuanto quieras.
    .take = Un dado nuevo también hay que colocarlo. Mira antes si basta con intercambiar.
    .give = Hay una manera. Intercambia el uno y los dos óvalos rojos.
    .otherwise = Intercambia el uno y los dos óvalos rojos de la fila.
lesson-ends = Ahora la fila empieza con dos óvalos rojos. Pon el dado marcado en el otro extremo.
    .title = Extremos iguales
    .well = Dos, uno, tres, dos: cada tres vecinos son un SET, y has colocado todos los dados.
    .take = No necesitas otro dado. El tuyo encaja en el extremo derecho de la fila.
    .give = ¡Solo falta un dado! Pon los dos óvalos rojos en el extremo derecho de la fila.
    .otherwise = Pon los otros dos óvalos rojos en el extremo derecho de la fila.
lesson-more = Dos rombos verdes no forman un SET con ninguno de estos dados. Cuando no puedas seguir, puedes sacar otro dado.
    .title = Otro dado
    .well = También hay que colocarlo, pero un dado nuevo da nuevos SETs. Saca los que necesites.
    .give = Si todos abandonan, la ronda termina y nadie gana puntos. Sacar un dado no cuesta nada.
    .otherwise = Saca otro dado de la bolsa.
lesson-guest = Con la bolsa vacía también puedes usar las cuadrículas de los demás. Pon tu rombo verde en línea con los rombos del rival.
    .title = Otras cuadrículas
    .well = Era tu último dado, así que ganas la ronda. Al rival le quedan siete dados: siete puntos.
    .give = Solo necesitas un hueco, y lo hay: al final de la fila del rival.
    .otherwise = Pon el rombo verde al final de la fila del rival.
lesson-match = Juega una ronda con solo ocho dados contra un bot fácil. Todos caben en una cuadrícula.
    .title = Una ronda corta
    .well = Eso ha sido CROSSWORD SET. Una partida entera tiene tres rondas, con diez dados por persona.

## Ejercicios

drill-gap = Llena el hueco
    .about = Un dado forma SETs en las dos direcciones.
    .question = ¿Qué dado va en el hueco para que cada línea que pasa por él sea un SET?
    .best =
        { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        } a la vez: { $face }.
    .wrong =
        { $wrong ->
            [1] En una de { $lines } líneas no es un SET
           *[other] En { $wrong } de { $lines } líneas no es un SET
        }: { $why }.
drill-grid = Uno de más
    .about = Todos los dados menos uno caben en una cuadrícula.
    .question = { $dice } de estos dados caben en una cuadrícula de SETs que se cruzan. ¿Cuál no?
    .best = Sin { $face }, los { $dice } caben en una cuadrícula.
    .most = Sin este, solo { $most } de los otros { $dice } caben en una cuadrícula.

## Contar con dados de verdad

count-grid = Revisar una cuadrícula
    .about = Introduce los dados tal como están, fila por fila.
    .complete = ¡Completa! Cada dado está en un SET y todo está unido.
    .left =
        { $left ->
            [one] Incompleta: { $left } de { $dice } dados no está colocado.
           *[other] Incompleta: { $left } de { $dice } dados no están colocados.
        }
count-wild = WILD cuenta como: { $spots }.
    .open = Con tantos WILDs, introduce a qué equivale cada uno.
count-loose = En ningún SET: { $spots }.
count-apart = Los SETs forman { $groups } grupos que no están unidos.
count-dice = Introduce de 1 a { $most } dados, no { $count }.
count-too-large = La cuadrícula es demasiado grande. Puede tener { $most } filas y { $most } columnas.
count-judge = ¿Es un SET?
    .about = Introduce tres dados.

## Preguntas cortas sobre las reglas

asked-reroll = ¿Puedo volver a tirar un dado?
    .answer = No. Cada dado se tira una sola vez.
asked-move = ¿Puedo mover dados ya puestos?
    .answer = Sí, en cualquier momento, uno o varios a la vez.
asked-longer = ¿Puede una fila tener más de tres dados?
    .answer = Sí. Cada tres vecinos se juzgan aparte, y cada dado tiene que estar en un SET.
asked-diagonal = ¿Cuentan las diagonales?
    .answer = No. Los dados de un SET están seguidos en una fila o columna.
asked-two-grids = ¿Puedo construir dos cuadrículas separadas?
    .answer = No. Hay que poder ir de cualquier dado a cualquier otro.
asked-wild = ¿Puede un WILD equivaler a dos caras a la vez?
    .answer = No. Equivale a la misma cara en todos sus SETs, pero puede cambiar al mover dados.
asked-stuck = ¿Y si me atasco?
    .answer = Saca otro dado de la bolsa. También hay que colocarlo.
asked-guests = ¿Puedo añadir dados a la cuadrícula de otra persona?
    .answer = Solo cuando la bolsa está vacía, y donde formen un SET con dados que ya están.
asked-points = ¿Quién recibe puntos?
    .answer = Solo quien coloca primero todos sus dados: un punto por cada dado sin colocar de los demás.
asked-rounds = ¿Cuántas rondas hay?
    .answer = Tres, cada una con todos los dados en la bolsa. Gana quien tiene más puntos.
