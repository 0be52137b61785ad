### Des feuilles de jeux sur papier.

solutions = { $game } : solutions
# `$letters` is such as “A” or “B D F”; several right answers have a slash between them.
right = { $letters }
line =
    .name = Nom
    .date = Date
# How the same sheet is had again.
again = Réimprimer cette feuille : { $command }
notice = Fivefold est un logiciel libre. Les noms des jeux sont des marques de leurs propriétaires, auxquels il n’est pas lié.
bad-puzzles = Une feuille a de 1 à { $most } énigmes.
not-built = Les pièces sont dessinées par le client web, qui n’est pas construit : lance make play.
