//! Tables laid from a few lines of text.
//!
//! ```text
//! players: 3              seats A, B and C; 2 unless it is said
//! monument: capitol       notre_dame unless it is said
//! round: 2                1 unless it is said
//! first: B                A unless it is said
//! walk 4: B               the fourth turn in the quarry is B's
//! worker: a               where it stands
//! quarry: m red blue, c violet
//! build: B                the building phase, and B is to build
//! built: 1-20 24          the bricks that lie there
//! passed: C -3            C has passed and lost 3 points
//! A: 2 red, 3 blue        what is behind A's screen
//! A score: 58
//! taken: shown            what was taken stays visible
//! ```

use engine::{
    ActError, BySeat, Chance, Content as _, Faults, Game, Pack, Seat, Seed, Setup, Speak as _,
};
use quarry::{
    Action, Bag, Content, Earned, Facts, Holdings, Monument, Phase, Piece, Pieces, Position,
    PositionSet, Public, PublicEvent, Quarry, Refusal, Screen, Space, SpaceSet, Stones, Table,
    TableFacts, Turn, With, content,
};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// A table, with what it told last.
pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) told: Vec<PublicEvent>,
}

/// Lays the table that the lines describe.
pub(crate) fn scene(lines: &str) -> Scene {
    scene_with(content(), lines)
}

/// The same with other printed matter.
pub(crate) fn scene_with(content: &'static Content, lines: &str) -> Scene {
    let seats = lines.lines().find_map(|line| line.trim().strip_prefix("players: "));
    let mut public = bare(content, seats.map_or(2, |seats| seats.parse().unwrap()));
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (key, value) = line.split_once(": ").unwrap();
        lay(content, &mut public, key, value);
    }
    let screens =
        BySeat::new(public.with.seats, |seat| Screen { pieces: public.players[seat].seen });
    Scene { table: Table::lay(content, public, screens, Bag), told: Vec::new() }
}

/// A match that begins, with the luck of these words.
pub(crate) fn opened(seats: u8, monument: &str, words: &str) -> Scene {
    let options = quarry::Options { monument: monument.to_owned(), show_taken: false };
    let mut chance = Chance::for_step(&Seed::of_words(words), 0);
    Scene { table: Quarry::setup(content(), &options, seats, &mut chance), told: Vec::new() }
}

impl Scene {
    pub(crate) fn public(&self) -> &Public {
        self.table.public()
    }

    /// Plays an action that is allowed.
    pub(crate) fn play(&mut self, seat: Seat, action: &str) {
        let events = self.table.step(seat, read(action), &mut Chance::quick(1));
        let events = events.unwrap_or_else(|no| panic!("{seat:?} may not {action}: {no:?}"));
        self.told = events.public;
    }

    /// Plays several actions of one seat.
    pub(crate) fn play_all(&mut self, seat: Seat, actions: &[&str]) {
        actions.iter().for_each(|action| self.play(seat, action));
    }

    /// What a board must know of an offer besides its sentence.
    pub(crate) fn facts(&self, seat: Seat, action: &str) -> Facts {
        Quarry::facts(self.table.view(seat), read(action)).unwrap()
    }

    /// What a reader may be shown of the table and no piece says.
    pub(crate) fn table_facts(&self, reader: Option<Seat>) -> TableFacts {
        Quarry::table_facts(self.table.content(), self.public(), reader).unwrap()
    }

    /// The refusal of an action that is not allowed.
    pub(crate) fn no(&self, seat: Seat, action: &str) -> Refusal {
        match self.table.check(seat, read(action)) {
            Err(ActError::Refused(refusal)) => refusal,
            answer => panic!("{seat:?}, {action}: {answer:?}"),
        }
    }

    /// The rule that refuses an action.
    pub(crate) fn rule(&self, seat: Seat, action: &str) -> &'static str {
        engine::Refusal::rule(&self.no(seat, action)).0
    }

    /// What a seat may do, as it is written.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.table.offer(seat, &mut offers);
        offers.into_iter().map(|action| Quarry::action_text(self.table.content(), action)).collect()
    }

    /// The letters of the spaces that a walk can enter after an action, by paces.
    pub(crate) fn later(&self, by: Seat, action: &str) -> Vec<String> {
        self.facts(by, action).later.iter().map(letters).collect()
    }

    /// The score of a seat.
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        self.public().players[seat].earned.score()
    }

    /// What is behind a seat's screen.
    pub(crate) fn screen(&self, seat: Seat) -> Pieces {
        self.table.view(seat).mine.pieces
    }

    /// Plays at random until it is so, or until the match is over.
    pub(crate) fn play_until(&mut self, is_so: impl Fn(&Public) -> bool) {
        let mut chance = Chance::quick(5);
        let mut offers = Vec::new();
        while !is_so(self.public()) {
            let Some(seat) = self.table.status().waiting().nth(0) else { return };
            self.table.offer(seat, &mut offers);
            let action = chance.pick(&offers);
            self.table.play(seat, action, &mut chance);
        }
    }
}

/// Pieces as they are written: `2 red, blue`.
pub(crate) fn pieces(text: &str) -> Pieces {
    let one = |part: &str| match part.split_once(' ') {
        Some((many, key)) => (Piece::of_key(key).unwrap(), many.parse().unwrap()),
        None => (Piece::of_key(part).unwrap(), 1),
    };
    text.split(", ").map(one).collect()
}

/// The space of that letter.
pub(crate) fn space(letter: char) -> Space {
    Space::of_letter(letter).unwrap()
}

/// The letters of some spaces.
pub(crate) fn letters(spaces: &SpaceSet) -> String {
    spaces.iter().map(Space::letter).collect()
}

/// The position of that number.
pub(crate) fn position(number: u8) -> Position {
    Position(number - 1)
}

/// Our pack with one passage of the content file replaced.
pub(crate) fn changed(from: &str, to: &str) -> Pack {
    let pack = Quarry::pack();
    let text = pack.file("quarry.toml").unwrap();
    assert!(text.contains(from), "the content has {from:?}");
    let text = text.replacen(from, to, 1);
    pack.overlaid(Pack::new([("quarry.toml", text)]))
}

/// The content of a pack, for as long as the test.
pub(crate) fn loaded(pack: &Pack) -> Result<&'static Content, Faults> {
    Content::load(pack).map(|content| &*Box::leak(Box::new(content)))
}

fn read(action: &str) -> Action {
    Quarry::parse_action(content(), action).unwrap_or_else(|| panic!("{action:?} is no action"))
}

fn seat(name: &str) -> Seat {
    Seat(name.as_bytes()[0] - b'A')
}

fn bare(content: &'static Content, seats: u8) -> Public {
    let earned = Earned { start: content.figures.start, ..Earned::default() };
    Public {
        with: With { seats, monument: Monument(0), show_taken: false },
        round: 1,
        phase: Phase::Quarry,
        first: A,
        turn: Turn::of(A, 1, content.paces(1)),
        worker: None,
        quarry: Stones::default(),
        built: PositionSet::default(),
        players: BySeat::new(seats, |_| Holdings { earned, ..Holdings::default() }),
    }
}

fn lay(content: &Content, public: &mut Public, key: &str, value: &str) {
    match (key, key.split_once(' ')) {
        ("players", _) => {}
        ("taken", _) => public.with.show_taken = true,
        ("monument", _) => public.with.monument = content.monument(value).unwrap(),
        ("round", _) => public.round = value.parse().unwrap(),
        ("first", _) => public.first = seat(value),
        ("worker", _) => public.worker = Space::of_letter(value.chars().next().unwrap()),
        ("quarry", _) => lay_quarry(public, value),
        ("built", _) => public.built = numbers(value).map(position).collect(),
        ("passed", _) => lay_passed(public, value),
        ("build", _) => {
            public.phase = Phase::Building;
            public.turn = Turn::of(seat(value), 0, 0);
        }
        (_, Some(("walk", number))) => {
            let number = number.parse().unwrap();
            public.turn = Turn::of(seat(value), number, content.paces(number));
        }
        (_, Some((who, "score"))) => {
            public.players[seat(who)].earned.start = value.parse().unwrap();
        }
        (who, None) => public.players[seat(who)].seen = pieces(value),
        (other, Some(_)) => panic!("no scene has {other:?}"),
    }
}

fn lay_quarry(public: &mut Public, value: &str) {
    for part in value.split(", ") {
        let mut words = part.split(' ');
        let space = space(words.next().unwrap().chars().next().unwrap());
        for key in words {
            public.quarry.add(space, Piece::of_key(key).unwrap());
        }
    }
}

fn lay_passed(public: &mut Public, value: &str) {
    for part in value.split(", ") {
        let (who, lost) = part.split_once(' ').unwrap_or((part, "0"));
        public.players[seat(who)].passed = true;
        public.players[seat(who)].earned.left_now = lost.parse().unwrap();
    }
}

fn numbers(value: &str) -> impl Iterator<Item = u8> {
    value.split(' ').flat_map(|part| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        first.parse().unwrap()..=last.parse().unwrap()
    })
}
