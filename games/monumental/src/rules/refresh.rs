//! Effects that replace cards of the track (MTL-124).

use engine::Play;

use crate::rulebook::Refusal;
use crate::rules::{acquire, track};
use crate::shelves::{Public, PublicEvent, Task};
use crate::{Monumental, View};

/// Not with an empty deck.
pub(crate) fn can_refresh(public: &Public) -> bool {
    public.unseen != 0 && public.track.iter().any(Option::is_some)
}

pub(crate) fn may_refresh(view: View<'_>, slot: u8) -> Result<(), Refusal> {
    if view.public.unseen == 0 {
        return Err(Refusal::DeckEmpty);
    }
    acquire::on_track(view.public, slot).map(drop)
}

/// In place, and at once.
pub(crate) fn refresh(play: &mut impl Play<Monumental>, left: u8, slot: u8) {
    let card = acquire::on_track(play.public(), slot).expect("checked: a card lies there");
    play.tell_all(PublicEvent::TrackDiscarded { slot, card });
    track::fill(play, slot);
    if 1 < left {
        play.tell_all(PublicEvent::Pushed(Task::Refresh { left: left - 1 }));
    }
}
