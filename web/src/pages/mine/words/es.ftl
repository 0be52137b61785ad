### La página de las partidas propias.

title = Mis partidas
empty = Aún no has jugado nada
    .about = Cada partida que juegues en este dispositivo aparecerá aquí: con quién, cómo acabó, tus récords y cómo vas mejorando.
    .play = Elegir un juego
matches = Partidas
won = Ganadas
share = Parte
time = Tiempo en la mesa
days = Días seguidos
longest = Victorias seguidas, como mucho
streak = Victorias seguidas, ahora
bests = Récords personales
best = Mejor puntuación
quickest = Victoria más rápida
figure = Precisión
    .about = Lo cerca que estuviste del mejor juego, de 0 a 100, en las partidas analizadas.
won-of =
    { $played ->
        [one] { $won } de { $played } partida ganada ({ $share })
       *[other] { $won } de { $played } partidas ganadas ({ $share })
    }
alone = En solitario
course = A lo largo del tiempo
plot-won = Partidas ganadas
    .about = De tus últimas partidas de entonces, según el bot más fuerte de la mesa.
levels = Resultados por nivel
level = Nivel
as-table = Como tabla
until = Hasta
no-bots = Sin bots
all = Todas las partidas
game = Juego
all-games = Todos los juegos
company = Con
anybody = Cualquiera
company-people = Solo personas
company-bots = Bots
company-alone = En solitario
result = Resultado
any-result = Ganadas y perdidas
only-won = Ganadas
only-lost = Perdidas
with = con { $names }
solved = Conseguido
not-solved = Esta vez no
first =
    { $points ->
        [none] Victoria
       *[points] Victoria · { $points }
    }
# `$points` es `none` donde no hay puntos.
place =
    { $points ->
        [none] Puesto { $place }
       *[points] Puesto { $place } · { $points }
    }
none = Aquí aún no hay ninguna partida.
none-such = No hay ninguna partida así.
more = Ver más
take-along = Para llevarte o borrar
yours = Te reconocemos por una cookie en este dispositivo, y por nada más. Puedes llevártelo todo como registros, que cualquier Fivefold sabe repetir.
export = Exportarlo todo
delete = Borrarlo todo
delete-really = ¿Borrarlo todo?
    .about = Tu nombre, tus partidas, tus récords y tu nivel se borrarán para siempre, en todos tus dispositivos.
    .stays = Las partidas que jugaste con otros siguen siendo suyas: en ellas serás un número sin nombre.
delete-yes = Borrarlo todo
delete-no = Conservarlo
deleted = Ya no queda nada.
