//! What tells one seat's match from another's: what it began with, and what it did.

use std::collections::BTreeSet;

use engine::{Game, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Words that can stand for a seat rather than for a deed, and would only tell where somebody sat.
const COLOURS: [&str; 8] = ["red", "blue", "green", "yellow", "white", "black", "purple", "orange"];

/// What one seat began with and did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Traits(pub BTreeSet<String>);

impl Traits {
    /// Notes a deed, once.
    pub(crate) fn note(&mut self, deed: &str) {
        if !self.0.contains(deed) {
            self.0.insert(deed.to_owned());
        }
    }

    fn names(&self, word: &str) -> bool {
        self.0.iter().any(|deed| deed.split(' ').any(|it| it == word))
    }
}

/// The colours of seats: those that no two seats of a match name. What colour a brick is, everybody may say.
pub(crate) fn colours_of_seats<'a>(
    matches: impl Iterator<Item = &'a [Traits]> + Clone,
) -> Vec<&'static str> {
    let by_one = |colour: &&str| {
        matches.clone().all(|seats| seats.iter().filter(|it| it.names(colour)).count() <= 1)
    };
    COLOURS.into_iter().filter(by_one).collect()
}

/// A deed without the colours of seats.
pub(crate) fn whoever_did(deed: &str, colours: &[&str]) -> String {
    let words: Vec<&str> = deed.split(' ').filter(|word| !colours.contains(word)).collect();
    words.join(" ")
}

/// What each seat begins with: what the public shelf lists by seat, and has a word or a number for.
pub(crate) fn at_start<G: Game>(table: &Table<G>) -> Vec<Traits> {
    let mut traits = vec![Traits::default(); usize::from(table.n_seats())];
    collect("", &json!(table.public()), &mut traits);
    traits
}

fn collect(path: &str, value: &Value, traits: &mut [Traits]) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                collect(&join(path, name), field, traits);
            }
        }
        Value::Array(items) if items.len() == traits.len() => {
            for (item, traits) in items.iter().zip(traits) {
                let Value::Object(fields) = item else { continue };
                for (name, field) in fields {
                    let name = join(path, name);
                    let word = match field {
                        Value::String(word) => word.clone(),
                        Value::Number(number) => number.to_string(),
                        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => {
                            continue;
                        }
                    };
                    traits.0.insert(format!("{name} = {word}"));
                }
            }
        }
        Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_by_seat_is_a_trait() {
        let mut traits = vec![Traits::default(); 2];
        let public =
            json!({ "boards": [{ "civ": "rome", "n": 1 }, { "civ": "china", "n": 1 }], "turn": 0 });
        collect("", &public, &mut traits);
        assert!(traits[1].0.contains("boards.civ = china") && traits[0].0.contains("boards.n = 1"));
    }

    #[test]
    fn colours_that_several_name_are_no_seats() {
        let mut traits = vec![Traits::default(); 2];
        traits[0].note("erect red petra");
        traits[1].note("take blue brick");
        traits[0].note("take blue brick");
        let colours = colours_of_seats(std::iter::once(&traits[..]));
        assert_eq!(whoever_did("erect red petra", &colours), "erect petra");
        assert_eq!(whoever_did("take blue brick", &colours), "take blue brick");
    }
}
