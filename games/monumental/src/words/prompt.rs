//! The prompt of a seat: the decision that is awaited.

use engine::Phrase;

use crate::View;
use crate::shelves::Phase;
use crate::terms::{Amount, Who};
use crate::words::name;

pub(super) fn prompt(view: View<'_>) -> Phrase {
    let public = view.public;
    if public.is_over() || public.asked() != Some(Who(view.seat.0)) {
        return Phrase::new("prompt-wait");
    }
    if let Some(question) = public.question() {
        return question.prompt(view);
    }
    match public.turn.phase {
        Phase::Row => Phrase::new("prompt-row"),
        Phase::Column(_) => Phrase::new("prompt-column"),
        Phase::Act => {
            let [production, science, military] = public.turn.stock;
            let player = public.current();
            let has = Amount([production, science, military, player.gold, player.culture]);
            Phrase::new("prompt-act").with("what", name::amount(has))
        }
        Phase::Setup | Phase::Automaton(_) | Phase::Over => Phrase::new("prompt-wait"),
    }
}
