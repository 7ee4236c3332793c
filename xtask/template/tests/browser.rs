//! The files of the board agree with the rules.

testkit::browser!(stairs::Stairs);
