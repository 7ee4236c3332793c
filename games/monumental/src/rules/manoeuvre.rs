//! « Manœuvre Militaire » (MTL-75, MTL-76).

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::{Action, Move};
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::conquer;
use crate::rules::pay::{self, Bill};
use crate::rules::question::Ask;
use crate::shelves::{Public, PublicEvent};
use crate::terms::{Resource, Unit};
use crate::tiles::{Adjacency, Tile, Tiles};
use crate::words::name;
use crate::{Monumental, View, offer};

/// One military moves one unit to another of the player's own tiles.
pub(crate) fn may_lead(view: View<'_>, from: Tile, unit: Unit) -> Result<(), Refusal> {
    may_lead_freely(view, from, unit)?;
    pay::may_pay(view.public, Bill::of(Resource::Military, 1))
}

pub(crate) fn lead(play: &mut impl Play<Monumental>, from: Tile, unit: Unit) {
    pay::pay(play, Bill::of(Resource::Military, 1));
    push(play, MoveTo { from, unit });
}

/// No unit moves from or to an isolated province (MTL-75).
fn may_lead_freely(view: View<'_>, from: Tile, unit: Unit) -> Result<(), Refusal> {
    conquer::may_leave(view.public, from, unit)?;
    let joined = joined(view.public);
    if !joined.contains(from) {
        return Err(Refusal::Isolated { tile: from });
    }
    if joined.len() < 2 {
        return Err(Refusal::NowhereToGo);
    }
    Ok(())
}

/// Free manoeuvres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveUnits {
    /// How many are left.
    pub left: u8,
}

impl Ask for MoveUnits {
    type Answer = (Tile, Unit);

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        can_move(public)
    }

    fn read(action: Action) -> Option<(Tile, Unit)> {
        if let Action::Move(Move::Lead { tile, unit }) = action { Some((tile, unit)) } else { None }
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::leads(view, offers);
    }

    fn check(self, view: View<'_>, (from, unit): (Tile, Unit)) -> Result<(), Refusal> {
        may_lead_freely(view, from, unit)
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, (from, unit): (Tile, Unit)) {
        if 1 < self.left {
            push(play, MoveUnits { left: self.left - 1 });
        }
        push(play, MoveTo { from, unit });
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-move-units").with("left", self.left)
    }
}

/// Where a unit goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveTo {
    /// The tile of the unit.
    pub from: Tile,
    /// The unit.
    pub unit: Unit,
}

impl Ask for MoveTo {
    type Answer = Tile;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-75"));

    fn read(action: Action) -> Option<Tile> {
        action.as_target()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::tiles(joined(view.public).without(Tiles::one(self.from)), offers);
    }

    fn check(self, view: View<'_>, to: Tile) -> Result<(), Refusal> {
        if !view.public.current().held.contains(to) {
            return Err(Refusal::NotHeld { tile: to });
        }
        if !joined(view.public).contains(to) {
            return Err(Refusal::Isolated { tile: to });
        }
        if self.from == to {
            return Err(Refusal::ThereAlready);
        }
        Ok(())
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, to: Tile) {
        let MoveTo { from, unit } = self;
        play.tell_all(PublicEvent::Moved { who: play.public().turn.who, from, to, unit });
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-move-to")
            .with("unit", name::unit(self.unit))
            .with("tile", name::tile(self.from))
    }

    fn say(self, _view: View<'_>, to: Tile) -> Option<Phrase> {
        Some(Phrase::new("action-arrive").with("tile", name::tile(to)))
    }
}

/// The tiles that a path of the player's own tiles connects to the capital (MTL-64).
#[inline]
pub(crate) fn joined(public: &Public) -> Tiles {
    let player = public.current();
    Tiles::one(player.home()).spread(player.held)
}

/// Whether any unit can move.
pub(crate) fn can_move(public: &Public) -> bool {
    let joined = joined(public);
    1 < joined.len() && 0 < conquer::units_in_reach(public, joined)
}
