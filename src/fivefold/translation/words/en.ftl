### What is said to translators.

no-file = { $where } is missing.
junk = { $where }: can’t parse this line: { $line }
missing = { $where }: { $key } is missing.
superfluous = { $where }: { $key } isn’t in the English file.
term = { $where }: only one of the two languages has the term -{ $term }.
variables = { $where }: { $key } uses the variable ${ $fact } in only one of the two languages.
addressed = { $where }: { $key } has a case [you] for ${ $fact } in only one of the two languages.
terms = { $where }: { $key } uses the term -{ $term } in only one of the two languages.
untranslated = { $where }: { $key } is still in English.
complete = { $language }: nothing is missing.
drafted = { $path } was written; untranslated messages are in English.
