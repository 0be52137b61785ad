### Para docentes: las matemáticas de SET para probar.

print = Hojas para imprimir

## Two cards and the third

third = Elige dos cartas.
third-is = La tercera carta: { $card }.
    .here = También está ahí: has encontrado un SET.
    .not-here = No está ahí.
same = { $feature }: igual en las dos, así que también en la tercera.
differs = { $feature }: distinto, así que la tercera muestra lo que falta.
number = Número
colour = Color
shading = Relleno
symbol = Símbolo
others = Otras cartas

## Twenty cards without a SET

cap = Veinte cartas, y ni un SET entre ellas.
cap-add = Añade una de las otras 61 cartas
cap-made =
    { $count ->
        [one] Ahora hay un SET.
       *[other] Ahora hay { $count } SET.
    }
cap-line = Con: { $one } y { $other }.
cap-next = SET siguiente ({ $place } de { $count })

## Why there are 1080

count-first = La primera carta puede ser cualquiera de las 81.
count-second = La segunda puede ser cualquiera de las otras 80.
count-third = La tercera la fijan las dos: solo queda una carta para ella.
count-orders = Pero las mismas tres cartas se contaron en cada uno de sus seis órdenes.
count-total = Así que solo cuenta una de cada seis: hay 1080 SET.
count-kinds = El mismo número por otro camino: según cuántas características son distintas.
differ =
    { $count ->
        [one] una característica distinta
       *[other] { $count } características distintas
    }
back = Atrás
next = Siguiente
step = Paso { $step } de { $steps }
