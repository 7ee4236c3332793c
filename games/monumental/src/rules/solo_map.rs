//! What the automaton does on the board (MTL-112, MTL-113, MTL-116, R76 to R78).

use engine::{Content as _, Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::content::{Content, SoloDeed, Token};
use crate::effects::{Block, Step};
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::question::Ask;
use crate::rules::{conquer, explore as explorers, siege, solo};
use crate::shelves::{Chore, Public, PublicEvent, SecretEvent, SoloEvent, Tie};
use crate::terms::{Card, Resource, Who};
use crate::tiles::{Adjacency, Tile, Tiles};
use crate::words::name;
use crate::{Monumental, View, offer};

/// Between equals the player on the automaton's right decides (R75).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BreakTie {
    /// The equal targets.
    pub tiles: Tiles,
    /// The decision.
    pub tie: Tie,
}

impl Ask for BreakTie {
    type Answer = Tile;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-112"));

    fn who(self, _public: &Public) -> Who {
        Who(0)
    }

    fn read(action: Action) -> Option<Tile> {
        action.as_target()
    }

    fn offer(self, _view: View<'_>, offers: &mut Vec<Action>) {
        offer::tiles(self.tiles, offers);
    }

    fn check(self, _view: View<'_>, tile: Tile) -> Result<(), Refusal> {
        if self.tiles.contains(tile) { Ok(()) } else { Err(Refusal::NotAmongEquals) }
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, tile: Tile) {
        decide(play, self.tie, tile);
    }

    fn prompt(self, view: View<'_>) -> Phrase {
        match self.tie {
            Tie::Conquest => Phrase::new("prompt-tie-conquest"),
            Tie::Wonder { card } => {
                Phrase::new("prompt-tie-wonder").with("card", name::card(view.content, card))
            }
            Tie::Explorer { explorer } => {
                Phrase::new("prompt-tie-explorer").with("nth", explorer + 1)
            }
        }
    }
}

fn decide(play: &mut impl Play<Monumental>, tie: Tie, tile: Tile) {
    match tie {
        Tie::Conquest => take_province(play, tile),
        Tie::Wonder { card } => {
            play.tell_all(PublicEvent::WonderPlaced { who: play.public().turn.who, card, tile })
        }
        Tie::Explorer { explorer } => step(play, explorer, tile),
    }
}

fn choose(play: &mut impl Play<Monumental>, tiles: Tiles, tie: Tie) {
    match tiles.iter().next() {
        Some(only) if tiles.len() == 1 => decide(play, tie, only),
        Some(_) => push(play, BreakTie { tiles, tie }),
        None => {}
    }
}

/// It needs a soldier in the capital, or an outpost in reserve (R76).
pub(crate) fn can_conquer(public: &Public) -> bool {
    let player = public.current();
    let soldier = 0 < public.board.soldiers[player.home().idx()];
    (soldier || 0 < player.outposts_left) && !conquer::targets(public).is_empty()
}

/// Conquers the adjacent province with the lowest or the highest cost, without paying it.
pub(crate) fn conquer(play: &mut impl Play<Monumental>, deed: SoloDeed) {
    let targets = conquer::targets(play.public());
    let tiles = if deed == SoloDeed::ConquerHigh {
        dearest(play.content(), play.public(), targets)
    } else {
        cheapest(play.content(), play.public(), targets)
    };
    choose(play, tiles, Tie::Conquest);
}

/// Conquers up to three of the provinces that it could conquer when it begins, the most expensive first (MTL-116).
pub(crate) fn conquer_three(play: &mut impl Play<Monumental>) {
    let tiles = conquer::targets(play.public());
    push(play, Chore::Storm { tiles, left: 3 });
}

pub(crate) fn storm(play: &mut impl Play<Monumental>, tiles: Tiles, left: u8) {
    let tiles = tiles.without(play.public().current().held);
    if left == 0 || tiles.is_empty() || !can_conquer(play.public()) {
        return;
    }
    push(play, Chore::Storm { tiles, left: left - 1 });
    let tiles = dearest(play.content(), play.public(), tiles);
    choose(play, tiles, Tie::Conquest);
}

fn cheapest(content: &Content, public: &Public, tiles: Tiles) -> Tiles {
    best(public, tiles, |tile| cost(content, public, tile))
}

fn dearest(content: &Content, public: &Public, tiles: Tiles) -> Tiles {
    best(public, tiles, |tile| -cost(content, public, tile))
}

/// The tiles with the lowest rank, and among them those of the lowest value (R75).
fn best(public: &Public, tiles: Tiles, rank: impl Fn(Tile) -> i16) -> Tiles {
    let key = |tile: Tile| (rank(tile), public.board.values[tile.idx()]);
    let lowest = tiles.iter().map(key).min();
    tiles.iter().filter(|tile| Some(key(*tile)) == lowest).collect()
}

/// Units and the resources of a town together (R76).
fn cost(content: &Content, public: &Public, tile: Tile) -> i16 {
    let siege = siege::assault(content, public, tile);
    i16::from(siege.units) + siege.price.0.iter().map(|it| i16::from(*it)).sum::<i16>()
}

/// The warlord goes there with a soldier from the capital, or with an outpost (R76).
fn take_province(play: &mut impl Play<Monumental>, tile: Tile) {
    let public = play.public();
    let player = public.current();
    let soldier = 0 < public.board.soldiers[player.home().idx()];
    let outpost = !soldier;
    let (loser, token) = (public.holder(tile), public.board.tokens[tile.idx()]);
    play.tell_all(PublicEvent::Solo(SoloEvent::Conquered { tile, loser, soldier, outpost }));
    let Some(front) = token else { return };
    let token = play.secret().backs[tile.idx()];
    let counted = !play.content().has_rules(4);
    play.tell_all(PublicEvent::Solo(SoloEvent::TokenTurned { tile, token, counted }));
    if play.public().with.full {
        let gold = token_gold(play.content(), front, token);
        solo::receive(play, gold);
    }
}

/// The gold of a barbarian; a fixed sum for a free town (MTL-115).
fn token_gold(content: &Content, front: Token, token: u8) -> u8 {
    let rewards = content.explorations[usize::from(token)].rewards;
    match front {
        Token::Barbarian(_) => {
            rewards.map(|it| content.gains(it, Resource::Gold)).into_iter().max().unwrap_or(0)
        }
        Token::Town(_) => content.figures.solo.town_gold,
    }
}

/// The token goes on its province of the lowest value without a wonder, or in the capital if there is none (R78).
pub(crate) fn place_wonder(play: &mut impl Play<Monumental>, card: Card) {
    let public = play.public();
    let free = public.current().provinces().without(public.board.wonder_tiles);
    let home = Tiles::one(public.current().home()).without(public.board.wonder_tiles);
    let tiles = if free.is_empty() { home } else { best(public, free, |_| 0) };
    choose(play, tiles, Tie::Wonder { card });
}

/// The markets to visit: those not visited that have tokens left (MTL-116).
fn markets(public: &Public) -> impl Iterator<Item = Tile> {
    let board = &public.board;
    let open = (0..board.markets.len()).filter(|market| {
        public.solo.visited & (1 << market) == 0 && 0 < board.market_left[*market]
    });
    open.filter_map(|market| board.markets[market])
}

pub(crate) fn can_explore(public: &Public) -> bool {
    markets(public).next().is_some() || !public.board.production.is_empty()
}

pub(crate) fn explore(play: &mut impl Play<Monumental>, steps: u8) {
    push(play, Chore::Wander { explorer: 0, left: steps, steps });
}

/// One step of one explorer, then the next, then the other explorer.
pub(crate) fn wander(play: &mut impl Play<Monumental>, explorer: u8, left: u8, steps: u8) {
    let tiles =
        if left == 0 { Tiles::default() } else { ways(play.content(), play.public(), explorer) };
    if tiles.is_empty() {
        if explorer == 0 {
            push(play, Chore::Wander { explorer: 1, left: steps, steps });
        }
        return;
    }
    push(play, Chore::Wander { explorer, left: left - 1, steps });
    choose(play, tiles, Tie::Explorer { explorer });
}

/// The tiles that bring an explorer nearer to its goal, those with a production token first (R77).
fn ways(content: &Content, public: &Public, explorer: u8) -> Tiles {
    let at = public.current().explorers[usize::from(explorer)];
    let aim = aim(content, public, explorer, at);
    if aim.is_empty() || aim.contains(at) {
        return aim.and(Tiles::one(at));
    }
    let mut near = aim;
    while !near.neighbours().contains(at) {
        let more = near.or(near.neighbours().and(public.board.all()));
        if more == near {
            return Tiles::default();
        }
        near = more;
    }
    let ways = explorers::steps(public, at).and(near);
    let paid = ways.and(public.board.production);
    if paid.is_empty() { ways } else { paid }
}

/// The first explorer heads for the nearest market, the second for the second nearest, for any of those equally far;
/// then for production tokens (MTL-116). By version 3 it was the first of those equally far, in the order of the board.
fn aim(content: &Content, public: &Public, explorer: u8, at: Tile) -> Tiles {
    let mut open: Vec<(u8, Tile)> =
        markets(public).map(|tile| (distance(public, at, tile), tile)).collect();
    open.sort_unstable();
    let nth = usize::from(explorer).min(open.len().saturating_sub(1));
    let Some((far, first)) = open.get(nth) else { return public.board.production };
    if !content.has_rules(4) {
        return Tiles::one(*first);
    }
    open.iter().filter(|(it, _)| it == far).map(|(_, tile)| *tile).collect()
}

fn distance(public: &Public, from: Tile, to: Tile) -> u8 {
    let mut near = Tiles::one(from);
    let mut steps = 0;
    while !near.contains(to) && steps < Tile::MANY {
        near = near.or(near.neighbours().and(public.board.all()));
        steps += 1;
    }
    steps
}

/// The explorer goes there and takes the token that it finds.
fn step(play: &mut impl Play<Monumental>, explorer: u8, to: Tile) {
    if play.public().current().explorers[usize::from(explorer)] != to {
        play.tell_all(PublicEvent::Solo(SoloEvent::Explored { explorer, to }));
    }
    if play.public().board.production.contains(to) {
        return take_production(play, to);
    }
    let public = play.public();
    let Some(market) = public.board.market_at(to) else { return };
    if markets(public).any(|tile| tile == to) {
        take_market(play, market);
    }
}

/// Production tokens are discarded; in the full procedure two of them give one gold (MTL-115).
fn take_production(play: &mut impl Play<Monumental>, at: Tile) {
    if !play.public().with.full {
        return play.tell_all(PublicEvent::Solo(SoloEvent::Production { at, kept: 0 }));
    }
    let needed = play.content().figures.solo.tokens_a_gold;
    let tokens = play.public().current().production_tokens + 1;
    let full = needed <= tokens;
    let kept = if full { 0 } else { tokens };
    play.tell_all(PublicEvent::Solo(SoloEvent::Production { at, kept }));
    if full {
        solo::receive(play, 1);
    }
}

/// The top token is discarded; in the full procedure it gives as much gold as it shows resources (MTL-115).
fn take_market(play: &mut impl Play<Monumental>, market: u8) {
    let tokens = play.secret().markets[usize::from(market)];
    let nth = play.chance().below(tokens.count_ones().max(1));
    let Some(token) = (0..8).filter(|it| tokens & (1 << it) != 0).nth(nth as usize) else { return };
    play.keep(SecretEvent::MarketTaken { market, token });
    play.tell_all(PublicEvent::Solo(SoloEvent::Market { market, token }));
    if play.public().with.full {
        let block = play.content().markets[usize::from(market)].tokens[usize::from(token)];
        let gold = shown(play.content(), block);
        solo::receive(play, gold);
    }
}

fn shown(content: &Content, block: Block) -> u8 {
    let amounts = content.steps(block).filter_map(|step| {
        if let Step::Gain(amount) = step { Some(amount.0.iter().sum::<u8>()) } else { None }
    });
    amounts.sum()
}
