//! Steps that no person makes (bots and the house), and hints.
//!
//! [`State::automatic`] says which automatic step is next. *Quick* steps need no thinking and are made at once, several
//! in one commit. For all others the room asks the driver to run a bot ([`Output::AskBot`]) and plays the answer.

use ::bots::{Advice, BotSpec, Budget, Candidate, Level};
use engine::{Chance, Seat};
use protocol::{FromServer, NotNow, RequestError, Sitter, Thinking};
use serde_json::json;

use crate::translators::Refused;
use crate::{ConnectionId, DecisionId, HintRequest, Now, Output, Room, RoomError, State};

/// At most this many quick steps share a commit.
const MAX_QUICK_STEPS: usize = 32;

/// At most this many steps share a commit: quick steps, and the one before them.
pub(crate) const MAX_COMMITTED_STEPS: usize = MAX_QUICK_STEPS + 1;

/// How long bots of the strongest level think, if the room's settings ask for less or more than usual. Budgets are
/// iterations and not times, so that a bot makes the same move after a restart.
const SHORT: Budget = Budget::Iterations(2_000);
const LONG: Budget = Budget::Iterations(50_000);

/// The next step, made without a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Automatic {
    /// The house takes a random one of its offers.
    House,
    /// A bot that need not think: it has only one offer, or plays at random.
    Quick(Seat, Level),
    /// A bot that must think on another thread.
    Thinker(Seat, Level),
}

impl State {
    /// Recomputes [`State::automatic`]. Must be called after each change of the match, the seats, or the players who
    /// are away.
    pub(crate) fn refresh_automatic(&mut self) {
        self.automatic = self.may_act().iter().find_map(|seat| {
            if seat == Seat::HOUSE {
                return Some(Automatic::House);
            }
            let level = self.level_of(seat)?;
            let quick = level == Level::Random || self.seated()?.only(seat).is_some();
            Some(match quick {
                true => Automatic::Quick(seat, level),
                false => Automatic::Thinker(seat, level),
            })
        });
    }

    /// The level of the bot that plays for a seat, if one does.
    fn level_of(&self, seat: Seat) -> Option<Level> {
        let chair = self.chairs.get(seat.idx())?;
        let name = match &chair.sitter {
            Sitter::Bot { level } => level,
            Sitter::Person { .. } if chair.away => &self.settings.level,
            Sitter::Person { .. } | Sitter::Nobody => return None,
        };
        Some(level(name).unwrap_or(Level::Random))
    }

    /// The bot of a level, with the thinking time of this room's settings.
    fn bot(&self, level: Level) -> BotSpec {
        match (level, self.settings.thinking) {
            (Level::STRONGEST, Thinking::Short) => BotSpec::with_budget(level, SHORT, 1),
            (Level::STRONGEST, Thinking::Long) => BotSpec::with_budget(level, LONG, 1),
            _ => BotSpec::of(level),
        }
    }

    /// Random numbers for bots and the house. They are the same after a reload, and independent of those of the match.
    fn bot_luck(&self) -> Chance {
        let steps = self.game_match().map_or(0, |played| played.n_steps() as u64);
        self.secret.quick(u64::MAX - steps)
    }

    /// The code of a random offer of a seat or of the house. `None` if it has no offer.
    fn any_offer(&self, seat: Seat) -> Option<u32> {
        let offers = self.game_match()?.offers(seat);
        let n = u32::try_from(offers.len()).ok().filter(|n| 0 < *n)?;
        offers.get(self.bot_luck().below(n) as usize).map(|offer| offer.code)
    }

    /// Plays an action by its code. Returns whether it was possible.
    fn play_code(&mut self, seat: Seat, code: u32) -> bool {
        self.game_match_mut().is_some_and(|played| played.act(seat, &json!(code)).is_ok())
    }
}

impl Room {
    /// Whether [`Room::run_automatic`] has something to do: a quick step, or a bot to be asked.
    pub(crate) fn has_automatic_step(&self) -> bool {
        match self.state.automatic {
            Some(Automatic::House | Automatic::Quick(..)) => true,
            Some(Automatic::Thinker(..)) => self.thinking.is_none(),
            None => false,
        }
    }

    /// Makes and commits quick steps, or asks the driver for a bot's choice.
    pub(crate) fn run_automatic(
        &mut self,
        now: Now,
        out: &mut Vec<Output>,
    ) -> Result<(), RoomError> {
        match self.state.automatic {
            None => {}
            Some(Automatic::House | Automatic::Quick(..)) => {
                self.play_quick_steps(now)?;
                self.commit(now, out);
            }
            Some(Automatic::Thinker(seat, level)) if self.thinking.is_none() => {
                let question = self.state.seated().and_then(|seated| seated.decision(seat));
                if let Some(question) = question {
                    let decision = DecisionId { seat, change: self.state.last_change };
                    self.thinking = Some(decision);
                    let (bot, luck) = (self.state.bot(level), self.state.bot_luck());
                    out.push(Output::AskBot { decision, question, bot, luck });
                }
            }
            Some(Automatic::Thinker(..)) => {}
        }
        Ok(())
    }

    /// Makes and stages quick steps, [`MAX_QUICK_STEPS`] at most, until a person or a bot that thinks is next.
    pub(crate) fn play_quick_steps(&mut self, now: Now) -> Result<(), RoomError> {
        for _ in 0..MAX_QUICK_STEPS {
            let (seat, level) = match self.state.automatic {
                Some(Automatic::House) => (Seat::HOUSE, None),
                Some(Automatic::Quick(seat, level)) => (seat, Some(level)),
                Some(Automatic::Thinker(..)) | None => break,
            };
            if !self.staged.is_empty() {
                self.keep_tables();
            }
            self.play_for(now, seat, level, None)?;
        }
        Ok(())
    }

    /// Plays a bot's choice, and the quick steps after it. Ignores the choice if the match has changed since the bot
    /// was asked.
    pub(crate) fn play_choice(
        &mut self,
        now: Now,
        decision: DecisionId,
        code: Option<u32>,
        out: &mut Vec<Output>,
    ) -> Result<(), RoomError> {
        if self.thinking != Some(decision) {
            return Ok(());
        }
        self.thinking = None;
        match self.state.automatic {
            Some(Automatic::Thinker(seat, level))
                if decision == (DecisionId { seat, change: self.state.last_change }) =>
            {
                self.play_for(now, seat, Some(level), code)?;
                self.play_quick_steps(now)?;
                self.commit(now, out);
            }
            Some(_) | None => {}
        }
        Ok(())
    }

    /// Plays and stages the action with this code. If there is no code or the action is impossible, plays a random
    /// offer, so that no match waits for a bot for ever.
    ///
    /// # Errors
    /// If the seat has no offer.
    pub(crate) fn play_for(
        &mut self,
        now: Now,
        seat: Seat,
        level: Option<Level>,
        code: Option<u32>,
    ) -> Result<(), RoomError> {
        let played = code.is_some_and(|code| self.state.play_code(seat, code))
            || self.state.any_offer(seat).is_some_and(|code| self.state.play_code(seat, code));
        if !played {
            return Err(RoomError::new(&self.state.id, "an awaited seat has no offer"));
        }
        self.stage_step(now, None, level.map(|level| level.name().to_owned()))
    }

    /// A client asks how a bot rates its seat's offers.
    pub(crate) fn ask_hint(
        &mut self,
        connection: ConnectionId,
        id: String,
        seat: Option<u8>,
        out: &mut Vec<Output>,
    ) {
        match self.hint_request(connection, &id, seat) {
            Ok(asked) => out.push(asked),
            Err(refused) => self.refuse(connection, Some(id), refused),
        }
    }

    fn hint_request(
        &self,
        connection: ConnectionId,
        id: &str,
        seat: Option<u8>,
    ) -> Result<Output, Refused> {
        let seat = self.acting_seat(connection, seat)?;
        self.require_playing()?;
        if !self.state.settings.hints {
            return Err(NotNow::HintsOff.into());
        }
        if !self.state.awaited_people().contains(seat) {
            return Err(NotNow::NotYourTurn.into());
        }
        let Some(Sitter::Person { person, .. }) =
            self.state.chairs.get(seat.idx()).map(|chair| &chair.sitter)
        else {
            return Err(RequestError::NotYourSeat.into());
        };
        let question = self.state.seated().and_then(|seated| seated.decision(seat));
        let question = question.ok_or(NotNow::NotYourTurn)?;
        let offers = self.state.game_match().map(|played| played.offers(seat)).unwrap_or_default();
        let label = |offer: &engine::Offered| (offer.code, self.line(connection, &offer.label));
        let request = HintRequest {
            connection,
            person: *person,
            id: id.to_owned(),
            n: self.state.last_n(),
            offers: offers.iter().map(label).collect(),
        };
        let (bot, luck) = (BotSpec::of(Level::ADVISER), self.state.bot_luck());
        Ok(Output::AskHint { request, question, bot, luck })
    }

    /// Sends a hint to the client that asked for it.
    pub(crate) fn send_hint(&mut self, request: HintRequest, found: Result<Advice, RequestError>) {
        let HintRequest { connection, id, n, offers, .. } = request;
        match found {
            Ok(Advice { ranked, reasons }) => {
                let candidates = candidates(&ranked, &offers);
                let said: Option<Vec<String>> =
                    reasons.iter().map(|it| self.line(connection, it)).collect();
                let reason = said.filter(|it| !it.is_empty()).map(|it| it.join(" "));
                let hint = FromServer::Hint { id, n, reason, candidates };
                self.connections.send(connection, &hint);
            }
            Err(error) => self.refuse(connection, Some(id), error.into()),
        }
    }
}

fn candidates(
    found: &[Candidate<u32>],
    offers: &[(u32, Option<String>)],
) -> Vec<protocol::Candidate> {
    let tries: u64 = found.iter().map(|candidate| u64::from(candidate.visits)).sum();
    let shown = |candidate: &Candidate<u32>| protocol::Candidate {
        code: candidate.action,
        label: offers
            .iter()
            .find(|(code, _)| *code == candidate.action)
            .and_then(|(_, label)| label.clone()),
        share: (u64::from(candidate.visits) * 1000 / tries.max(1)) as u32,
        points: candidate.points,
        win: candidate.win,
        visits: candidate.visits,
    };
    found.iter().map(shown).collect()
}

/// The level with this name, or `None` if there is no such level.
pub(crate) fn level(name: &str) -> Option<Level> {
    name.parse().ok()
}
