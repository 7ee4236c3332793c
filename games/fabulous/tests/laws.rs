//! The laws that every game keeps.

testkit::laws!(fabulous::Fabulous);
