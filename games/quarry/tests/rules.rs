//! At least one test for every id of RULES.md, by its sections.

mod scene;

#[path = "rules/build.rs"]
mod build;
#[path = "rules/end.rs"]
mod end;
#[path = "rules/fill.rs"]
mod fill;
#[path = "rules/memory.rs"]
mod memory;
#[path = "rules/pass.rs"]
mod pass;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/take.rs"]
mod take;
