//! What the board is made from is what the rules say.

testkit::browser!(stairs::Stairs);
