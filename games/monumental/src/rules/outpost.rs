//! « Construire un Avant-Poste » (MTL-77).

use engine::Play;

use crate::rulebook::Refusal;
use crate::shelves::{Public, PublicEvent};
use crate::tiles::{Tile, Tiles};
use crate::{Monumental, View};

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
    if !player.provinces().has(tile) {
        return Err(Refusal::NotHeld { tile });
    }
    if player.outposts.has(tile) {
        return Err(Refusal::OutpostThere { tile });
    }
    if player.outposts_left == 0 {
        return Err(Refusal::NoOutpostLeft);
    }
    Ok(())
}

pub(crate) fn place(play: &mut impl Play<Monumental>, tile: Tile) {
    play.tell_all(PublicEvent::OutpostBuilt {
        who: play.public().turn.who,
        tile,
        soldiers: 0,
        warlord: false,
    });
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
