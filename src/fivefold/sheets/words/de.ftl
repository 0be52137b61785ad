### Rätselblätter auf Papier.

solutions = { $game }: Lösungen
# `$letters` is such as “A” or “B D F”; several right answers have a slash between them.
right = { $letters }
line =
    .name = Name
    .date = Datum
# How the same sheet is had again.
again = Dieses Blatt noch einmal drucken: { $command }
notice = Fivefold ist freie Software. Die Namen der Spiele sind Marken ihrer Inhaber, mit denen es nicht verbunden ist.
bad-puzzles = Ein Blatt hat 1 bis { $most } Rätsel.
not-built = Karten und Würfel zeichnet der Web-Client, und der ist nicht gebaut: make play baut ihn.
