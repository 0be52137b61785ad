### What is said in a terminal, around any game.

# Commands stay as they are: they are typed.
help =
    .first = Type a move, or several separated by ;. You can also type:
    .look = look: show the table again
    .moves = moves: show your possible moves
    .hint = hint: get a hint; type it again for more
    .why = why: show the rules behind the last message
    .help = help: show this help
    .quit = quit: stop playing
    .look-up = look up WORD: check the dictionary, if the game has one
welcome = { $game }: { $players }. Type help for help.
title = { $game }: { $players }
to-play = To play it, type: { $move }
to-stop = To stop playing, type { $word } again.
your-move = Your move:
more = { $moves }, and { $more } more
find-it = That’s for you to find!
not-you = It’s not your turn.
no-hint = No hint here.
# What `why` answers: a clause of the rules with its number.
clause = { $number } { $text }
no-clause = No rule applies here.
not-over = The game isn’t over.
to-share = Share your result, without spoilers:
score =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $score }
winners =
    { $winners-are ->
        [nobody] Nobody wins.
        [you] You win!
        [one] { $winners } wins.
        [us] { $winners } share the win.
       *[many] { $winners } share the win.
    }
won-by =
    { $winners-are ->
        [nobody] Nobody won.
       *[many] Won by { $winners }.
    }
step = [{ $page } of { $pages }: Enter, b, a number, q]
learn = Learn { $game }. Type a move, or: skip (next step), again (restart this step), steps (show all steps), quit.
    .step = Step { $step } of { $steps }: { $title }
    .marked = Marked: { $pieces }
    .anew = Back to the start of this step.
    .ask = [Enter: next; again; steps; a number; quit]
    .end = That’s the end of the lesson. Now play: { $command }

## Reviews

review-player =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $figure } of 100. Best move in { $found } of { $mattered ->
        [one] { $mattered } key decision
       *[other] { $mattered } key decisions
    }. Total cost in { $unit }: { $cost }.
    .nothing =
        { $who ->
            [you] You
           *[other] { $who }
        }: no key decisions.
review-decision = { $n }. { $said } Cost in { $unit }: { $cost }, { $lost }% of what was possible ({ $sure }).
    .part = { $n }. { $said } Cost: { $lost }% of what was possible ({ $sure }).
    .best = { $n }. { $said } ({ $sure })
review-who =
    { $who ->
        [you] You
       *[other] { $who }
    }:
review-open = With all cards face up.
review-again = To retry one of them: fivefold again RECORD NUMBER

## Practice

drill-question = { $number }. (difficulty { $difficulty }) { $question }
drill-choose =
    .one = [a number, q]
    .some = [{ $count } numbers, q]
    .all = [all the right numbers, q]
drill-verdict =
    .right = Correct!
    .wrong = Wrong.
    .best = { $best }
drill-pieces = { $title }: { $pieces }
drill-over = { $right } of { $asked } correct; level { $level }.

## A score sheet

score-how = Type each player’s points, separated by spaces. “3 Ann 12” corrects round 3. u: undo, + NAME: join, - NAME: remove, . : end the game here, ! NAME: decide a tie, q: quit.
    .pick = Type a name after each round. “3 Ann” corrects round 3. u: undo, + NAME: join, - NAME: remove, . : end the game here, q: quit.
    .again = I can’t read that. Type a number for each player, or q to quit.
score-players = Who’s playing? Type the names, separated by commas.
score-round = Round { $round }.
score-about = { $about }.
score-deal = { $dealer } deals.
    .first = { $dealer } deals, { $first } starts.
score-won =
    { $names-count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
score-tied = A tie! Roll the dice that are left, then type ! and the name.
