//! Styles: colours, styled text and wrapping.
//!
//! Only the sixteen colours of any terminal are used, and a colour only repeats what letters or signs say. `NO_COLOR`
//! switches colours off.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line as Row, Span};

use crate::page;
use crate::play::show::Line;

/// The private-use character `NAME + n` begins the name of seat `n`, and [`END_OF_NAME`] ends it: see [`marked`].
const NAME: u32 = 0xE000;
const END_OF_NAME: char = '\u{E0FF}';

/// Characters with their styles.
pub(crate) type Cells = Vec<(char, Style)>;

/// What the terminal can show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) has_colours: bool,
}

/// Puts private-use characters around each name, so that a name in a sentence can be found and shown in the colour of
/// its seat.
pub(crate) fn marked(names: &[String]) -> Vec<String> {
    let mark = |(seat, name): (u32, &String)| match char::from_u32(NAME + seat) {
        Some(mark) => format!("{mark}{name}{END_OF_NAME}"),
        None => name.clone(),
    };
    (0..).zip(names).map(mark).collect()
}

/// The text without the marks of names.
pub(crate) fn unmarked(text: &str) -> String {
    text.chars().filter(|letter| !is_mark(*letter)).collect()
}

fn is_mark(letter: char) -> bool {
    ('\u{E000}'..=END_OF_NAME).contains(&letter)
}

impl Look {
    /// Reads from the environment whether to use colours.
    pub(crate) fn of_environment() -> Self {
        Self { has_colours: !page::is_plain() }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.has_colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// The style of a seat, or of the house, which comes after the last seat.
    pub(crate) fn seat(self, idx: usize) -> Style {
        const SEATS: [Color; 6] = [
            Color::Green,
            Color::Magenta,
            Color::Cyan,
            Color::Yellow,
            Color::LightRed,
            Color::LightBlue,
        ];
        let colour = SEATS.get(idx).copied().unwrap_or(Color::Reset);
        self.coloured(colour).add_modifier(Modifier::BOLD)
    }

    /// The style of less important text.
    pub(crate) fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The style of the most important text.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The style of the selection.
    pub(crate) fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The style of keys in the bottom line.
    pub(crate) fn key(self) -> Style {
        self.coloured(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// The style of an ink: see [`engine::Phrase::inked_drawing`].
    fn ink(self, ink: char) -> Style {
        match ink {
            'A'..='Z' => self.seat(usize::from(ink as u8 - b'A')),
            'r' => self.coloured(Color::Red).add_modifier(Modifier::BOLD),
            'o' => self.coloured(Color::LightRed).add_modifier(Modifier::BOLD),
            'y' => self.coloured(Color::LightYellow).add_modifier(Modifier::BOLD),
            'g' => self.coloured(Color::LightGreen).add_modifier(Modifier::BOLD),
            'b' => self.coloured(Color::Blue),
            'c' => self.coloured(Color::LightCyan).add_modifier(Modifier::BOLD),
            'v' => self.coloured(Color::Magenta).add_modifier(Modifier::BOLD),
            'n' => self.coloured(Color::Yellow),
            _ => Style::new(),
        }
    }

    /// A text in a style, with [`marked`] names in the colours of their seats.
    pub(crate) fn cells(self, text: &str, style: Style) -> Cells {
        let mut cells = Cells::new();
        let mut now = style;
        for letter in text.chars() {
            match letter {
                END_OF_NAME => now = style,
                letter if is_mark(letter) => {
                    now = style.patch(self.seat((letter as u32 - NAME) as usize));
                }
                letter => cells.push((letter, now)),
            }
        }
        cells
    }

    /// A line of a drawing.
    pub(crate) fn drawn(self, text: &str, inks: Option<&str>) -> Cells {
        let inks = inks.unwrap_or_default().chars().chain(std::iter::repeat(' '));
        text.chars().zip(inks).map(|(letter, ink)| (letter, self.ink(ink))).collect()
    }

    /// A text on one row, cut to `width`.
    pub(crate) fn cut(self, text: &str, style: Style, width: usize) -> Row<'static> {
        row(cut_cells(self.cells(text, style), width))
    }

    /// A text in as many rows as it needs, wrapped between words.
    pub(crate) fn wrapped(self, text: &str, style: Style, width: usize) -> Vec<Row<'static>> {
        let wrap = |line| wrapped_cells(&self.cells(line, style), width).into_iter().map(row);
        text.split('\n').flat_map(wrap).collect()
    }

    /// A text in as many rows as it needs, all of them `margin` columns from the left.
    pub(crate) fn paragraph(
        self,
        text: &str,
        style: Style,
        margin: usize,
        width: usize,
    ) -> Vec<Row<'static>> {
        let room = width.saturating_sub(margin);
        let rows = wrapped_within(&self.cells(text, style), room, 0);
        let before = vec![(' ', Style::new()); margin];
        rows.into_iter().map(|it| row([before.as_slice(), &it].concat())).collect()
    }

    /// A text in as many rows as it needs; later rows are indented by `hang` columns.
    pub(crate) fn hanging(
        self,
        text: &str,
        style: Style,
        hang: usize,
        width: usize,
    ) -> Vec<Row<'static>> {
        wrapped_within(&self.cells(text, style), width, hang).into_iter().map(row).collect()
    }

    /// Lines as rows: drawings are cut, words are wrapped, and cells of consecutive lines are aligned.
    pub(crate) fn rows(self, lines: &[Line], width: usize) -> Vec<Row<'static>> {
        let is_words = |line: &Line| matches!(line, Line::Words(_) | Line::DrawnToo(_));
        let mut rows = Vec::new();
        for part in lines.chunk_by(|one, other| is_words(one) && is_words(other)) {
            match part {
                [Line::Drawn(text, inks)] => {
                    rows.push(row(cut_cells(self.drawn(text, inks.as_deref()), width)));
                }
                [Line::Strong(text)] => rows.extend(self.wrapped(text, self.strong(), width)),
                words => {
                    let words: Vec<String> = words.iter().map(|it| it.text().to_owned()).collect();
                    for line in page::aligned_within(&words, width) {
                        rows.extend(self.wrapped(&line, Style::new(), width));
                    }
                }
            }
        }
        rows
    }
}

/// Cells as a row, with one span for each run of the same style.
pub(crate) fn row(cells: impl IntoIterator<Item = (char, Style)>) -> Row<'static> {
    let cells: Cells = cells.into_iter().collect();
    let spans = cells.chunk_by(|one, other| one.1 == other.1).map(|part| {
        let text: String = part.iter().map(|(letter, _)| letter).collect();
        Span::styled(text, part[0].1)
    });
    Row::from(spans.collect::<Vec<_>>())
}

/// Cuts cells to `width`, with an ellipsis at the end.
pub(super) fn cut_cells(mut cells: Cells, width: usize) -> Cells {
    if width < cells.len() {
        cells.truncate(width);
        if let Some(last) = cells.last_mut() {
            last.0 = '…';
        }
    }
    cells
}

/// Cells in at most `most` rows, wrapped between words, with an ellipsis at the end if they do not fit.
pub(super) fn cut_rows(cells: &[(char, Style)], width: usize, most: usize) -> Vec<Row<'static>> {
    let mut rows = wrapped_cells(cells, width);
    if most < rows.len() {
        rows.truncate(most);
        if let Some(last) = rows.last_mut() {
            last.truncate(width.saturating_sub(1));
            last.push(('…', Style::new()));
        }
    }
    rows.into_iter().map(row).collect()
}

/// Wraps between words; a word that is longer than a row is broken at its end. Later rows are indented to the first
/// word of a numbered line, otherwise by two columns.
fn wrapped_cells(cells: &[(char, Style)], width: usize) -> Vec<Cells> {
    let words: String = cells.iter().map(|(letter, _)| letter).collect();
    wrapped_within(cells, width, page::marker(words.trim_start_matches(' ')).unwrap_or(2))
}

/// Wraps between words. Later rows are indented by `hang` columns more than the first one.
fn wrapped_within(cells: &[(char, Style)], width: usize, hang: usize) -> Vec<Cells> {
    let width = width.max(8);
    let margin = cells.iter().take_while(|(letter, _)| *letter == ' ').count().min(width / 2);
    let indent = (margin + hang).min(width / 2);
    let blank = (' ', Style::new());
    let mut rows = vec![vec![blank; margin]];
    let mut is_fresh = true;
    for word in cells[margin..].split(|(letter, _)| *letter == ' ') {
        let row = rows.last_mut().expect("there is a first row");
        let gap = usize::from(!is_fresh);
        if row.len() + gap + word.len() <= width {
            row.extend(std::iter::repeat_n(blank, gap));
            row.extend(word);
        } else {
            let mut rest = word;
            if is_fresh {
                let (here, later) = word.split_at((width - row.len()).min(word.len()));
                row.extend(here);
                rest = later;
            }
            for part in rest.chunks(width - indent) {
                rows.push([vec![blank; indent].as_slice(), part].concat());
            }
        }
        is_fresh = false;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(rows: &[Row<'_>]) -> Vec<String> {
        rows.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_name_has_the_colour_of_its_seat_and_its_marks_are_gone() {
        let look = Look { has_colours: true };
        let names = marked(&["Anna".to_owned(), "Bot 2".to_owned()]);
        let cells = look.cells(&format!("then {} goes", names[1]), Style::new());
        let text: String = cells.iter().map(|cell| cell.0).collect();
        assert_eq!(text, "then Bot 2 goes");
        assert_eq!((cells[5].1, cells[11].1), (look.seat(1), Style::new()));
        assert_eq!(unmarked(&names[0]), "Anna");
    }

    #[test]
    fn without_colours_nothing_has_one() {
        let look = Look { has_colours: false };
        let styles = [look.seat(0), look.key(), look.ink('r'), look.ink('A')];
        assert!(styles.iter().all(|style| style.fg.is_none() && style.bg.is_none()));
        assert_eq!(Look { has_colours: true }.ink('r').fg, Some(Color::Red));
    }

    #[test]
    fn text_is_broken_between_words_and_below_its_first_word() {
        let look = Look { has_colours: false };
        let wrapped = |text: &str, width| texts(&look.wrapped(text, Style::new(), width));
        assert_eq!(wrapped("one two three", 9), ["one two", "  three"]);
        assert_eq!(wrapped(" 12. Take the card", 13), [" 12. Take the", "     card"]);
        assert_eq!(wrapped("abcdefghijkl", 8), ["abcdefgh", "  ijkl"]);
        assert_eq!(wrapped("a\n\nb", 8), ["a", "", "b"]);
        let about = look.paragraph("one two three", Style::new(), 2, 10);
        assert_eq!(texts(&about), ["  one two", "  three"]);
    }

    #[test]
    fn a_row_that_is_cut_says_so() {
        let look = Look { has_colours: false };
        assert_eq!(look.cut("abcdef", Style::new(), 4).to_string(), "abc…");
        assert_eq!(look.cut("abcd", Style::new(), 4).to_string(), "abcd");
        let cells = look.cells("one two three four", Style::new());
        assert_eq!(texts(&cut_rows(&cells, 9, 2)), ["one two", "  three…"]);
        assert_eq!(texts(&cut_rows(&cells, 9, 3)), ["one two", "  three", "  four"]);
    }
}
