//! What every game stands on: the [`Game`] trait and the [`Table`] it is played at.
//!
//! Data flows one way: action → check → perform → events → shelves → views.

#![warn(missing_docs)]

mod any;
mod bit_set;
mod chance;
mod digest;
mod game;
mod hex;
mod matches;
mod notation;
mod option;
mod outcome;
mod pack;
mod phrase;
mod play;
mod playout;
mod record;
mod referee;
mod rulebook;
mod seat;
mod table;
mod undo;

pub use any::{
    AnyContent, AnyGame, AnyMatch, Erased, NotPlayed, Offered, Opening, OpeningFault, Tally,
    typed_options,
};
pub use bit_set::{BitSet, BitSetItem, Bits};
pub use chance::{Chance, Seed};
pub use digest::Digest;
pub use engine_derive::Notation;
pub use game::{Game, PrivateEvent, PublicEvent, SecretEvent, Shelf, Speak, Status};
pub use matches::{Deed, Heard, Match, Step};
#[doc(hidden)]
pub use notation::derived;
pub use notation::{Coded, Notation};
pub use option::{OptionKind, OptionSpec};
pub use outcome::{Outcome, Score, Source, Standing};
pub use pack::{Content, Fault, Faults, Pack};
pub use phrase::{Arg, Phrase};
pub use play::Play;
pub use playout::{Decided, Players, Playout, RandomPlayers, play_out, play_to_end};
pub use record::{
    Difference, News, Player, Record, RecordedDeed, RecordedStep, replay, tallies, verify,
};
pub use referee::Referee;
pub use rulebook::{Refusal, Rule};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use table::{Events, No, OwnedView, Sight, Table, View};
pub use undo::NotUndone;
