### Lo que dice el cliente cuando todo está en este dispositivo.

kept = En este dispositivo
    .safe = Fivefold ocupa { $size } aquí. Tu navegador guarda tus partidas hasta que las borres.
    .unsafe = Fivefold ocupa { $size } aquí. Si falta espacio, tu navegador puede borrar tus partidas. Expórtalas de vez en cuando.
export = Exportar todo
import = Importar
    .really = ¿Sustituir todo lo que hay aquí?
    .about = Tus partidas y ajustes de este dispositivo se sustituyen por los del archivo.
    .yes = Sustituir todo
    .bad = Este archivo no es una exportación de Fivefold.
delete = Borrar todo
    .really = ¿Borrar todo?
    .about = Se borran tus partidas, resultados y progresos de este dispositivo. No se puede deshacer.
    .yes = Borrar todo
cancel = Cancelar
