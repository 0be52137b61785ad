### Torneos.

title = Torneo
heading = Torneos
about = Invita a todo el mundo con un solo enlace. Las mesas, las rondas y los resultados se hacen solos.
mine = Tus torneos
ended = Terminado
goes-on = En curso
new = Nuevo torneo
game = Juego
name = Nombre
untitled = Torneo de { $game }
format = Formato
    .swiss = En cada ronda juegas con alguien que va tan bien como tú.
    .round-robin = Todo el mundo juega contra todo el mundo.
    .knock-out = Solo quien gana en la mesa sigue adelante.
swiss = Sistema suizo
round-robin = Todos contra todos
knock-out = Eliminatoria
size = Asientos por mesa
players =
    { $players ->
        [one] { $players } asiento
       *[other] { $players } asientos
    }
time = Tiempo por ronda
    .free = Sin límite
minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
fill = Ocupar un asiento libre con un bot
open = Abrir el torneo
in =
    { $players ->
        [one] { $players } participante
       *[other] { $players } participantes
    }
rated = puntuado
round =
    .of = Ronda { $round } de { $rounds }
    .before = Ronda anterior
    .after = Ronda siguiente
due =
    .next = Próxima ronda en { $time }
    .end = Quedan { $time } en esta ronda
table = Mesa { $table }
    .yours = Ir a tu mesa
enter = Participar
leave = Salir
    .sure = ¿Salir de verdad?
wait = Aquí aparecerá tu próxima mesa.
    .start = Ya participas. Espera a que empiece.
bye = Descansa: victoria sin jugar
replay = Repetición
watch = Mirar
correct = Resultado de la mesa { $table }
    .about = Si hay empate, comparten posición.
absent = No jugó
save = Guardar
standing = Clasificación
who = Participantes
invite = Invitar
    .copy = Copiar el enlace
    .picture = El enlace como código QR
screen = Pantalla grande
csv = Descargar la clasificación
start = Empezar
    .need = Hacen falta al menos { $least } participantes.
next = Empezar la ronda siguiente
host = Organización
bots = Bots
    .level = Nivel
    .count = Cuántos
    .add = Añadir
swap = Cambiar a dos participantes
    .first = Quién
    .second = Con quién
    .do = Cambiar
remove = Quitar a alguien
    .whom = Quién
    .do = Quitar
return = Hacer volver a alguien
    .do = Hacer volver
hand-over = Ceder la organización
    .whom = A quién
    .do = Ceder
changes = Cambios de la organización
    .swapped = Ronda { $round }: { $one } y { $other } cambian
    .decided = Ronda { $round }, mesa { $table }: posiciones { $places }
end = Terminar el torneo
    .sure = ¿Terminarlo de verdad?
delete = Eliminar
    .sure = ¿Eliminarlo de verdad?
