//! « Acquérir une carte de Développement ou un Bâtiment de base » (MTL-40 to MTL-47).

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::content::Content;
use crate::effects::Trigger;
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::pay::{self, Bill};
use crate::rules::question::Ask;
use crate::rules::{effect, policy};
use crate::shelves::{Chore, Public, PublicEvent, Shelved};
use crate::terms::{Card, Kind, Place, Purchase, Resource};
use crate::tiles::{Tile, Tiles};
use crate::words::name;
use crate::{Monumental, View, offer};

/// A card of the track costs production, or science if it is a knowledge (MTL-41 to MTL-43).
pub(crate) fn may_buy(view: View<'_>, slot: u8) -> Result<(), Refusal> {
    let card = on_track(view.public, slot)?;
    pay::may_pay(view.public, price(view.content, view.public, card))
}

pub(crate) fn buy(play: &mut impl Play<Monumental>, slot: u8) {
    let card = on_track(play.public(), slot).expect("checked: a card lies there");
    pay_for(play, card);
    match play.content().card(card).kind {
        Kind::Building | Kind::Knowledge => acquired(play, Shelved::Track(slot), card),
        Kind::Wonder => begin_wonder(play, slot, card),
    }
}

/// A basic building costs production; an empty pile sells nothing (MTL-41).
pub(crate) fn may_buy_basic(view: View<'_>, pile: u8) -> Result<(), Refusal> {
    let card = in_pile(view.content, view.public, pile)?;
    pay::may_pay(view.public, basic_price(view.content, view.public, card))
}

pub(crate) fn buy_basic(play: &mut impl Play<Monumental>, pile: u8) {
    let card = in_pile(play.content(), play.public(), pile).expect("checked: the pile has one");
    let bill = basic_price(play.content(), play.public(), card);
    pay::pay(play, bill);
    pay::spend_discount(play, Purchase::Building);
    pay::spend_discount(play, Purchase::Basic);
    acquired(play, Shelved::Basic(pile), card);
}

/// The second stage of a wonder (MTL-43).
pub(crate) fn may_complete(view: View<'_>) -> Result<(), Refusal> {
    let card = view.public.current().construction.ok_or(Refusal::NoConstruction)?;
    pay::may_pay(view.public, stage_price(view.content, view.public, card, 1))
}

pub(crate) fn complete(play: &mut impl Play<Monumental>) {
    let card = play.public().current().construction.expect("checked: one is under construction");
    let bill = stage_price(play.content(), play.public(), card, 1);
    pay::pay(play, bill);
    pay::spend_discount(play, Purchase::Wonder);
    completed(play, card);
}

/// Its effect is gained, it goes on top of the deck, then its token goes on a tile (MTL-44).
pub(super) fn completed(play: &mut impl Play<Monumental>, card: Card) {
    play.tell_all(PublicEvent::WonderCompleted { who: play.public().turn.who, card });
    policy::trigger(play, Trigger::CompleteWonder, None);
    push(play, PlaceWonder { card });
    push(play, Chore::OnTop { card });
    let block = play.content().card(card).complete;
    push(play, Chore::Steps { block, place: Place::NONE });
}

/// Only one wonder is under construction: of two, one is kept (MTL-46).
fn begin_wonder(play: &mut impl Play<Monumental>, slot: u8, new: Card) {
    play.tell_all(PublicEvent::WonderTaken { who: play.public().turn.who, slot, card: new });
    match play.public().current().construction {
        None => play.tell_all(PublicEvent::WonderBegun { who: play.public().turn.who, card: new }),
        Some(old) => push(play, KeepWonder { old, new }),
    }
}

/// Which of two wonders is kept (MTL-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeepWonder {
    /// The one under construction.
    pub old: Card,
    /// The one just acquired.
    pub new: Card,
}

impl Ask for KeepWonder {
    /// The old one is kept if it is 0.
    type Answer = u8;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-46"));

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
        let KeepWonder { old, new } = self;
        let (kept, lost) = if nth == 0 { (old, new) } else { (new, old) };
        play.tell_all(PublicEvent::WonderKept { who: play.public().turn.who, kept, lost });
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-keep-wonder")
    }

    fn say(self, view: View<'_>, nth: u8) -> Option<Phrase> {
        Some(effect::say_card_kept(view, if nth == 0 { self.old } else { self.new }))
    }
}

/// Where a wonder's token is placed: one on each tile that the player controls, the capital included (MTL-44).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceWonder {
    /// The wonder.
    pub card: Card,
}

impl Ask for PlaceWonder {
    type Answer = Tile;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-44"));

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        !wonder_sites(public).is_empty()
    }

    fn read(action: Action) -> Option<Tile> {
        action.as_target()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::tiles(wonder_sites(view.public), offers);
    }

    fn check(self, view: View<'_>, tile: Tile) -> Result<(), Refusal> {
        if !view.public.current().held.contains(tile) {
            return Err(Refusal::NotHeld { tile });
        }
        if view.public.board.wonder_tiles.contains(tile) {
            return Err(Refusal::WonderThere { tile });
        }
        Ok(())
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, tile: Tile) {
        let who = play.public().turn.who;
        play.tell_all(PublicEvent::WonderPlaced { who, card: self.card, tile });
    }

    fn prompt(self, view: View<'_>) -> Phrase {
        Phrase::new("prompt-place-wonder").with("card", name::card(view.content, self.card))
    }

    fn say(self, _view: View<'_>, tile: Tile) -> Option<Phrase> {
        Some(Phrase::new("action-place-wonder").with("tile", name::tile(tile)))
    }
}

fn wonder_sites(public: &Public) -> Tiles {
    public.current().held.without(public.board.wonder_tiles)
}

/// The card goes on top of the city deck (MTL-41, MTL-42).
pub(super) fn acquired(play: &mut impl Play<Monumental>, from: Shelved, card: Card) {
    let kind = play.content().card(card).kind;
    play.tell_all(PublicEvent::Acquired { who: play.public().turn.who, from, card, kind });
    match kind {
        Kind::Building => policy::trigger(play, Trigger::AcquireBuilding, None),
        Kind::Knowledge => policy::trigger(play, Trigger::AcquireKnowledge, None),
        Kind::Wonder => {}
    }
}

fn pay_for(play: &mut impl Play<Monumental>, card: Card) {
    let bill = price(play.content(), play.public(), card);
    pay::pay(play, bill);
    pay::spend_discount(
        play,
        match play.content().card(card).kind {
            Kind::Building => Purchase::Building,
            Kind::Knowledge => Purchase::Knowledge,
            Kind::Wonder => Purchase::Wonder,
        },
    );
}

/// What a card of the track costs now. For a wonder, its first stage.
pub(crate) fn price(content: &Content, public: &Public, card: Card) -> Bill {
    let info = content.card(card);
    let (resource, on) = match info.kind {
        Kind::Building => (Resource::Production, Purchase::Building),
        Kind::Knowledge => (Resource::Science, Purchase::Knowledge),
        Kind::Wonder => return stage_price(content, public, card, 0),
    };
    let less = pay::discount(content, public, on);
    Bill::of(resource, info.cost[0].saturating_sub(less))
}

/// What a basic building costs now.
pub(crate) fn basic_price(content: &Content, public: &Public, card: Card) -> Bill {
    let less = [Purchase::Building, Purchase::Basic].map(|on| pay::discount(content, public, on));
    let cost = content.card(card).cost[0].saturating_sub(less[0]).saturating_sub(less[1]);
    Bill::of(Resource::Production, cost)
}

/// What a stage of a wonder costs now.
pub(crate) fn stage_price(content: &Content, public: &Public, card: Card, stage: usize) -> Bill {
    let less = pay::discount(content, public, Purchase::Wonder);
    Bill::of(Resource::Production, content.card(card).cost[stage].saturating_sub(less))
}

/// The gaps of the track stay until the end of the turn (MTL-95).
pub(crate) fn on_track(public: &Public, slot: u8) -> Result<Card, Refusal> {
    public.track.get(usize::from(slot)).copied().flatten().ok_or(Refusal::EmptyTrackSlot { slot })
}

pub(crate) fn in_pile(content: &Content, public: &Public, pile: u8) -> Result<Card, Refusal> {
    let (card, _) = content.basics.get(usize::from(pile)).ok_or(Refusal::NoSuchPile)?;
    if public.basics[usize::from(pile)] == 0 {
        return Err(Refusal::PileEmpty { card: *card });
    }
    Ok(*card)
}
