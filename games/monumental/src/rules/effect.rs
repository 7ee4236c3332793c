//! What effects ask about resources and branches (MTL-22, MTL-123).

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::effects::{Branches, Step, StepId, possible, run};
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::pay::{self, Gold, Payment};
use crate::rules::question::Ask;
use crate::shelves::{Chore, Public, PublicEvent};
use crate::terms::{Amount, Card, Place, Resource};
use crate::words::{effect as texts, name};
use crate::{Monumental, View, insight, offer};

/// Basic resources of the player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GainAny {
    /// How many are left.
    pub left: u8,
}

impl Ask for GainAny {
    type Answer = Resource;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-22"));

    fn read(action: Action) -> Option<Resource> {
        action.as_resource()
    }

    fn offer(self, _view: View<'_>, offers: &mut Vec<Action>) {
        offers.extend(Resource::BASIC.map(|resource| Action::from(Answer::Resource { resource })));
    }

    fn check(self, _view: View<'_>, resource: Resource) -> Result<(), Refusal> {
        if resource.is_basic() { Ok(()) } else { Err(Refusal::NotBasic) }
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, resource: Resource) {
        pay::gain(play, Amount::of(resource, 1));
        if 1 < self.left {
            push(play, GainAny { left: self.left - 1 });
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-gain-any").with("left", self.left)
    }

    fn hope(self) -> i32 {
        insight::TO_SPEND * i32::from(self.left)
    }
}

/// One of several branches of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChooseBranch {
    /// The branches.
    pub options: Branches,
    /// The card whose effect it is.
    pub place: Place,
}

impl Ask for ChooseBranch {
    type Answer = u8;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-22"));

    fn read(action: Action) -> Option<u8> {
        action.as_branch()
    }

    fn offer(self, _view: View<'_>, offers: &mut Vec<Action>) {
        offer::branches(self.options.len, offers);
    }

    fn check(self, _view: View<'_>, nth: u8) -> Result<(), Refusal> {
        is_branch(nth, self.options.len)
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, nth: u8) {
        let block = play.content().branches(self.options)[usize::from(nth)];
        push(play, Chore::Steps { block, place: self.place });
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-choose")
    }

    fn say(self, view: View<'_>, nth: u8) -> Option<Phrase> {
        let block = view.content.branches(self.options).get(usize::from(nth))?;
        Some(Phrase::new("action-branch").with("effect", texts::choice(view.content, *block)))
    }

    fn hope(self) -> i32 {
        2 * insight::TO_SPEND
    }
}

/// Whether to pay for an effect once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpendMore {
    /// The `spend` step.
    pub step: StepId,
    /// How often it can still be paid.
    pub left: u8,
    /// The card whose effect it is.
    pub place: Place,
}

impl Ask for SpendMore {
    type Answer = ();

    fn is_open(self, content: &Content, public: &Public) -> bool {
        possible::can_spend(content, public, self.step)
    }

    fn read(action: Action) -> Option<()> {
        (action == Answer::Accept.into()).then_some(())
    }

    fn offer(self, _view: View<'_>, offers: &mut Vec<Action>) {
        offers.push(Answer::Accept.into());
    }

    fn check(self, _view: View<'_>, (): ()) -> Result<(), Refusal> {
        Ok(())
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, (): ()) {
        run::spend(play, self.step, self.left, self.place);
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-spend-more")
    }
}

/// A resource to pay with, if the player chooses the cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PayAny {
    /// The `spend` step.
    pub step: StepId,
    /// How many resources are still to be paid.
    pub any: u8,
    /// How often the step can still be paid.
    pub left: u8,
    /// The card whose effect it is.
    pub place: Place,
}

impl Ask for PayAny {
    type Answer = Resource;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-22"));

    fn read(action: Action) -> Option<Resource> {
        action.as_resource()
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        offer::resources(offers, |resource| self.check(view, resource).is_ok());
    }

    /// Basic resources, or gold if it can stand in for them (R17).
    fn check(self, view: View<'_>, resource: Resource) -> Result<(), Refusal> {
        let (content, public) = (view.content, view.public);
        let have = match resource {
            Resource::Production | Resource::Science | Resource::Military => {
                public.turn.stock[resource.idx()]
            }
            Resource::Gold => {
                let Step::Spend { then, .. } = content.step(self.step) else {
                    return Err(Refusal::NotBasic);
                };
                if run::stands_in(content, then) == Gold::StandsAside {
                    return Err(Refusal::NotBasic);
                }
                public.current().gold
            }
            Resource::Culture => return Err(Refusal::NotBasic),
        };
        if have == 0 {
            return Err(Refusal::NotEnough { needed: Amount::of(resource, 1) });
        }
        Ok(())
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, resource: Resource) {
        pay_one(play, resource);
        if 1 < self.any {
            push(play, PayAny { any: self.any - 1, ..self });
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-pay-any").with("left", self.any)
    }
}

/// Basic resources to turn into others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Exchange {
    /// How many are left.
    pub left: u8,
}

impl Ask for Exchange {
    type Answer = (Resource, Resource);

    fn is_open(self, _content: &Content, public: &Public) -> bool {
        can_exchange(public)
    }

    fn read(action: Action) -> Option<(Resource, Resource)> {
        let Action::Answer(Answer::Swap { from, to }) = action else { return None };
        Some((from, to))
    }

    fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        let stock = view.public.turn.stock;
        let held = Resource::BASIC.into_iter().filter(|it| 0 < stock[it.idx()]);
        offers.extend(held.flat_map(|from| {
            let others = Resource::BASIC.into_iter().filter(move |to| *to != from);
            others.map(move |to| Action::from(Answer::Swap { from, to }))
        }));
    }

    /// One basic resource becomes another; restricted military does not (MTL-123).
    fn check(self, view: View<'_>, (from, to): (Resource, Resource)) -> Result<(), Refusal> {
        if !from.is_basic() || !to.is_basic() || from == to {
            return Err(Refusal::NotBasic);
        }
        if view.public.turn.stock[from.idx()] == 0 {
            return Err(Refusal::NotEnough { needed: Amount::of(from, 1) });
        }
        Ok(())
    }

    /// What is given counts as generated (MTL-123).
    fn perform(
        self,
        play: &mut impl Play<Monumental>,
        _seat: Seat,
        (from, to): (Resource, Resource),
    ) {
        pay_one(play, from);
        pay::gain(play, Amount::of(to, 1));
        if 1 < self.left {
            push(play, Exchange { left: self.left - 1 });
        }
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-exchange").with("left", self.left)
    }
}

pub(crate) fn can_exchange(public: &Public) -> bool {
    public.turn.stock != [0; 3]
}

/// Pays one of exactly that resource.
fn pay_one(play: &mut impl Play<Monumental>, resource: Resource) {
    let mut payment = Payment::default();
    match resource {
        Resource::Production | Resource::Science | Resource::Military => {
            payment.basic[resource.idx()] = 1;
        }
        Resource::Gold => payment.gold = 1,
        Resource::Culture => payment.culture = 1,
    }
    play.tell_all(PublicEvent::Paid { who: play.public().turn.who, payment });
}

pub(crate) fn is_branch(nth: u8, many: u8) -> Result<(), Refusal> {
    if nth < many { Ok(()) } else { Err(Refusal::NoSuchBranch) }
}

/// The sentence of an answer that keeps one of two cards.
pub(crate) fn say_card_kept(view: View<'_>, card: Card) -> Phrase {
    Phrase::new("action-keep-card").with("card", name::card(view.content, card))
}
