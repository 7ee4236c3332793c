//! The phrases of this game. Their texts are in `texts/*.ftl`.

use engine::{Arg, Perspective, Phrase, Speak};
use serde::Serialize;

use crate::{Action, CardSet, Content, HandEvent, PublicEvent, Refusal, Stairs, View};

/// The content for clients. This game has only numbers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The cards.
    pub cards: CardSet,
    /// Points for a card that is higher than the one before (STA-03).
    pub step: i32,
}

impl Speak for Stairs {
    type Catalogue = Catalogue;
    type Facts = ();
    type TableFacts = ();

    fn catalogue(content: &Content, _say: &dyn Fn(Phrase) -> String) -> Catalogue {
        Catalogue { cards: content.cards, step: content.figures.step }
    }

    fn action(_view: View<'_>, action: Action) -> Phrase {
        match action {
            Action::Lay { card } => Phrase::new("action-lay").with("card", card.number()),
        }
    }

    fn public_event(_perspective: Perspective<'_, Self>, event: &PublicEvent) -> Option<Phrase> {
        Some(match *event {
            PublicEvent::Laid { seat, card, points } => {
                let id = if points == 0 { "event-laid" } else { "event-laid-higher" };
                Phrase::new(id).with("who", seat).with("card", card.number()).with("points", points)
            }
            PublicEvent::Drew { seat } => Phrase::new("event-drew").with("who", seat),
            PublicEvent::TurnPassed { to } => Phrase::new("event-turn-passed").with("who", to),
            PublicEvent::Ended => Phrase::new("event-ended"),
        })
    }

    fn private_event(_perspective: Perspective<'_, Self>, event: &HandEvent) -> Option<Phrase> {
        match *event {
            HandEvent::Gained { card } => {
                Some(Phrase::new("event-gained").with("card", card.number()))
            }
            HandEvent::Lost { .. } => None,
        }
    }

    fn refusal(_perspective: Perspective<'_, Self>, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::Over => Phrase::new("no-over"),
            Refusal::NotYourTurn => Phrase::new("no-not-your-turn"),
            Refusal::NotInHand { card } => {
                Phrase::new("no-not-in-hand").with("card", card.number())
            }
        }
    }

    fn prompt(view: View<'_>) -> Phrase {
        if view.public.over || view.public.turn != view.seat {
            return Phrase::new("prompt-wait");
        }
        Phrase::new("prompt-lay")
    }

    fn sketch(perspective: Perspective<'_, Self>) -> Vec<Phrase> {
        let public = perspective.public;
        let mut lines = vec![match public.last {
            Some(card) => Phrase::new("sketch-last").with("card", card.number()),
            None => Phrase::new("sketch-nothing-laid"),
        }];
        lines.push(Phrase::new("sketch-pile").with("pile", public.pile_left));
        lines.extend(public.points.iter().map(|(seat, points)| {
            Phrase::new("sketch-seat")
                .with("who", seat)
                .with("points", *points)
                .with("hand", public.hand_sizes[seat])
        }));
        lines.extend(perspective.mine.map(|(_, hand)| hand_line(hand.cards)));
        lines
    }
}

fn hand_line(cards: CardSet) -> Phrase {
    if cards.is_empty() {
        return Phrase::new("sketch-hand-empty");
    }
    let numbers = Arg::list(cards.iter().map(|card| card.number()));
    Phrase::new("sketch-hand").with("cards", numbers)
}
