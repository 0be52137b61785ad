### SCRAMBLE SET en el navegador, además de las palabras del propio juego.

account =
    SETs: { $sum }{ $rounds ->
        [0] {""}
        [one] , por delante en una ronda
       *[other] , por delante en { $rounds } rondas
    }
dice = Dados en la mesa
    .left =
        { $n ->
            [one] { $n } dado
           *[other] { $n } dados
        }
pick = Elige tres dados
keys =
    .pick = elegir un dado según su posición en el teclado
about =
    .pick = { $die }. Toca tres dados que en cada característica sean todos iguales o todos distintos.
    .call = { $die }. Canta SET y toca tres dados que en cada característica sean todos iguales o todos distintos.
    .wild = { $die }. Forma un SET con dos dados cualesquiera.
no-scores = Aún no ha terminado ninguna ronda. Cada SET vale un punto.
no-more = No hay más SETs
where = Ronda { $round } de { $rounds }
    .tie-break = Desempate: gana el primer SET
figure =
    .sets = SETs
    .dice = Dados
    .best = Máximo posible
pause = Ha terminado la ronda { $round }
    .tie = ¡Empate!
    .shared = Empate en la ronda { $round }
    .ready = ¡Adelante!
round-won =
    { $who ->
        [you] Ganas la ronda { $round }
       *[other] { $who } gana la ronda { $round }
    }
roll-again = Desempate entre { $tied }: gana el primer SET.
round-sets = SETs de esta ronda
note =
    .sets = SETs en esta ronda: { $n }
    .lost = puntos perdidos: { $n }
    .waits = debe esperar
# Un resultado para enviar a los amigos.
share = SCRAMBLE SET en solitario: { $sets } de { $best } SETs en { $time }

## El reto del día

daily-goal = Toma todos los SETs que puedas.
daily-taken = SETs tomados

## En la página de los retos del día

daily-about = Toma todos los SETs que puedas.
daily-reached =
    { $points } de { $best ->
        [one] { $best } SET
       *[other] { $best } SETs
    }
