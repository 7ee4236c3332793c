//! A toy game with one action for each kind of information: public, private and secret state, and luck.

mod shelves;

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use engine::{
    BySeat, Chance, Coded, Compared, Erased, Faults, Game, GameTypes, HiddenPlace, Match, Notation,
    OptionSpec, Outcome, Pack, Perspective, Phrase, Play, Rule, Rules, Score, Seat, Seats, Seed,
    Setup, Speak, Status, Table, View,
};
use serde::{Deserialize, Serialize};

pub(crate) use shelves::{Deck, Private, PrivateEvent, Public, PublicEvent, TopTaken};

/// The toy game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Toy;

/// The toy game with its types erased.
pub(crate) const GAME: &dyn engine::AnyGame = &Erased::<Toy>::NEW;

/// How many cards there are. They are numbered from 0.
const CARDS: u8 = 8;

/// The content: the size of a hand.
#[derive(Debug)]
pub(crate) struct Content {
    hand: u8,
    hash: String,
    former_rules: Option<u32>,
}

/// The options: the number of turns, after which the match ends.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) turns: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { turns: 6 }
    }
}

/// The actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Notation)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Action {
    /// Scores a point, which everyone sees.
    Score,
    /// Draws a card from the secret deck.
    Draw,
    /// Rolls a die.
    Roll,
    /// Makes a note that only its owner sees.
    Note,
    /// Ends the turn.
    Pass,
    /// Ends the match. Only the house may.
    Close,
    /// Lays a card of the hand on the table.
    Show {
        #[notation(below = CARDS)]
        card: u8,
    },
    /// The same, and ends the turn.
    Toss {
        #[notation(below = CARDS)]
        card: u8,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub(crate) enum Refusal {
    Over,
    NotYourTurn,
    DeckEmpty,
    NotInHand { card: u8 },
    OnlyTheHouse,
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::Over => "TOY-01",
            Refusal::NotYourTurn => "TOY-02",
            Refusal::DeckEmpty => "TOY-03",
            Refusal::NotInHand { .. } => "TOY-04",
            Refusal::OnlyTheHouse => "TOY-05",
        })
    }
}

impl engine::Content for Content {
    fn pack() -> Pack {
        Pack::new([("toy.toml", "hand = 2\n"), ("en.ftl", "game = Toy\n")])
    }

    fn standard() -> &'static Self {
        static CONTENT: LazyLock<Content> =
            LazyLock::new(|| Content::load(&Content::pack()).expect("the toy's pack is in order"));
        &CONTENT
    }

    fn load(pack: &Pack) -> Result<Self, Faults> {
        #[derive(Deserialize)]
        struct File {
            hand: u8,
        }
        let mut faults = Faults::default();
        let file: Option<File> = pack.read("toy.toml", &mut faults);
        if let Some(file) = &file {
            faults.demand(file.hand <= 2, "toy.toml", "hand", "at most 2");
        }
        faults.or(file.map(|file| Self { hand: file.hand, hash: pack.hash(), former_rules: None }))
    }

    fn former_rules(&self) -> Option<u32> {
        self.former_rules
    }

    fn with_former_rules(self, version: u32) -> Self {
        Self { former_rules: Some(version), ..self }
    }

    fn hash(&self) -> &str {
        &self.hash
    }
}

impl GameTypes for Toy {
    const SLUG: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=3;
    const RULES_VERSION: u32 = 4;
    const FORMER_RULES: &'static [u32] = &[2, 3];

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Public = Public;
    type Private = Private;
    type Secret = Deck;
    type Refusal = Refusal;
}

impl Setup for Toy {
    fn options(_: &Content) -> Vec<OptionSpec> {
        vec![OptionSpec::number("turns", 1, 50, 6)]
    }

    fn setup(
        content: &'static Content,
        options: &Options,
        seats: u8,
        chance: &mut Chance,
    ) -> Table<Self> {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        chance.shuffle(&mut deck);
        let public = Public {
            turn: Seat(0),
            turns_left: options.turns,
            points: BySeat::new(seats, |_| 0),
            hand_sizes: BySeat::new(seats, |_| content.hand),
            shown: Vec::new(),
            last_roll: None,
            closed: false,
        };
        let mut hand = |_| Private { hand: deal(&mut deck, content.hand), notes: 0 };
        let private = BySeat::new(seats, &mut hand);
        Table::lay(content, public, private, Deck(deck))
    }

    fn imagine(view: View<'_, Self>, chance: &mut Chance) -> Table<Self> {
        let View { public, mine, .. } = view;
        let seen = |card: &u8| mine.hand.contains(card) || public.shown.contains(card);
        let mut deck: Vec<u8> = (0..CARDS).filter(|card| !seen(card)).collect();
        chance.shuffle(&mut deck);
        let private = BySeat::new(public.points.n_seats(), |seat| match seat == view.seat {
            true => mine.clone(),
            false => Private { hand: deal(&mut deck, public.hand_sizes[seat]), notes: 0 },
        });
        Table::lay(view.content, public.clone(), private, Deck(deck))
    }

    fn hidden(_: &Public, deck: &Deck) -> Vec<HiddenPlace> {
        vec![HiddenPlace::new("deck", deck.0.iter().rev().map(|card| u16::from(*card)))]
    }

    fn audit(
        _: &Content,
        _: &Public,
        private: &BySeat<Private>,
        deck: &Deck,
    ) -> Result<(), String> {
        let hands = private.values().iter().flat_map(|private| &private.hand);
        let mut cards: Vec<u8> = hands.chain(&deck.0).copied().collect();
        cards.sort_unstable();
        cards.dedup();
        let held: usize = private.values().iter().map(|private| private.hand.len()).sum();
        match cards.len() == held + deck.0.len() {
            true => Ok(()),
            false => Err("a card is doubled".to_owned()),
        }
    }
}

impl Rules for Toy {
    fn status(_: &Content, public: &Public) -> Status {
        if !public.is_over() {
            return Status::Waiting { seats: Seats::one(public.turn), what: "turn" };
        }
        Status::Over(Outcome::rank(public.points.n_seats(), |seat| {
            let points = public.points[seat];
            ([Compared::Points(points)], vec![Score::only([("TOY-01", points)])])
        }))
    }

    fn check(view: View<'_, Self>, action: Action) -> Result<(), Refusal> {
        if view.public.is_over() {
            return Err(Refusal::Over);
        }
        if view.public.turn != view.seat {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Draw if view.public.deck_size() == 0 => Err(Refusal::DeckEmpty),
            Action::Show { card } | Action::Toss { card } if !view.mine.hand.contains(&card) => {
                Err(Refusal::NotInHand { card })
            }
            Action::Close => Err(Refusal::OnlyTheHouse),
            Action::Score
            | Action::Draw
            | Action::Roll
            | Action::Note
            | Action::Pass
            | Action::Show { .. }
            | Action::Toss { .. } => Ok(()),
        }
    }

    fn perform<P: Play<Self>>(play: &mut P, seat: Seat, action: Action) {
        match action {
            Action::Score => play.tell_all(PublicEvent::Scored { seat }),
            Action::Draw => {
                let card = *play.secret().0.last().expect("checked");
                play.keep(TopTaken);
                play.tell_all(PublicEvent::Drew { seat });
                play.tell(seat, PrivateEvent::Gained { card });
            }
            Action::Roll => {
                let value = play.chance().below(1000);
                play.tell_all(PublicEvent::Rolled { value });
            }
            Action::Note => play.tell(seat, PrivateEvent::Noted),
            Action::Pass => {
                let to = play.public().points.after(seat);
                play.tell_all(PublicEvent::Passed { to });
            }
            Action::Close => play.tell_all(PublicEvent::Closed),
            Action::Show { card } => {
                play.tell(seat, PrivateEvent::Lost { card });
                play.tell_all(PublicEvent::Shown { seat, card });
            }
            Action::Toss { card } => {
                Self::perform(play, seat, Action::Show { card });
                Self::perform(play, seat, Action::Pass);
            }
        }
    }

    fn insight(view: View<'_, Self>) -> BySeat<i32> {
        BySeat::new(view.public.points.n_seats(), |seat| 10 * view.public.points[seat])
    }

    fn house_offer(_: &Content, public: &Public, offers: &mut Vec<Action>) {
        if !public.is_over() {
            offers.push(Action::Close);
        }
    }

    fn tally(_: &Content, public: &Public, private: &BySeat<Private>) -> Option<BySeat<i32>> {
        let held = |seat| private[seat].hand.len() as i32;
        Some(BySeat::new(private.n_seats(), |seat| public.points[seat] + held(seat)))
    }
}

impl Speak for Toy {
    type Catalogue = ();
    type Facts = ();
    type TableFacts = ();

    fn catalogue(_: &Content, _: &dyn Fn(Phrase) -> String) {}

    fn action(_: View<'_, Self>, action: Action) -> Phrase {
        Phrase::new("action").with("code", action.code() as i32)
    }

    fn public_event(_: Perspective<'_, Self>, _: &PublicEvent) -> Option<Phrase> {
        Some(Phrase::new("public-event"))
    }

    fn private_event(_: Perspective<'_, Self>, _: &PrivateEvent) -> Option<Phrase> {
        Some(Phrase::new("private-event"))
    }

    fn refusal(_: Perspective<'_, Self>, _: &Refusal) -> Phrase {
        Phrase::new("refusal")
    }

    fn prompt(_: View<'_, Self>) -> Phrase {
        Phrase::new("prompt")
    }

    fn sketch(_: Perspective<'_, Self>) -> Vec<Phrase> {
        vec![Phrase::new("sketch")]
    }
}

fn deal(deck: &mut Vec<u8>, n_cards: u8) -> Vec<u8> {
    (0..n_cards).filter_map(|_| deck.pop()).collect()
}

/// A match of `seats` with default options, always dealt the same.
pub(crate) fn open(seats: u8) -> Match<Toy> {
    Match::open(Toy::standard(), Options::default(), seats, Seed([7; 32]))
}

/// A match in which these actions were played.
pub(crate) fn played(seats: u8, actions: &[(Seat, Action)]) -> Match<Toy> {
    let mut game = open(seats);
    for (by, action) in actions {
        game.act(*by, *action).expect("the actions of a test are legal");
    }
    game
}

/// The first card that `seat` holds.
pub(crate) fn first_card(game: &Match<Toy>, seat: Seat) -> u8 {
    game.view_of(seat).expect("the seat exists").mine.hand[0]
}
