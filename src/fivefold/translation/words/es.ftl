### Lo que se dice a quien traduce.

no-file = Falta { $where }.
junk = { $where }: no se puede interpretar esta línea: { $line }
missing = { $where }: falta { $key }.
superfluous = { $where }: { $key } no está en el archivo inglés.
term = { $where }: solo uno de los dos idiomas tiene el término -{ $term }.
variables = { $where }: { $key } usa la variable ${ $fact } en solo uno de los dos idiomas.
addressed = { $where }: { $key } tiene un caso [you] para ${ $fact } en solo uno de los dos idiomas.
terms = { $where }: { $key } usa el término -{ $term } en solo uno de los dos idiomas.
untranslated = { $where }: { $key } sigue en inglés.
complete = { $language }: no falta nada.
drafted = Se ha escrito { $path }; los mensajes sin traducir están en inglés.
