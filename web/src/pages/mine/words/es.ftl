### La página de las partidas propias.

title = Mis partidas
empty = Aún no hay partidas
    .about = Cada partida que juegues en este dispositivo aparecerá aquí, con tus resultados, tus récords y tu progreso.
    .play = Elegir un juego
matches = Partidas
won = Ganadas
share = % de victorias
time = Tiempo de juego
days = Racha de días
longest = Mejor racha de victorias
streak = Racha de victorias actual
bests = Récords personales
best = Mejor puntuación
fewest = Mínimo de puntos
quickest = Victoria más rápida
figure = Precisión
    .about = Lo cerca que estuviste del mejor juego, de 0 a 100, en las partidas analizadas.
won-of =
    { $played ->
        [one] { $won } de { $played } partida ganada ({ $share })
       *[other] { $won } de { $played } partidas ganadas ({ $share })
    }
alone = En solitario
course = Progreso
plot-won = Partidas ganadas
    .about = Porcentaje de victorias en tus últimas partidas, según el rival más fuerte.
levels = Resultados por nivel
level = Nivel
as-table = Ver como tabla
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
any-result = Cualquiera
only-won = Ganadas
only-lost = Perdidas
with = con { $names }
solved = Resuelto
not-solved = Esta vez no
first =
    { $points ->
        [none] Victoria
       *[points] Victoria · { $points }
    }
# `$points` es `none` donde no hay puntos.
place =
    { $place ->
        [3] { $place }.er lugar
       *[other] { $place }.º lugar
    }{ $points ->
        [none] { "" }
       *[points] { " " }· { $points }
    }
none = Aún no hay partidas.
none-such = No se han encontrado partidas.
more = Mostrar más
take-along = Tus datos
yours = Solo te reconocemos por una cookie en este dispositivo. Puedes descargar todas tus partidas y verlas en cualquier Fivefold.
export = Descargar todo
delete = Borrar todo
delete-really = ¿Borrar todo?
    .about = Tu nombre, tus partidas, tus récords, tu nivel y tus puntuaciones se borrarán para siempre, en todos tus dispositivos.
    .stays = Las partidas que jugaste con otras personas se conservan, pero sin tu nombre.
delete-yes = Borrar todo
delete-no = Conservarlo
deleted = Se ha borrado todo.
profile = Perfil y dispositivos
real = En una mesa real
    .won =
        { $count ->
            [one] Ganó { $names }
           *[other] Ganaron { $names }
        }
    .goes-on = Ronda { $round }
    .tied = Empate
