//! Lays a table from a few lines of text, with cards made for the scene.
//!
//! ```text
//! A: eiffel green height=330, petra orange
//! B: *tsunami, colisee yellow date=72
//! with rounds 5
//! ```
//!
//! A line is a seat's pile from its top down. A card has a name, a grade and the figures that matter; a Collector card
//! is a star and its key. The cards are the whole content of the scene, so a test says everything it relies on.

#![allow(dead_code, clippy::panic, reason = "each test file uses a part of the scene")]

use std::fmt::Write as _;

use engine::{BySeat, Chance, Content as _, Events, Game, No, Outcome, Refusal as _, Seat, Status};
use fabulous::{
    Awaited, Back, Backs, Card, Career, Characteristic, Circle, Collector, CollectorSet, Content,
    Fabulous, Faces, Figure, Hand, MAX_CARDS, Memory, Piles, Public, PublicEvent, Refusal, Round,
    Table, What, With,
};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// The figures that a card can be given, what they are called here and there, and what they are unless told.
const FIGURES: [(&str, &str, &str); 6] = [
    ("height", "height", "1"),
    ("prowess", "prowess", "10"),
    ("date", "start_year", "1000"),
    ("visitors", "visitors", "100"),
    ("area", "area", "5"),
    ("years", "build_years", "7"),
];

/// A table, and what its last step told.
pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) told: Events<Fabulous>,
}

/// Lays the table; the leader has looked.
pub(crate) fn scene(text: &str) -> Scene {
    let mut scene = before(text);
    let leader = scene.public().awaited.seat;
    scene.does(leader, "look");
    scene
}

/// Lays the table; nobody has looked.
pub(crate) fn before(text: &str) -> Scene {
    let script = Script::read(text);
    let content: &'static Content = Box::leak(Box::new(script.content()));
    Scene { table: script.lay(content), told: Events::default() }
}

impl Scene {
    pub(crate) fn public(&self) -> &Public {
        self.table.public()
    }

    /// Plays an action, which must be accepted.
    pub(crate) fn does(&mut self, by: Seat, action: &str) -> &mut Self {
        let read = Fabulous::read(self.table.content(), action).expect(action);
        let step = self.table.step(by, read, &mut Chance::quick(1));
        self.told = step.unwrap_or_else(|no| panic!("{by:?} may not {action}: {no:?}"));
        self.table.audit().unwrap();
        self
    }

    /// Says « say » for each of these seats.
    pub(crate) fn say(&mut self, seats: &[Seat]) -> &mut Self {
        for seat in seats {
            self.does(*seat, "say");
        }
        self
    }

    /// Why an action is refused.
    pub(crate) fn no(&self, by: Seat, action: &str) -> Refusal {
        let read = Fabulous::read(self.table.content(), action).expect(action);
        match self.table.check(by, read) {
            Err(No::Refused(refusal)) => refusal,
            other => panic!("{by:?}: {action}: {other:?}"),
        }
    }

    /// The rule that an action is refused by.
    pub(crate) fn rule(&self, by: Seat, action: &str) -> &'static str {
        self.no(by, action).rule().0
    }

    /// What a seat is offered, as text.
    pub(crate) fn offers(&self, by: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.table.offer(by, &mut offers);
        offers.into_iter().map(|action| Fabulous::write(self.table.content(), action)).collect()
    }

    /// Who is asked, and for what.
    pub(crate) fn asked(&self) -> (Seat, What) {
        let Awaited { seat, what } = self.public().awaited;
        (seat, what)
    }

    /// The names of the cards of a pile that somebody remembers, `?` for the others, from the top down.
    pub(crate) fn remembered(&self, seat: Seat) -> Vec<&str> {
        let name = |back: Back| self.public().memory.face(back).map_or("?", |card| self.name(card));
        self.public().piles.pile(seat).map(name).collect()
    }

    pub(crate) fn n_cards(&self, seat: Seat) -> u8 {
        self.public().piles.len(seat)
    }

    /// The card that a seat sees in front of itself.
    pub(crate) fn card(&self, seat: Seat) -> Option<&str> {
        self.table.view(seat).mine.card.map(|card| self.name(card))
    }

    /// What only a seat has seen.
    pub(crate) fn seen(&self, seat: Seat) -> Vec<&str> {
        self.table.view(seat).mine.seen.iter().map(|(_, card)| self.name(card)).collect()
    }

    pub(crate) fn name(&self, card: Card) -> &str {
        let content = self.table.content();
        match card.collector() {
            Some(collector) => &content.special(collector).key,
            None => &content.monument(card).unwrap().key,
        }
    }

    /// Whether the last step told everybody this.
    pub(crate) fn heard(&self, event: PublicEvent) -> bool {
        self.told.public.contains(&event)
    }

    /// The Collector cards that the last step read out.
    pub(crate) fn read_out(&self) -> Vec<&str> {
        let read = self.told.public.iter().filter_map(|event| {
            if let PublicEvent::CollectorRead { collector, .. } = event {
                Some(*collector)
            } else {
                None
            }
        });
        read.map(|collector| self.name(Card::of(collector))).collect()
    }

    /// Who won the last round.
    pub(crate) fn winner(&self) -> Option<Seat> {
        self.told.public.iter().rev().find_map(|event| {
            if let PublicEvent::Won { seat } = event { Some(*seat) } else { None }
        })
    }

    /// The cards that the last step showed, with whose they were.
    pub(crate) fn shown(&self) -> Vec<(Seat, &str)> {
        let shown = self.told.public.iter().filter_map(|event| {
            if let PublicEvent::Shown { seat, card } = event { Some((*seat, *card)) } else { None }
        });
        shown.map(|(seat, card)| (seat, self.name(card))).collect()
    }

    pub(crate) fn characteristic(&self, key: &str) -> Characteristic {
        self.table.content().characteristic(key).unwrap()
    }

    pub(crate) fn collector(&self, key: &str) -> Collector {
        self.table.content().collector(key).unwrap()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        match self.table.status() {
            Status::Over(outcome) => outcome,
            waiting => panic!("{waiting:?}"),
        }
    }

    pub(crate) fn places(&self) -> Vec<u8> {
        self.outcome().0.values().iter().map(|standing| standing.place).collect()
    }
}

pub(crate) fn figure(number: i32) -> Figure {
    Figure(number)
}

/// What a scene says.
#[derive(Default)]
struct Script {
    /// The cards of each pile: a name and the words after it, or a star and a key.
    piles: Vec<Vec<Vec<String>>>,
    with: Vec<(String, String)>,
}

impl Script {
    fn read(text: &str) -> Self {
        let mut script = Self::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(option) = line.strip_prefix("with ") {
                let (name, value) = option.split_once(' ').expect(line);
                script.with.push((name.to_owned(), value.to_owned()));
                continue;
            }
            let (seat, cards) = line.split_once(':').expect(line);
            assert_eq!(seat, ["A", "B", "C", "D", "E", "F"][script.piles.len()]);
            let cards = cards.split(',').map(str::trim).filter(|card| !card.is_empty());
            let words = |card: &str| card.split_whitespace().map(str::to_owned).collect();
            script.piles.push(cards.map(words).collect());
        }
        script
    }

    fn option(&self, name: &str) -> Option<&str> {
        self.with.iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
    }

    fn monuments(&self) -> impl Iterator<Item = &Vec<String>> {
        self.piles.iter().flatten().filter(|card| !card[0].starts_with('*'))
    }

    /// The keys of the Collector cards; a second one of a kind has a key of its own.
    fn collectors(&self) -> Vec<String> {
        let mut keys: Vec<String> = Vec::new();
        for card in self.piles.iter().flatten() {
            let Some(key) = card[0].strip_prefix('*') else { continue };
            let again = keys.iter().any(|it| it == key);
            keys.push(if again { format!("{key}_again") } else { key.to_owned() });
        }
        keys
    }

    /// At least six monuments: those of the scene, and some that are set aside unseen.
    fn content(&self) -> Content {
        let pack = Fabulous::pack();
        let (mut toml, mut names) = (String::new(), String::new());
        let mut keys = Vec::new();
        for card in self.monuments() {
            monument(&mut toml, &card[0], &card[1..]);
            keys.push(card[0].clone());
        }
        for spare in keys.len()..6 {
            let key = format!("spare_{spare}");
            monument(&mut toml, &key, &["green".to_owned()]);
            keys.push(key);
        }
        keys.iter().for_each(|key| {
            writeln!(names, "monument-{key} = {key}\nabout-{key} = {key}").unwrap()
        });
        let list = keys.iter().map(|key| format!("{key:?}")).collect::<Vec<_>>().join(", ");
        let packs = format!(
            "[[pack]]\nkey = \"classique\"\norigin = \"ours\"\nwhy = \"a scene\"\nmonuments = [{list}]"
        );
        let mut collectors = "default_count = 0\n".to_owned();
        for key in self.collectors() {
            let standard = fabulous::content();
            let kind = key.strip_suffix("_again").unwrap_or(&key);
            let it = standard.special(standard.collector(kind).expect(kind));
            let timing = match it.timing {
                fabulous::Timing::Any => "any",
                fabulous::Timing::BeforeValues => "before_values",
            };
            writeln!(
                collectors,
                "[[collector]]\nkey = {key:?}\neffect = {:?}\ntiming = {timing:?}\n\
                 name_origin = \"ours\"\neffect_origin = \"ours\"\nruling = \"\"",
                it.effect.key()
            )
            .unwrap();
            writeln!(names, "collector-{key} = {key}").unwrap();
        }
        let text = |file: &str| format!("{}\n{names}", pack.file(file).unwrap());
        let files = [
            ("monuments.toml", toml),
            ("packs.toml", packs),
            (
                "collectors.toml",
                if self.collectors().is_empty() {
                    collectors + "collector = []"
                } else {
                    collectors
                },
            ),
            ("fr.ftl", text("fr.ftl")),
            ("en.ftl", text("en.ftl")),
        ];
        Content::load(&pack.clone().overlaid(engine::Pack::new(files)))
            .unwrap_or_else(|faults| panic!("{faults}"))
    }

    fn lay(&self, content: &'static Content) -> Table {
        let seats = self.piles.len() as u8;
        let mut faces = [Card(u8::MAX); MAX_CARDS];
        let (mut dealt, mut collectors) = (0, CollectorSet::default());
        let mut names = self.collectors().into_iter();
        let mut piles: Vec<Vec<Back>> = Vec::new();
        for pile in &self.piles {
            let backs = pile.iter().map(|card| {
                faces[usize::from(dealt)] = match card[0].starts_with('*') {
                    true => {
                        let collector = content.collector(&names.next().unwrap()).unwrap();
                        collectors.insert(collector);
                        Card::of(collector)
                    }
                    false => content.card(&card[0]).unwrap(),
                };
                dealt += 1;
                Back(dealt - 1)
            });
            piles.push(backs.collect());
        }
        let mut aside = Backs::default();
        let mut cards = dealt;
        for spare in
            content.packs[0].cards.iter().filter(|card| !faces.contains(card)).collect::<Vec<_>>()
        {
            faces[usize::from(cards)] = *spare;
            aside.insert(Back(cards));
            cards += 1;
        }
        let leader = match self.option("leader") {
            None | Some("A") => A,
            Some("B") => B,
            Some("C") => C,
            Some(other) => panic!("who is {other}?"),
        };
        let set = self.option("set").unwrap_or("usual");
        let everybody: Circle =
            (0..seats).map(Seat).filter(|seat| !self.piles[seat.idx()].is_empty()).collect();
        let public = Public {
            with: With {
                seats,
                pack: 0,
                set: content.sets.iter().position(|it| it.key == set).unwrap() as u8,
                collectors,
                cards,
                dealt,
                minutes: self.option("minutes").map(|it| it.parse().unwrap()),
                rounds: self.option("rounds").map_or(3000, |it| it.parse().unwrap()),
            },
            awaited: Awaited { seat: leader, what: What::Look },
            round: Round::new(0, leader, everybody),
            piles: Piles::deal(seats, |seat| piles[seat.idx()].clone()),
            memory: Memory::new(seats, aside),
            in_game: everybody,
            careers: BySeat::new(seats, |_| Career::default()),
            time_up: false,
            winners: Circle::NOBODY,
        };
        let table =
            Table::lay(content, public, BySeat::new(seats, |_| Hand::default()), Faces(faces));
        table.audit().unwrap();
        table
    }
}

fn monument(toml: &mut String, key: &str, words: &[String]) {
    let (grade, figures) = words.split_first().expect("a grade");
    let given = |name: &str, default: &str| {
        let found = figures.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        found.unwrap_or(default).to_owned()
    };
    let known =
        |word: &&String| FIGURES.iter().any(|(name, ..)| word.starts_with(&format!("{name}=")));
    assert!(figures.iter().all(|word| known(&word)), "{key}: {figures:?}");
    let prowess: u8 = given("prowess", "10").parse().unwrap();
    writeln!(
        toml,
        "[[monument]]\nkey = {key:?}\ncountry = \"FR\"\ncontinent = \"europe\"\nlatitude = 0\nlongitude = 0\n\
         grade = {grade:?}\narea_kind = \"site\"\nprowess_parts = [{prowess}, 0, 0, 0]\n[monument.figures]"
    )
    .unwrap();
    for (name, field, default) in FIGURES {
        writeln!(toml, "{field} = {}", given(name, default)).unwrap();
    }
    writeln!(toml, "[monument.origin]").unwrap();
    for field in FIGURES.map(|(_, field, _)| field).into_iter().chain(["coordinates", "grade"]) {
        writeln!(toml, "{field} = \"ours\"").unwrap();
    }
}
