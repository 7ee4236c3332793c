use engine::Rule;
use serde::Serialize;

use crate::pieces::{Colour, Piece};
use crate::places::{Position, Space};

/// Why a rule refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another player moves the worker.
    NotYourWalk,
    /// Another player builds.
    NotYourBrick,
    /// This player has passed.
    PassedAlready,
    /// The quarry is empty: now bricks are laid.
    QuarryIsOver,
    /// Bricks are laid when the quarry is empty.
    BuildLater,
    /// The quarry has no such space.
    NoSuchSpace { space: Space },
    /// The worker is put on the outer ring.
    PutOnOuterRing { space: Space },
    /// The space does not touch the one where the worker stands.
    NotNextTo { space: Space, worker: Space },
    /// The worker was there in this turn.
    EnteredAlready { space: Space },
    /// There is no such piece on the space.
    NotThere { space: Space, piece: Piece },
    /// A piece lies there: one must be taken.
    MustTake { space: Space },
    /// The last pace ends on the outer ring.
    EndsInside { space: Space },
    /// From there, the paces that are left cannot end on the outer ring.
    NoWayOut { space: Space, paces: u8 },
    /// From there, the player could take no piece in this turn.
    NothingToTake { space: Space },
    /// The plan has no such position.
    NoSuchPosition { position: Position },
    /// A brick lies there.
    LaidAlready { position: Position },
    /// The plan has a colour there that the player does not have.
    NoBrick { position: Position, colour: Colour },
    /// A brick that must carry it is missing: this one, for instance.
    NotCarried { position: Position, missing: Position },
    /// The player can lay a brick: at this position, for instance.
    CanLay { position: Position },
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::Over => "QRY-50",
            Refusal::NotYourWalk => "QRY-20",
            Refusal::NotYourBrick => "QRY-30",
            Refusal::PassedAlready => "QRY-42",
            Refusal::QuarryIsOver | Refusal::BuildLater => "QRY-05",
            Refusal::NoSuchSpace { .. } => "QRY-06",
            Refusal::PutOnOuterRing { .. } => "QRY-21",
            Refusal::NotNextTo { .. } | Refusal::EnteredAlready { .. } => "QRY-22",
            Refusal::NotThere { .. } | Refusal::MustTake { .. } => "QRY-23",
            Refusal::EndsInside { .. } | Refusal::NoWayOut { .. } => "QRY-24",
            Refusal::NothingToTake { .. } => "QRY-25",
            Refusal::NoSuchPosition { .. }
            | Refusal::LaidAlready { .. }
            | Refusal::NoBrick { .. } => "QRY-31",
            Refusal::NotCarried { .. } => "QRY-32",
            Refusal::CanLay { .. } => "QRY-40",
        })
    }
}
