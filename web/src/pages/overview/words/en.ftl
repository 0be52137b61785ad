### The page of a game.

players = { $least } to { $most } players
bots = Play against bots
friends = Play with friends
table = Set up a table
learn-on = Continue the lesson
learn-again = Repeat the lesson
more = More ways to play
daily = Today’s puzzle
    .about = The same for everyone, a new one every day.
    .done = Done for today.
practice = Practice
    .about = Quick questions that get harder as you improve.
solitaire = Solitaire
    .about = The same game, on your own.
solitaire-learn = Learn solitaire
rules = Rules
    .about = Everything in one place, with pictures.
results = Your results
    .all = All your matches
score = Playing with real cards?
    .about = Keep score on your phone
leaders = Leaderboard
    .about = The best of the month and of today’s puzzle.
