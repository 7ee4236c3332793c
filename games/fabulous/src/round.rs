use engine::{MAX_SEATS, Seat, Seats};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::cards::{Characteristic, Collector, Figure, Grade, MAX_CHARACTERISTICS};

/// What everybody knows of the round under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Round {
    /// Counted from 1; 0 before the first.
    pub number: u16,
    /// Whether it is the one more round that decides between those who have equally many cards (FAB-52).
    pub deciding: bool,
    /// Who leads it.
    pub leader: Seat,
    /// Who takes part: everybody who is not out, or those between whom it decides.
    pub players: Seats,
    /// Those of them who have a card in play.
    pub in_play: Seats,
    /// Those of them who had no card to draw (FAB-44).
    pub sitting_out: Seats,
    /// Who imposed the characteristic; the leader before there is one.
    pub imposer: Seat,
    /// The grade of that player's card, as it counts.
    pub bar: Grade,
    /// The characteristic that counts.
    pub characteristic: Option<Characteristic>,
    /// Who has said a value in this circuit.
    pub spoken: Seats,
    /// What was said of the card that each seat has in play.
    pub heard: [Announced; MAX_SEATS],
    /// The Collector card that was read last.
    pub reading: Option<Collector>,
    /// Whether the weakest value wins.
    pub lowest_wins: bool,
    /// Whether the order of the grades is turned round.
    pub reversed: bool,
    /// Whether nobody may impose another characteristic.
    pub locked: bool,
    /// Those whose cards count as red.
    pub counts_as_red: Seats,
    /// Who will choose the characteristic as soon as a card is drawn.
    pub claimed_by: Option<Seat>,
    /// Who will look at the cards in play once everybody has drawn.
    pub guided: Option<Seat>,
    /// How often the cards in play will be passed on once everybody has drawn.
    pub storms: u8,
    /// Those who fight for the round; nobody outside a battle.
    pub fighters: Seats,
    /// Those of them who have turned a card up.
    pub turned: Seats,
}

/// What was said of one card in this round: everybody heard it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announced {
    values: [Figure; MAX_CHARACTERISTICS],
    /// Which of the values were said, as bits.
    #[cfg_attr(feature = "ts", ts(skip))]
    said: u8,
    /// Which grade was said, as a bit.
    #[cfg_attr(feature = "ts", ts(as = "Option<Grade>"))]
    grade: u8,
}

impl Announced {
    /// All zeros: this is wiped in every round.
    const NOTHING: Announced =
        Announced { values: [Figure(0); MAX_CHARACTERISTICS], said: 0, grade: 0 };

    /// What was said of a characteristic.
    pub fn value(&self, characteristic: Characteristic) -> Option<Figure> {
        let was_said = self.said >> characteristic.idx() & 1 == 1;
        was_said.then(|| self.values[characteristic.idx()])
    }

    /// The grade, if it was said.
    pub fn grade(&self) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| self.grade == 1 << *grade as u8)
    }
}

/// The values that were said, by characteristic, and the grade.
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
    /// A round that begins.
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

    /// The next round begins in place of this one.
    #[inline]
    pub(crate) fn restart(&mut self, number: u16, leader: Seat, players: Seats) {
        *self = Self::new(number, leader, players);
    }

    /// Those who have still to draw.
    #[inline]
    pub fn to_draw(&self) -> Seats {
        self.players.without(self.in_play).without(self.sitting_out)
    }

    /// The value that a seat said of that characteristic, if it did.
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

    /// A new circuit begins with this seat (FAB-31).
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

    /// A card that only counts as red has not told its own grade.
    #[inline]
    pub(crate) fn hear_grade(&mut self, seat: Seat, grade: Grade) {
        if !self.counts_as_red.contains(seat) {
            self.heard[seat.idx()].grade = 1 << grade as u8;
        }
    }

    /// Whoever sits the round out chooses no characteristic either.
    pub(crate) fn sit_out(&mut self, seat: Seat) {
        self.sitting_out = self.sitting_out.with(seat);
        if self.claimed_by == Some(seat) {
            self.claimed_by = None;
        }
    }

    /// What was said of a card goes with the card.
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
