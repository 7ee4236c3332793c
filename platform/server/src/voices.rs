//! Every game's texts in every language, read once.

use std::collections::BTreeMap;

use engine::{NotPlayed, NotUndone, Phrase, Seat};
use protocol::{NotNow, RequestError};
use words::{Language, Reader, Speaker};

/// Who speaks for which game, in which language.
#[derive(Debug)]
pub(crate) struct Voices(BTreeMap<(&'static str, &'static str), Speaker>);

impl Voices {
    /// Reads all texts.
    pub(crate) fn new() -> Result<Self, String> {
        let mut voices = BTreeMap::new();
        for game in catalogue::GAMES {
            for language in Language::ALL {
                let mut speaker =
                    Speaker::new(language, &game.pack()).map_err(|fault| fault.to_string())?;
                speaker.learn(own_texts(language))?;
                voices.insert((game.slug(), language.code()), speaker);
            }
        }
        Ok(Self(voices))
    }

    /// The speaker of a game's texts.
    pub(crate) fn of(&self, game: &str, language: Language) -> Option<&Speaker> {
        let game = catalogue::find(game)?;
        self.0.get(&(game.slug(), language.code()))
    }
}

fn own_texts(language: Language) -> &'static str {
    match language {
        Language::French => include_str!("../texts/fr.ftl"),
        Language::English => include_str!("../texts/en.ftl"),
    }
}

/// The language of that code, French where there is none.
pub(crate) fn language(code: &str) -> Language {
    code.get(..2).and_then(Language::of_code).unwrap_or(Language::French)
}

/// A no of a rule or of the engine, for the wire and in words.
pub(crate) fn not_played(no: &NotPlayed) -> (RequestError, Phrase) {
    match no {
        NotPlayed::Malformed { expected } => {
            (RequestError::Malformed { expected: expected.clone() }, Phrase::new("no-such-action"))
        }
        NotPlayed::Refused { rule, because, phrase } => (
            RequestError::Rule { rule: (*rule).to_owned(), because: because.clone() },
            phrase.clone(),
        ),
        NotPlayed::NoSuchSeat => (RequestError::NotYourSeat, Phrase::new("no-such-seat")),
        NotPlayed::NotTheHouses => (NotNow::NotTheHouses.into(), Phrase::new("no-not-the-houses")),
    }
}

/// Why an action is not taken back, for the wire and in words.
pub(crate) fn not_undone(no: NotUndone) -> (RequestError, Phrase) {
    let because = serde_json::to_value(no).unwrap_or_default();
    (RequestError::Final { because }, no.phrase())
}

/// Puts a no of the platform's own into words.
pub(crate) fn phrase(no: &RequestError) -> Phrase {
    match no {
        RequestError::Unreadable { .. } => Phrase::new("no-unreadable"),
        RequestError::Malformed { .. } => Phrase::new("no-such-action"),
        RequestError::Rule { .. } => Phrase::new("no-rule"),
        RequestError::Stale { .. } => Phrase::new("no-stale"),
        RequestError::Final { .. } => Phrase::new("no-final"),
        RequestError::NotYourSeat => Phrase::new("no-not-your-seat"),
        RequestError::NotNow { because } => {
            Phrase::new(format!("not-now-{}", because.code().replace('_', "-")))
        }
        RequestError::Limit { wait, .. } => Phrase::new("no-limit").with("wait", i64::from(*wait)),
        RequestError::Trouble => Phrase::new("no-trouble"),
    }
}

/// Somebody who reads, without names.
pub(crate) const STRANGER: Reader<'static> = Reader { seat: None, names: &[] };

/// A seat of the wire, where there is one.
pub(crate) fn seat_of(seat: Option<u8>) -> Option<Seat> {
    seat.map(Seat)
}
