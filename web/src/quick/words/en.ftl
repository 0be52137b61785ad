### Quick matches and ratings.

find = Find a match
looking = Looking for someone at your level …
nobody = Nobody yet. We’ll keep looking.
about = The match is rated. If you leave, you lose it.
pace = Thinking time
    .each = { $pace ->
        [relaxed] Long
        [fast] Short
       *[normal] Normal
    }
bot = Play a bot instead
cancel = Stop looking
rematch = Rematch
    .asked = Waiting for your opponent …
    .wanted = Your opponent wants a rematch.
another = Find someone else
# “Hard” is a level of bots.
strength = About as strong as { $level }
    .below = Weaker than Easy
    .above = Stronger than Expert
    .unsure = { $strength } (provisional)
    .of = { $name }: { $strength }
ratings = Ratings
    .none = Find a match on a game’s page, and your rating starts here.
    .matches = { $matches ->
        [one] { $matches } rated match
       *[other] { $matches } rated matches
    }
    .curve = Your rating over time
hidden = Others can see my ratings
listed = Show my name in leaderboards
