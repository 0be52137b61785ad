### SET, SET en solitario y el SET del día. Lo que muestran las cartas está en las palabras que comparten los juegos.

set = SET
    .blurb = Descubre antes que nadie tres cartas que en cada característica sean todas iguales o todas distintas.
set-solitaire = SET en solitario
    .blurb = Acaba tú con todo el mazo; tres cartas más cuestan una penalización que los últimos SETs deben compensar.
set-daily = SET del día
    .blurb = Encuentra todos los SETs entre las cartas de hoy; son las mismas para todos.

## Reglas de la casa

option-deck = Mazo
    .about = Las 81 cartas, o solo las 27 rellenas para empezar con calma.
    .full = 81 cartas
    .easy = 27 cartas rellenas
option-no-set = Ningún SET a la vista
    .about = Salen tres cartas más cuando todos están de acuerdo, o solas en cuanto no hay ningún SET.
    .agree = deciden los jugadores
    .auto = lo ve la mesa
option-deals = Duración
    .about = Una vez todo el mazo, o una vez por jugador, repartiendo cada uno.
    .n1 = un reparto
    .each = un reparto por jugador
option-shape = Reto
    .about = Doce cartas con seis SETs, o nueve cartas rellenas con cuatro.
    .advanced = 12 cartas, 6 SETs
    .basic = 9 cartas rellenas, 4 SETs

## Lo que pasa

shuffled =
    { $who ->
        [you] Barajas
       *[other] { $who } baraja
    } { $cards } cartas.
dealt = Salen { $cards }.
moved = La mesa se junta: lugar { $steps }.
# En la lista de las cartas que se mueven: de un lugar a otro.
moved-step = { $source } al { $target }
took =
    { $who ->
        [you] Tomas
       *[other] { $who } toma
    } { $cards }.
    .pardon =
        { $who ->
            [you] Tomas
           *[other] { $who } toma
        } { $cards }, y eso quita una penalización.
found-one =
    { $who ->
        [you] Encuentras
       *[other] { $who } encuentra
    } { $cards }.
missed =
    .wrong =
        { $who ->
            [you] Te equivocas
           *[other] { $who } se equivoca
        } con { $cards }: { $why }.
    .late =
        { $who ->
            [you] Has cantado SET y no has tomado ninguno a tiempo.
           *[other] { $who } ha cantado SET y no ha tomado ninguno a tiempo.
        }
    .left =
        { $who ->
            [you] Has cantado SET y te has ido.
           *[other] { $who } ha cantado SET y se ha ido.
        }
sees-none =
    { $who ->
        [you] No ves ningún SET.
       *[other] { $who } no ve ningún SET.
    }
looks-again =
    { $who ->
        [you] Vuelves a mirar.
       *[other] { $who } vuelve a mirar.
    }
paid =
    { $who ->
        [you] Aceptas
       *[other] { $who } acepta
    } una penalización por tres cartas más.
gave-up =
    { $who ->
        [you] Te rindes.
       *[other] { $who } se rinde.
    }
round-over =
    .no-set-left = No queda ningún SET.
    .agreed = Todos están de acuerdo en que no queda ningún SET.
    .all-found = Se han encontrado todos los SETs.
outcome =
    .no-set-left = Se agotó el mazo y no quedaba ningún SET.
    .agreed = Se agotó el mazo y todos estaban de acuerdo en que no quedaba ningún SET.
outcome-alone =
    .won = Ganado: { alone-figures }
    .lost = Perdido: { alone-figures }
    .resigned = Abandono: { alone-figures }
alone-figures =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }, { $penalties ->
        [one] queda { $penalties } penalización
       *[other] quedan { $penalties } penalizaciones
    }, en { $time }.
outcome-puzzle =
    { $sets } de { $goal } SETs, { $wrong ->
        [one] { $wrong } fallo
       *[other] { $wrong } fallos
    }, en { $time }.

## Rechazos

auto = La mesa saca más cartas por sí sola cuando no hay ningún SET.
agreed = Ya has dicho que no hay ningún SET.
not-agreed = No has dicho que no haya ningún SET.
alone-only = Eso es solo para quien juega en solitario.
not-alone = Eso es solo para una mesa con más gente.
    .puzzle = En el reto solo puedes elegir cartas o rendirte.
deck-empty = No quedan más cartas.
found = Ese SET ya lo has encontrado.
not-three = Nombra las tres cartas que quieres tomar.
    .different = Toma tres cartas distintas.
not-there = No está en la mesa: { $cards }.
not-a-card = «{ $text }» no es una carta: escribe número 1-3, color r (rojo) g (verde) p (morado), relleno s (relleno) o (vacío) t (rayado), símbolo o (óvalo) q (onda) d (rombo), por ejemplo 2rtd.
not-a-place = No hay ninguna carta en el lugar { $place }.
not-a-move = «{ $text }» no es una jugada aquí: { $words }, o take y tres cartas.
no-numpy = Para contar hace falta el paquete numpy: `pip install 'fivefold[odds]'`.
bad-value =
    .cards = Se pueden sacar de 3 a { $most } cartas, no { $given }.
    .deals = Hay que repartir al menos una vez, no { $given }.
# Lo que falla en un punto del texto de una posición; va tras dos puntos.
wrong =
    .since = aquí debería haber un tiempo para cada lugar de la mesa.
    .asked = nadie dice que no hay ningún SET.
    .ended = nadie canta después del final.
    .card-twice = esta carta ya está aquí una vez.
    .no-set = aquí debería haber tres cartas que formen un SET.

## La mesa en texto

show-deck =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en el mazo
show-found = { $sets } de { $goal } encontrados
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
    }
show-penalties =
    { $penalties ->
        [one] { $penalties } penalización
       *[other] { $penalties } penalizaciones
    }
show-state =
    .has-board = puede tomar
    .agreed = no ve ningún SET
    .away = ausente

## Las probabilidades, en la línea de órdenes

odds =
    .dealing = Repartiendo
    .title = { $cards } cartas de { $deck }
    .without = ningún SET
    .to-one = un SET, a uno
    .counted = contado
    .sure = seguro al 95 %
    .interval = { $low } a { $high }
    .sheet = el reglamento
    .about = unos { $claim }
    .within = La cifra del reglamento está dentro del intervalo.
    .outside = La cifra del reglamento está fuera del intervalo.
    .speed = { $deals } repartos, { $speed } por segundo.

## Ayuda

help-try = SET en esta terminal contra dos bots
    .daily = el reto de hoy
help-odds = Con qué frecuencia unas cartas al azar no contienen ningún SET, junto a lo que dice el reglamento.
    .cards = Cartas en la mesa.
    .deals = Cuántos repartos.
    .easy = Repartir solo las 27 cartas rellenas.
    .seed = La misma semilla reparte las mismas mesas.

## Repaso

review-unit = SETs
review-yardstick = Cada SET que alguien tomó estaba ahí para todos. Quien lo tomó ha ganado uno. Lo que los demás dejaron pasar cuenta tanto como era probable que alguien muy bueno hubiera visto uno para entonces. Cantar en falso cuesta uno.
    .alone = Cada SET encontrado es uno ganado. Uno falso cuesta uno, y también tres cartas más mientras haya un SET.
review-curve = SETs menos penalizaciones.
review-more = Pidió tres cartas más aunque { $cards } llevaba { $seconds } segundos ahí; { $sets ->
        [one] era el único SET
       *[other] había { $sets } SETs
    }.

## La lección

lesson-first = En un SET, cada característica es igual en las tres cartas o distinta en las tres. Canta SET y toca estas tres.
    .title = Qué es un SET
    .well = ¡Tu primer SET! Solo cambia el número; símbolo, color y relleno son iguales.
    .agree = Hay un SET: óvalos rojos rellenos, uno, dos y tres.
    .otherwise = Canta SET y toca las tres cartas.
lesson-colour = Seis cartas y un SET entre ellas. Una de sus cartas está marcada: mismo número, mismo relleno, mismo símbolo y los tres colores.
    .title = Tres colores
    .well = Solo cambia el color, y cambia en las tres.
    .agree = Hay uno. Busca dos ondas rellenas en los tres colores.
    .otherwise = No son esas tres. Busca dos ondas rellenas en rojo, verde y morado.
lesson-two = Ahora cambian dos cosas a la vez: el número y el color. Relleno y símbolo son iguales.
    .title = Dos diferencias
    .well = Uno rojo, dos verdes, tres morados: cada característica se mira por separado.
    .agree = Hay uno: rombos vacíos, con otros números y otros colores.
    .otherwise = Esas no. Toma tres cartas con rombos vacíos: uno, dos y tres, cada una de otro color.
lesson-all = Lo más difícil de ver: todo cambia. Dos cartas del SET están marcadas; ¿cuál lo completa?
    .title = Todo cambia
    .well = Número, color, relleno y símbolo, todo distinto. Eso también es un SET.
    .agree = Hay uno. Con un rombo rojo relleno y dos óvalos verdes rayados va algo morado y vacío, con tres ondas.
    .otherwise = No es un SET: en algo coinciden dos cartas y la tercera no. El motivo está debajo de las cartas.
lesson-third = Para cada dos cartas hay exactamente una tercera. Averíguala para la pareja marcada, característica por característica, y búscala.
    .title = La tercera carta
    .well = Igual donde la pareja coincide, lo que falta donde difiere. Funciona con cualquier pareja.
    .agree = La tercera carta está ahí: la pareja difiere en número, color y relleno, y las dos muestran óvalos.
    .otherwise = Están marcados uno verde y dos rojos: hacen falta tres morados; a relleno y rayado les falta vacío; los dos son óvalos.
lesson-none = A veces no hay ningún SET. Mira bien y, cuando lo tengas claro, dilo.
    .title = Ningún SET
    .well = Cuando todos lo dicen, salen tres cartas más. La mesa no revela si tenías razón.
    .wrong = Eso no era un SET, y equivocarse cuesta un punto. Aquí no hay ninguno: dilo.
    .otherwise = Aquí nadie encuentra un SET. Di que no ves ninguno.
lesson-twelve = Una mesa entera de doce cartas. Hay tres SETs con una carta en común: ¡encuentra cualquiera!
    .title = Doce cartas
    .well = Bien visto. Todos buscan a la vez, y le toca a quien canta primero.
    .agree = Hay tres. Pide una pista si quieres.
    .otherwise = No es un SET. Mira el motivo debajo de las cartas y prueba otra vez.
lesson-match = Ahora una partida corta contra alguien que se toma su tiempo. Gana quien reúna más SET; equivocarse cuesta un punto.
    .title = Una partida corta
    .well = Eso es todo lo que hay que saber de SET. Lo demás es ver.
lesson-alone-take = En solitario no hace falta cantar, y no hay reloj. Aquí hay dos SET: encuentra uno y tómalo.
    .title = Tomar
    .well = Tres cartas nuevas ocupan su lugar. Sigue así hasta que se acabe el mazo.
    .more = Hay dos SET, y tres cartas más cuestan una penalización. Mira otra vez.
    .resign = Quien abandona no puede ganar. Aquí hay dos SET.
    .otherwise = No es un SET, y eso cuesta una penalización. Uno de los dos es todo rojo y vacío.
lesson-alone-more = Si no ves ningún SET, puedes pedir tres cartas más por una penalización. Prueba: aquí no hay ninguno.
    .title = Tres cartas más
    .well = Una penalización, pero ahora hay un SET. Al final puedes compensarla.
    .resign = Por eso no abandona nadie. Pide tres cartas más.
    .otherwise = Eso no era un SET, y también cuesta una penalización. Aquí no hay ninguno: pide tres cartas más.
lesson-alone-back = El mazo está vacío, así que cada SET quita ahora una penalización. Dos cartas de un SET están marcadas.
    .title = Compensar
    .well = La penalización ha desaparecido. Ganas si al final no queda ningún SET ni ninguna penalización.
    .resign = Entonces la penalización se queda y la partida se pierde. Toma un SET y desaparecerá.
    .otherwise = No es un SET: una penalización más. Con tres ondas verdes vacías y dos rombos morados rellenos va un óvalo rojo rayado.
lesson-alone-match = El final de una partida: doce cartas, y tres por venir. Despeja la mesa sin penalizaciones.
    .title = Una partida corta
    .well = Así es SET en solitario. Una partida entera tiene ochenta y una cartas.

## Ejercicios

drill-judge = ¿SET o no?
    .about = ¿Es un SET y, si no, por qué?
    .question = ¿Es un SET? Si no, di qué lo impide.
drill-missing = La carta que falta
    .about = Para dos cartas, encuentra la tercera.
    .question = ¿Qué carta forma un SET con estas dos?
    .best = La tercera carta es { $card }.
drill-find = Encuentra el SET
    .about = Hay exactamente uno; ¿dónde?
    .question = Aquí hay exactamente un SET. Elige sus tres cartas.
    .best = El SET es { $cards }.
drill-answer =
    .set = Es un SET
    .number = No: el número
    .colour = No: el color
    .shading = No: el relleno
    .symbol = No: el símbolo
drill-verdict =
    Un SET: { $same ->
        [0] todo es distinto
        [1] una característica es igual y tres son distintas
       *[other] { $same } características son iguales y las demás, distintas
    }.
    .none = No es un SET: { $why }.
# `$how` is same or different.
drill-fine =
    { $feature ->
        [number] El número es
        [colour] El color es
        [shading] El relleno es
       *[symbol] El símbolo es
    } { $how ->
        [same] igual en las tres
       *[different] distinto en las tres
    }: eso vale.
