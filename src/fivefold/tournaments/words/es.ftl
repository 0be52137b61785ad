### Torneos.

not-this-game = { $game } no es para dos o más. Elige otro juego.
not-begun = Este torneo aún no ha empezado.
begun = Este torneo ya ha empezado.
over = Este torneo ha terminado.
too-few = Un torneo necesita al menos { $least } participantes.
full = Este torneo está completo: { $most } participantes como máximo.
entered = Ya estás en este torneo.
removed = Quien organiza te ha sacado de este torneo. Solo esa persona puede dejarte volver.
left-too-often = Has salido de este torneo demasiadas veces. Pide a quien organiza que te deje volver.
too-late = Es demasiado tarde para entrar en este torneo.
no-such-player = Esa persona no está en el torneo.
no-such-table = No encontramos esa mesa.
bad-places = Indica la posición de las { $players } personas de la mesa. Si hay empate, comparten posición.
cannot-swap = Solo puedes cambiarlos mientras las dos mesas estén sin resultado.
round-open = Algunas mesas siguen jugando. Espera a que terminen.
no-such-tournament = No encontramos ese torneo. Revisa el enlace.
not-host = Solo puede hacerlo quien organiza.
too-many =
    Puedes organizar { $most ->
        [one] { $most } torneo
       *[other] { $most } torneos
    } a la vez. Termina uno primero.
too-many-bots = Un torneo tiene { $most } bots como máximo.
round = Ronda { $round }
column-place = Posición
column-player = Nombre
column-points = Puntos
column-played = Jugadas
column-won = Ganadas
column-opponents = Rivales
