//! Conversions from stored forms to the types of `room` and `protocol`.

use std::borrow::Cow;

use protocol::RoomInfo;
use room::RoomEvent;

use super::event::Event;
use super::info::{Deal, Info, SeatInfo, Sitter, State};
use super::parts::{AwayReason, Clock, Origin, Player, Settings, Text, Thinking};

fn maybe(text: Option<Text<'_>>) -> Option<String> {
    text.map(Cow::into_owned)
}

impl From<Event<'_>> for RoomEvent {
    fn from(event: Event<'_>) -> Self {
        match event {
            Event::Created { settings, host, host_name, secret, rematch_of, origin } => {
                RoomEvent::Created {
                    settings: settings.into(),
                    host,
                    host_name: host_name.into_owned(),
                    secret: engine::Seed(secret.0),
                    rematch_of: maybe(rematch_of),
                    origin: origin.map(Into::into),
                }
            }
            Event::Invited { invite } => RoomEvent::Invited { invite: maybe(invite) },
            Event::Sat { seat, person, name, account } => {
                RoomEvent::Sat { seat, person, name: name.into_owned(), account }
            }
            Event::BotSat { seat, level } => RoomEvent::BotSat { seat, level: level.into_owned() },
            Event::Stood { seat } => RoomEvent::Stood { seat },
            Event::Ready { seat, ready } => RoomEvent::Ready { seat, ready },
            Event::Words { seat, words } => RoomEvent::Salt { seat, salt: words.into_owned() },
            Event::SettingsChanged { settings } => {
                RoomEvent::SettingsChanged { settings: settings.into() }
            }
            Event::Started { rules, content, options, seed, commitment, players } => {
                RoomEvent::Started {
                    rules,
                    content: content.into_owned(),
                    options: options.into_owned(),
                    seed: engine::Seed(seed.0),
                    commitment: commitment.into_owned(),
                    players: players.into_iter().map(Into::into).collect(),
                }
            }
            Event::Act { seat, action, digest, id, bot } => RoomEvent::Act {
                seat,
                action: action.into_owned(),
                digest: engine::Digest(digest.0),
                id: maybe(id),
                bot: maybe(bot),
            },
            Event::Undo { seat, digest, id } => {
                RoomEvent::Undo { seat, digest: engine::Digest(digest.0), id: maybe(id) }
            }
            Event::Confirmed { seat, step, id } => {
                RoomEvent::Confirmed { seat, step, id: maybe(id) }
            }
            Event::UndoAsked { seat, step, id } => {
                RoomEvent::UndoAsked { seat, step, id: maybe(id) }
            }
            Event::UndoAnswered { seat, yes, id } => {
                RoomEvent::UndoAnswered { seat, yes, id: maybe(id) }
            }
            Event::Rewound { seat, step } => RoomEvent::Rewound { seat, step },
            Event::Chat { person, name, account, text, id } => RoomEvent::Chat {
                person,
                name: name.into_owned(),
                account,
                text: text.into_owned(),
                id: maybe(id),
            },
            Event::AwayVoted { by, seat, id } => RoomEvent::AwayVoted { by, seat, id: maybe(id) },
            Event::Away { seat, why } => RoomEvent::Away { seat, why: why.into() },
            Event::Back { seat, id } => RoomEvent::Back { seat, id: maybe(id) },
            Event::Adopted { seat, person, name } => {
                RoomEvent::Adopted { seat, person, name: name.into_owned() }
            }
            Event::Forgotten { person } => RoomEvent::Forgotten { person },
            Event::Rematch { room } => RoomEvent::Rematch { room: room.into_owned() },
            Event::EndAgreed { seat } => RoomEvent::EndAgreed { seat },
            Event::Ended {} => RoomEvent::Ended,
        }
    }
}

impl From<Settings<'_>> for protocol::Settings {
    fn from(settings: Settings<'_>) -> Self {
        let Settings { game, seats, options, open, level, clock, hints, confirm, thinking } =
            settings;
        Self {
            game: game.into_owned(),
            seats,
            options: options.into_owned(),
            open,
            level: level.into_owned(),
            clock: clock.into(),
            hints,
            confirm,
            thinking: thinking.into(),
        }
    }
}

impl From<Thinking> for protocol::Thinking {
    fn from(thinking: Thinking) -> Self {
        match thinking {
            Thinking::Short => Self::Short,
            Thinking::Normal => Self::Normal,
            Thinking::Long => Self::Long,
        }
    }
}

impl From<Clock> for protocol::Clock {
    fn from(clock: Clock) -> Self {
        match clock {
            Clock::Untimed => Self::Untimed,
            Clock::Live { base, increment } => Self::Live { base, increment },
            Clock::Correspondence { hours } => Self::Correspondence { hours },
        }
    }
}

impl From<Origin<'_>> for protocol::Origin {
    fn from(origin: Origin<'_>) -> Self {
        match origin {
            Origin::Words { words } => Self::Words { words: words.into_owned() },
            Origin::Branch { room, step } => Self::Branch { room: room.into_owned(), step },
            Origin::Browser => Self::Browser,
        }
    }
}

impl From<AwayReason> for protocol::AwayReason {
    fn from(why: AwayReason) -> Self {
        match why {
            AwayReason::Time => Self::Time,
            AwayReason::Vote => Self::Vote,
            AwayReason::Left => Self::Left,
        }
    }
}

impl From<Player<'_>> for engine::Player {
    fn from(player: Player<'_>) -> Self {
        Self { name: player.name.into_owned(), bot: maybe(player.bot) }
    }
}

impl From<Info<'_>> for RoomInfo {
    fn from(info: Info<'_>) -> Self {
        Self {
            id: info.id.into_owned(),
            settings: info.settings.into(),
            state: match info.state {
                State::Gathering => protocol::RoomState::Gathering,
                State::Playing => protocol::RoomState::Playing,
                State::Over => protocol::RoomState::Over,
            },
            host: info.host.into_owned(),
            host_person: info.host_person,
            seats: info.seats.into_iter().map(Into::into).collect(),
            deal: info.deal.into(),
            practice: info.practice,
            origin: info.origin.map(Into::into),
            rematch: maybe(info.rematch),
            read_only: maybe(info.read_only),
            // The index does not store the pack. Only the page of a table needs it, and gets it from the room.
            pack: None,
        }
    }
}

impl From<SeatInfo<'_>> for protocol::SeatInfo {
    fn from(seat: SeatInfo<'_>) -> Self {
        let sitter = match seat.sitter {
            Sitter::Nobody => protocol::Sitter::Nobody,
            Sitter::Person { person, name } => {
                protocol::Sitter::Person { person, name: name.into_owned() }
            }
            Sitter::Bot { level } => protocol::Sitter::Bot { level: level.into_owned() },
        };
        Self {
            sitter,
            ready: seat.ready,
            away: seat.away,
            words: maybe(seat.words),
            account: seat.account,
        }
    }
}

impl From<Deal<'_>> for protocol::Deal {
    fn from(deal: Deal<'_>) -> Self {
        Self {
            secret_commitment: deal.secret_commitment.into_owned(),
            commitment: maybe(deal.commitment),
            secret: maybe(deal.secret),
            seed: maybe(deal.seed),
        }
    }
}
