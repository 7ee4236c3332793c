use engine::{Rule, Seat};
use serde::Serialize;

use crate::cards::{Characteristic, Grade};
use crate::shelves::What;

/// Why a rule refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another player is asked.
    NotAsked,
    /// Only the house says that time is up.
    TheHouses,
    /// The player is asked for another decision.
    AskedFor { what: What },
    /// The characteristic is not in this game.
    NotInSet { characteristic: Characteristic },
    /// It is the characteristic in force.
    InForce { characteristic: Characteristic },
    /// A Collector card has locked the characteristic.
    Locked,
    /// The card is not worse preserved than that of the player who imposed the characteristic.
    NotWorse { mine: Grade, bar: Grade },
    /// While the grades are reversed: the card is not better preserved than that of the player who imposed the
    /// characteristic.
    NotBetter { mine: Grade, bar: Grade },
    /// A card acts on an opponent, not on its holder.
    Yourself,
    /// That player is out, or there is no such seat.
    NotInGame { seat: Seat },
    /// That player takes no part in the deciding round.
    NotInRound { seat: Seat },
    /// The effect cannot be declined.
    MustApply,
    /// There is no such card among those looked at.
    NotLookedAt { nth: u8 },
    /// That card is a Collector.
    PickMonument { nth: u8 },
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::Over | Refusal::NotInGame { .. } => "FAB-50",
            Refusal::NotAsked => "FAB-11",
            Refusal::TheHouses => "FAB-53",
            Refusal::AskedFor { what } => match what {
                What::Look | What::Name => "FAB-10",
                What::Speak => "FAB-33",
                What::Victim | What::Partner | What::Pick => "FAB-40",
                What::Nothing => "FAB-50",
            },
            Refusal::NotInSet { .. } => "FAB-05",
            Refusal::InForce { .. } => "FAB-33",
            Refusal::NotWorse { .. } => "FAB-30",
            Refusal::Locked
            | Refusal::NotBetter { .. }
            | Refusal::Yourself
            | Refusal::NotLookedAt { .. }
            | Refusal::PickMonument { .. } => "FAB-46",
            Refusal::NotInRound { .. } => "FAB-52",
            Refusal::MustApply => "FAB-40",
        })
    }
}
