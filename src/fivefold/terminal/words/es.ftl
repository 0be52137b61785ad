### Lo que se dice en un terminal, en torno a cualquier juego.

# Las órdenes quedan como son: se teclean.
help =
    .first = Escribe una jugada, o varias separadas por ;. También puedes escribir:
    .look = look: ver otra vez la mesa
    .moves = moves: ver tus jugadas posibles
    .hint = hint: una pista; otra vez para más
    .why = why: las reglas detrás del último mensaje
    .help = help: esta ayuda
    .quit = quit: dejar de jugar
    .look-up = look up PALABRA: consultar el diccionario, si el juego lo tiene
welcome = { $game }: { $players }. Escribe help para ver la ayuda.
title = { $game }: { $players }
to-play = Para jugarlo, escribe: { $move }
to-stop = Para dejarlo, escribe otra vez { $word }.
your-move = Tu jugada:
more = { $moves } y { $more } más
find-it = ¡Eso tienes que encontrarlo tú!
not-you = No es tu turno.
no-hint = Aquí no hay pista.
# What `why` answers: a clause of the rules with its number.
clause = { $number } { $text }
no-clause = Aquí no se aplica ninguna regla.
not-over = La partida no ha terminado.
to-share = Comparte tu resultado, sin desvelar nada:
score =
    { $who ->
        [you] Tú
       *[other] { $who }
    }: { $score }
winners =
    { $winners-are ->
        [nobody] No gana nadie.
        [you] ¡Has ganado!
        [one] Gana { $winners }.
        [us] Victoria compartida: { $winners }.
       *[many] Victoria compartida: { $winners }.
    }
won-by =
    { $winners-are ->
        [nobody] No ganó nadie.
       *[many] Victoria: { $winners }.
    }
step = [{ $page } de { $pages }: Enter, b, un número, q]
learn = Aprender { $game }. Escribe una jugada, o: skip (paso siguiente), again (repetir este paso), steps (ver todos los pasos), quit.
    .step = Paso { $step } de { $steps }: { $title }
    .marked = Marcado: { $pieces }
    .anew = De vuelta al principio de este paso.
    .ask = [Enter: seguir; again; steps; un número; quit]
    .end = Fin de la lección. Ahora juega: { $command }

## Repaso

review-player =
    { $who ->
        [you] Tú
       *[other] { $who }
    }: { $figure } de 100. La mejor jugada en { $found } de { $mattered ->
        [one] { $mattered } decisión clave
       *[other] { $mattered } decisiones clave
    }. Pérdida total en { $unit }: { $cost }.
    .nothing =
        { $who ->
            [you] Tú
           *[other] { $who }
        }: ninguna decisión clave.
review-decision = { $n }. { $said } Pérdida en { $unit }: { $cost }, el { $lost } % de lo posible ({ $sure }).
    .part = { $n }. { $said } Pérdida: el { $lost } % de lo posible ({ $sure }).
    .best = { $n }. { $said } ({ $sure })
review-who =
    { $who ->
        [you] Tú
       *[other] { $who }
    }:
review-open = Con todas las cartas boca arriba.
review-again = Para reintentar una de ellas: fivefold again REGISTRO NÚMERO

## Practicar

drill-question = { $number }. (dificultad { $difficulty }) { $question }
drill-choose =
    .one = [un número, q]
    .some = [{ $count } números, q]
    .all = [todos los números correctos, q]
drill-verdict =
    .right = ¡Correcto!
    .wrong = Incorrecto.
    .best = { $best }
drill-pieces = { $title }: { $pieces }
drill-over =
    { $asked ->
        [one] { $right } de { $asked } correcta; nivel { $level }.
       *[other] { $right } de { $asked } correctas; nivel { $level }.
    }

## Una hoja de puntos

score-how = Escribe los puntos de cada persona, separados por espacios. «3 Ann 12» corrige la ronda 3. u: deshacer, + NOMBRE: entra, - NOMBRE: sale, . : terminar aquí, ! NOMBRE: desempatar, q: salir.
    .pick = Escribe un nombre después de cada ronda. «3 Ann» corrige la ronda 3. u: deshacer, + NOMBRE: entra, - NOMBRE: sale, . : terminar aquí, q: salir.
    .again = No entiendo eso. Escribe un número por persona, o q para salir.
score-players = ¿Quién juega? Escribe los nombres, separados por comas.
score-round = Ronda { $round }.
score-about = { $about }.
score-deal = Reparte { $dealer }.
    .first = Reparte { $dealer }, empieza { $first }.
score-won =
    { $names-count ->
        [one] ¡{ $names } gana!
       *[other] ¡{ $names } comparten la victoria!
    }
score-tied = ¡Empate! Se tiran los dados que quedan; después escribe ! y el nombre.
