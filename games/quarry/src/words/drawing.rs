//! The lines that are drawn: the quarry as a wheel, and the monument level by level.
//!
//! They are the same in every language. Everything in them is said in words as well, for those who listen.

use crate::content::{Content, Plan, Site};
use crate::pieces::{Colour, Piece};
use crate::places::{Position, PositionSet, Space, SpaceSet};
use crate::rules::take;
use crate::shelves::Public;

/// A line of a drawing is no longer than this.
const WIDTH: usize = 78;
/// How many letters a half brick is wide.
const HALF: usize = 2;
/// Blank columns between two levels.
const GAP: usize = 3;

/// The quarry: each space by its small letter, its pieces by capitals, the worker by `@`, a space within reach by `>`.
pub(super) fn wheel(content: &Content, public: &Public) -> Vec<String> {
    let reach: SpaceSet = take::within_reach(content, public).collect();
    let draw = |line: &String| {
        let mut cells: Vec<char> = line.chars().collect();
        for (col, letter) in line.char_indices() {
            let Some(space) = Space::of_letter(letter) else { continue };
            let mark = match public.worker {
                Some(worker) if worker == space => '@',
                Some(_) | None if reach.contains(space) => '>',
                Some(_) | None => ' ',
            };
            write_over(&mut cells, col - 1, [mark]);
            let pieces = public.quarry.at(space);
            match pieces.is_empty() {
                true => write_over(&mut cells, col + 1, ['.']),
                false => write_over(&mut cells, col + 1, pieces.each().map(letter_of)),
            }
        }
        trimmed(cells)
    };
    content.ground.drawing().iter().map(draw).collect()
}

/// The monument, level by level: a brick is a box with its letter; an open position has a number and a capital, one
/// that is not carried yet a number and a small letter.
pub(super) fn monument(plan: &Plan, built: PositionSet) -> Vec<String> {
    let right = plan.sites().map(|(_, site)| usize::from(site.x) + 2).max().unwrap_or(0);
    let left = plan.sites().map(|(_, site)| usize::from(site.x)).min().unwrap_or(0);
    let width = (right - left) * HALF;
    let per_row = ((WIDTH + GAP) / (width + GAP)).max(1);
    let levels: Vec<Vec<String>> =
        (1..=plan.n_levels()).map(|level| level_lines(plan, built, level, left, width)).collect();
    let mut lines = Vec::new();
    for row in levels.chunks(per_row) {
        let n_lines = row.iter().map(Vec::len).max().unwrap_or(0);
        for nth in 0..n_lines {
            let parts = row.iter().map(|level| level.get(nth).map_or("", String::as_str));
            let parts = parts.map(|part| format!("{part:<width$}"));
            let line = parts.collect::<Vec<_>>().join(&" ".repeat(GAP));
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// One level, under its number and what a brick scores there.
fn level_lines(
    plan: &Plan,
    built: PositionSet,
    level: u8,
    left: usize,
    width: usize,
) -> Vec<String> {
    let sites = || plan.sites().filter(|(_, site)| site.level == level);
    let depth = sites().map(|(_, site)| usize::from(site.y) + 2).max().unwrap_or(0);
    let mut cells = vec![vec![' '; width]; depth];
    for (position, site) in sites() {
        let (col, row) = ((usize::from(site.x) - left) * HALF, usize::from(site.y));
        for (nth, line) in brick(plan, built, position, site).into_iter().enumerate() {
            write_over(&mut cells[row + nth], col, line.chars());
        }
    }
    let points = sites().map(|(_, site)| site.points).next().unwrap_or(0);
    let heading = format!("{level} (+{points})");
    std::iter::once(heading).chain(cells.into_iter().map(trimmed)).collect()
}

fn brick(plan: &Plan, built: PositionSet, position: Position, site: &Site) -> [String; 2] {
    let letter = letter_of(Piece::Brick(site.colour));
    let number = format!(" {:>2} ", position.number());
    if built.contains(position) {
        return ["┌──┐".to_owned(), format!("└{letter}{letter}┘")];
    }
    if plan.open(built).contains(position) {
        return [number, format!(" ({letter})")];
    }
    [number, format!("  {} ", letter.to_ascii_lowercase())]
}

/// The capital that stands for a piece, the same in French and in English; the black piece, which has none, is an X.
fn letter_of(piece: Piece) -> char {
    match piece {
        Piece::Brick(Colour::Violet) => 'V',
        Piece::Brick(Colour::Red) => 'R',
        Piece::Brick(Colour::Neutral) => 'N',
        Piece::Brick(Colour::Orange) => 'O',
        Piece::Jewel => 'J',
        Piece::Black => 'X',
    }
}

fn write_over(cells: &mut Vec<char>, from: usize, text: impl IntoIterator<Item = char>) {
    for (col, letter) in (from..).zip(text) {
        if cells.len() <= col {
            cells.resize(col + 1, ' ');
        }
        cells[col] = letter;
    }
}

fn trimmed(cells: Vec<char>) -> String {
    cells.into_iter().collect::<String>().trim_end().to_owned()
}
