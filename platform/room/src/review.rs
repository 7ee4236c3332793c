//! Looking back at a match from its record: frame by frame, its points over time, and a check that the deal and the
//! steps are what the server committed to.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use engine::{AnyGame, AnyMatch, Phrase, Player, Record, RecordedStepKind, Seat, Seed, Tally};
use i18n::{Reader, Speaker};
use protocol::{Check, Checked, Frame, Replay, Verification};
use serde_json::json;

use crate::lobby::salted_seed;
use crate::narration::bot_name;
use crate::replay::play_recorded;
use crate::view::progress;
use crate::{LogEntry, RoomEvent, State};

/// The most frames that [`replay`] returns.
pub const MAX_FRAMES: u32 = 100;

/// Whose view a replay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewpoint {
    /// That of a spectator.
    Spectator,
    /// That of one seat, for its player.
    Seat(Seat),
    /// That of one seat, for another reader: its player is called by name.
    OtherSeat(Seat),
    /// Those of all seats.
    All,
}

impl Viewpoint {
    /// Parses `all`, the number of a seat, or `none` or an empty text for a spectator; and `you`, which is `none` where
    /// nobody is called "you", and otherwise empty. `None` for any other text.
    pub fn parse(text: &str, you: &str, n_seats: usize) -> Option<Self> {
        let of_seat: fn(Seat) -> Self = match you {
            "" => Viewpoint::Seat,
            "none" => Viewpoint::OtherSeat,
            _ => return None,
        };
        match text {
            "" | "none" => Some(Viewpoint::Spectator),
            "all" => Some(Viewpoint::All),
            number => {
                let seat = number.parse().ok().filter(|seat| usize::from(*seat) < n_seats);
                seat.map(|seat| of_seat(Seat(seat)))
            }
        }
    }
}

/// The number of recorded steps at each frame: 0, then one frame for each action that was not taken back.
fn frames_of(record: &Record) -> Vec<usize> {
    let mut frames = vec![0];
    for (idx, step) in record.steps.iter().enumerate() {
        match step.kind {
            RecordedStepKind::Action(_) => frames.push(idx + 1),
            RecordedStepKind::Undo(_) => drop(frames.pop()),
        }
    }
    frames
}

/// The frames in a range, at most [`MAX_FRAMES`], or `None` if this program cannot replay the record.
pub fn replay(
    game: &'static dyn AnyGame,
    record: &Record,
    viewpoint: Viewpoint,
    range: RangeInclusive<u32>,
    speaker: &Speaker,
) -> Option<Replay> {
    let all = frames_of(record);
    let from = (*range.start() as usize).min(all.len());
    let until = (*range.end() as usize).saturating_add(1).min(all.len());
    let until = until.min(from + MAX_FRAMES as usize);
    let wanted = all.get(from..until).unwrap_or_default();
    let names = names(&record.seats, speaker);
    let mut frames = Vec::new();
    if let Some(first) = wanted.first() {
        let content = catalogue::content(game, record.rules, &record.content).ok()?;
        let mut played = game.replay(content, record, *first).ok()?;
        for (frame, n_steps) in (from as u32..).zip(wanted) {
            for step in record.steps.iter().take(*n_steps).skip(played.n_steps()) {
                play_recorded(played.as_mut(), step)?;
            }
            let moment = Moment { played: played.as_ref(), viewpoint, speaker, names: &names };
            frames.push(moment.frame(frame));
        }
    }
    Some(Replay { n_frames: all.len() as u32, frames })
}

/// The points of each seat, and of a house that plays against them, if the match had been counted there, frame by frame.
/// `None` if the game has no such figures or this program cannot replay the record.
pub fn scores(game: &'static dyn AnyGame, record: &Record) -> Option<Vec<Tally>> {
    let content = catalogue::content(game, record.rules, &record.content).ok()?;
    let tallies = game.tallies(content, record).ok()?;
    let frames = frames_of(record).into_iter();
    Some(frames.filter_map(|n_steps| tallies.get(n_steps).cloned()).collect())
}

/// A replayed match at one moment, and the reader of its frame.
struct Moment<'a> {
    played: &'a dyn AnyMatch,
    viewpoint: Viewpoint,
    speaker: &'a Speaker,
    names: &'a [String],
}

impl Moment<'_> {
    fn frame(&self, frame: u32) -> Frame {
        let played = self.played;
        let last = played.n_steps().checked_sub(1);
        let by = last.and_then(|nth| played.by(nth));
        let seat = match self.viewpoint {
            Viewpoint::Spectator => None,
            Viewpoint::Seat(seat) | Viewpoint::OtherSeat(seat) => Some(seat),
            Viewpoint::All => by.filter(|by| *by != Seat::HOUSE),
        };
        let you = match self.viewpoint {
            Viewpoint::Seat(seat) => Some(seat),
            Viewpoint::Spectator | Viewpoint::OtherSeat(_) | Viewpoint::All => None,
        };
        let reader = Reader { seat: you, names: self.names };
        let say = |phrase: &Phrase| self.speaker.say(phrase, reader);
        let told = last.map(|nth| played.told(seat, nth)).unwrap_or_default();
        let news = last.and_then(|nth| played.news(seat, nth).into_iter().next());
        let seats = 0..self.names.len() as u8;
        let (view, views) = match self.viewpoint {
            Viewpoint::Spectator | Viewpoint::Seat(_) | Viewpoint::OtherSeat(_) => {
                (Some(played.view(seat)), None)
            }
            Viewpoint::All => (None, Some(seats.map(|it| played.view(Some(Seat(it)))).collect())),
        };
        Frame {
            frame,
            step: played.n_steps() as u32,
            by: by.map(|by| by.0),
            lines: told.iter().map(say).collect(),
            news: news.unwrap_or_else(|| json!({})),
            progress: progress(&played.status(), Some(self.speaker), self.names),
            view,
            views,
            sketch: played.sketch(seat).iter().map(say).collect(),
        }
    }
}

/// The players' names, with names of bots in the speaker's language.
fn names(players: &[Player], speaker: &Speaker) -> Vec<String> {
    let name = |(idx, player): (usize, &Player)| match player.bot {
        None => player.name.clone(),
        Some(_) => bot_name(speaker, idx),
    };
    players.iter().enumerate().map(name).collect()
}

/// Checks a match from the log of its room: the seed, its commitment, the steps and the result. `None` if the match has
/// not started, the log cannot be read, or this program does not have the game.
pub fn verify(id: &str, entries: Vec<LogEntry>) -> Option<Verification> {
    let Dealt { secret, salts, seed, commitment } = dealt(&entries)?;
    let state = State::from_log(id, entries).ok()?;
    let started = state.started.as_ref()?;
    let record = state.record();
    let made = salted_seed(&secret, &salts) == seed;
    let committed = seed.commitment() == commitment;
    let mut checks = vec![
        check(Checked::Seed, made.then_some(()).ok_or("the seed is another".to_owned())),
        check(
            Checked::Commitment,
            committed.then_some(()).ok_or("the commitment is that of another seed".to_owned()),
        ),
        check(Checked::Steps, state.frozen().map_or(Ok(()), |reason| Err(reason.to_owned()))),
    ];
    if let Some(record) = &record {
        let content = catalogue::content(started.game, record.rules, &record.content);
        let again = content.and_then(|content| started.game.verify(content, record));
        let again = again.map(|_| ()).map_err(|difference| difference.to_string());
        checks.push(check(Checked::Result, again));
    }
    let last = record.as_ref().and_then(|record| record.steps.last());
    Some(Verification {
        verified: checks.iter().all(|check| check.holds),
        checks,
        secret_commitment: secret.commitment(),
        secret: secret.to_hex(),
        words: salts.into_iter().collect(),
        seed: seed.to_hex(),
        commitment,
        steps: record.as_ref().map_or(0, |record| record.steps.len() as u32),
        digest: last.map(|step| step.digest.to_string()).unwrap_or_default(),
    })
}

fn check(what: Checked, found: Result<(), String>) -> Check {
    Check { what, holds: found.is_ok(), difference: found.err() }
}

/// The parts of a deal, as the log has them.
struct Dealt {
    secret: Seed,
    /// The texts that players added to the seed, by seat.
    salts: BTreeMap<u8, String>,
    seed: Seed,
    commitment: String,
}

#[allow(clippy::wildcard_enum_match_arm, reason = "other events have no part in the deal")]
fn dealt(entries: &[LogEntry]) -> Option<Dealt> {
    let mut secret = None;
    let mut salts = BTreeMap::new();
    for entry in entries {
        match &entry.event {
            RoomEvent::Created { secret: made, .. } => secret = Some(made.clone()),
            RoomEvent::Sat { seat, .. }
            | RoomEvent::BotSat { seat, .. }
            | RoomEvent::Stood { seat } => drop(salts.remove(seat)),
            RoomEvent::Salt { seat, salt } => drop(salts.insert(*seat, salt.clone())),
            RoomEvent::Started { seed, commitment, .. } => {
                let (seed, commitment) = (seed.clone(), commitment.clone());
                return Some(Dealt { secret: secret?, salts, seed, commitment });
            }
            _ => {}
        }
    }
    None
}
