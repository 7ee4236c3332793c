//! « Manœuvre Militaire » (MTL-75, MTL-76).

use engine::Play;

use crate::rulebook::Refusal;
use crate::rules::conquer;
use crate::rules::pay::{self, Bill};
use crate::shelves::{Public, PublicEvent, Task};
use crate::terms::{Resource, Unit};
use crate::tiles::{Tile, Tiles};
use crate::{Monumental, View};

/// One military moves one unit to another own tile.
pub(crate) fn may_lead(view: View<'_>, from: Tile, unit: Unit) -> Result<(), Refusal> {
    may_lead_freely(view, from, unit)?;
    pay::may_pay(view.public, Bill::of(Resource::Military, 1))
}

pub(crate) fn lead(play: &mut impl Play<Monumental>, from: Tile, unit: Unit) {
    pay::pay(play, Bill::of(Resource::Military, 1));
    play.tell_all(PublicEvent::Pushed(Task::MoveTo { from, unit }));
}

/// Neither from nor to an isolated province (MTL-75).
pub(crate) fn may_lead_freely(view: View<'_>, from: Tile, unit: Unit) -> Result<(), Refusal> {
    conquer::may_leave(view.public, from, unit)?;
    let joined = joined(view.public);
    if !joined.has(from) {
        return Err(Refusal::Isolated { tile: from });
    }
    if joined.len() < 2 {
        return Err(Refusal::NowhereToGo);
    }
    Ok(())
}

pub(crate) fn lead_freely(play: &mut impl Play<Monumental>, left: u8, from: Tile, unit: Unit) {
    if 1 < left {
        play.tell_all(PublicEvent::Pushed(Task::MoveUnits { left: left - 1 }));
    }
    play.tell_all(PublicEvent::Pushed(Task::MoveTo { from, unit }));
}

pub(crate) fn may_arrive(view: View<'_>, from: Tile, to: Tile) -> Result<(), Refusal> {
    if !view.public.current().held.has(to) {
        return Err(Refusal::NotHeld { tile: to });
    }
    if !joined(view.public).has(to) {
        return Err(Refusal::Isolated { tile: to });
    }
    if from == to {
        return Err(Refusal::ThereAlready);
    }
    Ok(())
}

pub(crate) fn arrive(play: &mut impl Play<Monumental>, from: Tile, unit: Unit, to: Tile) {
    play.tell_all(PublicEvent::Moved { who: play.public().turn.who, from, to, unit });
}

/// The tiles that a path of own tiles joins to the capital (MTL-64).
#[inline]
pub(crate) fn joined(public: &Public) -> Tiles {
    let player = public.current();
    Tiles::one(player.home()).spread(player.held)
}

/// Whether any unit can go anywhere.
pub(crate) fn can_move(public: &Public) -> bool {
    let joined = joined(public);
    1 < joined.len() && 0 < conquer::units_in_reach(public, joined)
}
