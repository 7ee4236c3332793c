use serde::Serialize;
use serde_json::{Map, Value, json};

/// An option that players choose before a match, described so that any client can draw the form.
///
/// Its texts are the message `option-NAME` and its attribute `.help`; [`name_of`](Self::name_of) gives the message that
/// names a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionSpec {
    /// Its name in the options' JSON.
    pub name: &'static str,
    /// The values it can have.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The first part of the messages that name its choices, if these have names already; `None` for `option-NAME`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<&'static str>,
    /// A flag that must be on for this option to differ from its default. It must be listed before this option.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<&'static str>,
    /// The numbers of seats at which it has an effect; `None` for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<u8>>,
}

/// The values an option can have.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Flag {
        /// The value if the players do not choose.
        default: bool,
    },
    /// One of these words.
    Choice {
        /// All words, in the order of the form.
        values: Vec<String>,
        /// The value if the players do not choose.
        default: String,
    },
    /// A whole number.
    Number {
        /// The smallest value.
        least: i64,
        /// The largest value.
        most: i64,
        /// The value if the players do not choose.
        default: i64,
    },
}

impl OptionSpec {
    /// An option that is on or off.
    pub fn flag(name: &'static str, default: bool) -> Self {
        Self { name, kind: OptionKind::Flag { default }, words: None, needs: None, seats: None }
    }

    /// An option that is one of `values`. The first of them is the default.
    pub fn choice<T: Into<String>>(
        name: &'static str,
        values: impl IntoIterator<Item = T>,
    ) -> Self {
        let values: Vec<String> = values.into_iter().map(Into::into).collect();
        let default = values.first().cloned().unwrap_or_default();
        Self {
            name,
            kind: OptionKind::Choice { values, default },
            words: None,
            needs: None,
            seats: None,
        }
    }

    /// An option that is a whole number.
    pub fn number(name: &'static str, least: i64, most: i64, default: i64) -> Self {
        Self {
            name,
            kind: OptionKind::Number { least, most, default },
            words: None,
            needs: None,
            seats: None,
        }
    }

    /// Names its choices by the messages `WORDS-VALUE` in place of `option-NAME-VALUE`.
    #[must_use]
    pub fn named_by(mut self, words: &'static str) -> Self {
        self.words = Some(words);
        self
    }

    /// The message that names one of its choices.
    pub fn name_of(&self, value: &str) -> String {
        match self.words {
            Some(words) => format!("{words}-{value}"),
            None => format!("option-{}-{value}", self.name),
        }
    }

    /// Keeps it at its default unless the flag `other` is on. `other` must be listed before it.
    #[must_use]
    pub fn needs(mut self, other: &'static str) -> Self {
        self.needs = Some(other);
        self
    }

    /// Says that it has an effect only at these numbers of seats. Other numbers do not refuse it.
    #[must_use]
    pub fn at(mut self, seats: impl IntoIterator<Item = u8>) -> Self {
        self.seats = Some(seats.into_iter().collect());
        self
    }

    /// The value if the players do not choose.
    pub fn default(&self) -> Value {
        match &self.kind {
            OptionKind::Flag { default } => json!(default),
            OptionKind::Choice { default, .. } => json!(default),
            OptionKind::Number { default, .. } => json!(default),
        }
    }

    /// Values for tests: all of a flag or choice; the ends and the default of a number.
    pub fn samples(&self) -> Vec<Value> {
        match &self.kind {
            OptionKind::Flag { .. } => vec![json!(false), json!(true)],
            OptionKind::Choice { values, .. } => values.iter().map(|value| json!(value)).collect(),
            OptionKind::Number { least, most, default } => {
                vec![json!(least), json!(default), json!(most)]
            }
        }
    }

    /// What is expected in place of `value`; `None` if `value` may be chosen.
    fn fault(&self, value: &Value) -> Option<String> {
        match &self.kind {
            OptionKind::Flag { .. } => (!value.is_boolean()).then(|| "true or false".to_owned()),
            OptionKind::Choice { values, .. } => {
                let known = value.as_str().is_some_and(|it| values.iter().any(|value| value == it));
                (!known).then(|| format!("one of {}", values.join(", ")))
            }
            OptionKind::Number { least, most, .. } => {
                let within = value.as_i64().is_some_and(|it| (*least..=*most).contains(&it));
                (!within).then(|| format!("a number from {least} to {most}"))
            }
        }
    }
}

/// Fills in the defaults. The error is a sentence about the first option that is wrong.
pub(crate) fn complete(specs: &[OptionSpec], chosen: &Value) -> Result<Value, String> {
    let chosen = match chosen {
        Value::Null => &Map::new(),
        Value::Object(map) => map,
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            return Err("options are a JSON object, such as {\"name\": true}".to_owned());
        }
    };
    if let Some(name) = chosen.keys().find(|name| specs.iter().all(|spec| spec.name != **name)) {
        let known: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
        return Err(format!("there is no option {name:?}; the options are {}", known.join(", ")));
    }
    let mut whole = Map::new();
    for spec in specs {
        let value = chosen.get(spec.name).cloned().unwrap_or_else(|| spec.default());
        if let Some(expected) = spec.fault(&value) {
            return Err(format!("option {:?} must be {expected}, not {value}", spec.name));
        }
        let off = |name: &str| whole.get(name) != Some(&Value::Bool(true));
        if value != spec.default() && spec.needs.is_some_and(off) {
            let needed = spec.needs.unwrap_or_default();
            return Err(format!("option {:?} needs {needed:?} to be on", spec.name));
        }
        whole.insert(spec.name.to_owned(), value);
    }
    Ok(Value::Object(whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_completed_or_explained() {
        let specs = [
            OptionSpec::flag("powers", false),
            OptionSpec::flag("variant", false).needs("powers"),
            OptionSpec::choice("map", ["sea", "land"]),
            OptionSpec::number("rounds", 1, 9, 3),
        ];
        let whole = complete(&specs, &json!({ "map": "land" })).unwrap();
        assert_eq!(whole, json!({ "powers": false, "variant": false, "map": "land", "rounds": 3 }));
        let no = |chosen| complete(&specs, &chosen).unwrap_err();
        assert_eq!(
            no(json!({ "rounds": 10 })),
            "option \"rounds\" must be a number from 1 to 9, not 10"
        );
        assert_eq!(
            no(json!({ "map": "sky" })),
            "option \"map\" must be one of sea, land, not \"sky\""
        );
        assert_eq!(no(json!({ "variant": true })), "option \"variant\" needs \"powers\" to be on");
        assert!(no(json!({ "power": true })).contains("powers, variant, map, rounds"));
        assert!(no(json!([])).contains("JSON object"));
    }
}
