//! Commands over HTTP: seats, settings, starting, invitations, rematches, deleted accounts.
//!
//! [`Room::command`] checks who may send a command and turns it into events; all events of one command share a commit.

use std::collections::BTreeMap;

use engine::{Player, Seed};
use protocol::{AwayReason, NotNow, RequestError, RoomInfo, Settings, Sitter};
use serde_json::json;

use crate::bots::level;
use crate::clocks::Clocks;
use crate::create::check_settings;
use crate::planted::{Bug, planted};
use crate::state::Chair;
use crate::{MAX_SALT, Now, Output, Requester, Room, RoomEvent, RoomId, State};

/// A command that a person sends to a room over HTTP.
#[derive(Clone, Debug)]
pub enum LobbyCommand {
    /// Take a seat.
    Sit {
        /// The seat, or `None` for the first free one.
        seat: Option<u8>,
    },
    /// Leave a seat. During a match a bot plays on. Before the start the host may free any person's seat.
    Stand {
        /// The seat.
        seat: u8,
    },
    /// Say whether the person is ready to start.
    Ready {
        /// Whether they are ready.
        ready: bool,
    },
    /// Put a bot on a seat, or take it away. Before the start only the host may; during a match a player may hand over
    /// their own seat.
    Bot {
        /// The seat.
        seat: u8,
        /// The bot's level, or `None` to take the bot away.
        level: Option<String>,
    },
    /// Add a text to the seed.
    Salt {
        /// A seat of the person.
        seat: u8,
        /// The text.
        salt: String,
    },
    /// Change the settings before the start. Only the host may.
    Settings {
        /// The new settings.
        settings: Settings,
    },
    /// Start the match. Only the host may, when all seats are taken and all people are ready.
    Start,
    /// Take the first seat, put bots on all others and start. Only the host may.
    PlayNow {
        /// The bots' level.
        level: String,
    },
    /// Replace the invitation. Only the host may.
    Invite {
        /// The secret part of the new link.
        invite: String,
    },
    /// Revoke the invitation. Only the host may.
    RevokeInvite,
    /// Link this room, whose match is over, to its rematch.
    Rematch {
        /// The room of the rematch, which exists already.
        room: RoomId,
    },
    /// Agree to end a match that this program cannot continue.
    AgreeToEnd,
    /// Erase the person: they deleted their account.
    Forget,
}

/// The answer to a command.
#[derive(Clone, Debug)]
pub struct CommandResult {
    /// The room afterwards.
    pub info: RoomInfo,
    /// The secret part of the invitation link, if the person may know it.
    pub invite: Option<String>,
}

/// Why a room does not answer a person's request.
#[derive(Clone, Debug, PartialEq)]
pub enum AccessError {
    /// The person may not enter, so they are not told that the room exists.
    NotFound,
    /// The person may enter, and the room refuses the request.
    Refused(RequestError),
}

impl<E: Into<RequestError>> From<E> for AccessError {
    fn from(error: E) -> Self {
        AccessError::Refused(error.into())
    }
}

impl State {
    /// Folds changed settings into the state. People must say again that they are ready, because they agreed to the old
    /// settings.
    pub(crate) fn apply_settings(&mut self, settings: &Settings) {
        let n_seats = usize::from(settings.seats);
        self.chairs.resize(n_seats, Chair::new(Sitter::Nobody));
        for chair in &mut self.chairs {
            chair.ready &= !matches!(chair.sitter, Sitter::Person { .. });
        }
        self.clocks = Clocks::new(settings.clock, n_seats);
        self.settings = settings.clone();
    }
}

impl Room {
    /// Checks whether a client may enter. An open room lets everyone in; others only the host, people with a seat, and
    /// clients with the invitation. A person who deleted their account may not enter.
    ///
    /// # Errors
    /// [`AccessError::NotFound`] if the client may not enter.
    pub fn may_enter(
        &self,
        person: Option<&Requester>,
        invite: Option<&str>,
    ) -> Result<(), AccessError> {
        match self.state.may_enter(person, invite) {
            true => Ok(()),
            false => Err(AccessError::NotFound),
        }
    }

    pub(crate) fn command(
        &mut self,
        now: Now,
        person: &Requester,
        invite: Option<&str>,
        command: LobbyCommand,
        out: &mut Vec<Output>,
    ) -> Result<CommandResult, AccessError> {
        // A person is erased even from rooms that they may no longer enter.
        if !matches!(command, LobbyCommand::Forget) {
            self.may_enter(Some(person), invite)?;
        }
        let events = self.events_of(now, person, invite, command)?;
        if !events.is_empty() {
            for event in events {
                self.stage(now, event);
            }
            self.commit(now, out);
            self.presence_changed(now, out);
        }
        let may_know = self.may_enter(Some(person), None).is_ok();
        let invite = self.state.invite.clone().filter(|_| may_know);
        Ok(CommandResult { info: self.state.info(), invite })
    }

    /// The events that carry out a command; empty if nothing changes. Starting a match also opens it in the state.
    fn events_of(
        &mut self,
        now: Now,
        person: &Requester,
        invite: Option<&str>,
        command: LobbyCommand,
    ) -> Result<Vec<RoomEvent>, RequestError> {
        match command {
            LobbyCommand::Sit { seat } => self.sit(person, invite, seat),
            LobbyCommand::Stand { seat } => self.stand(person, seat),
            LobbyCommand::Ready { ready } => self.ready(person, ready),
            LobbyCommand::Bot { seat, level } => self.seat_bot(person, seat, level),
            LobbyCommand::Salt { seat, salt } => self.add_salt(person, seat, salt),
            LobbyCommand::Settings { settings } => self.change_settings(person, settings),
            LobbyCommand::Start => self.start(now, person),
            LobbyCommand::PlayNow { level } => self.play_now(now, person, &level),
            LobbyCommand::Invite { invite } => {
                self.require_host(person)?;
                Ok(vec![RoomEvent::Invited { invite: Some(invite) }])
            }
            LobbyCommand::RevokeInvite => {
                self.require_host(person)?;
                Ok(vec![RoomEvent::Invited { invite: None }])
            }
            LobbyCommand::Rematch { room } => {
                self.require_finished_player(person)?;
                Ok(vec![RoomEvent::Rematch { room }])
            }
            LobbyCommand::AgreeToEnd => Ok(self.agree_to_end(person)?),
            LobbyCommand::Forget => Ok(self.forget(person)),
        }
    }

    fn require_host(&self, person: &Requester) -> Result<(), NotNow> {
        if person.id == self.state.host { Ok(()) } else { Err(NotNow::NotHost) }
    }

    fn require_gathering(&self) -> Result<(), NotNow> {
        if self.state.started.is_none() { Ok(()) } else { Err(NotNow::Started) }
    }

    fn require_own_seat(&self, person: &Requester, seat: u8) -> Result<(), RequestError> {
        let mine = self.state.seats_of(Some(person.id));
        if mine.contains(&seat) { Ok(()) } else { Err(RequestError::NotYourSeat) }
    }

    fn require_finished_player(&self, person: &Requester) -> Result<(), NotNow> {
        if !self.state.is_over() {
            return Err(NotNow::NotOver);
        }
        if self.state.seats_of(Some(person.id)).is_empty() {
            return Err(NotNow::NotSeated);
        }
        Ok(())
    }

    fn sitter(&self, seat: u8) -> Result<&Sitter, RequestError> {
        let chair = self.state.chairs.get(usize::from(seat));
        Ok(&chair.ok_or(RequestError::NotYourSeat)?.sitter)
    }

    /// In an open room a stranger may take only one seat. The host and invited people may take several, for several
    /// people at one device.
    fn sit(
        &self,
        person: &Requester,
        invite: Option<&str>,
        seat: Option<u8>,
    ) -> Result<Vec<RoomEvent>, RequestError> {
        self.require_gathering()?;
        let is_stranger = self.state.settings.open
            && person.id != self.state.host
            && !self.state.is_invite(invite);
        if is_stranger && !self.state.seats_of(Some(person.id)).is_empty() {
            return Err(NotNow::OneSeat.into());
        }
        let free = (0u8..).zip(&self.state.chairs).find(|(_, it)| it.sitter == Sitter::Nobody);
        let seat = match seat {
            Some(seat) => seat,
            None => free.map(|(seat, _)| seat).ok_or(NotNow::NoSeatFree)?,
        };
        if *self.sitter(seat)? != Sitter::Nobody {
            return Err(NotNow::SeatTaken.into());
        }
        Ok(vec![sat(seat, person)])
    }

    /// Before the start the seat becomes free; afterwards a bot plays for the person who left.
    fn stand(&self, person: &Requester, seat: u8) -> Result<Vec<RoomEvent>, RequestError> {
        let owner = match self.sitter(seat)? {
            Sitter::Person { person, .. } => *person,
            Sitter::Nobody | Sitter::Bot { .. } => return Err(RequestError::NotYourSeat),
        };
        if self.require_gathering().is_ok() {
            if owner != person.id {
                self.require_host(person)?;
            }
            return Ok(vec![RoomEvent::Stood { seat }]);
        }
        if !planted(Bug::AnyoneUnseats) {
            self.require_own_seat(person, seat)?;
        }
        self.may_leave()?;
        Ok(self.leave(seat))
    }

    /// A player may leave a match that is played, and a frozen one that is not over.
    fn may_leave(&self) -> Result<(), NotNow> {
        let frozen = self.state.frozen.is_some() && !self.state.is_over();
        if frozen { Ok(()) } else { self.require_playing() }
    }

    fn leave(&self, seat: u8) -> Vec<RoomEvent> {
        let mut events = vec![RoomEvent::Away { seat, why: AwayReason::Left }];
        events.extend(self.ends_without(seat).then_some(RoomEvent::Ended));
        events
    }

    fn ready(&self, person: &Requester, ready: bool) -> Result<Vec<RoomEvent>, RequestError> {
        self.require_gathering()?;
        let mine = self.state.seats_of(Some(person.id));
        if mine.is_empty() {
            return Err(NotNow::NotSeated.into());
        }
        Ok(mine.into_iter().map(|seat| RoomEvent::Ready { seat, ready }).collect())
    }

    fn seat_bot(
        &self,
        person: &Requester,
        seat: u8,
        name: Option<String>,
    ) -> Result<Vec<RoomEvent>, RequestError> {
        if self.require_gathering().is_err() {
            return self.hand_over(person, seat, name);
        }
        self.require_host(person)?;
        if let Sitter::Person { .. } = self.sitter(seat)? {
            return Err(NotNow::SeatTaken.into());
        }
        Ok(vec![match name {
            None => RoomEvent::Stood { seat },
            Some(name) => RoomEvent::BotSat { seat, level: known_level(name)? },
        }])
    }

    /// Gives a player's seat to a bot for good. Only in a practice room, or if no other person plays; otherwise the
    /// player can only leave the seat ([`LobbyCommand::Stand`]).
    fn hand_over(
        &self,
        person: &Requester,
        seat: u8,
        name: Option<String>,
    ) -> Result<Vec<RoomEvent>, RequestError> {
        self.require_own_seat(person, seat)?;
        self.require_playing()?;
        if self.state.origin.is_none() && !self.state.other_players(seat).is_empty() {
            return Err(NotNow::OthersPlay.into());
        }
        let level = known_level(name.ok_or(NotNow::UnknownLevel)?)?;
        Ok(vec![RoomEvent::BotSat { seat, level }])
    }

    fn add_salt(
        &self,
        person: &Requester,
        seat: u8,
        salt: String,
    ) -> Result<Vec<RoomEvent>, RequestError> {
        self.require_gathering()?;
        self.require_own_seat(person, seat)?;
        if self.state.origin.is_some() {
            return Err(NotNow::Practice.into());
        }
        if MAX_SALT < salt.chars().count() {
            return Err(NotNow::TooLong.into());
        }
        Ok(vec![RoomEvent::Salt { seat, salt }])
    }

    /// The game cannot change. Seats are added or removed at the end of the list, and a seat with a person is not
    /// removed.
    fn change_settings(
        &self,
        person: &Requester,
        mut settings: Settings,
    ) -> Result<Vec<RoomEvent>, RequestError> {
        self.require_gathering()?;
        self.require_host(person)?;
        if settings.game != self.state.settings.game {
            return Err(NotNow::BadSettings.into());
        }
        check_settings(&settings)?;
        let mut beyond = self.state.chairs.iter().skip(usize::from(settings.seats));
        if beyond.any(|chair| matches!(chair.sitter, Sitter::Person { .. })) {
            return Err(NotNow::SeatTaken.into());
        }
        // No list shows a practice room.
        settings.open &= self.state.origin.is_none();
        if settings == self.state.settings {
            return Ok(Vec::new());
        }
        Ok(vec![RoomEvent::SettingsChanged { settings }])
    }

    fn forget(&self, person: &Requester) -> Vec<RoomEvent> {
        if self.state.forgotten.contains(&person.id) && !self.state.has_traces_of(person.id) {
            return Vec::new();
        }
        let mine = self.state.seats_of(Some(person.id));
        let leave = |seat: u8| match (self.require_gathering(), self.may_leave()) {
            (Ok(()), _) => vec![RoomEvent::Stood { seat }],
            (Err(_), Ok(())) => self.leave(seat),
            (Err(_), Err(_)) => Vec::new(),
        };
        let mut events: Vec<RoomEvent> = mine.into_iter().flat_map(leave).collect();
        events.push(RoomEvent::Forgotten { person: person.id });
        events
    }

    fn play_now(
        &mut self,
        now: Now,
        person: &Requester,
        name: &str,
    ) -> Result<Vec<RoomEvent>, RequestError> {
        self.require_gathering()?;
        self.require_host(person)?;
        let level = known_level(name.to_owned())?;
        let bots = 1..self.state.settings.seats;
        let mut events = vec![sat(0, person)];
        events.extend(bots.clone().map(|seat| RoomEvent::BotSat { seat, level: level.clone() }));
        let mut players = vec![Player { name: person.name.clone(), bot: None }];
        players.extend(bots.map(|seat| bot_player(seat, &level)));
        events.push(self.start_match(now, players)?);
        Ok(events)
    }

    fn start(&mut self, now: Now, person: &Requester) -> Result<Vec<RoomEvent>, RequestError> {
        self.require_gathering()?;
        self.require_host(person)?;
        let mut players = Vec::new();
        for (seat, chair) in (0u8..).zip(&self.state.chairs) {
            players.push(match &chair.sitter {
                Sitter::Nobody => return Err(NotNow::SeatsEmpty.into()),
                Sitter::Bot { level } => bot_player(seat, level),
                Sitter::Person { person: id, .. } if *id != person.id && !chair.ready => {
                    return Err(NotNow::NotReady.into());
                }
                Sitter::Person { name, .. } => Player { name: name.clone(), bot: None },
            });
        }
        Ok(vec![self.start_match(now, players)?])
    }

    /// Opens the match in the state and returns the event that records it. If the match cannot begin, the state stays
    /// as it was.
    fn start_match(&mut self, now: Now, players: Vec<Player>) -> Result<RoomEvent, NotNow> {
        let state = &mut self.state;
        let game = catalogue::find(&state.settings.game).ok_or(NotNow::UnknownGame)?;
        let chairs = (0u8..).zip(&state.chairs);
        let salts = chairs.filter_map(|(seat, chair)| Some((seat, chair.salt.clone()?)));
        let seed = salted_seed(&state.secret, &salts.collect());
        let (rules, content) = (game.rules_version(), game.standard().hash.to_owned());
        let options = state.settings.options.clone();
        let commitment = seed.commitment();
        if state.open_match(rules, &content, &options, &seed, &players, now.playing()).is_err() {
            state.started = None;
            return Err(NotNow::BadSettings);
        }
        Ok(RoomEvent::Started { rules, content, options, seed, commitment, players })
    }
}

pub(crate) fn sat(seat: u8, person: &Requester) -> RoomEvent {
    let Requester { id: person, name, has_account: account } = person.clone();
    RoomEvent::Sat { seat, person, name, account }
}

fn known_level(name: String) -> Result<String, NotNow> {
    if level(&name).is_some() { Ok(name) } else { Err(NotNow::UnknownLevel) }
}

/// The bot on a seat as a record names it.
pub(crate) fn bot_player(seat: u8, level: &str) -> Player {
    Player { name: format!("Bot {}", seat + 1), bot: Some(level.to_owned()) }
}

/// The seed of a match: the server's secret combined with the texts that players added, by seat. Without texts it is
/// the secret.
pub(crate) fn salted_seed(secret: &Seed, salts: &BTreeMap<u8, String>) -> Seed {
    if salts.is_empty() {
        return secret.clone();
    }
    let list: Vec<(&u8, &String)> = salts.iter().collect();
    secret.with_words(&json!(list).to_string())
}
