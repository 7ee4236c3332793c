//! The notation of scenes, one thing a line; what is not said is as at the start of a turn of A.
//!
//! ```text
//! 3 players
//! turn: B, 2 actions                      an action was taken where there are fewer than three
//! with: power cards, power symbols
//! without: Petra                          two players: the monument left out, or else Semiramis
//! row: Petra 1, -, Zeus 4
//! pile: Pharos 2, Pharos 3, ...           the top first; without the dots all other cards are out of the game
//! B hand: Petra 1, Pharos 1
//! B shows: Akropolis 2 7, Artemision 3    the last value on top; where two play: `Green shows`
//! B historians: 1                         or else all that have written no story of the scene
//! B points: 4
//! columns: Akropolis 2, Petra 6           the markers, counted from 1
//! stories: Green 9, Blue 9                the oldest first
//! powers: Scribe Blue
//! aside: Pharos 9                         set aside for stories
//! rules: 1                                an earlier version of the rules
//! ```

use antiquity::{
    Card, CardSet, Colour, Colours, Content, Deck, Hand, Pile, Power, Public, Story, Table, Turn,
    TurnKind, With, content,
};
use engine::{BySeat, Content as _, Seat};

use super::named;

const SEAT_NAMES: [&str; 4] = ["A", "B", "C", "D"];
const COLOUR_NAMES: [&str; 4] = ["Red", "Blue", "Green", "Yellow"];

/// What is on the table so far.
struct Layout {
    public: Public,
    hands: BySeat<Hand>,
    row: Option<[Option<Card>; 3]>,
    pile: Vec<Card>,
    rest: Rest,
    former_rules: Option<u32>,
}

/// Where the cards go that no line mentions.
#[derive(PartialEq)]
enum Rest {
    UnderThePile,
    OutOfTheGame,
}

pub(super) fn lay(text: &str) -> Table {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let players = lines.next().and_then(|line| line.strip_suffix(" players"));
    let seats = players.and_then(|it| it.parse().ok()).expect("a scene begins with `3 players`");
    let mut layout = Layout::new(seats);
    for line in lines {
        let (what, value) = line.split_once(':').unwrap_or_else(|| panic!("{line:?} has no colon"));
        layout.read(what, value.trim());
    }
    layout.finish()
}

/// The content for tables that are played by an earlier version of the rules.
fn former(rules: u32) -> &'static Content {
    let content = Content::load(&Content::pack()).unwrap().with_former_rules(rules);
    Box::leak(Box::new(content))
}

/// The cards of a list such as `Akropolis 2 7, Artemision 3`, in its order.
pub(super) fn cards(list: &str) -> Vec<Card> {
    let entries = items(list).flat_map(|entry| {
        let (monument, values) = monument(entry);
        values.into_iter().map(move |value| Card::new(monument, value)).collect::<Vec<_>>()
    });
    entries.collect()
}

impl Layout {
    fn new(seats: u8) -> Self {
        let cards = match seats {
            2 => content().cards().without(named("semiramis").cards()),
            3 => content().cards().without(content().out_with_3),
            _ => content().cards(),
        };
        let n_colours = Colour::all(seats).count() as u8;
        let public = Public {
            with: With { seats, cards, power_cards: false, power_symbols: false },
            turn: Turn::of(Seat(0), content().figures.actions),
            row: [None; 3],
            pile_left: 0,
            hand_sizes: BySeat::new(seats, |_| 0),
            known: BySeat::new(seats, |_| CardSet::default()),
            colours: Colours::new(n_colours, content().historians(seats)),
            markers: Default::default(),
            stories: Default::default(),
            discarded: CardSet::default(),
            chronicled: CardSet::default(),
            powers: [None; 3],
            over: false,
        };
        let hands = BySeat::new(seats, |_| Hand::default());
        let (rest, former_rules) = (Rest::UnderThePile, None);
        Self { public, hands, row: None, pile: Vec::new(), rest, former_rules }
    }

    fn read(&mut self, what: &str, value: &str) {
        match what.split_once(' ') {
            Some((who, "hand")) => self.hands[seat(who)].cards = cards(value).into_iter().collect(),
            Some((who, "shows")) => self.show(who, value),
            Some((who, "historians")) => self.colour(who).historians = number(value),
            Some((who, "points")) => self.colour(who).earned.scored = number(value),
            Some(_) => panic!("{what:?} is no line of a scene"),
            None => self.read_common(what, value),
        }
    }

    fn read_common(&mut self, what: &str, value: &str) {
        match what {
            "turn" => self.turn(value),
            "with" => items(value).for_each(|option| match option {
                "power cards" => self.public.with.power_cards = true,
                "power symbols" => self.public.with.power_symbols = true,
                _ => panic!("{option:?} is no option of a scene"),
            }),
            "without" => {
                let left_out = monument(value).0;
                self.public.with.cards = content().cards().without(left_out.cards());
            }
            "row" => self.row = Some(row(value)),
            "pile" => {
                self.rest = match value.ends_with("...") {
                    true => Rest::UnderThePile,
                    false => Rest::OutOfTheGame,
                };
                self.pile = cards(value.trim_end_matches("..."));
            }
            "columns" => items(value).for_each(|entry| {
                let (monument, columns) = monument(entry);
                self.public.markers[monument.idx()] = columns[0] - 1;
            }),
            "stories" => items(value).for_each(|entry| {
                let (who, pages) = entry.split_once(' ').unwrap();
                let colour = self.colour_of(who);
                self.public.stories.push(Story { colour, pages: number(pages) });
                self.public.colours[colour].historians -= 1;
            }),
            "powers" => items(value).for_each(|entry| {
                let (power, who) = entry.split_once(' ').unwrap();
                self.public.with.power_cards = true;
                self.public.powers[self::power(power).idx()] = Some(self.colour_of(who));
            }),
            "rules" => self.former_rules = Some(value.parse().unwrap()),
            "aside" => self.public.chronicled = cards(value).into_iter().collect(),
            _ => panic!("{what:?} is no line of a scene"),
        }
    }

    fn turn(&mut self, value: &str) {
        let (who, actions) = value.split_once(", ").unwrap_or((value, "3 actions"));
        let actions = number(actions.split(' ').next().unwrap());
        let turn = &mut self.public.turn;
        *turn = Turn::of(seat(who), actions);
        if actions < content().figures.actions {
            turn.kind = TurnKind::Monument;
            turn.acted = true;
        }
    }

    fn show(&mut self, who: &str, value: &str) {
        for entry in items(value) {
            let (monument, values) = monument(entry);
            let pile: Pile = values.into_iter().collect();
            self.colour(who).exhibition.set(monument, pile);
        }
    }

    fn colour(&mut self, who: &str) -> &mut antiquity::Holdings {
        let colour = self.colour_of(who);
        &mut self.public.colours[colour]
    }

    /// A colour by its name or, where each seat has one, by its seat.
    fn colour_of(&self, who: &str) -> Colour {
        let seats = self.public.with.seats;
        match COLOUR_NAMES.iter().position(|name| *name == who) {
            Some(idx) => Colour(idx as u8),
            None if seats == 2 => panic!("with two players {who} has two colours"),
            None => Colour(seat(who).0),
        }
    }

    fn finish(mut self) -> Table {
        let mut rest = self.public.with.cards.without(self.mentioned());
        self.public.row = self.row.unwrap_or_else(|| [(); 3].map(|()| last(&mut rest)));
        let mut deck: Vec<Card> = Vec::new();
        match self.rest {
            Rest::UnderThePile => deck.extend(rest.iter()),
            Rest::OutOfTheGame => self.public.discarded = rest,
        }
        deck.extend(self.pile.iter().rev());
        self.public.pile_left = deck.len() as u8;
        for (seat, hand) in self.hands.iter() {
            self.public.hand_sizes[seat] = hand.cards.len();
        }
        let deck = Deck(deck.into_iter().collect());
        Table::lay(self.former_rules.map_or(content(), former), self.public, self.hands, deck)
    }

    fn mentioned(&self) -> CardSet {
        let shown = self.public.colours.iter().map(|(_, it)| it.exhibition.cards);
        let held = self.hands.values().iter().map(|it| it.cards);
        let row = self.row.iter().flatten().flatten().copied().collect();
        let pile = self.pile.iter().copied().collect();
        let all = shown.chain(held).chain([row, pile, self.public.chronicled]);
        all.fold(CardSet::default(), CardSet::or)
    }
}

fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|entry| !entry.is_empty() && *entry != "-")
}

/// `Bet Hamikdash 2 7`: a monument and numbers.
fn monument(entry: &str) -> (antiquity::Monument, Vec<u8>) {
    let (numbers, words): (Vec<&str>, Vec<&str>) =
        entry.split_whitespace().partition(|word| word.parse::<u8>().is_ok());
    let key = words.join("_").to_lowercase();
    (named(&key), numbers.into_iter().map(number).collect())
}

fn row(value: &str) -> [Option<Card>; 3] {
    let place = |entry: &str| cards(entry).first().copied();
    let places: Vec<Option<Card>> = value.split(',').map(place).collect();
    places.try_into().expect("the row has three places")
}

fn last(cards: &mut CardSet) -> Option<Card> {
    let card = cards.iter().last()?;
    cards.remove(card);
    Some(card)
}

fn seat(who: &str) -> Seat {
    let idx = SEAT_NAMES.iter().position(|name| *name == who);
    Seat(idx.unwrap_or_else(|| panic!("nobody is called {who:?}")) as u8)
}

fn power(name: &str) -> Power {
    match name {
        "Scribe" => Power::Scribe,
        "Hero" => Power::Hero,
        "Naute" => Power::Naute,
        _ => panic!("{name:?} is no power"),
    }
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}
