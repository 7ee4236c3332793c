//! Laws: properties that every game must keep. A game tests them with one line:
//!
//! ```text
//! testkit::laws!(antiquity::Antiquity);
//! ```

#![warn(missing_docs)]
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "this crate is for tests: a law that is broken panics"
)]

#[cfg(feature = "ts")]
mod browser;
mod golden;
mod json;
mod law;
mod reasons;
mod tables;
mod text;

#[cfg(feature = "ts")]
pub use browser::{catalogue_is_up_to_date, moments_are_up_to_date, types_are_up_to_date};
pub use golden::{House, actions, former_matches_are_played_on_or_told_apart, transcript};
pub use json::any_json_is_survived;
pub use law::random_matches_keep_the_laws;
pub use reasons::reasons;
pub use tables::{Case, cases};
pub use text::{
    codes_and_texts_round_trip, every_rule_has_a_text, languages_have_the_same_messages,
    options_have_their_defaults, said, the_catalogue_is_in_words,
};

/// Declares the tests of the laws for a game, at every number of seats and with every option.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        #[test]
        fn random_matches_keep_the_laws() {
            $crate::random_matches_keep_the_laws::<$game>();
        }

        #[test]
        fn any_json_is_survived() {
            $crate::any_json_is_survived::<$game>();
        }

        #[test]
        fn codes_and_texts_round_trip() {
            $crate::codes_and_texts_round_trip::<$game>();
        }

        #[test]
        fn options_have_their_defaults() {
            $crate::options_have_their_defaults::<$game>();
        }

        #[test]
        fn languages_have_the_same_messages() {
            $crate::languages_have_the_same_messages::<$game>();
        }

        #[test]
        fn the_catalogue_is_in_words() {
            $crate::the_catalogue_is_in_words::<$game>();
        }

        #[test]
        fn every_rule_has_a_text() {
            $crate::every_rule_has_a_text::<$game>(include_str!("../RULES.md"));
        }
    };
}

/// Declares the tests that compare transcripts of matches with `tests/golden/NAME.txt`, and the list of all actions
/// with `tests/golden/actions.txt`.
///
/// `cargo xtask bless` rewrites the files. With `house after N`, the house plays its first offer after N steps, as when
/// time is up.
#[macro_export]
macro_rules! golden {
    ($game:ty, $($name:ident: $seats:expr, $options:tt $(, house after $steps:literal)?;)+) => {
        #[test]
        fn actions() {
            $crate::actions::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
        }

        $(
            #[test]
            fn $name() {
                let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
                let comes_in: &[usize] = &[$($steps)?];
                let house = $crate::House { comes_in };
                let options = $crate::json!($options);
                $crate::transcript::<$game>(folder, stringify!($name), $seats, options, house);
            }
        )+
    };
}

/// Declares the test of the records in `tests/golden/former`, which were played by former rules: the present rules
/// refuse them, and the versions in `FORMER_RULES` replay them.
///
/// `KEEP=1 cargo test -p GAME golden` writes the present golden matches there. Run it before the rules change.
#[macro_export]
macro_rules! former {
    ($game:ty) => {
        #[test]
        fn former_matches_are_played_on_or_told_apart() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
            $crate::former_matches_are_played_on_or_told_apart::<$game>(folder);
        }
    };
}

/// Declares the tests that compare the types, the catalogue and the moments of a board with the files in `ui/`.
/// `cargo xtask bless` rewrites the files.
#[cfg(feature = "ts")]
#[macro_export]
macro_rules! browser {
    ($game:ty) => {
        #[test]
        fn types_are_up_to_date() {
            $crate::types_are_up_to_date::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn catalogue_is_up_to_date() {
            $crate::catalogue_is_up_to_date::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn moments_are_up_to_date() {
            $crate::moments_are_up_to_date::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}

pub use serde_json::json;
