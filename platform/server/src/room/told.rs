//! What a match told everyone, kept when the match itself can no longer say.

use std::io::{Read as _, Write as _};

use engine::{Phrase, Seat, Status};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use words::{Language, Reader, Speaker};

use crate::room::state::Room;
use crate::voices::Voices;

/// What one listener heard of one step.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    pub(crate) news: Value,
    pub(crate) told: Vec<Phrase>,
}

/// The same of all listeners: each seat, then the spectators.
pub(crate) type HeardByAll = Vec<Heard>;

/// Everything that a finished match told. A program whose rules have moved on still shows it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Told {
    pub(crate) outcome: Value,
    /// By step, then by listener.
    steps: Vec<Vec<Kept>>,
}

/// What one listener heard of one step, in every language. Names are marks, so that they can be forgotten.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub(crate) news: Value,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    fr: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    en: Vec<String>,
}

impl Told {
    /// What a match told; nothing while it is not over, or where this program cannot play it.
    pub(crate) fn of(room: &Room, voices: &Voices) -> Option<Self> {
        let start = room.start.as_ref().filter(|_| room.frozen.is_none())?;
        let Status::Over(outcome) = room.table()?.status() else { return None };
        let listeners = room.listeners();
        let names: Vec<String> = (0..room.chairs.len()).map(mark).collect();
        let keep = |(seat, heard): (&Option<Seat>, Heard)| {
            let say = |language| {
                let speaker = voices.of(&room.settings.game, language)?;
                let reader = Reader { seat: *seat, names: &names };
                Some(heard.told.iter().map(|phrase| speaker.say(phrase, reader)).collect())
            };
            let (fr, en) = (say(Language::French), say(Language::English));
            Kept { fr: fr.unwrap_or_default(), en: en.unwrap_or_default(), news: heard.news }
        };
        let steps = start.heard_again(0, &listeners)?.into_iter();
        let steps = steps.map(|heard| listeners.iter().zip(heard).map(keep).collect()).collect();
        Some(Self { outcome: json!(outcome), steps })
    }

    /// As few bytes.
    pub(crate) fn pack(&self) -> Option<Vec<u8>> {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        packed.write_all(&serde_json::to_vec(self).ok()?).ok()?;
        packed.finish().ok()
    }

    /// Reads what was packed.
    pub(crate) fn unpack(packed: &[u8]) -> Option<Self> {
        let mut text = String::new();
        DeflateDecoder::new(packed).read_to_string(&mut text).ok()?;
        serde_json::from_str(&text).ok()
    }

    /// How many steps the match had.
    pub(crate) fn n_steps(&self) -> usize {
        self.steps.len()
    }

    /// What the listener of that number heard of the `nth` step.
    pub(crate) fn step(&self, nth: u32, listener: usize) -> Option<&Kept> {
        self.steps.get(nth as usize)?.get(listener)
    }
}

impl Kept {
    /// The lines, with these names.
    pub(crate) fn lines(&self, voice: Option<&Speaker>, names: &[String]) -> Vec<String> {
        let lines = match voice.map(Speaker::language) {
            None => return Vec::new(),
            Some(Language::French) => &self.fr,
            Some(Language::English) => &self.en,
        };
        let name = |line: &String| {
            let marked = names.iter().enumerate();
            marked.fold(line.clone(), |line, (idx, name)| line.replace(&mark(idx), name))
        };
        lines.iter().map(name).collect()
    }
}

impl Room {
    /// All who can listen: each seat, then the spectators.
    pub(crate) fn listeners(&self) -> Vec<Option<Seat>> {
        let seats = (0..self.settings.seats).map(|seat| Some(Seat(seat)));
        seats.chain([None]).collect()
    }

    /// The number of a listener among all of them.
    pub(crate) fn listener(&self, seat: Option<Seat>) -> usize {
        seat.map_or(usize::from(self.settings.seats), Seat::idx)
    }
}

/// What stands for the name of whoever sits there: no text has such a character.
fn mark(idx: usize) -> String {
    format!("\u{1}{idx}\u{1}")
}
