### What is said to those who translate.

no-file = { $where } is missing.
junk = { $where }: this cannot be read: { $line }
missing = { $where }: { $key } is missing.
superfluous = { $where }: { $key } is not in English.
term = { $where }: the term -{ $term } stands in one of the languages only.
variables = { $where }: { $key } has the fact ${ $fact } in one of the languages only.
addressed = { $where }: { $key } turns to the reader by ${ $fact } in one of the languages only.
terms = { $where }: { $key } uses the term -{ $term } in one of the languages only.
untranslated = { $where }: { $key } is still in English.
complete = { $language }: all words are there.
drafted = { $path } was written; what is not translated yet stands there in English.
