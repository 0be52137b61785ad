### La página de los retos del día.

title = Retos del día
today = Los retos de hoy
of-day = Los retos del { $date }
# `$level` va de 1 los lunes a 7 los domingos.
level =
    { $weekday }: { $level ->
        [1] fácil
        [2] bastante fácil
        [3] no tan fácil
        [4] intermedio
        [5] bastante difícil
        [6] difícil
       *[7] el más difícil de la semana
    }
next = Nuevos retos en { $left }, a las { $hour }
streak = Días seguidos: { $days }
solved-streak = Resuelto, días seguidos: { $days }
days = Otros días
day-before = Día anterior
day-after = Día siguiente
to-today = A los retos de hoy
done =
    { $all ->
        [one] { $done } de { $all } terminado
       *[other] { $done } de { $all } terminados
    }
share = Copiar el resultado del día
    .streak = Días seguidos: { $days }
play = Jugar
go-on = Seguir
again = Otra vez
best-in = ¡Perfecto! { $time }
in = { $time }
# Cuántas personas lo resolvieron aquí; el tiempo es el del medio.
others = Aquí lo resolvieron { $people }, la mitad en { $time } como mucho

## Lo conseguido y lo posible

reached = Casi perfecto

## El archivo y las cifras

archive = Días pasados
month-before = Mes anterior
month-after = Mes siguiente
day-done =
    { $all ->
        [one] { $date }: { $done } de { $all } terminado
       *[other] { $date }: { $done } de { $all } terminados
    }
figures = Cómo te fue
no-figures = Aquí verás cómo acabaron tus retos. Lo recuerda este navegador.
kind =
    .clean = perfecto, a la primera
    .few = perfecto, 1 o 2 tropiezos
    .many = perfecto, 3 tropiezos o más
    .short = no perfecto
figure =
    { $played ->
        [one] { $played } jugado
       *[other] { $played } jugados
    }, { $solved } sin fallo.
    .times = Mejor { $quickest }, mediana { $middle }.
    .streak = Mejor racha: { $days }.

## Días sin retos

lost-none = Eso no es un día
    .about = Escribe un día como /daily/2026-03-14.
lost-future = Todavía no
    .about = Los retos de ese día llegan con él, a medianoche UTC.
lost-early = Antes del primer reto
    .about = El archivo empieza el { $first }.
