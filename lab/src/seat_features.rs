//! What one seat of a match began with and did. The balance report compares it with whether the seat won.

use std::collections::BTreeSet;

use engine::Game;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Words that can name a seat in the text of an action (`erect red petra`). A feature must be the same at every seat.
const COLOURS: [&str; 8] = ["red", "blue", "green", "yellow", "white", "black", "purple", "orange"];

/// What one seat began with and did: `field = value` of its public shelf, and the texts of its actions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatFeatures(pub BTreeSet<String>);

impl SeatFeatures {
    /// Adds an action that the seat took.
    pub(crate) fn note(&mut self, action: &str) {
        if !self.0.contains(action) {
            self.0.insert(action.to_owned());
        }
    }

    fn names(&self, word: &str) -> bool {
        self.0.iter().any(|action| action.split(' ').any(|it| it == word))
    }
}

/// The colours that stand for seats: those that no two seats of one match mention. A colour that several seats mention
/// is the colour of something else, such as a brick.
pub(crate) fn colours_of_seats<'a>(
    matches: impl Iterator<Item = &'a [SeatFeatures]> + Clone,
) -> Vec<&'static str> {
    let by_one = |colour: &&str| {
        matches.clone().all(|seats| seats.iter().filter(|it| it.names(colour)).count() <= 1)
    };
    COLOURS.into_iter().filter(by_one).collect()
}

/// A feature without the colours of seats, so that it is the same at every seat.
pub(crate) fn without_seat(feature: &str, colours: &[&str]) -> String {
    let words: Vec<&str> = feature.split(' ').filter(|word| !colours.contains(word)).collect();
    words.join(" ")
}

/// What each seat begins with: the words and numbers that the public shelf lists by seat.
pub(crate) fn at_start<G: Game>(public: &G::Public, seats: u8) -> Vec<SeatFeatures> {
    let mut features = vec![SeatFeatures::default(); usize::from(seats)];
    collect("", &json!(public), &mut features);
    features
}

fn collect(path: &str, value: &Value, features: &mut [SeatFeatures]) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                collect(&join(path, name), field, features);
            }
        }
        Value::Array(items) if items.len() == features.len() => {
            for (item, features) in items.iter().zip(features) {
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
                    features.0.insert(format!("{name} = {word}"));
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
    fn what_is_listed_by_seat_is_a_feature() {
        let mut features = vec![SeatFeatures::default(); 2];
        let public =
            json!({ "boards": [{ "civ": "rome", "n": 1 }, { "civ": "china", "n": 1 }], "turn": 0 });
        collect("", &public, &mut features);
        assert!(
            features[1].0.contains("boards.civ = china") && features[0].0.contains("boards.n = 1")
        );
    }

    #[test]
    fn colours_that_several_name_are_no_seats() {
        let mut features = vec![SeatFeatures::default(); 2];
        features[0].note("erect red petra");
        features[1].note("take blue brick");
        features[0].note("take blue brick");
        let colours = colours_of_seats(std::iter::once(&features[..]));
        assert_eq!(without_seat("erect red petra", &colours), "erect petra");
        assert_eq!(without_seat("take blue brick", &colours), "take blue brick");
    }
}
