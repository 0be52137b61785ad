### La página para jugar con cartas y dados de verdad.

title = Con cartas de verdad
title-of = { $game } con cartas de verdad
ways = Qué contar
answer = Respuesta
# Lo que se ha introducido.
entered = Introducido
last = { $piece }; { $count } en total
remove = Quitar { $piece }
undo = Deshacer
clear = Borrar
notation = Escribir las cartas en clave
notation-such = p. ej. { $example }
# Cada pulsación dice más: si hay un SET, luego una de sus piezas, luego todas.
step =
    { $step ->
        [1] Mostrar una pieza
       *[other] Mostrar todo el SET
    }
# Siguen las cláusulas de una respuesta.
rules = Reglas:

## Teclas para las cartas y los dados de SET

feature =
    { $feature ->
        [number] Número
        [colour] Color
        [shading] Relleno
       *[symbol] Símbolo
    }
key =
    { $key ->
        [r] rojo
        [g] verde
        [p] morado
        [s] relleno
        [o] óvalo
        [open] vacío
        [t] rayado
        [q] onda
       *[d] rombo
    }

## En la mesa

ask = Pregunta a las reglas
ask-field = Tu pregunta
ask-further = En las reglas:
# Words that mean the same in a question, in groups between slashes; nobody sees them.
ask-same = descartar tirar / comodín joker / mazo baraja pila / tengo debo / puedo puede permitido / cambiar intercambiar / termina acaba / cerrar salir
ask-none = No se ha encontrado nada. Prueba con otras palabras.
timer = Temporizador
timer-times = Tiempos de las reglas
timer-start = Empezar
timer-pause = Pausa
timer-less = 30 segundos menos
timer-more = 30 segundos más
timer-over = ¡Se acabó el tiempo!
first = ¿Quién empieza?
first-names = Nombres, separados por comas
first-draw = Sacar un nombre
first-is = Empieza { $name }.
all-rules = Todas las reglas de { $game }
