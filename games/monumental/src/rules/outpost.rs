//! « Construire un Avant-Poste » (MTL-77).

use engine::{Phrase, Play, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::rules::question::Ask;
use crate::shelves::{Public, PublicEvent};
use crate::tiles::{Tile, Tiles};
use crate::words::name;
use crate::{Monumental, View, offer};

/// Three units on a province are replaced by an outpost, at no cost.
pub(crate) fn may_build(view: View<'_>, tile: Tile) -> Result<(), Refusal> {
    may_place(view, tile)?;
    let needed = view.content.figures.costs.outpost_units;
    let have = units_at(view.public, tile);
    if have < needed {
        return Err(Refusal::OutpostNeeds { needed, have });
    }
    Ok(())
}

/// The soldiers go home first; the warlord only where there are too few of them.
pub(crate) fn build(play: &mut impl Play<Monumental>, tile: Tile) {
    let needed = play.content().figures.costs.outpost_units;
    let soldiers = play.public().board.soldiers[tile.idx()].min(needed);
    let warlord = soldiers < needed;
    play.tell_all(PublicEvent::OutpostBuilt {
        who: play.public().turn.who,
        tile,
        soldiers,
        warlord,
    });
}

/// One per province, never in the capital, from the reserve.
pub(crate) fn may_place(view: View<'_>, tile: Tile) -> Result<(), Refusal> {
    let player = view.public.current();
    if tile == player.home() {
        return Err(Refusal::OutpostInCapital);
    }
    if !player.provinces().contains(tile) {
        return Err(Refusal::NotHeld { tile });
    }
    if player.outposts.contains(tile) {
        return Err(Refusal::OutpostThere { tile });
    }
    if player.outposts_left == 0 {
        return Err(Refusal::NoOutpostLeft);
    }
    Ok(())
}

/// Where an outpost is placed that an effect gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "object"))]
pub struct PlaceOutpost;

impl Ask for PlaceOutpost {
    type Answer = Tile;

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        !free_sites(public).is_empty()
    }

    fn read(action: Action) -> Option<Tile> {
        action.as_target()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::tiles(free_sites(view.public), offers);
    }

    fn check(self, view: View<'_>, tile: Tile) -> Result<(), Refusal> {
        may_place(view, tile)
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, tile: Tile) {
        play.tell_all(PublicEvent::OutpostBuilt {
            who: play.public().turn.who,
            tile,
            soldiers: 0,
            warlord: false,
        });
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-outpost")
    }

    fn say(self, _view: View<'_>, tile: Tile) -> Option<Phrase> {
        Some(Phrase::new("action-place-outpost").with("tile", name::tile(tile)))
    }
}

/// Where an effect could place one.
#[inline]
pub(crate) fn free_sites(public: &Public) -> Tiles {
    let player = public.current();
    if player.outposts_left == 0 {
        return Tiles::default();
    }
    player.provinces().without(player.outposts)
}

#[inline]
pub(crate) fn units_at(public: &Public, tile: Tile) -> u8 {
    public.board.soldiers[tile.idx()] + u8::from(public.current().warlord_at(tile))
}
