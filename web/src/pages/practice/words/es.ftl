### La página para practicar.

title = Practicar
lead = Preguntas rápidas de partidas reales. Se complican a medida que mejoras, y cada respuesta se explica.
# Leads to the page for printing.
paper = Retos para imprimir
drills = Ejercicios
# From 0 to 10.
level = Nivel { $level }
choices = Respuestas
choice = Respuesta { $number }
# Such as “2 of 3 chosen”.
pick =
    { $count ->
        [one] { $chosen } de { $count } elegida
       *[other] { $chosen } de { $count } elegidas
    }
check = Comprobar
next = Siguiente
right = Correcto
wrong = Incorrecto
streak = ¡{ $streak } seguidas!
streak-most = Mejor racha: { $streak }
run = Correctas: { $right } de { $count }, { $all } en total
result = Ver resultado
another = Otras diez
mark =
    .perfect = ¡Perfecto!
    .great = ¡Genial!
    .good = ¡Bien hecho!
    .more = ¡Sigue intentándolo!
loading = Cargando…
keys = Teclas: 1, 2, 3… para elegir, flechas para moverte, Enter para seguir.
# A square of a board as a screen reader says it; `$mark` is old, new or gap.
cell =
    { $mark ->
        [gap] { $square }: el hueco
        [new] { $square }: nuevo, { $piece }
       *[old] { $square }: { $piece }
    }
progress = Tu progreso: { $title }
    .sum =
        { $count ->
            [one] { $right } de { $count } correcta
           *[other] { $right } de { $count } correctas
        }
    .table = Ver como tabla
column =
    .when = Cuándo
    .difficulty = Dificultad
    .answer = Respuesta
    .level = Nivel nuevo
