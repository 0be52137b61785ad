### La página de los retos del día.

title = Retos del día
today = Retos de hoy
of-day = Retos del { $date }
# `$level` va de 1 los lunes a 7 los domingos.
level =
    El { $weekday }: { $level ->
        [1] fácil
        [2] bastante fácil
        [3] no tan fácil
        [4] intermedio
        [5] bastante difícil
        [6] difícil
       *[7] el más difícil de la semana
    }
next = Nuevos retos en { $left }, a las { $hour }
next-puzzle = Siguiente reto: { $title }
streak = Racha de días: { $days }
solved-streak = Racha perfecta: { $days }
days = Otros días
day-before = Día anterior
day-after = Día siguiente
to-today = Retos de hoy
done =
    { $all ->
        [one] { $done } de { $all } terminado
       *[other] { $done } de { $all } terminados
    }
share = Copiar mi resultado
    .streak = Racha de días: { $days }
play = Jugar
go-on = Seguir
again = Otra vez
best-in = ¡Perfecto! { $time }
in = { $time }
# Cuántas personas lo resolvieron aquí, y su mediana.
others =
    { $people ->
        [one] Aquí lo ha resuelto { $people } persona; mediana: { $time }
       *[other] Aquí lo han resuelto { $people } personas; mediana: { $time }
    }

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
figures = Estadísticas
no-figures = Aquí aparecerán tus estadísticas. Se guardan en este navegador.
kind =
    .clean = perfecto, a la primera
    .few = perfecto, 1 o 2 errores
    .many = perfecto, 3 errores o más
    .short = no perfecto
figure =
    { $played ->
        [one] { $played } jugado
       *[other] { $played } jugados
    }, { $solved ->
        [one] { $solved } perfecto
       *[other] { $solved } perfectos
    }.
    .times = Mejor { $quickest }, mediana { $middle }.
    .streak = Mejor racha: { $days }.

## Días sin retos

lost-none = Eso no es una fecha
    .about = Escribe una fecha como /daily/2026-03-14.
lost-future = Todavía no
    .about = Estos retos se abren a medianoche UTC.
lost-early = Antes del primer reto
    .about = El archivo empieza el { $first }.
