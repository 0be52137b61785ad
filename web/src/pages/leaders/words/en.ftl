### The leaderboards of a game.

title = Leaderboard
among = Who is shown
    .known = People I know
    .all = Everyone
month = Best of the month
    .before = Previous month
    .after = Next month
    .about = Everyone with at least five rated matches that month, by rating.
day = Today’s puzzle
    .about = First tries, by result and then by time. The same puzzle for everyone.
nobody = Nobody here yet.
matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
join = Only people who want to be listed are shown. Choose in your profile.
me = You
