//! Information on the games that does not depend on a room: names, options, rules, content and texts, in each language.

use ::bots::Level;
use engine::{AnyContent, AnyGame, OptionKind, OptionSpec};
use i18n::{Language, Speaker};
use protocol::{BotLevels, GameInfo, GameOption, Ruling};
use serde_json::{Map, Value, json};

use crate::Translators;
use crate::translators::SPECTATOR;

/// Every game of the catalogue in one language.
pub fn games(translators: &Translators, language: Language) -> Vec<GameInfo> {
    let info = |game: &&'static dyn AnyGame| {
        let speaker = translators.get(game.slug(), language)?;
        Some(game_info(*game, speaker))
    };
    catalogue::GAMES.iter().filter_map(info).collect()
}

/// The levels of bots, and which of them are the default, the beginner's and the adviser's.
pub fn bot_levels() -> BotLevels {
    let name = |level: Level| level.name().to_owned();
    BotLevels {
        levels: Level::ALL.map(name).to_vec(),
        default: name(Level::DEFAULT),
        beginner: name(Level::BEGINNER),
        adviser: name(Level::ADVISER),
    }
}

/// All rules of a game, in the order of its texts. `None` if the translators do not know the game.
pub fn rules(
    translators: &Translators,
    game: &dyn AnyGame,
    language: Language,
) -> Option<Vec<Ruling>> {
    let speaker = translators.get(game.slug(), language)?;
    let ids = rule_ids(game, speaker.language());
    let rules = ids
        .into_iter()
        .filter_map(|(id, section)| Some(Ruling { section, ..ruling(speaker, &id)? }));
    Some(rules.collect())
}

/// The rule of any game with this id, in upper or lower case. `None` if there is none.
pub fn rule(translators: &Translators, id: &str, language: Language) -> Option<Ruling> {
    let id = id.to_uppercase();
    let speakers = catalogue::GAMES.iter();
    let mut speakers = speakers.filter_map(|game| translators.get(game.slug(), language));
    speakers.find_map(|speaker| ruling(speaker, &id))
}

/// The content of the pack with this hash, or of the program's own pack. `None` if the pack was not kept or can no
/// longer be read.
pub fn content(game: &'static dyn AnyGame, pack: Option<&str>) -> Option<AnyContent> {
    match pack {
        None => Some(game.standard()),
        Some(hash) => catalogue::content(game, game.rules_version(), hash).ok(),
    }
}

/// The content of a game in one language, numbered as in views, with all names and texts.
pub fn catalogue(
    translators: &Translators,
    game: &dyn AnyGame,
    content: AnyContent,
    language: Language,
) -> Option<Value> {
    let speaker = translators.get(game.slug(), language)?;
    Some(game.catalogue(content, &|phrase| speaker.say(&phrase, SPECTATOR)))
}

/// A game's texts in one language as Fluent source, or in English if the game lacks the language. Of each rule only the
/// title is included.
pub fn texts(game: &dyn AnyGame, language: Language) -> Option<String> {
    let pack = game.pack();
    let text = pack.texts(language.tag()).or_else(|| pack.texts(ftl::REFERENCE))?;
    ftl::without_rules(text).ok()
}

fn game_info(game: &dyn AnyGame, speaker: &Speaker) -> GameInfo {
    let (least, most) = game.seats();
    let attribute = |name| speaker.attribute("game", name).unwrap_or_default();
    let options = game.options(game.standard());
    GameInfo {
        game: game.slug().to_owned(),
        name: speaker.word("game"),
        about: attribute("about"),
        credit: attribute("credit"),
        least,
        most,
        rules: game.rules_version(),
        options: options.iter().map(|spec| game_option(spec, speaker)).collect(),
    }
}

fn game_option(spec: &OptionSpec, speaker: &Speaker) -> GameOption {
    let id = format!("option-{}", spec.name);
    let mut choices = Map::new();
    if let OptionKind::Choice { values, .. } = &spec.kind {
        for value in values {
            choices.insert(value.clone(), json!(speaker.word(&spec.name_of(value))));
        }
    }
    GameOption {
        name: spec.name.to_owned(),
        label: speaker.word(&id),
        help: speaker.attribute(&id, "help").unwrap_or_default(),
        spec: json!(spec),
        choices: Value::Object(choices),
    }
}

fn ruling(speaker: &Speaker, id: &str) -> Option<Ruling> {
    let title = speaker.attribute(id, "title")?;
    Some(Ruling { rule: id.to_owned(), title, section: None, text: speaker.word(id) })
}

/// The ids of all rules in a game's texts, such as `ANT-31`, each with its section, from the comment `## Rules:
/// SECTION` above it.
fn rule_ids(game: &dyn AnyGame, language: Language) -> Vec<(String, Option<String>)> {
    let pack = game.pack();
    let text = pack.texts(language.tag()).or_else(|| pack.texts(ftl::REFERENCE));
    let messages = ftl::messages(text.unwrap_or_default()).unwrap_or_default();
    let rules = messages.into_iter().filter(ftl::Message::is_rule);
    let title =
        |section: String| capitalised(section.rsplit(':').next().unwrap_or(&section).trim());
    rules.map(|rule| (rule.id, rule.section.map(title))).collect()
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use protocol::Settings;

    use super::*;

    #[test]
    fn new_rooms_have_the_default_level_of_bots() {
        assert_eq!(Settings::new("quarry", 2).level, bot_levels().default);
    }
}
