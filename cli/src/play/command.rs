/// What a person can type.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// The number of an offer, counted from 1.
    Offer(usize),
    /// An action in its text form.
    Action(&'a str),
    /// Why not this action?
    Why(&'a str),
    /// Takes the last decision back.
    Undo,
    /// Shows the table.
    Table,
    /// Shows what is drawn of the table.
    Map,
    /// Shows the offers again.
    Offers,
    /// Says what a master would do.
    Hint,
    /// Shows a rule, or the titles of all.
    Rules(&'a str),
    /// Says where the match is kept.
    Save,
    /// Says what can be typed.
    Help,
    /// Leaves.
    Quit,
    /// Nothing.
    Nothing,
}

/// Reads a line, in French or in English.
pub(crate) fn parse(line: &str) -> Command<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match word.to_lowercase().as_str() {
        "" => Command::Nothing,
        "why" | "pourquoi" => Command::Why(rest.trim()),
        "undo" | "annuler" | "u" => Command::Undo,
        "table" | "t" => Command::Table,
        "map" | "plan" | "carte" | "m" => Command::Map,
        "offers" | "choix" | "o" => Command::Offers,
        "hint" | "indice" | "i" => Command::Hint,
        "rules" | "rule" | "règles" | "regles" | "règle" | "regle" => Command::Rules(rest.trim()),
        "save" | "sauver" | "enregistrer" | "s" => Command::Save,
        "help" | "aide" | "?" | "h" => Command::Help,
        "quit" | "quitter" | "exit" | "q" => Command::Quit,
        number => match number.parse() {
            Ok(nth) if rest.is_empty() => Command::Offer(nth),
            Ok(_) | Err(_) => Command::Action(line),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood() {
        assert_eq!(parse(" 12 "), Command::Offer(12));
        assert_eq!(parse("pourquoi lay petra 7"), Command::Why("lay petra 7"));
        assert_eq!(parse("rules ANT-31"), Command::Rules("ANT-31"));
        assert_eq!(parse("Annuler"), Command::Undo);
        assert_eq!(parse("indice"), Command::Hint);
        assert_eq!(parse("draw row 1"), Command::Action("draw row 1"));
        assert_eq!(parse(""), Command::Nothing);
    }
}
