//! « Matériel et mise en place » (QRY-01 to QRY-07), and tables that a seat could be sitting at.

use engine::{BySeat, Chance, OptionSpec, Seat, Setup, Shelf};

use crate::content::{Content, Monument};
use crate::pieces::{Piece, Pieces};
use crate::places::{PositionSet, SpaceSet};
use crate::rules::fill;
use crate::shelves::{Bag, Earned, Holdings, Phase, Public, PublicEvent, Screen, Turn, With};
use crate::stones::Stones;
use crate::{Options, Quarry, Table, View};

impl Setup for Quarry {
    fn options(content: &Content) -> Vec<OptionSpec> {
        let keys = content.boards.iter().map(|board| board.key.as_str());
        vec![
            OptionSpec::choice("monument", keys).named_by("monument"),
            OptionSpec::flag("show_taken", false),
        ]
    }

    /// Lays the table: the first player is drawn (QRY-04) and the quarry filled for the first round.
    fn setup(
        content: &'static Content,
        options: &Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table {
        let monument = content.monument(&options.monument).unwrap_or(Monument(0));
        let with = With { seats, monument, show_taken: options.show_taken };
        let first = Seat(chance.below(u32::from(seats)) as u8);
        let mut public = opening(content, with, first);
        for (space, piece) in fill::draw(content, monument, 1, chance) {
            public.apply(&PublicEvent::Placed { space, piece });
        }
        Table::lay(content, public, BySeat::new(seats, |_| Screen::default()), Bag)
    }

    /// Everyone saw which pieces went behind the screens (QRY-26), so only one table is possible.
    fn imagine(view: View<'_>, _chance: &mut Chance) -> Table {
        let public = view.public;
        let screens =
            BySeat::new(public.with.seats, |seat| Screen { pieces: public.players[seat].seen });
        Table::lay(view.content, public.clone(), screens, Bag)
    }

    /// Checks that `seen` is right, that each piece is in one place, and that every brick is supported.
    fn audit(
        content: &Content,
        public: &Public,
        screens: &BySeat<Screen>,
        _bag: &Bag,
    ) -> Result<(), String> {
        for (seat, screen) in screens.iter() {
            if screen.pieces != public.players[seat].seen {
                return Err(format!("{seat:?} does not hold what everyone saw it take"));
            }
        }
        let filled = content.ground.spaces().filter(|space| !public.quarry.at(*space).is_empty());
        if filled.collect::<SpaceSet>() != public.quarry.filled() {
            return Err("the filled spaces are not those where something lies".to_owned());
        }
        let (plan, built) = (&content.board(public.with.monument).plan, public.built);
        if built.iter().any(|it| !plan.site(it).supports.without(built).is_empty()) {
            return Err("a brick hangs in the air".to_owned());
        }
        let now = screens
            .values()
            .iter()
            .map(|screen| screen.pieces)
            .fold(on_table(content, public), Pieces::with);
        match Piece::ALL
            .into_iter()
            .find(|piece| now.count(*piece) != brought(content, public, *piece))
        {
            Some(piece) => Err(format!("there are {} {} pieces", now.count(piece), piece.key())),
            None => Ok(()),
        }
    }
}

/// Round 1 before the quarry is filled.
fn opening(content: &Content, with: With, first: Seat) -> Public {
    let earned = Earned { start: content.figures.start, ..Earned::default() };
    Public {
        with,
        round: 1,
        phase: Phase::Quarry,
        first,
        turn: Turn::of(first, 1, content.paces(1)),
        worker: None,
        quarry: Stones::default(),
        built: PositionSet::default(),
        players: BySeat::new(with.seats, |_| Holdings { earned, ..Holdings::default() }),
    }
}

/// The pieces in the quarry and in the monument.
fn on_table(content: &Content, public: &Public) -> Pieces {
    let plan = &content.board(public.with.monument).plan;
    let built = public.built.iter().map(|position| Piece::Brick(plan.site(position).colour));
    public.quarry.all().with(built.collect())
}

/// The number of pieces of a kind that the rounds so far have brought. The black piece goes back when the quarry is
/// empty.
fn brought(content: &Content, public: &Public, piece: Piece) -> u8 {
    let rounds = &content.board(public.with.monument).rounds[..usize::from(public.round)];
    match (piece, public.phase) {
        (Piece::Black, Phase::Quarry) => 1,
        (Piece::Black, Phase::Building | Phase::Over(_)) => 0,
        (Piece::Brick(_) | Piece::Jewel, _) => {
            rounds.iter().map(|supply| supply.pieces.count(piece)).sum()
        }
    }
}

/// The score track is a loop. Below 1 the marker is off the track (QRY-03).
pub(crate) fn marker(content: &Content, score: i32) -> Option<i32> {
    (1 <= score).then(|| (score - 1) % i32::from(content.figures.track) + 1)
}
