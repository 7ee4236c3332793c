//! The phrases of this game, without a language. The sentences are in `texts/*.ftl`.

mod action;
mod catalogue;
pub(crate) mod effect;
mod event;
mod facts;
mod icons;
mod map;
pub(crate) mod name;
mod prompt;
mod reasons;
mod refusal;
mod sketch;
mod solo;

use engine::{Comparison, Perspective, Phrase, Speak, Term};

use crate::action::Action;
use crate::content::Content;
use crate::insight::terms;
use crate::rulebook::Refusal;
use crate::shelves::{PrivateEvent, PublicEvent};
use crate::{Monumental, View};

pub use catalogue::{
    CardEntry, Catalogue, ChoiceEntry, CivEntry, Effect, MarketEntry, PolicyEntry, SoloEntry,
    SoloLine, StepEntry,
};
pub use facts::{Attack, Facts, Reserve, SiegeConquest, TokenPurchase};
pub use icons::{Glyph, Icon};

impl Speak for Monumental {
    type Catalogue = Catalogue;

    fn catalogue(content: &Content, say: &dyn Fn(Phrase) -> String) -> Catalogue {
        catalogue::catalogue(content, say)
    }

    type Facts = Facts;
    type TableFacts = ();

    fn facts(view: View<'_>, action: Action) -> Option<Facts> {
        facts::facts(view, action)
    }

    fn action(view: View<'_>, action: Action) -> Phrase {
        action::action(view, action)
    }

    fn public_event(perspective: Perspective<'_, Self>, event: &PublicEvent) -> Option<Phrase> {
        event::public(perspective.content, perspective.public, event)
    }

    fn private_event(perspective: Perspective<'_, Self>, event: &PrivateEvent) -> Option<Phrase> {
        let (seat, _) = perspective.mine?;
        Some(event::private(perspective.content, event).with("who", seat))
    }

    fn refusal(perspective: Perspective<'_, Self>, refusal: &Refusal) -> Phrase {
        refusal::refusal(perspective.content, perspective.public, refusal)
    }

    fn prompt(view: View<'_>) -> Phrase {
        prompt::prompt(view)
    }

    fn sketch(perspective: Perspective<'_, Self>) -> Vec<Phrase> {
        sketch::sketch(perspective)
    }

    fn terms(view: View<'_>) -> Vec<Term> {
        terms::terms(view)
    }

    fn reasons(view: View<'_>, comparison: &Comparison<Action>) -> Vec<Phrase> {
        reasons::reasons(view, comparison)
    }
}
