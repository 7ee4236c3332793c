//! The text of a scene, and the content that is made for it.

use std::fmt::Write as _;

use engine::{BySeat, Content as _, Game, Pack, Seat, Seats};
use fabulous::{
    Awaited, Back, Backs, Card, Career, CollectorSet, Content, Fabulous, Faces, Hand, MAX_CARDS,
    Memory, Piles, Public, Round, Table, Timing, What, With,
};

/// The fewest monuments that a pack can have.
const LEAST_CARDS: usize = 6;

/// The figures that a card can be given, what they are called here and there, and what they are unless told.
const FIGURES: [(&str, &str, &str); 6] = [
    ("height", "height", "1"),
    ("prowess", "prowess", "10"),
    ("date", "start_year", "1000"),
    ("visitors", "visitors", "100"),
    ("area", "area", "5"),
    ("years", "build_years", "7"),
];

/// What a scene says.
#[derive(Default)]
pub(super) struct Script {
    /// The cards of each pile: a name and the words after it, or a star and a key.
    piles: Vec<Vec<Vec<String>>>,
    with: Vec<(String, String)>,
}

impl Script {
    pub(super) fn read(text: &str) -> Self {
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

    /// The monuments and Collector cards of the scene, and nothing else.
    pub(super) fn content(&self) -> Content {
        let pack = Fabulous::pack();
        let mut names = String::new();
        let mut files = self.monuments(&mut names);
        files.push(("collectors.toml", self.collector_file(&mut names)));
        for file in ["fr.ftl", "en.ftl"] {
            files.push((file, format!("{}\n{names}", pack.file(file).unwrap())));
        }
        let loaded = Content::load(&pack.overlaid(Pack::new(files)));
        let content = loaded.unwrap_or_else(|faults| panic!("{faults}"));
        match self.option("rules") {
            None => content,
            Some(former) => content.with_former_rules(former.parse().unwrap()),
        }
    }

    /// Those of the scene; where they are too few, others that are set aside unseen.
    fn monuments(&self, names: &mut String) -> Vec<(&'static str, String)> {
        let spare = |idx: usize| vec![format!("spare_{idx}"), "green".to_owned()];
        let mut cards: Vec<Vec<String>> = self.piles.iter().flatten().cloned().collect();
        cards.retain(|card| !card[0].starts_with('*'));
        cards.extend((cards.len()..LEAST_CARDS).map(spare));
        let mut toml = String::new();
        for card in &cards {
            let key = &card[0];
            monument(&mut toml, key, &card[1..]);
            writeln!(names, "monument-{key} = {key}\nabout-{key} = {key}\nreason-{key} = {key}")
                .unwrap();
        }
        let keys = cards.iter().map(|card| format!("{:?}", card[0])).collect::<Vec<_>>().join(", ");
        let head = "[[pack]]\nkey = \"classique\"\norigin = \"ours\"\nwhy = \"a scene\"";
        vec![("monuments.toml", toml), ("packs.toml", format!("{head}\nmonuments = [{keys}]"))]
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

    fn collector_file(&self, names: &mut String) -> String {
        let standard = fabulous::content();
        let entry = |key: &String| {
            let kind = key.strip_suffix("_again").unwrap_or(key);
            let it = standard.special(standard.collector(kind).expect(kind));
            let timing = match it.timing {
                Timing::Any => "any",
                Timing::BeforeValues => "before_values",
            };
            writeln!(names, "collector-{key} = {key}\neffect-{key} = {key}").unwrap();
            let effect = it.effect.key();
            format!(
                "{{ key = {key:?}, effect = {effect:?}, timing = {timing:?}, \
                 name_origin = \"ours\", effect_origin = \"ours\", ruling = \"\" }}"
            )
        };
        let entries = self.collectors().iter().map(entry).collect::<Vec<_>>().join(", ");
        format!("default_count = 0\ncollector = [{entries}]")
    }

    pub(super) fn lay(&self, content: &'static Content) -> Table {
        let mut faces: Vec<Card> = Vec::new();
        let mut collectors = CollectorSet::default();
        let mut keys = self.collectors().into_iter();
        let mut piles: Vec<Vec<Back>> = Vec::new();
        for pile in &self.piles {
            let from = faces.len() as u8;
            for card in pile {
                faces.push(match card[0].starts_with('*') {
                    true => {
                        let collector = content.collector(&keys.next().unwrap()).unwrap();
                        collectors.insert(collector);
                        Card::of(collector)
                    }
                    false => content.card(&card[0]).unwrap(),
                });
            }
            piles.push((from..faces.len() as u8).map(Back).collect());
        }
        let dealt = faces.len() as u8;
        let spare = content.packs[0].cards.iter().filter(|card| !faces.contains(card));
        let spare: Vec<Card> = spare.copied().collect();
        faces.extend(spare);
        let with = self.with(content, dealt, faces.len() as u8, collectors);
        let public = self.public(with, piles);
        faces.resize(MAX_CARDS, Card(u8::MAX));
        let hands = BySeat::new(with.seats, |_| Hand::default());
        let table = Table::lay(content, public, hands, Faces(faces.try_into().unwrap()));
        table.audit().unwrap();
        table
    }

    fn with(&self, content: &Content, dealt: u8, cards: u8, collectors: CollectorSet) -> With {
        let set = self.option("set").unwrap_or("usual");
        With {
            seats: self.piles.len() as u8,
            pack: 0,
            set: content.sets.iter().position(|it| it.key == set).unwrap() as u8,
            collectors,
            cards,
            dealt,
            minutes: self.option("minutes").map(|it| it.parse().unwrap()),
            rounds: self.option("rounds").map_or(3000, |it| it.parse().unwrap()),
        }
    }

    fn public(&self, with: With, piles: Vec<Vec<Back>>) -> Public {
        let leader = match self.option("leader") {
            None | Some("A") => Seat(0),
            Some("B") => Seat(1),
            Some("C") => Seat(2),
            Some(other) => panic!("who is {other}?"),
        };
        let everybody = Seats::all(with.seats);
        let mut aside = Backs::default();
        (with.dealt..with.cards).for_each(|idx| aside.insert(Back(idx)));
        Public {
            with,
            awaited: Awaited { seat: leader, what: What::Look },
            round: Round::new(0, leader, everybody),
            piles: Piles::deal(with.seats, |seat| piles[seat.idx()].clone()),
            memory: Memory::new(with.seats, aside),
            in_game: everybody,
            careers: BySeat::new(with.seats, |_| Career::default()),
            time_up: false,
            winners: Seats::EMPTY,
        }
    }

    fn option(&self, name: &str) -> Option<&str> {
        self.with.iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
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
