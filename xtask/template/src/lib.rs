//! Stairs.
//!
//! Reading order: RULES.md, `action`, `shelves`, then `rules/`, one file for each section of the rulebook.

mod action;
mod cards;
mod content;
mod offer;
mod rulebook;
mod rules;
mod setup;
mod shelves;
mod words;

use std::ops::RangeInclusive;

use engine::{BySeat, Chance, Erased, Game, OptionSpec, Pack, Play, Seat, Seats, Status};
use serde::{Deserialize, Serialize};

pub use crate::action::Action;
pub use crate::cards::{Card, CardSet};
pub use crate::content::{Content, Figures, content};
pub use crate::rulebook::Refusal;
pub use crate::shelves::{Hand, HandEvent, Pile, PileEvent, Public, PublicEvent};

/// This game, for the catalogue.
pub const GAME: &dyn engine::AnyGame = &Erased::<Stairs>::NEW;

/// The game's rules, under the engine's trait.
#[derive(Clone, Copy, Debug)]
pub struct Stairs;

/// A table of this game.
pub type Table = engine::Table<Stairs>;
/// What one seat of it sees.
pub type View<'a> = engine::View<'a, Stairs>;

/// What the rulebook lets the players choose: nothing yet.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Game for Stairs {
    const SLUG: &'static str = "stairs";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Hand;
    type Secret = Pile;
    type Refusal = Refusal;

    fn pack() -> Pack {
        content::pack()
    }

    fn standard() -> &'static Content {
        content()
    }

    fn options(_content: &Content) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn setup(
        content: &'static Content,
        _options: &Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table {
        setup::setup(content, seats, chance)
    }

    #[inline]
    fn status(_content: &Content, public: &Public) -> Status {
        if public.over {
            return Status::Over(rules::end::outcome(public));
        }
        Status::Waiting { seats: Seats::one(public.turn), what: "turn" }
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

    fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
        setup::imagine(view, chance)
    }

    fn audit(
        content: &Content,
        public: &Public,
        hands: &BySeat<Hand>,
        pile: &Pile,
    ) -> Result<(), String> {
        setup::audit(content, public, hands, pile)
    }
}
