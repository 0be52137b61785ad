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
    .pick = elegir una carta según su posición en el teclado
    .no-set = decir que no ves ningún SET, o retirarlo
    .more = tres cartas más, por una penalización
about =
    .pick = { $card }. Toca tres cartas que en cada característica sean todas iguales o todas distintas.
    .call = { $card }. Canta SET y toca tres cartas que en cada característica sean todas iguales o todas distintas.
    .deck = En el mazo: { $cards } cartas.
    .no-set = Dice que no ves ningún SET. Cuando todos lo dicen, salen tres cartas más.
    .more = Saca tres cartas más, por una penalización.
give-up = Abandonar
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
missed-sets = Nadie los ha visto
    .alone = Aún escondidos
    .more = y { $n } más
note =
    .sets = SETs: { $n }
    .penalties = penalizaciones: { $n }
# Un resultado para enviar a los amigos.
share =
    .puzzle = { $game }, { $date }: { $sets } de { $goal } en { $time }
    .won =
        { $game }: victoria, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en { $time }
    .lost =
        { $game }: derrota, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en { $time }

## En la página de los retos del día

daily-about = Encuentra todos los SETs de las cartas.
daily-reached = { $points } de { $best } SETs
