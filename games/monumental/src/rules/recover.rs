//! Effects that take cards back from the discard pile.

use engine::{Phrase, Play, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::question::Ask;
use crate::shelves::{Public, PublicEvent};
use crate::terms::Card;
use crate::{Monumental, View};

/// Discarded cards to put on the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recover {
    /// How many are left.
    pub left: u8,
}

impl Ask for Recover {
    type Answer = Card;

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        can_recover(public)
    }

    fn read(action: Action) -> Option<Card> {
        action.as_discarded()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        let cards = view.public.current().discard.kinds();
        offers.extend(cards.map(|card| Action::from(Answer::Discarded { card })));
    }

    fn check(self, view: View<'_>, card: Card) -> Result<(), Refusal> {
        if view.public.current().discard.contains(card) {
            Ok(())
        } else {
            Err(Refusal::NotDiscarded)
        }
    }

    /// The card goes on top of the city deck, where everyone sees it.
    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, card: Card) {
        play.tell_all(PublicEvent::Recovered { who: play.public().turn.who, card });
        if 1 < self.left {
            push(play, Recover { left: self.left - 1 });
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-recover").with("left", self.left)
    }
}

pub(crate) fn can_recover(public: &Public) -> bool {
    !public.current().discard.is_empty()
}
