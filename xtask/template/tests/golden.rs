//! The laws that every game keeps, transcripts of whole matches, and the list of actions. `cargo xtask bless` rewrites
//! the files.

testkit::laws!(stairs::Stairs);

testkit::golden!(stairs::Stairs,
    two: 2, {};
);
