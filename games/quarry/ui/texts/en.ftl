# The words of the board of World Monuments, beside those of the game.

board-quarry = The quarry
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
board-phase-quarry = Quarry phase
board-phase-building = Building phase
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
