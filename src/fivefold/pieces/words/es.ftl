### Lo que comparten varios juegos: cantar SET, las rondas, quién está, y lo que muestran las cartas y los dados de SET.

## Cartas y dados de SET. En notación: número, color r g p, relleno s o t (en las cartas), símbolo o q d; * es WILD.

# Tantas de una carta o de una cara, cuyos signos cuenta `$parts`: `2rtd` 4, `2rd` 3, `*` 1, `*2rd` 4.
piece =
    { $count ->
        [1] { "" }
       *[other] { $count } ×{ " " }
    }{ $part-1 ->
        [star] { $parts ->
            [1] WILD
           *[other] { wild-as }
        }
       *[other] { $parts ->
            [3] { face }
            [4] { card }
           *[other] { $piece }
        }
    }
# Solo los nombres.
named = { $pieces }
# Por ejemplo «dos rombos rojos rayados» o «una onda verde vacía».
card =
    { $part-1 ->
        [1] { $part-4 ->
            [q] una onda { $part-2 ->
                [r] roja
                [g] verde
               *[p] morada
            } { $part-3 ->
                [s] rellena
                [o] vacía
               *[t] rayada
            }
           *[other] un { $part-4 ->
                [o] óvalo
               *[d] rombo
            } { $part-2 ->
                [r] rojo
                [g] verde
               *[p] morado
            } { $part-3 ->
                [s] relleno
                [o] vacío
               *[t] rayado
            }
        }
       *[other] { $part-1 ->
            [2] dos
           *[3] tres
        } { $part-4 ->
            [q] ondas { $part-2 ->
                [r] rojas
                [g] verdes
               *[p] moradas
            } { $part-3 ->
                [s] rellenas
                [o] vacías
               *[t] rayadas
            }
           *[other] { $part-4 ->
                [o] óvalos
               *[d] rombos
            } { $part-2 ->
                [r] rojos
                [g] verdes
               *[p] morados
            } { $part-3 ->
                [s] rellenos
                [o] vacíos
               *[t] rayados
            }
        }
    }
# Por ejemplo «dos rombos rojos».
face =
    { $part-1 ->
        [1] { $part-3 ->
            [q] una onda { $part-2 ->
                [r] roja
                [g] verde
               *[p] morada
            }
           *[other] un { $part-3 ->
                [o] óvalo
               *[d] rombo
            } { $part-2 ->
                [r] rojo
                [g] verde
               *[p] morado
            }
        }
       *[other] { $part-1 ->
            [2] dos
           *[3] tres
        } { $part-3 ->
            [q] ondas { $part-2 ->
                [r] rojas
                [g] verdes
               *[p] moradas
            }
           *[other] { $part-3 ->
                [o] óvalos
               *[d] rombos
            } { $part-2 ->
                [r] rojos
                [g] verdes
               *[p] morados
            }
        }
    }
# Un WILD que vale por una cara, por ejemplo «WILD como dos rombos rojos».
wild-as =
    WILD como { $part-2 ->
        [1] { $part-4 ->
            [q] una onda { $part-3 ->
                [r] roja
                [g] verde
               *[p] morada
            }
           *[other] un { $part-4 ->
                [o] óvalo
               *[d] rombo
            } { $part-3 ->
                [r] rojo
                [g] verde
               *[p] morado
            }
        }
       *[other] { $part-2 ->
            [2] dos
           *[3] tres
        } { $part-4 ->
            [q] ondas { $part-3 ->
                [r] rojas
                [g] verdes
               *[p] moradas
            }
           *[other] { $part-4 ->
                [o] óvalos
               *[d] rombos
            } { $part-3 ->
                [r] rojos
                [g] verdes
               *[p] morados
            }
        }
    }
# Lo que acompaña a los símbolos en el papel, que puede imprimirse sin colores.
colour-letter =
    { $colour ->
        [r] R
        [g] V
       *[p] M
    }
    .legend = R rojo, liso; V verde, rayado; M morado, punteado
# Una característica en la que dos coinciden y el otro no, en cartas o en dados; va en una lista.
fault =
    .number =
        dos veces { $two ->
            [one] { $two } símbolo
           *[other] { $two } símbolos
        } y una vez { $one }
    .colour =
        dos veces { $two ->
            [r] rojo
            [g] verde
           *[p] morado
        } y una vez { $one ->
            [r] rojo
            [g] verde
           *[p] morado
        }
    .shading =
        dos veces { $two ->
            [s] relleno
            [o] vacío
           *[t] rayado
        } y una vez { $one ->
            [s] relleno
            [o] vacío
           *[t] rayado
        }
    .symbol =
        dos veces { $two ->
            [o] óvalo
            [q] onda
           *[d] rombo
        } y una vez { $one ->
            [o] óvalo
            [q] onda
           *[d] rombo
        }
# Pistas que descubren un SET pieza a pieza.
give-away =
    .one = Hay un SET con { $pieces }.
    .two = Hay un SET con { $pieces }.
    .three = El SET es { $pieces }.
no-set = Aquí no hay ningún SET.

## Cantar SET

option-call-seconds = Tiempo para tomar
    .about = Segundos para tomar un SET después de cantarlo.
option-lag-credit-ms = Foto finish
    .about = Cuántos milisegundos antes puede contar un SET cantado por una conexión lenta; 0: desactivado.
pressed =
    { $who ->
        [you] Cantas SET; decide la foto finish.
       *[other] { $who } canta SET; decide la foto finish.
    }
has-board =
    { $who ->
        [you] Te toca tomar.
       *[other] Le toca tomar a { $who }.
    }
photo-finish = Foto finish: { $presses }.
# En la lista de quienes han cantado.
press =
    { $who ->
        [you] tú
       *[other] { $who }
    } a los { $ms } ms
measured =
    { $who ->
        [you] Estás
       *[other] { $who } está
    } a { $ms } ms.
board-taken = Ahora le toca tomar a otra persona. Espera a que termine.
called = Ya has cantado SET.
no-board =
    .cards = Canta SET antes de tomar cartas.
    .dice = Canta SET antes de tomar dados.

## Quién está

left =
    { $who ->
        [you] Te has ido.
       *[other] { $who } se ha ido.
    }
returned =
    { $who ->
        [you] Has vuelto.
       *[other] { $who } ha vuelto.
    }
away = Esa persona ya se ha ido.
    .you = Has salido de la mesa. Vuelve primero.
here = Esa persona ya está aquí.

## Las rondas

readied =
    { $who ->
        [you] Quieres seguir.
       *[other] { $who } quiere seguir.
    }
time-up = ¡Se acabó el tiempo!
# Cuántas rondas ha tenido la partida; siguen un punto y coma y quién gana.
were-played =
    { $rounds ->
        [1] Se ha jugado una ronda
       *[other] Se han jugado las { $rounds } rondas
    }
    .hands =
        { $rounds ->
            [1] Se ha jugado una ronda
           *[other] Se han jugado las { $rounds } rondas
        }
ready = Ya has dicho que quieres seguir. Faltan los demás.

## Lo que falla en un punto del texto de una posición; va tras dos puntos.

wrong =
    .date = se esperaba la fecha de este reto: { $date }.
    .two-callers = nadie puede cantar mientras le toca tomar a alguien.
    .press = se esperaba un asiento, su llegada y el momento en que cuenta.
    .calling = se esperaba un asiento y el final de su tiempo.
    .sheet =
        se esperaban { $seats ->
            [one] { $seats } número
           *[other] { $seats } números
        }: los puntos de cada jugador en una ronda.

## Dados y casillas en notación

not-a-die = «{ $text }» no es un dado. Escribe # y un número, de #1 a #42.
    .shown = «{ $text }» no es un dado. Escribe lo que muestra y su número, por ejemplo 2rd#7.
not-a-face = «{ $text }» no es una cara de un dado. Escribe número 1-3, color r(ojo) g (verde) p (morado), símbolo o (óvalo) q (onda) d (rombo), por ejemplo 2rd; * es WILD, y *2rd es un WILD que equivale a 2rd.
not-a-square = «{ $text }» no es una casilla. Escribe una columna de la a a la { $column } y una fila de 1 a { $row }, por ejemplo g7.

## Listas de palabras

# Cómo se llama una lista, donde se elige una.
word-list =
    { $name ->
        [english] inglés
        [french] francés
        [german] alemán
        [spanish] español
       *[other] { $name }
    }
bad-words = { $path }, línea { $line }: { $why }
    .file = { $path }: { $error }.
    .empty = { $path }: no se han encontrado palabras.
    .alphabet = { $path }: las palabras usan más de { $most } letras distintas.
    .place = { $path }: la ruta de una lista de palabras no puede contener «{ $sign }».
bad-line =
    .not-text = esto no es texto en UTF-8.
    .several = «{ $text }» es más de una palabra.
    .letters = «{ $text }» tiene caracteres que no son letras.
    .length = «{ $text }» no tiene de { $least } a { $most } letras.
    .level = { $level } no es un nivel: { $levels }.

## Un rompecabezas al día

option-date = Fecha
    .about = Fecha del reto. Es el mismo para todo el mundo.
# Después de «debe ser».
allowed-date = una fecha del calendario
stepped-back =
    { $who ->
        [you] Deshaces el último paso.
       *[other] { $who } deshace el último paso.
    }
daily-finished =
    .solved = ¡Perfecto!
    .done =
        { $who ->
            [you] Lo dejas así.
           *[other] { $who } lo deja así.
        }
# `$result` es, por ejemplo, «5 de 6 SETs»; se cuentan los pasos deshechos.
daily-outcome =
    { $result }; { $backs ->
        [0] nada deshecho
        [one] { $backs } paso deshecho
       *[other] { $backs } pasos deshechos
    }, en { $time }.
    .slips =
        { $result }; { $slips ->
            [one] { $slips } error
           *[other] { $slips } errores
        }, { $backs ->
            [0] nada deshecho
            [one] { $backs } paso deshecho
           *[other] { $backs } pasos deshechos
        }, en { $time }.
# A line for friends, which must give nothing away.
daily-shared = 🟨 { $game }, { $date }: en { $time }
    .solved = 🟩 { $game }, { $date }: perfecto en { $time }
daily-so-far =
    hasta ahora: { $points }; { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, { $backs ->
        [one] { $backs } deshecho
       *[other] { $backs } deshechos
    }
# Al final: lo que es posible, y cómo, en notación.
daily-best = lo mejor posible: { $best }, por ejemplo { $steps }
nothing-back = No hay nada que deshacer.
too-many-steps = Son demasiados pasos ({ $most } como mucho). Deshaz algunos.
hint-back = Desde aquí ya no es posible la solución perfecta. Deshaz el último paso.

## La mesa de un reto del día

daily-back = Deshacer
daily-done = Listo
daily-about =
    .back = Deshace tu último paso.
    .done = Termina el reto con tu resultado actual.
daily-look = Mostrar
    .own = Tu solución
    .best = Mejor solución
daily-figure =
    .wrong = Errores
    .backs = Deshechos
# Un resultado para amigos, que no revela nada de lo que es posible.
daily-share =
    .solved = { $title }, { $date }: resuelto en { $time }
    .done = { $title }, { $date }: sin resolver, { $time }

## Lo que se sigue de partida en partida

pace = Segundos por SET
    .about = Desde el último cambio en la mesa hasta que cantas SET. Menos es mejor.

## Cartas ocultas, en repeticiones con las cartas a la vista

hidden =
    .deck = Mazo
    .draw-pile = Mazo de robo
    .down = Boca abajo
    .aside = Apartadas
    .exchange = Para cambiar

## Contar con cartas y dados de verdad

count-set = ¡Es un SET!
    .none = No es un SET.
count-feature =
    .same =
        { $feature ->
            [number] Número
            [colour] Color
            [shading] Relleno
           *[symbol] Símbolo
        }: todo igual.
    .different =
        { $feature ->
            [number] Número
            [colour] Color
            [shading] Relleno
           *[symbol] Símbolo
        }: todo distinto.
    .fault =
        { $feature ->
            [number] Número
            [colour] Color
            [shading] Relleno
           *[symbol] Símbolo
        }: { $fault }.
count-wild = El WILD equivale a { $face }.
    .any = Dos WILDs forman un SET con cualquier dado.
count-find = Sí, entre estas { $count } piezas hay un SET.
    .none = No, entre estas { $count } piezas no hay ningún SET.
