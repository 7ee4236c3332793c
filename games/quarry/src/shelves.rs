use engine::{BySeat, Seat, Shelf};
use serde::Serialize;

use crate::content::Monument;
use crate::pieces::{Colour, Piece, Pieces};
use crate::places::{Position, PositionSet, Space, SpaceSet};
use crate::stones::Stones;

/// What everyone sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Public {
    /// What was chosen before the match.
    pub with: With,
    /// The round, counted from 1 (QRY-05).
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// The first player of the round; from the building phase on, of the next one too (QRY-27).
    pub first: Seat,
    /// Whose turn it is, and how far it has come.
    pub turn: Turn,
    /// The space of the worker. `None` while it is in front of a screen.
    pub worker: Option<Space>,
    /// The pieces lying in the quarry (QRY-13).
    pub quarry: Stones,
    /// The positions of the plan where a brick lies.
    pub built: PositionSet,
    /// What is known of each player.
    pub players: BySeat<Holdings>,
}

/// What was chosen before the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct With {
    /// The number of players.
    pub seats: u8,
    /// The monument that is built (QRY-07).
    pub monument: Monument,
    /// Whether clients show the pieces that went behind the players' screens (QRY-26). No rule reads it.
    pub show_taken: bool,
}

/// A phase of a round (QRY-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Pieces are taken.
    Quarry,
    /// Bricks are laid.
    Building,
    /// The match has ended.
    Over(Ending),
}

/// How a match ended (QRY-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last brick of the plan was laid.
    Complete,
    /// The last round was over.
    LastRound,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Its number in the quarry phase, counted from 1.
    pub number: u8,
    /// The worker's paces still to go.
    pub paces_left: u8,
    /// The spaces that the worker entered in this turn (QRY-22).
    pub entered: SpaceSet,
    /// The pieces taken in this turn (QRY-25).
    pub took: u8,
}

impl Turn {
    /// A new turn.
    pub fn of(seat: Seat, number: u8, paces: u8) -> Self {
        Self { seat, number, paces_left: paces, entered: SpaceSet::default(), took: 0 }
    }
}

/// What is known of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holdings {
    /// The pieces behind the screen, as an attentive player remembers them (QRY-26).
    pub seen: Pieces,
    /// Whether this player has passed in this building phase (QRY-42).
    pub passed: bool,
    /// The points so far.
    pub earned: Earned,
}

/// Points by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Earned {
    /// Where the marker started (QRY-03).
    pub start: i16,
    /// For the black piece (QRY-27).
    pub black: i16,
    /// For bricks laid (QRY-33).
    pub bricks: i16,
    /// For bricks left in earlier rounds (QRY-41).
    pub left_before: i16,
    /// For bricks left in this round. They may be given back (QRY-51).
    pub left_now: i16,
    /// For jewels, at the end (QRY-53).
    pub jewels: i16,
}

impl Earned {
    /// The score (QRY-03).
    pub fn score(&self) -> i32 {
        let lost = self.left_before + self.left_now;
        i32::from(self.start + self.black + self.bricks + lost + self.jewels)
    }
}

/// What everyone is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PublicEvent {
    /// The next round begins; the pieces of the quarry follow.
    RoundBegun { round: u8, first: Seat, paces: u8 },
    /// A piece is drawn from the bag and laid (QRY-11).
    Placed { space: Space, piece: Piece },
    /// The worker enters a space, and the piece taken there goes behind the screen.
    Entered { seat: Seat, space: Space, take: Option<Piece> },
    /// Another player moves the worker.
    WalkBegun { seat: Seat, number: u8, paces: u8 },
    /// The quarry is empty: the black piece goes back, and its owner begins to build (QRY-27).
    BlackReturned { seat: Seat, points: i16 },
    /// A brick is laid.
    Laid { seat: Seat, position: Position, colour: Colour, points: i16 },
    /// It is another player's turn to build.
    BuilderCalled { seat: Seat },
    /// A player passes, loses points, and shows the pieces behind the screen; not in the last round (QRY-41).
    Passed { seat: Seat, shown: Option<Pieces>, points: i16 },
    /// The monument is complete early: points lost in this phase are given back (QRY-51).
    GivenBack { seat: Seat, points: i16 },
    /// Jewels are counted (QRY-53).
    JewelsCounted { seat: Seat, jewels: u8, points: i16 },
    /// The match is over (QRY-50).
    Ended { ending: Ending },
}

impl Shelf for Public {
    type Event = PublicEvent;

    #[inline]
    fn apply(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::RoundBegun { round, first, paces } => {
                self.round = round;
                self.phase = Phase::Quarry;
                self.turn = Turn::of(first, 1, paces);
                for seat in (0..self.with.seats).map(Seat) {
                    let player = &mut self.players[seat];
                    player.passed = false;
                    player.earned.left_before += player.earned.left_now;
                    player.earned.left_now = 0;
                }
            }
            PublicEvent::Placed { space, piece } => self.quarry.add(space, piece),
            PublicEvent::Entered { seat, space, take } => {
                self.worker = Some(space);
                self.turn.entered.insert(space);
                self.turn.paces_left -= 1;
                if let Some(piece) = take {
                    self.turn.took += 1;
                    self.quarry.remove(space, piece);
                    self.players[seat].seen.add(piece);
                }
            }
            PublicEvent::WalkBegun { seat, number, paces } => {
                self.turn = Turn::of(seat, number, paces);
            }
            PublicEvent::BlackReturned { seat, points } => {
                let player = &mut self.players[seat];
                player.seen.remove(Piece::Black);
                player.earned.black += points;
                self.phase = Phase::Building;
                self.first = seat;
                self.worker = None;
                self.turn = Turn::of(seat, 0, 0);
            }
            PublicEvent::Laid { seat, position, colour, points } => {
                self.built.insert(position);
                let player = &mut self.players[seat];
                player.seen.remove(Piece::Brick(colour));
                player.earned.bricks += points;
            }
            PublicEvent::BuilderCalled { seat } => self.turn.seat = seat,
            PublicEvent::Passed { seat, points, .. } => {
                self.players[seat].passed = true;
                self.players[seat].earned.left_now += points;
            }
            PublicEvent::GivenBack { seat, points } => {
                self.players[seat].earned.left_now += points;
            }
            PublicEvent::JewelsCounted { seat, points, .. } => {
                self.players[seat].earned.jewels += points;
            }
            PublicEvent::Ended { ending } => self.phase = Phase::Over(ending),
        }
    }
}

/// What one seat sees besides: the pieces behind its screen (QRY-26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Screen {
    /// Its bricks, its jewels, and the black piece until the quarry is empty.
    pub pieces: Pieces,
}

/// What one seat is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ScreenEvent {
    /// A piece goes behind the screen.
    Gained { piece: Piece },
    /// A piece leaves it.
    Lost { piece: Piece },
}

impl Shelf for Screen {
    type Event = ScreenEvent;

    #[inline]
    fn apply(&mut self, event: &ScreenEvent) {
        match *event {
            ScreenEvent::Gained { piece } => self.pieces.add(piece),
            ScreenEvent::Lost { piece } => self.pieces.remove(piece),
        }
    }
}

/// Nothing is hidden from everyone: the bag is emptied as soon as it is filled, and is random only then (QRY-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bag;

/// There are no hidden events.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BagEvent {}

impl Shelf for Bag {
    type Event = BagEvent;

    fn apply(&mut self, event: &BagEvent) {
        match *event {}
    }
}
