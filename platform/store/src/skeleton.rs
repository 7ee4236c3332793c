//! Finding names that can be mistaken for each other.

use unicode_security::confusable_detection;

/// The skeleton of a name, as defined by Unicode's UTS 39, ignoring case. Names that can be mistaken for each other
/// have the same skeleton.
pub fn skeleton(name: &str) -> String {
    as_written(&name.to_lowercase())
}

/// The skeletons of a name as written and in lower case. They can differ: a capital I looks like a small l, a small i
/// does not.
pub fn skeletons(name: &str) -> [String; 2] {
    [as_written(name), skeleton(name)]
}

fn as_written(name: &str) -> String {
    confusable_detection::skeleton(name).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_look_alike_are_alike() {
        let imitates = |name: &str, account: &str| skeletons(name).contains(&skeleton(account));
        // Cyrillic, Greek, full width and mathematical letters.
        for name in
            ["Anna", "ANNA", "\u{410}nna", "\u{391}nn\u{430}", "\u{ff21}nna", "\u{1d400}nna"]
        {
            assert!(imitates(name, "anna"), "{name}");
        }
        assert!(imitates("0livia", "olivia") && imitates("O1ivia", "olivia"), "digits");
        assert!(imitates("Iisa", "lisa") && imitates("Ilse", "ilse"), "capital I");
        for (name, account) in
            [("Ila", "lia"), ("Anne", "anna"), ("Hannah", "anna"), ("Zoe", "zoë")]
        {
            assert!(!imitates(name, account), "{name} is not {account}");
        }
    }
}
