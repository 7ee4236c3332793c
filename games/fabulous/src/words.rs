//! The phrases of this game, without a language. The sentences are in `texts/*.ftl`.

mod catalogue;
mod names;
mod reasons;
mod sketch;

use engine::{Comparison, Perspective, Phrase, Seat, Speak, Term};

use self::names::{
    card, card_in_full, characteristic, collector, does, dot, effect, monument, seats, special,
    value, value_of,
};
use crate::action::Action;
use crate::cards::Characteristic;
use crate::content::Content;
use crate::hand::HandEvent;
use crate::insight::terms;
use crate::rulebook::Refusal;
use crate::rules::{challenge, collectors};
use crate::shelves::{PublicEvent, What};
use crate::{Fabulous, View};

pub use catalogue::{Catalogue, CharacteristicEntry, CollectorEntry, MonumentEntry};

impl Speak for Fabulous {
    type Catalogue = Catalogue;
    type Facts = ();
    type TableFacts = ();

    fn catalogue(content: &Content, say: &dyn Fn(Phrase) -> String) -> Catalogue {
        catalogue::catalogue(content, say)
    }

    fn action(view: View<'_>, action: Action) -> Phrase {
        let content = view.content;
        let with_value = |id: &'static str, it: Characteristic| {
            Phrase::new(id)
                .with("name", characteristic(content, it))
                .with("value", value_of(content, view.mine.card, it))
        };
        match action {
            Action::Look => Phrase::new("action-look"),
            Action::Name { characteristic } => with_value("action-name", characteristic),
            Action::Impose { characteristic } => with_value("action-impose", characteristic),
            Action::Say => with_value(
                "action-say",
                view.public.round.characteristic.unwrap_or(Characteristic(0)),
            ),
            Action::Target { seat } => Phrase::new(match view.public.awaited.what {
                What::Partner => "action-partner",
                What::Victim
                | What::Look
                | What::Name
                | What::Speak
                | What::Pick
                | What::Nothing => "action-victim",
            })
            .with("who", seat),
            Action::Decline => Phrase::new("action-decline"),
            Action::Pick { nth } => {
                let picked = collectors::looked_at(view).nth(usize::from(nth));
                Phrase::new("action-pick").with("card", names::maybe_card(view.content, picked))
            }
            Action::TimeUp => Phrase::new("action-time-up"),
        }
    }

    fn public_event(perspective: Perspective<'_, Self>, event: &PublicEvent) -> Option<Phrase> {
        let content = perspective.content;
        let by = |id: &'static str, seat: Seat| Phrase::new(id).with("who", seat);
        Some(match *event {
            PublicEvent::RoundBegun { number, leader } => {
                by("event-round-begun", leader).with("number", i64::from(number))
            }
            PublicEvent::DecidingRoundBegun { leader, tied } => {
                by("event-deciding-round", leader).with("tied", seats(tied))
            }
            // These need no sentence, or the Collector card that was read out has said it.
            PublicEvent::Awaited { .. }
            | PublicEvent::Drew { .. }
            | PublicEvent::ComparisonTurned
            | PublicEvent::Locked
            | PublicEvent::StormComing
            | PublicEvent::GradesReversed
            | PublicEvent::CountsAsRed { .. }
            | PublicEvent::NothingToPick { many: 0, .. } => return None,
            PublicEvent::SatOut { seat } => by("event-sat-out", seat),
            PublicEvent::LeadHanded { to } => by("event-lead-handed", to),
            PublicEvent::Named { seat, characteristic: it, value: said, grade } => {
                by("event-named", seat)
                    .with("name", characteristic(content, it))
                    .with("value", value(content, it, said))
                    .with("dot", dot(grade))
            }
            PublicEvent::Imposed { seat, characteristic: it, value: said, grade } => {
                by("event-imposed", seat)
                    .with("name", characteristic(content, it))
                    .with("value", value(content, it, said))
                    .with("dot", dot(grade))
            }
            PublicEvent::SaidAgain { seat, characteristic: it, value: said, grade } => {
                by("event-said-again", seat)
                    .with("value", value(content, it, said))
                    .with("dot", dot(grade))
            }
            PublicEvent::Said { seat, characteristic: it, value: said } => {
                by("event-said", seat).with("value", value(content, it, said))
            }
            PublicEvent::CollectorRead { seat, collector: it } => by("event-collector-read", seat)
                .with("collector", collector(content, it))
                .with("effect", effect(content, it))
                .with("does", does(content, it, seat)),
            PublicEvent::NoEffect { collector: it } => {
                Phrase::new("event-no-effect").with("collector", collector(content, it))
            }
            PublicEvent::Given { seat } => by("event-given", seat),
            PublicEvent::LeadClaimed { seat } => by("event-lead-claimed", seat),
            PublicEvent::CardsPassed => Phrase::new("event-cards-passed"),
            PublicEvent::CardTaken { from, to } => {
                Phrase::new("event-card-taken").with("from", from).with("to", to)
            }
            PublicEvent::PilesSwapped { seat, other } => {
                by("event-piles-swapped", seat).with("other", other)
            }
            PublicEvent::SwapDeclined { seat } => by("event-swap-declined", seat),
            PublicEvent::LookedAtOwn { seat, many } => {
                by("event-looked-at-own", seat).with("many", many)
            }
            PublicEvent::Picked { seat, .. } => by("event-picked", seat),
            PublicEvent::NothingToPick { .. } => Phrase::new("event-nothing-to-pick"),
            PublicEvent::GuideComing { seat } => by("event-guide-coming", seat),
            PublicEvent::LookedAround { seat } => by("event-looked-around", seat),
            PublicEvent::Compared { seat, grade } => {
                by("event-compared", seat).with("dot", dot(grade))
            }
            PublicEvent::BattleBegun { fighters } => {
                Phrase::new("event-battle-begun").with("fighters", seats(fighters))
            }
            PublicEvent::BattleGoesOn { fighters } => {
                Phrase::new("event-battle-goes-on").with("fighters", seats(fighters))
            }
            PublicEvent::DroppedOut { seat } => by("event-dropped-out", seat),
            PublicEvent::TurnedUp { seat, card: it } => {
                by("event-turned-up", seat).with("card", card(content, it))
            }
            PublicEvent::Shown { seat, card: it } => {
                by("event-shown", seat).with("card", card(content, it)).detail()
            }
            PublicEvent::Won { seat } => by("event-won", seat),
            PublicEvent::NobodyWon => Phrase::new("event-nobody-won"),
            PublicEvent::WentOut { seat } => by("event-went-out", seat),
            PublicEvent::TimeUp => Phrase::new("event-time-up"),
            PublicEvent::Ended { winners } => {
                Phrase::new("event-ended").with("winners", seats(winners))
            }
        })
    }

    fn private_event(perspective: Perspective<'_, Self>, event: &HandEvent) -> Option<Phrase> {
        let content = perspective.content;
        let (seat, _) = perspective.mine?;
        // With all cards open, others than this seat read it too.
        let by = |id: &'static str| Phrase::new(id).with("seat", seat);
        let in_full = |it| card_in_full(content, perspective.public, it);
        Some(match *event {
            HandEvent::Drew { card: it } => by("event-drew").with("card", in_full(it)),
            HandEvent::Passed { given, received } => by("event-passed")
                .with("given", monument(content, given))
                .with("received", in_full(received)),
            HandEvent::LookedAt { card: it, .. } => by("event-looked-at").with("card", in_full(it)),
            HandEvent::Peeked { of, card: it, .. } => {
                by("event-peeked").with("who", of).with("card", in_full(it))
            }
            HandEvent::Remembered { .. } | HandEvent::Published { .. } | HandEvent::Settled => {
                return None;
            }
        })
    }

    fn refusal(perspective: Perspective<'_, Self>, refusal: &Refusal) -> Phrase {
        let content = perspective.content;
        let named = |id: &'static str, it: Characteristic| {
            Phrase::new(id).with("name", characteristic(content, it))
        };
        match *refusal {
            Refusal::Over => Phrase::new("no-over"),
            Refusal::NotAsked => Phrase::new("no-not-asked"),
            Refusal::TheHouses => Phrase::new("no-the-houses"),
            Refusal::AskedFor { what } => Phrase::new("no-asked-for").with("what", key(what)),
            Refusal::NotInSet { characteristic: it } => named("no-not-in-set", it),
            Refusal::InForce { characteristic: it } => named("no-in-force", it),
            Refusal::Locked => Phrase::new("no-locked"),
            Refusal::NotWorse { mine, bar } => {
                Phrase::new("no-not-worse").with("mine", dot(mine)).with("bar", dot(bar))
            }
            Refusal::NotBetter { mine, bar } => {
                Phrase::new("no-not-better").with("mine", dot(mine)).with("bar", dot(bar))
            }
            Refusal::Yourself => Phrase::new("no-yourself"),
            Refusal::NotInGame { seat } => Phrase::new("no-not-in-game").with("who", seat),
            Refusal::NotInRound { seat } => Phrase::new("no-not-in-round").with("who", seat),
            Refusal::MustApply => Phrase::new("no-must-apply"),
            Refusal::NotLookedAt { nth } => {
                Phrase::new("no-not-looked-at").with("nth", nth.saturating_add(1))
            }
            Refusal::PickMonument { nth } => {
                Phrase::new("no-pick-monument").with("nth", nth.saturating_add(1))
            }
        }
    }

    fn prompt(view: View<'_>) -> Phrase {
        let public = view.public;
        let about_collector = |id: &'static str| {
            Phrase::new(id).with("collector", special(view.content, public.round.reading))
        };
        match public.awaited.what {
            What::Nothing => Phrase::new("prompt-over"),
            What::Look | What::Name | What::Speak | What::Victim | What::Partner | What::Pick
                if public.awaited.seat != view.seat =>
            {
                Phrase::new("prompt-wait")
            }
            What::Look => Phrase::new("prompt-look"),
            What::Name => Phrase::new("prompt-name"),
            What::Speak if !public.round.locked && challenge::outranks(view) => {
                Phrase::new("prompt-speak")
            }
            What::Speak => Phrase::new("prompt-say"),
            What::Victim => about_collector("prompt-victim"),
            What::Partner => about_collector("prompt-partner"),
            What::Pick => about_collector("prompt-pick"),
        }
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

/// The key that the message `no-asked-for` chooses by.
fn key(what: What) -> &'static str {
    match what {
        What::Look => "look",
        What::Name => "name",
        What::Speak => "speak",
        What::Victim => "victim",
        What::Partner => "partner",
        What::Pick => "pick",
        What::Nothing => "nothing",
    }
}
