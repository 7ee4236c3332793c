use engine::Faults;
use serde::Deserialize;

use super::file::Origin;
use super::{Board, FILE};
use crate::places::{MAX_SPACES, Ring, Space, SpaceSet, space_range};

/// The most paces that a turn can have.
pub(super) const MAX_PACES: u8 = 6;

/// The quarry as written in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    #[allow(dead_code, reason = "an entry must say its origin; it is read by people")]
    origin: Origin,
    outer: usize,
    middle: usize,
    centre: usize,
    neighbours: Vec<String>,
    drawing: String,
}

/// The spaces of the quarry, and every way through it (QRY-06).
#[derive(Debug)]
pub struct Ground {
    n_outer: usize,
    n_middle: usize,
    neighbours: [SpaceSet; MAX_SPACES],
    /// By paces left, then by space: the sets of spaces that a walk from there can enter if it ends on the outer ring.
    ways: Vec<Vec<Vec<SpaceSet>>>,
    drawing: Vec<String>,
}

impl Ground {
    pub(super) fn of(entry: &Entry, paces: &[u8], faults: &mut Faults) -> Option<Self> {
        let n_spaces = entry.check_rings(faults)?;
        let neighbours = entry.neighbours(n_spaces, faults)?;
        let mut ground = Self {
            n_outer: entry.outer,
            n_middle: entry.middle,
            neighbours,
            ways: Vec::new(),
            drawing: entry.drawing.lines().map(str::to_owned).collect(),
        };
        let longest = paces.iter().copied().max().unwrap_or(0).min(MAX_PACES);
        ground.ways = ground.all_ways(longest);
        ground.check_walks(paces, faults);
        Some(ground)
    }

    /// Whether the quarry has this space.
    pub fn contains(&self, space: Space) -> bool {
        space.idx() < self.n_spaces()
    }

    /// All the spaces.
    pub fn spaces(&self) -> impl Iterator<Item = Space> {
        (0..self.n_spaces() as u8).map(Space)
    }

    /// The spaces of a ring.
    pub fn ring(&self, ring: Ring) -> SpaceSet {
        match ring {
            Ring::Outer => self.outer(),
            Ring::Middle => space_range(self.n_outer, self.n_middle),
            Ring::Centre => space_range(self.n_outer + self.n_middle, 1),
        }
    }

    /// The spaces of the outer ring.
    #[inline]
    pub fn outer(&self) -> SpaceSet {
        space_range(0, self.n_outer)
    }

    /// The space in the centre.
    pub fn centre(&self) -> Space {
        Space((self.n_outer + self.n_middle) as u8)
    }

    /// The ring where `space` lies.
    pub fn ring_of(&self, space: Space) -> Ring {
        match space.idx() {
            idx if idx < self.n_outer => Ring::Outer,
            idx if idx < self.n_outer + self.n_middle => Ring::Middle,
            _ => Ring::Centre,
        }
    }

    /// The spaces across an edge of `space`.
    #[inline]
    pub fn neighbours(&self, space: Space) -> SpaceSet {
        self.neighbours[space.idx()]
    }

    /// The sets of spaces that a walk from `space` can still enter with this many paces left, if it ends on the outer
    /// ring and enters no space twice (QRY-24).
    #[inline]
    pub fn ways(&self, space: Space, paces_left: u8) -> &[SpaceSet] {
        &self.ways[usize::from(paces_left)][space.idx()]
    }

    /// The quarry in lines, each space by its letter with room for its pieces.
    pub fn drawing(&self) -> &[String] {
        &self.drawing
    }

    fn n_spaces(&self) -> usize {
        self.n_outer + self.n_middle + 1
    }

    fn all_ways(&self, longest: u8) -> Vec<Vec<Vec<SpaceSet>>> {
        let stays = |space: Space| match self.ring_of(space) {
            Ring::Outer => vec![SpaceSet::default()],
            Ring::Middle | Ring::Centre => Vec::new(),
        };
        let mut ways: Vec<Vec<Vec<SpaceSet>>> = vec![self.spaces().map(stays).collect()];
        for paces_left in 1..=usize::from(longest) {
            let shorter = &ways[paces_left - 1];
            let from = |space: Space| {
                let next = self.neighbours(space).iter();
                let mut ways: Vec<SpaceSet> = next
                    .flat_map(|next| shorter[next.idx()].iter().map(move |way| (next, *way)))
                    .filter(|(next, way)| !way.contains(*next))
                    .map(|(next, way)| way.with(next))
                    .collect();
                ways.sort_unstable();
                ways.dedup();
                ways
            };
            ways.push(self.spaces().map(from).collect());
        }
        ways
    }

    /// Checks that no player can get stuck. In early turns more full outer spaces are within reach than pieces can be
    /// gone; in later turns every space is within reach (QRY-25).
    fn check_walks(&self, paces: &[u8], faults: &mut Faults) {
        let Some((last, early)) = paces.split_last() else { return };
        let reach = |space: Space, paces: u8| {
            let ways = self.ways(space, paces.min(MAX_PACES)).iter().copied();
            ways.fold(SpaceSet::default(), SpaceSet::or)
        };
        let all: SpaceSet = self.spaces().collect();
        for space in self.outer().iter() {
            let entry = format!("quarry, space {:?}", space.letter());
            let expected = format!("walks of {last} paces from it through every space");
            faults.demand(reach(space, *last) == all, FILE, &entry, expected);
            let mut taken: u16 = 0;
            for (before, now) in early.iter().zip(early.iter().skip(1)) {
                taken += u16::from(*before);
                let within_reach = u16::from(reach(space, *now).and(self.outer()).len());
                let expected = format!("more than {taken} outer spaces within {now} paces");
                faults.demand(taken < within_reach, FILE, &entry, expected);
            }
        }
    }

    /// Checks that each space is in the drawing once, with a blank before it and room for its pieces after it.
    pub(super) fn check_drawing(&self, boards: &[Board], faults: &mut Faults) {
        let letters = self.drawing.iter().flat_map(|line| line.chars());
        let known: String = letters.filter(|c| c.is_ascii_lowercase()).collect();
        let strange =
            known.chars().any(|c| Space::of_letter(c).is_none_or(|it| !self.contains(it)));
        faults.demand(!strange, FILE, "quarry.drawing", "no letter that is not a space's");
        let plain = self.drawing.iter().all(|line| line.is_ascii());
        faults.demand(plain, FILE, "quarry.drawing", "no letters or strokes outside ASCII");
        for space in self.spaces() {
            let supplies = boards.iter().flat_map(|board| &board.rounds);
            let room = supplies.map(|supply| supply.many_at(space)).max().unwrap_or(0).max(1);
            let cell = format!(" {}{}", space.letter(), " ".repeat(room));
            let stands = |line: &&String| format!("{line}{}", " ".repeat(room)).contains(&cell);
            let once = known.matches(space.letter()).count() == 1;
            let roomy = self.drawing.iter().filter(stands).count() == 1;
            let expected = format!("{:?} once, a blank before it and {room} after", space.letter());
            faults.demand(once && roomy, FILE, "quarry.drawing", expected);
        }
    }
}

impl Entry {
    fn check_rings(&self, faults: &mut Faults) -> Option<usize> {
        faults.demand(self.centre == 1, FILE, "quarry.centre", "1");
        let n_spaces = self.outer.saturating_add(self.middle).saturating_add(1);
        let fits = 1 <= self.outer && 1 <= self.middle && n_spaces <= MAX_SPACES;
        faults.demand(fits, FILE, "quarry", format!("two rings, and {MAX_SPACES} spaces at most"));
        (fits && self.centre == 1).then_some(n_spaces)
    }

    fn neighbours(&self, n_spaces: usize, faults: &mut Faults) -> Option<[SpaceSet; MAX_SPACES]> {
        if self.neighbours.len() != n_spaces {
            faults.note(
                FILE,
                "quarry.neighbours",
                format!("one entry for each of {n_spaces} spaces"),
            );
            return None;
        }
        let mut sets = [SpaceSet::default(); MAX_SPACES];
        let mut sound = true;
        for (idx, letters) in self.neighbours.iter().enumerate() {
            let known = |it: Option<Space>| it.filter(|it| it.idx() < n_spaces && it.idx() != idx);
            let spaces: Vec<Option<Space>> =
                letters.chars().map(|c| known(Space::of_letter(c))).collect();
            sets[idx] = spaces.iter().flatten().copied().collect();
            let good =
                spaces.iter().all(Option::is_some) && usize::from(sets[idx].len()) == spaces.len();
            let entry = format!("quarry.neighbours, entry {}", idx + 1);
            faults.demand(good, FILE, &entry, "letters of other spaces, each once");
            sound &= good;
        }
        for (idx, set) in sets.iter().enumerate().take(n_spaces) {
            let space = Space(idx as u8);
            let mutual = set.iter().all(|other| sets[other.idx()].contains(space));
            let entry = format!("quarry.neighbours, entry {}", idx + 1);
            faults.demand(mutual, FILE, &entry, "spaces that name this one as well");
        }
        sound.then_some(sets)
    }
}
