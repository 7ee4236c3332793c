//! Playing again what the entries of a room say.

use engine::{AnyMatch, Digest, Opening, Player, RecordedDeed, RecordedStep, Seat, Seed};
use journal::Happening;
use serde_json::{Value, json};

use crate::room::state::{Room, Start};
use crate::room::told::{Heard, HeardByAll};

impl Room {
    /// Does to the match what a stored entry says. What this program cannot follow freezes the match.
    pub(crate) fn redo(&mut self, what: &Happening) {
        if self.frozen.is_some() || !what.changes_the_table() {
            return;
        }
        #[allow(clippy::wildcard_enum_match_arm, reason = "nothing else changes the table")]
        let done = match what {
            Happening::Started { rules, content, options, seed, players, .. } => {
                self.open(*rules, content, options, seed, players)
            }
            Happening::Act { seat, action, digest, .. } => {
                self.redo_act(Seat(*seat), action, *digest)
            }
            Happening::Undo { seat, digest, .. } => self.redo_undo(Seat(*seat), *digest),
            Happening::Rewound { step, .. } => self.rewind(*step),
            _ => Err("this program does not know how it changes the table".to_owned()),
        };
        if let Err(reason) = done {
            self.frozen = Some(reason);
        }
    }

    /// Lays the table of a match that begins.
    pub(crate) fn open(
        &mut self,
        rules: u32,
        content: &str,
        options: &Value,
        seed: &Seed,
        players: &[Player],
    ) -> Result<(), String> {
        let game = catalogue::find(&self.settings.game)
            .ok_or_else(|| format!("this program has no game {:?}", self.settings.game))?;
        self.start = Some(Start {
            game,
            seed: seed.clone(),
            commitment: seed.commitment(),
            players: players.to_vec(),
            names: players.iter().map(|player| player.name.clone()).collect(),
            table: None,
        });
        let (program, pack) = (game.rules_version(), game.standard());
        if rules != program {
            return Err(format!(
                "played by version {rules} of the rules; this program has {program}"
            ));
        }
        if content != pack.hash {
            return Err("played with another content pack".to_owned());
        }
        let seats = self.settings.seats;
        let opening = Opening { content: pack, options, seats, seed: seed.clone() };
        let opened = bots::open(game.slug(), &opening).ok_or("there is no such game")?;
        let table = opened.map_err(|fault| fault.to_string())?;
        if let Some(start) = &mut self.start {
            start.table = Some(table);
        }
        Ok(())
    }

    fn redo_act(&mut self, seat: Seat, action: &str, digest: Digest) -> Result<(), String> {
        let table = self.table_mut().ok_or("it has not begun")?;
        table.act(seat, &json!(action)).map_err(|no| format!("{action:?} is refused: {no:?}"))?;
        same_digest(table, digest)
    }

    fn redo_undo(&mut self, seat: Seat, digest: Digest) -> Result<(), String> {
        let table = self.table_mut().ok_or("it has not begun")?;
        table.undo(seat).map_err(|no| format!("an undo is refused: {no:?}"))?;
        same_digest(table, digest)
    }

    /// Goes back to the first steps of the match.
    pub(crate) fn rewind(&mut self, step: u32) -> Result<(), String> {
        let listeners = self.listeners();
        let Some(start) = &mut self.start else { return Err("it has not begun".to_owned()) };
        let table = start.table.as_ref().ok_or("it has not begun")?;
        let record = table.played().record(start.players.clone());
        self.taken_back = start.heard_again(step as usize, &listeners).unwrap_or_default();
        let replayed = bots::replay(start.game.standard(), &record, step as usize);
        let replayed = replayed.ok_or("there is no such game")?;
        start.table = Some(replayed.map_err(|difference| difference.to_string())?);
        Ok(())
    }
}

impl Start {
    /// Plays the match again and hears what each step from `first` on tells these listeners.
    pub(crate) fn heard_again(
        &self,
        first: usize,
        listeners: &[Option<Seat>],
    ) -> Option<Vec<HeardByAll>> {
        let record = self.table.as_ref()?.played().record(self.players.clone());
        let mut replay = self.game.replay(self.game.standard(), &record, first).ok()?;
        let mut heard = Vec::new();
        for (nth, step) in record.steps.iter().enumerate().skip(first) {
            play_recorded(replay.as_mut(), step)?;
            let hear = |seat: &Option<Seat>| Heard {
                news: replay.news(*seat, nth).pop().unwrap_or_default(),
                told: replay.told(*seat, nth),
            };
            heard.push(listeners.iter().map(hear).collect());
        }
        Some(heard)
    }
}

/// Plays a step of a record; nothing where it cannot be played.
pub(crate) fn play_recorded(table: &mut dyn AnyMatch, step: &RecordedStep) -> Option<()> {
    match &step.deed {
        RecordedDeed::Action(action) => table.act(step.seat, &json!(action)).ok(),
        RecordedDeed::Undo(_) => table.undo(step.seat).ok(),
    }
}

/// The steps of a record as entries of a room.
pub(crate) fn acts(steps: &[RecordedStep]) -> impl Iterator<Item = Happening> {
    steps.iter().map(|step| {
        let (seat, digest) = (step.seat.0, step.digest);
        match &step.deed {
            RecordedDeed::Action(action) => {
                Happening::Act { seat, action: action.clone(), digest, id: None, bot: None }
            }
            RecordedDeed::Undo(_) => Happening::Undo { seat, digest, id: None },
        }
    })
}

fn same_digest(table: &dyn AnyMatch, stored: Digest) -> Result<(), String> {
    let last = table.n_steps().checked_sub(1).and_then(|nth| table.recorded(nth));
    match last {
        Some(step) if step.digest == stored => Ok(()),
        Some(_) | None => Err("this program replays it differently".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use journal::StoredEntry;
    use protocol::{RoomState, Settings};

    use super::*;

    /// A room whose match began by some version of the rules, with some content, and one action.
    fn read(rules: u32, content: &str, action: &str) -> Room {
        let seed = Seed([1; 32]);
        let settings = Settings { open: true, ..Settings::new("antiquity", 2) };
        let bot = |seat| Happening::BotSat { seat, level: "random".to_owned() };
        let player = Player { name: "Bot".to_owned(), bot: Some("random".to_owned()) };
        let whats = [
            Happening::Created {
                settings,
                host: 1,
                host_name: "Anna".to_owned(),
                secret: seed.clone(),
                rematch_of: None,
                origin: None,
            },
            bot(0),
            bot(1),
            Happening::Started {
                rules,
                content: content.to_owned(),
                options: json!({}),
                commitment: seed.commitment(),
                seed,
                players: vec![player.clone(), player],
            },
            Happening::Act {
                seat: 0,
                action: action.to_owned(),
                digest: Digest(1),
                id: None,
                bot: None,
            },
        ];
        let entry = |(n, what)| StoredEntry { room: "r".to_owned(), n, at: 0, what };
        Room::read("r", (0..).zip(whats).map(entry).collect()).unwrap()
    }

    #[test]
    fn what_this_program_cannot_follow_is_shown_and_not_continued() {
        let game = catalogue::find("antiquity").unwrap();
        let (rules, content) = (game.rules_version(), game.standard().hash);
        let strange = [
            read(rules + 1, content, "pass"),
            read(rules, "0000", "pass"),
            read(rules, content, "?"),
        ];
        for room in strange {
            assert!(room.frozen.is_some());
            assert!(room.may_act().is_empty(), "nobody is waited for");
            let info = room.info();
            assert_eq!((info.state, info.read_only), (RoomState::Playing, room.frozen.clone()));
            assert_eq!(info.deal.seed, None, "the seed is not shown");
            assert_eq!(room.next_n(), 5, "and its entries are all there");
        }
    }
}
