use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, Not, Sub};

use serde::{Serialize, Serializer};

/// An item of a [`BitSet`]: a small id with a bit of its own. Use [`bit_set_item!`](crate::bit_set_item) for a struct
/// around a `u8`.
pub trait BitSetItem: Copy {
    /// The unsigned integer that holds a set. It needs a bit for each item.
    type Bits: Bits;

    /// The integer with only this item's bit set; 0 for an item that no set can hold.
    fn mask(self) -> Self::Bits;

    /// The item whose bit is at place `bit`, counted from the lowest.
    fn from_bit(bit: u32) -> Self;
}

/// An unsigned integer that holds a set.
pub trait Bits:
    Copy
    + Ord
    + Hash
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Sub<Output = Self>
{
    /// No bit.
    const ZERO: Self;
    /// The lowest bit.
    const ONE: Self;

    /// How many bits are set.
    fn n_ones(self) -> u32;

    /// The place of the lowest bit that is set. The value must not be 0.
    fn lowest(self) -> u32;
}

macro_rules! bits {
    ($($number:ty)+) => {$(
        impl Bits for $number {
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline]
            fn n_ones(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
        }
    )+};
}
bits!(u8 u16 u32 u64 u128);

/// Makes a struct around a `u8` an item of bit sets: `bit_set_item!(Card: u128)`.
#[macro_export]
macro_rules! bit_set_item {
    ($item:ident: $bits:ty) => {
        impl $crate::BitSetItem for $item {
            type Bits = $bits;

            #[inline]
            fn mask(self) -> $bits {
                <$bits>::checked_shl(1, self.0.into()).unwrap_or(0)
            }

            #[inline]
            fn from_bit(bit: u32) -> Self {
                $item(bit as u8)
            }
        }
    };
}

/// A set of small ids, one bit each. It is `Copy`, and every operation is a few instructions.
///
/// ```
/// use engine::{BitSet, bit_set_item};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Card(u8);
/// bit_set_item!(Card: u32);
///
/// let hand: BitSet<Card> = [Card(7), Card(2)].into_iter().collect();
/// assert!(hand.contains(Card(7)) && !hand.contains(Card(3)));
/// assert_eq!(hand.without(BitSet::one(Card(7))).iter().collect::<Vec<_>>(), [Card(2)]);
/// ```
pub struct BitSet<T: BitSetItem>(T::Bits);

impl<T: BitSetItem> BitSet<T> {
    /// No item.
    pub const EMPTY: Self = Self(T::Bits::ZERO);

    /// The set with these bits.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    /// The integer that holds the set.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// The set of one item; empty if no set can hold it.
    #[inline]
    pub fn one(item: T) -> Self {
        Self(item.mask())
    }

    /// Whether the set contains `item`.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.0 & item.mask() != T::Bits::ZERO
    }

    /// Adds `item`.
    #[inline]
    pub fn insert(&mut self, item: T) {
        *self = self.with(item);
    }

    /// Removes `item`.
    #[inline]
    pub fn remove(&mut self, item: T) {
        *self = self.without(Self::one(item));
    }

    /// This set and `item`.
    #[inline]
    #[must_use]
    pub fn with(self, item: T) -> Self {
        self.or(Self::one(item))
    }

    /// How many items are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.n_ones() as u8
    }

    /// Whether the set has no items.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// The items that both sets have.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The items that at least one of the sets has.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The items that `other` does not have.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the sets have an item in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The lowest item; `None` if the set is empty.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_bit(self.0.lowest()))
    }

    /// The only item, if there is exactly one.
    #[inline]
    pub fn only(self) -> Option<T> {
        let first = self.first()?;
        (self.0 & (self.0 - T::Bits::ONE) == T::Bits::ZERO).then_some(first)
    }

    /// The `nth` item, counted from 0.
    pub fn nth(self, nth: usize) -> Option<T> {
        self.iter().nth(nth)
    }

    /// The items, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == T::Bits::ZERO {
                return None;
            }
            let item = T::from_bit(left.lowest());
            left &= left - T::Bits::ONE;
            Some(item)
        })
    }
}

impl<T: BitSetItem> Clone for BitSet<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: BitSetItem> Copy for BitSet<T> {}

impl<T: BitSetItem> Default for BitSet<T> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: BitSetItem> PartialEq for BitSet<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: BitSetItem> Eq for BitSet<T> {}

impl<T: BitSetItem> PartialOrd for BitSet<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: BitSetItem> Ord for BitSet<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

/// Hashes the integer that holds the set. Digests of recorded tables depend on it.
impl<T: BitSetItem> Hash for BitSet<T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: BitSetItem> FromIterator<T> for BitSet<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: BitSetItem + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// As the list of its items, lowest first.
impl<T: BitSetItem + Serialize> Serialize for BitSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// In TypeScript, the list of its items.
#[cfg(feature = "ts")]
impl<T: BitSetItem + ts_rs::TS> ts_rs::TS for BitSet<T> {
    type WithoutGenerics = <Vec<T> as ts_rs::TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as ts_rs::TS>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Serialize)]
    struct Card(u8);
    bit_set_item!(Card: u128);

    #[test]
    fn a_set_lists_its_items_in_order() {
        let set: BitSet<Card> = [Card(127), Card(0), Card(9)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Card(0), Card(9), Card(127)]);
        assert_eq!((set.len(), set.first(), set.only()), (3, Some(Card(0)), None));
        assert_eq!(set.nth(1), Some(Card(9)));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,9,127]");
        assert!(!set.contains(Card(1)) && !set.contains(Card(255)));
    }

    #[test]
    fn sets_are_combined() {
        let one = BitSet::one(Card(1));
        let both = one.with(Card(2));
        assert_eq!((both.and(one), both.without(one).only()), (one, Some(Card(2))));
        assert!(both.meets(one) && !one.meets(BitSet::one(Card(2))));
        let mut left = both;
        left.remove(Card(1));
        left.remove(Card(2));
        assert!(left.is_empty() && left == BitSet::EMPTY);
    }

    #[test]
    fn a_set_has_the_digest_of_its_number() {
        let set: BitSet<Card> = [Card(3)].into_iter().collect();
        assert_eq!(crate::Digest::of(&set), crate::Digest::of(&8_u128));
    }
}
