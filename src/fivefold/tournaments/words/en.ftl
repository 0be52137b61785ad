### Tournaments.

not-this-game = { $game } isn’t for two or more players. Choose another game.
not-begun = This tournament hasn’t started yet.
begun = This tournament has already started.
over = This tournament is over.
too-few = A tournament needs at least { $least } players.
full = This tournament is full: { $most } players at most.
entered = You’re already in this tournament.
removed = The host removed you from this tournament. Only the host can let you back in.
left-too-often = You’ve left this tournament too often. Ask the host to let you back in.
too-late = It’s too late to join this tournament.
no-such-player = This player isn’t in the tournament.
no-such-table = We couldn’t find that table.
bad-places = Enter a place for each of the { $players } players. Players who are tied share a place.
cannot-swap = You can only swap players while neither table has a result.
round-open = Some tables are still playing. Wait until they’ve finished.
no-such-tournament = We couldn’t find that tournament. Check the link.
not-host = Only the host can do that.
too-many =
    You can host { $most } { $most ->
        [one] tournament
       *[other] tournaments
    } at a time. End one first.
too-many-bots = A tournament has at most { $most } bots.
round = Round { $round }
column-place = Place
column-player = Player
column-points = Points
column-played = Played
column-won = Won
column-opponents = Opponents
