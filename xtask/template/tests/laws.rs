//! The laws that every game keeps.

testkit::laws!(stairs::Stairs);
