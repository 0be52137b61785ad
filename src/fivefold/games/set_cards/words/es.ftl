### SET, SET en solitario y el SET del día. Lo que muestran las cartas está en las palabras que comparten los juegos.

set = SET
    .blurb = Tres cartas, todas iguales o todas distintas: descúbrelas antes que nadie.
set-solitaire = SET en solitario
    .blurb = Acaba con todo el mazo en solitario. Pedir más cartas cuesta una penalización que al final hay que compensar.
set-daily = SET del día
    .blurb = Encuentra todos los SETs en las cartas de hoy. Son las mismas para todo el mundo.

## Reglas de la casa

option-deck = Mazo
    .about = Las 81 cartas, o solo las 27 rellenas para un juego más fácil.
    .full = 81 cartas
    .easy = 27 cartas rellenas
option-no-set = Ningún SET a la vista
    .about = Salen tres cartas más cuando todos coinciden en que no hay ningún SET, o automáticamente.
    .agree = si todos coinciden
    .auto = automáticamente
option-deals = Duración
    .about = Todo el mazo una vez, o una vez por jugador, repartiendo cada uno.
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
moved = Las cartas se juntan: { $steps }.
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
        } { $cards } y se quita una penalización.
found-one =
    { $who ->
        [you] Encuentras
       *[other] { $who } encuentra
    } { $cards }.
missed =
    .wrong =
        { $who ->
            [you] Eliges
           *[other] { $who } elige
        } { $cards }. No es un SET: { $why }.
    .late =
        { $who ->
            [you] Has cantado SET, pero se te ha acabado el tiempo.
           *[other] { $who } ha cantado SET, pero se le ha acabado el tiempo.
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
        [you] Sigues buscando.
       *[other] { $who } sigue buscando.
    }
paid =
    { $who ->
        [you] Aceptas
       *[other] { $who } acepta
    } una penalización por tres cartas más.
gave-up =
    { $who ->
        [you] Abandonas.
       *[other] { $who } abandona.
    }
round-over =
    .no-set-left = No quedan más SETs.
    .agreed = Todos coinciden: no quedan más SETs.
    .all-found = ¡Todos los SETs encontrados!
outcome =
    .no-set-left = Se acabó el mazo y no quedaban más SETs.
    .agreed = Se acabó el mazo y todos coincidieron en que no quedaban más SETs.
outcome-alone =
    .won = Victoria: { alone-figures }
    .lost = Derrota: { alone-figures }
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

auto = No hace falta decirlo: salen tres cartas más automáticamente cuando no hay ningún SET.
agreed = Ya has dicho que no hay ningún SET.
not-agreed = No has dicho que no haya ningún SET.
alone-only = Eso solo se puede en solitario.
not-alone = Eso solo se puede en una partida con más gente.
    .puzzle = En el reto solo puedes elegir cartas o abandonar.
deck-empty = El mazo está vacío. Busca un SET entre las cartas de la mesa.
found = Ese SET ya lo has encontrado. Busca otro.
not-three = Elige tres cartas.
    .different = Elige tres cartas distintas.
not-there = Estas cartas no están en la mesa: { $cards }.
not-a-card = «{ $text }» no es una carta. Escribe número 1-3, color r (rojo) g (verde) p (morado), relleno s (relleno) o (vacío) t (rayado), símbolo o (óvalo) q (onda) d (rombo), por ejemplo 2rtd.
not-a-place = No hay ninguna carta en el lugar { $place }.
not-a-move = «{ $text }» no es una jugada. Prueba { $words }, o take y tres cartas.
no-numpy = Para contar las probabilidades, instala numpy: `pip install 'fivefold[odds]'`.
bad-value =
    .cards = Elige de 3 a { $most } cartas, no { $given }.
    .deals = Elige al menos 1 reparto, no { $given }.
# Lo que falla en un punto del texto de una posición; va tras dos puntos.
wrong =
    .since = se esperaba un tiempo para cada lugar de la mesa.
    .asked = aquí nadie puede decir que no hay ningún SET.
    .ended = nadie puede cantar después del final.
    .card-twice = esta carta aparece dos veces.
    .no-set = se esperaban tres cartas que formen un SET.

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
    .sure = confianza del 95 %
    .interval = { $low } a { $high }
    .sheet = reglamento
    .about = unos { $claim }
    .within = La cifra del reglamento está dentro del intervalo.
    .outside = La cifra del reglamento está fuera del intervalo.
    .speed = { $deals } repartos, { $speed } por segundo.

## Ayuda

help-try = SET en esta terminal contra dos bots
    .daily = el reto de hoy
help-odds = Cuenta con qué frecuencia unas cartas al azar no tienen ningún SET, y lo compara con el reglamento.
    .cards = Número de cartas en la mesa.
    .deals = Número de repartos.
    .easy = Usar solo las 27 cartas rellenas.
    .seed = Semilla: la misma da los mismos repartos.

## Repaso

review-unit = SETs
review-yardstick = Tomar un SET suma uno; cantar en falso cuesta uno. A los demás, un SET perdido les cuenta según lo probable que era verlo para alguien con mucha práctica.
    .alone = Cada SET encontrado suma uno. Un fallo cuesta uno, y también pedir tres cartas más habiendo un SET.
review-curve = SETs menos penalizaciones.
review-more = { $player ->
        [you] Pediste
       *[other] Pidió
    } tres cartas más aunque { $cards } llevaba { $seconds } segundos ahí; { $sets ->
        [one] era el único SET
       *[other] había { $sets } SETs
    }.

## La lección

lesson-first = En un SET, cada característica es igual en las tres cartas o distinta en las tres. Canta SET y toca estas tres.
    .title = Qué es un SET
    .well = ¡Tu primer SET! Solo cambia el número; símbolo, color y relleno son iguales.
    .agree = Hay un SET: óvalos rojos rellenos, uno, dos y tres.
    .otherwise = Canta SET y toca las tres cartas.
lesson-colour = Hay un SET en estas seis cartas y una de las suyas está marcada. Solo cambia el color.
    .title = Tres colores
    .well = ¡Sí! Solo cambia el color, y los tres son distintos.
    .agree = Hay uno. Busca dos ondas rellenas en los tres colores.
    .otherwise = No son esas tres. Busca dos ondas rellenas en rojo, verde y morado.
lesson-two = Ahora cambian dos características: número y color. El relleno y el símbolo son iguales en las tres.
    .title = Dos diferencias
    .well = Uno rojo, dos verdes, tres morados. Mira siempre cada característica por separado.
    .agree = Hay uno: rombos vacíos con números y colores distintos.
    .otherwise = Esas no. Toma uno, dos y tres rombos vacíos, cada carta de un color.
lesson-all = Lo más difícil de ver: todo cambia. Dos cartas del SET están marcadas; ¿cuál lo completa?
    .title = Todo cambia
    .well = Número, color, relleno y símbolo: todo distinto. ¡También es un SET!
    .agree = Hay uno. Tienes un rombo rojo relleno y dos óvalos verdes rayados: busca tres ondas moradas vacías.
    .otherwise = No es un SET: dos cartas coinciden en una característica y la tercera no. El motivo está debajo de las cartas.
lesson-third = Con dos cartas cualesquiera, solo una tercera forma un SET. Averíguala para la pareja marcada, característica por característica.
    .title = La tercera carta
    .well = Si la pareja coincide, la tercera es igual; si difiere, tiene lo que falta. Vale para cualquier pareja.
    .agree = La tercera carta está ahí. La pareja difiere en número, color y relleno, y las dos muestran óvalos.
    .otherwise = Las marcadas son un óvalo verde relleno y dos óvalos rojos rayados. Hacen falta tres óvalos morados vacíos.
lesson-none = A veces no hay ningún SET. Mira bien y, cuando lo tengas claro, dilo.
    .title = Ningún SET
    .well = Cuando todos lo dicen, salen tres cartas más. La mesa no revela si tenías razón.
    .wrong = Eso no es un SET, y cuesta un punto. Aquí no hay ninguno: dilo.
    .otherwise = Aquí no hay ningún SET. Di que no ves ninguno.
lesson-twelve = Una mesa completa de doce cartas. Esconde tres SETs con una carta en común: ¡encuentra cualquiera!
    .title = Doce cartas
    .well = ¡Bien visto! Todos buscan a la vez, y le toca tomar a quien canta primero.
    .agree = Hay tres SETs. Pide una pista si quieres.
    .otherwise = No es un SET. Mira el motivo debajo de las cartas y prueba otra vez.
lesson-match = Ahora juega una partida corta contra un bot lento. Gana quien reúna más SETs; cantar en falso cuesta un punto.
    .title = Una partida corta
    .well = ¡Eso es SET! Ahora todo es cuestión de verlos.
lesson-alone-take = En solitario no se canta y no hay reloj. Aquí hay dos SETs: encuentra uno y tómalo.
    .title = Tomar
    .well = Tres cartas nuevas ocupan su lugar. Sigue así hasta que se acabe el mazo.
    .more = Aquí hay dos SETs, y tres cartas más cuestan una penalización. ¡Mira otra vez!
    .resign = Si abandonas, no puedes ganar. Aquí hay dos SETs.
    .otherwise = No es un SET, y eso cuesta una penalización. Uno de los dos SETs es todo rojo y vacío.
lesson-alone-more = Si no ves ningún SET, puedes pedir tres cartas más por una penalización. Prueba: aquí no hay ninguno.
    .title = Tres cartas más
    .well = Una penalización, pero ahora hay un SET. Al final puedes compensarla.
    .resign = No hace falta abandonar. Pide tres cartas más.
    .otherwise = No es un SET, y eso también cuesta una penalización. Aquí no hay ninguno: pide tres cartas más.
lesson-alone-back = El mazo está vacío, así que cada SET quita ahora una penalización. Dos cartas de un SET están marcadas.
    .title = Compensar
    .well = La penalización ha desaparecido. Ganas si al final no queda ningún SET ni ninguna penalización.
    .resign = Entonces la penalización se queda y pierdes. Toma un SET para quitarla.
    .otherwise = No es un SET: otra penalización. Con tres ondas verdes vacías y dos rombos morados rellenos va un óvalo rojo rayado.
lesson-alone-match = El final de una partida: doce cartas, y faltan tres por salir. Despeja la mesa sin penalizaciones.
    .title = Una partida corta
    .well = Así es SET en solitario. Una partida entera tiene 81 cartas.

## Ejercicios

drill-judge = ¿SET o no?
    .about = ¿Es un SET? Si no, ¿por qué?
    .question = ¿Es un SET? Si no, ¿qué característica falla?
drill-missing = La carta que falta
    .about = Encuentra la carta que completa el SET.
    .question = ¿Qué carta forma un SET con estas dos?
    .best = La carta que falta es { $card }.
drill-find = Encuentra el SET
    .about = Hay exactamente un SET. ¿Dónde está?
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

## Contar con cartas de verdad

count-judge = ¿Es un SET?
    .about = Introduce tres cartas.
count-find = ¿Hay un SET?
    .about = Introduce las cartas de la mesa.
count-twice = Has introducido { $card } dos veces, pero esa carta solo existe una vez.

## Preguntas cortas sobre las reglas

asked-turns = ¿Se juega por turnos?
    .answer = No. Todos miran a la vez, y quien canta primero toma las cartas.
asked-rule = ¿Cómo compruebo rápido un SET?
    .answer = Si dos cartas comparten algo que la tercera no tiene, no es un SET.
asked-all-same = ¿Tiene que haber algo igual en un SET?
    .answer = No. Las cuatro características pueden ser distintas en las tres cartas.
asked-call = ¿Cuánto tiempo tengo después de cantar?
    .answer = Cinco segundos para tomar tres cartas. Después cuenta como cantar sin SET.
asked-wrong = ¿Qué cuesta cantar en falso?
    .answer = Un punto. Las cartas se quedan en la mesa, y se puede bajar de cero.
asked-none = ¿Y si nadie ve un SET?
    .answer = Si todos están de acuerdo, se reparten tres cartas más.
asked-replace = ¿Se reponen cartas cuando hay 15 en la mesa?
    .answer = No. Un SET tomado de entre más de doce cartas no se repone.
asked-odds = ¿Puede no haber ningún SET en 15 cartas?
    .answer = Sí, pero es raro. Solo con 21 cartas hay siempre un SET.
asked-end = ¿Cuándo termina la partida?
    .answer = Cuando el mazo está vacío y no queda ningún SET, o todos creen que no queda. Gana quien tiene más puntos.
asked-beginners = ¿Hay un juego más fácil para empezar?
    .answer = Sí. Se usan solo las 27 cartas rellenas, y solo se comparan número, color y símbolo.
