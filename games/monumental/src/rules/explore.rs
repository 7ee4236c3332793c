//! « Bouger et utiliser les Explorateurs » (MTL-80 to MTL-83), and the tokens in reserve (MTL-27).

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::{Action, Answer, Move};
use crate::content::Content;
use crate::effects::Trigger;
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::pay::{self, Bill};
use crate::rules::policy;
use crate::rules::question::Ask;
use crate::shelves::{Chore, Held, PrivateEvent, Public, PublicEvent, SecretEvent};
use crate::terms::{Amount, Place, Resource};
use crate::tiles::{Adjacency, Tile, Tiles};
use crate::words::{effect as texts, name};
use crate::{Monumental, View, insight, offer};

/// One military moves one explorer to an adjacent tile, whether or not another player controls it (MTL-80).
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
        push(play, MoveExplorers { left: more, only: Some(explorer) });
    }
}

/// Free steps of explorers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveExplorers {
    /// How many are left.
    pub left: u8,
    /// The explorer, or `None` for both.
    pub only: Option<u8>,
}

/// What an explorer does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Exploring {
    /// It goes to a tile.
    Step { explorer: u8, to: Tile },
    /// It takes the token on its tile.
    Take { explorer: u8 },
}

impl Ask for MoveExplorers {
    type Answer = Exploring;

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        can_step(public)
    }

    fn read(action: Action) -> Option<Exploring> {
        let Action::Move(it) = action else { return None };
        if let Move::Explore { explorer, tile } = it {
            return Some(Exploring::Step { explorer, to: tile });
        }
        if let Move::Take { explorer } = it { Some(Exploring::Take { explorer }) } else { None }
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::explores(view, self.only, offers);
        offer::takes(view, offers);
    }

    fn check(self, view: View<'_>, answer: Exploring) -> Result<(), Refusal> {
        match answer {
            Exploring::Step { explorer, .. } if self.only.is_some_and(|only| only != explorer) => {
                Err(Refusal::OtherExplorer)
            }
            Exploring::Step { explorer, to } => may_step(view.public, explorer, to),
            Exploring::Take { explorer } => may_take(view.public, explorer),
        }
    }

    fn perform(self, play: &mut impl Play<Monumental>, seat: Seat, answer: Exploring) {
        match answer {
            Exploring::Step { explorer, to } => {
                play.tell_all(PublicEvent::Explored { who: play.public().turn.who, explorer, to });
                if 1 < self.left {
                    push(play, MoveExplorers { left: self.left - 1, ..self });
                }
            }
            Exploring::Take { explorer } => {
                push(play, self);
                take(play, seat, explorer);
            }
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-move-explorers").with("left", self.left)
    }
}

/// Explorers cross the sea; units never enter it (R54).
fn may_step(public: &Public, explorer: u8, to: Tile) -> Result<(), Refusal> {
    let from = public.current().explorers.get(usize::from(explorer));
    let from = from.ok_or(Refusal::NoSuchExplorer)?;
    if !steps(public, *from).contains(to) {
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

/// Each explorer takes one token a turn, after a move or where it stands (MTL-81).
pub(crate) fn may_take(public: &Public, explorer: u8) -> Result<(), Refusal> {
    let player = public.current();
    let at = *player.explorers.get(usize::from(explorer)).ok_or(Refusal::NoSuchExplorer)?;
    if public.turn.explorers_used & (1 << explorer) != 0 {
        return Err(Refusal::ExplorerUsed);
    }
    if public.board.production.contains(at) {
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
    if play.public().board.production.contains(at) {
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
    push(play, KeepToken { explorer, market });
}

/// Which market token is taken, after looking at them (MTL-81).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeepToken {
    /// The explorer that is there.
    pub explorer: u8,
    /// The market.
    pub market: u8,
}

impl Ask for KeepToken {
    type Answer = u8;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-81"));

    fn read(action: Action) -> Option<u8> {
        if let Action::Answer(Answer::Keep { token }) = action { Some(token) } else { None }
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        let there = (0..8).filter(|token| self.check(view, *token).is_ok());
        offers.extend(there.map(|token| Action::from(Answer::Keep { token })));
    }

    fn check(self, view: View<'_>, token: u8) -> Result<(), Refusal> {
        let seen = view.mine.seen[usize::from(self.market)];
        if token < 8 && seen & (1 << token) != 0 { Ok(()) } else { Err(Refusal::NoSuchToken) }
    }

    fn perform(self, play: &mut impl Play<Monumental>, seat: Seat, token: u8) {
        let market = self.market;
        play.keep(SecretEvent::MarketTaken { market, token });
        play.tell_all(PublicEvent::MarketTaken { who: play.public().turn.who, market });
        play.tell(seat, PrivateEvent::Kept { market, token });
        policy::trigger(play, Trigger::ExplorerTake, None);
    }

    fn prompt(self, view: View<'_>) -> Phrase {
        Phrase::new("prompt-market").with("market", name::market(view.content, self.market))
    }

    fn say(self, view: View<'_>, token: u8) -> Option<Phrase> {
        let tokens = &view.content.markets[usize::from(self.market)].tokens;
        let block = tokens.get(usize::from(token))?;
        Some(Phrase::new("action-keep-token").with("effect", texts::choice(view.content, *block)))
    }

    fn hope(self) -> i32 {
        insight::MARKET
    }
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
    push(play, Chore::Steps { block, place: Place::NONE });
}
