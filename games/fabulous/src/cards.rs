//! The basic types: cards and their backs, figures, grades, characteristics.

use std::fmt;

use engine::{BitSet, BitSetItem, Notation, bit_set_item};
use serde::{Deserialize, Serialize, Serializer};

use crate::content::Content;

/// The most cards that a table can be dealt.
pub const MAX_CARDS: usize = 128;
/// The most monuments that there can be.
pub const MAX_MONUMENTS: usize = 112;
/// The most Collector cards that there can be (FAB-43).
pub const MAX_COLLECTORS: usize = 12;
/// The most characteristics that there can be.
pub const MAX_CHARACTERISTICS: usize = 8;

/// The face of a card: a monument or a Collector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    const COLLECTOR: u8 = 0x80;

    /// The card of the monument with this index.
    pub const fn monument(idx: u8) -> Self {
        Self(idx)
    }

    /// The card of that Collector.
    pub const fn of(collector: Collector) -> Self {
        Self(Self::COLLECTOR | collector.0)
    }

    /// The Collector on the card, or `None` if it shows a monument.
    #[inline]
    pub fn collector(self) -> Option<Collector> {
        (Self::COLLECTOR <= self.0).then_some(Collector(self.0 & !Self::COLLECTOR))
    }

    /// The index into arrays by monument.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0) % MAX_CARDS
    }
}

/// A Collector card, by its place in `collectors.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Collector(pub u8);

impl Collector {
    /// The index into arrays by Collector.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

bit_set_item!(Collector: u16);

/// A set of Collector cards.
pub type CollectorSet = BitSet<Collector>;

/// The back of one card of this match. Everyone can follow a back from pile to pile, but need not know its face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Back(pub u8);

impl Back {
    /// No card.
    pub const NONE: Back = Back(u8::MAX);

    /// The index into arrays by back.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0) % MAX_CARDS
    }
}

impl fmt::Debug for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Back::NONE => f.write_str("no card"),
            Back(idx) => write!(f, "back {idx}"),
        }
    }
}

impl BitSetItem for Back {
    type Bits = u128;

    #[inline]
    fn mask(self) -> u128 {
        1 << self.idx()
    }

    #[inline]
    fn from_bit(bit: u32) -> Self {
        Back(bit as u8)
    }
}

/// A set of backs.
pub type Backs = BitSet<Back>;

/// How well a monument is preserved; the worse, the greater (FAB-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Grade {
    /// Not threatened.
    Green,
    /// Slightly threatened.
    Yellow,
    /// Threatened.
    Orange,
    /// In peril.
    Red,
}

impl Grade {
    /// All of them, the best preserved first.
    pub const ALL: [Grade; 4] = [Grade::Green, Grade::Yellow, Grade::Orange, Grade::Red];

    /// Its key in content and texts.
    pub fn key(self) -> &'static str {
        match self {
            Grade::Green => "green",
            Grade::Yellow => "yellow",
            Grade::Orange => "orange",
            Grade::Red => "red",
        }
    }
}

/// A characteristic, by its place in `characteristics.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Notation)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
#[notation(content = Content, below = MAX_CHARACTERISTICS, keys = characteristic_keys)]
pub struct Characteristic(pub u8);

fn characteristic_keys(content: &Content) -> impl Iterator<Item = &str> {
    content.characteristics.iter().map(|characteristic| characteristic.key.as_str())
}

impl Characteristic {
    /// The index into arrays by characteristic.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0) % MAX_CHARACTERISTICS
    }
}

/// A number on a card, in the smallest unit that the card shows: tenths of a metre for a height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Option<i32>"))]
pub struct Figure(pub i32);

impl Figure {
    /// Not said, or not printed.
    pub const NONE: Figure = Figure(i32::MIN);

    /// The figure, if there is one.
    pub fn known(self) -> Option<i32> {
        (self != Self::NONE).then_some(self.0)
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.known().serialize(serializer)
    }
}
