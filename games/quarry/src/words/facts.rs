//! What a board must know of an offer besides its sentence, and of a table besides what lies on it.

use engine::Seat;
use serde::Serialize;

use crate::View;
use crate::action::Action;
use crate::content::Content;
use crate::pieces::Piece;
use crate::places::SpaceSet;
use crate::rules::take;
use crate::shelves::{Phase, Public};

/// What an offer does besides what its sentence says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// Whether it ends the turn: the last pace of a walk (QRY-24), a brick (QRY-30), a pass (QRY-40).
    pub ends_turn: bool,
    /// The spaces that the walk can enter at each of its later paces, the next one first (QRY-22, QRY-24, QRY-25). Empty
    /// after the last pace.
    pub later: Vec<SpaceSet>,
}

/// What a reader may be shown of a table and no piece says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableFacts {
    /// By seat, what the jewels behind its screen will give, until they are counted (QRY-53). `None` if the reader saw no jewel
    /// that could be there.
    pub jewels: Vec<Option<JewelPoints>>,
}

/// The points of a player's jewels, as far as a reader may be shown them (QRY-26): both bounds are the same for the reader's own
/// jewels, and for all if the table shows what was taken. Of the others' only their number together is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JewelPoints {
    /// The least that they can be.
    pub least: i16,
    /// The most that they can be.
    pub most: i16,
}

pub(super) fn facts(view: View<'_>, action: Action) -> Facts {
    match action {
        Action::Enter { space, .. } => Facts {
            ends_turn: take::is_last_pace(view.public),
            later: take::later_paces(view.content, view.public, space),
        },
        Action::Lay { .. } | Action::Pass => Facts { ends_turn: true, later: Vec::new() },
    }
}

pub(super) fn of_table(content: &Content, public: &Public, reader: Option<Seat>) -> TableFacts {
    let worth: Vec<(Seat, i16)> = (public.players.iter())
        .map(|(seat, player)| (seat, i16::from(player.seen.count(Piece::Jewel))))
        .map(|(seat, jewels)| (seat, jewels * content.figures.jewel))
        .collect();
    let is_shown = |seat: Seat| public.with.show_taken || Some(seat) == reader;
    let hidden = worth.iter().filter(|(seat, _)| !is_shown(*seat)).map(|(_, points)| points).sum();
    let jewels = worth.iter().map(|&(seat, points)| match is_shown(seat) {
        true => Some(JewelPoints { least: points, most: points }),
        false => (hidden > 0).then_some(JewelPoints { least: 0, most: hidden }),
    });
    match public.phase {
        Phase::Quarry | Phase::Building => TableFacts { jewels: jewels.collect() },
        Phase::Over(_) => TableFacts { jewels: Vec::new() },
    }
}
