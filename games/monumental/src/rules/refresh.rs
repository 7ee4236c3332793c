//! Effects that replace cards of the track (MTL-124).

use engine::{Phrase, Play, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::question::Ask;
use crate::rules::{acquire, track};
use crate::shelves::{Public, PublicEvent};
use crate::terms::TRACK;
use crate::{Monumental, View};

/// Cards of the track to replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refresh {
    /// How many are left.
    pub left: u8,
}

impl Ask for Refresh {
    type Answer = u8;

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        can_refresh(public)
    }

    fn read(action: Action) -> Option<u8> {
        if let Action::Answer(Answer::Pick { slot }) = action { Some(slot) } else { None }
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        let track = &view.public.track;
        let filled = (0..TRACK as u8).filter(|slot| track[usize::from(*slot)].is_some());
        offers.extend(filled.map(|slot| Action::from(Answer::Pick { slot })));
    }

    fn check(self, view: View<'_>, slot: u8) -> Result<(), Refusal> {
        if view.public.unseen == 0 {
            return Err(Refusal::DeckEmpty);
        }
        acquire::on_track(view.public, slot).map(drop)
    }

    /// Replaces the card in its place, at once.
    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, slot: u8) {
        let card = acquire::on_track(play.public(), slot).expect("checked: a card lies there");
        play.tell_all(PublicEvent::TrackDiscarded { slot, card });
        track::fill(play, slot);
        if 1 < self.left {
            push(play, Refresh { left: self.left - 1 });
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-refresh").with("left", self.left)
    }
}

/// Impossible with an empty deck.
pub(crate) fn can_refresh(public: &Public) -> bool {
    public.unseen != 0 && public.track.iter().any(Option::is_some)
}
