### Ce qui se dit à qui traduit.

no-file = { $where } manque.
junk = { $where } : ligne illisible : { $line }
missing = { $where } : { $key } manque.
superfluous = { $where } : { $key } n’est pas dans le fichier anglais.
term = { $where } : une seule des deux langues a le terme -{ $term }.
variables = { $where } : { $key } n’utilise la variable ${ $fact } que dans une des deux langues.
addressed = { $where } : { $key } n’a un cas [you] pour ${ $fact } que dans une des deux langues.
terms = { $where } : { $key } n’utilise le terme -{ $term } que dans une des deux langues.
untranslated = { $where } : { $key } est encore en anglais.
complete = { $language } : il ne manque rien.
drafted = { $path } est écrit ; les messages non traduits y sont en anglais.
