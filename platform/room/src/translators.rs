//! Every game's texts in every language, parsed once, and the sentences for refused requests.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use engine::{AnyGame, NotPlayed, NotUndone, Phrase};
use i18n::{Language, Reader, Speaker, TextFault};
use protocol::{NotNow, RequestError};

/// The texts of rooms, shared by all games.
const TEXTS: ftl::Texts = ftl::texts!();

/// A [`Speaker`] for every game and language. One whose texts cannot be parsed is `None`.
#[derive(Debug)]
pub struct Translators(BTreeMap<(&'static str, Language), OnceLock<Option<Speaker>>>);

impl Translators {
    /// Parses all texts.
    ///
    /// # Errors
    /// If a text cannot be parsed.
    pub fn new() -> Result<Self, String> {
        let translators = Self::on_demand();
        for ((slug, language), place) in &translators.0 {
            let Some(game) = catalogue::find(slug) else { continue };
            let speaker = speaker(game, *language).map_err(|error| error.to_string())?;
            place.get_or_init(|| Some(speaker));
        }
        Ok(translators)
    }

    /// Reads the texts of a game in a language when they are first needed: for a browser, where a match waits for them.
    pub fn on_demand() -> Self {
        let games = catalogue::GAMES.iter();
        let keys = games.flat_map(|game| Language::all().map(|language| (game.slug(), language)));
        Self(keys.map(|key| (key, OnceLock::new())).collect())
    }

    /// The speaker of a game's texts in a language. `None` if there is no such game.
    pub fn get(&self, game: &str, language: Language) -> Option<&Speaker> {
        let game = catalogue::find(game)?;
        let place = self.0.get(&(game.slug(), language))?;
        place.get_or_init(|| speaker(game, language).ok()).as_ref()
    }

    /// A speaker for each language that the game itself has texts in.
    pub(crate) fn of_game(&self, game: &str) -> impl Iterator<Item = &Speaker> {
        let pack = catalogue::find(game).map(AnyGame::pack).unwrap_or_default();
        let languages = Language::all().filter(move |it| pack.texts(it.tag()).is_some());
        languages.filter_map(move |language| self.get(game, language))
    }
}

fn speaker(game: &dyn AnyGame, language: Language) -> Result<Speaker, TextFault> {
    let mut speaker = Speaker::new(language, &game.pack())?;
    speaker.learn(TEXTS)?;
    Ok(speaker)
}

/// The language with this tag, or the default if there is none.
pub fn language(tag: &str) -> Language {
    Language::wanted(tag).unwrap_or(Language::DEFAULT)
}

/// A reader without a seat and without names.
pub(crate) const SPECTATOR: Reader<'static> = Reader { seat: None, names: &[] };

/// Why a request is refused: the wire form, and the phrase that says it.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) error: RequestError,
    pub(crate) phrase: Phrase,
}

impl From<RequestError> for Refused {
    fn from(error: RequestError) -> Self {
        let phrase = match &error {
            RequestError::Unreadable { .. } => Phrase::new("no-unreadable"),
            RequestError::Malformed { .. } => Phrase::new("no-such-action"),
            RequestError::Rule { .. } => Phrase::new("no-rule"),
            RequestError::Stale { .. } => Phrase::new("no-stale"),
            RequestError::Final { .. } => Phrase::new("no-final"),
            RequestError::NotYourSeat => Phrase::new("no-not-your-seat"),
            RequestError::NotNow { because } => {
                Phrase::new(format!("not-now-{}", because.code().replace('_', "-")))
            }
            RequestError::Limit { wait, .. } => {
                Phrase::new("no-limit").with("wait", i64::from(*wait))
            }
            RequestError::Trouble => Phrase::new("no-trouble"),
        };
        Self { error, phrase }
    }
}

impl From<NotNow> for Refused {
    fn from(because: NotNow) -> Self {
        RequestError::NotNow { because }.into()
    }
}

impl From<NotPlayed> for Refused {
    fn from(no: NotPlayed) -> Self {
        match no {
            NotPlayed::Malformed { expected } => RequestError::Malformed { expected }.into(),
            NotPlayed::Refused { rule, because, phrase } => {
                Self { error: RequestError::Rule { rule: rule.to_owned(), because }, phrase }
            }
            NotPlayed::NoSuchSeat => {
                Self { error: RequestError::NotYourSeat, phrase: Phrase::new("no-such-seat") }
            }
            NotPlayed::NotTheHouses => Self {
                error: RequestError::NotNow { because: NotNow::NotTheHouses },
                phrase: Phrase::new("no-not-the-houses"),
            },
        }
    }
}

impl From<NotUndone> for Refused {
    fn from(no: NotUndone) -> Self {
        let because = serde_json::to_value(no).unwrap_or_default();
        Self { error: RequestError::Final { because }, phrase: no.phrase() }
    }
}
