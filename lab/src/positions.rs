//! Files of positions: what a seat saw, and how its match ended. The format is in `docs/lab.md`.

use std::io::{self, Write};

use engine::{Game, Observation, Outcome, Seat, Table, View, observation_layout, observe};

/// The first bytes of every file.
const MAGIC: &[u8] = b"MPOS";
/// The version of the format.
const VERSION: u32 = 1;
/// Stands for an unknown value.
const UNKNOWN: i16 = -1;

/// Writes magic, version, number of seats, fingerprint of the layout, length of the layout and the layout as JSON.
pub(crate) fn write_header<G: Game>(
    table: &Table<G>,
    seats: u8,
    out: &mut dyn Write,
) -> io::Result<()> {
    let layout = observation_layout(table.view(Seat(0)));
    let json = serde_json::to_vec(&layout)?;
    out.write_all(MAGIC)?;
    out.write_all(&VERSION.to_le_bytes())?;
    out.write_all(&u32::from(seats).to_le_bytes())?;
    out.write_all(&layout.fingerprint().0.to_le_bytes())?;
    out.write_all(&(json.len() as u32).to_le_bytes())?;
    out.write_all(&json)
}

/// The positions of one match, column by column.
#[derive(Debug, Default)]
pub(crate) struct Positions {
    seats: Vec<u8>,
    /// The value that the search gave the seat (half for the win, half for the lead), in thousandths, or [`UNKNOWN`].
    roots: Vec<i16>,
    /// The hand-made judgement of the seat ([`Rules::insight`](engine::Rules::insight)), in tenths of a point.
    insights: Vec<i16>,
    n_flags: Vec<u16>,
    n_numbers: Vec<u16>,
    flags: Vec<u16>,
    places: Vec<u16>,
    values: Vec<i16>,
    /// For each seat: share of the win in thousandths, points, lead over the best other, place.
    results: Vec<[i16; 4]>,
    seen: Observation,
}

impl Positions {
    pub(crate) fn len(&self) -> usize {
        self.seats.len()
    }

    /// Adds what a seat sees. `root` is the value that a search gives the seat, in thousandths.
    pub(crate) fn add<G: Game>(&mut self, view: View<'_, G>, root: Option<i16>) {
        let seen = &mut self.seen;
        observe(view, seen);
        self.seats.push(view.seat.0);
        self.roots.push(root.unwrap_or(UNKNOWN));
        self.insights.push(G::insight(view)[view.seat].clamp(-30_000, 30_000) as i16);
        self.n_flags.push(seen.set_flags().len() as u16);
        self.n_numbers.push(seen.values().len() as u16);
        self.flags.extend(seen.set_flags());
        self.places.extend(seen.values().iter().map(|(place, _)| place));
        self.values.extend(seen.values().iter().map(|(_, value)| value));
    }

    /// Adds the outcome of the match. Must be called before [`write`](Self::write).
    pub(crate) fn end(&mut self, outcome: &Outcome) {
        let standings = outcome.0.values();
        let winners = standings.iter().filter(|it| it.place == 1).count().max(1) as i16;
        self.results = (0..standings.len())
            .map(|seat| {
                let own = &standings[seat];
                let others = standings.iter().enumerate().filter(|(other, _)| *other != seat);
                let best = others.map(|(_, it)| it.points).max().unwrap_or(0);
                let won = if own.place == 1 { 1000 / winners } else { 0 };
                [won, own.points as i16, (own.points - best) as i16, own.place.into()]
            })
            .collect();
    }

    /// Writes one block: four lengths, then the columns.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut block = Vec::with_capacity(4 * (self.flags.len() + self.places.len()));
        for len in [self.len(), self.flags.len(), self.places.len(), self.results.len()] {
            block.extend((len as u32).to_le_bytes());
        }
        let mut column = |values: &mut dyn Iterator<Item = [u8; 2]>| block.extend(values.flatten());
        column(&mut self.seats.iter().map(|it| u16::from(*it).to_le_bytes()));
        column(&mut self.roots.iter().map(|it| it.to_le_bytes()));
        column(&mut self.insights.iter().map(|it| it.to_le_bytes()));
        column(&mut self.n_flags.iter().map(|it| it.to_le_bytes()));
        column(&mut self.n_numbers.iter().map(|it| it.to_le_bytes()));
        column(&mut self.flags.iter().map(|it| it.to_le_bytes()));
        column(&mut self.places.iter().map(|it| it.to_le_bytes()));
        column(&mut self.values.iter().map(|it| it.to_le_bytes()));
        column(&mut self.results.iter().flatten().map(|it| it.to_le_bytes()));
        out.write_all(&block)
    }
}
