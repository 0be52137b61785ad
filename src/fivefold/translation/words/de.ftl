### Was Übersetzern gesagt wird.

no-file = { $where } fehlt.
junk = { $where }: Diese Zeile ist nicht lesbar: { $line }
missing = { $where }: { $key } fehlt.
superfluous = { $where }: { $key } steht nicht in der englischen Datei.
term = { $where }: Den Begriff -{ $term } hat nur eine der beiden Sprachen.
variables = { $where }: { $key } verwendet die Variable ${ $fact } nur in einer der beiden Sprachen.
addressed = { $where }: { $key } hat nur in einer der beiden Sprachen einen Fall [you] für ${ $fact }.
terms = { $where }: { $key } verwendet den Begriff -{ $term } nur in einer der beiden Sprachen.
untranslated = { $where }: { $key } ist noch auf Englisch.
complete = { $language }: Nichts fehlt.
drafted = { $path } wurde geschrieben; nicht übersetzte Texte stehen dort auf Englisch.
