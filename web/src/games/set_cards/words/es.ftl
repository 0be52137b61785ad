### SET en el navegador, además de las palabras del propio juego.

account =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $penalties ->
        [0] {""}
        [one] {" "}− { $penalties } penalización
       *[other] {" "}− { $penalties } penalizaciones
    }
cards = Cartas en la mesa
pick = Elige tres cartas
keys =
    .pick = tomar una carta, tal como están en el teclado
    .no-set = decir que no ves ningún SET, o retirarlo
    .more = tres cartas más, por una penalización
about =
    .pick = { $card }. Toca tres cartas que en cada característica sean todas iguales o todas distintas.
    .call = { $card }. Canta SET y toca tres cartas que en cada característica sean todas iguales o todas distintas.
    .deck = En el mazo quedan { $cards } cartas.
    .no-set = Dice que no ves ningún SET. Cuando todos lo dicen, llegan tres cartas más.
    .more = Pone tres cartas más, lo que cuesta una penalización.
give-up = Rendirse
no-set = No veo ninguno
    .agree = { $agreeing } de { $present } de acuerdo
more = Tres más
    .price = cuesta una penalización
figure =
    .sets = SETs
    .wrong = Fallos
    .penalties = Penalizaciones
found-sets = SETs encontrados
    .none = aún sin encontrar
missed-sets = Nadie los vio
    .alone = Quedaban por encontrar
    .more = y { $n } más
note =
    .sets = SETs: { $n }
    .penalties = penalizaciones: { $n }
# Un resultado para enviar a los amigos.
share =
    .puzzle = { $game }, { $date }: { $sets } de { $goal } en { $time }
    .won =
        { $game }: ganado, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en { $time }
    .lost =
        { $game }: no ganado, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en { $time }

## En la página de los retos del día

daily-about = Encuentra todos los SETs entre las cartas.
daily-reached = { $points } de { $best } SETs
