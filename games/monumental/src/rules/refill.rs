//! « Compléter la Cité » (MTL-90, MTL-91, MTL-97).

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::cards::Cards;
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::question::Ask;
use crate::rules::{effect, progress};
use crate::shelves::{Chore, Public, PublicEvent};
use crate::terms::{Card, SLOTS, Who};
use crate::{Monumental, View, offer};

/// Empty places are filled one by one, row by row from the top left (MTL-90).
pub(crate) fn refill(play: &mut impl Play<Monumental>, who: Who, from: u8) {
    for slot in from..SLOTS as u8 {
        if !play.public().player(who).city[usize::from(slot)].is_empty() {
            continue;
        }
        if !play.public().player(who).can_draw() {
            return;
        }
        if slot + 1 < SLOTS as u8 {
            push(play, Chore::Refill { who, slot: slot + 1 });
        }
        return fill(play, who, slot);
    }
}

/// A knowledge gets a second card on it (MTL-91).
pub(crate) fn fill(play: &mut impl Play<Monumental>, who: Who, slot: u8) {
    let Some((card, part)) = progress::take_top(play, who) else { return };
    let knowledge = play.content().is_knowledge(card);
    play.tell_all(PublicEvent::Dealt { who, slot, card, part, under: knowledge });
    if knowledge {
        push(play, Chore::Cover { who, slot });
    }
}

/// Cards are drawn until one is not a knowledge. If there is none, the knowledge stays uncovered (R62).
pub(crate) fn cover(play: &mut impl Play<Monumental>, who: Who, slot: u8) {
    let (content, player) = (play.content(), play.public().player(who));
    let piles = [&player.top, &player.hidden, &player.discard];
    let only_knowledge = |pile: &Cards| pile.iter().all(|card| content.is_knowledge(card));
    if piles.into_iter().all(only_knowledge) {
        return;
    }
    let Some((card, part)) = progress::take_top(play, who) else { return };
    if content.is_knowledge(card) {
        play.tell_all(PublicEvent::KnowledgeDrawn { who, card, part });
        push(play, Chore::Cover { who, slot });
        push(play, Duel { who, slot, card });
        return;
    }
    play.tell_all(PublicEvent::Dealt { who, slot, card, part, under: false });
}

/// One of two knowledge cards is kept and the other discarded (MTL-91).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Duel {
    /// Whose city it is.
    pub who: Who,
    /// Where the first of them lies.
    pub slot: u8,
    /// The second.
    pub card: Card,
}

impl Duel {
    fn first(self, public: &Public) -> Option<Card> {
        public.player(self.who).city[usize::from(self.slot)].knowledge
    }
}

impl Ask for Duel {
    /// The first stays if it is 0.
    type Answer = u8;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-91"));

    fn who(self, _public: &Public) -> Who {
        self.who
    }

    fn read(action: Action) -> Option<u8> {
        action.as_branch()
    }

    fn offer(self, _view: View<'_>, offers: &mut Vec<Action>) {
        offer::branches(2, offers);
    }

    fn check(self, _view: View<'_>, nth: u8) -> Result<(), Refusal> {
        effect::is_branch(nth, 2)
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, nth: u8) {
        let Duel { who, slot, card: new } = self;
        let old = self.first(play.public()).expect("a knowledge lies there");
        let (kept, lost) = if nth == 0 { (old, new) } else { (new, old) };
        play.tell_all(PublicEvent::KnowledgeKept { who, slot, kept, lost });
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-duel")
    }

    fn say(self, view: View<'_>, nth: u8) -> Option<Phrase> {
        let first = self.first(view.public).unwrap_or(self.card);
        Some(effect::say_card_kept(view, if nth == 0 { first } else { self.card }))
    }
}
