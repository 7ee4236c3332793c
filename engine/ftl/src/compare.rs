use std::collections::BTreeSet;

use crate::{Message, messages};

/// The attribute with the words that a rule explains, in the forms that the language uses. A translation may leave it
/// out or add it.
const OPTIONAL: &str = "words";

/// Where a text differs from the reference: missing and unknown messages and attributes, unknown variables, and
/// messages that are written twice. Empty if the translation is complete. A text that cannot be parsed is reported as
/// one difference.
///
/// A translation may leave a variable out: a noun without number needs no `$many`. It cannot use a variable that the
/// reference does not, because the program may not pass it.
pub fn differences(reference: &str, other: &str) -> Vec<String> {
    let (reference, other) = match (messages(reference), messages(other)) {
        (Ok(reference), Ok(other)) => (reference, other),
        (Err(error), _) => return vec![format!("the reference cannot be read: {error}")],
        (_, Err(error)) => return vec![error],
    };
    let mut found = twice(&other);
    for message in &reference {
        match other.iter().find(|it| it.id == message.id) {
            None => found.push(format!("there is no message {}", message.id)),
            Some(it) => found.extend(parts(message, it)),
        }
    }
    let known: BTreeSet<&str> = reference.iter().map(|it| it.id.as_str()).collect();
    let unknown = other.iter().filter(|it| !known.contains(it.id.as_str()));
    found.extend(unknown.map(|it| format!("{} is not in the reference", it.id)));
    found
}

fn twice(messages: &[Message]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let again = messages.iter().filter(|it| !seen.insert(&it.id));
    again.map(|it| format!("{} is written twice", it.id)).collect()
}

fn parts(reference: &Message, other: &Message) -> Vec<String> {
    let id = &reference.id;
    let (expected, there) = (&reference.attributes, &other.attributes);
    let missing = expected.keys().filter(|it| !there.contains_key(*it) && *it != OPTIONAL);
    let unknown = there.keys().filter(|it| !expected.contains_key(*it) && *it != OPTIONAL);
    let mut found: Vec<String> = missing.map(|it| format!("{id} has no .{it}")).collect();
    found.extend(unknown.map(|it| format!("{id}.{it} is not in the reference")));
    if reference.value.is_some() != other.value.is_some() {
        found.push(format!("{id} has a value in one of both only"));
    }
    let unknown = other.variables.difference(&reference.variables);
    found.extend(unknown.map(|it| format!("{id} has a variable ${it} that the reference lacks")));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_difference_is_named() {
        let reference = "game = Game\n    .about = x\nno = { $a }\nyes = x\n";
        let other = "game = Jeu\n    .words = jeu, jeux\nno = { $b }\nmore = x\nmore = y\n";
        let expected = [
            "more is written twice",
            "game has no .about",
            "no has a variable $b that the reference lacks",
            "there is no message yes",
            "more is not in the reference",
            "more is not in the reference",
        ];
        assert_eq!(differences(reference, other), expected);
        assert_eq!(differences(reference, reference), Vec::<String>::new());
    }
}
