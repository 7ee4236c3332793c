//! Lays a table from a few lines of text, with cards made for the scene.
//!
//! ```text
//! A: eiffel green height=330, petra orange
//! B: *tsunami, colisee yellow date=72
//! with rounds 5
//! ```
//!
//! A line is a seat's pile from its top down. A card has a name, a grade and the figures that matter; a Collector card
//! is a star and its key. The cards are the whole content of the scene, so a test says everything it relies on.

mod script;

use engine::{ActError, Chance, Events, Game, Outcome, Refusal as _, Seat, Status};
use fabulous::{
    Awaited, Back, Card, Characteristic, Collector, Content, Fabulous, Figure, Public, PublicEvent,
    Refusal, Table, What,
};

use self::script::Script;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// A table, and what its last step told.
pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) told: Events<Fabulous>,
}

/// Lays the table; the leader has looked.
pub(crate) fn scene(text: &str) -> Scene {
    let mut scene = before(text);
    let leader = scene.public().awaited.seat;
    scene.does(leader, "look");
    scene
}

/// Lays the table; nobody has looked.
pub(crate) fn before(text: &str) -> Scene {
    let script = Script::read(text);
    let content: &'static Content = Box::leak(Box::new(script.content()));
    Scene { table: script.lay(content), told: Events::default() }
}

impl Scene {
    pub(crate) fn public(&self) -> &Public {
        self.table.public()
    }

    /// Plays an action, which must be accepted.
    pub(crate) fn does(&mut self, by: Seat, action: &str) -> &mut Self {
        let read = Fabulous::parse_action(self.table.content(), action).expect(action);
        let step = self.table.step(by, read, &mut Chance::quick(1));
        self.told = step.unwrap_or_else(|no| panic!("{by:?} may not {action}: {no:?}"));
        self.table.audit().unwrap();
        self
    }

    /// Says « say » for each of these seats.
    pub(crate) fn say(&mut self, seats: &[Seat]) -> &mut Self {
        for seat in seats {
            self.does(*seat, "say");
        }
        self
    }

    /// Why an action is refused.
    pub(crate) fn no(&self, by: Seat, action: &str) -> Refusal {
        let read = Fabulous::parse_action(self.table.content(), action).expect(action);
        match self.table.check(by, read) {
            Err(ActError::Refused(refusal)) => refusal,
            other => panic!("{by:?}: {action}: {other:?}"),
        }
    }

    /// The rule that an action is refused by.
    pub(crate) fn rule(&self, by: Seat, action: &str) -> &'static str {
        self.no(by, action).rule().0
    }

    /// What a seat is offered, as text.
    pub(crate) fn offers(&self, by: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.table.offer(by, &mut offers);
        offers
            .into_iter()
            .map(|action| Fabulous::action_text(self.table.content(), action))
            .collect()
    }

    /// Who is asked, and for what.
    pub(crate) fn asked(&self) -> (Seat, What) {
        let Awaited { seat, what } = self.public().awaited;
        (seat, what)
    }

    /// The names of the cards of a pile that somebody remembers, `?` for the others, from the top down.
    pub(crate) fn remembered(&self, seat: Seat) -> Vec<&str> {
        let name = |back: Back| self.public().memory.face(back).map_or("?", |card| self.name(card));
        self.public().piles.pile(seat).map(name).collect()
    }

    pub(crate) fn n_cards(&self, seat: Seat) -> u8 {
        self.public().piles.len(seat)
    }

    /// The card that a seat sees in front of itself.
    pub(crate) fn card(&self, seat: Seat) -> Option<&str> {
        self.table.view(seat).mine.card.map(|card| self.name(card))
    }

    /// What only a seat has seen.
    pub(crate) fn seen(&self, seat: Seat) -> Vec<&str> {
        self.table.view(seat).mine.seen.iter().map(|(_, card)| self.name(card)).collect()
    }

    pub(crate) fn name(&self, card: Card) -> &str {
        let content = self.table.content();
        match card.collector() {
            Some(collector) => &content.special(collector).key,
            None => &content.monument(card).unwrap().key,
        }
    }

    /// Whether the last step told everybody this.
    pub(crate) fn heard(&self, event: PublicEvent) -> bool {
        self.told.public.contains(&event)
    }

    /// The Collector cards that the last step read out.
    pub(crate) fn read_out(&self) -> Vec<&str> {
        let read = self.told.public.iter().filter_map(|event| {
            if let PublicEvent::CollectorRead { collector, .. } = event {
                Some(*collector)
            } else {
                None
            }
        });
        read.map(|collector| self.name(Card::of(collector))).collect()
    }

    /// Who won the last round.
    pub(crate) fn winner(&self) -> Option<Seat> {
        self.told.public.iter().rev().find_map(|event| {
            if let PublicEvent::Won { seat } = event { Some(*seat) } else { None }
        })
    }

    /// The cards that the last step showed, with whose they were.
    pub(crate) fn shown(&self) -> Vec<(Seat, &str)> {
        let shown = self.told.public.iter().filter_map(|event| {
            if let PublicEvent::Shown { seat, card } = event { Some((*seat, *card)) } else { None }
        });
        shown.map(|(seat, card)| (seat, self.name(card))).collect()
    }

    pub(crate) fn characteristic(&self, key: &str) -> Characteristic {
        self.table.content().characteristic(key).unwrap()
    }

    pub(crate) fn collector(&self, key: &str) -> Collector {
        self.table.content().collector(key).unwrap()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        match self.table.status() {
            Status::Over(outcome) => outcome,
            waiting => panic!("{waiting:?}"),
        }
    }

    pub(crate) fn ties(&self) -> Vec<String> {
        testkit::said::<Fabulous>(&self.outcome().ties())
    }

    pub(crate) fn places(&self) -> Vec<u8> {
        self.outcome().0.values().iter().map(|standing| standing.place).collect()
    }
}

pub(crate) fn figure(number: i32) -> Figure {
    Figure(number)
}
