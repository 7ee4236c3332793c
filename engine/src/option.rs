use serde::Serialize;
use serde_json::{Map, Value, json};

/// One thing that the players choose before they begin, described so that any client can draw the form.
///
/// Its texts are the message `option-NAME` and its attribute `.help`; a choice is named by `WORDS-VALUE`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionSpec {
    /// Its name in the options' JSON.
    pub name: &'static str,
    /// What it can be.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// How the messages that name its choices begin: `option-NAME`, or something that has names already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<&'static str>,
    /// Another option that must be on for this one to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<&'static str>,
    /// The numbers of seats at which it changes anything; all where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<u8>>,
}

/// What an option can be.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Flag {
        /// Unless somebody chooses.
        default: bool,
    },
    /// One of these words.
    Choice {
        /// All of them, in the order of the form.
        values: Vec<String>,
        /// Unless somebody chooses.
        default: String,
    },
    /// A whole number.
    Number {
        /// At least.
        least: i64,
        /// At most.
        most: i64,
        /// Unless somebody chooses.
        default: i64,
    },
}

impl OptionSpec {
    /// An option that is on or off.
    pub fn flag(name: &'static str, default: bool) -> Self {
        Self { name, kind: OptionKind::Flag { default }, words: None, needs: None, seats: None }
    }

    /// An option that is one of `values`, the first of them unless somebody chooses.
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

    /// Its choices are named by the messages `WORDS-VALUE`.
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

    /// It can be on only while `other` is.
    #[must_use]
    pub fn needs(mut self, other: &'static str) -> Self {
        self.needs = Some(other);
        self
    }

    /// It changes something only at these numbers of seats.
    #[must_use]
    pub fn at(mut self, seats: impl IntoIterator<Item = u8>) -> Self {
        self.seats = Some(seats.into_iter().collect());
        self
    }

    /// What it is unless somebody chooses.
    pub fn default(&self) -> Value {
        match &self.kind {
            OptionKind::Flag { default } => json!(default),
            OptionKind::Choice { default, .. } => json!(default),
            OptionKind::Number { default, .. } => json!(default),
        }
    }

    /// Values worth trying: all that there are, or the ends and the default of a number.
    pub fn samples(&self) -> Vec<Value> {
        match &self.kind {
            OptionKind::Flag { .. } => vec![json!(false), json!(true)],
            OptionKind::Choice { values, .. } => values.iter().map(|value| json!(value)).collect(),
            OptionKind::Number { least, most, default } => {
                vec![json!(least), json!(default), json!(most)]
            }
        }
    }

    /// What is wrong with `value`, in a few words; nothing where it may be chosen.
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

/// Fills in the defaults and says what is wrong with the rest, in one sentence.
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
