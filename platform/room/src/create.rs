//! Creating rooms: empty, for practice, as a rematch, as a branch of a match, or from a record.
//!
//! A [`RoomPlan`] says how the room begins; [`RoomPlan::create`] makes its state and the commit that stores it.

use engine::{Difference, Opening, Player, Record, RecordedStepKind, Seed};
use protocol::{Clock, NotNow, Origin, PlayNow, RequestError, RoomInfo, Settings, Sitter};

use crate::bots::level;
use crate::erase::ERASED;
use crate::lobby::{bot_player, sat};
use crate::{
    LobbyCommand, LogEntry, MAX_SALT, Now, Requester, RoomCommit, RoomError, RoomEvent, RoomId,
    State,
};

/// The longest time for a decision by correspondence: thirty days.
const MAX_HOURS: u32 = 720;
/// The longest time on a live clock: a day.
const MAX_SECONDS: u32 = 86_400;

/// A room that is to be created.
#[derive(Debug)]
pub struct RoomPlan {
    /// The settings.
    pub settings: Settings,
    /// The room that it is a rematch of.
    pub rematch_of: Option<RoomId>,
    /// For a practice room: where its deal comes from, and the seed.
    pub practice: Option<(Origin, Seed)>,
    /// Further events of the log after the room's creation and invitation: seats, or a match that has begun.
    pub events: Vec<RoomEvent>,
}

impl RoomPlan {
    /// An empty room.
    pub fn new(settings: Settings) -> Self {
        Self { settings, rematch_of: None, practice: None, events: Vec::new() }
    }

    /// An empty room with checked settings. If there are `words`, they fix the deal and the room is for practice.
    ///
    /// # Errors
    /// If no match can begin with the settings, or the words are empty or too long.
    pub fn checked(settings: Settings, words: Option<String>) -> Result<Self, RequestError> {
        check_settings(&settings)?;
        Ok(Self::new(settings).with_fixed_deal(words.map(check_words).transpose()?))
    }

    /// A rematch: the same people and bots at the same seats, with the same settings. If words fixed the deal, they fix
    /// it again; otherwise the deal is new. People who deleted their account get no seat.
    pub fn rematch_of(info: RoomInfo) -> Self {
        let words = match info.origin {
            Some(Origin::Words { words }) => Some(words),
            Some(Origin::Branch { .. } | Origin::Browser) | None => None,
        };
        let events = (0u8..).zip(info.seats).filter_map(|(seat, chair)| match chair.sitter {
            Sitter::Person { name, .. } if name == ERASED => None,
            Sitter::Person { person, name } => {
                Some(RoomEvent::Sat { seat, person, name, account: chair.account })
            }
            Sitter::Bot { level } => Some(RoomEvent::BotSat { seat, level }),
            Sitter::Nobody => None,
        });
        let events = events.collect();
        let plan = Self { rematch_of: Some(info.id), events, ..Self::new(info.settings) };
        plan.with_fixed_deal(words)
    }

    /// Fixes the deal by a text, if there is one. The room is then for practice, and not open: no list shows it.
    pub fn with_fixed_deal(mut self, text: Option<String>) -> Self {
        self.practice = text.map(|words| {
            let seed = Seed::of_words(&words);
            (Origin::Words { words }, seed)
        });
        self.settings.open &= self.practice.is_none();
        self
    }

    /// The state of the new room, and the commit that must be stored before the room is used.
    ///
    /// `secret` is the server's half of the seed. A practice room ignores it and uses its own seed.
    ///
    /// # Errors
    /// If [`State::from_log`] cannot read the events.
    pub fn create(
        self,
        id: &str,
        host: Requester,
        secret: Seed,
        invite: &str,
        now: Now,
    ) -> Result<(State, RoomCommit), RoomError> {
        let (origin, fixed) = self.practice.unzip();
        let created = RoomEvent::Created {
            settings: self.settings,
            host: host.id,
            host_name: host.name,
            secret: fixed.unwrap_or(secret),
            rematch_of: self.rematch_of,
            origin,
        };
        let invited = RoomEvent::Invited { invite: Some(invite.to_owned()) };
        new_room(id, [created, invited].into_iter().chain(self.events), now)
    }
}

/// A room in which a person plays against bots at once, and the command that the host must send to start the match.
///
/// # Errors
/// If no match can begin with the settings.
pub fn play_now(wanted: &PlayNow) -> Result<(RoomPlan, LobbyCommand), RequestError> {
    let game = catalogue::find(&wanted.game).ok_or(NotNow::UnknownGame)?;
    let mut settings = Settings::new(game.slug(), wanted.seats.unwrap_or(game.seats().0));
    settings.options = wanted.options.clone();
    settings.level = wanted.level.clone().unwrap_or(settings.level);
    let level = settings.level.clone();
    Ok((RoomPlan::checked(settings, wanted.seed.clone())?, LobbyCommand::PlayNow { level }))
}

fn check_words(words: String) -> Result<String, RequestError> {
    let words = words.trim().to_owned();
    if words.is_empty() || MAX_SALT < words.chars().count() {
        return Err(impossible(format!("a seed has 1 to {MAX_SALT} characters")));
    }
    Ok(words)
}

/// Checks that a match can begin with the settings, by opening one.
pub(crate) fn check_settings(settings: &Settings) -> Result<(), RequestError> {
    let game = catalogue::find(&settings.game).ok_or(NotNow::UnknownGame)?;
    if level(&settings.level).is_none() {
        return Err(NotNow::UnknownLevel.into());
    }
    let is_sensible = match settings.clock {
        Clock::Untimed => true,
        Clock::Live { base, increment } => {
            (10..=MAX_SECONDS).contains(&base) && increment <= MAX_SECONDS
        }
        Clock::Correspondence { hours } => (1..=MAX_HOURS).contains(&hours),
    };
    if !is_sensible {
        return Err(impossible("the clock is too short or too long"));
    }
    let opening = Opening {
        content: game.standard(),
        options: &settings.options,
        seats: settings.seats,
        seed: Seed([0; 32]),
    };
    game.open(opening).map(|_| ()).map_err(|fault| impossible(fault.to_string()))
}

fn impossible(expected: impl Into<String>) -> RequestError {
    RequestError::Malformed { expected: expected.into() }
}

/// The state of a room with these events, and the commit that stores it.
fn new_room(
    id: &str,
    events: impl Iterator<Item = RoomEvent>,
    now: Now,
) -> Result<(State, RoomCommit), RoomError> {
    let entry = |(n, event)| LogEntry { n, at: now.wall, downtime: now.downtime, event };
    let entries: Vec<LogEntry> = (0u32..).zip(events).map(entry).collect();
    let state = State::from_log(id, entries.clone())?;
    let index = Some(state.index_update(now.downtime));
    Ok((state, RoomCommit { entries, index, ..RoomCommit::new(id) }))
}

impl State {
    /// A room made of a record. Bots sit on all seats until an administrator gives the seats to people with
    /// [`State::adopt_seat`].
    ///
    /// # Errors
    /// If this program cannot replay the record.
    pub fn import(id: &str, record: &Record, at: i64) -> Result<(State, RoomCommit), RoomError> {
        let seats = u8::try_from(record.seats.len());
        let seats = seats.map_err(|_| RoomError::new(id, "the record has too many seats"))?;
        let settings =
            Settings { options: record.options.clone(), ..Settings::new(&record.game, seats) };
        let host_name = record.seats.first().map(|player| player.name.clone()).unwrap_or_default();
        let created = RoomEvent::Created {
            settings,
            host: 0,
            host_name,
            secret: record.seed.clone(),
            rematch_of: None,
            origin: None,
        };
        let level = |player: &Player| player.bot.clone().unwrap_or_else(|| "random".to_owned());
        let bots = (0u8..).zip(&record.seats);
        let bots = bots.map(|(seat, player)| RoomEvent::BotSat { seat, level: level(player) });
        let events = std::iter::once(created).chain(bots);
        let played = events_of_record(record, record.seats.clone(), record.steps.len());
        let (state, commit) =
            new_room(id, events.chain(played), Now { wall: at, monotonic: 0, downtime: 0 })?;
        match state.frozen() {
            Some(reason) => Err(RoomError::new(id, reason)),
            None => Ok((state, commit)),
        }
    }

    /// Gives a seat to another person. The caller must store the commit that it returns.
    pub fn adopt_seat(&mut self, seat: u8, person: Requester, at: i64) -> RoomCommit {
        let Requester { id: person, name, .. } = person;
        let event = RoomEvent::Adopted { seat, person, name };
        // Count the time since the last entry as downtime, so that it takes nothing from the players' clocks.
        let downtime = at.saturating_sub(self.playing);
        let entry = LogEntry { n: self.next_n(), at, downtime, event };
        self.fold(entry.clone());
        self.refresh_automatic();
        let index = Some(self.index_update(downtime));
        RoomCommit { entries: vec![entry], index, ..RoomCommit::new(self.id.as_str()) }
    }
}

/// The start and the first `n_steps` steps of a recorded match, as events of a room.
pub fn events_of_record(
    record: &Record,
    players: Vec<Player>,
    n_steps: usize,
) -> impl Iterator<Item = RoomEvent> {
    let started = RoomEvent::Started {
        rules: record.rules,
        content: record.content.clone(),
        options: record.options.clone(),
        seed: record.seed.clone(),
        commitment: record.commitment.clone(),
        players,
    };
    let steps = record.steps.iter().take(n_steps).map(|step| {
        let (seat, digest) = (step.seat.0, step.digest);
        match &step.kind {
            RecordedStepKind::Action(action) => {
                RoomEvent::Act { seat, action: action.clone(), digest, id: None, bot: None }
            }
            RecordedStepKind::Undo(_) => RoomEvent::Undo { seat, digest, id: None },
        }
    });
    std::iter::once(started).chain(steps)
}

/// A practice room whose match begins with the first `step` steps of another room's match. `person` plays on at `seat`;
/// bots play the other seats. The caller checks that `step` and `seat` are within the record.
///
/// # Errors
/// If there is no such bot level.
pub fn branch(
    room: &str,
    record: &Record,
    step: u32,
    seat: u8,
    bot_level: Option<String>,
    person: &Requester,
) -> Result<RoomPlan, NotNow> {
    let n_seats = record.seats.len() as u8;
    let mut settings = Settings::new(&record.game, n_seats);
    settings.options = record.options.clone();
    settings.level = bot_level.unwrap_or(settings.level);
    if level(&settings.level).is_none() {
        return Err(NotNow::UnknownLevel);
    }
    let bots = (0..n_seats).filter(|it| *it != seat);
    let mut events = vec![sat(seat, person)];
    events.extend(bots.map(|seat| RoomEvent::BotSat { seat, level: settings.level.clone() }));
    let player = |it| match it == seat {
        true => Player { name: person.name.clone(), bot: None },
        false => bot_player(it, &settings.level),
    };
    let players = (0..n_seats).map(player).collect();
    events.extend(events_of_record(record, players, step as usize));
    let origin = Origin::Branch { room: room.to_owned(), step };
    let practice = Some((origin, record.seed.clone()));
    Ok(RoomPlan { practice, events, ..RoomPlan::new(settings) })
}

/// Why a record cannot become a room.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The catalogue has no such game.
    #[error("there is no game {0:?}")]
    UnknownGame(String),
    /// A replay of the record has another result, or this program cannot replay it.
    #[error("{0}")]
    Different(#[from] Difference),
}

/// A practice room made of a record from a browser or a file, finished or not. All seats of people go to `person`; bots
/// keep theirs.
///
/// # Errors
/// If the record does not pass the check of `monumenta verify`.
pub fn plan_of_record(record: &Record, person: &Requester) -> Result<RoomPlan, RecordError> {
    let game = catalogue::find(&record.game);
    let game = game.ok_or_else(|| RecordError::UnknownGame(record.game.clone()))?;
    let content = catalogue::content(game, record.rules, &record.content)?;
    game.verify(content, record)?;
    let mut settings = Settings::new(&record.game, record.seats.len() as u8);
    settings.options = record.options.clone();
    let known = |name: &&String| level(name).is_some();
    let bots = record.seats.iter().filter_map(|player| player.bot.as_ref());
    settings.level = bots.clone().find(known).cloned().unwrap_or(settings.level);
    let level = |bot: &String| Some(bot).filter(known).unwrap_or(&settings.level).clone();
    let seats = (0u8..).zip(&record.seats);
    let (mut events, players): (Vec<RoomEvent>, Vec<Player>) = seats
        .map(|(seat, player)| match &player.bot {
            Some(bot) => {
                let level = level(bot);
                let player = bot_player(seat, &level);
                (RoomEvent::BotSat { seat, level }, player)
            }
            None => {
                // The name comes from the record, so it must not look like the name of an account.
                let (person, name) = (person.id, player.name.clone());
                (RoomEvent::Sat { seat, person, name, account: false }, player.clone())
            }
        })
        .unzip();
    events.extend(events_of_record(record, players, record.steps.len()));
    let practice = Some((Origin::Browser, record.seed.clone()));
    Ok(RoomPlan { practice, events, ..RoomPlan::new(settings) })
}
