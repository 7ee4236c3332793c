//! What a colour has on the table: its exhibition, its historians, its points so far.

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

use crate::cards::{CardSet, Colour, MAX_COLOURS, MAX_MONUMENTS, Monument, Pile};

/// What each colour has on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Colours(ArrayVec<Holdings, MAX_COLOURS>);

impl Colours {
    /// `n_colours` colours that have only their historians.
    pub fn new(n_colours: u8, historians: u8) -> Self {
        Self((0..n_colours).map(|_| Holdings { historians, ..Holdings::default() }).collect())
    }

    /// All colours with their holdings.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Colour, &Holdings)> {
        self.0.iter().enumerate().map(|(idx, holdings)| (Colour(idx as u8), holdings))
    }

    /// Whether this colour plays.
    #[inline]
    pub fn contains(&self, colour: Colour) -> bool {
        colour.idx() < self.0.len()
    }
}

impl std::ops::Index<Colour> for Colours {
    type Output = Holdings;
    #[inline]
    fn index(&self, colour: Colour) -> &Holdings {
        &self.0[colour.idx()]
    }
}

impl std::ops::IndexMut<Colour> for Colours {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut Holdings {
        &mut self.0[colour.idx()]
    }
}

/// What a colour has on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holdings {
    /// Its exhibition.
    pub exhibition: Exhibition,
    /// Its historians who have written nothing yet.
    pub historians: u8,
    /// Its points so far, by source.
    pub earned: Earned,
}

/// Points gained during play. All others are counted at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Earned {
    /// By scoring cards (ANT-45).
    pub scored: i16,
    /// From stories about monuments at the end of their tracks (ANT-55).
    pub overflow: i16,
    /// For acquiring power cards (ANT-103).
    pub acquired: i16,
    /// Paid to the Hero (ANT-105).
    pub hero: i16,
}

impl Earned {
    /// Where the score counter stands.
    pub fn total(&self) -> i32 {
        i32::from(self.scored + self.overflow + self.acquired + self.hero)
    }
}

/// The monuments that a colour shows, each a pile of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "std::collections::BTreeMap<u8, Pile>"))]
pub struct Exhibition {
    piles: [Pile; MAX_MONUMENTS],
    /// All the cards in it, covered ones too.
    pub cards: CardSet,
    /// One bit for each monument that is built.
    built: u16,
    /// One bit for each monument of two cards or more.
    tall: u16,
}

impl Exhibition {
    /// The cards of one monument, the last one on top.
    #[inline]
    pub fn pile(&self, monument: Monument) -> Pile {
        self.piles[monument.idx()]
    }

    /// Whether the monument is built.
    #[inline]
    pub fn contains(&self, monument: Monument) -> bool {
        self.built & (1 << monument.0) != 0
    }

    /// The monuments that are built.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> {
        bits(self.built)
    }

    /// How many monuments are built.
    pub fn n_monuments(&self) -> u8 {
        self.built.count_ones() as u8
    }

    /// The monuments that a story can tell of (ANT-52).
    pub fn tellable(&self) -> impl Iterator<Item = Monument> {
        bits(self.tall)
    }

    /// Whether a story could tell of one of them.
    #[inline]
    pub fn is_tellable(&self) -> bool {
        self.tall != 0
    }

    /// Replaces the pile of one monument.
    pub fn set(&mut self, monument: Monument, pile: Pile) {
        let bit = 1 << monument.0;
        let flag = |set: u16, on: bool| if on { set | bit } else { set & !bit };
        self.cards = self.cards.without(monument.cards()).or(pile.cards(monument));
        self.built = flag(self.built, !pile.is_empty());
        self.tall = flag(self.tall, 2 <= pile.len());
        self.piles[monument.idx()] = pile;
    }
}

impl Serialize for Exhibition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.monuments().map(|it| (it.0, self.pile(it))))
    }
}

fn bits(mut set: u16) -> impl Iterator<Item = Monument> {
    std::iter::from_fn(move || {
        let idx = set.trailing_zeros() as u8;
        set &= set.checked_sub(1)?;
        Some(Monument(idx))
    })
}
