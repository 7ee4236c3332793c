//! Monuments fabuleux, a family card game by Bioviva.
//!
//! Reading order: RULES.md, `action`, `shelves` with `round` and `piles`, then `rules/`, one file for each section of
//! the ledger.

mod action;
mod cards;
mod content;
mod hand;
mod imagine;
mod insight;
mod memory;
mod offer;
mod options;
mod piles;
mod round;
mod rulebook;
mod rules;
mod setup;
mod shelves;
mod words;

use std::ops::RangeInclusive;

use engine::{BySeat, Chance, Erased, Game, OptionSpec, Pack, Play, Seat, Seats, Status};

pub use crate::action::Action;
pub use crate::cards::{
    Back, Backs, Card, Characteristic, Collector, CollectorSet, Figure, Grade, MAX_CARDS,
    MAX_CHARACTERISTICS, MAX_COLLECTORS, MAX_MONUMENTS,
};
pub use crate::content::{
    AreaKind, Content, Continent, Deck, Effect, Known, Monument, Origin, Place, Set, Special,
    Timing, Wins, content,
};
pub use crate::hand::{Faces, FacesEvent, Hand, HandEvent, Seen};
pub use crate::memory::Memory;
pub use crate::options::Options;
pub use crate::piles::Piles;
pub use crate::round::{Heard, Round};
pub use crate::rulebook::Refusal;
pub use crate::shelves::{Awaited, Career, Public, PublicEvent, What, With};
pub use crate::words::{Catalogue, CharacteristicEntry, CollectorEntry, MonumentEntry};

/// This game, for the catalogue.
pub const GAME: &dyn engine::AnyGame = &Erased::<Fabulous>::NEW;

/// The game's rules, under the engine's trait.
#[derive(Clone, Copy, Debug)]
pub struct Fabulous;

/// A table of this game.
pub type Table = engine::Table<Fabulous>;
/// What one seat of it sees.
pub type View<'a> = engine::View<'a, Fabulous>;

impl Game for Fabulous {
    const SLUG: &'static str = "fabulous";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const RULES_VERSION: u32 = 1;

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Hand;
    type Secret = Faces;
    type Refusal = Refusal;

    fn pack() -> Pack {
        content::pack()
    }

    fn standard() -> &'static Content {
        content()
    }

    fn options(content: &Content) -> Vec<OptionSpec> {
        options::specs(content)
    }

    fn setup(
        content: &'static Content,
        options: &Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table {
        setup::setup(content, options, seats, chance)
    }

    #[inline]
    fn status(_content: &Content, public: &Public) -> Status {
        let what = match public.awaited.what {
            What::Speak => "speak",
            What::Name => "name",
            What::Look => "look",
            What::Victim | What::Partner => "target",
            What::Pick => "pick",
            What::Nothing => return Status::Over(rules::end::outcome(public)),
        };
        Status::Waiting { seats: Seats::one(public.awaited.seat), what }
    }

    #[inline]
    fn offer(view: View<'_>, offers: &mut Vec<Action>) {
        offer::offer(view, offers);
    }

    fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
        rules::check(view, action)
    }

    #[inline]
    fn perform<P: Play<Self>>(play: &mut P, by: Seat, action: Action) {
        rules::perform(play, by, action);
    }

    fn minutes(public: &Public) -> Option<u32> {
        public.with.minutes.map(u32::from)
    }

    /// The house says when time is up, once, where there is a limit of minutes (FAB-53).
    fn house_offer(_content: &Content, public: &Public, offers: &mut Vec<Action>) {
        let is_over = public.awaited.what == What::Nothing;
        if public.with.minutes.is_some() && !public.time_up && !is_over {
            offers.push(Action::TimeUp);
        }
    }

    fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
        imagine::imagine(view, chance)
    }

    fn insight(view: View<'_>) -> BySeat<i32> {
        insight::insight(view)
    }

    fn round(public: &Public) -> Option<u32> {
        Some(u32::from(public.round.number))
    }

    fn tally(
        _content: &Content,
        public: &Public,
        _private: &BySeat<Self::Private>,
    ) -> Option<BySeat<i32>> {
        Some(rules::end::outcome(public).points())
    }

    fn audit(
        content: &Content,
        public: &Public,
        hands: &BySeat<Hand>,
        faces: &Faces,
    ) -> Result<(), String> {
        imagine::audit(content, public, hands, faces)
    }
}
