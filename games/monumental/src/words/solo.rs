//! The phrases about the automaton.

use engine::Phrase;

use crate::content::{CivKind, Content, SoloCard, SoloDeed, SoloStep};
use crate::shelves::{Public, Reading, SoloEvent};
use crate::terms::Who;
use crate::words::{effect, event, name};

pub(super) fn event(content: &Content, public: &Public, event: SoloEvent) -> Option<Phrase> {
    let about = |id: &'static str, card| Phrase::new(id).with("card", name::card(content, card));
    Some(match event {
        SoloEvent::DeckLaid { .. } => Phrase::new("event-solo-shuffled"),
        SoloEvent::Revealed { card, reading } => revealed(content, public, card, reading)?,
        SoloEvent::Gold { gold } => Phrase::new("event-solo-gold").with("n", gold),
        SoloEvent::Paid { gold } => Phrase::new("event-solo-paid").with("n", gold),
        SoloEvent::Took { card, .. } => about("event-solo-took", card),
        SoloEvent::WonderBegun { card, .. } => about("event-solo-wonder-begun", card),
        SoloEvent::WonderCompleted { card } => about("event-solo-wonder-completed", card),
        SoloEvent::Policy { policy } => {
            let who = Who(public.with.players - 1);
            Phrase::new("event-solo-policy")
                .with("policy", name::policy(content, public, who, policy))
        }
        SoloEvent::Conquered { tile, loser: None, .. } => {
            Phrase::new("event-solo-conquered").with("tile", name::tile(tile))
        }
        SoloEvent::Conquered { tile, loser: Some(loser), .. } => {
            Phrase::new("event-solo-conquered-from")
                .with("tile", name::tile(tile))
                .with("who", public.seat(loser))
        }
        SoloEvent::Explored { explorer, to } => Phrase::new("event-solo-explored")
            .with("nth", explorer + 1)
            .with("tile", name::tile(to)),
        SoloEvent::Production { at, .. } => {
            Phrase::new("event-solo-production").with("tile", name::tile(at))
        }
        SoloEvent::Market { market, token } => {
            let block = content.markets[usize::from(market)].tokens[usize::from(token)];
            Phrase::new("event-solo-market")
                .with("market", name::market(content, market))
                .with("effect", effect::block(content, block))
        }
        SoloEvent::Idle => Phrase::new("event-solo-idle"),
        SoloEvent::TokenTurned { token, .. } => event::turned(content, token)?,
        SoloEvent::CardDone => return None,
    })
}

/// Whether the event matters less than what the Automaton takes, builds and conquers.
pub(super) fn is_detail(event: &SoloEvent) -> bool {
    matches!(
        event,
        SoloEvent::DeckLaid { .. }
            | SoloEvent::Revealed { .. }
            | SoloEvent::Paid { .. }
            | SoloEvent::Explored { .. }
            | SoloEvent::Production { .. }
            | SoloEvent::Market { .. }
            | SoloEvent::Idle
            | SoloEvent::TokenTurned { .. }
    )
}

/// The card's name, and those of its lines that are read.
fn revealed(content: &Content, public: &Public, card: u8, reading: Reading) -> Option<Phrase> {
    let card = content.solo.get(usize::from(card))?;
    let civ = public.players.last().and_then(|it| it.civ);
    let own = civ.map(|civ| content.civs[usize::from(civ)].kind);
    let steps = card.steps.iter().filter(|it| reading.reads(it.kind, own));
    let id = match reading {
        Reading::AsPrinted | Reading::Typed => "event-solo-revealed",
        Reading::CommonTwice => "event-solo-revealed-twice",
        Reading::PassedOver => "event-solo-passed-over",
    };
    Some(
        Phrase::new(id)
            .with("card", self::card(card))
            .with("steps", effect::chain(steps.map(|step| line(*step)), "effect-and")),
    )
}

/// The name of a card.
pub(super) fn card(card: &SoloCard) -> Phrase {
    Phrase::new(format!("automaton_card-{}", card.key))
}

/// One line of a card.
pub(super) fn line(step: SoloStep) -> Phrase {
    let deed = Phrase::new(deed(step.deed));
    let deed = match step.gold {
        0 => deed,
        gold => Phrase::new("solo-paid").with("n", gold).with("deed", deed),
    };
    match step.kind {
        None => deed,
        Some(kind) => Phrase::new("solo-typed").with("kind", kind_name(kind)).with("deed", deed),
    }
}

pub(super) fn kind_name(kind: CivKind) -> Phrase {
    Phrase::new(match kind {
        CivKind::Technological => "civilization_type-technological",
        CivKind::Aggressive => "civilization_type-aggressive",
        CivKind::Architectural => "civilization_type-architectural",
        CivKind::Economic => "civilization_type-economic",
        CivKind::Cultural => "civilization_type-cultural",
    })
}

fn deed(deed: SoloDeed) -> &'static str {
    match deed {
        SoloDeed::Wonder => "automaton_action-wonder",
        SoloDeed::BuildingLow => "automaton_action-building_low",
        SoloDeed::BuildingHigh => "automaton_action-building_high",
        SoloDeed::KnowledgeLow => "automaton_action-knowledge_low",
        SoloDeed::KnowledgeHigh => "automaton_action-knowledge_high",
        SoloDeed::KnowledgeAll => "automaton_action-knowledge_all",
        SoloDeed::Policy => "automaton_action-policy",
        SoloDeed::PolicyGold => "automaton_action-policy_gold",
        SoloDeed::Explore1 => "automaton_action-explore1",
        SoloDeed::Explore2 => "automaton_action-explore2",
        SoloDeed::Explore3 => "automaton_action-explore3",
        SoloDeed::Gold3 => "automaton_action-gold3",
        SoloDeed::ConquerLow => "automaton_action-conquer_low",
        SoloDeed::ConquerHigh => "automaton_action-conquer_high",
        SoloDeed::Conquer3High => "automaton_action-conquer3_high",
        SoloDeed::Shuffle => "automaton_action-shuffle",
        SoloDeed::Draw => "automaton_action-draw",
        SoloDeed::CoastalGold => "automaton_action-coastal_gold",
        SoloDeed::UntilTech => "automaton_action-until_tech",
        SoloDeed::TwiceCommon => "automaton_action-twice_common",
        SoloDeed::AnySpecial => "automaton_action-any_special",
        SoloDeed::JapanChoice => "automaton_action-japan_choice",
    }
}
