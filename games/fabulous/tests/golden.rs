//! Whole matches as every seat and a spectator saw them: each number of players, and each way a match can end.

testkit::former!(fabulous::Fabulous);

testkit::golden!(fabulous::Fabulous,
    all_the_cards_for_two: 2, { "collectors": 12, "pack": "antiquite" };
    three_share_the_win: 3, { "collectors": 12, "pack": "antiquite", "rounds": 3 };
    four_decide_by_one_more_round: 4, { "collectors": 4, "pack": "complet", "rounds": 3 };
    five_at_the_limit: 5, { "rounds": 8, "characteristics": "extended" };
    six_with_all_collectors: 6, { "collectors": 12, "rounds": 10 };
    three_until_time_is_up: 3, { "collectors": 8, "minutes": "20" }, house after 60;
    six_until_one_has_all: 6, { "collectors": 0, "pack": "europe" };
);
