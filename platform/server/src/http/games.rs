//! Games, their rules and the levels of bots, in the language of the client.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{BotLevels, GameInfo, Ruling};
use room::game_info;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::http::App;
use crate::http::error::{ApiError, ApiQuery};

/// The query of a request whose answer depends on the language.
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
    Json(game_info::games(app.translators(), room::language(&lang)))
}

/// All rules of a game, in the order of its texts.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    ApiQuery(InLanguage { lang }): ApiQuery<InLanguage>,
) -> Result<Json<Vec<Ruling>>, ApiError> {
    let game = catalogue::find(&game).ok_or(ApiError::NotFound)?;
    let found = game_info::rules(app.translators(), game, room::language(&lang));
    found.map(Json).ok_or(ApiError::NotFound)
}

/// One rule, by its id.
pub(crate) async fn rule(
    State(app): State<Arc<App>>,
    Path(rule): Path<String>,
    ApiQuery(InLanguage { lang }): ApiQuery<InLanguage>,
) -> Result<Json<Ruling>, ApiError> {
    let found = game_info::rule(app.translators(), &rule, room::language(&lang));
    found.map(Json).ok_or(ApiError::NotFound)
}

/// The levels of bots.
pub(crate) async fn bots() -> Json<BotLevels> {
    Json(game_info::bot_levels())
}
