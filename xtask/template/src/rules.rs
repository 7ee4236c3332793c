//! The rules: setup, turns and the end. A game with more of them has one file for each section of its rulebook.
//!
//! A rule is two functions: `may_…` checks an action from a seat's view, and its partner performs it by telling events.

use arrayvec::ArrayVec;
use engine::{
    BySeat, Chance, Compared, NoOptions, Outcome, Play, Rule, Rules, Score, Seat, Seats, Setup,
    Status,
};
use serde::Serialize;

use crate::{
    Action, Card, CardSet, Content, Hand, HandEvent, MOST_CARDS, Pile, PileEvent, Public,
    PublicEvent, Stairs, Table, View,
};

/// The reasons for which the rules refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Refusal {
    /// The match has ended.
    Over,
    /// It is another player's turn.
    NotYourTurn,
    /// The card is not in hand.
    NotInHand { card: Card },
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::Over => "STA-04",
            Refusal::NotYourTurn => "STA-01",
            Refusal::NotInHand { .. } => "STA-02",
        })
    }
}

impl Setup for Stairs {
    /// Lays the table.
    fn setup(
        content: &'static Content,
        _options: &NoOptions,
        seats: u8,
        chance: &mut Chance,
    ) -> Table {
        let mut pile = shuffled(content.cards, chance);
        let size = content.figures.hand;
        let hands = BySeat::new(seats, |_| Hand { cards: deal(&mut pile, size) });
        let public = Public {
            turn: Seat(chance.below(u32::from(seats)) as u8),
            last: None,
            laid: CardSet::default(),
            hand_sizes: BySeat::new(seats, |_| size),
            pile_left: pile.len() as u8,
            points: BySeat::new(seats, |_| 0),
            over: false,
        };
        Table::lay(content, public, hands, Pile(pile))
    }

    /// Deals the cards that this seat cannot see at random to the other hands and the pile.
    fn imagine(view: View<'_>, chance: &mut Chance) -> Table {
        let public = view.public;
        let unseen = view.content.cards.without(public.laid).without(view.mine.cards);
        let mut pile = shuffled(unseen, chance);
        let hands = BySeat::new(public.hand_sizes.n_seats(), |seat| {
            if seat == view.seat {
                return *view.mine;
            }
            Hand { cards: deal(&mut pile, public.hand_sizes[seat]) }
        });
        Table::lay(view.content, public.clone(), hands, Pile(pile))
    }

    /// Checks that each card is in one place, and that the public counts are right.
    fn audit(
        content: &Content,
        public: &Public,
        hands: &BySeat<Hand>,
        pile: &Pile,
    ) -> Result<(), String> {
        let mut seen = public.laid;
        let mut n_cards = public.laid.len() + pile.0.len() as u8;
        seen = seen.or(pile.0.iter().copied().collect());
        for (seat, hand) in hands.iter() {
            seen = seen.or(hand.cards);
            n_cards += hand.cards.len();
            if hand.cards.len() != public.hand_sizes[seat] {
                return Err(format!("{seat:?} holds {} cards", hand.cards.len()));
            }
        }
        if seen != content.cards || n_cards != seen.len() {
            return Err("a card is missing or doubled".to_owned());
        }
        if pile.0.len() != usize::from(public.pile_left) {
            return Err("the pile is not as high as everyone sees".to_owned());
        }
        Ok(())
    }
}

impl Rules for Stairs {
    #[inline]
    fn status(_content: &Content, public: &Public) -> Status {
        if public.over {
            return Status::Over(outcome(public));
        }
        Status::Waiting { seats: Seats::one(public.turn), what: "turn" }
    }

    /// Only the player whose turn it is acts (STA-01), until the match ends (STA-04).
    fn check(view: View<'_>, action: Action) -> Result<(), Refusal> {
        if view.public.over {
            return Err(Refusal::Over);
        }
        if view.public.turn != view.seat {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Lay { card } => may_lay(view, card),
        }
    }

    #[inline]
    fn perform<P: Play<Self>>(play: &mut P, seat: Seat, action: Action) {
        match action {
            Action::Lay { card } => lay(play, seat, card),
        }
    }
}

/// The player lays a card of their own hand (STA-02).
fn may_lay(view: View<'_>, card: Card) -> Result<(), Refusal> {
    if !view.mine.cards.contains(card) {
        return Err(Refusal::NotInHand { card });
    }
    Ok(())
}

fn lay(play: &mut impl Play<Stairs>, seat: Seat, card: Card) {
    let is_higher = play.public().last.is_some_and(|last| last < card);
    let points = if is_higher { play.content().figures.step } else { 0 };
    play.tell(seat, HandEvent::Lost { card });
    play.tell_all(PublicEvent::Laid { seat, card, points });
    draw(play, seat);
    pass(play, seat);
}

/// The hand is filled from the pile; only its owner sees the card (STA-02).
fn draw(play: &mut impl Play<Stairs>, seat: Seat) {
    if play.public().pile_left == 0 {
        return;
    }
    let card = play.secret().0.last().copied().expect("everyone sees that the pile has cards");
    play.keep(PileEvent::TopTaken);
    play.tell_all(PublicEvent::Drew { seat });
    play.tell(seat, HandEvent::Gained { card });
}

/// The next player who holds a card has the turn; if there is none, the match ends (STA-04).
fn pass(play: &mut impl Play<Stairs>, seat: Seat) {
    let hand_sizes = &play.public().hand_sizes;
    let seats = hand_sizes.n_seats();
    let mut clockwise = (1..=seats).map(|ahead| Seat((seat.0 + ahead) % seats));
    match clockwise.find(|seat| 0 < hand_sizes[*seat]) {
        Some(to) => play.tell_all(PublicEvent::TurnPassed { to }),
        None => play.tell_all(PublicEvent::Ended),
    }
}

/// Most points win; equals share a place (STA-04).
fn outcome(public: &Public) -> Outcome {
    Outcome::rank(public.points.n_seats(), |seat| {
        let points = public.points[seat];
        ([Compared::Points(points)], vec![Score::only([("STA-03", points)])])
    })
}

fn shuffled(cards: CardSet, chance: &mut Chance) -> ArrayVec<Card, MOST_CARDS> {
    let mut pile: ArrayVec<Card, MOST_CARDS> = cards.iter().collect();
    chance.shuffle(&mut pile);
    pile
}

fn deal(pile: &mut ArrayVec<Card, MOST_CARDS>, n_cards: u8) -> CardSet {
    (0..n_cards).filter_map(|_| pile.pop()).collect()
}
