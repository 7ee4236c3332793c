//! The laws that every game keeps.

testkit::laws!(antiquity::Antiquity);
