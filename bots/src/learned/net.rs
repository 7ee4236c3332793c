//! A small net with integer weights: the same inputs give the same outputs on every machine.

use engine::Observation;

/// Units of the first hidden layer.
pub(super) const FIRST: usize = 64;
/// Units of the second hidden layer.
pub(super) const SECOND: usize = 32;
/// Outputs: win, lead, points.
pub(super) const OUTPUTS: usize = 3;

/// The weights of a flag have this many fractional bits. Their sums have 16 bits and wrap on overflow.
const FLAG_BITS: u32 = 9;
/// The weights of a number and the biases of the first layer have this many fractional bits.
const NUMBER_BITS: u32 = 15;
/// The weights of the later layers and the outputs of the hidden layers have this many fractional bits.
const LAYER_BITS: u32 = 10;
/// The integer that stands for 1, the largest output of a hidden unit. The smallest is 0.
const ONE: i32 = 1 << LAYER_BITS;

/// The weights of a net: inputs → 64 → 32 → 3, with a clipped ReLU after each hidden layer. The first input is also
/// connected to the outputs directly (`by_lead`).
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Net {
    /// The numbers of seats that it judges, one bit each.
    pub(super) seats: u8,
    /// The version of `sage` that it was trained for.
    pub(super) version: u32,
    /// Whether it also gives the priors of offers. Otherwise `insight` does.
    pub(super) gives_priors: bool,
    /// The lead, in tenths of a point, that has a reward of 0.75 ([`Scale::fixed`](crate::judge::Scale::fixed)).
    pub(super) typical_lead: i32,
    /// The fingerprint of the layout that it was trained with.
    pub(super) layout: u64,
    pub(super) first: Vec<[i16; FIRST]>,
    pub(super) first_bias: [i32; FIRST],
    pub(super) second: [[i16; FIRST]; SECOND],
    pub(super) second_bias: [i32; SECOND],
    pub(super) last: [[i16; SECOND]; OUTPUTS],
    pub(super) last_bias: [i32; OUTPUTS],
    /// The weights between the first input, the lead that `insight` expects, and each output. Because of them, the
    /// layers only have to learn the errors of `insight`.
    pub(super) by_lead: [i32; OUTPUTS],
}

impl Net {
    /// The outputs, with 20 fractional bits; `None` if the observation has another number of inputs.
    pub(super) fn outputs(&self, seen: &Observation) -> Option<[i32; OUTPUTS]> {
        if seen.len() != self.first.len() {
            return None;
        }
        let mut by_flags = [0i16; FIRST];
        for flag in seen.set_flags() {
            let weights = &self.first[usize::from(*flag)];
            for (sum, weight) in by_flags.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        let mut sums = self.first_bias;
        for (place, value) in seen.values() {
            let weights = &self.first[usize::from(*place)];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += i32::from(*weight) * i32::from(*value);
            }
        }
        let mut hidden = [0i16; FIRST];
        for ((unit, sum), flags) in hidden.iter_mut().zip(sums).zip(by_flags) {
            let sum = sum.wrapping_add(i32::from(flags) << (NUMBER_BITS - FLAG_BITS));
            *unit = clipped(sum, NUMBER_BITS - LAYER_BITS);
        }
        let mut second = [0i16; SECOND];
        for ((unit, weights), bias) in second.iter_mut().zip(&self.second).zip(self.second_bias) {
            *unit = clipped(bias.wrapping_add(product(weights, &hidden)), LAYER_BITS);
        }
        let lead = seen.values().first().filter(|(place, _)| *place == 0).map_or(0, |it| it.1);
        let mut outputs = self.last_bias;
        for ((output, weights), by_lead) in outputs.iter_mut().zip(&self.last).zip(self.by_lead) {
            let by_lead = by_lead.wrapping_mul(i32::from(lead));
            *output = output.wrapping_add(product(weights, &second)).wrapping_add(by_lead);
        }
        Some(outputs)
    }
}

/// A clipped ReLU.
#[inline]
fn clipped(sum: i32, bits: u32) -> i16 {
    (sum >> bits).clamp(0, ONE) as i16
}

#[inline]
fn product<const N: usize>(weights: &[i16; N], values: &[i16; N]) -> i32 {
    weights
        .iter()
        .zip(values)
        .fold(0i32, |sum, (weight, value)| sum.wrapping_add(i32::from(*weight) * i32::from(*value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net that passes the first hidden unit on to all outputs, and adds a bias to the second output.
    fn passing_on(first: Vec<[i16; FIRST]>) -> Net {
        let one = ONE as i16;
        let mut net = Net {
            seats: 1 << 2,
            version: 1,
            gives_priors: false,
            typical_lead: 1,
            layout: 0,
            first,
            first_bias: [0; FIRST],
            second: [[0; FIRST]; SECOND],
            second_bias: [0; SECOND],
            last: [[0; SECOND]; OUTPUTS],
            last_bias: [0, 1 << 20, 0],
            by_lead: [0; OUTPUTS],
        };
        net.second[0][0] = one;
        net.last.iter_mut().for_each(|weights| weights[0] = one);
        net
    }

    fn unit(weight: i16) -> [i16; FIRST] {
        let mut weights = [0; FIRST];
        weights[0] = weight;
        weights
    }

    #[test]
    fn flags_and_numbers_add_up_in_fixed_point() {
        // A flag with the weight 1/2, and a number with the weight 1/8.
        let net = passing_on(vec![unit(1 << 8), unit(1 << 12)]);
        let outputs = |flag: bool, number: i32| {
            let mut seen = Observation::default();
            seen.flags("flag", 1).set_if(0, flag);
            seen.numbers("number", 1, -9..=9).put(0, number);
            net.outputs(&seen).unwrap()[..2].to_vec()
        };
        let one = 1 << 20;
        assert_eq!(outputs(false, 0), [0, one]);
        assert_eq!(outputs(true, 1), [5 * one / 8, one + 5 * one / 8]);
        assert_eq!(outputs(true, -2), [one / 4, one + one / 4]);
        assert_eq!(outputs(true, 9), [one, 2 * one], "clipped above");
        assert_eq!(outputs(false, -9), [0, one], "clipped below");
    }

    #[test]
    fn the_lead_goes_past_the_layers() {
        let mut net = passing_on(vec![[0; FIRST]]);
        net.by_lead = [1, 2, -3];
        let mut seen = Observation::default();
        seen.numbers("lead", 1, -640..=640).put(0, -7);
        assert_eq!(net.outputs(&seen), Some([-7, (1 << 20) - 14, 21]));
    }

    #[test]
    fn an_observation_of_another_length_is_not_judged() {
        let mut seen = Observation::default();
        seen.flags("flags", 3);
        assert_eq!(passing_on(vec![unit(1)]).outputs(&seen), None);
    }
}
