### Lo que dice un servidor.

closed = El operador ha cerrado esta sala.
moved = La sala se está abriendo de nuevo; vuelves en un momento.
restart = El servidor se está reiniciando; vuelves en un momento.
abuse = Han llegado de ti demasiadas cosas sin sentido.
signed-out = Se ha cerrado tu sesión aquí desde otro dispositivo.
banned = El operador de este servidor te ha expulsado.
too-many-connections = Ya estás aquí demasiadas veces; cierra algunas pestañas.
    .address = Llegan demasiadas conexiones desde tu dirección.
too-many-rooms = Has abierto muchas salas; espera un poco.
not-kept = La base de datos no responde; vuelve a intentarlo.
    .room = La sala no se ha podido guardar; vuelve a intentarlo en un momento.
    .code = No había ningún código libre; vuelve a intentarlo.
no-such-room = Esa sala no existe; quizá ya se haya recogido.
no-such-match = Esa partida no existe.
not-over = La partida no ha terminado; hasta entonces su registro es secreto.
busy = Pasan demasiadas cosas en esta sala; vuelve a intentarlo en un momento.
    .records = Se están preparando muchos registros; vuelve a intentarlo en un momento.
bad-message = Eso no es un mensaje: { $why }.
too-fast = Pides demasiado a la vez; más despacio.
not-operator = Eso es cosa del operador, con su clave.
bad-request = { $why }.
    .ban = Nombra a una persona o una dirección, no ambas.
    .code = Un código solo tiene letras y cifras.
too-many-codes = Ahora mismo se están añadiendo muchos dispositivos; vuelve a intentarlo en unos minutos.
bad-handover = Ese código ya no vale; crea uno nuevo en el otro dispositivo.
stranger = Pide primero /api/me y guarda la cookie.
other-site = Otro sitio no puede hablar por ti.
not-found = Aquí no hay nada.

## Al arrancar, y para quien lo cuida

no-file = No hay ninguna base de datos { $path }.
    .postgres = Aquí solo se puede copiar un archivo; para Postgres, pg_dump hace lo mismo.
exists = { $path } ya existe; elige otro nombre.
no-copy = { $path } no se ha podido copiar: { $why }.
bad-address = { $host } puerto { $port } no se puede usar: { $why }.
port-taken = El puerto { $port } de { $host } está ocupado; elige otro con --port.
no-start = El servidor no ha arrancado; la línea de arriba dice por qué.
bad-database = { $why }
