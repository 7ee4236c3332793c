use engine::{MAX_SEATS, Seat};
use serde::{Serialize, Serializer};

/// Some of the seats, which sit in a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct Circle(u8);

impl Circle {
    /// Nobody.
    pub const NOBODY: Circle = Circle(0);

    /// Everybody at a table of that many.
    pub fn of(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// One seat.
    #[inline]
    pub fn one(seat: Seat) -> Self {
        Self(1 << (seat.0 & 7))
    }

    /// These and that one.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// These but not that one.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::one(seat).0)
    }

    /// These but none of those.
    #[inline]
    #[must_use]
    pub fn minus(self, those: Circle) -> Self {
        Self(self.0 & !those.0)
    }

    /// Whether that seat is among them.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        usize::from(seat.0) < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// How many they are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is nobody.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only one, where there is one only.
    #[inline]
    pub fn only(self) -> Option<Seat> {
        self.0.is_power_of_two().then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The first of them clockwise, beginning on the left of `seat` and ending with that seat.
    #[inline]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        self.first_from(Seat((seat.0 + 1) & 7))
    }

    /// The first of them clockwise, beginning with `seat`.
    #[inline]
    pub fn first_from(self, seat: Seat) -> Option<Seat> {
        // Each seat stands at its place and eight places on, so that one shift turns the circle.
        let turned = (u32::from(self.0) * 0x101) >> (seat.0 & 7);
        (turned != 0).then(|| Seat((seat.0 + turned.trailing_zeros() as u8) & 7))
    }

    /// All of them clockwise, beginning with `seat`.
    #[inline]
    pub fn from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let mut left = ((u32::from(self.0) * 0x101) >> (seat.0 & 7)) & 0xff;
        std::iter::from_fn(move || {
            let steps = left.trailing_zeros() as u8;
            left &= left.checked_sub(1)?;
            Some(Seat((seat.0 + steps) & 7))
        })
    }

    /// All of them, in the order of the seats.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        self.from(Seat(0))
    }
}

impl FromIterator<Seat> for Circle {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NOBODY, Self::with)
    }
}

impl Serialize for Circle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_is_walked_clockwise_from_any_seat() {
        let circle: Circle = [Seat(0), Seat(2), Seat(5)].into_iter().collect();
        let from = |seat| circle.from(Seat(seat)).map(|it| it.0).collect::<Vec<_>>();
        assert_eq!(from(0), [0, 2, 5]);
        assert_eq!(from(1), [2, 5, 0]);
        assert_eq!(from(5), [5, 0, 2]);
        assert_eq!(circle.after(Seat(2)), Some(Seat(5)));
        assert_eq!(circle.after(Seat(5)), Some(Seat(0)));
        assert_eq!(Circle::one(Seat(3)).after(Seat(3)), Some(Seat(3)));
        assert_eq!(Circle::NOBODY.after(Seat(3)), None);
        assert_eq!(Circle::of(6).len(), 6);
        assert_eq!(circle.only(), None);
        assert_eq!(circle.without(Seat(0)).without(Seat(2)).only(), Some(Seat(5)));
    }
}
