//! « Compléter la Cité » (MTL-90, MTL-91, MTL-97).

use engine::Play;

use crate::Monumental;
use crate::cards::Cards;
use crate::rules::progress;
use crate::shelves::{PublicEvent, Task};
use crate::terms::{Card, SLOTS, Who};

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
            play.tell_all(PublicEvent::Pushed(Task::Refill { who, slot: slot + 1 }));
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
        play.tell_all(PublicEvent::Pushed(Task::Cover { who, slot }));
    }
}

/// Cards are drawn until one comes that is no knowledge; where there is none, the knowledge stays uncovered (R62).
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
        play.tell_all(PublicEvent::Pushed(Task::Cover { who, slot }));
        play.tell_all(PublicEvent::Pushed(Task::Duel { who, slot, card }));
        return;
    }
    play.tell_all(PublicEvent::Dealt { who, slot, card, part, under: false });
}

/// One of two knowledge cards is kept and the other discarded (MTL-91): the first stays if `nth` is 0.
pub(crate) fn keep(play: &mut impl Play<Monumental>, (who, slot): (Who, u8), new: Card, nth: u8) {
    let old = play.public().player(who).city[usize::from(slot)].knowledge;
    let old = old.expect("a knowledge lies there");
    let (kept, lost) = if nth == 0 { (old, new) } else { (new, old) };
    play.tell_all(PublicEvent::KnowledgeKept { who, slot, kept, lost });
}
