//! Whole matches as everyone saw them: at least one for each number of players and for each way a match can end.
//!
//! With our content no monument is complete before round 3; that a match can end earlier is tested on scenes.

testkit::golden!(quarry::Quarry,
    notre_dame_for_two: 2, {};
    san_pietro_for_three_without_a_roof: 3, {"monument": "san_pietro"};
    taj_mahal_for_three: 3, {"monument": "taj_mahal"};
    capitol_for_four: 4, {"monument": "capitol", "show_taken": true};
);
