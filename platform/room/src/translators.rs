//! Every game's texts in every language, parsed once, and the sentences for refused requests.

use std::collections::BTreeMap;

use engine::{AnyGame, NotPlayed, NotUndone, Phrase};
use i18n::{Language, Reader, Speaker, TextFault};
use protocol::{NotNow, RequestError};

/// The texts of rooms, shared by all games.
const TEXTS: ftl::Texts = ftl::texts!();

/// A [`Speaker`] for every game and language.
#[derive(Debug)]
pub struct Translators(BTreeMap<(&'static str, Language), Speaker>);

impl Translators {
    /// Parses all texts.
    ///
    /// # Errors
    /// If a text cannot be parsed.
    pub fn new() -> Result<Self, String> {
        let mut speakers = BTreeMap::new();
        for game in catalogue::GAMES {
            for language in Language::all() {
                let mut speaker = Speaker::new(language, &game.pack()).map_err(text_error)?;
                speaker.learn(TEXTS).map_err(text_error)?;
                speakers.insert((game.slug(), language), speaker);
            }
        }
        Ok(Self(speakers))
    }

    /// The speaker of a game's texts in a language. `None` if there is no such game.
    pub fn get(&self, game: &str, language: Language) -> Option<&Speaker> {
        let game = catalogue::find(game)?;
        self.0.get(&(game.slug(), language))
    }

    /// A speaker for each language that the game itself has texts in.
    pub(crate) fn of_game(&self, game: &str) -> impl Iterator<Item = &Speaker> {
        let pack = catalogue::find(game).map(AnyGame::pack).unwrap_or_default();
        let languages = Language::all().filter(move |it| pack.texts(it.tag()).is_some());
        languages.filter_map(move |language| self.get(game, language))
    }
}

fn text_error(error: TextFault) -> String {
    error.to_string()
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
