//! What tells one seat's match from another's: what it began with, and what it did.

use std::collections::BTreeSet;

use engine::{Game, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Words for a seat rather than for a deed: they would only tell where somebody sat.
const COLOURS: [&str; 8] = ["red", "blue", "green", "yellow", "white", "black", "purple", "orange"];

/// What one seat began with and did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Traits(pub BTreeSet<String>);

impl Traits {
    /// Notes a deed, once.
    pub(crate) fn note(&mut self, deed: &str) {
        let words: Vec<&str> = deed.split(' ').filter(|word| !COLOURS.contains(word)).collect();
        let deed = words.join(" ");
        if !self.0.contains(&deed) {
            self.0.insert(deed);
        }
    }
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
        traits[0].note("erect red petra");
        assert!(traits[0].0.contains("erect petra"));
    }
}
