use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::Sha256;

use crate::hex;

/// The secret that decides all luck of a match. The platform draws it from the system's entropy and shows it to nobody
/// before the match is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of a text, so that a match can be named: `--seed 7`. Not for matches whose players must not know the
    /// deal.
    pub fn of_words(words: &str) -> Self {
        Self(keyed_hash(b"monumenta seed 1", words.as_bytes()))
    }

    /// The seed of the `nth` match of a series.
    pub fn nth(&self, nth: u64) -> Self {
        Self(keyed_hash(&self.0, format!("monumenta match {nth}").as_bytes()))
    }

    /// Combines this secret with a text of the players, so that neither side chooses the deal alone.
    pub fn with_words(&self, words: &str) -> Self {
        Self(keyed_hash(&self.0, format!("monumenta words {words}").as_bytes()))
    }

    /// A quick generator for choices that are not luck of this match, such as those of a bot. Each `purpose` has its
    /// own numbers, and they reveal nothing about the seed.
    pub fn quick(&self, purpose: u64) -> Chance {
        let mut word = [0; 8];
        word.copy_from_slice(&self.nth(purpose).0[..8]);
        Chance::quick(u64::from_le_bytes(word))
    }

    /// The seed as 64 hexadecimal digits, as records have it.
    pub fn to_hex(&self) -> String {
        hex::encode(&self.0)
    }

    /// A keyed hash that is published before the first step. It fixes the seed without revealing it: after the match,
    /// everyone can compare.
    pub fn commitment(&self) -> String {
        hex::encode(&keyed_hash(&self.0, b"monumenta commitment 1"))
    }
}

fn keyed_hash(key: &[u8], message: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes a key of any length");
    mac.update(message);
    mac.finalize().into_bytes().into()
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        hex::decode(text).map(Self).ok_or("a seed is 64 hexadecimal digits")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A random generator, and the only source of luck for rules.
///
/// In a match, each step has its own stream: how much one step draws does not change the luck of another.
#[derive(Clone, Debug)]
pub struct Chance {
    source: Source,
    drawn: bool,
}

#[derive(Clone, Debug)]
enum Source {
    /// For a match: the seed's stream of one step. The generator moves to that stream at the first draw, so a step that
    /// draws nothing costs nothing.
    Stream { rng: Box<ChaCha12Rng>, step: u64 },
    /// For bots and simulations: xoshiro256++.
    Quick([u64; 4]),
}

impl Chance {
    /// The stream of one step of a match. Step 0 is the setup.
    pub fn for_step(seed: &Seed, step: u64) -> Self {
        let rng = Box::new(ChaCha12Rng::from_seed(seed.0));
        Self { source: Source::Stream { rng, step }, drawn: false }
    }

    /// A quick generator for bots, playouts and imagined tables. It is never the luck of a match.
    pub fn quick(seed: u64) -> Self {
        let mut state = seed;
        let words = std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = state;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        });
        Self { source: Source::Quick(words), drawn: false }
    }

    /// Draws a seed for another quick generator, to be made with [`Chance::quick`].
    pub fn quick_seed(&mut self) -> u64 {
        u64::from(self.below(u32::MAX)) << 32 | u64::from(self.below(u32::MAX))
    }

    /// Moves to the beginning of the stream of step `to` of the same match. A quick generator has no streams and goes
    /// on where it is.
    pub fn turn_to(&mut self, to: u64) {
        self.drawn = false;
        match &mut self.source {
            Source::Stream { step, .. } => *step = to,
            Source::Quick(_) => {}
        }
    }

    /// Whether anything was drawn since the generator was made or [turned](Chance::turn_to) to this step.
    pub(crate) fn was_drawn(&self) -> bool {
        self.drawn
    }

    /// A number below `bound`, each equally likely. Panics if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(0 < bound, "nothing to choose from");
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            if unfair <= product as u32 {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of `items`, each equally likely. Panics if there are none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts `items` in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let pick = self.below(last as u32 + 1) as usize;
            items.swap(last, pick);
        }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        match &mut self.source {
            Source::Quick(state) => {
                self.drawn = true;
                (xoshiro(state) >> 32) as u32
            }
            Source::Stream { rng, step } => {
                if !self.drawn {
                    self.drawn = true;
                    rng.set_stream(*step);
                    rng.set_word_pos(0);
                }
                rng.next_u32()
            }
        }
    }
}

#[inline]
fn xoshiro(state: &mut [u64; 4]) -> u64 {
    let word = state[0].wrapping_add(state[3]).rotate_left(23).wrapping_add(state[0]);
    let shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = state[3].rotate_left(45);
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(chance: &mut Chance) -> Vec<u32> {
        (0..6).map(|_| chance.below(100)).collect()
    }

    /// If these numbers changed, no stored match would replay.
    #[test]
    fn luck_is_pinned() {
        let seed = Seed([7; 32]);
        assert_eq!(draws(&mut Chance::for_step(&seed, 0)), [47, 12, 6, 73, 94, 53]);
        assert_eq!(draws(&mut Chance::for_step(&seed, 1)), [92, 34, 54, 93, 16, 66]);
        assert_eq!(draws(&mut Chance::quick(7)), [5, 17, 71, 42, 96, 46]);
        let mut items: Vec<u8> = (0..8).collect();
        Chance::for_step(&seed, 2).shuffle(&mut items);
        assert_eq!(items, [4, 7, 6, 1, 2, 3, 5, 0]);
    }

    /// The examples in `docs/records.md`.
    #[test]
    fn the_documented_luck_is_true() {
        let page = include_str!("../../docs/records.md");
        let documented = |line: &str| -> Vec<u32> {
            let (_, rest) = page.split_once(&format!("\n{line}: ")).unwrap();
            let numbers = rest.lines().next().unwrap().split(' ');
            numbers.map(|number| number.parse().unwrap()).collect()
        };
        let of_step = |step: u64| Chance::for_step(&Seed([7; 32]), step);
        assert_eq!(documented("luck of step 0, below 100"), draws(&mut of_step(0)));
        assert_eq!(documented("luck of step 1, below 100"), draws(&mut of_step(1)));
        let mut items: Vec<u32> = (0..8).collect();
        of_step(2).shuffle(&mut items);
        assert_eq!(documented("shuffle of 0 1 2 3 4 5 6 7 in step 2"), items);
    }

    #[test]
    fn what_one_step_draws_shifts_no_other() {
        let seed = Seed([1; 32]);
        let mut chance = Chance::for_step(&seed, 1);
        draws(&mut chance);
        chance.turn_to(9);
        assert!(!chance.was_drawn());
        assert_eq!(draws(&mut chance), draws(&mut Chance::for_step(&seed, 9)));
    }

    #[test]
    fn words_change_the_seed_and_do_not_tell_it() {
        let secret = Seed([7; 32]);
        let with = secret.with_words("[[0,\"abra\"]]");
        assert_eq!(with, secret.with_words("[[0,\"abra\"]]"));
        assert_ne!(with, secret);
        assert_ne!(with, secret.with_words("[[1,\"abra\"]]"));
        assert_ne!(with, Seed([8; 32]).with_words("[[0,\"abra\"]]"));
    }

    /// The fingerprints of simulations depend on these numbers.
    #[test]
    fn quick_generators_of_a_seed_are_pinned() {
        let seed = Seed([7; 32]);
        assert_eq!(draws(&mut seed.quick(0)), [67, 54, 99, 67, 68, 71]);
        assert_ne!(draws(&mut seed.quick(0)), draws(&mut seed.quick(1)));
        assert_eq!(Chance::quick(7).quick_seed(), 0x0e2c_19ff_2c0f_c8dc);
        assert_eq!(seed.to_hex(), "07".repeat(32));
        assert_eq!(seed.to_hex().parse(), Ok(seed));
    }

    #[test]
    fn a_commitment_fixes_the_seed_and_does_not_tell_it() {
        let seed = Seed([7; 32]);
        assert_eq!(seed.commitment(), seed.clone().commitment());
        assert_ne!(seed.commitment(), Seed([8; 32]).commitment());
        assert!(!seed.commitment().contains("0707"));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }
}
