# The board of Monumental, in its own words.

board-city = City
board-map = Map
board-track = Track
board-desks = Parts of the board
board-lit = { $n ->
    [one] 1 possible action
   *[other] { $n } possible actions
 }
board-player = Player { $n }
board-look = Look closely: { $name }
board-close = Close
board-row = Row { $n }
board-column = Column { $n }
board-empty-place = empty place
board-basics = Basic buildings
board-pile = { $n } left
board-deck-left = { $n ->
    [0] deck empty
    [one] 1 card to come
   *[other] { $n } cards to come
 }
board-deck = Your deck ({ $n })
board-discard = Discard pile ({ $n })
board-drawn = Cards drawn this turn
board-construction = Under construction
board-construction-of = Under construction: { $name }
board-labelled = { $name }: { $text }
board-no-construction = No wonder under construction
board-policies = Policies
board-developed = developed
board-tokens = { $n ->
    [one] 1 production token
   *[other] { $n } production tokens
 }
board-hidden = hidden
board-over = The game is over.
board-act = Your actions: use, buy, conquer, explore.
board-turn-of = It is { $who }’s turn.
board-leads = leading
board-automaton-cards = Its cards: { $names }
board-tile-value = value { $n }
board-soldiers = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
 }
board-explorer-of = { $who }’s explorer
board-attack = Attack on { $tile }: { $sent } of { $all }. Touch where the next unit comes from.
board-deeds = What the map lights
board-deed-all = All
board-deed-conquer = Conquer
board-deed-commit = Send
board-deed-lead = Move
board-deed-first = Explorer 1
board-deed-second = Explorer 2
board-deed-outpost = Outpost
board-deed-target = Choose
