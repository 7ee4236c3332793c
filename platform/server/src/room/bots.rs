//! Whoever plays without a person: bots and the house.

use std::future::pending;

use bots::Level;
use engine::{Chance, Seat};
use journal::{Happening, Trouble};
use protocol::Sitter;
use serde_json::json;
use tokio::task::JoinHandle;

use crate::figures;
use crate::levels;
use crate::room::actor::Keeper;
use crate::room::{House, Room};

/// So many steps of those who need not think share a commit.
const STEPS_AT_ONCE: usize = 32;

/// Somebody who plays without a person and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Automatic {
    /// The house, which takes any of its offers.
    House,
    /// A bot that need not think: it has one offer, or takes any.
    Quick(Seat, Level),
    /// A bot that thinks, on a thread of the bots.
    Thinker(Seat, Level),
}

/// A decision that a bot thinks about.
#[derive(Debug)]
pub(crate) struct Thinking {
    who: Automatic,
    /// The last change of the table when the bot was asked: what it thought of an older table is not played.
    at: u32,
    answer: JoinHandle<Option<u32>>,
}

impl Room {
    /// Whoever is next of those who play without a person.
    pub(crate) fn automatic(&self) -> Option<Automatic> {
        self.waiting().iter().find_map(|seat| {
            if seat == Seat::HOUSE {
                return Some(Automatic::House);
            }
            let level = self.level_of(seat)?;
            let seated = self.start.as_ref()?.table.as_ref()?;
            let quick = level == Level::Random || seated.only(seat).is_some();
            Some(if quick {
                Automatic::Quick(seat, level)
            } else {
                Automatic::Thinker(seat, level)
            })
        })
    }

    /// The level of the bot that plays for a seat, where one does.
    fn level_of(&self, seat: Seat) -> Option<Level> {
        let chair = self.chairs.get(seat.idx())?;
        let name = match &chair.sitter {
            Sitter::Bot { level } => level,
            Sitter::Person { .. } if chair.away => &self.settings.level,
            Sitter::Person { .. } | Sitter::Nobody => return None,
        };
        Some(levels::level(name).unwrap_or(Level::Random))
    }

    /// Luck for whoever plays without a person: never that of the match, and the same when the room is read again.
    pub(crate) fn whim(&self) -> Chance {
        let steps = self.table().map_or(0, |table| table.n_steps() as u64);
        let own = self.secret.nth(u64::MAX - steps).0;
        let word = [own[0], own[1], own[2], own[3], own[4], own[5], own[6], own[7]];
        Chance::quick(u64::from_le_bytes(word))
    }

    /// Any offer of a seat or of the house.
    fn any_offer(&self, seat: Seat) -> Option<u32> {
        let offers = self.table()?.offers(seat);
        let many = u32::try_from(offers.len()).ok().filter(|many| 0 < *many)?;
        offers.get(self.whim().below(many) as usize).map(|offer| offer.code)
    }

    /// Plays an action by its code. Says whether it was possible.
    fn play_code(&mut self, seat: Seat, code: u32) -> bool {
        self.table_mut().is_some_and(|table| table.act(seat, &json!(code)).is_ok())
    }
}

impl Keeper {
    /// Lets those play who need not think, and asks a bot that does.
    pub(crate) async fn let_bots_play(&mut self) -> Result<(), Trouble> {
        match self.room.automatic() {
            None => Ok(()),
            Some(Automatic::House | Automatic::Quick(..)) => {
                let mut whats = Vec::new();
                self.play_quick_bots(&mut whats)?;
                self.commit(whats).await.map(|_| ())
            }
            Some(who @ Automatic::Thinker(seat, level)) => {
                if self.thinking.is_none() {
                    self.thinking = self.ask_bot(who, seat, level);
                }
                Ok(())
            }
        }
    }

    /// Plays for those for whom nobody has to wait.
    pub(crate) fn play_quick_bots(&mut self, whats: &mut Vec<Happening>) -> Result<(), Trouble> {
        for _ in 0..STEPS_AT_ONCE {
            let (seat, level) = match self.room.automatic() {
                Some(Automatic::House) => (Seat::HOUSE, None),
                Some(Automatic::Quick(seat, level)) => (seat, Some(level)),
                Some(Automatic::Thinker(..)) | None => break,
            };
            whats.push(self.play_for(seat, level, None)?);
        }
        Ok(())
    }

    fn ask_bot(&self, who: Automatic, seat: Seat, level: Level) -> Option<Thinking> {
        let decision = self.room.start.as_ref()?.table.as_ref()?.decision(seat)?;
        let mut luck = self.room.whim();
        let bot = levels::bot(level);
        let think = move || decision.choose(&bot, &mut luck).ok();
        let answer = tokio::spawn(on_a_thread(&self.house, think));
        Some(Thinking { who, at: self.room.last_change, answer })
    }

    /// Waits until the bot that was asked has thought; for ever where none was.
    pub(crate) async fn thought(thinking: &mut Option<Thinking>) -> Option<u32> {
        match thinking {
            // A bot that stumbled has chosen nothing.
            Some(thinking) => (&mut thinking.answer).await.unwrap_or_default(),
            None => pending().await,
        }
    }

    /// Plays what a bot chose, if the table is still the one that it was asked about.
    pub(crate) async fn play_thought(&mut self, code: Option<u32>) -> Result<(), Trouble> {
        let Some(thinking) = self.thinking.take() else { return Ok(()) };
        let same = thinking.at == self.room.last_change;
        match thinking.who {
            who @ Automatic::Thinker(seat, level) if same && self.room.automatic() == Some(who) => {
                let mut whats = vec![self.play_for(seat, Some(level), code)?];
                self.play_quick_bots(&mut whats)?;
                self.commit(whats).await.map(|_| ())
            }
            Automatic::House | Automatic::Quick(..) | Automatic::Thinker(..) => Ok(()),
        }
    }

    /// Plays what was chosen. Where nothing was, or something impossible, any offer is taken: no match waits for a bot
    /// for ever.
    fn play_for(
        &mut self,
        seat: Seat,
        level: Option<Level>,
        code: Option<u32>,
    ) -> Result<Happening, Trouble> {
        let played = code.is_some_and(|code| self.room.play_code(seat, code))
            || self.room.any_offer(seat).is_some_and(|code| self.room.play_code(seat, code));
        if !played {
            let reason = "somebody is waited for who can do nothing".to_owned();
            return Err(Trouble::Unreadable { room: self.room.id.clone(), reason });
        }
        self.last_step(None, level.map(|level| level.name().to_owned()))
    }
}

/// Thinks on a thread of the bots: whoever waits longest is next.
pub(crate) fn on_a_thread<T: Send + 'static>(
    house: &House,
    think: impl FnOnce() -> Option<T> + Send + 'static,
) -> impl Future<Output = Option<T>> + Send + 'static {
    let threads = house.thinking.clone();
    async move {
        let _counted = figures::Thinking::begins();
        let permit = threads.acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let thought = think();
            drop(permit);
            thought
        });
        thought.await.unwrap_or_default()
    }
}
