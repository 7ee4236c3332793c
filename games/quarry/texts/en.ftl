# World Monuments: everything that a person reads in this game.

game = World Monuments
    .about = Walk the worker through the quarry to gather bricks, then build one single monument together, level by level.
    .credit = After the game by Piero Cioni. The plans, the pieces of each round and the shape of the quarry are reconstructed.

### Names

## Monuments

monument-notre_dame = Notre-Dame
    .city = Paris
monument-san_pietro = St Peter’s Basilica
    .city = Rome
monument-taj_mahal = Taj Mahal
    .city = Agra
monument-capitol = Capitol
    .city = Washington

## Pieces

piece-violet = Violet brick
piece-red = Red brick
piece-neutral = Neutral brick
piece-orange = Orange brick
piece-blue = Blue jewel
piece-black = Black piece

## Rings of the quarry

ring-outer = Outer ring
ring-middle = Middle ring
ring-centre = Centre

## In sentences

a-violet = a violet brick
a-red = a red brick
a-neutral = a neutral brick
a-orange = an orange brick
a-blue = a jewel
a-black = the black piece
many-violet = { $many ->
    [one] { $many } violet brick
   *[other] { $many } violet bricks
 }
many-red = { $many ->
    [one] { $many } red brick
   *[other] { $many } red bricks
 }
many-neutral = { $many ->
    [one] { $many } neutral brick
   *[other] { $many } neutral bricks
 }
many-orange = { $many ->
    [one] { $many } orange brick
   *[other] { $many } orange bricks
 }
many-blue = { $many ->
    [one] { $many } jewel
   *[other] { $many } jewels
 }
many-black = the black piece
colour-violet = violet
colour-red = red
colour-neutral = neutral
colour-orange = orange
nothing = nothing

### Options

option-monument = Monument
    .help = The monument that is built together: each has its own plan and its own bricks.
option-show_taken = Show what each player has taken
    .help = Shows what has gone behind each screen. When it is off, one has to remember, as at a real table.

### What is awaited

await-walk = a step of the worker
await-brick = a brick
prompt-over = The game is over.
prompt-wait = It is not your turn.
prompt-put = Your turn: put the worker on a space of the outer ring and take the piece there.
prompt-walk = { $paces ->
    [one] Your turn: one step left, and it has to end on the outer ring.
   *[other] Your turn: { $paces } steps left, to end on the outer ring.
 }
prompt-lay = Your turn: lay a brick.
prompt-pass = None of your bricks fits anywhere: you have to pass.

### Actions

action-put = Put the worker on { $space } and take { $piece }
action-enter = Go to { $space } and take { $piece }
action-enter-empty = Go to { $space }, an empty space
action-lay = { $points ->
    [one] Lay { $piece } on { $position } (level { $level }, { $points } point)
   *[other] Lay { $piece } on { $position } (level { $level }, { $points } points)
 }
action-pass = { $points ->
    [0] Pass
    [one] Pass and lose { $points } point
   *[other] Pass and lose { $points } points
 }

### What happens

event-round-begun = Round { $round }: the quarry is filled, { $who-me ->
    [yes] you begin.
   *[no] { $who } begins.
 }
event-entered = { $who-me ->
    [yes] You move the worker to { $space } and take { $piece }.
   *[no] { $who } moves the worker to { $space } and takes { $piece }.
 }
event-entered-empty = { $who-me ->
    [yes] You move the worker to { $space }, where there is nothing.
   *[no] { $who } moves the worker to { $space }, where there is nothing.
 }
event-walk-begun = { $who-me ->
    [yes] Your turn: { $paces } steps.
   *[no] { $who }’s turn: { $paces } steps.
 }
event-black-returned = The quarry is empty. { $who-me ->
    [yes] You return the black piece, score { $points } { $points ->
        [one] point
       *[other] points
     } and begin to build.
   *[no] { $who } returns the black piece, scores { $points } { $points ->
        [one] point
       *[other] points
     } and begins to build.
 }
event-laid = { $who-me ->
    [yes] You lay
   *[no] { $who } lays
 } { $piece } on level { $level }, position { $position }: { $points } { $points ->
    [one] point
   *[other] points
 }.
event-passed = { $who-me ->
    [yes] You pass.
   *[no] { $who } passes.
 }
event-passed-shown = { $who-me ->
    [yes] You pass and lift your screen ({ $pieces }):
   *[no] { $who } passes and lifts their screen ({ $pieces }):
 } { $points ->
    [0] nothing is lost.
    [one] { $points } point lost.
   *[other] { $points } points lost.
 }
event-given-back = The monument is complete before its time: { $who-me ->
    [yes] you get back
   *[no] { $who } gets back
 } the { $points } { $points ->
    [one] point
   *[other] points
 } lost by passing.
event-jewels-counted = { $jewels ->
    [0] { $who-me ->
        [yes] You have no jewel.
       *[no] { $who } has no jewel.
     }
    [one] { $who-me ->
        [yes] You show one jewel: { $points } points.
       *[no] { $who } shows one jewel: { $points } points.
     }
   *[other] { $who-me ->
        [yes] You show { $jewels } jewels: { $points } points.
       *[no] { $who } shows { $jewels } jewels: { $points } points.
     }
 }
event-ended-complete = The last brick is laid: the monument is complete and the game is over.
event-ended-last-round = The last round is over and the monument stays unfinished: the game is over.

### Why not

no-over = The game is over.
no-not-your-walk = It is somebody else’s turn to move the worker.
no-not-your-brick = It is somebody else’s turn to lay a brick.
no-passed-already = You have passed: you lay no more bricks in this phase.
no-quarry-is-over = The quarry is empty: now the monument is built.
no-build-later = Building begins when the quarry is empty.
no-such-space = The quarry has no space { $space }.
no-put-on-outer-ring = The worker is put on the outer ring; space { $space } is not there.
no-not-next-to = Space { $space } does not touch space { $worker }, where the worker stands.
no-entered-already = The worker has already entered space { $space } in this turn.
no-not-there = Space { $space } has no such piece to take: { $piece }.
no-must-take = There are pieces on space { $space }: you have to take one.
no-ends-inside = The last step ends on the outer ring; space { $space } is not there.
no-way-out = { $paces ->
    [one] From space { $space }, the step that is left cannot end on the outer ring without entering a space twice.
   *[other] From space { $space }, the { $paces } steps that are left cannot end on the outer ring without entering a space twice.
 }
no-nothing-to-take = By way of space { $space } you would take no piece in the whole turn.
no-such-position = The plan has no position { $position }.
no-laid-already = A brick already lies on position { $position }.
no-brick = Position { $position } wants { $piece }, and you have none.
no-not-carried = Position { $position } is not carried yet: a brick is missing below it, on position { $missing }.
no-can-lay = You can lay { $piece } on position { $position }: nobody passes who can build.

### The table in words

sketch-round = { $monument } · round { $round } of { $rounds }
sketch-put = { $who-me ->
    [yes] Quarry phase: you are to put the worker down.
   *[no] Quarry phase: { $who } is to put the worker down.
 }
sketch-walk = { $who-me ->
    [yes] Quarry phase: your turn, steps left: { $paces }.
   *[no] Quarry phase: { $who }’s turn, steps left: { $paces }.
 }
sketch-build = { $who-me ->
    [yes] Building phase: your turn.
   *[no] Building phase: { $who }’s turn.
 }
sketch-over-complete = The game is over: the monument is complete.
sketch-over-last-round = The game is over: the monument stays unfinished.
sketch-quarry-legend = Spaces in small letters, pieces in capitals: V violet, R red, N neutral, O orange, J jewel, X black piece; @ the worker, > the spaces where it can go.
sketch-ring = { $ring }: { $spaces }
sketch-ring-empty = { $ring }: nothing
sketch-space = { $space } ({ $pieces })
sketch-worker = The worker is on { $space }; it can go to: { $spaces }
sketch-worker-put = The worker waits outside the quarry; it can be put on: { $spaces }
sketch-monument = Monument: { $laid } { $laid ->
    [one] brick
   *[other] bricks
 } of { $bricks }
sketch-monument-legend = On top, the level and its points. Bricks in boxes; (V) an open position, v a position that is not carried yet.
sketch-level = Level { $level }: { $laid } of { $bricks }; open positions: { $open }
sketch-level-closed = Level { $level }: { $laid } of { $bricks }; nothing open
sketch-open = { $colour } bricks { $numbers }
sketch-supply = Round { $round } to come: { $pieces }
sketch-player = { $who-me ->
    [yes] You
   *[no] { $who }
 } · { $score } points, space { $space } of the track{ $first ->
    [yes] {" "}· first player
   *[no] {""}
 }{ $passed ->
    [yes] {" "}· has passed
   *[no] {""}
 }
sketch-player-off-track = { $who-me ->
    [yes] You
   *[no] { $who }
 } · { $score } points, off the track{ $first ->
    [yes] {" "}· first player
   *[no] {""}
 }{ $passed ->
    [yes] {" "}· has passed
   *[no] {""}
 }
sketch-taken = { $who }, behind the screen: { $pieces }
sketch-screen = Behind your screen: { $pieces }

### Why a hint prefers a choice

reason-bricks = Your bricks should score about { $points ->
    [one] 1 point
   *[other] { $points } points
 } more on the monument.
reason-bricks-of = { $who } should score about { $points ->
    [one] 1 point
   *[other] { $points } points
 } less with their bricks.
reason-kept = You get more bricks: those that fit nowhere yet may do so later.
reason-jewels = It brings you { $jewels ->
    [one] a jewel
   *[other] { $jewels } jewels
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end.
reason-black = The black piece scores { $points ->
    [one] 1 point
   *[other] { $points } points
 }, and its owner builds first.
reason-colours = It brings you a colour that you lack: with more colours you can build for longer.

### Names of points

points-QRY-03 = Start
points-QRY-27 = Black piece
points-QRY-33 = Bricks laid
points-QRY-41 = Bricks left over
points-QRY-53 = Jewels

### Rules: one message for each rule of RULES.md, under the same id and in the same order.

## Setup

QRY-01 = One monument is built in a game: Notre-Dame, St Peter’s Basilica, the Taj Mahal or the Capitol. The table chooses it before play begins, and the other three stay out of the game.
    .title = Choosing the monument

QRY-02 = There are 82 pieces in all: 72 bricks (violet, red, neutral and orange), 9 blue jewels, 3 for each round, and one black piece, the first player’s.
    .title = The pieces
    .words = piece, pieces

QRY-03 = Every score marker starts on space 10. The track is a loop of 60 spaces: after space 60 the marker comes round to space 1, and below 1 it stands off the track. The score itself has no limit.
    .title = The score track
    .words = track

QRY-04 = The first player is drawn at random before the first round. That player has the worker.
    .title = The first player
    .words = first player

QRY-05 = A game has three rounds. Each round begins with the quarry phase, in which pieces are taken, and goes on with the building phase, in which bricks are laid.
    .title = Three rounds
    .words = round, rounds

QRY-06 = The quarry has 12 spaces on the outer ring, 6 on the middle ring and one in the centre. Two spaces are neighbours when they share an edge; touching at a corner is not enough.
    .title = The quarry
    .words = quarry, middle ring, centre

QRY-07 = The monument is chosen in the options of the table. Its plan, with the number of bricks it needs, is open to everybody.
    .title = The plan
    .words = plan

## Filling the quarry

QRY-10 = The monument’s board says which pieces come into each of the three rounds, and how many. A first round may have 25 of them, for instance: 10 violet, 6 red, 3 neutral and 2 orange bricks, 3 jewels and the black piece.
    .title = The pieces of a round

QRY-11 = The pieces of the round are mixed in the bag and drawn one by one. They go first to the outer ring, one on each space, then to the middle ring, two on each space; all that are left go to the centre.
    .title = Filling the quarry

QRY-12 = For the Taj Mahal each space of the middle ring receives only one piece, in all three rounds. For the Capitol, in the third round, every other space of the middle ring receives one piece and the rest stay empty.
    .title = The exceptions of the middle ring

QRY-13 = All the pieces in the quarry can be seen by everybody.
    .title = An open quarry

## Taking pieces

QRY-20 = From the first player and then clockwise, each player in turn moves the worker until the quarry is empty. The player who takes the last piece finishes the move; then the quarry phase ends.
    .title = Turns in the quarry
    .words = quarry phase

QRY-21 = In the first turn of a round the worker is put on any space of the outer ring and the piece there is taken. In the second turn the worker moves two steps, in the third three, and four in every later turn. Turns are counted, not players: with two players the third turn is the first player’s.
    .title = The number of steps
    .words = step, steps

QRY-22 = With each step the worker moves to a neighbouring space, and in one turn it enters each space only once. The space it set out from has not been entered in that turn: the worker may come back to it once.
    .title = The worker’s path
    .words = worker

QRY-23 = From each space the worker enters, the last one included, one piece must be taken if there is any. Where there are several, the player takes whichever they like.
    .title = One piece from each space

QRY-24 = The worker moves all its steps, and the last one brings it to a space of the outer ring. A step is allowed only if the turn can still be completed by the rules: all steps moved, no space entered twice, an end on the outer ring and at least one piece taken.
    .title = The end of the move
    .words = outer ring

QRY-25 = At least one piece must be taken in every turn in the quarry: a path that brings in nothing is not allowed.
    .title = At least one piece

QRY-26 = Pieces taken go behind the player’s screen, and from then on that player alone sees them. Everybody saw them go, and may remember it. An option of the room can show what each player has taken; by default it is off, as at a real table.
    .title = Behind the screen
    .words = screen

QRY-27 = As soon as the quarry is empty, whoever has the black piece scores 2 points, returns it to the supply and takes the worker. That player starts the building phase and is the first player of the next round.
    .title = The black piece
    .words = black piece

## Building

QRY-30 = From the player who has the worker and then clockwise, each player in turn lays one brick on the monument, no more and no less. Whoever can lay one must do so.
    .title = One brick a turn
    .words = brick, bricks, building phase, building begins, build

QRY-31 = The plan fixes the level and the colour of every position. A brick goes only on a position of its own colour.
    .title = The right colour
    .words = position, positions

QRY-32 = Bricks of level 1 lie on the board. Higher up, a brick rests on one brick or straddles several: all those that carry it must be there before it.
    .title = Supports
    .words = carried, carry, carries

QRY-33 = A brick scores the points of its level as soon as it is laid: 1, 3, 5, 7 and 9 points for levels 1, 2, 3, 4 and 5. So an orange brick laid on level 4 is worth 7 points, and a red brick on level 2 is worth 3.
    .title = Points for each level
    .words = level, levels

QRY-34 = The monument is built with bricks: a jewel or the black piece is never laid on it.
    .title = Bricks only

## Passing

QRY-40 = A player who has no brick, or none that fits anywhere, has to pass. A player who can lay a brick is not allowed to pass.
    .title = When to pass
    .words = pass, passes, passing

QRY-41 = In the first two rounds a player who passes lifts the screen: everybody then sees the bricks and jewels, and each brick left costs 1 point, even if it already cost one in the round before. Jewels cost nothing: 3 bricks and 3 jewels make 3 points lost. A score may go below 0; in the third round nothing is shown and nothing is lost.
    .title = What bricks left over cost
    .words = point lost, points lost

QRY-42 = After passing, a player lays no more bricks in this phase, even if a position for one of them opens later. Bricks and jewels are kept for the next round.
    .title = A pass is final
    .words = have passed, has passed

QRY-43 = The building phase ends when everybody has passed.
    .title = The end of the building phase

## End

QRY-50 = The game ends after the third round, whether the monument is complete or not. If the last brick of the monument is laid before that, the game ends at once, whatever the round.
    .title = The end of the game
    .words = game is over

QRY-51 = In the last round, which is the third or the one in which the monument is completed, a brick left over costs nothing. If the monument is completed before the third round, the points that players have just lost by passing in that same phase are given back.
    .title = The last round
    .words = last round, complete before

QRY-53 = At the end of the game each jewel scores 3 points. Bricks left over score nothing.
    .title = The final count
    .words = jewel, jewels

QRY-54 = The most points win, and players who are level share the win. The whole ranking is made in the same way: two players level in first place are followed by a third.
    .title = Winning
