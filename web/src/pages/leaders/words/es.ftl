### Las clasificaciones de un juego.

title = Clasificación
among = Quién aparece
    .known = Gente que conozco
    .all = Todo el mundo
month = Lo mejor del mes
    .before = Mes anterior
    .after = Mes siguiente
    .about = A partir de cinco partidas puntuadas en el mes.
day = Reto del día
    .about = Primeros intentos, por resultado y después por tiempo. El mismo para todo el mundo.
nobody = Todavía no hay nadie.
matches = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
join = Solo aparece quien quiere. Decídelo en tu perfil.
me = Tú
