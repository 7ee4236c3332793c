//! Steps without other steps inside: the list of them, when each can do something, and what it does.

use engine::Play;

use crate::Monumental;
use crate::content::Content;
use crate::effects::{CardKind, Shop, StepId, count};
use crate::rules::activate::{Activate, Reuse};
use crate::rules::agenda::push;
use crate::rules::effect::{Exchange, GainAny};
use crate::rules::explore::MoveExplorers;
use crate::rules::gain_card::GainCard;
use crate::rules::manoeuvre::MoveUnits;
use crate::rules::outpost::PlaceOutpost;
use crate::rules::recover::Recover;
use crate::rules::refresh::Refresh;
use crate::rules::{
    activate, effect, explore, gain_card, manoeuvre, outpost, pay, progress, recover, refresh,
};
use crate::shelves::{Public, PublicEvent};
use crate::terms::{Amount, Foe, Place, Purchase, Resource, SLOTS};

/// A step without other steps inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the keys are explained in content/vocabulary.toml")]
pub enum Leaf {
    GainAny { n: u8 },
    Draw { n: u8 },
    Reinforce { n: u8 },
    Activate { n: u8 },
    Reuse { n: u8 },
    GainCard { from: Shop, kind: CardKind, max_cost: u8 },
    Discount { on: Purchase, n: u8, uses: u8 },
    MoveUnits { n: u8 },
    MoveExplorers { n: u8 },
    Siege { n: u8 },
    MilitaryVs { n: u8, only: Foe },
    Exchange { n: u8 },
    Boost { n: u8 },
    RepeatAttached,
    Outpost,
    ProductionToken { n: u8 },
    RefreshTrack { n: u8 },
    Recover { n: u8 },
}

impl Leaf {
    /// Whether the player whose turn it is could use it now. `id` is its number; `place` is the card that has the step.
    pub(crate) fn is_possible(
        self,
        content: &Content,
        public: &Public,
        id: StepId,
        place: Place,
    ) -> bool {
        match self {
            Leaf::GainAny { .. }
            | Leaf::Reinforce { .. }
            | Leaf::Discount { .. }
            | Leaf::Siege { .. }
            | Leaf::MilitaryVs { .. }
            | Leaf::ProductionToken { .. } => true,
            Leaf::Draw { .. } => public.current().can_draw(),
            Leaf::Activate { .. } => activate::idle_slots(public) != 0,
            Leaf::Reuse { .. } => {
                let own = activate::own_card(content, place);
                activate::reusable(content, public, own).next().is_some()
            }
            Leaf::GainCard { .. } => gain_card::gainable(content, public, id).next().is_some(),
            Leaf::MoveUnits { .. } => manoeuvre::can_move(public),
            Leaf::MoveExplorers { .. } => explore::can_step(public),
            Leaf::Exchange { .. } => effect::can_exchange(public),
            Leaf::Boost { .. } => count::attached(public, place).is_some_and(|it| {
                Resource::BASIC.iter().any(|res| 0 < content.card(it).yields.get(*res))
            }),
            Leaf::RepeatAttached => count::attached(public, place).is_some_and(|it| {
                let info = content.card(it);
                !info.yields.is_none() || info.on_reuse != 0
            }),
            Leaf::Outpost => !outpost::free_sites(public).is_empty(),
            Leaf::RefreshTrack { .. } => refresh::can_refresh(public),
            Leaf::Recover { .. } => recover::can_recover(public),
        }
    }

    /// Whether it asks nothing, costs nothing, shows nothing hidden, and gives the same at any moment of a turn.
    pub(crate) fn only_gives(self) -> bool {
        match self {
            Leaf::Reinforce { .. }
            | Leaf::MilitaryVs { .. }
            | Leaf::Boost { .. }
            | Leaf::RepeatAttached
            | Leaf::ProductionToken { .. } => true,
            // The next payment or conquest of its kind uses these up, whatever it is.
            Leaf::Discount { .. } | Leaf::Siege { .. } => false,
            Leaf::Draw { .. }
            | Leaf::GainAny { .. }
            | Leaf::Activate { .. }
            | Leaf::Reuse { .. }
            | Leaf::GainCard { .. }
            | Leaf::MoveUnits { .. }
            | Leaf::MoveExplorers { .. }
            | Leaf::Exchange { .. }
            | Leaf::Outpost
            | Leaf::RefreshTrack { .. }
            | Leaf::Recover { .. } => false,
        }
    }

    /// Carries it out. A step that needs an answer becomes a question; a question without a possible answer is dropped.
    pub(crate) fn run(self, play: &mut impl Play<Monumental>, id: StepId, place: Place) {
        let who = play.public().turn.who;
        match self {
            Leaf::GainAny { n } => push(play, GainAny { left: n }),
            Leaf::Draw { n } => (0..n).for_each(|_| progress::draw(play)),
            Leaf::Reinforce { n } => play.tell_all(PublicEvent::ReinforceGiven { who, n }),
            Leaf::Activate { n } => push(play, Activate { left: n }),
            Leaf::Reuse { n } => {
                let own = activate::own_card(play.content(), place);
                push(play, Reuse { left: n, own });
            }
            Leaf::GainCard { .. } => push(play, GainCard { step: id }),
            Leaf::Discount { on, n, uses } => {
                play.tell_all(PublicEvent::DiscountGiven { who, on, n, uses });
            }
            Leaf::MoveUnits { n } => push(play, MoveUnits { left: n }),
            Leaf::MoveExplorers { n } => push(play, MoveExplorers { left: n, only: None }),
            Leaf::Siege { n } => play.tell_all(PublicEvent::SiegeGiven { who, n }),
            Leaf::MilitaryVs { n, only } => {
                play.tell_all(PublicEvent::RestrictedGained { who, n, only });
            }
            Leaf::Exchange { n } => push(play, Exchange { left: n }),
            Leaf::Boost { n } => boost(play, n, place),
            Leaf::RepeatAttached => repeat_attached(play, place),
            Leaf::Outpost => push(play, PlaceOutpost),
            Leaf::ProductionToken { n } => play.tell_all(PublicEvent::ProductionTokens { who, n }),
            Leaf::RefreshTrack { n } => push(play, Refresh { left: n }),
            Leaf::Recover { n } => push(play, Recover { left: n }),
        }
    }
}

/// The player gains n of every basic resource that the card above yields.
fn boost(play: &mut impl Play<Monumental>, n: u8, place: Place) {
    let Some(card) = count::attached(play.public(), place) else { return };
    let yields = play.content().card(card).yields;
    let mut more = Amount::NONE;
    for resource in Resource::BASIC {
        if 0 < yields.get(resource) {
            more.0[resource.idx()] = n;
        }
    }
    pay::gain(play, more);
}

/// The steps of the card above can be used once more.
fn repeat_attached(play: &mut impl Play<Monumental>, place: Place) {
    if count::attached(play.public(), place).is_some() {
        activate::reuse(play, Place::over(place.0 - SLOTS as u8));
    }
}
