//! « Conquérir une Province » (MTL-60 to MTL-72).

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::effects::{Block, Trigger};
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::question::Ask;
use crate::rules::siege::{assault, bill, payable, siege};
use crate::rules::{effect, pay, policy};
use crate::shelves::{Chore, Public, PublicEvent};
use crate::terms::{Amount, Foe, Place, Purchase, Resource, Unit};
use crate::tiles::{Adjacency, Tile, Tiles};
use crate::words::{effect as texts, name};
use crate::{Monumental, View, insight, offer};

/// The provinces that are adjacent to a tile of the player and not controlled by the player (MTL-60). Capitals are not
/// among them (MTL-65).
#[inline]
pub(crate) fn targets(public: &Public) -> Tiles {
    let held = public.current().held;
    held.neighbours().and(public.board.provinces).without(held)
}

pub(crate) fn may_conquer(view: View<'_>, tile: Tile) -> Result<(), Refusal> {
    let (board, player) = (&view.public.board, view.public.current());
    if board.capitals.contains(tile) {
        return Err(Refusal::CapitalSafe);
    }
    if !board.provinces.contains(tile) {
        return Err(Refusal::NoProvince);
    }
    if player.held.contains(tile) {
        return Err(Refusal::OwnProvince { tile });
    }
    if !player.held.neighbours().contains(tile) {
        return Err(Refusal::NotAdjacent { tile });
    }
    let siege = siege(view.content, view.public, tile);
    let have = units_in_reach(view.public, reach(view.public, tile));
    if have < siege.units {
        return Err(Refusal::NotEnoughUnits { needed: siege.units, have });
    }
    if !payable(view.public, siege, siege.price, siege.rebate) {
        return Err(Refusal::NotEnough { needed: bill(siege, siege.price).amount });
    }
    Ok(())
}

/// The player's own tiles that are connected to one adjacent to the target (MTL-61, MTL-66).
#[inline]
pub(crate) fn reach(public: &Public, target: Tile) -> Tiles {
    Tiles::one(target).neighbours().spread(public.current().held)
}

/// The units that could leave a tile: one unit or an outpost stays on every province (MTL-63).
#[inline]
pub(crate) fn units_in_reach(public: &Public, reach: Tiles) -> u8 {
    let player = public.current();
    let soldiers: u8 = reach.iter().map(|tile| public.board.soldiers[tile.idx()]).sum();
    let warlord = u8::from(player.warlord.is_some_and(|tile| reach.contains(tile)));
    let bound = reach.without(player.outposts).without(Tiles::one(player.home())).len();
    (soldiers + warlord).saturating_sub(bound)
}

/// How many units can leave a tile of the player together (MTL-63).
pub(crate) fn may_leave_together(public: &Public, from: Tile) -> u8 {
    units_in_reach(public, Tiles::one(from))
}

/// Whether such a unit can leave a tile of the player (MTL-63).
pub(crate) fn may_leave(public: &Public, from: Tile, unit: Unit) -> Result<(), Refusal> {
    let player = public.current();
    if !player.held.contains(from) {
        return Err(Refusal::NotHeld { tile: from });
    }
    let soldiers = public.board.soldiers[from.idx()];
    let warlord = player.warlord_at(from);
    let there = match unit {
        Unit::Soldier => 0 < soldiers,
        Unit::Warlord => warlord,
    };
    if !there {
        return Err(Refusal::NoUnitThere { tile: from });
    }
    let bound = from != player.home() && !player.outposts.contains(from);
    if bound && soldiers + u8::from(warlord) < 2 {
        return Err(Refusal::OneStays { tile: from });
    }
    Ok(())
}

pub(crate) fn begin(play: &mut impl Play<Monumental>, tile: Tile) {
    let siege = siege(play.content(), play.public(), tile);
    play.tell_all(PublicEvent::ConquestBegun {
        who: play.public().turn.who,
        tile,
        units: siege.units,
    });
    waive(play, tile, siege.rebate, siege.price);
}

/// The player chooses which part of a free town's price is waived, if there is a choice (MTL-122).
fn waive(play: &mut impl Play<Monumental>, tile: Tile, left: u8, price: Amount) {
    let mut parts = price.parts();
    match (left, parts.next(), parts.next()) {
        (0, ..) | (_, None, _) => pay_conquest(play, tile, price),
        (_, Some((only, _)), None) => waive(play, tile, left - 1, price.less(only)),
        (_, Some(_), Some(_)) => {
            push(play, Rebate { tile, left, price });
        }
    }
}

/// Which part of a free town's price is waived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rebate {
    /// Where the town is.
    pub tile: Tile,
    /// How much is waived.
    pub left: u8,
    /// The price that is left.
    pub price: Amount,
}

impl Ask for Rebate {
    type Answer = Resource;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-122"));

    fn read(action: Action) -> Option<Resource> {
        action.as_resource()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::resources(offers, |resource| self.check(view, resource).is_ok());
    }

    fn check(self, view: View<'_>, resource: Resource) -> Result<(), Refusal> {
        let Rebate { tile, left, price } = self;
        if price.get(resource) == 0 {
            return Err(Refusal::NotInPrice { resource });
        }
        let siege = siege(view.content, view.public, tile);
        if !payable(view.public, siege, price.less(resource), left - 1) {
            return Err(Refusal::NotEnough { needed: bill(siege, price.less(resource)).amount });
        }
        Ok(())
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, resource: Resource) {
        waive(play, self.tile, self.left - 1, self.price.less(resource));
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-rebate").with("left", self.left).with("price", name::amount(self.price))
    }
}

/// Each unit costs one military whatever the distance (MTL-61).
fn pay_conquest(play: &mut impl Play<Monumental>, tile: Tile, price: Amount) {
    let siege = siege(play.content(), play.public(), tile);
    pay::pay(play, bill(siege, price));
    if siege.foe == Some(Foe::FreeTown) {
        pay::spend_discount(play, Purchase::FreeTown);
    }
    if 0 < play.public().turn.siege {
        play.tell_all(PublicEvent::SiegeSpent);
    }
    push(play, March { tile, left: siege.units, soldiers: 0, warlord: false });
}

/// A conquest: units come from the capital or from the player's own provinces that are connected to the target
/// (MTL-61).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct March {
    /// The target.
    pub tile: Tile,
    /// How many units are still to be sent.
    pub left: u8,
    /// The soldiers on their way.
    pub soldiers: u8,
    /// Whether the warlord is on the way.
    pub warlord: bool,
}

impl Ask for March {
    type Answer = (Tile, Unit);
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-61"));

    fn read(action: Action) -> Option<(Tile, Unit)> {
        let Action::Answer(Answer::Commit { tile, unit }) = action else { return None };
        Some((tile, unit))
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        for tile in reach(view.public, self.tile).iter() {
            for unit in Unit::ALL {
                if may_leave(view.public, tile, unit).is_ok() {
                    offers.push(Answer::Commit { tile, unit }.into());
                }
            }
        }
    }

    fn check(self, view: View<'_>, (from, unit): (Tile, Unit)) -> Result<(), Refusal> {
        may_leave(view.public, from, unit)?;
        if !reach(view.public, self.tile).contains(from) {
            return Err(Refusal::NotJoined { tile: from });
        }
        Ok(())
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, (from, unit): (Tile, Unit)) {
        play.tell_all(PublicEvent::Committed { who: play.public().turn.who, from, unit });
        let march = March {
            left: self.left - 1,
            soldiers: self.soldiers + u8::from(unit == Unit::Soldier),
            warlord: self.warlord || unit == Unit::Warlord,
            ..self
        };
        match march.left {
            0 => conquered(play, march),
            _ => push(play, march),
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-commit").with("left", self.left).with("tile", name::tile(self.tile))
    }

    fn hope(self) -> i32 {
        let sent = i32::from(self.soldiers) + i32::from(self.warlord);
        insight::ATTACK + (insight::TO_SPEND + 1) * sent
    }
}

/// The token's reward comes first, then the warlord's, then other triggers (MTL-72).
fn conquered(play: &mut impl Play<Monumental>, march: March) {
    let March { tile, soldiers, warlord, .. } = march;
    let content = play.content();
    let foe = assault(content, play.public(), tile).foe;
    let loser = play.public().holder(tile);
    let token = play.public().board.tokens[tile.idx()];
    play.tell_all(PublicEvent::Conquered {
        who: play.public().turn.who,
        tile,
        soldiers,
        warlord,
        foe,
        loser,
    });
    policy::trigger(play, Trigger::Conquer, foe);
    if warlord {
        call_warlord(play);
    }
    if token.is_some() {
        let token = play.secret().backs[tile.idx()];
        play.tell_all(PublicEvent::TokenTurned { tile, token });
        push(play, Reward { token });
    }
}

/// Conquering with the warlord triggers the warlord card once per turn (MTL-71).
fn call_warlord(play: &mut impl Play<Monumental>) {
    let (content, public) = (play.content(), play.public());
    let more = pay::modifiers(content, public, public.turn.who).map_or(0, |it| it.extra_warlord);
    if more < public.turn.warlord_uses {
        return;
    }
    let civ = usize::from(public.current().civ.expect("a player in turn has a civilisation"));
    let block = content.civs[civ].warlord_effect;
    play.tell_all(PublicEvent::WarlordCalled { who: play.public().turn.who });
    push(play, Chore::Steps { block, place: Place::NONE });
}

/// One of two rewards of a token is chosen at once (MTL-67, MTL-68).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reward {
    /// The token.
    pub token: u8,
}

impl Reward {
    fn blocks(self, content: &Content) -> [Block; 2] {
        content.explorations[usize::from(self.token)].rewards
    }
}

impl Ask for Reward {
    type Answer = u8;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-67"));

    fn read(action: Action) -> Option<u8> {
        action.as_branch()
    }

    fn offer(self, _view: View<'_>, offers: &mut Vec<Action>) {
        offer::branches(2, offers);
    }

    fn check(self, _view: View<'_>, nth: u8) -> Result<(), Refusal> {
        effect::is_branch(nth, 2)
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, nth: u8) {
        let block = self.blocks(play.content())[usize::from(nth)];
        push(play, Chore::Steps { block, place: Place::NONE });
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-reward")
    }

    fn say(self, view: View<'_>, nth: u8) -> Option<Phrase> {
        let block = self.blocks(view.content).get(usize::from(nth)).copied()?;
        Some(Phrase::new("action-branch").with("effect", texts::choice(view.content, block)))
    }

    fn hope(self) -> i32 {
        insight::MARKET
    }
}
