use arrayvec::ArrayVec;
use engine::Faults;
use serde::Deserialize;

use super::FILE;
use crate::pieces::{Colour, Piece, Pieces};
use crate::places::{MAX_POSITIONS, Position, PositionSet};

/// A brick is two half bricks wide and two deep.
const SIDE: u8 = 2;
/// The largest width and depth of a plan, in half bricks.
const MAX_EXTENT: u8 = 36;

/// A brick as written in the file: level, x, y, colour.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct BrickEntry(u8, u8, u8, Colour);

/// Where each brick of a monument goes (QRY-31).
#[derive(Debug)]
pub struct Plan {
    sites: ArrayVec<Site, MAX_POSITIONS>,
    by_colour: [PositionSet; 4],
    all: PositionSet,
    /// The positions that each position helps to carry.
    above: Vec<PositionSet>,
    /// The positions that score the same, the most points first.
    by_points: Vec<PositionSet>,
}

/// One position of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// Its level, counted from 1.
    pub level: u8,
    /// Half bricks from the left.
    pub x: u8,
    /// Half bricks from the back.
    pub y: u8,
    /// The colour that goes there.
    pub colour: Colour,
    /// The positions that carry it (QRY-32).
    pub supports: PositionSet,
    /// The points for a brick laid there (QRY-33).
    pub points: i16,
}

impl Plan {
    pub(super) fn of(
        bricks: &[BrickEntry],
        levels: &[i16],
        name: &str,
        faults: &mut Faults,
    ) -> Option<Self> {
        if !(1..=MAX_POSITIONS).contains(&bricks.len()) {
            faults.note(FILE, name, format!("a plan of 1 to {MAX_POSITIONS} bricks"));
            return None;
        }
        let mut sites = ArrayVec::new();
        for (number, brick) in (1..).zip(bricks) {
            let entry = format!("{name}, brick {number} of the plan");
            sites.push(site(brick, bricks, levels, &entry, faults)?);
        }
        let those = |fits: &dyn Fn(&Site) -> bool| -> PositionSet {
            let fitting = (0..).map(Position).zip(&sites).filter(|(_, site)| fits(site));
            fitting.map(|(position, _)| position).collect()
        };
        let by_colour = Colour::ALL.map(|colour| those(&|site| site.colour == colour));
        let all = those(&|_| true);
        let carried = |it: Position| those(&|site| site.supports.contains(it));
        let above = all.iter().map(carried).collect();
        let mut scores: Vec<i16> = sites.iter().map(|site| site.points).collect();
        scores.sort_unstable_by_key(|points| std::cmp::Reverse(*points));
        scores.dedup();
        let by_points = scores.into_iter().map(|it| those(&|site| site.points == it)).collect();
        Some(Self { sites, by_colour, all, above, by_points })
    }

    /// The site of a position, or `None` if the plan has no such position.
    pub fn get(&self, position: Position) -> Option<&Site> {
        self.sites.get(position.idx())
    }

    /// The site of a position, which the plan must have.
    #[inline]
    pub fn site(&self, position: Position) -> &Site {
        &self.sites[position.idx()]
    }

    /// All positions with their sites.
    pub fn sites(&self) -> impl Iterator<Item = (Position, &Site)> {
        (0..).map(Position).zip(&self.sites)
    }

    /// All the positions.
    #[inline]
    pub fn all(&self) -> PositionSet {
        self.all
    }

    /// How many levels the monument has.
    pub fn n_levels(&self) -> u8 {
        self.sites.iter().map(|site| site.level).max().unwrap_or(0)
    }

    /// How many bricks of each colour it needs (QRY-07).
    pub fn bricks(&self) -> Pieces {
        self.sites.iter().map(|site| Piece::Brick(site.colour)).collect()
    }

    /// The free positions whose supports are all built (QRY-32).
    pub fn open(&self, built: PositionSet) -> PositionSet {
        self.carried(self.all.without(built), built)
    }

    /// The positions where one of these pieces can be laid (QRY-31, QRY-32).
    #[inline]
    pub fn open_to(&self, pieces: Pieces, built: PositionSet) -> PositionSet {
        self.carried(self.fitting(pieces).without(built), built)
    }

    /// The positions whose colour is among these pieces.
    #[inline]
    pub(crate) fn fitting(&self, pieces: Pieces) -> PositionSet {
        Colour::ALL.into_iter().fold(PositionSet::default(), |fitting, colour| {
            let has = pieces.contains(Piece::Brick(colour));
            if has { fitting.or(self.by_colour[colour.idx()]) } else { fitting }
        })
    }

    /// The positions that the last brick, at `position`, opens. `built` includes it.
    #[inline]
    pub(crate) fn opened_by(&self, position: Position, built: PositionSet) -> PositionSet {
        self.carried(self.above[position.idx()].without(built), built)
    }

    /// The one of these positions that scores most; the last one among equals.
    #[inline]
    pub(crate) fn best(&self, positions: PositionSet) -> Option<Position> {
        let best = self.by_points.iter().map(|it| it.and(positions)).find(|it| !it.is_empty())?;
        Some(Position(best.bits().ilog2() as u8))
    }

    #[inline]
    fn carried(&self, positions: PositionSet, built: PositionSet) -> PositionSet {
        let carried = |it: &Position| self.site(*it).supports.without(built).is_empty();
        positions.iter().filter(carried).collect()
    }
}

/// The number of bricks of that colour in the file.
pub(super) fn many_of(bricks: &[BrickEntry], colour: Colour) -> usize {
    bricks.iter().filter(|brick| brick.3 == colour).count()
}

/// The site of one brick. It must be fully supported, and overlap no other brick.
fn site(
    brick: &BrickEntry,
    bricks: &[BrickEntry],
    levels: &[i16],
    entry: &str,
    faults: &mut Faults,
) -> Option<Site> {
    let BrickEntry(level, x, y, colour) = *brick;
    let Some(points) = level.checked_sub(1).and_then(|idx| levels.get(usize::from(idx))) else {
        faults.note(FILE, entry, format!("a level from 1 to {}", levels.len()));
        return None;
    };
    let inside = x <= MAX_EXTENT - SIDE && y <= MAX_EXTENT - SIDE;
    if !inside {
        faults.note(FILE, entry, format!("x and y up to {}", MAX_EXTENT - SIDE));
        return None;
    }
    let lies_over = |other: &BrickEntry| shared(brick, other) != 0;
    let same_level = bricks.iter().filter(|it| it.0 == level && lies_over(it)).count();
    faults.demand(same_level == 1, FILE, entry, "no brick of its level where it lies");
    let below = |it: &BrickEntry| it.0.checked_add(1) == Some(level) && lies_over(it);
    let under = || (0..).map(Position).zip(bricks).filter(|(_, it)| below(it));
    let carried: u8 = under().map(|(_, it)| shared(brick, it)).sum();
    let whole = level == 1 || carried == SIDE * SIDE;
    faults.demand(whole, FILE, entry, "bricks of the level below under all of it");
    let supports = under().map(|(position, _)| position).collect();
    Some(Site { level, x, y, colour, supports, points: *points })
}

/// The area in which two bricks overlap seen from above, in quarters of a brick.
fn shared(one: &BrickEntry, other: &BrickEntry) -> u8 {
    let along = |one: u8, other: u8| SIDE.saturating_sub(one.abs_diff(other));
    along(one.1, other.1) * along(one.2, other.2)
}
