//! The laws that every game keeps.

testkit::laws!(monumental::Monumental);
