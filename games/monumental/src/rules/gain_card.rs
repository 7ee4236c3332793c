//! « Gagner une carte » (MTL-32, MTL-45): cards that effects give without their cost.

use engine::{Phrase, Play, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::effects::{CardKind, Leaf, Shop, Step, StepId};
use crate::rulebook::Refusal;
use crate::rules::acquire::{acquired, completed, in_pile, on_track};
use crate::rules::question::Ask;
use crate::shelves::{Public, PublicEvent, Shelved};
use crate::terms::{Card, Kind};
use crate::{Monumental, View, insight};

/// A card gained without its cost (MTL-32); a wonder is complete at once (MTL-45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GainCard {
    /// The `gain_card` step.
    pub step: StepId,
}

impl Ask for GainCard {
    type Answer = Shelved;

    fn is_open(self, content: &Content, public: &Public) -> bool {
        gainable(content, public, self.step).next().is_some()
    }

    fn read(action: Action) -> Option<Shelved> {
        let Action::Answer(answer) = action else { return None };
        if let Answer::Pick { slot } = answer {
            return Some(Shelved::Track(slot));
        }
        if let Answer::PickBasic { pile } = answer { Some(Shelved::Basic(pile)) } else { None }
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        let cards = gainable(view.content, view.public, self.step);
        offers.extend(cards.map(|from| match from {
            Shelved::Track(slot) => Action::from(Answer::Pick { slot }),
            Shelved::Basic(pile) => Answer::PickBasic { pile }.into(),
        }));
    }

    fn check(self, view: View<'_>, from: Shelved) -> Result<(), Refusal> {
        let card = card_at(view.content, view.public, from)?;
        match can_gain(view.content, self.step, from, card) {
            true => Ok(()),
            false => Err(Refusal::NotThatCard),
        }
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, from: Shelved) {
        let card = card_at(play.content(), play.public(), from).expect("checked: it is there");
        match (play.content().card(card).kind, from) {
            (Kind::Wonder, Shelved::Track(slot)) => {
                play.tell_all(PublicEvent::WonderTaken { who: play.public().turn.who, slot, card });
                completed(play, card);
            }
            (Kind::Building | Kind::Knowledge | Kind::Wonder, from) => acquired(play, from, card),
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-gain-card")
    }

    fn hope(self) -> i32 {
        2 * insight::TO_SPEND
    }
}

fn card_at(content: &Content, public: &Public, from: Shelved) -> Result<Card, Refusal> {
    match from {
        Shelved::Track(slot) => on_track(public, slot),
        Shelved::Basic(pile) => in_pile(content, public, pile),
    }
}

/// What a `gain_card` step can take now.
pub(crate) fn gainable(
    content: &Content,
    public: &Public,
    step: StepId,
) -> impl Iterator<Item = Shelved> {
    let track = public.track.iter().enumerate();
    let track = track.filter_map(|(slot, card)| Some((Shelved::Track(slot as u8), (*card)?)));
    let basics = content.basics.iter().enumerate();
    let basics = basics
        .filter(|(pile, _)| 0 < public.basics[*pile])
        .map(|(pile, (card, _))| (Shelved::Basic(pile as u8), *card));
    let all = track.chain(basics);
    all.filter(move |(from, card)| can_gain(content, step, *from, *card)).map(|(from, _)| from)
}

fn can_gain(content: &Content, step: StepId, from: Shelved, card: Card) -> bool {
    let Step::Leaf(Leaf::GainCard { from: shop, kind, max_cost }) = content.step(step) else {
        return false;
    };
    let info = content.card(card);
    let right_kind = match kind {
        CardKind::Building => info.kind == Kind::Building,
        CardKind::Knowledge => info.kind == Kind::Knowledge,
        CardKind::Wonder => info.kind == Kind::Wonder,
        CardKind::Any => true,
    };
    let right_shop = match from {
        Shelved::Track(_) => shop == Shop::Track,
        Shelved::Basic(_) => shop == Shop::Basic,
    };
    right_shop && right_kind && info.whole_cost() <= max_cost
}
