//! The journal: what happened, turn by turn.

use engine::{AnyMatch, Arg, Phrase, Seat};
use i18n::{Reader, Speaker};
use ratatui::style::Style;
use ratatui::text::Line as Row;

use crate::screen::look::Look;

/// What one reader was told, turn by turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Journal {
    turns: Vec<Turn>,
    /// How many steps of the match it has taken in.
    n_steps: usize,
}

/// Consecutive steps of one seat.
#[derive(Clone, Debug)]
struct Turn {
    by: Option<Seat>,
    /// The number of its first step, counted from 0.
    first: usize,
    title: String,
    lines: Vec<String>,
}

impl Journal {
    /// Adds the steps of a match up to `n_steps` that it does not have. Returns whether the reader was told something.
    pub(crate) fn learn(
        &mut self,
        played: &dyn AnyMatch,
        n_steps: usize,
        speaker: &Speaker,
        reader: Reader<'_>,
    ) -> bool {
        let mut told_something = false;
        for nth in self.n_steps..n_steps {
            let by = played.by(nth);
            if self.turns.last().is_none_or(|turn| turn.by != by) {
                let title = by.map_or(String::new(), |seat| player(speaker, seat, reader));
                self.turns.push(Turn { by, first: nth, title, lines: Vec::new() });
            }
            let told = played.told(reader.seat, nth);
            told_something |= !told.is_empty();
            let said = told.iter().map(|phrase| speaker.say(phrase, reader));
            if let Some(turn) = self.turns.last_mut() {
                turn.lines.extend(said);
            }
        }
        self.n_steps = self.n_steps.max(n_steps);
        told_something
    }

    /// From step `step`, the first step of the next turn; backwards, that of this turn, or of the one before at its
    /// start.
    pub(crate) fn turn_from(&self, step: usize, forwards: bool) -> usize {
        let mut starts = self.turns.iter().map(|turn| turn.first);
        match forwards {
            true => starts.find(|start| step < *start).unwrap_or(self.n_steps),
            false => starts.take_while(|start| *start < step).last().unwrap_or(0),
        }
    }

    /// The turns, each below the name of its player. Repeated lines are shown once, with their number.
    pub(crate) fn rows(&self, look: Look, width: usize) -> Vec<Row<'static>> {
        let mut rows = Vec::new();
        for turn in self.turns.iter().filter(|turn| !turn.lines.is_empty()) {
            let style = turn.by.map_or(look.strong(), |seat| look.seat(seat.idx()));
            rows.push(look.cut(&format!("● {}", turn.title), style, width));
            for same in turn.lines.chunk_by(|one, other| one == other) {
                let times =
                    if 1 < same.len() { format!(" ×{}", same.len()) } else { String::new() };
                let line = format!("  {}{times}", same[0]);
                rows.extend(look.wrapped(&line, Style::new(), width));
            }
        }
        rows
    }
}

/// The name of a player, or "you" for the reader.
pub(crate) fn player(speaker: &Speaker, seat: Seat, reader: Reader<'_>) -> String {
    speaker.say(&Phrase::new("player").with("who", Arg::Seat(seat)), reader)
}
