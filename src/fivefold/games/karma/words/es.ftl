### Karma.

karma = Karma
    .blurb = Iguala o supera la carta de arriba y quédate sin cartas antes que nadie.

## Cartas. En notación: de 1 a 16, GIVE, FIVE, TABLE y UP.

-give = Regala el montón a un amigo
-five = Cinco o menos
-table = Juega una carta de mesa
-up = De abajo arriba

# Tantas de una clase, por ejemplo «dos 7».
piece =
    { $count ->
        [1] { card-name }
        [2] dos { several }
        [3] tres { several }
        [4] cuatro { several }
        [5] cinco { several }
        [6] seis { several }
       *[other] { $count } { several }
    }
card-name =
    { $piece ->
        [GIVE] «{ -give }»
        [FIVE] «{ -five }»
        [TABLE] «{ -table }»
        [UP] «{ -up }»
       *[other] { $piece }
    }
several =
    { $piece ->
        [GIVE] «{ -give }»
        [FIVE] «{ -five }»
        [TABLE] «{ -table }»
        [UP] «{ -up }»
       *[other] { $piece }
    }

## Lo impreso en las cartas: una palabra corta, y debajo el nombre en líneas de once letras como mucho.

face-give = Regala / el montón / a un amigo
face-five = Cinco / o menos
face-table = Mesa / Juega carta / de mesa
face-up = Arriba / De abajo / arriba

## Reglas de la casa

option-choose-seconds = Tiempo para elegir
    .about = Segundos para elegir tus cartas de mesa boca arriba antes de que la mesa elija por ti. 0: sin límite.
option-turn-seconds = Tiempo por turno
    .about = Cuánto puede durar cada paso de un turno antes de que la mesa juegue por ti. Con días, juegas cuando tienes tiempo.
option-turn-limit = Duración máxima
    .about = Tras tantos turnos por jugador la partida termina, y pierde quien tenga más cartas.
option-memory = Memoria
    .about = Quién recuerda el montón, las cartas fuera del juego y las que se han visto ir a una mano.
    .forgetful = recuerdan los jugadores
    .open = recuerda la mesa

## Lo que pasa

dealt =
    Se han repartido las cartas; { $draw ->
        [one] queda { $draw } carta
       *[other] quedan { $draw } cartas
    } en el mazo de robo.
holds =
    { $who ->
        [you] Tienes
       *[other] { $who } tiene
    } { $cards }.
laid =
    { $who ->
        [you] Pones { $cards } sobre la mesa.
       *[other] { $who } pone { $cards } sobre la mesa.
    }
    .hidden =
        { $who ->
            [you] Pones tres cartas sobre la mesa.
           *[other] { $who } pone tres cartas sobre la mesa.
        }
laid-late =
    Se acabó el tiempo. La mesa pone { $cards } por { $who ->
        [you] ti
       *[other] { $who }
    }.
    .hidden =
        Se acabó el tiempo. La mesa pone tres cartas por { $who ->
            [you] ti
           *[other] { $who }
        }.
revealed = Boca arriba: { $shown }.
# En la lista de las cartas descubiertas.
shown =
    { $who ->
        [you] { $cards } (tú)
       *[other] { $cards } ({ $who })
    }
begins =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $who }.
    }
# Precede a lo que hace la mesa por quien ha tardado demasiado.
late = Se acabó el tiempo:
played =
    .hand =
        { $who ->
            [you] Juegas
           *[other] { $who } juega
        } { $cards }.
    .up =
        { $who ->
            [you] Juegas
           *[other] { $who } juega
        } { $cards } desde la mesa.
    .down =
        { $who ->
            [you] Destapas a ciegas { $cards }, y encaja.
           *[other] { $who } destapa a ciegas { $cards }, y encaja.
        }
three-in-a-row = Tres seguidas: el montón sale del juego.
effect =
    .give = ¿Quién se lleva el montón?
    .give-nothing = No hay montón que regalar.
    .five = La siguiente carta debe ser 5 o menos.
    .table = Sigue otra carta.
    .up = La carta de abajo, { $card }, pasa arriba.
drew =
    { $who ->
        [you] Robas
       *[other] { $who } roba
    } { $cards }.
    .hidden =
        { $who ->
            [you] Robas
           *[other] { $who } roba
        } { $cards-count ->
            [one] { $cards-count } carta
           *[other] { $cards-count } cartas
        }.
out =
    { $who ->
        [you] Te has quedado sin cartas.
       *[other] { $who } se ha quedado sin cartas.
    }
back =
    { $who ->
        [you] Vuelves a la partida.
       *[other] { $who } vuelve a la partida.
    }
new-pile =
    { $who ->
        [you] Empiezas un montón nuevo.
       *[other] { $who } empieza un montón nuevo.
    }
picked-up =
    { $who ->
        [you] Te llevas
       *[other] { $who } se lleva
    } el montón de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
    .turned =
        { $who ->
            [you] Destapas { $card }, que no encaja, y te la llevas
           *[other] { $who } destapa { $card }, que no encaja, y se la lleva
        } con el montón de { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }.
gave =
    { $who ->
        [you] Le das el montón
       *[other] { $to ->
            [you] { $who } te da el montón
           *[other] { $who } le da el montón
        }
    } de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $to ->
        [you] .
       *[other] { " " }a { $to }.
    }
ended =
    .one-left =
        { $losers-are ->
            [you] Eres la última persona con cartas y pierdes.
           *[one] { $losers } se queda al final con cartas y pierde.
        }
    .turn-limit =
        Se ha alcanzado el límite de turnos. { $losers-are ->
            [you] Tienes más cartas que nadie y pierdes.
            [one] { $losers } tiene más cartas que nadie y pierde.
            [us] Pierde quien tiene más cartas: { $losers }.
           *[many] { $losers } tienen más cartas que nadie y pierden.
        }
outcome =
    .one-left = Solo queda una persona con cartas.
    .turn-limit = Se ha alcanzado el límite de turnos ({ $turns }). Pierde quien tiene más cartas.

## Negativas

not-your-turn = No es tu turno.
name-receiver = Elige primero quién se lleva el montón.
no-gift = El montón solo se regala con su carta Karma.
chosen = Las cartas de mesa boca arriba ya se han elegido.
choose-first = Espera a que todos elijan sus cartas de mesa boca arriba.
three-cards = Pon sobre la mesa tres de tus seis cartas.
not-held = No tienes { $cards }.
    .hand = No tienes { $cards } en la mano.
    .up = No tienes { $cards } entre tus cartas de mesa boca arriba.
one-to-three = Juega una, dos o tres cartas iguales.
blind = Solo te quedan cartas de mesa boca abajo. Destapa una.
not-blind = Aún no es el momento de tus cartas de mesa boca abajo.
no-card-there = Ahí no hay ninguna carta de mesa boca abajo. Elige otra.
must-follow = Después de «{ -table }» hay que jugar otra carta.
no-pile = No hay montón que llevarse. Juega una carta.
not-to-yourself = Dale el montón a otra persona.
no-such-seat = No hay ningún jugador { $number }. Los jugadores van del 1 al { $last }.
too-low = { $card } no llega a { $top }. Juega { $top } o más, una carta Karma, o llévate el montón.
five-or-below = { $card } pasa de 5. Juega 5 o menos, una carta Karma, o llévate el montón.
not-a-card = «{ $text }» no es una carta. Escribe de 1 a 16, GIVE, FIVE, TABLE o UP.
not-a-place = «{ $text }» no es un lugar. Escribe 1, 2 o 3.
not-a-player = «{ $text }» no es un jugador. Escribe el número que va delante del nombre.
not-three = Nombra las tres cartas que pones sobre la mesa.
not-a-move = «{ $text }» no es una jugada. Escribe play, pickup, turn, give o lay, por ejemplo play 7 7.
    .daily = «{ $text }» no es una jugada. Escribe play y de una a tres cartas, por ejemplo play 7 7, o pickup.
not-alike = Nombra una carta para jugar, o dos o tres iguales.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .row = se esperaban una o dos cartas iguales.
    .not-in-hand = una carta conocida o elegida no está en la mano del asiento { $seat }.
    .has-cards = el asiento { $seat } aún tiene cartas.
    .turn = quien ya no tiene cartas no tiene turno.
    .ended = solo una partida terminada tiene un motivo.
    .three-or-none = se esperaban tres cartas o ninguna.
    .places = se esperaba este número de cartas: { $places }, con - para un lugar vacío.

## Pistas

demand = Hace falta { $top } o más. Guarda las cartas Karma para cuando no encaje nada más.
    .anything = Vale cualquier carta. Las bajas cuesta soltarlas más tarde.
    .five = Hace falta 5 o menos, o una carta Karma.
    .follow = Después de «{ -table }» vale cualquier número: una ocasión para soltar uno bajo.
hint-lay = Pon { $cards } sobre la mesa.
    .why = Estas cartas las juegas al final. Pon las que sean fáciles de jugar.
    .which = Las cartas Karma encajan siempre; los números altos, casi siempre.
hint-give =
    Dáselo a { $to ->
        [you] ti
       *[other] { $to }
    }.
    .why = Quien tiene menos cartas está más cerca de terminar.
hint-turn = Nadie sabe lo que hay boca abajo. Elige cualquiera.
hint-pick-up = Llévate el montón.
    .why = Nada de lo que tienes encaja sobre { $top }.
hint-play = Juega { $cards }.
    .fitting = Encajan: { $cards }.

## La mesa en texto

show-pile =
    montón: { $top } ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    })
    .none = sin montón
    .open =
        montón: { $cards } ({ $cards-count ->
            [one] { $cards-count } carta
           *[other] { $cards-count } cartas
        }, la de arriba al final)
show-rest =
    { $draw ->
        [one] { $draw } carta
       *[other] { $draw } cartas
    } en el mazo de robo, { $gone ->
        [one] { $gone } carta
       *[other] { $gone } cartas
    } fuera del juego
show-gone = fuera del juego: { $cards }
show-player =
    { $number } { $who ->
        [you] tú
       *[other] { $who }
    }: { $notes }
# Notas sobre un jugador, separadas por comas.
show-held = mano { $cards }
    .known = mano { $cards } con { $known }
show-table = mesa { $cards }
show-state =
    .chosen = ha elegido
    .chooses = elige
    .lost = ha perdido
    .out = sin cartas
    .play = le toca
    .follow = juega otra carta
    .give = regala el montón
show-hand =
    tu mano: { $cards-count ->
        [0] vacía
       *[other] { $cards }
    }
show-chosen = pones sobre la mesa: { $cards }
show-give = quién se lleva el montón: { $receivers }
show-receiver =
    { $move } para { $who ->
        [you] ti
       *[other] { $who }
    }

## El rompecabezas del día; el rival no tiene nombre

karma-daily = Karma del día
    .blurb = Todas las cartas boca arriba. Quédate sin cartas antes que el rival, en el menor número de turnos. Son las mismas para todo el mundo.
daily-dealt = Todas las cartas boca arriba, { $cards } por jugador. Termina antes que el rival, en el menor número de turnos.
other-played = El rival juega { $cards }.
other-took =
    El rival se lleva el montón de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
other-gave =
    { $who ->
        [you] Recibes
       *[other] { $who } recibe
    } el montón de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
gave-other =
    { $who ->
        [you] Regalas
       *[other] { $who } regala
    } el montón de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
other-out = El rival se ha quedado sin cartas.
daily-result =
    Sin cartas en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } (mínimo posible: { $best })
    .not-out =
        El rival terminó antes (posible en { $best ->
            [one] { $best } turno
           *[other] { $best } turnos
        })
daily-over = Ya está decidido. Deshaz un paso o pulsa «Listo».
show-daily =
    .pile =
        montón: { $cards-count ->
            [0] vacío
           *[other] { $cards }
        }
    .other =
        rival: mano { $hand-count ->
            [0] vacía
           *[other] { $hand }
        }; boca arriba { $up-count ->
            [0] nada
           *[other] { $up }
        }
    .mine =
        { $who ->
            [you] tú
           *[other] { $who }
        }: mano { $hand-count ->
            [0] vacía
           *[other] { $hand }
        }; boca arriba { $up-count ->
            [0] nada
           *[other] { $up }
        }
hint-daily =
    Desde aquí { $turns ->
        [one] puedes terminar en { $turns } turno
       *[other] puedes terminar en { $turns } turnos
    }.

## Repaso

review-unit = puntos porcentuales
review-yardstick = Cada jugada se mide por tu probabilidad de no perder. Nuestros bots más fuertes la calculan con muchas suposiciones sobre las cartas ocultas.
review-curve = Probabilidad de no perder, con todas las cartas conocidas.
review-move = { $made }: { $chance } % de probabilidad de no perder. Ninguna jugada era mejor.
    .wrong = { $made }: { $chance } % de probabilidad de no perder. { $best }: { $top } %.
# Lo que alguien hace, al principio de una frase.
review-named =
    .play = Con { $cards }
    .give = Dando el montón a { $to ->
            [you] ti
           *[other] { $to }
        }
    .pick-up = Llevándose el montón

## La lección

lesson-fit = Deshazte de todas tus cartas. En el montón hay un 7: juega una carta igual o más alta.
    .title = Igual o más alta
    .well = Encaja. Mientras queden cartas por robar, tu mano se completa hasta tres.
    .pickup = Siempre puedes llevarte el montón, pero aquí tienes cartas que encajan. Prueba con el 9 o el 12.
    .otherwise = Así no pones ninguna carta en el montón. Juega el 9 o el 12.
lesson-thrift = Tres de tus cartas encajan sobre el 4. Guarda las altas para después: juega la más baja que encaje.
    .title = La más baja que encaje
    .well = Con una igual basta. El 10 y el 15 quedan para cuando hagan falta.
    .higher = También encaja, pero el 4 bastaba. Luego todo es más difícil.
    .pickup = No hace falta llevarse el montón si una carta encaja. Juega la más baja.
    .otherwise = Juega el 4, la más baja que encaja.
lesson-twins = Las cartas iguales se pueden jugar juntas. Tienes dos 8: juega los dos a la vez.
    .title = Dos a la vez
    .well = Dos cartas menos en un solo turno.
    .one = Un 8 está bien; dos, mejor. Elige los dos antes de jugar.
    .otherwise = Elige los dos 8 y juégalos.
lesson-pickup = Nada en tu mano llega a 14. Tienes que llevarte el montón.
    .title = Cuando nada encaja
    .well = Sus cartas son tuyas y tu turno ha terminado. Le pasa a todo el mundo.
    .otherwise = Llévate el montón.
lesson-row = Hay dos 9 seguidos y tú tienes el tercero. Tres iguales seguidas retiran el montón.
    .title = Tres seguidas
    .well = El montón sale del juego y te toca otra vez. Empiezas uno nuevo.
    .eleven = Encaja, pero el 9 habría retirado todo el montón.
    .pickup = Tendrías dos 9 más. Juega el tuyo y el montón desaparece.
    .otherwise = Juega el 9.
lesson-five = Las cartas Karma encajan sobre cualquiera. Después de «{ -five }» hace falta un 5 o menos, o una carta Karma.
    .title = { -five }
    .well = El rival no tiene nada tan bajo.
    .otherwise = Nada más encaja sobre el 13. Juega «{ -five }».
lesson-give = El montón es alto y nada encaja. «{ -give }» se lo pasa a otra persona y sale del juego.
    .title = { -give }
    .well = ¡Seis cartas que no son para ti! Quien sigue empieza un montón nuevo.
    .otherwise = No te lo lleves: juega «{ -give }».
lesson-up = «{ -up }» pone arriba la carta de abajo del montón. Bajo el 16 hay un 5.
    .title = { -up }
    .well = Ahora cuenta el 5, y tienes una carta menos.
    .otherwise = Juega «{ -up }» y el 16 ya no cuenta.
lesson-table = Después de «{ -table }» juegas enseguida una de tus cartas de mesa. Vale cualquier número, así que suelta tu 1.
    .title = { -table }
    .well = Adiós al 1, tu carta más difícil de jugar.
    .high = Esa carta encaja en muchos montones, pero el 1 no encaja casi en ninguno.
    .otherwise = Juega primero la carta Karma y después el 1 de la mesa.
lesson-blind = Ya no te quedan mano, mazo de robo ni cartas de mesa boca arriba. Destapa una carta boca abajo, sin mirar.
    .title = Cartas boca abajo
    .well = Si encaja, queda jugada; si no, te la llevas con el montón. Pierde la última persona con cartas.
    .otherwise = Destapa una de las cartas boca abajo.
lesson-match = Juega el final de una partida contra un bot fácil. Pide una pista cuando quieras.
    .title = Una partida corta
    .well = Eso ha sido Karma. ¡Ya puedes jugar una partida entera!

## Ejercicios

drill-may = ¿Qué se puede jugar?
    .about = Encuentra todas las cartas que encajan en el montón.
    .question = Arriba está { $top }. Elige todas las cartas que puedes jugar encima.
    .best = Encajan: { $cards }.
drill-best = Terminar primero
    .about = Todas las cartas están boca arriba. ¿Con qué jugada terminas antes?
    .question = Todas las cartas están boca arriba. ¿Con qué jugada terminas primero, en menos turnos? El rival juega siempre la carta más baja que encaja.
    .best =
        Sin cartas en { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        }, por ejemplo: { $steps }.
    .out =
        Después terminas, como pronto, en { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        }. Se puede en { $fewest }.
    .soonest =
        Así terminas en { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        }. No se puede antes.
    .never = Después no terminas primero en { $most } turnos. Se puede en { $fewest }.
drill-fits =
    .high = { $card } encaja sobre { $top }.
    .low = { $card } es 5 o menos.
    .always = { $card } es una carta Karma. Siempre se puede jugar.
drill-pile = Montón; la carta de arriba, a la derecha
drill-theirs = La mano del rival
    .up = Cartas de mesa boca arriba del rival
drill-mine = Tu mano
    .up = Tus cartas de mesa boca arriba
drill-pick-up = llevarse el montón

## La hoja de puntos de una mesa real

scored-last = ¿Quién se quedó con cartas al final?

## Contar con cartas de verdad

count-fits = ¿Qué encaja?
    .about = Introduce la carta de arriba del montón. Después de «{ -up }», es la carta que subió.
    .empty = El montón está vacío, así que encaja cualquier carta.
    .give = «{ -give }» sale del juego. Introduce la carta de debajo.
    .anything = Sobre { $top } encaja cualquier carta.
    .five = Encaja un número hasta el 5 o cualquier carta Karma. Si no, llévate el montón.
    .number = Encaja { $top } o más, o cualquier carta Karma. Si no, llévate el montón.
count-card = ¿Qué hace?
    .about = Introduce una carta.
count-does =
    .give = «{ -give }»: otra persona se lleva todo el montón, y la carta sale del juego.
    .five = «{ -five }»: quien sigue tiene que jugar 5 o menos o una carta Karma, o llevarse el montón.
    .table = «{ -table }»: juega enseguida otra carta, que siempre encaja.
    .up = «{ -up }»: la carta de abajo del montón pasa arriba, y quien sigue juega sobre ella.
    .number = { $card } encaja sobre el mismo número o uno menor. Quien sigue necesita { $card } o más.
count-also =
    .give = Puedes elegir a alguien que ya ha terminado. Sin montón no pasa nada.
    .five = Se queda en el montón.
    .table = Toma una carta de mesa boca arriba; si no hay, destapa una boca abajo; si tampoco hay, juega una de la mano.
    .up = Sobre un montón vacío cuenta como cero, así que encaja todo.
    .number = La tercera de tres cartas iguales seguidas saca el montón del juego, y quien la jugó sigue jugando.

## Preguntas cortas sobre las reglas

asked-must-play = ¿Tengo que jugar si puedo?
    .answer = No. Siempre puedes llevarte el montón, salvo que esté vacío.
asked-equal = ¿Puedo jugar varias cartas a la vez?
    .answer = Sí, dos o tres iguales, todas de la mano o todas de tus cartas de mesa boca arriba.
asked-three = ¿Qué pasa con tres iguales seguidas?
    .answer = La tercera saca el montón del juego, y quien la jugó sigue jugando.
asked-others-three = ¿Cuentan juntas las cartas de varios jugadores?
    .answer = Sí. Da igual quién las jugó y en cuántos turnos.
asked-refill = ¿Cuándo robo cartas?
    .answer = Al final de tu turno, hasta tener tres en la mano. No después de llevarte el montón.
asked-when-table = ¿Cuándo puedo jugar mis cartas de mesa?
    .answer = Cuando no te quedan ni mano ni mazo: primero las boca arriba, luego las boca abajo.
asked-face-down = ¿Y si una carta boca abajo no encaja?
    .answer = Va a tu mano junto con el montón, y tu turno termina.
asked-picked-up = ¿Y si me llevo el montón cuando ya juego cartas de mesa?
    .answer = Vuelves a tener mano, y hay que jugarla antes que ninguna carta de mesa.
asked-two-five = ¿Qué puedo jugar después de «Cinco o menos»?
    .answer = Un número del 1 al 5 o cualquier carta Karma. Si no, llévate el montón.
asked-give-out = ¿Puedo regalar el montón a alguien que ya terminó?
    .answer = Sí. Entonces vuelve a la partida.
asked-give-two = ¿Hacen más dos cartas Karma iguales que una?
    .answer = No. Dos a la vez tienen el efecto de una.
asked-end = ¿Quién gana?
    .answer = Todos menos la última persona a la que le quedan cartas.
