### Lo que se dice a quien traduce.

no-file = Falta { $where }.
junk = { $where }: esto no se puede leer: { $line }
missing = { $where }: falta { $key }.
superfluous = { $where }: { $key } no existe en inglés.
term = { $where }: el término -{ $term } solo está en una de las lenguas.
variables = { $where }: { $key } solo tiene el dato ${ $fact } en una de las lenguas.
addressed = { $where }: { $key } solo se dirige al lector por ${ $fact } en una de las lenguas.
terms = { $where }: { $key } solo usa el término -{ $term } en una de las lenguas.
untranslated = { $where }: { $key } sigue en inglés.
complete = { $language }: están todas las palabras.
drafted = { $path } está escrito; lo que aún no está traducido figura en inglés.
