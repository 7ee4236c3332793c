//! Lays a table from a few lines of text, and plays on it by the words of actions.
//!
//! ```text
//! civs: china, denmark
//! A city: fort, fort+writing, -, …        nine places; a knowledge stands after the card on it
//! A deck: mine, forum                     the top card first
//! A holds: f4 2w, f5 1o                   soldiers, w the warlord, o an outpost
//! track: temple, -, writing               from the left
//! stock: production 3, military 2
//! ```
//! It is A's turn, and nothing of the city is active; `phase: row` begins before the activation. What is on no line
//! is as at the start: A's capital is g4 and B's is a4 on the board for two.

use engine::{ActError, BySeat, Chance, Events, Game, Refusal as _, Seat, Setup, Status};
use monumental::{
    Card, Cards, Content, Held, MapChoice, Monumental, Options, Phase, Player, Private, Public,
    PublicEvent, Refusal, Resource, Secret, Slot, SoloChoice, TRACK, Table, Tile, Token, Turn, Who,
    content,
};

pub(crate) const A: Who = Who(0);
pub(crate) const B: Who = Who(1);
pub(crate) const C: Who = Who(2);

pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) luck: Chance,
    /// What was told and not looked at yet.
    pub(crate) pending: Vec<PublicEvent>,
}

/// The table that the lines describe.
pub(crate) fn scene(lines: &str) -> Scene {
    scene_with(content(), lines)
}

/// The same with another pack, which has the same cards by the same names.
pub(crate) fn scene_with(content: &'static Content, lines: &str) -> Scene {
    let lines: Vec<(&str, &str)> = lines
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .map(|line| line.split_once(':').unwrap_or_else(|| panic!("no colon in {line:?}")))
        .map(|(key, value)| (key.trim(), value.trim()))
        .collect();
    let find = |key: &str| lines.iter().find(|(it, _)| *it == key).map(|(_, value)| *value);
    let civs = list(find("civs").unwrap_or("china, denmark"));
    let solo = find("solo");
    let seats = civs.len() as u8 - u8::from(solo.is_some());
    let mut desk = Desk::new(&civs, seats, solo);
    for (key, value) in lines {
        desk.lay(key, value);
    }
    desk.finish(content, seats)
}

struct Desk {
    public: Public,
    secret: Secret,
    private: Vec<Private>,
}

impl Desk {
    fn new(civs: &[&str], seats: u8, solo: Option<&str>) -> Self {
        let solo = if solo == Some("full") { SoloChoice::Full } else { SoloChoice::Rulebook };
        let options = Options { map: MapChoice::Fixed, solo, ..Options::default() };
        let start = Monumental::setup(content(), &options, seats, &mut Chance::quick(7));
        let mut public = start.public().clone();
        public.agenda.clear();
        public.first = A;
        public.turn = Turn::of(A, Phase::Act);
        let capitals = &content().map(civs.len() as u8).capitals;
        for (idx, key) in civs.iter().enumerate() {
            let civ = content().civs.iter().position(|it| it.key == *key);
            let player = &mut public.players[idx];
            player.civ = Some(civ.unwrap_or_else(|| panic!("no civilisation {key}")) as u8);
            player.capital = Some(capitals[idx]);
            player.held.insert(capitals[idx]);
            player.warlord = Some(capitals[idx]);
            player.explorers = [capitals[idx]; 2];
            player.outposts_left = content().figures.setup.outposts;
            public.board.soldiers[capitals[idx].idx()] = content().figures.setup.soldiers;
        }
        let secret = Secret {
            decks: civs.iter().map(|_| Cards::default()).collect(),
            development: Cards::default(),
            backs: backs(&public),
            markets: [0b11; 4],
            solo: Default::default(),
        };
        let mut desk = Self { public, secret, private: vec![Private::default(); seats.into()] };
        let track = desk.public.track;
        desk.set_track(track);
        desk
    }

    fn lay(&mut self, key: &str, value: &str) {
        let words: Vec<&str> = key.split_whitespace().collect();
        match words[..] {
            ["civs" | "solo"] => {}
            ["phase"] => {
                self.public.turn.phase = match value {
                    "row" => Phase::Row,
                    "act" => Phase::Act,
                    "automaton" => Phase::Automaton(1),
                    other => panic!("no phase {other}"),
                };
            }
            ["turn"] => self.public.turn.who = who(value),
            ["round"] => self.public.round = value.parse().unwrap(),
            ["siege"] => self.public.turn.siege = value.parse().unwrap(),
            ["stock"] => {
                for part in list(value) {
                    let (name, many) = part.split_once(' ').unwrap();
                    self.public.turn.stock[resource(name).idx()] = many.parse().unwrap();
                    self.public.turn.generated[resource(name).idx()] = many.parse().unwrap();
                }
            }
            ["track"] => {
                let mut track = [None; TRACK];
                list(value).iter().zip(&mut track).for_each(|(key, slot)| {
                    *slot = (*key != "-").then(|| card(key));
                });
                self.set_track(track);
            }
            ["deck"] => {
                let cards: Vec<Card> = cards(value).iter().collect();
                self.secret.development = cards.iter().rev().copied().collect();
                self.public.unseen = bits(cards.iter().copied());
            }
            ["token", tile] => self.set_token(named(tile), value),
            ["wonder", tile] => {
                let board = &mut self.public.board;
                board.wonders[named(tile).idx()] = Some(card(value));
                board.wonder_tiles.insert(named(tile));
            }
            ["production"] => {
                self.public.board.production = list(value).iter().map(|tile| named(tile)).collect();
            }
            ["market", nth] => {
                let nth = nth.parse::<usize>().unwrap() - 1;
                let tokens = list(value)
                    .iter()
                    .fold(0, |set, token| set | 1 << (token.parse::<u8>().unwrap() - 1));
                self.secret.markets[nth] = tokens;
                self.public.board.market_left[nth] = tokens.count_ones() as u8;
            }
            ["solo_deck"] => {
                let deck = list(value);
                let idx = |key: &&str| content().solo.iter().position(|it| it.key == **key);
                let deck: Vec<u8> = deck.iter().map(|key| idx(key).unwrap() as u8).collect();
                self.secret.solo = deck.iter().rev().copied().collect();
                self.public.solo.left = deck.iter().fold(0, |set, card| set | 1 << card);
            }
            [name, what] => self.lay_player(who(name), what, value),
            _ => panic!("what is {key:?}?"),
        }
    }

    fn lay_player(&mut self, who: Who, what: &str, value: &str) {
        let number = || value.parse().unwrap();
        let player = &mut self.public.players[who.idx()];
        match what {
            "gold" => player.gold = number(),
            "culture" => player.culture = number(),
            "tokens" => player.production_tokens = number(),
            "outposts" => player.outposts_left = number(),
            "knowledge" => player.knowledge = number(),
            "wonders" => player.wonders = number(),
            "construction" => player.construction = Some(card(value)),
            "city" => {
                let places = list(value);
                assert_eq!(places.len(), 9, "a city has nine places");
                for (slot, place) in player.city.iter_mut().zip(places) {
                    *slot = slot_of(place);
                }
            }
            "deck" => {
                let deck = cards(value);
                player.hidden = deck;
                self.secret.decks[who.idx()] = deck.iter().rev().collect();
            }
            "top" => player.top = cards(value).iter().rev().collect(),
            "discard" => player.discard = cards(value),
            "policies" => {
                let civ = &content().civs[usize::from(player.civ.unwrap())];
                for key in list(value) {
                    let nth = civ.policies.iter().position(|it| it.key == *key);
                    player.policies.push(nth.unwrap_or_else(|| panic!("no policy {key}")) as u8);
                }
            }
            "explorers" => {
                let tiles: Vec<Tile> = list(value).iter().map(|tile| named(tile)).collect();
                player.explorers = [tiles[0], tiles[1]];
            }
            "market" => {
                let (market, token) = value.split_once(' ').unwrap();
                let market = market.parse::<usize>().unwrap() - 1;
                player.markets[market] = Held::Hidden;
                self.private[who.idx()].tokens[market] = Some(token.parse::<u8>().unwrap() - 1);
            }
            "holds" => list(value).iter().for_each(|place| self.hold(who, place)),
            other => panic!("what is {other:?}?"),
        }
    }

    /// `f4 2wo`: two soldiers from the capital, the warlord and an outpost.
    fn hold(&mut self, who: Who, place: &str) {
        let (tile, pieces) = place.split_once(' ').unwrap_or((place, "1"));
        let tile = named(tile);
        let board = &mut self.public.board;
        let player = &mut self.public.players[who.idx()];
        let soldiers: u8 = pieces.trim_end_matches(['w', 'o']).parse().unwrap_or(0);
        board.soldiers[player.home().idx()] -= soldiers;
        board.soldiers[tile.idx()] = soldiers;
        board.tokens[tile.idx()] = None;
        player.held.insert(tile);
        if pieces.contains('w') {
            player.warlord = Some(tile);
        }
        if pieces.contains('o') {
            player.outposts.insert(tile);
            player.outposts_left -= 1;
        }
    }

    fn set_track(&mut self, track: [Option<Card>; TRACK]) {
        self.public.track = track;
        let rest = content().development().filter(|card| !track.contains(&Some(*card)));
        let mut rest: Vec<Card> = rest.collect();
        rest.sort_by_key(|card| std::cmp::Reverse(content().card(*card).era));
        self.public.unseen = bits(rest.iter().copied());
        self.secret.development = rest.into_iter().collect();
    }

    fn set_token(&mut self, tile: Tile, key: &str) {
        let token = content().explorations.iter().position(|it| it.key == key);
        self.public.board.tokens[tile.idx()] = token.map(|idx| content().explorations[idx].front);
        if let Some(idx) = token {
            self.secret.backs[tile.idx()] = idx as u8;
        }
    }

    fn finish(self, content: &'static Content, seats: u8) -> Scene {
        let Desk { public, secret, private } = self;
        let private = BySeat::new(seats, |seat| private[seat.idx()]);
        Scene {
            table: Table::lay(content, public, private, secret),
            luck: Chance::quick(3),
            pending: Vec::new(),
        }
    }
}

impl Scene {
    /// Plays actions, by whoever is asked: `buy 1; end`.
    #[track_caller]
    pub(crate) fn play(&mut self, actions: &str) -> Vec<Events<Monumental>> {
        let one = |text: &str| {
            let by = self.waiting();
            self.step(by, text).unwrap_or_else(|no| {
                panic!("{by:?} may not {text:?}: {no:?}; offered: {:?}", self.offers())
            })
        };
        actions.split(';').map(str::trim).map(one).collect()
    }

    /// The rule that refuses an action of whoever is asked.
    #[track_caller]
    pub(crate) fn refused(&mut self, action: &str) -> &'static str {
        let by = self.waiting();
        self.step(by, action).expect_err("it is refused").rule().0
    }

    /// Why an action of whoever is asked is refused.
    #[track_caller]
    pub(crate) fn why_not(&mut self, action: &str) -> Refusal {
        let by = self.waiting();
        self.step(by, action).expect_err("it is refused")
    }

    #[track_caller]
    pub(crate) fn step(&mut self, by: Seat, text: &str) -> Result<Events<Monumental>, Refusal> {
        let action = Monumental::parse_action(content(), text);
        let action = action.unwrap_or_else(|| panic!("{text:?} is no action"));
        self.table.step(by, action, &mut self.luck).map_err(|no| match no {
            ActError::Refused(refusal) => refusal,
            ActError::NoSuchSeat | ActError::NotTheHouses => panic!("{by:?} may not {text:?}"),
        })
    }

    /// Whoever is asked.
    #[track_caller]
    pub(crate) fn waiting(&self) -> Seat {
        self.table.status().waiting().nth(0).expect("somebody is asked")
    }

    /// What whoever is asked may do, in words.
    pub(crate) fn offers(&self) -> Vec<String> {
        let mut offers = Vec::new();
        self.table.offer(self.waiting(), &mut offers);
        offers.into_iter().map(|action| Monumental::action_text(content(), action)).collect()
    }

    pub(crate) fn offered(&self, action: &str) -> bool {
        self.offers().iter().any(|it| it == action)
    }

    pub(crate) fn public(&self) -> &Public {
        self.table.public()
    }

    pub(crate) fn player(&self, who: Who) -> &Player {
        self.table.public().player(who)
    }

    /// Production, science, military.
    pub(crate) fn stock(&self) -> [u8; 3] {
        self.public().turn.stock
    }

    pub(crate) fn soldiers(&self, tile: &str) -> u8 {
        self.public().board.soldiers[named(tile).idx()]
    }

    pub(crate) fn holds(&self, who: Who, tile: &str) -> bool {
        self.player(who).held.contains(named(tile))
    }

    /// The keys of a pile, the top card last.
    pub(crate) fn keys(&self, cards: &Cards) -> Vec<&'static str> {
        cards.iter().map(key).collect()
    }

    /// What lies in a place of a city, written as in a scene.
    pub(crate) fn place(&self, who: Who, slot: usize) -> String {
        let Slot { knowledge, card } = self.player(who).city[slot];
        let over = card.map_or("", key);
        match knowledge {
            None if over.is_empty() => "-".to_owned(),
            None => over.to_owned(),
            Some(under) => format!("{over}+{}", key(under)),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.table.status(), Status::Over(_))
    }
}

pub(crate) fn card(key: &str) -> Card {
    content().card_named(key).unwrap_or_else(|| panic!("no card {key:?}"))
}

pub(crate) fn key(card: Card) -> &'static str {
    &content().card(card).key
}

pub(crate) fn named(tile: &str) -> Tile {
    Tile::named(tile).unwrap_or_else(|| panic!("no tile {tile:?}"))
}

pub(crate) fn cards(text: &str) -> Cards {
    list(text).iter().map(|key| card(key)).collect()
}

/// The bits of development cards.
pub(crate) fn bits(cards: impl Iterator<Item = Card>) -> u64 {
    cards.fold(0, |set, card| set | 1 << (card.0 - content().first_development.0))
}

fn list(text: &str) -> Vec<&str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect()
}

fn slot_of(place: &str) -> Slot {
    match place.split_once('+') {
        _ if place == "-" => Slot::default(),
        None => Slot { knowledge: None, card: Some(card(place)) },
        Some(("", under)) => Slot { knowledge: Some(card(under)), card: None },
        Some((over, under)) => Slot { knowledge: Some(card(under)), card: Some(card(over)) },
    }
}

fn who(name: &str) -> Who {
    match name {
        "A" => A,
        "B" => B,
        "C" => C,
        other => panic!("nobody is called {other:?}"),
    }
}

fn resource(name: &str) -> Resource {
    let names = ["production", "science", "military", "gold", "culture"];
    let idx = names.iter().position(|it| *it == name);
    Resource::ALL[idx.unwrap_or_else(|| panic!("no resource {name:?}"))]
}

/// The first tokens that fit the fronts.
fn backs(public: &Public) -> [u8; Tile::MANY as usize] {
    let mut left: Vec<u8> = (0..content().explorations.len() as u8).collect();
    let mut backs = [0; Tile::MANY as usize];
    for tile in public.board.provinces.iter() {
        let front: Option<Token> = public.board.tokens[tile.idx()];
        let fits = |token: &u8| Some(content().explorations[usize::from(*token)].front) == front;
        if let Some(at) = left.iter().position(fits) {
            backs[tile.idx()] = left.remove(at);
        }
    }
    backs
}
