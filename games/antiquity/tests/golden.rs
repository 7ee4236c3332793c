//! Whole random matches as each seat and a spectator saw them.

testkit::former!(antiquity::Antiquity);

testkit::golden!(antiquity::Antiquity,
    two_players: 2, {};
    three_players: 3, {};
    four_players: 4, {};
    power_cards: 3, {"power_cards": true, "power_symbols": true};
);
