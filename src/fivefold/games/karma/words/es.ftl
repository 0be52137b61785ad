### Karma.

karma = Karma
    .blurb = Deshazte de todas tus cartas: juega igual o más alto, o dale la vuelta a la partida con una carta Karma.

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
    .about = Segundos para elegir las cartas de mesa boca arriba antes de que lo haga la mesa; 0: sin límite.
option-turn-seconds = Tiempo por turno
    .about = Segundos para cada paso de un turno antes de que juegue la mesa; 0: sin límite.
option-turn-limit = Partida más larga
    .about = Tras tantos turnos por jugador la partida termina, y pierde quien tenga más cartas.
option-memory = Memoria
    .about = Si la mesa muestra lo que todos podrían recordar: el montón, lo que ha salido del juego y qué cartas se han visto ir a qué mano.
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
    Se acabó el tiempo; la mesa elige { $cards } por { $who ->
        [you] ti
       *[other] { $who }
    }.
    .hidden =
        Se acabó el tiempo; la mesa elige tres cartas por { $who ->
            [you] ti
           *[other] { $who }
        }.
revealed = Boca arriba quedan { $shown }.
# En la lista de las cartas descubiertas.
shown =
    { $who ->
        [you] { $cards } tuyas
       *[other] { $cards } de { $who }
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
    .five = Ahora toca cinco o menos.
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
            [you] Eres quien se queda con cartas, y pierdes.
           *[one] { $losers } es quien se queda con cartas, y pierde.
        }
    .turn-limit =
        Se han agotado los turnos. { $losers-are ->
            [you] Eres quien tiene más cartas, y pierdes.
            [one] { $losers } es quien tiene más cartas, y pierde.
            [us] { $losers } sois quienes tenéis más cartas, y perdéis.
           *[many] { $losers } son quienes tienen más cartas, y pierden.
        }
outcome =
    .one-left = Todos menos uno se han deshecho de sus cartas.
    .turn-limit = Se ha alcanzado el límite de { $turns } turnos; pierde quien tiene más cartas.

## Negativas

not-your-turn = No es tu turno.
name-receiver = Di primero quién se lleva el montón.
no-gift = El montón solo se regala con la carta Karma.
chosen = Las cartas de mesa boca arriba ya están elegidas.
choose-first = Primero todos eligen sus cartas de mesa boca arriba.
three-cards = Pon sobre la mesa tres de tus seis cartas.
not-held = No tienes { $cards }.
    .hand = No tienes { $cards } en la mano.
    .up = No tienes { $cards } entre tus cartas de mesa boca arriba.
one-to-three = Juega una, dos o tres cartas iguales.
blind = Solo te quedan cartas de mesa boca abajo; destapa una.
not-blind = Aún no es el momento de tus cartas de mesa boca abajo.
no-card-there = En ese lugar no hay ninguna carta de mesa boca abajo.
must-follow = Después de «{ -table }» hay que jugar otra carta.
no-pile = No hay ningún montón que llevarse.
not-to-yourself = Dale el montón a otra persona.
no-such-seat = No hay ningún jugador { $number }; los jugadores van del 1 al { $last }.
too-low = { $card } es más bajo que { $top }; juega { $top } o más, una carta Karma, o llévate el montón.
five-or-below = { $card } pasa de cinco; juega un número hasta 5, una carta Karma, o llévate el montón.
not-a-card = «{ $text }» no es una carta: escribe de 1 a 16, GIVE, FIVE, TABLE o UP.
not-a-place = «{ $text }» no es un lugar: escribe 1, 2 o 3.
not-a-player = «{ $text }» no es un jugador: escribe el número que va delante del nombre.
not-three = Nombra las tres cartas que pones sobre la mesa.
not-a-move = «{ $text }» no es una jugada aquí: play, pickup, turn, give o lay, por ejemplo play 7 7.
    .daily = «{ $text }» no es un paso aquí: play y de una a tres cartas, por ejemplo play 7 7; o pickup.
not-alike = Nombra una carta, o dos o tres iguales.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .row = aquí debería haber una o dos cartas iguales.
    .not-in-hand = lo conocido o elegido no está en la mano del sitio { $seat }.
    .has-cards = el asiento { $seat } aún tiene cartas.
    .turn = quien se ha quedado sin cartas no tiene turno.
    .ended = una partida terminada, y solo ella, tiene aquí un motivo.
    .three-or-none = aquí debería haber tres cartas o ninguna.
    .places = aquí debería haber { $places } cartas, con - donde no hay ninguna.

## Pistas

demand = Hace falta { $top } o más; las cartas Karma conviene guardarlas para cuando no encaje ningún número.
    .anything = Vale cualquier carta; de las bajas cuesta deshacerse más tarde.
    .five = Hace falta un número hasta cinco, o una carta Karma.
    .follow = Después de «{ -table }» vale cualquier número: una ocasión para soltar uno bajo.
hint-lay = Pon { $cards } sobre la mesa.
    .why = Lo que pones sobre la mesa se juega al final y casi sin elección: pon lo que sea fácil de jugar.
    .which = Las cartas Karma encajan siempre; los números altos, casi siempre.
hint-give =
    Dáselo a { $to ->
        [you] ti
       *[other] { $to }
    }.
    .why = Quien tiene menos cartas está más cerca de terminar.
hint-turn = Nadie sabe lo que hay boca abajo, así que da igual cuál.
hint-pick-up = Llévate el montón.
    .why = Nada de lo que tienes encaja sobre { $top }.
hint-play = Juega { $cards }.
    .fitting = Esto encaja: { $cards }.

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
    .follow = debe seguir
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
    .blurb = Todas las cartas a la vista: sal antes que el rival, en el menor número de turnos; todos tienen las mismas cartas.
daily-dealt = Todas las cartas están a la vista, { $cards } por lado. Sal antes que el rival, en el menor número de turnos.
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
other-out = El rival ya no tiene cartas.
daily-result =
    Fuera en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }; el mínimo posible es { $best }
    .not-out =
        No saliste antes que el rival; es posible en { $best ->
            [one] { $best } turno
           *[other] { $best } turnos
        }
daily-over = Ya está decidido; da un paso atrás o déjalo así.
show-daily =
    .pile =
        montón: { $cards-count ->
            [0] vacío
           *[other] { $cards }
        }
    .other =
        el rival: mano { $hand-count ->
            [0] vacía
           *[other] { $hand }
        }; a la vista { $up-count ->
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
        }; a la vista { $up-count ->
            [0] nada
           *[other] { $up }
        }
hint-daily =
    Desde aquí { $turns ->
        [one] basta { $turns } turno
       *[other] bastan { $turns } turnos
    }.

## Repaso

review-unit = puntos porcentuales
review-yardstick = Cada jugada se mide por la probabilidad de no quedar al final con cartas. Se exploran muchas suposiciones sobre lo oculto, como hacen nuestros bots más fuertes, y las cartas que entonces quedan dicen la probabilidad.
review-curve = La probabilidad de no quedar al final, tal como están las cartas.
review-move = { $made }: { $chance } % de no quedar al final; no había nada mejor.
    .wrong = { $made }: { $chance } % de no quedar al final. { $best }: { $top } %.
# Lo que alguien hace, al principio de una frase.
review-named =
    .play = Con { $cards }
    .give = Con el montón para { $to ->
            [you] ti
           *[other] { $to }
        }
    .pick-up = Con el montón recogido

## La lección

lesson-fit = Deshazte de todas tus cartas. En el montón hay un 7: juega una carta igual o más alta.
    .title = Igual o más alta
    .well = Encaja. Mientras queden cartas por robar, tu mano se completa hasta tres.
    .pickup = Siempre puedes llevarte el montón, pero aquí hay cartas que encajan. Prueba con el 9 o el 12.
    .otherwise = Así no pones ninguna carta en el montón. Juega el 9 o el 12.
lesson-thrift = Tres cartas encajan sobre el 4. Las altas serán valiosas más tarde: juega la más baja que encaje.
    .title = La más baja que encaje
    .well = Con una igual basta. El 10 y el 15 esperan tiempos más difíciles.
    .higher = También encaja, pero bastaba un 4, y después todo se complica.
    .pickup = Nadie tiene que llevarse el montón mientras una carta encaje. Busca la más baja.
    .otherwise = Juega el 4, la más baja que encaja.
lesson-twins = Las cartas iguales se pueden jugar juntas. Tienes dos 8: juega los dos a la vez.
    .title = Dos a la vez
    .well = Dos cartas menos en un solo turno.
    .one = Un 8 está bien; dos, mejor. Elige los dos antes de jugar.
    .otherwise = Elige los dos 8 y juégalos.
lesson-pickup = Nada en tu mano llega a 14. Solo queda una salida: llévate el montón.
    .title = Cuando nada encaja
    .well = Sus cartas son tuyas y tu turno ha terminado. Le pasa a todo el mundo.
    .otherwise = Llévate el montón.
lesson-row = Hay dos 9 seguidos y tú tienes el tercero. Tres iguales seguidas retiran el montón.
    .title = Tres seguidas
    .well = El montón ha salido del juego y vuelve a ser tu turno: empieza uno nuevo.
    .eleven = Encaja, pero el 9 habría retirado todo el montón.
    .pickup = Tendrías dos 9 más. Juega el tuyo y el montón desaparece.
    .otherwise = Juega el 9.
lesson-five = Ahora las cartas Karma: encajan sobre cualquiera. Después de «{ -five }», quien sigue necesita un 5 como mucho o una carta Karma.
    .title = { -five }
    .well = Enfrente no hay nada tan bajo.
    .otherwise = Nada más encaja sobre el 13. Juega «{ -five }».
lesson-give = Un montón alto y nada encaja. «{ -give }» se lo da a otra persona, y la carta sale del juego.
    .title = { -give }
    .well = Seis cartas que no son para ti. Quien sigue empieza un montón nuevo.
    .otherwise = No te lo lleves: juega «{ -give }».
lesson-up = «{ -up }» sube la carta de abajo del montón. Bajo el 16 hay un 5.
    .title = { -up }
    .well = Ahora cuenta el 5, y tienes una carta menos.
    .otherwise = Juega «{ -up }» y el 16 ya no cuenta.
lesson-table = «{ -table }» te deja seguir enseguida con una de tus cartas de mesa, sea cual sea su número. Tu 1 casi nunca encaja: es el momento.
    .title = { -table }
    .well = El 1 ya no está, y era la más difícil de todas.
    .high = Esa la podías jugar sobre muchos montones. El 1 no encaja casi en ninguno.
    .otherwise = Juega primero la carta Karma y después el 1 de la mesa.
lesson-blind = La mano y el mazo están vacíos, y las cartas de mesa visibles también. Ahora se juegan las ocultas, a ciegas: dale la vuelta a una.
    .title = Cartas ocultas
    .well = Si encaja, queda jugada; si no, te llevas el montón con ella. Quien no tiene ninguna carta ha terminado, y pierde quien se queda al final con cartas.
    .otherwise = Dale la vuelta a una de las cartas ocultas.
lesson-match = El final de una partida contra alguien que se lo toma con calma. Pide una pista cuando quieras.
    .title = Una partida corta
    .well = Eso ha sido una partida de Karma. Te espera una entera.

## Ejercicios

drill-may = ¿Qué se puede jugar?
    .about = Todas las cartas que encajan en el montón.
    .question = Encima está { $top }. Elige todas las cartas que se pueden jugar sobre ella.
    .best = Encajan: { $cards }.
drill-best = Salir primero
    .about = Todo está a la vista; ¿con qué jugada sales antes?
    .question = Todas las cartas están a la vista. ¿Con qué jugada sales primero, en menos turnos? El rival juega siempre la carta más baja que encaja.
    .best =
        Fuera en { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        }, por ejemplo: { $steps }.
    .out =
        Después sales como pronto en { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        }; se puede en { $fewest }.
    .soonest =
        Así sales en { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        }, y antes es imposible.
    .never = Después no sales primero en { $most } turnos; se puede en { $fewest }.
drill-fits =
    .high = { $card } encaja en { $top }.
    .low = { $card } no pasa de cinco.
    .always = { $card } es una carta Karma: siempre se puede jugar.
drill-pile = Montón; lo de encima, a la derecha
drill-theirs = La mano del rival
    .up = Cartas de mesa descubiertas del rival
drill-mine = Tu mano
    .up = Tus cartas de mesa descubiertas
drill-pick-up = llevarse el montón
