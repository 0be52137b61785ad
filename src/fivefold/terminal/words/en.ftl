### What is said in a terminal, around any game.

# Commands stay as they are: they are typed.
help =
    .first = Type a move, or several with ; between them. Besides:
    .look = look: show the table again
    .moves = moves: what you may do now
    .hint = hint: a hint, and then more
    .why = why: the rules behind what was said last
    .help = help: this
    .quit = quit: stop playing
    .look-up = look up WORD: where the game has a book
welcome = { $game }: { $players }. Type help for help.
title = { $game }: { $players }
to-play = To play it, type: { $move }
to-stop = To stop playing, type { $word } again.
no-book = There is nothing to look up here.
your-move = Your move:
more = { $moves }, and { $more } more
find-it = What there is to do is for you to find.
not-you = It is not for you to act now.
no-hint = No hint here.
# What `why` answers: a clause of the rules with its number.
clause = { $number } { $text }
no-clause = No rule of the game is the reason.
not-over = The game is not over.
to-share = To share, without giving anything away:
score =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $score }
winners =
    { $winners-are ->
        [nobody] Nobody wins.
        [you] You win.
        [one] { $winners } wins.
        [us] { $winners } win together.
       *[many] { $winners } win together.
    }
won-by =
    { $winners-are ->
        [nobody] Nobody won.
       *[many] Won by { $winners }.
    }
step = [{ $page } of { $pages }: Enter, b, a number, q]
learn = Learn { $game }. Type a move; skip goes on to the next step, again begins this one anew, steps shows all of them, and quit ends.
    .step = Step { $step } of { $steps }: { $title }
    .marked = Marked: { $pieces }
    .anew = Here is the table as it was.
    .ask = [Enter: on; again; steps; a number; quit]
    .end = That is the end of the lesson. Now play: { $command }

## Looking back

review-player =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $figure } of 100. The best there was in { $found } of { $mattered } decisions that mattered; given away in all: { $cost } { $unit }.
    .nothing =
        { $who ->
            [you] You
           *[other] { $who }
        }: nothing that was decided mattered.
review-decision = { $n }. { $said } Given away: { $cost } { $unit }, { $lost } % of what there was to gain ({ $sure }).
    .best = { $n }. { $said } ({ $sure })
review-who =
    { $who ->
        [you] You
       *[other] { $who }
    }:
review-open = With all cards open.
review-again = To try one of them again: fivefold again RECORD NUMBER

## Practice

drill-question = { $number }. (difficulty { $difficulty }) { $question }
drill-choose =
    .one = [a number, q]
    .some = [{ $count } numbers, q]
    .all = [all the numbers that are right, q]
drill-verdict =
    .right = Right.
    .wrong = Wrong.
    .best = { $best }
drill-over = { $right } of { $asked } right; level { $level }.
