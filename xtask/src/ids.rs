//! Rule ids, such as `ANT-31`.

use std::collections::BTreeSet;

/// The ids that a ledger defines by lines that begin with `- **ID**`, in order, with duplicates.
pub(crate) fn defined(ledger: &str) -> Vec<&str> {
    let line = |line| str::strip_prefix(line, "- **")?.split_once("**");
    let ids = ledger.lines().filter_map(line).map(|(id, _)| id);
    ids.filter(|id| mentioned(id).any(|found| found == *id)).collect()
}

/// The prefixes of the ids, such as `ANT`.
pub(crate) fn prefixes<'a>(ids: &[&'a str]) -> BTreeSet<&'a str> {
    ids.iter().filter_map(|id| id.split_once('-')).map(|(prefix, _)| prefix).collect()
}

/// Everything in `text` that has the form of a rule id: capital letters, a hyphen and digits.
pub(crate) fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.split(move |c| !is_part(c)).filter(|word| {
        let Some((prefix, number)) = word.split_once('-') else { return false };
        (2..=5).contains(&prefix.len())
            && prefix.chars().all(|c| c.is_ascii_uppercase())
            && !number.is_empty()
            && number.chars().all(|c| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_wherever_they_stand() {
        let text = "(ANT-31, ANT-32) « ANT-07 » XANT-3a ANT- ANT-4_x \"QRY-9\": ant-5";
        assert_eq!(mentioned(text).collect::<Vec<_>>(), ["ANT-31", "ANT-32", "ANT-07", "QRY-9"]);
    }

    #[test]
    fn a_ledger_defines_what_its_lines_begin_with() {
        let ledger = "# Rules\n- **ANT-01** Cards, see ANT-02.\n- **Bold** no id\n- **ANT-02** x\n";
        assert_eq!(defined(ledger), ["ANT-01", "ANT-02"]);
        assert_eq!(prefixes(&defined(ledger)).len(), 1);
    }
}
