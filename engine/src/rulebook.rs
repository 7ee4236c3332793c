use std::fmt;

use serde::Serialize;

/// The id of a rule in its game's `RULES.md`, such as `ANT-31`. Its text is the message with that id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A no that names its rule. There is no other way to refuse an action.
///
/// Each game has an enum with one variant for each reason. A small game can use [`Rule`] itself.
pub trait Refusal: Clone + fmt::Debug + PartialEq + Serialize + Send + 'static {
    /// The rule that says no.
    fn rule(&self) -> Rule;
}

impl Refusal for Rule {
    fn rule(&self) -> Rule {
        *self
    }
}
