### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = There is no problem { $name }.
problem-kind-unknown = No problems of the kind { $kind }. The kinds are { $known }.
problem-day-malformed = { $found } is no day. Write it like 2026-11-19.

## The tasks and how hard they are

problem-of-day = Problem of the day
problem-trainer = Trainer
problem-complete =
    { $count ->
        [2] Complete two puzzles in this turn
        [3] Complete three puzzles in this turn
       *[four] Complete four puzzles in this turn
    }
problem-touches = Place the best finishing touches
problem-difficulty =
    { $level ->
        [1] Easy
        [2] Medium
       *[hard] Hard
    }

## What comes of a try

problem-solved = Solved
problem-tries =
    { $count ->
        [1] first try
       *[more] tries: { $count }
    }
problem-missed-complete = Not yet. Completed: { $result } of { $best }.
problem-missed-touches = Good, not yet the best. Points: { $result }. Possible: { $best }.
problem-look = Look at puzzle { $slot }.
problem-answer = The answer

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Enter: try again · nudge · answer · quit
problem-next = Enter: the next one · quit
problem-number = number { $number }, solved { $solved }
problem-not-saved = A problem isn’t saved. Begin it again at any time.
problem-generating = Games
problem-generated = Written to { $folder }. Days: { $days }. To practise: { $practice }.

## The command

cli-problem = Solve the problem of the day, or others.
cli-problem-day = Of another day, such as 2026-11-19.
cli-problem-kind = Practise one kind: complete or touches.
cli-problem-trainer = Practise, one after the other.
cli-problem-generate = Make problems of games between bots.
cli-problem-folder = Where the files go.
cli-problem-seed = The number of the first game. The same games give the same problems.
cli-problem-games = How many games.

## Days and the trainer

problem-day-to-come = The problem of { $day } is still to come.
problem-day-too-early = There was no problem on { $day } yet.
problem-results-malformed = { $found } are no results. Write 1 for solved and 0 for missed.

## The page of a problem

problem-nudge = A nudge
problem-show-answer = Show the answer
problem-again = Try again
problem-go-on = Next
problem-more = More like this
problem-time = Time
problem-tried = Tries
problem-points = Points now: { $points }
problem-touches-about = Each piece costs 1 point, and an unfinished puzzle costs its points.
problem-was-solved = You have solved this one already.
problem-was-seen = You have seen the answer. Solving it is practice now.
problem-next-in = The next one comes at midnight UTC. Hours until then: { $hours }.
problem-in-a-row = Days in a row: { $days }
problem-month-told = { $month }: solved { $solved } of { $all }.
problem-day-told = { $day }, { $state ->
        [solved] solved
        [seen] answer seen
       *[open] open
    }
problem-in-set = Number { $number } of 10, solved: { $solved }
problem-kind-complete = Complete in one turn
problem-kind-touches = Finishing touches
problem-share = Share
problem-copied = Copied
