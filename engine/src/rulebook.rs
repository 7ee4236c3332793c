use std::fmt;

use serde::Serialize;

/// A rule's id in its game's RULES.md, such as `ANT-31`. Its text is the message of that id.
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
/// Each game has an enum of its own: one variant for each thing a rule can hold against an action. A [`Rule`] alone will do
/// where no words tell more.
pub trait Refusal: Clone + fmt::Debug + PartialEq + Serialize + Send + 'static {
    /// The rule that says no.
    fn rule(&self) -> Rule;
}

impl Refusal for Rule {
    fn rule(&self) -> Rule {
        *self
    }
}
