//! Playing again what the entries of a room say.

use engine::{AnyMatch, Digest, Opening, Phrase, Player, RecordedDeed, Seat, Seed};
use journal::Happening;
use serde_json::{Value, json};

use crate::room::state::{Room, Start};

impl Room {
    /// Does to the match what a stored entry says. What this program cannot follow freezes the match.
    pub(crate) fn redo(&mut self, what: &Happening) {
        if self.frozen.is_some() {
            return;
        }
        let done = match what {
            Happening::Started { rules, content, options, seed, players, .. } => {
                self.open(*rules, content, options, seed, players)
            }
            Happening::Act { seat, action, digest, .. } => {
                self.redo_act(Seat(*seat), action, *digest)
            }
            Happening::Undo { seat, digest, .. } => self.redo_undo(Seat(*seat), *digest),
            Happening::Rewound { step, .. } => self.rewind(*step),
            Happening::Created { .. }
            | Happening::Invited { .. }
            | Happening::Sat { .. }
            | Happening::BotSat { .. }
            | Happening::Stood { .. }
            | Happening::Ready { .. }
            | Happening::Words { .. }
            | Happening::UndoAsked { .. }
            | Happening::UndoAnswered { .. }
            | Happening::Chat { .. }
            | Happening::AwayVoted { .. }
            | Happening::Away { .. }
            | Happening::Back { .. }
            | Happening::Adopted { .. }
            | Happening::Forgotten { .. }
            | Happening::Rematch { .. } => Ok(()),
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
        let Some(start) = &mut self.start else { return Err("it has not begun".to_owned()) };
        let table = start.table.as_ref().ok_or("it has not begun")?;
        let record = table.played().record(start.players.clone());
        let replayed = bots::replay(start.game.standard(), &record, step as usize);
        let replayed = replayed.ok_or("there is no such game")?;
        start.table = Some(replayed.map_err(|difference| difference.to_string())?);
        Ok(())
    }
}

impl Start {
    /// Plays the match again and hears what each step from `first` on tells a seat.
    pub(crate) fn told_again(&self, first: usize, seat: Option<Seat>) -> Option<Vec<Vec<Phrase>>> {
        let record = self.table.as_ref()?.played().record(self.players.clone());
        let mut replay = self.game.replay(self.game.standard(), &record, first).ok()?;
        let mut told = Vec::new();
        for (nth, step) in record.steps.iter().enumerate().skip(first) {
            match &step.deed {
                RecordedDeed::Action(action) => replay.act(step.seat, &json!(action)).ok()?,
                RecordedDeed::Undo(_) => replay.undo(step.seat).ok()?,
            }
            told.push(replay.told(seat, nth));
        }
        Some(told)
    }
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
            assert!(room.waiting().is_empty(), "nobody is waited for");
            let info = room.info();
            assert_eq!((info.state, info.read_only), (RoomState::Playing, room.frozen.clone()));
            assert_eq!(info.deal.seed, None, "the seed is not shown");
            assert_eq!(room.next_n(), 5, "and its entries are all there");
        }
    }
}
