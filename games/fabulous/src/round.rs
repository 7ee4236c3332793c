use engine::{MAX_SEATS, Seat, Seats};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::cards::{Characteristic, Collector, Figure, Grade, MAX_CHARACTERISTICS};

/// The public state of the round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Round {
    /// Counted from 1; 0 before the first.
    pub number: u16,
    /// Whether it is the extra round between players with equally many cards (FAB-52).
    pub deciding: bool,
    /// The leader of the round.
    pub leader: Seat,
    /// The players of the round: everyone who is not out, or in a deciding round the tied players.
    pub players: Seats,
    /// The players who have a card in play.
    pub in_play: Seats,
    /// The players who had no card to draw (FAB-44).
    pub sitting_out: Seats,
    /// The player who imposed the characteristic. Before there is one, the leader.
    pub imposer: Seat,
    /// The grade of that player's card, as it counts in this round.
    pub bar: Grade,
    /// The characteristic that counts.
    pub characteristic: Option<Characteristic>,
    /// The players who have said a value in this circuit.
    pub spoken: Seats,
    /// What was announced of the card that each seat has in play.
    pub heard: [Announced; MAX_SEATS],
    /// The Collector card that was read last.
    pub reading: Option<Collector>,
    /// Whether the weakest value wins.
    pub lowest_wins: bool,
    /// Whether the order of the grades is turned round.
    pub reversed: bool,
    /// Whether no player may impose another characteristic.
    pub locked: bool,
    /// The players whose cards count as red.
    pub counts_as_red: Seats,
    /// The player who will choose the characteristic as soon as they have drawn a card.
    pub claimed_by: Option<Seat>,
    /// The player who will look at the cards in play once everyone has drawn.
    pub guided: Option<Seat>,
    /// How often the cards in play will be passed on once everyone has drawn.
    pub storms: u8,
    /// The players who fight for the round. Empty if there is no battle.
    pub fighters: Seats,
    /// The fighters who have turned a card up.
    pub turned: Seats,
}

/// What was announced of one card in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announced {
    values: [Figure; MAX_CHARACTERISTICS],
    /// The characteristics whose values were said, as bits.
    #[cfg_attr(feature = "ts", ts(skip))]
    said: u8,
    /// The grade that was said, as a bit.
    #[cfg_attr(feature = "ts", ts(as = "Option<Grade>"))]
    grade: u8,
}

impl Announced {
    /// All zeros, because it is reset in every round.
    const NOTHING: Announced =
        Announced { values: [Figure(0); MAX_CHARACTERISTICS], said: 0, grade: 0 };

    /// The value that was said of a characteristic, or `None`.
    pub fn value(&self, characteristic: Characteristic) -> Option<Figure> {
        let was_said = self.said >> characteristic.idx() & 1 == 1;
        was_said.then(|| self.values[characteristic.idx()])
    }

    /// The grade that was said, or `None`.
    pub fn grade(&self) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| self.grade == 1 << *grade as u8)
    }
}

/// Serialised as the values that were said, by characteristic, and the grade.
impl Serialize for Announced {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let characteristics = (0..MAX_CHARACTERISTICS as u8).map(Characteristic);
        let values: Vec<Option<Figure>> = characteristics.map(|it| self.value(it)).collect();
        let mut heard = serializer.serialize_struct("Announced", 2)?;
        heard.serialize_field("values", &values)?;
        heard.serialize_field("grade", &self.grade())?;
        heard.end()
    }
}

impl Round {
    /// A new round.
    pub fn new(number: u16, leader: Seat, players: Seats) -> Self {
        Self {
            number,
            deciding: false,
            leader,
            players,
            in_play: Seats::EMPTY,
            sitting_out: Seats::EMPTY,
            imposer: leader,
            bar: Grade::Green,
            characteristic: None,
            spoken: Seats::EMPTY,
            heard: [Announced::NOTHING; MAX_SEATS],
            reading: None,
            lowest_wins: false,
            reversed: false,
            locked: false,
            counts_as_red: Seats::EMPTY,
            claimed_by: None,
            guided: None,
            storms: 0,
            fighters: Seats::EMPTY,
            turned: Seats::EMPTY,
        }
    }

    /// Replaces this round by the next one.
    #[inline]
    pub(crate) fn restart(&mut self, number: u16, leader: Seat, players: Seats) {
        *self = Self::new(number, leader, players);
    }

    /// The players who have still to draw.
    #[inline]
    pub fn to_draw(&self) -> Seats {
        self.players.without(self.in_play).without(self.sitting_out)
    }

    /// The value that a seat said of that characteristic, or `None`.
    #[inline]
    pub fn value(&self, seat: Seat, characteristic: Characteristic) -> Figure {
        self.heard[seat.idx()].values[characteristic.idx()]
    }

    #[inline]
    pub(crate) fn say(&mut self, seat: Seat, characteristic: Characteristic, value: Figure) {
        let heard = &mut self.heard[seat.idx()];
        heard.values[characteristic.idx()] = value;
        heard.said |= 1 << characteristic.idx();
        self.spoken = self.spoken.with(seat);
    }

    /// Begins a new circuit with this seat (FAB-31).
    #[inline]
    pub(crate) fn impose(
        &mut self,
        seat: Seat,
        characteristic: Characteristic,
        value: Figure,
        grade: Grade,
    ) {
        self.imposer = seat;
        self.bar = grade;
        self.characteristic = Some(characteristic);
        self.spoken = Seats::EMPTY;
        self.claimed_by = None;
        self.say(seat, characteristic, value);
        self.hear_grade(seat, grade);
    }

    /// Notes the grade that was said of a card. If the card only counts as red, its own grade was not said.
    #[inline]
    pub(crate) fn hear_grade(&mut self, seat: Seat, grade: Grade) {
        if !self.counts_as_red.contains(seat) {
            self.heard[seat.idx()].grade = 1 << grade as u8;
        }
    }

    /// Makes a player sit the round out. They choose no characteristic either.
    pub(crate) fn sit_out(&mut self, seat: Seat) {
        self.sitting_out = self.sitting_out.with(seat);
        if self.claimed_by == Some(seat) {
            self.claimed_by = None;
        }
    }

    /// Passes the announcements on with their cards.
    pub(crate) fn pass_on(&mut self) {
        self.storms = 0;
        self.spoken = Seats::EMPTY;
        let before = self.heard;
        for seat in self.in_play.iter() {
            let to = self.in_play.after(seat).unwrap_or(seat);
            self.heard[to.idx()] = before[seat.idx()];
        }
    }
}
