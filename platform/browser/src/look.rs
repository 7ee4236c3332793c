//! Requests that read a room: its record, replay, points and verification.

use std::sync::Arc;

use engine::{AnyGame, Record};
use log_format::v1;
use protocol::{Branch, NotNow, RoomState};
use room::review::{self, MAX_FRAMES, Viewpoint};
use room::{RoomPlan, game_info};
use serde_json::{Value, json};

use crate::Host;
use crate::requests::{Failed, Request, body, malformed};

/// A record, and the game that it is of.
type GameRecord = (&'static dyn AnyGame, Arc<Record>);

impl Host {
    /// Answers a request that reads a room. The match must be over, except for `handover` and for the replay of the
    /// person's own seat.
    pub(crate) fn look(
        &mut self,
        room: &str,
        what: &str,
        query: &str,
        request: &Request,
    ) -> Result<Value, Failed> {
        match what {
            "record" => Ok(json!(*self.record(room)?.1)),
            // The record of a match, finished or not, to be sent to a server. It has no news: the server makes them.
            "handover" => {
                let record = self.driver(room)?.room().state().record();
                Ok(json!(Record { news: None, ..record.ok_or(NotNow::NotStarted)? }))
            }
            "scores" => {
                let (game, record) = self.record(room)?;
                let scores = review::scores(game, &record).ok_or(NotNow::ReadOnly)?;
                Ok(json!(scores))
            }
            "replay" => {
                let of = |name| parameter(query, name);
                let seat = of("seat").unwrap_or_default();
                let (game, record) = match seat.parse() {
                    Ok(seat) => self.record_for(room, seat, request)?,
                    Err(_) => self.record(room)?,
                };
                let you = of("you").unwrap_or_default();
                let viewpoint = Viewpoint::parse(seat, you, record.seats.len());
                let viewpoint =
                    viewpoint.ok_or_else(|| malformed("the number of a seat, all or none"))?;
                let from: u32 = of("from").and_then(|text| text.parse().ok()).unwrap_or(0);
                let to = of("to").and_then(|text| text.parse().ok());
                let range = from..=to.unwrap_or(from.saturating_add(MAX_FRAMES - 1));
                let language = room::language(of("lang").unwrap_or_default());
                let speaker = self.config.translators.get(game.slug(), language);
                let speaker = speaker.ok_or(Failed::NotFound)?;
                let replay = review::replay(game, &record, viewpoint, range, speaker);
                Ok(json!(replay.ok_or(NotNow::ReadOnly)?))
            }
            "verify" => {
                if self.driver(room)?.room().state().info().state != RoomState::Over {
                    return Err(NotNow::NotOver.into());
                }
                let log = request.log.as_deref().unwrap_or_default();
                let entries = v1::decode_entries(log).map_err(|_| malformed("the stored log"))?;
                Ok(json!(review::verify(room, entries).ok_or(NotNow::ReadOnly)?))
            }
            _ => Err(Failed::NotFound),
        }
    }

    /// The content that the match of a room began with, in one language.
    pub(crate) fn catalogue(&mut self, room: &str, lang: &str) -> Result<Value, Failed> {
        let info = self.driver(room)?.room().state().info();
        let game = catalogue::find(&info.settings.game).ok_or(Failed::NotFound)?;
        let content = game_info::content(game, info.pack.as_deref()).ok_or(Failed::NotFound)?;
        let language = room::language(lang);
        let found = game_info::catalogue(&self.config.translators, game, content, language);
        found.ok_or(Failed::NotFound)
    }

    fn record(&mut self, room: &str) -> Result<GameRecord, Failed> {
        with_game(self.driver(room)?.room().record()?)
    }

    fn record_for(&mut self, room: &str, seat: u8, by: &Request) -> Result<GameRecord, Failed> {
        with_game(self.driver(room)?.room().record_for(Some(&by.person), seat)?)
    }

    pub(crate) fn branch(&mut self, room: &str, request: &Request) -> Result<RoomPlan, Failed> {
        let Branch { step, seat, level } = body(request)?;
        let (_, record) = self.record(room)?;
        let is_there =
            usize::from(seat) < record.seats.len() && (step as usize) < record.steps.len();
        if !is_there {
            return Err(malformed("a seat and a step of the match"));
        }
        Ok(room::branch(room, &record, step, seat, level, &request.person)?)
    }
}

fn with_game(record: Arc<Record>) -> Result<GameRecord, Failed> {
    let game = catalogue::find(&record.game).ok_or(NotNow::ReadOnly)?;
    Ok((game, record))
}

/// The value of a parameter in a query. The values used here need no decoding.
fn parameter<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}
