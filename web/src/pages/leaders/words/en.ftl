### The leaderboards of a game.

title = Leaderboard
among = Who is shown
    .known = People I know
    .all = Everyone
month = Who played best
    .before = Month before
    .after = Month after
    .about = People with five rated matches in the month, by rating.
day = Today’s puzzle
    .about = First tries, by result and then by time. The same puzzle for everyone.
nobody = Nobody here yet.
matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
join = Only people who want to be listed are. Choose on your profile.
me = You
