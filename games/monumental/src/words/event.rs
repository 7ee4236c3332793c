//! What everyone is told, and what one seat is told besides.

use engine::{Arg, Phrase};

use crate::content::Content;
use crate::shelves::{PrivateEvent, Public, PublicEvent};
use crate::terms::{Foe, Who};
use crate::words::{effect, name, solo};

pub(super) fn public(content: &Content, public: &Public, event: &PublicEvent) -> Option<Phrase> {
    let line = line(content, public, event)?;
    Some(if is_detail(event) { line.detail() } else { line })
}

/// Whether the event matters less than what players build, conquer and develop.
fn is_detail(event: &PublicEvent) -> bool {
    matches!(event, PublicEvent::Solo(event) if solo::is_detail(event))
        || matches!(
            event,
            PublicEvent::TurnBegan { .. }
                | PublicEvent::EffectUsed { .. }
                | PublicEvent::Reused { .. }
                | PublicEvent::Gained { .. }
                | PublicEvent::RestrictedGained { .. }
                | PublicEvent::Paid { .. }
                | PublicEvent::DiscountGiven { .. }
                | PublicEvent::SiegeGiven { .. }
                | PublicEvent::ReinforceGiven { .. }
                | PublicEvent::ProductionTokens { .. }
                | PublicEvent::ProductionTokenUsed { .. }
                | PublicEvent::WonderPlaced { .. }
                | PublicEvent::Drew { .. }
                | PublicEvent::Reshuffled { .. }
                | PublicEvent::Recovered { .. }
                | PublicEvent::Reinforced { .. }
                | PublicEvent::Dealt { .. }
                | PublicEvent::KnowledgeDrawn { .. }
                | PublicEvent::KnowledgeKept { .. }
                | PublicEvent::Replayed { .. }
                | PublicEvent::ConquestBegun { .. }
                | PublicEvent::TokenTurned { .. }
                | PublicEvent::WarlordCalled { .. }
                | PublicEvent::Moved { .. }
                | PublicEvent::Explored { .. }
                | PublicEvent::ProductionTaken { .. }
                | PublicEvent::MarketOpened { .. }
                | PublicEvent::TrackDiscarded { .. }
                | PublicEvent::TrackFilled { .. }
        )
}

fn line(content: &Content, public: &Public, event: &PublicEvent) -> Option<Phrase> {
    let by = |id: &'static str, who: Who| Phrase::new(id).with("who", public.seat(who));
    let card = |card| name::card(content, card);
    Some(match *event {
        PublicEvent::CapitalChosen { who, tile, .. } if public.is_automaton(who) => {
            Phrase::new("event-solo-capital").with("tile", name::tile(tile))
        }
        PublicEvent::CapitalChosen { who, tile, .. } => {
            by("event-capital", who).with("tile", name::tile(tile))
        }
        PublicEvent::CivChosen { who, civ } if public.is_automaton(who) => {
            Phrase::new("event-solo-civ").with("civ", name::civ(content, civ))
        }
        PublicEvent::CivChosen { who, civ } => {
            by("event-civ", who).with("civ", name::civ(content, civ))
        }
        PublicEvent::TurnBegan { who, .. } if public.is_automaton(who) => {
            Phrase::new("event-solo-turn")
        }
        PublicEvent::TurnBegan { who, .. } => by("event-turn", who),
        PublicEvent::RoundBegan { round } => Phrase::new("event-round").with("round", round),
        PublicEvent::ColumnChosen { who, row, column } => {
            by("event-activated", who).with("row", row + 1).with("column", column + 1)
        }
        PublicEvent::Activated { .. } => return None,
        PublicEvent::EffectUsed { who, step, card: it, .. } => {
            let id = crate::rules::activate::step_id(content, it, step)?;
            by("event-used", who).with("card", card(it)).with("effect", effect::step(content, id))
        }
        PublicEvent::Reused { who, card: it, .. } => {
            by("event-used-again", who).with("card", card(it))
        }
        PublicEvent::Gained { who, amount } => {
            by("event-gained", who).with("what", name::amount(amount))
        }
        PublicEvent::RestrictedGained { who, n, only } => {
            by("event-restricted", who).with("n", n).with("only", name::foes(only))
        }
        PublicEvent::Paid { who, payment } => {
            by("event-paid", who).with("what", name::payment(payment))
        }
        PublicEvent::DiscountGiven { who, on, n, .. } => {
            by("event-discount", who).with("on", effect::purchase(on)).with("n", n)
        }
        PublicEvent::SiegeGiven { who, n } => by("event-siege", who).with("n", n),
        PublicEvent::ReinforceGiven { who, n } => by("event-may-reinforce", who).with("n", n),
        PublicEvent::ProductionTokens { who, n } => by("event-tokens", who).with("n", n),
        PublicEvent::ProductionTokenUsed { who } => by("event-token-used", who),
        PublicEvent::MarketUsed { who, market, token } => {
            let block = content.markets[usize::from(market)].tokens[usize::from(token)];
            by("event-market-used", who)
                .with("market", name::market(content, market))
                .with("effect", effect::block(content, block))
        }
        PublicEvent::Acquired { who, card: it, .. } => {
            by("event-acquired", who).with("card", card(it))
        }
        PublicEvent::WonderTaken { .. } => return None,
        PublicEvent::WonderBegun { who, card: it } => {
            by("event-wonder-begun", who).with("card", card(it))
        }
        PublicEvent::WonderKept { who, kept, lost } => {
            by("event-wonder-kept", who).with("kept", card(kept)).with("lost", card(lost))
        }
        PublicEvent::WonderCompleted { who, card: it } => {
            by("event-wonder-completed", who).with("card", card(it))
        }
        PublicEvent::WonderPlaced { card: it, tile, .. } => {
            Phrase::new("event-wonder-placed").with("card", card(it)).with("tile", name::tile(tile))
        }
        PublicEvent::Drew { who, card: it, .. } => by("event-drew", who).with("card", card(it)),
        PublicEvent::Reshuffled { who } => by("event-reshuffled", who),
        PublicEvent::Archived { who, card: it, .. } => {
            by("event-archived", who).with("card", card(it))
        }
        PublicEvent::Recovered { who, card: it } => {
            by("event-recovered", who).with("card", card(it))
        }
        PublicEvent::Reinforced { who, slot } => {
            by("event-reinforced", who).with("slot", name::slot(slot))
        }
        PublicEvent::Dealt { who, slot, card: it, .. } => {
            let placed = Phrase::new("card-placed").with("card", card(it));
            by("event-dealt", who).with_one_of("cards", placed.with("slot", name::slot(slot)))
        }
        PublicEvent::KnowledgeDrawn { who, card: it, .. } => {
            by("event-second-knowledge", who).with("card", card(it))
        }
        PublicEvent::KnowledgeKept { who, kept, lost, .. } => {
            by("event-knowledge-kept", who).with("kept", card(kept)).with("lost", card(lost))
        }
        PublicEvent::Developed { who, policy } => {
            by("event-developed", who).with("policy", name::policy(content, public, who, policy))
        }
        PublicEvent::Replayed { who, policy } => {
            by("event-replayed", who).with("policy", name::policy(content, public, who, policy))
        }
        PublicEvent::ConquestBegun { who, tile, units } => {
            by("event-conquest", who).with("tile", name::tile(tile)).with("units", units)
        }
        PublicEvent::Committed { .. } => return None,
        PublicEvent::Conquered { who, tile, foe: Some(Foe::Enemy), loser: Some(loser), .. } => {
            let id = match public.is_automaton(loser) {
                true => "event-conquered-from-automaton",
                false => "event-conquered-from",
            };
            by(id, who).with("tile", name::tile(tile)).with("loser", public.seat(loser))
        }
        PublicEvent::Conquered { who, tile, foe, .. } => {
            let foe = foe.map_or(Phrase::new("province_kind-empty"), name::foes);
            by("event-conquered", who).with("tile", name::tile(tile)).with("foe", foe)
        }
        PublicEvent::TokenTurned { token, .. } => turned(content, token)?,
        PublicEvent::WarlordCalled { who } => {
            let civ = public.player(who).civ.and_then(|civ| content.civs.get(usize::from(civ)))?;
            by("event-warlord", who)
                .with("warlord", Phrase::new(format!("warlord-{}", civ.warlord)))
                .with("effect", effect::block(content, civ.warlord_effect))
        }
        PublicEvent::Moved { who, from, to, unit } => by("event-moved", who)
            .with("unit", name::unit(unit))
            .with("from", name::tile(from))
            .with("to", name::tile(to)),
        PublicEvent::OutpostBuilt { who, tile, .. } => {
            by("event-outpost", who).with("tile", name::tile(tile))
        }
        PublicEvent::Explored { who, explorer, to } => {
            by("event-explored", who).with("nth", explorer + 1).with("tile", name::tile(to))
        }
        PublicEvent::ProductionTaken { who, at, .. } => {
            by("event-production-taken", who).with("tile", name::tile(at))
        }
        PublicEvent::MarketOpened { who, market, .. } => {
            by("event-market-opened", who).with("market", name::market(content, market))
        }
        PublicEvent::MarketTaken { who, market } => {
            by("event-market-taken", who).with("market", name::market(content, market))
        }
        PublicEvent::TrackDiscarded { card: it, .. } => {
            Phrase::new("event-track-discarded").with("card", card(it))
        }
        PublicEvent::TrackFilled { card: it, .. } => {
            Phrase::new("event-track-filled").with_one_of("cards", card(it))
        }
        PublicEvent::EraBegan { era } => {
            Phrase::new("event-era").with("era", Phrase::new(format!("era-{era}")))
        }
        PublicEvent::EndTriggered { .. } => Phrase::new("event-end-triggered"),
        PublicEvent::Ended => Phrase::new("event-ended"),
        PublicEvent::Pushed(_)
        | PublicEvent::Popped
        | PublicEvent::CardBrought { .. }
        | PublicEvent::RowChosen { .. }
        | PublicEvent::DiscountSpent { .. }
        | PublicEvent::SiegeSpent
        | PublicEvent::WonderOnTop { .. }
        | PublicEvent::CityCleared
        | PublicEvent::Triggered { .. }
        | PublicEvent::TrackSlid { .. } => return None,
        PublicEvent::Solo(event) => return solo::event(content, public, event),
    })
}

pub(super) fn private(content: &Content, event: &PrivateEvent) -> Phrase {
    let said = |market: u8, token: u8| {
        effect::block(content, content.markets[usize::from(market)].tokens[usize::from(token)])
    };
    match *event {
        PrivateEvent::Looked { market, tokens, .. } => {
            let there = (0..8).filter(|token| tokens & (1 << token) != 0);
            Phrase::new("event-looked")
                .with("market", name::market(content, market))
                .with("tokens", Arg::list(there.map(|token| said(market, token))))
        }
        PrivateEvent::Kept { market, token } => {
            Phrase::new("event-kept").with("effect", said(market, token))
        }
    }
}

/// The two rewards on the back of a token.
pub(super) fn turned(content: &Content, token: u8) -> Option<Phrase> {
    let it = content.explorations.get(usize::from(token))?;
    Some(
        Phrase::new("event-token-turned")
            .with("token", Phrase::new(format!("token-{}", it.key)))
            .with("one", effect::block(content, it.rewards[0]))
            .with("other", effect::block(content, it.rewards[1])),
    )
}
