use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{Digest, Game, Seat, View};

/// How many seats an observation has room for. No game with a learned judgement has more.
pub const OBSERVED_SEATS: usize = 4;

/// What one seat sees, as a list of numbers with fixed places: the input of a learned judgement.
///
/// It has two kinds of inputs. A *flag* is set or not; a *number* has a value within a range. Only set flags and
/// numbers other than 0 are stored, because most inputs are neither. [`observe`] fills it; the game adds its own parts
/// in [`Rules::observe`](crate::Rules::observe), always the same parts in the same order.
///
/// ```
/// use engine::Observation;
///
/// let mut seen = Observation::with_layout();
/// seen.flags("cards in my hand", 10).set(7);
/// seen.numbers("gold by seat", 4, 0..=50).put(1, 12);
/// assert_eq!((seen.set_flags(), seen.values()), (&[7][..], &[(11, 12)][..]));
/// assert_eq!(seen.layout().len(), 14);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Observation {
    flags: Vec<u16>,
    numbers: Vec<(u16, i16)>,
    next: usize,
    layout: Option<Vec<ObservationPart>>,
}

/// One part of an observation: consecutive inputs of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ObservationPart {
    /// What its inputs mean.
    pub name: String,
    /// The place of its first input.
    pub first: u32,
    /// How many inputs it has.
    pub len: u32,
    /// The smallest value of an input.
    pub least: i16,
    /// The largest value of an input.
    pub most: i16,
    /// Whether its inputs are flags, otherwise numbers.
    pub flags: bool,
}

/// The parts of an observation, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ObservationLayout(pub Vec<ObservationPart>);

impl ObservationLayout {
    /// How many inputs all parts have.
    pub fn len(&self) -> usize {
        self.0.last().map_or(0, |part| (part.first + part.len) as usize)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A hash of all parts. A net works only with the layout that it was trained with.
    pub fn fingerprint(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl Observation {
    /// An observation that also records its layout. It is slower: for tools, not for bots.
    pub fn with_layout() -> Self {
        Self { layout: Some(Vec::new()), ..Self::default() }
    }

    /// Empties the observation and keeps its memory for the next one.
    pub fn clear(&mut self) {
        self.flags.clear();
        self.numbers.clear();
        self.next = 0;
        if let Some(layout) = &mut self.layout {
            layout.clear();
        }
    }

    /// Begins a part of `len` flags.
    #[inline]
    pub fn flags(&mut self, name: &str, len: usize) -> Flags<'_> {
        let first = self.begin(name, len, (0, 1), true);
        Flags { flags: &mut self.flags, first, len }
    }

    /// Begins a part of `len` numbers. Values are clamped to `range`.
    #[inline]
    pub fn numbers(&mut self, name: &str, len: usize, range: RangeInclusive<i16>) -> Numbers<'_> {
        let range = (*range.start(), *range.end());
        let first = self.begin(name, len, range, false);
        Numbers { numbers: &mut self.numbers, first, len, range }
    }

    #[inline]
    fn begin(&mut self, name: &str, len: usize, range: (i16, i16), flags: bool) -> usize {
        let first = self.next;
        self.next += len;
        if let Some(layout) = &mut self.layout {
            let (least, most) = range;
            let (first, len) = (first as u32, len as u32);
            layout.push(ObservationPart { name: name.to_owned(), first, len, least, most, flags });
        }
        first
    }

    /// The places of the flags that are set, counted from the first input of the observation.
    pub fn set_flags(&self) -> &[u16] {
        &self.flags
    }

    /// The places and values of the numbers that are not 0, counted from the first input of the observation.
    pub fn values(&self) -> &[(u16, i16)] {
        &self.numbers
    }

    /// How many inputs there are, set or not.
    pub fn len(&self) -> usize {
        self.next
    }

    /// Whether it has no parts yet.
    pub fn is_empty(&self) -> bool {
        self.next == 0
    }

    /// The parts so far; empty unless made by [`with_layout`](Self::with_layout).
    pub fn layout(&self) -> ObservationLayout {
        ObservationLayout(self.layout.clone().unwrap_or_default())
    }
}

/// Sets the flags of one part.
#[derive(Debug)]
pub struct Flags<'a> {
    flags: &'a mut Vec<u16>,
    first: usize,
    len: usize,
}

impl Flags<'_> {
    /// Sets the flag at `place`, counted from 0. A place outside of the part is ignored: a pack may have more cards
    /// than the standard one.
    #[inline]
    pub fn set(&mut self, place: usize) {
        if place < self.len {
            self.flags.push((self.first + place) as u16);
        }
    }

    /// Sets the flag if `is_set`.
    #[inline]
    pub fn set_if(&mut self, place: usize, is_set: bool) {
        if is_set {
            self.set(place);
        }
    }

    /// Sets several flags.
    #[inline]
    pub fn set_all(&mut self, places: impl IntoIterator<Item = usize>) {
        places.into_iter().for_each(|place| self.set(place));
    }
}

/// Sets the numbers of one part.
#[derive(Debug)]
pub struct Numbers<'a> {
    numbers: &'a mut Vec<(u16, i16)>,
    first: usize,
    len: usize,
    range: (i16, i16),
}

impl Numbers<'_> {
    /// Sets the number at `place`, counted from 0. A place outside of the part is ignored.
    #[inline]
    pub fn put(&mut self, place: usize, value: i32) {
        let value = value.clamp(self.range.0.into(), self.range.1.into()) as i16;
        if value != 0 && place < self.len {
            self.numbers.push(((self.first + place) as u16, value));
        }
    }
}

/// Replaces `into` by what a seat sees: first the game's hand-made judgement of the view
/// ([`Rules::insight`](crate::Rules::insight)), then the parts of [`Rules::observe`](crate::Rules::observe). Seats are
/// counted clockwise from the viewing seat.
pub fn observe<G: Game>(view: View<'_, G>, into: &mut Observation) {
    into.clear();
    let hopes = G::insight(view);
    let hopes = hopes.values();
    let own = hopes[view.seat.idx()];
    let others = hopes.iter().enumerate().filter(|(seat, _)| *seat != view.seat.idx());
    let lead = own - others.map(|(_, hope)| *hope).max().unwrap_or(0);
    into.numbers("insight: lead over the best other, in tenths of a point", 1, -640..=640)
        .put(0, lead);
    into.numbers("insight: the same lead, if it is small", 1, -40..=40).put(0, lead);
    let mut each = into.numbers("insight: tenths of a point by seat", OBSERVED_SEATS, -640..=1280);
    for nth in 0..hopes.len() {
        each.put(nth, hopes[(view.seat.idx() + nth) % hopes.len()]);
    }
    G::observe(view, into);
}

/// The layout of a game's observations. Every view of the game gives the same one.
pub fn observation_layout<G: Game>(view: View<'_, G>) -> ObservationLayout {
    let mut seen = Observation::with_layout();
    observe(view, &mut seen);
    seen.layout()
}

/// How many places clockwise from `me` the seat `seat` is, at a table of `seats`.
#[inline]
pub fn seats_from(me: Seat, seat: Seat, seats: u8) -> usize {
    usize::from((seat.0 + seats - me.0) % seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_outside_of_its_part_is_left_out_and_values_stay_in_range() {
        let mut seen = Observation::default();
        seen.flags("flags", 2).set_all([1, 2, 900]);
        let mut numbers = seen.numbers("numbers", 2, -3..=3);
        numbers.put(0, -70_000);
        numbers.put(1, 0);
        numbers.put(2, 1);
        assert_eq!((seen.set_flags(), seen.values(), seen.len()), (&[1][..], &[(2, -3)][..], 4));
        seen.clear();
        assert!(seen.is_empty() && seen.set_flags().is_empty() && seen.values().is_empty());
    }

    #[test]
    fn seats_are_counted_from_the_one_that_looks() {
        assert_eq!([0, 1, 2].map(|seat| seats_from(Seat(1), Seat(seat), 3)), [2, 0, 1]);
    }
}
