//! What a seat has to decide now.

use engine::Phrase;

use crate::View;
use crate::shelves::{Phase, Task, Tie};
use crate::terms::Who;
use crate::words::name;

pub(super) fn prompt(view: View<'_>) -> Phrase {
    let public = view.public;
    if public.is_over() || public.asked() != Some(Who(view.seat.0)) {
        return Phrase::new("prompt-wait");
    }
    if let Some(task) = public.agenda.last() {
        return of_task(view, *task);
    }
    match public.turn.phase {
        Phase::Row => Phrase::new("prompt-row"),
        Phase::Column(_) => Phrase::new("prompt-column"),
        Phase::Act => {
            let [production, science, military] = public.turn.stock;
            Phrase::new("prompt-act")
                .with("production", production)
                .with("science", science)
                .with("military", military)
                .with("gold", public.current().gold)
                .with("culture", public.current().culture)
        }
        Phase::Setup | Phase::Automaton(_) | Phase::Over => Phrase::new("prompt-wait"),
    }
}

fn of_task(view: View<'_>, task: Task) -> Phrase {
    let (content, public) = (view.content, view.public);
    let left = |id: &'static str, left: u8| Phrase::new(id).with("left", left);
    let about = |id: &'static str, card| Phrase::new(id).with("card", name::card(content, card));
    match task {
        Task::Capital { .. } => Phrase::new("prompt-capital"),
        Task::Civ { who } => Phrase::new(match public.is_automaton(who) {
            true => "prompt-civ-automaton",
            false => "prompt-civ",
        }),
        Task::GainAny { left: it } => left("prompt-gain-any", it),
        Task::Choose { .. } => Phrase::new("prompt-choose"),
        Task::SpendMore { .. } => Phrase::new("prompt-spend-more"),
        Task::PayAny { any, .. } => left("prompt-pay-any", any),
        Task::Archive { left: it, .. } => left("prompt-archive", it),
        Task::Activate { left: it } => left("prompt-activate", it),
        Task::Reuse { left: it } => left("prompt-reuse", it),
        Task::GainCard { .. } => Phrase::new("prompt-gain-card"),
        Task::MoveUnits { left: it } => left("prompt-move-units", it),
        Task::MoveTo { from, unit } => Phrase::new("prompt-move-to")
            .with("unit", name::unit(unit))
            .with("tile", name::tile(from)),
        Task::MoveExplorers { left: it, .. } => left("prompt-move-explorers", it),
        Task::Exchange { left: it } => left("prompt-exchange", it),
        Task::Outpost => Phrase::new("prompt-outpost"),
        Task::Refresh { left: it } => left("prompt-refresh", it),
        Task::Recover { left: it } => left("prompt-recover", it),
        Task::Reward { .. } => Phrase::new("prompt-reward"),
        Task::Rebate { left: it, price, .. } => {
            left("prompt-rebate", it).with("price", name::amount(price))
        }
        Task::Commit { tile, left: it, .. } => {
            left("prompt-commit", it).with("tile", name::tile(tile))
        }
        Task::PlaceWonder { card } => about("prompt-place-wonder", card),
        Task::KeepWonder { .. } => Phrase::new("prompt-keep-wonder"),
        Task::Duel { .. } => Phrase::new("prompt-duel"),
        Task::Market { market, .. } => {
            Phrase::new("prompt-market").with("market", name::market(content, market))
        }
        Task::Replay { .. } => Phrase::new("prompt-replay"),
        Task::Reinforce { left: it } => left("prompt-reinforce", it),
        Task::Tie { tie: Tie::Conquest, .. } => Phrase::new("prompt-tie-conquest"),
        Task::Tie { tie: Tie::Wonder { card }, .. } => about("prompt-tie-wonder", card),
        Task::Tie { tie: Tie::Explorer { explorer }, .. } => {
            Phrase::new("prompt-tie-explorer").with("nth", explorer + 1)
        }
        Task::Steps { .. }
        | Task::Times { .. }
        | Task::OnTop { .. }
        | Task::Opponents { .. }
        | Task::Refill { .. }
        | Task::RefillOne { .. }
        | Task::Cover { .. }
        | Task::Deal
        | Task::Begin { .. }
        | Task::Clear
        | Task::Track
        | Task::Pass
        | Task::Solo { .. }
        | Task::Deed { .. }
        | Task::Storm { .. }
        | Task::Wander { .. }
        | Task::NextCard => Phrase::new("prompt-wait"),
    }
}
