//! « Bouger et utiliser les Explorateurs » (MTL-80 to MTL-83), and the tokens in reserve (MTL-27).

use engine::{Play, Seat};

use crate::effects::Trigger;
use crate::rulebook::Refusal;
use crate::rules::pay::{self, Bill};
use crate::rules::policy;
use crate::shelves::{Held, PrivateEvent, Public, PublicEvent, SecretEvent, Task};
use crate::terms::{Amount, Place, Resource};
use crate::tiles::{Tile, Tiles};
use crate::{Monumental, View};

/// One military moves one explorer to an adjacent tile, whoever controls it (MTL-80).
pub(crate) fn may_explore(view: View<'_>, explorer: u8, to: Tile) -> Result<(), Refusal> {
    may_step(view.public, explorer, to)?;
    pay::may_pay(view.public, Bill::of(Resource::Military, 1))
}

pub(crate) fn explore(play: &mut impl Play<Monumental>, explorer: u8, to: Tile) {
    pay::pay(play, Bill::of(Resource::Military, 1));
    let (content, public) = (play.content(), play.public());
    let more = pay::modifiers(content, public, public.turn.who).map_or(0, |it| it.extra_steps);
    play.tell_all(PublicEvent::Explored { who: play.public().turn.who, explorer, to });
    if 0 < more {
        let task = Task::MoveExplorers { left: more, only: Some(explorer) };
        play.tell_all(PublicEvent::Pushed(task));
    }
}

pub(crate) fn may_step_freely(
    view: View<'_>,
    only: Option<u8>,
    explorer: u8,
    to: Tile,
) -> Result<(), Refusal> {
    if only.is_some_and(|only| only != explorer) {
        return Err(Refusal::OtherExplorer);
    }
    may_step(view.public, explorer, to)
}

pub(crate) fn step_freely(
    play: &mut impl Play<Monumental>,
    (left, only): (u8, Option<u8>),
    explorer: u8,
    to: Tile,
) {
    play.tell_all(PublicEvent::Explored { who: play.public().turn.who, explorer, to });
    if 1 < left {
        let task = Task::MoveExplorers { left: left - 1, only };
        play.tell_all(PublicEvent::Pushed(task));
    }
}

/// Explorers cross the sea; units never enter it (R54).
fn may_step(public: &Public, explorer: u8, to: Tile) -> Result<(), Refusal> {
    let from = public.current().explorers.get(usize::from(explorer));
    let from = from.ok_or(Refusal::NoSuchExplorer)?;
    if !steps(public, *from).has(to) {
        return Err(Refusal::NotBeside { tile: to });
    }
    Ok(())
}

/// Where an explorer can go from a tile.
#[inline]
pub(crate) fn steps(public: &Public, from: Tile) -> Tiles {
    Tiles::one(from).neighbours().and(public.board.all())
}

/// Explorers can always go somewhere.
pub(crate) fn can_step(public: &Public) -> bool {
    public.current().explorers.iter().any(|from| !steps(public, *from).is_empty())
}

/// Each explorer takes one thing a turn, on arriving or where it stands (MTL-81).
pub(crate) fn may_take(public: &Public, explorer: u8) -> Result<(), Refusal> {
    let player = public.current();
    let at = *player.explorers.get(usize::from(explorer)).ok_or(Refusal::NoSuchExplorer)?;
    if public.turn.explorers_used & (1 << explorer) != 0 {
        return Err(Refusal::ExplorerUsed);
    }
    if public.board.production.has(at) {
        return Ok(());
    }
    let market = public.board.market_at(at).ok_or(Refusal::NothingToTake)?;
    if player.markets[usize::from(market)] != Held::None {
        return Err(Refusal::MarketVisited);
    }
    if public.board.market_left[usize::from(market)] == 0 {
        return Err(Refusal::MarketEmpty);
    }
    Ok(())
}

pub(crate) fn take(play: &mut impl Play<Monumental>, seat: Seat, explorer: u8) {
    let at = play.public().current().explorers[usize::from(explorer)];
    if play.public().board.production.has(at) {
        play.tell_all(PublicEvent::ProductionTaken { who: play.public().turn.who, explorer, at });
        return policy::trigger(play, Trigger::ExplorerTake, None);
    }
    let market = play.public().board.market_at(at).expect("checked: there is a market");
    let idx = usize::from(market);
    let players = play.public().everyone();
    let before = players.filter(|(_, it)| it.markets[idx] != Held::None);
    let before = before.fold(0, |set, (who, _)| set | 1 << who.0);
    let tokens = play.secret().markets[idx];
    play.tell_all(PublicEvent::MarketOpened { who: play.public().turn.who, explorer, market });
    play.tell(seat, PrivateEvent::Looked { market, tokens, before });
    play.tell_all(PublicEvent::Pushed(Task::Market { explorer, market }));
}

/// One of the tokens there, after looking at them (MTL-81).
pub(crate) fn may_keep(view: View<'_>, market: u8, token: u8) -> Result<(), Refusal> {
    let seen = view.mine.seen[usize::from(market)];
    if token < 8 && seen & (1 << token) != 0 { Ok(()) } else { Err(Refusal::NoSuchToken) }
}

pub(crate) fn keep(play: &mut impl Play<Monumental>, seat: Seat, market: u8, token: u8) {
    play.keep(SecretEvent::MarketTaken { market, token });
    play.tell_all(PublicEvent::MarketTaken { who: play.public().turn.who, market });
    play.tell(seat, PrivateEvent::Kept { market, token });
    policy::trigger(play, Trigger::ExplorerTake, None);
}

/// A production token is worth one production (MTL-27).
pub(crate) fn may_use_token(public: &Public) -> Result<(), Refusal> {
    if public.current().production_tokens == 0 { Err(Refusal::NoToken) } else { Ok(()) }
}

pub(crate) fn use_token(play: &mut impl Play<Monumental>) {
    play.tell_all(PublicEvent::ProductionTokenUsed { who: play.public().turn.who });
    pay::gain(play, Amount::of(Resource::Production, 1));
}

/// A market token is used once, in this turn or a later one (MTL-27, MTL-82).
pub(crate) fn may_use_market(view: View<'_>, market: u8) -> Result<(), Refusal> {
    match view.public.current().markets.get(usize::from(market)) {
        None | Some(Held::None) => Err(Refusal::NoToken),
        Some(Held::Used(_)) => Err(Refusal::TokenUsed),
        Some(Held::Hidden) => Ok(()),
    }
}

pub(crate) fn use_market(play: &mut impl Play<Monumental>, seat: Seat, market: u8) {
    let token = play.private()[seat].tokens[usize::from(market)].expect("its holder knows it");
    play.tell_all(PublicEvent::MarketUsed { who: play.public().turn.who, market, token });
    let block = play.content().markets[usize::from(market)].tokens[usize::from(token)];
    play.tell_all(PublicEvent::Pushed(Task::Steps { block, place: Place::NONE }));
}
