### Ce qui se dit à qui traduit.

no-file = { $where } manque.
junk = { $where } : ceci est illisible : { $line }
missing = { $where } : { $key } manque.
superfluous = { $where } : { $key } n’existe pas en anglais.
term = { $where } : le terme -{ $term } n’existe que dans une des langues.
variables = { $where } : { $key } n’a la donnée ${ $fact } que dans une des langues.
addressed = { $where } : { $key } ne s’adresse au lecteur par ${ $fact } que dans une des langues.
terms = { $where } : { $key } n’emploie le terme -{ $term } que dans une des langues.
untranslated = { $where } : { $key } est encore en anglais.
complete = { $language } : tous les mots y sont.
drafted = { $path } est écrit ; ce qui n’est pas encore traduit y figure en anglais.
