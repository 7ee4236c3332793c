//! Panes: a title, and rows that can be scrolled.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line as Row, Text};
use ratatui::widgets::{Clear, Paragraph};

use crate::play::show::Line;
use crate::screen::look::{Look, row};

/// The scroll position of a pane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Scroll {
    /// This many rows are above the visible ones.
    From(usize),
    /// The first rows.
    #[default]
    Top,
    /// The last rows, also when rows are added.
    End,
}

impl Scroll {
    /// The first visible row of `n_rows`, if `height` of them fit.
    fn first(self, n_rows: usize, height: usize) -> usize {
        let last = n_rows.saturating_sub(height);
        match self {
            Self::From(first) => first.min(last),
            Self::Top => 0,
            Self::End => last,
        }
    }

    /// The position moved by `by` rows. At the end it becomes [`Scroll::End`].
    pub(crate) fn moved(self, by: isize, n_rows: usize, height: usize) -> Self {
        let last = n_rows.saturating_sub(height);
        let first = self.first(n_rows, height).saturating_add_signed(by);
        if last <= first && 0 < last && 0 < by { Self::End } else { Self::From(first.min(last)) }
    }
}

/// Draws rows below a title, which says how many rows are hidden. Returns how many rows fit.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    title: Row<'static>,
    rows: Vec<Row<'static>>,
    scroll: Scroll,
    look: Look,
) -> usize {
    let height = usize::from(area.height.saturating_sub(1));
    let first = scroll.first(rows.len(), height);
    let below = rows.len().saturating_sub(first + height);
    let mark = match (first, below) {
        (0, 0) => String::new(),
        (above, 0) => format!(" ↑{above} "),
        (0, below) => format!(" ↓{below} "),
        (above, below) => format!(" ↑{above} ↓{below} "),
    };
    let rows = rows.into_iter().skip(first).take(height).collect();
    draw_visible(frame, area, rule(title, &mark, usize::from(area.width), look), rows);
    height
}

/// Draws the visible rows of a list of choices below its prompt. `n_hidden` choices are not among them: the selection
/// scrolls the list.
pub(crate) fn draw_choices(
    frame: &mut Frame<'_>,
    area: Rect,
    prompt: Row<'static>,
    rows: Vec<Row<'static>>,
    n_hidden: usize,
    look: Look,
) {
    let mark = if 0 < n_hidden { format!(" ↕{n_hidden} ") } else { String::new() };
    draw_visible(frame, area, rule(prompt, &mark, usize::from(area.width), look), rows);
}

fn draw_visible(frame: &mut Frame<'_>, area: Rect, head: Row<'static>, rows: Vec<Row<'static>>) {
    let top = Rect { height: area.height.min(1), ..area };
    frame.render_widget(head, top);
    let body = Rect { y: area.y + top.height, height: area.height - top.height, ..area };
    frame.render_widget(Paragraph::new(Text::from(rows)), body);
}

/// A horizontal line with a title on it and a mark at its end.
fn rule(title: Row<'static>, mark: &str, width: usize, look: Look) -> Row<'static> {
    let mut spans = look.cells("─ ", look.dim());
    for span in title.spans {
        spans.extend(span.content.chars().map(|letter| (letter, span.style)));
    }
    spans.push((' ', Style::new()));
    let room = width.saturating_sub(mark.chars().count() + 1);
    spans.truncate(room);
    spans.resize(room, ('─', look.dim()));
    spans.extend(look.cells(mark, look.dim()));
    spans.push(('─', look.dim()));
    row(spans)
}

/// A window with lines over the table.
#[derive(Clone, Debug)]
pub(crate) struct Popup {
    title: String,
    lines: Vec<Line>,
    scroll: Scroll,
    /// How many rows it had and how many fitted when it was last drawn.
    seen: (usize, usize),
}

impl Popup {
    pub(crate) fn new(title: String, lines: Vec<Line>) -> Self {
        Self { title, lines, scroll: Scroll::Top, seen: (0, 0) }
    }

    pub(crate) fn scroll(&mut self, by: isize) {
        self.scroll = self.scroll.moved(by, self.seen.0, self.seen.1);
    }

    /// How many rows a page down scrolls.
    pub(crate) fn page(&self) -> isize {
        self.seen.1.max(2) as isize - 1
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, look: Look) {
        let all = frame.area();
        let width = all.width.saturating_sub(4).min(100).max(all.width.min(20));
        let inner = usize::from(width.saturating_sub(4));
        let rows = look.rows(&self.lines, inner);
        let height = (rows.len() as u16).saturating_add(3).min(all.height.saturating_sub(2));
        let area = Rect {
            x: (all.width - width) / 2,
            y: (all.height.saturating_sub(height)) / 2,
            width,
            height,
        };
        frame.render_widget(Clear, area);
        let inside = Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(4),
            height: area.height.saturating_sub(2),
        };
        let block = ratatui::widgets::Block::bordered().border_style(look.dim());
        frame.render_widget(block, area);
        let title = look.cut(&self.title, look.strong(), inner);
        self.seen.0 = rows.len();
        self.seen.1 = draw(frame, inside, title, rows, self.scroll, look);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scrolling_stays_within_the_rows_and_follows_the_end() {
        assert_eq!(Scroll::Top.moved(-1, 30, 10), Scroll::From(0));
        assert_eq!(Scroll::End.moved(-9, 30, 10), Scroll::From(11));
        assert_eq!(Scroll::From(15).moved(9, 30, 10), Scroll::End);
        assert_eq!(Scroll::From(99).first(30, 10), 20, "the terminal was made larger");
        assert_eq!(Scroll::Top.moved(5, 3, 10), Scroll::From(0), "everything is in sight");
    }
}
