//! The table as drawings and as words.

use ratatui::style::Style;
use ratatui::text::Line as Row;

use crate::play::show::Line;
use crate::screen::look::{Cells, Look, cut_cells, row};

/// Blank columns between two drawings.
const GAP: usize = 3;

/// The table on the screen, split into status, drawings and words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    /// The first line of the table: the state of the match.
    pub(crate) status: String,
    drawings: Vec<Vec<(String, Option<String>)>>,
    /// The lines below drawings, which explain their signs.
    legends: Vec<String>,
    words: Vec<Line>,
}

impl Board {
    /// Splits the lines of a table into its status, its drawings with their legends, and the words.
    pub(crate) fn new(sketch: Vec<Line>) -> Self {
        let mut board = Self::default();
        let mut lines = sketch.into_iter().peekable();
        if let Some(Line::Words(status)) = lines.next_if(|line| matches!(line, Line::Words(_))) {
            board.status = status;
        }
        let mut was_drawn = false;
        for line in lines {
            let is_drawn = matches!(line, Line::Drawn(..));
            match line {
                Line::Drawn(text, inks) if was_drawn => {
                    if let Some(drawing) = board.drawings.last_mut() {
                        drawing.push((text, inks));
                    }
                }
                Line::Drawn(text, inks) => board.drawings.push(vec![(text, inks)]),
                Line::Words(text) if was_drawn => board.legends.push(text),
                Line::DrawnToo(_) => {}
                line @ (Line::Words(_) | Line::Strong(_)) => board.words.push(line),
            }
            was_drawn = is_drawn;
        }
        board
    }

    pub(crate) fn is_drawn(&self) -> bool {
        !self.drawings.is_empty()
    }

    /// How many columns the widest drawing takes.
    pub(crate) fn width(&self) -> usize {
        self.drawings.iter().map(|it| width_of(it)).max().unwrap_or(0)
    }

    /// The drawings side by side as far as `width` allows, then their legends. Where the drawings need more rows than
    /// `height`, those that only have frames and rules are left out.
    pub(crate) fn drawn(&self, look: Look, width: usize, height: usize) -> Vec<Row<'static>> {
        let mut rows = self.drawings_only(look, width);
        if height < rows.len() {
            rows.retain(|row| !is_rule(&row.to_string()));
        }
        for legend in &self.legends {
            rows.extend(look.wrapped(legend, look.dim(), width));
        }
        rows
    }

    fn drawings_only(&self, look: Look, width: usize) -> Vec<Row<'static>> {
        let mut rows = Vec::new();
        let mut rest = self.drawings.as_slice();
        while !rest.is_empty() {
            let ends = rest.iter().scan(0, |end, drawing| {
                *end += width_of(drawing) + GAP;
                Some(*end - GAP)
            });
            let n_fit = ends.take_while(|end| *end <= width).count().max(1);
            let (beside, later) = rest.split_at(n_fit);
            rows.extend(joined(beside, look, width));
            rest = later;
        }
        rows
    }

    /// How many rows the drawings take, without their legends.
    pub(crate) fn n_drawn(&self, width: usize) -> usize {
        self.drawings_only(Look { has_colours: false }, width).len()
    }

    /// The words that no drawing shows.
    pub(crate) fn words(&self, look: Look, width: usize) -> Vec<Row<'static>> {
        look.rows(&self.words, width)
    }
}

/// Whether a row of a drawing has only the edges of frames, or a rule between others.
fn is_rule(row: &str) -> bool {
    row.contains('─') && row.chars().all(|letter| " ─┼╭╮╰╯".contains(letter))
}

fn width_of(drawing: &[(String, Option<String>)]) -> usize {
    drawing.iter().map(|(text, _)| text.chars().count()).max().unwrap_or(0)
}

/// Joins drawings side by side.
fn joined(beside: &[Vec<(String, Option<String>)>], look: Look, width: usize) -> Vec<Row<'static>> {
    let height = beside.iter().map(Vec::len).max().unwrap_or(0);
    let line = |nth: usize| {
        let mut cells = Cells::new();
        let mut left = 0;
        for drawing in beside {
            cells.resize(left, (' ', Style::new()));
            if let Some((text, inks)) = drawing.get(nth) {
                cells.extend(look.drawn(text, inks.as_deref()));
            }
            left += width_of(drawing) + GAP;
        }
        row(cut_cells(cells, width))
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sketch() -> Vec<Line> {
        let drawn = |text: &str| Line::Drawn(text.to_owned(), None);
        let words = |text: &str| Line::Words(text.to_owned());
        vec![
            words("round 1"),
            drawn("ab"),
            drawn("abcd"),
            words("ab is the map"),
            words("hand"),
            Line::DrawnToo("an x, a y and a z".to_owned()),
            drawn("xyz"),
        ]
    }

    fn texts(rows: &[Row<'_>]) -> Vec<String> {
        rows.iter().map(|it| it.to_string().trim_end().to_owned()).collect()
    }

    #[test]
    fn drawings_stand_beside_one_another_where_there_is_room() {
        let board = Board::new(sketch());
        let look = Look { has_colours: false };
        assert_eq!((board.status.as_str(), board.width()), ("round 1", 4));
        let all = ["ab     xyz", "abcd", "ab is the map"];
        assert_eq!(texts(&board.drawn(look, 20, 2)), all);
        assert_eq!(texts(&board.drawings_only(look, 9)), ["ab", "abcd", "xyz"]);
        assert_eq!(texts(&board.drawings_only(look, 3)), ["ab", "ab…", "xyz"]);
        assert_eq!(texts(&board.words(look, 20)), ["hand"]);
    }

    #[test]
    fn frames_are_left_out_where_there_is_no_room_for_them() {
        let drawn = ["╭───╮", "│ 7 │", "╰───╯", "─┼──", "┌──┐"];
        let drawn = drawn.map(|text| Line::Drawn(text.to_owned(), None));
        let board = Board::new([vec![Line::Words("round 1".to_owned())], drawn.to_vec()].concat());
        let look = Look { has_colours: false };
        assert_eq!(board.drawn(look, 20, 5).len(), 5);
        assert_eq!(texts(&board.drawn(look, 20, 4)), ["│ 7 │", "┌──┐"]);
    }
}
