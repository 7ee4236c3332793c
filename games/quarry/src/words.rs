//! The phrases of this game, without a language. The sentences are in `texts/*.ftl`.

mod catalogue;
mod drawing;
mod facts;
mod names;
mod reasons;
mod sketch;

use engine::{Comparison, Perspective, Phrase, Seat, Speak, Term};

use crate::action::Action;
use crate::content::Content;
use crate::insight::terms;
use crate::places::{Position, Space};
use crate::rulebook::Refusal;
use crate::rules::pass;
use crate::shelves::{Ending, Phase, Public, PublicEvent, ScreenEvent};
use crate::{Quarry, View};

pub use catalogue::{Catalogue, MonumentEntry, SiteEntry};
pub use facts::{Facts, JewelPoints, TableFacts};

impl Speak for Quarry {
    type Catalogue = Catalogue;
    type Facts = Facts;
    type TableFacts = TableFacts;

    fn catalogue(content: &Content, say: &dyn Fn(Phrase) -> String) -> Catalogue {
        catalogue::catalogue(content, say)
    }

    fn facts(view: View<'_>, action: Action) -> Option<Facts> {
        Some(facts::facts(view, action))
    }

    fn table_facts(content: &Content, public: &Public, reader: Option<Seat>) -> Option<TableFacts> {
        Some(facts::of_table(content, public, reader))
    }

    fn action(view: View<'_>, action: Action) -> Phrase {
        match action {
            Action::Enter { space, take: None } => at("action-enter-empty", space),
            Action::Enter { space, take: Some(piece) } => {
                let id = if view.public.worker.is_none() { "action-put" } else { "action-enter" };
                at(id, space).with("piece", names::a(piece))
            }
            Action::Lay { position } => on("action-lay", view.content, view.public, position),
            Action::Pass => {
                let lost = pass::cost(view.content, view.public, view.mine.pieces);
                Phrase::new("action-pass").with("points", i32::from(-lost))
            }
        }
    }

    fn public_event(perspective: Perspective<'_, Self>, event: &PublicEvent) -> Option<Phrase> {
        let by = |id: &'static str, seat: Seat| Phrase::new(id).with("who", seat);
        Some(match *event {
            PublicEvent::Placed { .. } | PublicEvent::BuilderCalled { .. } => return None,
            PublicEvent::RoundBegun { round, first, .. } => {
                by("event-round-begun", first).with("round", round)
            }
            PublicEvent::Entered { seat, space, take: None } => {
                by("event-entered-empty", seat).with("space", names::space(space)).detail()
            }
            PublicEvent::Entered { seat, space, take: Some(piece) } => by("event-entered", seat)
                .with("space", names::space(space))
                .with("piece", names::a(piece)),
            PublicEvent::WalkBegun { seat, paces, .. } => {
                by("event-walk-begun", seat).with("paces", paces).detail()
            }
            PublicEvent::BlackReturned { seat, points } => {
                by("event-black-returned", seat).with("points", i32::from(points))
            }
            PublicEvent::Laid { seat, position, .. } => {
                on("event-laid", perspective.content, perspective.public, position)
                    .with("who", seat)
            }
            PublicEvent::Passed { seat, shown: None, .. } => by("event-passed", seat),
            PublicEvent::Passed { seat, shown: Some(pieces), points } => {
                by("event-passed-shown", seat)
                    .with("pieces", names::many(pieces))
                    .with("points", i32::from(-points))
            }
            PublicEvent::GivenBack { seat, points } => {
                by("event-given-back", seat).with("points", i32::from(points))
            }
            PublicEvent::JewelsCounted { seat, jewels, points } => by("event-jewels-counted", seat)
                .with("jewels", jewels)
                .with("points", i32::from(points)),
            PublicEvent::Ended { ending } => Phrase::new(match ending {
                Ending::Complete => "event-ended-complete",
                Ending::LastRound => "event-ended-last-round",
            }),
        })
    }

    /// Says nothing: the public event has already told of the piece.
    fn private_event(_perspective: Perspective<'_, Self>, event: &ScreenEvent) -> Option<Phrase> {
        match event {
            ScreenEvent::Gained { .. } | ScreenEvent::Lost { .. } => None,
        }
    }

    fn refusal(perspective: Perspective<'_, Self>, refusal: &Refusal) -> Phrase {
        let position =
            |id: &'static str, it: Position| Phrase::new(id).with("position", it.number());
        match *refusal {
            Refusal::Over => Phrase::new("no-over"),
            Refusal::NotYourWalk => Phrase::new("no-not-your-walk"),
            Refusal::NotYourBrick => Phrase::new("no-not-your-brick"),
            Refusal::PassedAlready => Phrase::new("no-passed-already"),
            Refusal::QuarryIsOver => Phrase::new("no-quarry-is-over"),
            Refusal::BuildLater => Phrase::new("no-build-later"),
            Refusal::NoSuchSpace { space } => at("no-such-space", space),
            Refusal::PutOnOuterRing { space } => at("no-put-on-outer-ring", space),
            Refusal::NotNextTo { space, worker } => {
                at("no-not-next-to", space).with("worker", names::space(worker))
            }
            Refusal::EnteredAlready { space } => at("no-entered-already", space),
            Refusal::NotThere { space, piece } => {
                at("no-not-there", space).with("piece", names::a(piece))
            }
            Refusal::MustTake { space } => at("no-must-take", space),
            Refusal::EndsInside { space } => at("no-ends-inside", space),
            Refusal::NoWayOut { space, paces } => at("no-way-out", space).with("paces", paces),
            Refusal::NothingToTake { space } => at("no-nothing-to-take", space),
            Refusal::NoSuchPosition { position: it } => position("no-such-position", it),
            Refusal::LaidAlready { position: it } => position("no-laid-already", it),
            Refusal::NoBrick { position: it, colour } => {
                position("no-brick", it).with("piece", names::of_brick(colour))
            }
            Refusal::NotCarried { position: it, missing } => {
                position("no-not-carried", it).with("missing", missing.number())
            }
            Refusal::CanLay { position: it } => {
                on("no-can-lay", perspective.content, perspective.public, it)
            }
        }
    }

    fn prompt(view: View<'_>) -> Phrase {
        let public = view.public;
        match public.phase {
            Phase::Over(_) => Phrase::new("prompt-over"),
            Phase::Quarry | Phase::Building if public.turn.seat != view.seat => {
                Phrase::new("prompt-wait")
            }
            Phase::Quarry if public.worker.is_none() => Phrase::new("prompt-put"),
            Phase::Quarry => Phrase::new("prompt-walk").with("paces", public.turn.paces_left),
            Phase::Building if pass::may_pass(view).is_ok() => Phrase::new("prompt-pass"),
            Phase::Building => Phrase::new("prompt-lay"),
        }
    }

    fn sketch(perspective: Perspective<'_, Self>) -> Vec<Phrase> {
        sketch::lines(perspective)
    }

    fn terms(view: View<'_>) -> Vec<Term> {
        terms::terms(view)
    }

    fn reasons(view: View<'_>, comparison: &Comparison<Action>) -> Vec<Phrase> {
        reasons::reasons(view, comparison)
    }
}

/// A phrase about a space.
fn at(id: &'static str, space: Space) -> Phrase {
    Phrase::new(id).with("space", names::space(space))
}

/// A phrase about a position of the plan.
fn on(id: &'static str, content: &Content, public: &Public, position: Position) -> Phrase {
    let phrase = Phrase::new(id).with("position", position.number());
    match content.board(public.with.monument).plan.get(position) {
        None => phrase,
        Some(site) => phrase
            .with("piece", names::of_brick(site.colour))
            .with("level", site.level)
            .with("points", i32::from(site.points)),
    }
}
