//! Games, their rules and the levels of bots, in the language of the client.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use bots::Level;
use engine::{AnyGame, OptionKind, OptionSpec};
use i18n::{Language, Speaker};
use protocol::{BotLevels, GameInfo, GameOption, Ruling};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::http::App;
use crate::http::error::{ApiError, ApiQuery};

/// The query of a request that has an answer in each language.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub(crate) struct InLanguage {
    /// The tag of a language, such as `fr`.
    #[serde(default)]
    lang: String,
}

/// Every game.
pub(crate) async fn games(
    State(app): State<Arc<App>>,
    ApiQuery(InLanguage { lang }): ApiQuery<InLanguage>,
) -> Json<Vec<GameInfo>> {
    Json(all(&app, room::language(&lang)))
}

pub(crate) fn all(app: &App, language: Language) -> Vec<GameInfo> {
    let info = |game: &&'static dyn AnyGame| {
        let speaker = app.translators().get(game.slug(), language)?;
        Some(game_info(*game, speaker))
    };
    catalogue::GAMES.iter().filter_map(info).collect()
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

/// All rules of a game, in the order of its texts.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    ApiQuery(InLanguage { lang }): ApiQuery<InLanguage>,
) -> Result<Json<Vec<Ruling>>, ApiError> {
    let game = catalogue::find(&game).ok_or(ApiError::NotFound)?;
    let speaker = app.translators().get(game.slug(), room::language(&lang));
    let speaker = speaker.ok_or(ApiError::NotFound)?;
    let ids = rule_ids(game, speaker.language());
    let rules = ids
        .into_iter()
        .filter_map(|(id, section)| Some(Ruling { section, ..ruling(speaker, &id)? }));
    Ok(Json(rules.collect()))
}

/// One rule, by its id.
pub(crate) async fn rule(
    State(app): State<Arc<App>>,
    Path(rule): Path<String>,
    ApiQuery(InLanguage { lang }): ApiQuery<InLanguage>,
) -> Result<Json<Ruling>, ApiError> {
    let (id, language) = (rule.to_uppercase(), room::language(&lang));
    let speakers = catalogue::GAMES.iter();
    let mut speakers = speakers.filter_map(|game| app.translators().get(game.slug(), language));
    let found = speakers.find_map(|speaker| ruling(speaker, &id));
    found.map(Json).ok_or(ApiError::NotFound)
}

/// The levels of bots.
pub(crate) async fn bots() -> Json<BotLevels> {
    Json(bot_levels())
}

pub(crate) fn bot_levels() -> BotLevels {
    let name = |level: Level| level.name().to_owned();
    BotLevels {
        levels: Level::ALL.map(name).to_vec(),
        default: name(Level::DEFAULT),
        beginner: name(Level::BEGINNER),
        adviser: name(Level::ADVISER),
    }
}

fn ruling(speaker: &Speaker, id: &str) -> Option<Ruling> {
    let title = speaker.attribute(id, "title")?;
    Some(Ruling { rule: id.to_owned(), title, section: None, text: speaker.word(id) })
}

/// The ids of all rules in a game's texts, such as `ANT-31`, each with its section: the comment `## Rules: SECTION` above
/// it.
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
