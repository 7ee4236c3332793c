//! The laws that every game keeps, and what is written from the code: transcripts of whole matches, the list of actions,
//! the files that the board is made from. `cargo xtask bless` writes them anew.

testkit::laws!(stairs::Stairs);

testkit::golden!(stairs::Stairs,
    two: 2, {};
);
