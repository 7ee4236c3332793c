//! Conversions from the types of `room` and `protocol` to stored forms. Texts are borrowed, not copied.

use std::borrow::Cow;

use protocol::RoomInfo;
use room::{LogEntry, RoomEvent};

use super::event::{Body, Event};
use super::info::{Deal, Info, SeatInfo, Sitter, State};
use super::parts::{AwayReason, Clock, Digest, Origin, Player, Seed, Settings, Text, Thinking};

fn text(text: &str) -> Text<'_> {
    Cow::Borrowed(text)
}

fn maybe(text: &Option<String>) -> Option<Text<'_>> {
    text.as_deref().map(Cow::Borrowed)
}

impl<'a> From<&'a LogEntry> for Body<'a> {
    fn from(entry: &'a LogEntry) -> Self {
        Self { event: (&entry.event).into(), downtime: entry.downtime }
    }
}

impl<'a> From<&'a RoomEvent> for Event<'a> {
    fn from(event: &'a RoomEvent) -> Self {
        match event {
            RoomEvent::Created { settings, host, host_name, secret, rematch_of, origin } => {
                Event::Created {
                    settings: settings.into(),
                    host: *host,
                    host_name: text(host_name),
                    secret: Seed(secret.0),
                    rematch_of: maybe(rematch_of),
                    origin: origin.as_ref().map(Origin::from),
                }
            }
            RoomEvent::Invited { invite } => Event::Invited { invite: maybe(invite) },
            RoomEvent::Sat { seat, person, name, account } => {
                Event::Sat { seat: *seat, person: *person, name: text(name), account: *account }
            }
            RoomEvent::BotSat { seat, level } => Event::BotSat { seat: *seat, level: text(level) },
            RoomEvent::Stood { seat } => Event::Stood { seat: *seat },
            RoomEvent::Ready { seat, ready } => Event::Ready { seat: *seat, ready: *ready },
            RoomEvent::Salt { seat, salt } => Event::Words { seat: *seat, words: text(salt) },
            RoomEvent::SettingsChanged { settings } => {
                Event::SettingsChanged { settings: settings.into() }
            }
            RoomEvent::Started { rules, content, options, seed, commitment, players } => {
                Event::Started {
                    rules: *rules,
                    content: text(content),
                    options: Cow::Borrowed(options),
                    seed: Seed(seed.0),
                    commitment: text(commitment),
                    players: players.iter().map(Player::from).collect(),
                }
            }
            RoomEvent::Act { seat, action, digest, id, bot } => Event::Act {
                seat: *seat,
                action: text(action),
                digest: Digest(digest.0),
                id: maybe(id),
                bot: maybe(bot),
            },
            RoomEvent::Undo { seat, digest, id } => {
                Event::Undo { seat: *seat, digest: Digest(digest.0), id: maybe(id) }
            }
            RoomEvent::Confirmed { seat, step, id } => {
                Event::Confirmed { seat: *seat, step: *step, id: maybe(id) }
            }
            RoomEvent::UndoAsked { seat, step, id } => {
                Event::UndoAsked { seat: *seat, step: *step, id: maybe(id) }
            }
            RoomEvent::UndoAnswered { seat, yes, id } => {
                Event::UndoAnswered { seat: *seat, yes: *yes, id: maybe(id) }
            }
            RoomEvent::Rewound { seat, step } => Event::Rewound { seat: *seat, step: *step },
            RoomEvent::Chat { person, name, account, text: said, id } => Event::Chat {
                person: *person,
                name: text(name),
                account: *account,
                text: text(said),
                id: maybe(id),
            },
            RoomEvent::AwayVoted { by, seat, id } => {
                Event::AwayVoted { by: *by, seat: *seat, id: maybe(id) }
            }
            RoomEvent::Away { seat, why } => Event::Away { seat: *seat, why: (*why).into() },
            RoomEvent::Back { seat, id } => Event::Back { seat: *seat, id: maybe(id) },
            RoomEvent::Adopted { seat, person, name } => {
                Event::Adopted { seat: *seat, person: *person, name: text(name) }
            }
            RoomEvent::Forgotten { person } => Event::Forgotten { person: *person },
            RoomEvent::Rematch { room } => Event::Rematch { room: text(room) },
            RoomEvent::EndAgreed { seat } => Event::EndAgreed { seat: *seat },
            RoomEvent::Ended => Event::Ended {},
        }
    }
}

impl<'a> From<&'a protocol::Settings> for Settings<'a> {
    fn from(settings: &'a protocol::Settings) -> Self {
        let protocol::Settings {
            game,
            seats,
            options,
            open,
            level,
            clock,
            hints,
            confirm,
            thinking,
        } = settings;
        Self {
            game: text(game),
            seats: *seats,
            options: Cow::Borrowed(options),
            open: *open,
            level: text(level),
            clock: (*clock).into(),
            hints: *hints,
            confirm: *confirm,
            thinking: (*thinking).into(),
        }
    }
}

impl From<protocol::Thinking> for Thinking {
    fn from(thinking: protocol::Thinking) -> Self {
        match thinking {
            protocol::Thinking::Short => Self::Short,
            protocol::Thinking::Normal => Self::Normal,
            protocol::Thinking::Long => Self::Long,
        }
    }
}

impl From<protocol::Clock> for Clock {
    fn from(clock: protocol::Clock) -> Self {
        match clock {
            protocol::Clock::Untimed => Self::Untimed,
            protocol::Clock::Live { base, increment } => Self::Live { base, increment },
            protocol::Clock::Correspondence { hours } => Self::Correspondence { hours },
        }
    }
}

impl<'a> From<&'a protocol::Origin> for Origin<'a> {
    fn from(origin: &'a protocol::Origin) -> Self {
        match origin {
            protocol::Origin::Words { words } => Self::Words { words: text(words) },
            protocol::Origin::Branch { room, step } => {
                Self::Branch { room: text(room), step: *step }
            }
            protocol::Origin::Browser => Self::Browser,
        }
    }
}

impl From<protocol::AwayReason> for AwayReason {
    fn from(why: protocol::AwayReason) -> Self {
        match why {
            protocol::AwayReason::Time => Self::Time,
            protocol::AwayReason::Vote => Self::Vote,
            protocol::AwayReason::Left => Self::Left,
        }
    }
}

impl<'a> From<&'a engine::Player> for Player<'a> {
    fn from(player: &'a engine::Player) -> Self {
        Self { name: text(&player.name), bot: maybe(&player.bot) }
    }
}

impl<'a> From<&'a RoomInfo> for Info<'a> {
    fn from(info: &'a RoomInfo) -> Self {
        Self {
            id: text(&info.id),
            settings: (&info.settings).into(),
            state: match info.state {
                protocol::RoomState::Gathering => State::Gathering,
                protocol::RoomState::Playing => State::Playing,
                protocol::RoomState::Over => State::Over,
            },
            host: text(&info.host),
            host_person: info.host_person,
            seats: info.seats.iter().map(SeatInfo::from).collect(),
            deal: Deal {
                secret_commitment: text(&info.deal.secret_commitment),
                commitment: maybe(&info.deal.commitment),
                secret: maybe(&info.deal.secret),
                seed: maybe(&info.deal.seed),
            },
            practice: info.practice,
            origin: info.origin.as_ref().map(Origin::from),
            rematch: maybe(&info.rematch),
            read_only: maybe(&info.read_only),
        }
    }
}

impl<'a> From<&'a protocol::SeatInfo> for SeatInfo<'a> {
    fn from(seat: &'a protocol::SeatInfo) -> Self {
        let sitter = match &seat.sitter {
            protocol::Sitter::Nobody => Sitter::Nobody,
            protocol::Sitter::Person { person, name } => {
                Sitter::Person { person: *person, name: text(name) }
            }
            protocol::Sitter::Bot { level } => Sitter::Bot { level: text(level) },
        };
        Self {
            sitter,
            ready: seat.ready,
            away: seat.away,
            words: maybe(&seat.words),
            account: seat.account,
        }
    }
}
