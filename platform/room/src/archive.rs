//! The news and sentences of finished matches, stored for later programs that can no longer replay them.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};

use engine::{Phrase, Seat, Status};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use i18n::{Language, Reader, Speaker};
use protocol::Progress;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::narration::StepNews;
use crate::state::State;
use crate::translators::Translators;

/// The news and sentences that a finished match gave to each player and to spectators, in every language of its game.
///
/// [`pack`](Archive::pack) makes the stored form, [`unpack`](Archive::unpack) reads every stored version.
#[derive(Debug, Serialize, Deserialize)]
pub struct Archive {
    pub(crate) outcome: Value,
    /// The sentences on what decided between players with the same points. Archives of earlier programs have none.
    #[serde(default)]
    ties: Lines,
    /// By step, then by audience.
    steps: Vec<Vec<ArchivedStep>>,
}

/// One step for one audience. Marks stand for players' names, so that a name can be erased later.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ArchivedStep {
    pub(crate) news: Value,
    #[serde(flatten)]
    lines: Lines,
}

/// Lines by the tag of their language. A tag may be unknown to this build.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct Lines(BTreeMap<String, Vec<String>>);

impl Archive {
    /// The archive of a match, or `None` if the match is not over or this program cannot play it.
    pub fn of(state: &State, translators: &Translators) -> Option<Self> {
        let started = state.started.as_ref().filter(|_| state.frozen.is_none())?;
        let Status::Over(outcome) = state.game_match()?.status() else { return None };
        let audiences = state.audiences();
        let names: Vec<String> = (0..state.chairs.len()).map(mark).collect();
        let said = |phrases: &[Phrase], seat: Option<Seat>| {
            let reader = Reader { seat, names: &names };
            let say =
                |speaker: &Speaker| phrases.iter().map(|it| speaker.say(it, reader)).collect();
            let speakers = translators.of_game(&state.settings.game);
            let lines = speakers
                .map(|speaker| (speaker.language().tag().to_owned(), say(speaker)))
                .filter(|(_, lines): &(String, Vec<String>)| !lines.is_empty());
            Lines(lines.collect())
        };
        let keep = |(seat, heard): (&Option<Seat>, StepNews)| ArchivedStep {
            lines: said(&heard.phrases, *seat),
            news: heard.news,
        };
        let steps = started.replay_heard(0, &audiences)?.into_iter();
        let steps = steps.map(|heard| audiences.iter().zip(heard).map(keep).collect()).collect();
        let ties = said(&outcome.ties(), None);
        Some(Self { outcome: json!(outcome), ties, steps })
    }

    /// The compressed, stored form.
    pub fn pack(&self) -> Option<Vec<u8>> {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        packed.write_all(&serde_json::to_vec(self).ok()?).ok()?;
        packed.finish().ok()
    }

    /// Reads the stored form, or returns `None` if it is damaged.
    pub fn unpack(packed: &[u8]) -> Option<Self> {
        let mut text = String::new();
        DeflateDecoder::new(packed).read_to_string(&mut text).ok()?;
        serde_json::from_str(&text).ok()
    }

    /// The end of the match in its wire form. [`Lines::read`] chooses the language.
    pub(crate) fn progress(&self, speaker: Option<&Speaker>, names: &[String]) -> Progress {
        Progress::Over { outcome: self.outcome.clone(), ties: self.ties.read(speaker, names) }
    }

    pub(crate) fn n_steps(&self) -> usize {
        self.steps.len()
    }

    /// Step `nth` for an audience ([`State::audience_index`]).
    pub(crate) fn step(&self, nth: u32, audience_index: usize) -> Option<&ArchivedStep> {
        self.steps.get(nth as usize)?.get(audience_index)
    }
}

impl ArchivedStep {
    /// The sentences of the step. [`Lines::read`] chooses the language.
    pub(crate) fn lines(&self, speaker: Option<&Speaker>, names: &[String]) -> Vec<String> {
        self.lines.read(speaker, names)
    }
}

impl Lines {
    /// The lines with these names, in the speaker's language or else in English. Empty without a speaker.
    fn read(&self, speaker: Option<&Speaker>, names: &[String]) -> Vec<String> {
        let lines = speaker.and_then(|speaker| {
            let spoken = self.0.get(speaker.language().tag());
            spoken.or_else(|| self.0.get(Language::REFERENCE.tag()))
        });
        let name = |line: &String| {
            let marked = names.iter().enumerate();
            marked.fold(line.clone(), |line, (idx, name)| line.replace(&mark(idx), name))
        };
        lines.into_iter().flatten().map(name).collect()
    }
}

/// The mark for a player's name. No text contains the character U+0001.
fn mark(idx: usize) -> String {
    format!("\u{1}{idx}\u{1}")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stumble")]

    use engine::Pack;

    use super::*;

    /// A later build may have stored a language that this build does not know; an earlier build may lack one.
    #[test]
    fn unknown_languages_are_kept_and_missing_ones_fall_back() {
        let stored = json!({ "news": [], "en": ["\u{1}0\u{1} draws."], "xx": ["?"] });
        let step: ArchivedStep = serde_json::from_value(stored.clone()).unwrap();
        assert_eq!(json!(step), stored);
        let names = ["Anna".to_owned()];
        for language in Language::all() {
            let speaker = Speaker::new(language, &Pack::default()).unwrap();
            assert_eq!(step.lines(Some(&speaker), &names), ["Anna draws."], "{language}");
        }
        let both = json!({ "news": [], "en": ["Draws."], "fr": ["Pioche."] });
        let step: ArchivedStep = serde_json::from_value(both).unwrap();
        let french = Speaker::new(Language::DEFAULT, &Pack::default()).unwrap();
        assert_eq!(step.lines(Some(&french), &names), ["Pioche."]);
    }

    /// Archives of earlier programs have no ties.
    #[test]
    fn ties_are_read_with_names_or_missing() {
        let english = Speaker::new(Language::REFERENCE, &Pack::default()).unwrap();
        let names = ["Anna".to_owned()];
        let ties_of = |stored: Value| {
            let archive: Archive = serde_json::from_value(stored).unwrap();
            archive.progress(Some(&english), &names)
        };
        let outcome = json!([]);
        let ties = json!({ "en": ["A tie: \u{1}0\u{1}."] });
        let now = ties_of(json!({ "outcome": outcome, "ties": ties, "steps": [] }));
        let expected = vec!["A tie: Anna.".to_owned()];
        assert_eq!(now, Progress::Over { outcome: outcome.clone(), ties: expected });
        let before = ties_of(json!({ "outcome": outcome, "steps": [] }));
        assert_eq!(before, Progress::Over { outcome, ties: Vec::new() });
    }
}
