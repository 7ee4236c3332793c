//! What we measure: many matches at once, and how fast they are.

#![warn(missing_docs)]
#![allow(
    clippy::float_arithmetic,
    reason = "means and intervals are for people; no rule is in this crate"
)]

mod bench;
mod simulate;
mod stats;

pub use bench::{Speed, speed};
pub use simulate::{BySeatReport, Fault, Report, Series, Sink, simulate};
pub use stats::{Mean, Share, Tally};
