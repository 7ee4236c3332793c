//! The journal: what happened, turn by turn.

use engine::{AnyMatch, Arg, Phrase, Seat};
use i18n::{Reader, Speaker};
use ratatui::style::Style;
use ratatui::text::Line as Row;

use crate::play::command::capitalized;
use crate::screen::look::{Look, cut_rows};

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
    lines: Vec<Told>,
    /// Whether a line begins with another player: later ones keep the name of theirs.
    names_others: bool,
}

/// Which turns are shown with their details.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfold {
    All,
    Last,
    /// The last one, if it is a turn of this seat.
    LastOf(Option<Seat>),
}

/// A line of the journal. Where it begins with the player whose turn it is, the title has the name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Told {
    text: String,
    /// Whether a summary leaves it out: see [`Phrase::is_detail`].
    is_detail: bool,
}

impl Turn {
    /// Adds a line. `players` are the names with which lines begin.
    fn add(&mut self, said: String, is_detail: bool, players: &[String]) {
        let after = |name: &String| said.strip_prefix(name)?.strip_prefix(' ');
        let rest = after(&self.title).filter(|_| !self.names_others);
        self.names_others |= players.iter().any(|it| *it != self.title && after(it).is_some());
        let text = rest.map(str::to_owned).unwrap_or(said);
        self.lines.push(Told { text, is_detail });
    }

    /// The lines without details if there are others.
    fn short(&self) -> Vec<&Told> {
        let all_details = self.lines.iter().all(|line| line.is_detail);
        self.lines.iter().filter(|line| all_details || !line.is_detail).collect()
    }

    /// What the player did, in one line.
    fn summary(&self) -> String {
        let lines = self.short();
        let texts = lines.iter().map(|line| without_stop(&line.text));
        [self.title.as_str()].into_iter().chain(texts).collect::<Vec<_>>().join(" · ")
    }
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
        let seats = (0..reader.names.len() as u8).map(Seat);
        let players: Vec<String> =
            seats.map(|seat| capitalized(&player(speaker, seat, reader))).collect();
        let mut told_something = false;
        for nth in self.n_steps..n_steps {
            let by = played.by(nth);
            if self.turns.last().is_none_or(|turn| turn.by != by) {
                let title = by.map_or(String::new(), |seat| player(speaker, seat, reader));
                self.turns.push(Turn {
                    by,
                    first: nth,
                    title: capitalized(&title),
                    lines: Vec::new(),
                    names_others: false,
                });
            }
            let told = played.told(reader.seat, nth);
            told_something |= !told.is_empty();
            if let Some(turn) = self.turns.last_mut() {
                for phrase in &told {
                    let said = speaker.say(phrase, reader);
                    turn.add(said, phrase.is_detail(), &players);
                }
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

    /// The turns of others since the last turn of `viewer`, each in short, in at most `height` rows. Where they do not
    /// fit, the oldest are left out and the others are cut. If it is the viewer's turn, the last turn is the one before.
    pub(crate) fn news(
        &self,
        viewer: Option<Seat>,
        is_own_turn: bool,
        look: Look,
        width: usize,
        height: usize,
    ) -> Vec<Row<'static>> {
        let told = self.turns.iter().filter(|turn| !turn.lines.is_empty());
        let since: Vec<&Turn> = told
            .rev()
            .skip_while(|turn| is_own_turn && turn.by == viewer)
            .take_while(|turn| viewer.is_none() || turn.by != viewer)
            .take(height)
            .collect();
        let summary = |turn: &&Turn| {
            let mut cells = look.cells("● ", turn.by.map_or(look.dim(), |it| look.seat(it.idx())));
            cells.extend(look.cells(&turn.summary(), Style::new()));
            cut_rows(&cells, width, height / since.len())
        };
        since.iter().rev().flat_map(summary).collect()
    }

    /// The turns, each below the name of its player. Repeated lines are shown once, with their number; details are dim,
    /// and only turns that `unfold` have them.
    pub(crate) fn rows(&self, unfold: Unfold, look: Look, width: usize) -> Vec<Row<'static>> {
        let mut rows = Vec::new();
        let last = self.turns.len().saturating_sub(1);
        for (nth, turn) in self.turns.iter().enumerate().filter(|(_, it)| !it.lines.is_empty()) {
            let is_unfolded = match unfold {
                Unfold::All => true,
                Unfold::Last => nth == last,
                Unfold::LastOf(seat) => nth == last && turn.by == seat,
            };
            let lines = if is_unfolded { turn.lines.iter().collect() } else { turn.short() };
            let style = turn.by.map_or(look.strong(), |seat| look.seat(seat.idx()));
            rows.push(look.cut(&format!("● {}", turn.title), style, width));
            for same in lines.chunk_by(|one, other| one == other) {
                let times =
                    if 1 < same.len() { format!(" ×{}", same.len()) } else { String::new() };
                let line = format!("  {}{times}", same[0].text);
                let style = if same[0].is_detail { look.dim() } else { Style::new() };
                rows.extend(look.wrapped(&line, style, width));
            }
        }
        rows
    }
}

/// A sentence without its full stop, but with that of an abbreviation in capitals, as in `532 BC`.
fn without_stop(sentence: &str) -> &str {
    let said = sentence.strip_suffix('.').unwrap_or(sentence);
    if said.ends_with(char::is_uppercase) { sentence } else { said }
}

/// The name of a player, or "you" for the reader.
pub(crate) fn player(speaker: &Speaker, seat: Seat, reader: Reader<'_>) -> String {
    speaker.say(&Phrase::new("player").with("who", Arg::Seat(seat)), reader)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_has_the_name_until_a_line_names_another_player() {
        let players = ["Anna", "You"].map(str::to_owned);
        let mut turn = Turn {
            by: Some(Seat(0)),
            first: 0,
            title: players[0].clone(),
            lines: Vec::new(),
            names_others: false,
        };
        let said =
            ["Anna draws.", "The pile has 3 cards.", "Anna builds.", "You lose.", "Anna wins."];
        said.into_iter().for_each(|it| turn.add(it.to_owned(), false, &players));
        let told: Vec<&str> = turn.lines.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(told, ["draws.", "The pile has 3 cards.", "builds.", "You lose.", "Anna wins."]);
    }
}
