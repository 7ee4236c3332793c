//! « Construire un Avant-Poste » (MTL-77).

use engine::{Content as _, Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::effect;
use crate::rules::question::Ask;
use crate::shelves::{Public, PublicEvent};
use crate::terms::Unit;
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

/// The player chooses which units go home. There is a choice only if the warlord stands among enough soldiers.
pub(crate) fn build(play: &mut impl Play<Monumental>, tile: Tile) {
    let needed = play.content().figures.costs.outpost_units;
    let enough = needed <= play.public().board.soldiers[tile.idx()];
    // By version 3 of the rules, soldiers went home first.
    let asks = play.content().has_rules(4) && play.public().current().warlord_at(tile);
    match (enough, asks) {
        (true, true) => push(play, SendHome { tile }),
        (true, false) => replace(play, tile, Unit::Soldier),
        (false, _) => replace(play, tile, Unit::Warlord),
    }
}

/// Replaces units by an outpost: soldiers, and the warlord if `with` says so.
fn replace(play: &mut impl Play<Monumental>, tile: Tile, with: Unit) {
    let needed = play.content().figures.costs.outpost_units;
    let warlord = with == Unit::Warlord;
    let soldiers = needed - u8::from(warlord);
    let who = play.public().turn.who;
    play.tell_all(PublicEvent::OutpostBuilt { who, tile, soldiers, warlord });
}

/// Whether the warlord goes home with the soldiers that an outpost replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SendHome {
    /// Where the outpost is built.
    pub tile: Tile,
}

impl SendHome {
    /// The answers, in the order of their numbers.
    const BRANCHES: [Unit; 2] = [Unit::Soldier, Unit::Warlord];
}

impl Ask for SendHome {
    type Answer = u8;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-77"));

    fn read(action: Action) -> Option<u8> {
        action.as_branch()
    }

    fn offer(self, _view: View<'_>, offers: &mut Vec<Action>) {
        offer::branches(Self::BRANCHES.len() as u8, offers);
    }

    fn check(self, _view: View<'_>, nth: u8) -> Result<(), Refusal> {
        effect::is_branch(nth, Self::BRANCHES.len() as u8)
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, nth: u8) {
        replace(play, self.tile, Self::BRANCHES[usize::from(nth)]);
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-send-home").with("tile", name::tile(self.tile))
    }

    fn say(self, view: View<'_>, nth: u8) -> Option<Phrase> {
        let needed = view.content.figures.costs.outpost_units;
        Some(match Self::BRANCHES.get(usize::from(nth))? {
            Unit::Soldier => Phrase::new("action-send-soldiers").with("n", needed),
            Unit::Warlord => Phrase::new("action-send-warlord").with("n", needed.saturating_sub(1)),
        })
    }
}

/// At most one outpost on a province, none in the capital, from the reserve.
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
