//! Replaying the match from the log, with the digest of each step as proof that the replay is right.

use engine::{AnyMatch, Digest, Opening, Player, RecordedStep, RecordedStepKind, Seat, Seed};
use serde_json::{Value, json};

use crate::narration::StepNews;
use crate::state::{StartedMatch, State};
use crate::{LogEntry, RoomEvent, Unplayable};

impl State {
    /// Applies an entry to the match. Must be called before [`State::fold`] for each entry that this room did not make
    /// itself. If this program cannot replay the entry, it freezes the match.
    pub(crate) fn replay_event(&mut self, entry: &LogEntry) {
        let event = &entry.event;
        if !event.changes_match() {
            return;
        }
        if let RoomEvent::Started { rules, content, options, seed, players, .. } = event {
            let opened = self.open_match(*rules, content, options, seed, players, entry.playing());
            if let Err(why) = opened {
                self.freeze(why, 0, event);
                self.follow();
            }
            return;
        }
        if let Some(frozen) = &mut self.frozen {
            frozen.log(event);
            if !frozen.follows {
                return;
            }
        }
        let before = self.game_match().map_or(0, AnyMatch::n_steps);
        #[allow(clippy::wildcard_enum_match_arm, reason = "nothing else changes the match")]
        let done = match event {
            RoomEvent::Act { seat, action, digest, .. } => {
                self.replay_act(Seat(*seat), action, *digest)
            }
            RoomEvent::Undo { seat, digest, .. } => self.replay_undo(Seat(*seat), *digest),
            RoomEvent::Rewound { step, .. } => self.rewind(*step),
            _ => Err("this program does not know how it changes the match".to_owned()),
        };
        let Err(reason) = done else { return };
        match &mut self.frozen {
            Some(frozen) => frozen.follows = false,
            None => self.freeze(Unplayable::Damaged(reason), before, event),
        }
        self.show_only(before);
    }

    /// Opens a frozen match with this program's rules, to show it. As long as the replay comes to the stored digests,
    /// its table is the true one.
    fn follow(&mut self) {
        let (Some(started), Some(frozen)) = (&mut self.started, &mut self.frozen) else { return };
        let content = catalogue::content(started.game, started.game.rules_version(), &started.hash);
        let Ok(content) = content else { return };
        let (options, seats) = (&started.options, self.settings.seats);
        let opening = Opening { content, options, seats, seed: started.seed.clone() };
        let opened = bots::open(started.game.slug(), &opening).and_then(Result::ok);
        frozen.follows = opened.is_some();
        (started.seated, started.content) = (opened, Some(content));
    }

    /// Opens the match.
    ///
    /// # Errors
    /// If this program does not have the game, the rules or the content, or if the options are impossible. Unless the
    /// game is missing, `self.started` is set even then, so that the players are known.
    pub(crate) fn open_match(
        &mut self,
        rules: u32,
        content: &str,
        options: &Value,
        seed: &Seed,
        players: &[Player],
        at: i64,
    ) -> Result<(), Unplayable> {
        let game = catalogue::find(&self.settings.game).ok_or_else(|| {
            let game = &self.settings.game;
            Unplayable::OtherVersion(format!("this program has no game {game:?}"))
        })?;
        self.started = Some(StartedMatch {
            game,
            rules,
            hash: content.to_owned(),
            options: options.clone(),
            content: None,
            seed: seed.clone(),
            commitment: seed.commitment(),
            players: players.to_vec(),
            at,
            seated: None,
        });
        let pack = catalogue::content(game, rules, content);
        let pack = pack.map_err(|it| Unplayable::OtherVersion(it.to_string()))?;
        let seats = self.settings.seats;
        let opening = Opening { content: pack, options, seats, seed: seed.clone() };
        let opened = bots::open(game.slug(), &opening);
        let opened = opened.ok_or_else(|| Unplayable::OtherVersion("no such game".to_owned()))?;
        let seated = opened.map_err(|error| Unplayable::Damaged(error.to_string()))?;
        if let Some(started) = &mut self.started {
            (started.seated, started.content) = (Some(seated), Some(pack));
        }
        Ok(())
    }

    fn replay_act(&mut self, seat: Seat, action: &str, digest: Digest) -> Result<(), String> {
        let played = self.game_match_mut().ok_or("the match has not started")?;
        played.act(seat, &json!(action)).map_err(|no| format!("{action:?} is refused: {no:?}"))?;
        same_digest(played, digest)
    }

    fn replay_undo(&mut self, seat: Seat, digest: Digest) -> Result<(), String> {
        let played = self.game_match_mut().ok_or("the match has not started")?;
        played.undo(seat).map_err(|no| format!("an undo is refused: {no:?}"))?;
        same_digest(played, digest)
    }

    /// Takes the match back to its first `step` steps, and keeps the news of the dropped steps for the `Rewound` entry
    /// that must be folded next.
    pub(crate) fn rewind(&mut self, step: u32) -> Result<(), String> {
        let audiences = self.audiences();
        let started = self.started.as_mut().ok_or("the match has not started")?;
        let seated = started.seated.as_ref().ok_or("the match has not started")?;
        let record = seated.game_match().record(started.players.clone());
        self.dropped = started.replay_heard(step as usize, &audiences).unwrap_or_default();
        let content = started.content.ok_or("the match has not started")?;
        let replayed = bots::replay(content, &record, step as usize);
        let replayed = replayed.ok_or("there is no such game")?;
        started.seated = Some(replayed.map_err(|difference| difference.to_string())?);
        Ok(())
    }
}

impl StartedMatch {
    /// Replays the match and returns the news of each step from `first` on: by step, then by audience. `None` if this
    /// program cannot replay it.
    pub(crate) fn replay_heard(
        &self,
        first: usize,
        audiences: &[Option<Seat>],
    ) -> Option<Vec<Vec<StepNews>>> {
        let record = self.seated.as_ref()?.game_match().record(self.players.clone());
        let mut replay = self.game.replay(self.content?, &record, first).ok()?;
        let mut heard = Vec::new();
        for (nth, step) in record.steps.iter().enumerate().skip(first) {
            play_recorded(replay.as_mut(), step)?;
            let hear = |seat: &Option<Seat>| StepNews {
                news: replay.news(*seat, nth).pop().unwrap_or_default(),
                phrases: replay.told(*seat, nth),
            };
            heard.push(audiences.iter().map(hear).collect());
        }
        Some(heard)
    }
}

/// Plays a step of a record, or returns `None` if it cannot be played.
pub(crate) fn play_recorded(played: &mut dyn AnyMatch, step: &RecordedStep) -> Option<()> {
    match &step.kind {
        RecordedStepKind::Action(action) => played.act(step.seat, &json!(action)).ok(),
        RecordedStepKind::Undo(_) => played.undo(step.seat).ok(),
    }
}

fn same_digest(played: &dyn AnyMatch, stored: Digest) -> Result<(), String> {
    let last = played.n_steps().checked_sub(1).and_then(|nth| played.recorded(nth));
    match last {
        Some(step) if step.digest == stored => Ok(()),
        Some(_) | None => Err("this program replays it differently".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use protocol::{RoomState, Settings};

    use super::*;
    use crate::LogEntry;

    /// A room whose match was started with these rules and this content, and has one action.
    fn read(rules: u32, content: &str, action: &str) -> State {
        let seed = Seed([1; 32]);
        let settings = Settings { open: true, ..Settings::new("antiquity", 2) };
        let bot = |seat| RoomEvent::BotSat { seat, level: "random".to_owned() };
        let player = Player { name: "Bot".to_owned(), bot: Some("random".to_owned()) };
        let events = [
            RoomEvent::Created {
                settings,
                host: 1,
                host_name: "Anna".to_owned(),
                secret: seed.clone(),
                rematch_of: None,
                origin: None,
            },
            bot(0),
            bot(1),
            RoomEvent::Started {
                rules,
                content: content.to_owned(),
                options: json!({}),
                commitment: seed.commitment(),
                seed,
                players: vec![player.clone(), player],
            },
            RoomEvent::Act {
                seat: 0,
                action: action.to_owned(),
                digest: Digest(1),
                id: None,
                bot: None,
            },
        ];
        let entry = |(n, event)| LogEntry { n, at: 0, downtime: 0, event };
        State::from_log("r", (0..).zip(events).map(entry).collect()).unwrap()
    }

    #[test]
    fn a_match_that_cannot_be_replayed_is_shown_but_not_continued() {
        let game = catalogue::find("antiquity").unwrap();
        let (rules, content) = (game.rules_version(), game.standard().hash);
        let strange = [
            read(rules + 1, content, "pass"),
            read(rules, "0000", "pass"),
            read(rules, content, "?"),
        ];
        for state in strange {
            assert!(state.frozen.is_some());
            assert!(state.may_act().is_empty(), "nobody is awaited");
            let info = state.info();
            let reason = state.frozen().map(str::to_owned);
            assert_eq!((info.state, info.read_only), (RoomState::Playing, reason));
            assert_eq!(info.deal.seed, None, "the seed is not shown");
            assert_eq!(state.next_n(), 5, "all entries are there");
        }
    }
}
