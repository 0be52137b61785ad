### Lo que comparten varios juegos.

option-call-seconds = Tiempo para tomar
    .about = Segundos que tiene quien canta para tomar un SET.
option-lag-credit-ms = Foto de llegada
    .about = Milisegundos que, como mucho, cuenta antes un canto por una conexión lenta; 0 lo desactiva.
# Una lista de palabras con que jugar.
word-list = { $name }

## Cantos

pressed =
    { $who ->
        [you] Cantas; decide la foto de llegada.
       *[other] { $who } canta; decide la foto de llegada.
    }
called =
    { $who ->
        [you] Te toca tomar.
       *[other] Le toca tomar a { $who }.
    }
    .already = Ya has cantado SET.
photo = Foto de llegada: { $presses }.
photo-press =
    { $who ->
        [you] tú
       *[other] { $who }
    } a los { $ms } ms
measured =
    { $who ->
        [you] Estás a { $ms } ms.
       *[other] { $who } está a { $ms } ms.
    }
board-taken = Ahora le toca a otra persona; espera a que termine.
no-board = Canta SET antes de tomar nada.
fault-number =
    dos muestran { $two ->
        [one] { $two } símbolo
       *[other] { $two } símbolos
    } y una muestra { $one }
fault-colour =
    dos son { $two ->
        [r] rojas
        [g] verdes
       *[p] moradas
    } y una es { $one ->
        [r] roja
        [g] verde
       *[p] morada
    }
fault-shading =
    dos son { $two ->
        [s] macizas
        [o] vacías
       *[t] rayadas
    } y una es { $one ->
        [s] maciza
        [o] vacía
       *[t] rayada
    }
fault-symbol =
    dos tienen { $two ->
        [o] óvalos
        [q] ondas
       *[d] rombos
    } y una tiene { $one ->
        [o] óvalos
        [q] ondas
       *[d] rombos
    }

## Quién está, y las rondas

gone =
    { $who ->
        [you] Te has ido.
       *[other] { $who } se ha ido.
    }
returned =
    { $who ->
        [you] Has vuelto.
       *[other] { $who } ha vuelto.
    }
away = Has dejado la mesa; vuelve primero.
    .already = Esa persona ya se ha ido.
here = Esa persona ya está aquí.
ready = Ya has dicho que puedes seguir.
readied =
    { $who ->
        [you] Puedes seguir.
       *[other] { $who } puede seguir.
    }
time-up = Se acabó el tiempo.
played-rounds =
    .most =
        { $number ->
            [one] Se ha jugado una ronda; gana quien tiene más puntos.
           *[other] Se han jugado las { $number } rondas; gana quien tiene más puntos.
        }
    .fewest =
        { $number ->
            [one] Se ha jugado una ronda; gana quien tiene menos puntos.
           *[other] Se han jugado las { $number } rondas; gana quien tiene menos puntos.
        }
played-hands =
    .fewest =
        { $number ->
            [one] Se ha jugado una mano; gana quien tiene menos puntos.
           *[other] Se han jugado las { $number } manos; gana quien tiene menos puntos.
        }

## Lo que no se puede leer

not-a-die = «{ $text }» no es un dado: escribe # y su número, de #1 a #42.
    .shown = «{ $text }» no es un dado: escribe lo que muestra y su número, por ejemplo 2rd#7.
not-a-face = «{ $text }» no es una cara de dado: escribe número 1-3, color r g p (rojo, verde, morado), símbolo o q d (óvalo, onda, rombo), por ejemplo 2rd; * es WILD, y *2rd uno que vale 2rd.
not-a-square = «{ $text }» no es una casilla: escribe una columna de a a { $column } y una fila de 1 a { $rows }, por ejemplo g7.
# Lo que falla en un lugar del texto de una posición; sigue a dos puntos.
wrong =
    .calling = nadie canta mientras le toca tomar a alguien.
    .press = aquí debería haber un sitio, su llegada y la hora a la que cuenta.
    .caller = aquí debería haber un sitio y el final de su tiempo.
    .sheet = aquí debería haber { $seats } números, los puntos de cada uno en una ronda.
bad-words = { $path }: { $why }.
    .line = { $path }, línea { $line }: { $why }.
    .empty = { $path }: no contiene ninguna palabra.
    .path = { $path }: una lista no puede estar donde un nombre contiene «{ $sign }».
# Lo que falla en una línea de una lista de palabras; sin punto.
bad-word =
    .not-text = esto no es texto en UTF-8
    .several = { $word } es más de una palabra
    .letters = { $word } tiene letras que no son de la A a la Z
    .length = { $word } no tiene de 2 a { $most } letras
    .level = { $level } no es un nivel: { $levels }
