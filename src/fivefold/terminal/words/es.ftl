### Lo que se dice en un terminal, en torno a cualquier juego.

# Las órdenes quedan como son: se teclean.
help =
    .first = Escribe una jugada, o varias separadas por ; y además:
    .look = look: ver otra vez la mesa
    .moves = moves: lo que puedes hacer ahora
    .hint = hint: una pista, y luego más
    .why = why: las reglas detrás de lo último que se ha dicho
    .help = help: esta ayuda
    .quit = quit: dejar de jugar
    .look-up = look up PALABRA: donde el juego tiene un libro
welcome = { $game }: { $players }. Escribe help para ver la ayuda.
title = { $game }: { $players }
to-play = Para jugarlo, escribe: { $move }
to-stop = Para dejarlo, escribe otra vez { $word }.
no-book = Aquí no hay nada que consultar.
your-move = Tu jugada:
more = { $moves } y { $more } más
find-it = Lo que hay que hacer lo tienes que encontrar tú.
not-you = Ahora no te toca.
no-hint = Aquí no hay pista.
# What `why` answers: a clause of the rules with its number.
clause = { $number } { $text }
no-clause = Ninguna regla del juego es el motivo.
not-over = La partida no ha terminado.
to-share = Para compartir, sin desvelar nada:
score =
    { $who ->
        [you] Tú
       *[other] { $who }
    }: { $score }
winners =
    { $winners-are ->
        [nobody] No gana nadie.
        [you] Ganas.
        [one] Gana { $winners }.
        [us] { $winners } ganáis juntos.
       *[many] { $winners } ganan juntos.
    }
won-by =
    { $winners-are ->
        [nobody] No ganó nadie.
       *[many] Victoria: { $winners }.
    }
step = [{ $page } de { $pages }: Intro, b, un número, q]
learn = Aprender { $game }. Escribe una jugada; skip pasa al siguiente paso, again repite este, steps los muestra todos y quit lo deja.
    .step = Paso { $step } de { $steps }: { $title }
    .marked = Marcado: { $pieces }
    .anew = Aquí está la mesa como estaba.
    .ask = [Intro: seguir; again; steps; un número; quit]
    .end = Aquí acaba la lección. Ahora juega: { $command }

## Repaso

review-player =
    { $who ->
        [you] Tú
       *[other] { $who }
    }: { $figure } de 100. La mejor jugada en { $found } de { $mattered ->
        [one] { $mattered } decisión importante
       *[other] { $mattered } decisiones importantes
    }. Perdido en total: { $cost } { $unit }.
    .nothing =
        { $who ->
            [you] Tú
           *[other] { $who }
        }: ninguna decisión importaba de verdad.
review-decision = { $n }. { $said } Regalado: { $cost } { $unit }, el { $lost } % de lo que se podía ganar ({ $sure }).
    .best = { $n }. { $said } ({ $sure })
review-who =
    { $who ->
        [you] Tú
       *[other] { $who }
    }:
review-open = Con todas las cartas a la vista.
review-again = Para volver a intentar una de ellas: fivefold again REGISTRO NÚMERO

## Practicar

drill-question = { $number }. (dificultad { $difficulty }) { $question }
drill-choose =
    .one = [un número, q]
    .some = [{ $count } números, q]
    .all = [todos los números correctos, q]
drill-verdict =
    .right = Correcto.
    .wrong = Incorrecto.
    .best = { $best }
drill-over =
    { $asked ->
        [one] { $right } de { $asked } correcta; nivel { $level }.
       *[other] { $right } de { $asked } correctas; nivel { $level }.
    }
