//! Drawings in letters: the quarry as a wheel, and the monument level by level.
//!
//! They are the same in every language. All that they show is said in words as well, for screen readers.

use engine::Phrase;

use crate::content::{Content, Plan, Site};
use crate::pieces::{Colour, Piece};
use crate::places::{Position, PositionSet, Space, SpaceSet};
use crate::rules::take;
use crate::shelves::Public;

/// A line of a drawing is no longer than this.
const WIDTH: usize = 78;
/// The width of a half brick, in letters.
const HALF: usize = 2;
/// Blank columns between two levels.
const GAP: usize = 3;

/// A letter with its ink, for [`Phrase::inked_drawing`].
type Cell = (char, char);

const BLANK: Cell = (' ', ' ');

/// The quarry: each space by its small letter, its pieces by capitals, the worker by `@`, a space within reach by `>`.
pub(super) fn wheel(content: &Content, public: &Public) -> Vec<Phrase> {
    let reach: SpaceSet = take::within_reach(content, public).collect();
    let draw = |line: &String| {
        let mut cells: Vec<Cell> = plain(line).collect();
        for (col, letter) in line.char_indices() {
            let Some(space) = Space::of_letter(letter) else { continue };
            let mark = match public.worker {
                Some(worker) if worker == space => ('@', 'y'),
                Some(_) | None if reach.contains(space) => ('>', 'g'),
                Some(_) | None => BLANK,
            };
            write_over(&mut cells, col - 1, [mark]);
            let pieces = public.quarry.at(space);
            match pieces.is_empty() {
                true => write_over(&mut cells, col + 1, plain(".")),
                false => write_over(&mut cells, col + 1, pieces.each().map(cell_of)),
            }
        }
        Phrase::inked_drawing(cells)
    };
    content.ground.drawing().iter().map(draw).collect()
}

/// The monument, level by level: a brick is a box with its letter; an open position has a number and a capital, one
/// that is not carried yet a number and a small letter.
pub(super) fn monument(plan: &Plan, built: PositionSet) -> Vec<Phrase> {
    let right = plan.sites().map(|(_, site)| usize::from(site.x) + 2).max().unwrap_or(0);
    let left = plan.sites().map(|(_, site)| usize::from(site.x)).min().unwrap_or(0);
    let width = (right - left) * HALF;
    let per_row = ((WIDTH + GAP) / (width + GAP)).max(1);
    let levels: Vec<Vec<Vec<Cell>>> =
        (1..=plan.n_levels()).map(|level| level_lines(plan, built, level, left, width)).collect();
    let mut lines = Vec::new();
    for row in levels.chunks(per_row) {
        let n_lines = row.iter().map(Vec::len).max().unwrap_or(0);
        for nth in 0..n_lines {
            let mut line = Vec::new();
            for (at, level) in row.iter().enumerate() {
                line.resize(at * (width + GAP), BLANK);
                line.extend(level.get(nth).into_iter().flatten());
            }
            lines.push(Phrase::inked_drawing(line));
        }
    }
    lines
}

/// One level, under its number and the points for a brick there.
fn level_lines(
    plan: &Plan,
    built: PositionSet,
    level: u8,
    left: usize,
    width: usize,
) -> Vec<Vec<Cell>> {
    let sites = || plan.sites().filter(|(_, site)| site.level == level);
    let depth = sites().map(|(_, site)| usize::from(site.y) + 2).max().unwrap_or(0);
    let mut cells = vec![vec![BLANK; width]; depth];
    for (position, site) in sites() {
        let (col, row) = ((usize::from(site.x) - left) * HALF, usize::from(site.y));
        for (nth, line) in brick(plan, built, position, site).into_iter().enumerate() {
            write_over(&mut cells[row + nth], col, line);
        }
    }
    let points = sites().map(|(_, site)| site.points).next().unwrap_or(0);
    let heading = plain(&format!("{level} (+{points})")).collect();
    std::iter::once(heading).chain(cells).collect()
}

/// The two lines of a brick. A position that is not carried yet has no ink.
fn brick(plan: &Plan, built: PositionSet, position: Position, site: &Site) -> [Vec<Cell>; 2] {
    let (letter, ink) = cell_of(Piece::Brick(site.colour));
    let inked = |text: &str| text.chars().map(|it| (it, ink)).collect();
    let number = format!(" {:>2} ", position.number());
    if built.contains(position) {
        return [inked("┌──┐"), inked(&format!("└{letter}{letter}┘"))];
    }
    if plan.open(built).contains(position) {
        return [inked(&number), inked(&format!(" ({letter})"))];
    }
    let waiting = format!("  {} ", letter.to_ascii_lowercase());
    [plain(&number).collect(), plain(&waiting).collect()]
}

fn plain(text: &str) -> impl Iterator<Item = Cell> {
    text.chars().map(|letter| (letter, ' '))
}

/// The capital that stands for a piece, the same in French and in English, and its ink; the black piece, which has no
/// capital, is an X.
fn cell_of(piece: Piece) -> Cell {
    match piece {
        Piece::Brick(Colour::Violet) => ('V', 'v'),
        Piece::Brick(Colour::Red) => ('R', 'r'),
        Piece::Brick(Colour::Neutral) => ('N', 'n'),
        Piece::Brick(Colour::Orange) => ('O', 'o'),
        Piece::Jewel => ('J', 'c'),
        Piece::Black => ('X', ' '),
    }
}

fn write_over(cells: &mut Vec<Cell>, from: usize, text: impl IntoIterator<Item = Cell>) {
    for (col, cell) in (from..).zip(text) {
        if cells.len() <= col {
            cells.resize(col + 1, BLANK);
        }
        cells[col] = cell;
    }
}
