use std::collections::BTreeMap;
use std::sync::LazyLock;

use i18n::Speaker;

use crate::play::TEXTS;

/// A command that a person typed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// The number of an offer, counted from 1.
    Offer(usize),
    /// An action in its text form.
    Action(&'a str),
    /// Asks why an action is refused.
    Why(&'a str),
    /// Takes back the last decision.
    Undo,
    /// Shows the table.
    Table,
    /// Shows the drawings of the table.
    Map,
    /// Shows the offers again.
    Offers,
    /// Shows who leads and why.
    Points,
    /// Shows what a master would do.
    Hint,
    /// Shows a rule, or the titles of all rules.
    Rules(&'a str),
    /// Shows where the match is stored.
    Save,
    /// Lists the commands.
    Help,
    /// Ends the program.
    Quit,
    /// An empty line.
    Nothing,
}

impl Command<'_> {
    /// The id of the message that lists the words of the command; `None` for an action.
    pub(crate) fn message(&self) -> Option<&'static str> {
        Some(match self {
            Command::Why(_) => "command-why",
            Command::Undo => "command-undo",
            Command::Table => "command-table",
            Command::Map => "command-map",
            Command::Offers => "command-offers",
            Command::Points => "command-points",
            Command::Hint => "command-hint",
            Command::Rules(_) => "command-rules",
            Command::Save => "command-save",
            Command::Help => "command-help",
            Command::Quit => "command-quit",
            Command::Offer(_) | Command::Action(_) | Command::Nothing => return None,
        })
    }
}

/// The first word of a command in the language of `speaker`.
pub(crate) fn name(speaker: &Speaker, id: &'static str) -> String {
    speaker.word(id).split(", ").next().unwrap_or_default().to_owned()
}

/// The title of the window that answers a command: its name, or that of the game.
pub(crate) fn title(speaker: &Speaker, command: &Command<'_>) -> String {
    let Some(id) = command.message() else { return speaker.word("game") };
    capitalized(&name(speaker, id))
}

/// A text that begins with a capital.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}

/// Every command word of every language, with the id of the message `command-…` that lists it.
static COMMANDS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let mut commands = BTreeMap::new();
    for (_, text) in TEXTS {
        for ftl::Message { id, value, .. } in ftl::messages(text).unwrap_or_default() {
            if id.starts_with("command-") {
                let words = value.unwrap_or_default();
                commands.extend(words.split(", ").map(|word| (word.to_owned(), id.clone())));
            }
        }
    }
    commands
});

/// Parses a line. Commands of all languages are understood.
pub(crate) fn parse(line: &str) -> Command<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match COMMANDS.get(&word.to_lowercase()).map_or("", String::as_str) {
        "command-why" => Command::Why(rest.trim()),
        "command-undo" => Command::Undo,
        "command-table" => Command::Table,
        "command-map" => Command::Map,
        "command-offers" => Command::Offers,
        "command-points" => Command::Points,
        "command-hint" => Command::Hint,
        "command-rules" => Command::Rules(rest.trim()),
        "command-save" => Command::Save,
        "command-help" => Command::Help,
        "command-quit" => Command::Quit,
        _ if line.is_empty() => Command::Nothing,
        _ => match word.parse() {
            Ok(nth) if rest.is_empty() => Command::Offer(nth),
            Ok(_) | Err(_) => Command::Action(line),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_understood() {
        assert_eq!(parse(" 12 "), Command::Offer(12));
        assert_eq!(parse("pourquoi lay petra 7"), Command::Why("lay petra 7"));
        assert_eq!(parse("rules ANT-31"), Command::Rules("ANT-31"));
        assert_eq!(parse("Annuler"), Command::Undo);
        assert_eq!(parse("indice"), Command::Hint);
        assert_eq!(parse("draw row 1"), Command::Action("draw row 1"));
        assert_eq!(parse(""), Command::Nothing);
        assert_eq!(parse("?"), Command::Help);
    }

    #[test]
    fn every_command_can_be_typed_in_every_language_and_no_word_means_two() {
        let mut words = BTreeMap::new();
        for (language, text) in TEXTS {
            let messages = ftl::messages(text).unwrap();
            let commands = messages.into_iter().filter(|it| it.id.starts_with("command-"));
            let commands: Vec<ftl::Message> = commands.collect();
            assert_eq!(commands.len(), 11, "{language}");
            for ftl::Message { id, value, .. } in commands {
                for word in value.unwrap().split(", ") {
                    let before = words.insert(word.to_owned(), id.clone());
                    assert!(before.is_none_or(|it| it == id), "{word}: {language}");
                    assert!(!matches!(parse(word), Command::Action(_)), "{word}: {language}");
                }
            }
        }
    }
}
