### Was Übersetzern gesagt wird.

no-file = { $where } fehlt.
junk = { $where }: Das ist nicht lesbar: { $line }
missing = { $where }: { $key } fehlt.
superfluous = { $where }: { $key } gibt es auf Englisch nicht.
term = { $where }: Der Begriff -{ $term } steht nur in einer der Sprachen.
variables = { $where }: { $key } hat die Angabe ${ $fact } nur in einer der Sprachen.
addressed = { $where }: { $key } spricht mit ${ $fact } nur in einer der Sprachen den Leser an.
terms = { $where }: { $key } verwendet den Begriff -{ $term } nur in einer der Sprachen.
untranslated = { $where }: { $key } ist noch auf Englisch.
complete = { $language }: Alle Wörter sind da.
drafted = { $path } wurde geschrieben; was noch nicht übersetzt ist, steht dort auf Englisch.
