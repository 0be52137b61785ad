### One's profile: the name, ways to come back, and devices.

title = Perfil
back = Conserva tus partidas
    .about = Tu nombre y tus partidas solo están en este navegador. Con una llave de acceso o un código de recuperación, los tendrás en todos tus dispositivos.
    .kept = Puedes entrar con tu perfil en cualquier dispositivo.
passkey = Llave de acceso
    .add = Crear una llave de acceso
    .done = Llave de acceso creada
    .none = Las llaves de acceso necesitan una dirección segura (https). Un código de recuperación sirve en todas partes.
made = Creada el { $day }
remove = Quitar
recovery =
    .get = Obtener un código de recuperación
    .again = Obtener otro código de recuperación
    .made = Tienes un código de recuperación del { $day }.
    .about = Anótalo o imprímelo: solo lo mostramos una vez. Un código nuevo sustituye a este.
    .copy = Copiar el código
    .print = Imprimir
devices = Tus dispositivos
    .this = Este dispositivo
    .seen = Última vez: { $day }
    .unnamed = Un navegador
    .out = Cerrar sesión
    .out-others = Cerrar sesión en los demás
    .done = Sesión cerrada
    .add = Añadir un dispositivo
before = ¿Ya has jugado aquí?
    .about = Entra con tu perfil de otro dispositivo.
    .merge = Traer mis partidas de este navegador
    .passkey = Entrar con una llave de acceso
    .code = Código de recuperación
    .sign-in = Entrar
    .done = ¡Qué bien verte de nuevo, { $name }!
    .done-unnamed = ¡Qué bien verte de nuevo!
vacation = Vacaciones
    .about = En las partidas con días por turno, tu reloj se para mientras no estás. Aun así puedes jugar.
    .days = Días
    .begin = Empezar las vacaciones
    .end = Terminar las vacaciones
    .until = Estás de vacaciones hasta el { $day }.
    .left =
        { $days ->
            [one] Te queda un día este año.
           *[other] Te quedan { $days } días este año.
        }
push = Notificaciones
    .about = Te avisamos cuando te toca en una partida con días por turno, aunque el navegador esté cerrado.
    .none = Las notificaciones necesitan una dirección segura (https) y un navegador que las admita.
    .begin = Activar las notificaciones
    .begin-here = Activar también en este navegador
    .end = Desactivar las notificaciones
    .denied = Tu navegador no permite notificaciones de esta página.
    .quiet-from = Silencio desde
    .quiet-until = hasta
friends = Con quién has jugado
    .none = Cuando termines una partida con otras personas, las encontrarás aquí.
    .here = Aquí ahora
    .last = Última partida: { $day }
    .blocked = Sin acceso a tus salas ni invitaciones
    .invite = Invitar
    .invited = Invitación enviada
    .block = Bloquear
    .unblock = Desbloquear
    .more = { $people } más
    .shows = Mostrar cuándo estoy aquí
tournaments = Torneos
clubs = Clubes
