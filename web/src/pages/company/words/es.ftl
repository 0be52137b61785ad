### Qué se puede hacer con alguien en la sala: silenciar, denunciar, echar.

mute = Silenciar
    .about = En este navegador dejarás de ver sus mensajes y reacciones. Nadie lo sabrá.
muted = { $name } está en silencio.
unmute = Dejar de silenciar
unmuted = { $name } ya no está en silencio.
block = Bloquear
    .about = No puede entrar en tus salas ni invitarte, y nunca se te emparejará con esa persona. Se deshace en tu perfil.
blocked = Has bloqueado a { $name }.
report = Denunciar
    .title = Denunciar a { $name }
    .why = ¿Qué pasa?
    .words = ¿Quieres añadir algo? (opcional)
    .about = Quien gestiona este servidor ve tu denuncia, la partida y los últimos mensajes de esta persona.
    .send = Enviar denuncia
    .done = Gracias. Se revisará.
reason =
    .words = Mensajes hirientes
    .name = Nombre hiriente
    .cheating = Trampas
    .spoiling = Estropear la partida a propósito
    .other = Otra cosa
remove = Expulsar de la sala
    .about = No podrá volver a esta sala.
