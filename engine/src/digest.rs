use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A 64-bit fingerprint of a table, the same on every machine. It finds differences between replays; it is not
/// cryptographic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub u64);

impl Digest {
    pub(crate) fn of(value: &impl Hash) -> Self {
        let mut hasher = MixHasher(0x9e37_79b9_7f4a_7c15);
        value.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// Mixes in eight bytes at a time, because every step of every match computes a digest. The algorithm is in
/// `docs/records.md`: stored records depend on it.
struct MixHasher(u64);

impl MixHasher {
    fn take(&mut self, word: u64) {
        let mixed = u128::from(self.0 ^ word).wrapping_mul(0xe703_7ed1_a0b4_28db);
        self.0 = (mixed as u64) ^ ((mixed >> 64) as u64) ^ word.rotate_left(32);
    }
}

impl Hasher for MixHasher {
    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            let mut word = [0; 8];
            word.copy_from_slice(chunk);
            self.take(u64::from_le_bytes(word));
        }
        let rest = chunks.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.take(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.take(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.take(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.take(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.take(n);
    }

    fn write_u128(&mut self, n: u128) {
        self.take(n as u64);
        self.take((n >> 64) as u64);
    }

    // `usize` has 4 bytes in the browser and 8 on the server: widen it.
    fn write_usize(&mut self, n: usize) {
        self.take(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.take(n as i64 as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("a digest is 16 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_the_same_on_every_machine_and_in_every_version() {
        assert_eq!(
            Digest::of(&(1u8, -2i16, [3u8; 20], Some(4u64), 5usize)).to_string(),
            "6579045d2c921c5a"
        );
        assert_eq!("00000000000000ff".parse(), Ok(Digest(255)));
    }

    /// The example in `docs/records.md` has the words of the value above and its digest.
    #[test]
    fn the_documented_vector_is_true() {
        let page = include_str!("../../docs/records.md");
        let (_, vector) = page.split_once("\ndigest of the words ").unwrap();
        let (words, digest) = vector.lines().next().unwrap().split_once(": ").unwrap();
        let mut hasher = MixHasher(0x9e37_79b9_7f4a_7c15);
        for word in words.split(' ') {
            hasher.take(u64::from_str_radix(word, 16).unwrap());
        }
        assert_eq!(digest.parse(), Ok(Digest(hasher.finish())));
        assert_eq!(digest.parse(), Ok(Digest::of(&(1u8, -2i16, [3u8; 20], Some(4u64), 5usize))));
    }
}
