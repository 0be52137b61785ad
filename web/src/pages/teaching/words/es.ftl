### Para docentes: las matemáticas de SET para probar.

print = Hojas para imprimir

## Two cards and the third

third = Elige dos cartas.
third-is = La tercera carta: { $card }.
    .here = También está aquí: has encontrado un SET.
    .not-here = No está aquí.
same = { $feature }: igual en las dos, así que en la tercera también.
differs = { $feature }: distinto, así que la tercera tiene lo que falta.
number = Número
colour = Color
shading = Relleno
symbol = Símbolo
others = Otras cartas

## Twenty cards without a SET

cap = Veinte cartas sin un solo SET.
cap-add = Añade una de las otras 61 cartas
cap-made =
    { $count ->
        [one] Ahora hay un SET.
       *[other] Ahora hay { $count } SETs.
    }
cap-line = Con: { $one } y { $other }.
cap-next = Siguiente SET ({ $place } de { $count })

## Why there are 1080

count-first = La primera carta puede ser cualquiera de las 81.
count-second = La segunda puede ser cualquiera de las otras 80.
count-third = Las dos primeras fijan la tercera: solo encaja una carta.
count-orders = Pero así se cuentan las mismas tres cartas seis veces, una por cada orden.
count-total = Por eso dividimos entre seis: hay 1080 SETs.
count-kinds = Otra forma de llegar: ordenar los SETs según cuántas características son distintas.
differ =
    { $count ->
        [one] una característica distinta
       *[other] { $count } características distintas
    }
back = Atrás
next = Siguiente
step = Paso { $step } de { $steps }
