//! Whole matches, as each seat and a spectator saw them. `cargo xtask bless` writes them anew.

testkit::golden!(stairs::Stairs,
    two: 2, {};
    three: 3, {};
    four: 4, {};
);
