//! At least one test for every id of RULES.md, by its sections.

mod build;
mod end;
mod facts;
mod fill;
mod memory;
mod pass;
mod setup;
mod take;
