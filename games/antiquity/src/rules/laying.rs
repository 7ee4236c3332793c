//! The order of the cards: one is laid after the other, and the last lies on top (ANT-36, ANT-41, ANT-104).

use engine::{Play, Seat};

use crate::cards::{Card, CardSet, Colour, Monument, Pile};
use crate::rulebook::Refusal;
use crate::rules::{erect, improve, powers};
use crate::shelves::{Hand, HandEvent, Plan, Public};
use crate::{Antiquity, View};

/// The monument that is being built, and the cards that can still be laid on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) monument: Monument,
    pub(crate) laid: Pile,
    pub(crate) loose: CardSet,
}

/// The site of this hand's plan, or `None` if it builds nothing.
#[inline]
pub(crate) fn site(public: &Public, hand: &Hand) -> Option<Site> {
    let there = |colour: Colour, monument: Monument| {
        public.colours[colour].exhibition.pile(monument).cards(monument)
    };
    let (monument, laid, cards) = match hand.plan {
        Plan::Erect { monument, laid, .. } | Plan::Improve { monument, laid, .. } => {
            (monument, laid, hand.cards.and(monument.cards()))
        }
        Plan::Rearrange { colour, monument, new, laid } => {
            (monument, laid, new.or(there(colour, monument)))
        }
        Plan::None | Plan::Score { .. } | Plan::Buy { .. } | Plan::Exchange { .. } => return None,
    };
    Some(Site { monument, laid, loose: cards.without(laid.cards(monument)) })
}

/// The player chooses the order in which the cards are laid (ANT-36).
pub(crate) fn may_lay(view: View<'_>, card: Card) -> Result<(), Refusal> {
    let site = site(view.public, view.mine).ok_or(Refusal::NothingToLay)?;
    if site.loose.contains(card) {
        return Ok(());
    }
    if card.monument() != site.monument {
        return Err(Refusal::OtherMonument { card });
    }
    if site.laid.cards(site.monument).contains(card) {
        return Err(Refusal::LaidAlready { card });
    }
    Err(Refusal::NotInHandToLay { card })
}

pub(crate) fn lay(play: &mut impl Play<Antiquity>, seat: Seat, card: Card) {
    let mut plan = play.private()[seat].plan;
    match &mut plan {
        Plan::Erect { laid, .. } | Plan::Improve { laid, .. } | Plan::Rearrange { laid, .. } => {
            laid.push(card.value());
        }
        Plan::None | Plan::Score { .. } | Plan::Buy { .. } | Plan::Exchange { .. } => {}
    }
    play.tell(seat, HandEvent::Planned(plan));
}

/// Enough cards are laid: those of a builder, one for an improvement, all for the Scribe.
pub(crate) fn may_finish(view: View<'_>) -> Result<(), Refusal> {
    let site = site(view.public, view.mine).ok_or(Refusal::NothingToLay)?;
    match view.mine.plan {
        Plan::Erect { monument, laid, .. } => {
            erect::enough_cards(view.content, view.public, monument, laid.len())
        }
        Plan::Improve { laid, .. } if laid.is_empty() => Err(Refusal::NoCardToAdd),
        Plan::Rearrange { .. } if !site.loose.is_empty() => Err(Refusal::LayAllAgain),
        Plan::Improve { .. } | Plan::Rearrange { .. } => Ok(()),
        Plan::None | Plan::Score { .. } | Plan::Buy { .. } | Plan::Exchange { .. } => {
            Err(Refusal::NothingToLay)
        }
    }
}

pub(crate) fn finish(play: &mut impl Play<Antiquity>, seat: Seat) {
    match play.private()[seat].plan {
        Plan::Erect { colour, monument, laid } => {
            erect::finish(play, seat, colour, monument, laid);
        }
        Plan::Improve { colour, monument, laid } => {
            improve::finish(play, seat, colour, monument, laid);
        }
        Plan::Rearrange { colour, monument, new, laid } => {
            powers::rearranged(play, seat, (colour, monument), new, laid);
        }
        Plan::None | Plan::Score { .. } | Plan::Buy { .. } | Plan::Exchange { .. } => {}
    }
}
