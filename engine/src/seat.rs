use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{BitSet, BitSetItem};

/// The most seats a table of any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The house, the automatic player: it says that time is up and plays for automata. It has no place at the table,
    /// so it has no [`View`](crate::View) and no entry in a [`BySeat`].
    pub const HOUSE: Seat = Seat(u8::MAX);

    /// The index into arrays by seat.
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

/// A set of seats. It may contain the house.
///
/// ```
/// use engine::{Seat, Seats};
///
/// let seats: Seats = [Seat::HOUSE, Seat(4), Seat(1)].into_iter().collect();
/// assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(1), Seat(4), Seat::HOUSE]);
/// assert_eq!(seats.clockwise_from(Seat(2)).collect::<Vec<_>>(), [Seat(4), Seat(1)]);
/// ```
pub type Seats = BitSet<Seat>;

/// The bit of the house: the last one.
const HOUSE_BIT: u32 = u8::BITS - 1;

/// The mask of each seat; 0 for a seat that no table has. A table is quicker than two comparisons, and every step of
/// every playout uses sets of seats.
const MASKS: [u8; 256] = {
    let mut masks = [0; 256];
    let mut idx = 0;
    while idx < MAX_SEATS {
        masks[idx] = 1 << idx;
        idx += 1;
    }
    masks[Seat::HOUSE.0 as usize] = 1 << HOUSE_BIT;
    masks
};

impl BitSetItem for Seat {
    type Bits = u8;

    #[inline]
    fn mask(self) -> u8 {
        MASKS[self.idx()]
    }

    #[inline]
    fn from_bit(bit: u32) -> Self {
        if bit == HOUSE_BIT { Seat::HOUSE } else { Seat(bit as u8) }
    }
}

impl Seats {
    /// The seats of a table of `seats`.
    #[inline]
    pub fn all(seats: u8) -> Self {
        (0..seats).map(Seat).collect()
    }

    /// The next of them clockwise after `seat`, which comes last itself. `None` if the set has no seats. `seat` must
    /// not be the house.
    #[inline]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        self.first_from(Seat((seat.0 + 1) & 7))
    }

    /// The first of them clockwise, beginning with `seat`. `None` if the set has no seats. `seat` must not be the
    /// house.
    #[inline]
    pub fn first_from(self, seat: Seat) -> Option<Seat> {
        self.clockwise_from(seat).next()
    }

    /// All of them clockwise, beginning with `seat`. The house has no place at the table and is left out; `seat` must
    /// not be the house.
    #[inline]
    pub fn clockwise_from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let seated = u32::from(self.bits() & !(1 << HOUSE_BIT));
        // Each seat has a bit at its place and another eight places on, so that one shift rotates the circle.
        let mut left = (seated * 0x101) >> (seat.0 & 7) & 0xff;
        std::iter::from_fn(move || {
            let steps = left.trailing_zeros() as u8;
            left &= left.checked_sub(1)?;
            Some(Seat((seat.0 + steps) & 7))
        })
    }
}

/// One value for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// Calls `make` for each of `seats` seats. Panics if there are more than [`MAX_SEATS`].
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

    /// The value of `seat`; `None` if there is no such seat. Indexing with `[seat]` panics instead.
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

    #[test]
    fn seats_are_walked_clockwise_from_any_seat() {
        let seats: Seats = [Seat(0), Seat(2), Seat(5), Seat::HOUSE].into_iter().collect();
        let from = |seat| seats.clockwise_from(Seat(seat)).map(|it| it.0).collect::<Vec<_>>();
        assert_eq!(from(0), [0, 2, 5]);
        assert_eq!(from(1), [2, 5, 0]);
        assert_eq!(from(5), [5, 0, 2]);
        assert_eq!(seats.after(Seat(2)), Some(Seat(5)));
        assert_eq!(seats.after(Seat(5)), Some(Seat(0)));
        assert_eq!(Seats::one(Seat(3)).after(Seat(3)), Some(Seat(3)));
        assert_eq!(Seats::EMPTY.after(Seat(3)), None);
        assert_eq!(Seats::all(6).len(), 6);
    }

    /// Seats come from clients: one that no table has must not be taken for another.
    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        for seat in [Seat(6), Seat(7), Seat(8), Seat(200)] {
            assert!(Seats::one(seat).is_empty(), "{seat:?}");
            assert!(!Seats::from_bits(u8::MAX).contains(seat), "{seat:?}");
        }
    }
}
