### Partidas rápidas y puntuaciones.

find = Buscar partida
looking = Buscamos a alguien de un nivel parecido al tuyo…
nobody = Todavía no hay nadie. Seguimos buscando.
about = La partida puntúa. Si te vas, la pierdes.
pace = Tiempo para pensar
    .each = { $pace ->
        [relaxed] Mucho
        [fast] Poco
       *[normal] Normal
    }
bot = Jugar contra un bot
cancel = Dejar de buscar
rematch = Revancha
    .asked = Esperando a tu rival…
    .wanted = Tu rival quiere la revancha.
another = Buscar a otra persona
# «Difícil» es un nivel de los bots.
strength = Más o menos del nivel { $level }
    .below = Por debajo de Fácil
    .above = Por encima de Experto
    .unsure = { $strength } (provisional)
    .of = { $name }: { $strength }
ratings = Puntuaciones
    .none = Busca una partida en la página de un juego y aquí empezará tu puntuación.
    .matches = { $matches ->
        [one] { $matches } partida puntuada
       *[other] { $matches } partidas puntuadas
    }
    .curve = Tu puntuación a lo largo del tiempo
hidden = Los demás ven mis puntuaciones
listed = Mostrar mi nombre en las clasificaciones
