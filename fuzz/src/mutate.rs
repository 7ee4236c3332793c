use engine::Chance;

/// Fragments that get past the first checks of a parser.
const FRAGMENTS: [&str; 20] = [
    "{}",
    "[]",
    "null",
    "true",
    "0",
    "-1",
    "255",
    "256",
    "4294967296",
    "1e400",
    "\"\"",
    "{\"do\":",
    "\"seat\":",
    "\"undo\":true",
    "\n",
    "\u{0}",
    "[[",
    "= 0",
    "\"é\"",
    "18446744073709551616",
];

/// A changed copy of one of the `inputs`.
pub fn mutated(inputs: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut input = any(inputs, chance).to_vec();
    for _ in 0..=chance.below(4) {
        change(&mut input, inputs, chance);
    }
    input
}

fn change(input: &mut Vec<u8>, inputs: &[Vec<u8>], chance: &mut Chance) {
    let at = chance.below(input.len() as u32 + 1) as usize;
    let until = at + chance.below((input.len() - at).min(16) as u32 + 1) as usize;
    match chance.below(6) {
        0 => drop(input.drain(at..until)),
        1 => input.insert(at, chance.below(256) as u8),
        2 => {
            if let Some(byte) = input.get_mut(at) {
                *byte ^= 1 << chance.below(8);
            }
        }
        3 => {
            let copy = input[at..until].to_vec();
            input.splice(at..at, copy);
        }
        4 => {
            let fragment = chance.pick(&FRAGMENTS);
            input.splice(at..until, fragment.bytes());
        }
        _ => {
            let other = any(inputs, chance);
            let from = chance.below(other.len() as u32 + 1) as usize;
            input.splice(at.., other[from..].iter().copied());
        }
    }
}

fn any<'a>(inputs: &'a [Vec<u8>], chance: &mut Chance) -> &'a [u8] {
    match inputs.len() {
        0 => &[],
        many => &inputs[chance.below(many as u32) as usize],
    }
}
