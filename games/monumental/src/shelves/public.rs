use arrayvec::ArrayVec;
use engine::Seat;
use serde::Serialize;

use crate::rules::question::Question;
use crate::shelves::{Board, Phase, Player, Reading, Task, Turn};
use crate::terms::{Card, MAX_MARKETS, MAX_PLAYERS, TRACK, Who};

/// The most tasks on the agenda.
const AGENDA: usize = 48;

/// What everyone sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Public {
    /// What was chosen before the match.
    pub with: With,
    /// Whose turn it is, and how far it has come.
    pub turn: Turn,
    /// The agenda. The last task is next.
    pub agenda: ArrayVec<Task, AGENDA>,
    /// The players, clockwise; the automaton last.
    pub players: ArrayVec<Player, MAX_PLAYERS>,
    /// The board.
    pub board: Board,
    /// The development track: the rightmost place of a row is its last.
    pub track: [Option<Card>; TRACK],
    /// The development cards still in the deck, one bit each by number.
    pub unseen: u64,
    /// The development cards that left the game.
    pub gone: u64,
    /// The era of the newest card drawn.
    pub era: u8,
    /// The number of basic buildings in each pile.
    pub basics: [u8; 4],
    /// The exploration tokens that were turned over, one bit each.
    pub turned: u64,
    /// The player who began.
    pub first: Who,
    /// The round, from 1 on.
    pub round: u8,
    /// The last round, once the end is triggered (MTL-100).
    pub last_round: Option<u8>,
    /// The state of the automaton's cards.
    pub solo: SoloDesk,
}

/// What was chosen before the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct With {
    /// The number of players, including the automaton.
    pub players: u8,
    /// Whether the last player is the automaton.
    pub automaton: bool,
    /// Whether the automaton plays as in the printed edition (MTL-115).
    pub full: bool,
    /// Whether the board was drawn at random.
    pub random_map: bool,
    /// The first development card of the pack.
    pub first_development: Card,
    /// Whether civilisations are drawn at random.
    pub random_civs: bool,
}

/// The state of the automaton's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloDesk {
    /// The cards still in its deck, one bit each.
    pub left: u32,
    /// The card on show.
    pub shown: Option<u8>,
    /// How its lines are read.
    pub reading: Reading,
    /// The markets that its explorers have visited, one bit each.
    pub visited: u8,
    /// The market tokens that it discarded, one bit each.
    pub discarded: [u8; MAX_MARKETS],
    /// Its development cards, one bit each.
    pub cards: u64,
}

impl Public {
    /// The player who must decide, if a person must.
    #[inline]
    pub fn asked(&self) -> Option<Who> {
        let who = match self.agenda.last() {
            Some(Task::Question(question)) => question.who(self),
            Some(Task::Chore(_)) => self.turn.who,
            None => match self.turn.phase {
                Phase::Row | Phase::Column(_) | Phase::Act => self.turn.who,
                Phase::Setup | Phase::Automaton(_) | Phase::Over => return None,
            },
        };
        Some(if self.is_automaton(who) { Who(0) } else { who })
    }

    /// The question that waits for an answer now.
    #[inline]
    pub fn question(&self) -> Option<Question> {
        if let Some(Task::Question(question)) = self.agenda.last() { Some(*question) } else { None }
    }

    /// The player whose turn it is.
    #[inline]
    pub fn current(&self) -> &Player {
        &self.players[self.turn.who.idx()]
    }

    /// A player.
    #[inline]
    pub fn player(&self, who: Who) -> &Player {
        &self.players[who.idx()]
    }

    /// All players.
    pub fn everyone(&self) -> impl Iterator<Item = (Who, &Player)> {
        self.players.iter().enumerate().map(|(idx, player)| (Who(idx as u8), player))
    }

    /// Whether no person plays `who`.
    #[inline]
    pub fn is_automaton(&self, who: Who) -> bool {
        self.with.automaton && who.0 == self.with.players - 1
    }

    /// The seat of `who`; the house's for the automaton.
    pub fn seat(&self, who: Who) -> Seat {
        if self.is_automaton(who) { Seat::HOUSE } else { Seat(who.0) }
    }

    /// The player who holds a hexagon.
    #[inline]
    pub fn holder(&self, tile: crate::tiles::Tile) -> Option<Who> {
        self.players.iter().position(|it| it.held.contains(tile)).map(|idx| Who(idx as u8))
    }

    /// How many rows the track has.
    #[inline]
    pub fn rows(&self) -> usize {
        if self.with.players == 2 { 2 } else { 1 }
    }

    /// The row of a place of the track.
    #[inline]
    pub fn row_of(&self, slot: u8) -> u8 {
        slot / (TRACK / self.rows()) as u8
    }

    /// Whether the match is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.turn.phase == Phase::Over
    }
}
