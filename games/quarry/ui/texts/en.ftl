# The words of the board of World Monuments, beside those of the game.

board-you = You
board-quarry = The quarry
board-bare = Hide the pieces to see the quarry
board-space = Space { $space }, { $ring }: { $pieces }
board-monument = { $monument }: { $laid } of { $bricks } bricks laid
board-plan = The plan
board-level = Level { $level }
board-level-points = { $points ->
    [one] { $points } point a brick
   *[other] { $points } points a brick
 }
board-position = Position { $position }, level { $level }, empty ({ $piece })
board-laid = Position { $position }, level { $level }, laid: { $piece }
board-round = Round { $round } of { $rounds }
board-phase-quarry = In the quarry
board-phase-building = Building
board-phase-over = Game over
board-paces = Steps of this turn: { $done } of { $paces }
board-first = First player
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-turn = Their turn
board-turn-own = Your turn
board-passed = Has passed
board-behind = Behind the screen: { $pieces }
board-hidden = Behind the screen: hidden
board-nothing = Nothing behind the screen
board-pass = Pass
board-to-come = Round { $round } to come
board-legend = What the pieces are for
board-brick-is = Goes on a position of its colour and sign.
board-jewel-is = { $points } points at the end of the game. It is never laid.
board-black-is = { $points } points when the quarry is empty, and you begin to build.

### The game in a minute

overview-aim = The aim: most points after three rounds, or as soon as the monument is complete.
overview-1 = Everybody leads the same worker. On each space that you make it enter, take a piece.
overview-2 = Your pieces go behind your screen. Remember what the others take!
overview-3 = The quarry is empty? Time to build. Each turn, lay one brick on a place of its colour.
overview-4 = The higher a brick, the more it pays: 1, 3, 5, 7, then 9 points. At the end each jewel is worth 3.
chapter-walk = First steps
chapter-gather = Choosing bricks
chapter-build = Building
chapter-round = The second round

### The lesson: said before each move.

lesson-put = Welcome to the quarry! In the first turn the worker is put on a space of the outer ring, and what lies there is taken. Put it on g: a jewel will be worth 3 points at the end.
lesson-other-walks = Everybody moves the same worker. In the second turn it takes two steps, and one piece is taken from each space that it enters: watch.
lesson-three-steps = Third turn: three steps for you, as the footprints show. Begin with space i and its red brick.
lesson-inwards = A step always leads to a neighbouring space, inwards too. Enter q: a second jewel.
lesson-outer-end = The last step must end on the outer ring, and no space is entered twice in a turn. Go out to j.
lesson-four-steps = From the fourth turn on, the worker takes four steps. Your opponent walks up to a.
lesson-look-ahead = Before you set out, look at the monument: level 1 wants mostly violet bricks, and neutral ones in the corners. Enter m to take a neutral one.
lesson-centre = Cross the centre, s: a violet brick waits there.
lesson-black = The black piece, on o! Whoever has it when the quarry is empty scores 2 points and begins to build.
lesson-screen = What you take goes behind your screen, where only you can see it. Go out to e.
lesson-other-gathers = Your opponent takes what is left on that side. It is up to you to remember what goes behind the other screen.
lesson-last-piece = Only one brick is left, on f. At least one piece must be taken in a turn: only the ways that lead there are allowed. Go by m.
lesson-empty = An empty space counts as a step, and nothing is taken there. Go on by s.
lesson-empty-again = Then by o.
lesson-quarry-ends = Take the last brick, on f. The quarry will be empty: the black piece will give you 2 points and the first turn to build.
lesson-first-brick = Now we build! One brick a turn, on a position of its colour. The positions that are possible light up on the plan: touch 2.
lesson-other-lays = One point for you: a brick scores 1 point on level 1, then 3, 5, 7 and 9 on the levels above. Your opponent lays one right beside yours.
lesson-straddle = Bricks 2 and 3 are there: they carry position 25, which straddles both. Lay your red brick there for 3 points.
lesson-corner = Your opponent lays a neutral brick in a corner.
lesson-on-theirs = It does not matter who laid the brick below. Build on theirs, at position 18: 3 points more.
lesson-on-yours = But that holds for everybody: your opponent had an orange brick, and builds on yours for 5 points.
lesson-careful = Each brick opens places, for the others too. Number 5 carries nothing on its own: lay a violet brick there and give nothing away.
lesson-no-red = Your opponent laid 9: together with 5 it carries a red brick. You have none left, so go on elsewhere, on 8.
lesson-other-reaps = As expected, that red brick is worth 3 points.
lesson-must-build = Whoever can build must build. You have a neutral brick left: lay it on corner 1, even if it helps somebody else.
lesson-pass = You have no brick left: you must pass. In the first two rounds each brick left over costs 1 point; your jewels cost nothing.
lesson-other-goes-on = Your opponent goes on as long as one of their bricks finds a place.
lesson-left-over = They have a red brick left that fits nowhere. On passing, they lift the screen and lose 1 point: better not to take what you cannot lay.
lesson-second-round = Second round: the quarry is full again, and you begin, thanks to the black piece. An orange brick would be worth 5 points on position 29: put the worker on b.
lesson-mix = Take different colours and levels, so that you can go on laying for long. First a red one, on e.
lesson-mix-neutral = Then a neutral one, on o.
lesson-mix-violet = And a violet one on f, on the outer ring.
lesson-to-centre = There are three pieces in the centre. Walk towards it by q.
lesson-choose = Where there are several pieces, you choose: touch the one you want. Take the jewel here.
lesson-way-out = Think of the way out: you must end outside. Go by m.
lesson-end = End on a. After three rounds, or as soon as the monument is complete, each jewel adds 3 points, and the best score wins. Over to you!

### What others did, the end to come, and the points

deed-took = took { $pieces }
headline-round = Round { $round }
deed-laid = laid { $piece } on level { $level } (+{ $points })
deed-laid-many = laid { $bricks } bricks (+{ $points })
deed-black = black piece back (+{ $points })
deed-passed = { $points ->
    [0] passed
   *[other] passed (−{ $points })
 }
near-end = Last round
