//! Prints texts for people, wrapped between words to fit the terminal.

use std::env;
use std::io::{self, IsTerminal as _, Write as _};

use crossterm::terminal;
use textwrap::{Options, WordSeparator, WordSplitter};

use crate::play::show::Line;

/// Prints lines. Cells of consecutive lines are aligned in columns if the terminal is wide enough.
pub(crate) fn print_lines(lines: &[Line]) {
    let is_words = |line: &Line| matches!(line, Line::Words(_) | Line::DrawnToo(_));
    for part in lines.chunk_by(|one, other| is_words(one) && is_words(other)) {
        match part {
            [Line::Drawn(line, _)] => outln!("{line}"),
            [Line::Strong(line)] => print_boldly(line),
            words => {
                let words: Vec<String> = words.iter().map(|it| it.text().to_owned()).collect();
                aligned(&words).iter().for_each(|line| print(line));
            }
        }
    }
}

/// Prints a text, wrapped if the output is a terminal.
pub(crate) fn print(text: &str) {
    match width() {
        Some(width) => outln!("{}", wrapped(text, width)),
        None => outln!("{text}"),
    }
}

/// Prints a text in bold, unless the output is not a terminal or colours are off.
pub(crate) fn print_boldly(text: &str) {
    let Some(width) = width() else { return outln!("{text}") };
    let text = wrapped(text, width);
    match is_plain() {
        true => outln!("{text}"),
        false => outln!("\x1b[1m{text}\x1b[0m"),
    }
}

/// Shows a line while `something` runs. Shows nothing if the output is not a terminal, or one that cannot erase a line.
pub(crate) fn while_waiting<T>(text: &str, something: impl FnOnce() -> T) -> T {
    if width().is_none() || is_dumb() {
        return something();
    }
    out!("{text}\r");
    let shown = io::stdout().flush();
    let done = something();
    if shown.is_ok() {
        out!("\x1b[2K");
    }
    done
}

/// Aligns the cells of consecutive lines if the terminal is wide enough.
fn aligned(lines: &[String]) -> Vec<String> {
    aligned_within(lines, width().unwrap_or(usize::MAX))
}

/// Aligns the cells of consecutive lines, which are separated by [`BAR`]. Lines that would be longer than `width` stay
/// as they are.
pub(crate) fn aligned_within(lines: &[String], width: usize) -> Vec<String> {
    let is_row = |line: &String| line.contains(BAR);
    let groups = lines.chunk_by(|one, other| is_row(one) && is_row(other));
    let fits = |rows: &Vec<String>| rows.iter().all(|row| row.chars().count() <= width);
    let laid = |rows: &[String]| Some(aligned_rows(rows)).filter(fits).unwrap_or(rows.to_vec());
    groups.flat_map(laid).collect()
}

/// Separates the cells of a line.
const BAR: &str = " | ";

fn aligned_rows(rows: &[String]) -> Vec<String> {
    let cells: Vec<Vec<&str>> = rows.iter().map(|row| row.split(BAR).collect()).collect();
    let width = |column: usize| {
        let column = cells.iter().filter_map(|row| row.get(column));
        column.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let padded = |row: &Vec<&str>| {
        let cells = row.iter().enumerate().map(|(at, cell)| format!("{cell:<0$}", width(at)));
        cells.collect::<Vec<_>>().join(BAR).trim_end().to_owned()
    };
    cells.iter().map(padded).collect()
}

/// The width of the terminal in columns; `None` if the output is not a terminal.
pub(crate) fn width() -> Option<usize> {
    if !io::stdout().is_terminal() {
        return None;
    }
    let (columns, _) = terminal::size().ok()?;
    Some(usize::from(columns)).filter(|columns| 0 < *columns)
}

/// Whether colours are off: by `NO_COLOR`, or because the terminal has none.
pub(crate) fn is_plain() -> bool {
    is_dumb() || env::var_os("NO_COLOR").is_some_and(|it| !it.is_empty())
}

/// Whether the terminal can only print text (`TERM=dumb`).
pub(crate) fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|it| it == "dumb")
}

fn wrapped(text: &str, width: usize) -> String {
    let lines: Vec<String> = text.lines().map(|line| wrapped_line(line, width)).collect();
    lines.join("\n")
}

/// Wraps a line. Later rows are indented to the first word of a numbered line, otherwise by two columns.
fn wrapped_line(line: &str, width: usize) -> String {
    let words = line.trim_start_matches(' ');
    let margin = line.len() - words.len();
    let indent = margin + marker(words).unwrap_or(2);
    let (first, later) = (" ".repeat(margin), " ".repeat(indent));
    let options = Options::new(width)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false)
        .initial_indent(&first)
        .subsequent_indent(&later);
    textwrap::fill(words, options)
}

/// The length of the number at the start of a line, with its dot and space; `None` if there is none.
pub(crate) fn marker(line: &str) -> Option<usize> {
    let (number, _) = line.split_once(". ")?;
    let is_number = !number.is_empty() && number.chars().all(|it| it.is_ascii_digit());
    is_number.then_some(number.len() + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        let text = "one two three\nfour";
        assert_eq!(wrapped(text, 13), text);
        assert_eq!(wrapped(text, 12), "one two\n  three\nfour");
    }

    #[test]
    fn a_numbered_line_goes_on_below_its_first_word() {
        assert_eq!(wrapped(" 12. Take the card", 13), " 12. Take the\n     card");
        assert_eq!(wrapped("  a: Fort | Mine", 12), "  a: Fort |\n    Mine");
    }

    #[test]
    fn cells_stand_below_one_another() {
        let lines = ["of the city", "1: Fort | Mine", "2: Café | A | B", "3", "x | y"];
        let lines = lines.map(str::to_owned);
        let aligned = ["of the city", "1: Fort | Mine", "2: Café | A    | B", "3", "x | y"];
        assert_eq!(aligned_within(&lines, 18), aligned);
        assert_eq!(aligned_within(&lines, 17), lines, "the terminal is too narrow");
    }

    #[test]
    fn a_word_that_is_too_long_stays_whole() {
        assert_eq!(wrapped("in quarry-17.json", 12), "in\n  quarry-17.json");
        assert_eq!(wrapped("see 0123456789 there", 8), "see\n  0123456789\n  there");
    }

    /// French has a no-break space before some punctuation.
    #[test]
    fn a_space_that_holds_is_no_place_to_break() {
        assert_eq!(wrapped("à vous\u{a0}: 3", 7), "à\n  vous\u{a0}:\n  3");
    }
}
