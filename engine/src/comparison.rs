//! What a hint says of two offers: by which terms of the judgement one is better than the other.

use std::collections::BTreeMap;

use crate::{BySeat, Seat};

/// A named part of the sum that [`Rules::insight`](crate::Rules::insight) is.
///
/// ```
/// use engine::{BySeat, Term};
///
/// let jewels = Term::new("jewels", 0, BySeat::new(2, |seat| 30 * i32::from(seat.0)));
/// assert_eq!((jewels.name, jewels.points.values()), ("jewels", &[0, 30][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// What it counts, in the game's own names.
    pub name: &'static str,
    /// Which one, if several terms have this name, such as the number of a monument; otherwise 0.
    pub of: u8,
    /// What it adds to the insight of each seat, in tenths of a point.
    pub points: BySeat<i32>,
}

impl Term {
    /// A term.
    pub fn new(name: &'static str, of: u8, points: BySeat<i32>) -> Self {
        Self { name, of, points }
    }

    /// The terms of all seats: `terms` lists those of one seat, by name and number, and may name one several times.
    ///
    /// ```
    /// use engine::Term;
    ///
    /// let terms = Term::of_seats(2, |seat| vec![("brick", seat.0, 10), ("jewel", 0, 30), ("jewel", 0, 30)]);
    /// assert_eq!(terms.len(), 3);
    /// assert_eq!(terms[2], Term::new("jewel", 0, engine::BySeat::new(2, |_| 60)));
    /// ```
    pub fn of_seats(
        seats: u8,
        mut terms: impl FnMut(Seat) -> Vec<(&'static str, u8, i32)>,
    ) -> Vec<Self> {
        let mut all: BTreeMap<(&'static str, u8), BySeat<i32>> = BTreeMap::new();
        for seat in (0..seats).map(Seat) {
            for (name, of, points) in terms(seat) {
                all.entry((name, of)).or_insert_with(|| BySeat::new(seats, |_| 0))[seat] += points;
            }
        }
        all.into_iter().map(|((name, of), points)| Self { name, of, points }).collect()
    }
}

/// A term by which an offer is better than another, for the seat that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The name of the term.
    pub name: &'static str,
    /// Which one of that name.
    pub of: u8,
    /// Whose term it is: the deciding seat gains these points, or this other seat loses them.
    pub seat: Seat,
    /// The difference in tenths of a point, always positive.
    pub tenths: i32,
}

impl Gain {
    /// The difference in whole points, at least 1.
    pub fn points(self) -> i64 {
        i64::from(((self.tenths + 5) / 10).max(1))
    }
}

/// How one offer compares with another, or with the table as it is, at the end of the turn, over many imagined tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison<A> {
    /// The better offer.
    pub action: A,
    /// The offer that it is compared with; `None` if it is compared with the table as it is.
    pub other: Option<A>,
    /// The terms by which it is better, the most important first.
    pub gains: Vec<Gain>,
    /// What the seat does later in the turn at most of these tables, and does not after `other`, in this order.
    pub then: Vec<A>,
}
