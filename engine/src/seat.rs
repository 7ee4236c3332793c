use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats a table of any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Nobody's place: whoever keeps the time and plays what no person plays.
    pub const HOUSE: Seat = Seat(u8::MAX);

    /// As an index into arrays by seat.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Seat::HOUSE => f.write_str("House"),
            Seat(idx) => write!(f, "Seat {idx}"),
        }
    }
}

/// Some of the seats, the house among them or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct Seats(u8);

impl Seats {
    const HOUSE_BIT: u8 = 1 << 7;

    /// One seat.
    pub fn one(seat: Seat) -> Self {
        Self(Self::bit(seat))
    }

    /// These and `seat`.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::bit(seat))
    }

    /// Whether `seat` is among them.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats clockwise, the house last.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let idx = left.trailing_zeros() as u8;
            left &= left.checked_sub(1)?;
            Some(if idx == 7 { Seat::HOUSE } else { Seat(idx) })
        })
    }

    /// The `nth` of them.
    pub fn nth(self, nth: usize) -> Option<Seat> {
        self.iter().nth(nth)
    }

    fn bit(seat: Seat) -> u8 {
        match seat {
            Seat::HOUSE => Self::HOUSE_BIT,
            Seat(idx) if usize::from(idx) < MAX_SEATS => 1 << idx,
            Seat(_) => 0,
        }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::default(), Self::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// Fills `seats` places with `make`.
    pub fn new(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self((0..seats).map(Seat).map(make).collect())
    }

    /// How many seats there are.
    pub fn n_seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// The seats with their values, clockwise.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(idx, value)| (Seat(idx as u8), value))
    }

    /// The value of `seat`, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.idx())
    }

    /// The values, clockwise.
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// The seat on the left of `seat`.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.n_seats())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_listed_clockwise_with_the_house_last() {
        let seats: Seats = [Seat::HOUSE, Seat(5), Seat(0)].into_iter().collect();
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(5), Seat::HOUSE]);
        assert_eq!(seats.nth(1), Some(Seat(5)));
        assert!(!seats.contains(Seat(6)) && !seats.contains(Seat(200)));
    }
}
