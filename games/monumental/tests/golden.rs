//! Whole matches as everyone saw them.

testkit::former!(monumental::Monumental);

testkit::golden!(monumental::Monumental,
    solo_by_the_rulebook: 1, {};
    solo_and_won: 1, {};
    solo_ends_well: 1, { "map": "random", "civilizations": "random" };
    solo_in_full: 1, { "solo": "full", "map": "random" };
    for_two: 2, {};
    for_three_on_a_random_board: 3, { "map": "random", "civilizations": "random" };
    for_four: 4, {};
);
