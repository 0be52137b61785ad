### Lo que dice la línea de órdenes.

game = { $game }, { $players }; bots: { $bots }
stopped = Detenido.
record-is = El registro está en { $path }.
records-are = { $records } registros están en { $path }.
which = Fivefold. ¿A qué quieres jugar?
    .how = Un número o un nombre; Intro para nada.
playing = Jugando
standings = { $game }, { $matches } partidas
    .bot = bot
    .wins = victorias
    .share = parte
    .interval = intervalo del 95 %
    .score = puntuación media
average = De media, { $acts } jugadas y { $seconds } segundos de juego por partida.
verified = Correcto: { $acts } jugadas y { $events } sucesos se siguen de las reglas y la semilla prometida.
laws = { $game }: { $matches } partidas, { $acts } jugadas
    .law = ley
    .tested = comprobada
may =
    { $who ->
        [you] Puedes
       *[other] { $who } puede
    }: { $moves }
    .more =
        { $who ->
            [you] Puedes
           *[other] { $who } puede
        }: { $moves } y { $more } más
    .wait =
        { $who ->
            [you] Esperas.
           *[other] { $who } espera.
        }
next = Lo siguiente: docs/adding-a-game.md.
exists = { $path } ya existe; `fivefold playthrough refresh` lo juega de nuevo.
changed = { $path } ha cambiado.
many-people = Varias personas se llaman { $name }: { $ids }. Da uno de los identificadores.
no-such-person = Nadie se llama { $name }, y no es un identificador.
contended = Otros han cambiado la base de datos una y otra vez; vuelve a intentarlo.
copied = { $path } es una copia completa de { $bytes } bytes.
doctor = esquema { $schema }; { $rooms } salas; { $matches } partidas con { $entries } entradas: { $verified } comprobadas, { $going-on } en curso, { $unchecked } que aquí no se pueden juzgar.
    .well = Todo está bien.
    .wrong =
        { $troubles ->
            [one] Hay { $troubles } cosa mal.
           *[other] Hay { $troubles } cosas mal.
        }
exported = { $path } contiene person.json y { $records } registros.
forget = ¿Olvidar a { $name } ({ $id })? No se puede deshacer.
    .done = Olvidado.
    .nothing = No se guardaba nada sobre esa persona.
keys = Hay una clave nueva; la antigua termina con sus cookies.
    .forgotten = Las claves antiguas ya no están.
