//! Tables laid from a few lines of text, and played in the text form of actions.
//!
//! The notation is in `lay.rs`.

mod lay;

use antiquity::{Action, Antiquity, Card, CardSet, Colour, Monument, Public, PublicEvent, Refusal};
use antiquity::{Facts, Hand, Options, Table, TableFacts, content};
use engine::{
    ActError, Arg, Chance, Events, Game, Match, Outcome, Phrase, Referee, Seat, Seed, Setup, Speak,
};

/// The seats, clockwise.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

/// The colours. Where two play, A has red and blue, B has green and yellow; elsewhere there is one a seat.
pub(crate) const RED: Colour = Colour(0);
pub(crate) const BLUE: Colour = Colour(1);
pub(crate) const GREEN: Colour = Colour(2);
pub(crate) const YELLOW: Colour = Colour(3);

/// A table in the middle of a match.
pub(crate) struct Scene {
    table: Table,
    luck: Chance,
}

/// Lays a table.
pub(crate) fn scene(text: &str) -> Scene {
    let table = lay::lay(text);
    table.audit().unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    Scene { table, luck: Chance::quick(1) }
}

impl Scene {
    /// Plays actions, such as `erect red petra; lay petra 7; lay petra 2; done`, and says what everyone was told.
    pub(crate) fn play(&mut self, by: Seat, actions: &str) -> Vec<PublicEvent> {
        actions.split(';').flat_map(|action| self.step(by, action).public).collect()
    }

    /// Plays one action and says what it told to whom.
    pub(crate) fn step(&mut self, by: Seat, action: &str) -> Events<Antiquity> {
        let events = self.table.step(by, read(action), &mut self.luck);
        self.table.audit().unwrap();
        events.unwrap_or_else(|no| panic!("{by:?} may not {action}: {no:?}"))
    }

    /// The rule that refuses the action, and what it holds against it.
    pub(crate) fn refused(&self, by: Seat, action: &str) -> (&'static str, Refusal) {
        match self.table.check(by, read(action)) {
            Ok(()) => panic!("{by:?} may {action}"),
            Err(ActError::Refused(no)) => (engine::Refusal::rule(&no).0, no),
            Err(no) => panic!("{by:?} may not {action}: {no:?}"),
        }
    }

    /// What the seat may do now, in the text form.
    pub(crate) fn offers(&self, by: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.table.offer(by, &mut offers);
        offers.into_iter().map(|action| Antiquity::action_text(content(), action)).collect()
    }

    pub(crate) fn may(&self, by: Seat, action: &str) -> bool {
        self.table.check(by, read(action)).is_ok()
    }

    /// What an offer gives now.
    pub(crate) fn facts(&self, by: Seat, action: &str) -> Option<Facts> {
        Antiquity::facts(self.table.view(by), read(action))
    }

    /// What everybody may know of the table and no card says.
    pub(crate) fn table_facts(&self) -> TableFacts {
        Antiquity::table_facts(content(), self.public(), None).unwrap()
    }

    /// The table as a drawing, line by line.
    pub(crate) fn drawing(&self, seat: Option<Seat>) -> Vec<Phrase> {
        Antiquity::drawing(self.table.perspective(seat))
    }

    /// What a monument pays its builders now, the primary one first.
    pub(crate) fn shares(&self, monument: &str) -> Vec<(Colour, i32)> {
        let facts = self.table_facts();
        let shares = facts.shares[named(monument).idx()].iter();
        shares.map(|share| (share.colour, share.points)).collect()
    }

    pub(crate) fn public(&self) -> &Public {
        self.table.public()
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn hand(&self, seat: Seat) -> String {
        written(self.cards(seat))
    }

    pub(crate) fn cards(&self, seat: Seat) -> CardSet {
        self.mine(seat).cards
    }

    pub(crate) fn mine(&self, seat: Seat) -> &Hand {
        self.table.view(seat).mine
    }

    /// The cards lying face up, `-` for an empty place.
    pub(crate) fn row(&self) -> String {
        let places = self.public().row.map(|it| it.map_or("-".to_owned(), name));
        places.join(", ")
    }

    /// The values of a monument, from the bottom to the top.
    pub(crate) fn pile(&self, colour: Colour, monument: &str) -> Vec<u8> {
        self.public().colours[colour].exhibition.pile(named(monument)).values().collect()
    }

    /// Where the colour's score counter stands.
    pub(crate) fn counter(&self, colour: Colour) -> i32 {
        self.public().colours[colour].earned.total()
    }

    /// The points of a colour if the match ended now, by the rule that gives them.
    pub(crate) fn sources(&self, colour: Colour) -> Vec<(&'static str, i32)> {
        let score = antiquity::score(content(), self.public(), colour);
        score.sources.iter().map(|source| (source.rule, source.points)).collect()
    }

    /// The points that one rule would give the colour if the match ended now.
    pub(crate) fn points_by(&self, rule: &str, colour: Colour) -> i32 {
        let all = self.sources(colour);
        all.iter().find(|(it, _)| *it == rule).map_or(0, |(_, points)| *points)
    }

    /// The column of a monument's marker, counted from 1.
    pub(crate) fn column(&self, monument: &str) -> u8 {
        self.public().markers[named(monument).idx()] + 1
    }

    /// How the match would end now.
    pub(crate) fn outcome(&self) -> Outcome {
        antiquity::outcome(content(), self.public())
    }

    /// Everybody's place if the match ended now.
    pub(crate) fn places(&self) -> Vec<u8> {
        self.outcome().0.values().iter().map(|it| it.place).collect()
    }

    /// What would decide between players with the same points if the match ended now.
    pub(crate) fn ties(&self) -> Vec<String> {
        testkit::said::<Antiquity>(&self.outcome().ties())
    }

    /// Everybody's points if the match ended now.
    pub(crate) fn totals(&self) -> Vec<i32> {
        self.outcome().0.values().iter().map(|it| it.points).collect()
    }

    /// What the availability card of a monument says: how many can still build it.
    pub(crate) fn available(&self, monument: &str) -> Option<u8> {
        available(&self.table, monument)
    }
}

/// What the table in words says in place of the availability card.
pub(crate) fn available(table: &Table, monument: &str) -> Option<u8> {
    let lines = Antiquity::sketch(table.perspective(None));
    let tracks = lines.iter().find(|line| line.id == "sketch-tracks").unwrap();
    let [(_, Arg::List(tracks)), ..] = &tracks.args[..] else { panic!("{tracks:?}") };
    let wanted = ("monument", Arg::from(Phrase::new(format!("monument-{monument}"))));
    let track = tracks.iter().find_map(|track| {
        let Arg::Phrase(track) = track else { panic!("{track:?} is no phrase") };
        track.args.contains(&wanted).then_some(&*track.id)
    })?;
    Some(match track {
        "sketch-track-free" => 2,
        "sketch-track-one" => 1,
        "sketch-track-two" => 0,
        other => panic!("{other}"),
    })
}

/// A table as the rulebook's preparation lays it.
pub(crate) fn dealt(seats: u8, options: &Options, seed: &str) -> Table {
    let mut chance = Chance::for_step(&Seed::of_words(seed), 0);
    Antiquity::setup(content(), options, seats, &mut chance)
}

/// A match whose deal is as wanted: the first one of a long series.
pub(crate) fn match_where(seats: u8, wanted: impl Fn(&Table) -> bool) -> Match<Antiquity> {
    let options = Options::default();
    let mut matches = (0..20_000).map(|nth| {
        Match::open(content(), options.clone(), seats, Seed::of_words(&format!("deal {nth}")))
    });
    matches.find(|it| wanted(Referee::of(it).table())).expect("some deal is as wanted")
}

/// The monuments of which this hand has at least `many` cards.
pub(crate) fn sets_of(cards: CardSet, many: u8) -> Vec<Monument> {
    content().monuments().filter(|it| many <= cards.and(it.cards()).len()).collect()
}

pub(crate) fn read(action: &str) -> Action {
    Antiquity::parse_action(content(), action).unwrap_or_else(|| panic!("{action:?} is no action"))
}

/// `petra 1`, as actions are written.
pub(crate) fn name(card: Card) -> String {
    format!("{} {}", content().key(card.monument()), card.value())
}

pub(crate) fn written(cards: CardSet) -> String {
    cards.iter().map(name).collect::<Vec<_>>().join(", ")
}

pub(crate) fn named(monument: &str) -> Monument {
    content().monument(monument).unwrap_or_else(|| panic!("there is no monument {monument:?}"))
}

/// The card called `Petra 1` or `petra 1`.
pub(crate) fn card(text: &str) -> Card {
    let cards = lay::cards(text);
    let [card] = cards[..] else { panic!("{text:?} is not one card") };
    card
}
