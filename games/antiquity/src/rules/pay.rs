//! Two hand cards of one symbol pay for points (ANT-45) or for an action (ANT-12).

use engine::{Play, Seat};

use crate::cards::{Card, CardSet, Symbol};
use crate::content::Content;
use crate::rulebook::{Purpose, Refusal};
use crate::rules::{score, turn};
use crate::shelves::{Hand, HandEvent, Plan};
use crate::{Antiquity, View};

/// The hand has two cards of one symbol.
pub(crate) fn has_pair(view: View<'_>, to: Purpose) -> Result<(), Refusal> {
    if in_pairs(view.content, view.mine.cards).is_empty() {
        return Err(Refusal::NoPair { to });
    }
    Ok(())
}

/// The hand cards that share their symbol with another hand card.
#[inline]
pub(crate) fn in_pairs(content: &Content, cards: CardSet) -> CardSet {
    let of_symbol = |symbol: Symbol| cards.and(content.by_symbol[symbol.idx()]);
    let pairs = Symbol::ALL.map(of_symbol).into_iter().filter(|set| 2 <= set.len());
    pairs.fold(CardSet::default(), CardSet::or)
}

/// The cards that can be given up now.
#[inline]
pub(crate) fn payable(content: &Content, hand: &Hand, first: Option<Card>) -> CardSet {
    match first {
        None => in_pairs(content, hand.cards),
        Some(first) => {
            let mut others = hand.cards.and(content.by_symbol[content.symbol(first).idx()]);
            others.remove(first);
            others
        }
    }
}

/// Any two hand cards that bear the same symbol.
pub(crate) fn may_discard(view: View<'_>, card: Card) -> Result<(), Refusal> {
    let (to, first) = match view.mine.plan {
        Plan::Score { first, .. } => (Purpose::Points, first),
        Plan::Buy { first } => (Purpose::Action, first),
        Plan::None
        | Plan::Erect { .. }
        | Plan::Improve { .. }
        | Plan::Rearrange { .. }
        | Plan::Exchange { .. } => return Err(Refusal::NothingToPay),
    };
    if payable(view.content, view.mine, first).contains(card) {
        return Ok(());
    }
    if !view.mine.cards.contains(card) || first == Some(card) {
        return Err(Refusal::NotInHandToPay { to, card });
    }
    Err(match first {
        None => Refusal::NoPartner { to, card },
        Some(_) => Refusal::SymbolsDiffer { to },
    })
}

/// The first card waits in the plan; with the second both leave the game.
pub(crate) fn discard(play: &mut impl Play<Antiquity>, seat: Seat, card: Card) {
    match play.private()[seat].plan {
        Plan::Score { colour, first: Some(first) } => {
            score::scored(play, colour, [first, card]);
            lose(play, seat, [first, card]);
        }
        Plan::Buy { first: Some(first) } => {
            turn::bought(play, seat, [first, card]);
            lose(play, seat, [first, card]);
        }
        Plan::Score { colour, first: None } => {
            let plan = Plan::Score { colour, first: Some(card) };
            play.tell(seat, HandEvent::Planned(plan));
        }
        Plan::Buy { first: None } => {
            play.tell(seat, HandEvent::Planned(Plan::Buy { first: Some(card) }));
        }
        Plan::None
        | Plan::Erect { .. }
        | Plan::Improve { .. }
        | Plan::Rearrange { .. }
        | Plan::Exchange { .. } => {}
    }
}

fn lose(play: &mut impl Play<Antiquity>, seat: Seat, cards: [Card; 2]) {
    play.tell(seat, HandEvent::Lost { cards: cards.into_iter().collect() });
}
