//! Looking back at a match that is over: its frames, its points over time, and whether it is what it says.

use std::collections::BTreeMap;

use engine::{AnyGame, AnyMatch, Phrase, Player, Record, RecordedDeed, Seat, Seed, Tally};
use journal::{Happening, StoredEntry};
use protocol::{Check, Checked, Frame, Replay, Verification};
use serde_json::json;
use words::{Reader, Speaker};

use crate::room::{Room, progress, seed_of};
use crate::voices::STRANGER;

/// So many frames are given at once.
pub(crate) const MOST_FRAMES: u32 = 100;

/// Through whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Through {
    /// A spectator's.
    Nobody,
    /// One seat's.
    Seat(Seat),
    /// Every seat's.
    All,
}

/// How many steps there are at each frame: none, then one more for each step that was not taken back.
pub(crate) fn frames_of(record: &Record) -> Vec<usize> {
    let mut frames = vec![0];
    for (idx, step) in record.steps.iter().enumerate() {
        match step.deed {
            RecordedDeed::Action(_) => frames.push(idx + 1),
            RecordedDeed::Undo(_) => drop(frames.pop()),
        }
    }
    frames
}

/// The frames from number `from` on, at most so many as are given at once.
pub(crate) fn replay(
    game: &dyn AnyGame,
    record: &Record,
    through: Through,
    range: std::ops::RangeInclusive<u32>,
    voice: &Speaker,
) -> Option<Replay> {
    let all = frames_of(record);
    let from = (*range.start() as usize).min(all.len());
    let until = (*range.end() as usize).saturating_add(1).min(all.len());
    let until = until.min(from + MOST_FRAMES as usize);
    let wanted = all.get(from..until).unwrap_or_default();
    let names = names(&record.seats, voice);
    let mut frames = Vec::new();
    if let Some(first) = wanted.first() {
        let mut table = game.replay(game.standard(), record, *first).ok()?;
        for (frame, n_steps) in (from as u32..).zip(wanted) {
            for step in record.steps.iter().take(*n_steps).skip(table.n_steps()) {
                match &step.deed {
                    RecordedDeed::Action(action) => table.act(step.seat, &json!(action)).ok()?,
                    RecordedDeed::Undo(_) => table.undo(step.seat).ok()?,
                }
            }
            frames
                .push(Scene { table: table.as_ref(), through, voice, names: &names }.frame(frame));
        }
    }
    Some(Replay { n_frames: all.len() as u32, frames })
}

/// The points that each seat would have had, frame by frame; none where the game has no such figures.
pub(crate) fn scores(game: &dyn AnyGame, record: &Record) -> Option<Vec<Tally>> {
    let tallies = game.tallies(game.standard(), record).ok()?;
    Some(
        frames_of(record).into_iter().filter_map(|n_steps| tallies.get(n_steps).cloned()).collect(),
    )
}

/// A replayed match at one moment, and who looks.
struct Scene<'a> {
    table: &'a dyn AnyMatch,
    through: Through,
    voice: &'a Speaker,
    names: &'a [String],
}

impl Scene<'_> {
    fn frame(&self, frame: u32) -> Frame {
        let table = self.table;
        let last = table.n_steps().checked_sub(1);
        let by = last.and_then(|nth| table.by(nth));
        let eyes = match self.through {
            Through::Nobody => None,
            Through::Seat(seat) => Some(seat),
            Through::All => by.filter(|by| *by != Seat::HOUSE),
        };
        let say =
            |phrase: &Phrase| self.voice.say(phrase, Reader { seat: eyes, names: self.names });
        let told = last.map(|nth| table.told(eyes, nth)).unwrap_or_default();
        let news = last.and_then(|nth| table.news(eyes, nth).into_iter().next());
        let seats = 0..self.names.len() as u8;
        let (view, views) = match self.through {
            Through::Nobody | Through::Seat(_) => (Some(table.view(eyes)), None),
            Through::All => (None, Some(seats.map(|it| table.view(Some(Seat(it)))).collect())),
        };
        Frame {
            frame,
            step: table.n_steps() as u32,
            by: by.map(|by| by.0),
            lines: told.iter().map(say).collect(),
            news: news.unwrap_or_else(|| json!({})),
            progress: progress(&table.status()),
            view,
            views,
            sketch: table.sketch(eyes).iter().map(say).collect(),
        }
    }
}

/// The names of those who sat there, bots in the reader's language.
fn names(players: &[Player], voice: &Speaker) -> Vec<String> {
    let name = |(idx, player): (usize, &Player)| match player.bot {
        None => player.name.clone(),
        Some(_) => voice.say(&Phrase::new("bot-name").with("number", idx + 1), STRANGER),
    };
    players.iter().enumerate().map(name).collect()
}

/// Checks a match from the entries of its room; nothing where it has not begun, or this program cannot follow it.
pub(crate) fn verify(id: &str, entries: Vec<StoredEntry>) -> Option<Verification> {
    let whats: Vec<Happening> = entries.iter().map(|entry| entry.what.clone()).collect();
    let (secret, words, seed, commitment) = deal(&whats)?;
    let room = Room::read(id, entries).ok()?;
    let start = room.start.as_ref()?;
    let record = room.table().map(|table| table.record(start.players.clone()));
    let made = seed_of(&secret, &words) == seed;
    let mut checks = vec![
        check(Checked::Seed, made.then_some(()).ok_or("the seed is another".to_owned())),
        check(Checked::Commitment, {
            let same = seed.commitment() == commitment;
            same.then_some(()).ok_or("the commitment is that of another seed".to_owned())
        }),
        check(Checked::Steps, room.frozen.clone().map_or(Ok(()), Err)),
    ];
    if let Some(record) = &record {
        let again = start.game.verify(start.game.standard(), record);
        let again = again.map(|_| ()).map_err(|difference| difference.to_string());
        checks.push(check(Checked::Result, again));
    }
    let last = record.as_ref().and_then(|record| record.steps.last());
    Some(Verification {
        verified: checks.iter().all(|check| check.holds),
        checks,
        secret_commitment: secret.commitment(),
        secret: hex(&secret),
        words: words.into_iter().collect(),
        seed: hex(&seed),
        commitment,
        steps: record.as_ref().map_or(0, |record| record.steps.len() as u32),
        digest: last.map(|step| step.digest.to_string()).unwrap_or_default(),
    })
}

fn check(what: Checked, found: Result<(), String>) -> Check {
    Check { what, holds: found.is_ok(), difference: found.err() }
}

/// The secret, the words that players added before the start, the seed and what was shown of it.
#[allow(clippy::wildcard_enum_match_arm, reason = "the rest has nothing to do with the deal")]
fn deal(whats: &[Happening]) -> Option<(Seed, BTreeMap<u8, String>, Seed, String)> {
    let mut secret = None;
    let mut added = BTreeMap::new();
    for what in whats {
        match what {
            Happening::Created { secret: made, .. } => secret = Some(made.clone()),
            Happening::Sat { seat, .. }
            | Happening::BotSat { seat, .. }
            | Happening::Stood { seat } => drop(added.remove(seat)),
            Happening::Words { seat, words } => drop(added.insert(*seat, words.clone())),
            Happening::Started { seed, commitment, .. } => {
                return Some((secret?, added, seed.clone(), commitment.clone()));
            }
            _ => {}
        }
    }
    None
}

fn hex(seed: &Seed) -> String {
    json!(seed).as_str().unwrap_or_default().to_owned()
}
