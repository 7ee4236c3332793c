//! The laws that every game keeps.

testkit::laws!(quarry::Quarry);
