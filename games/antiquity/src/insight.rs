//! Judges a view for bots: the points that each seat may expect at the end, in tenths of a point.
//!
//! The sum of points already gained, points of the monuments after the stories to come, points that historians will
//! bring or cost, and the worth of the hand. An action that was begun counts as done.

pub(crate) mod terms;

use engine::{BySeat, Seat};

use crate::View;
use crate::cards::{CardSet, Colour, Monument, Pile, Symbol};
use crate::content::{Column, Content};
use crate::rules::erect;
use crate::shelves::{Hand, Plan, Public, Story};

/// The worth of a card with no known use.
const ANY_CARD: i32 = 8;
/// The worth of an action that is left in this turn.
const AN_ACTION: i32 = 2;
/// The worth of a story to come, less the turn that it takes.
const A_STORY_TO_COME: i32 = 0;
/// Of the historians who are left, the tenths that will write about a monument that stays tall.
const STORIES_TO_COME: i32 = 7;
/// The cards that leave the pile in a round, divided by the number of seats.
const DRAWN_A_TURN: i32 = 2;

pub(crate) fn insight(view: View<'_>) -> BySeat<i32> {
    if let Plan::None = view.mine.plan {
        return of_table(view);
    }
    let (mut public, mut hand) = (view.public.clone(), *view.mine);
    carry_out_the_plan(view, &mut public, &mut hand);
    of_table(View { public: &public, mine: &hand, ..view })
}

fn of_table(view: View<'_>) -> BySeat<i32> {
    let public = view.public;
    let outlook = Outlook::of(view.content, public);
    BySeat::new(public.with.seats, |seat| {
        let colours = outlook.of_colours(seat);
        if public.over {
            return colours;
        }
        let (known, hidden) = hand_of(view, seat);
        let cards = outlook.hand(seat, known) + hidden * ANY_CARD;
        let colours_of_seat = i32::from(Colour::per_seat(public.with.seats));
        let used = (cards + actions(public, seat)) * outlook.use_of_cards();
        colours + used / (10 * colours_of_seat)
    })
}

/// The cards of a hand that are known, and the number of the others.
fn hand_of(view: View<'_>, seat: Seat) -> (CardSet, i32) {
    if seat == view.seat {
        return (view.mine.cards, 0);
    }
    let known = view.public.known[seat];
    (known, i32::from(view.public.hand_sizes[seat] - known.len()))
}

/// The worth of the actions that a seat has left in this turn.
fn actions(public: &Public, seat: Seat) -> i32 {
    match seat == public.turn.seat {
        true => i32::from(public.turn.actions_left) * AN_ACTION,
        false => 0,
    }
}

/// Carries out an action that was begun, with the fewest cards that it still needs.
fn carry_out_the_plan(view: View<'_>, public: &mut Public, hand: &mut Hand) {
    match hand.plan {
        Plan::Erect { colour, monument, laid } => {
            let needed = match erect::n_builders(public, monument) {
                0 => view.content.figures.first_builder,
                _ => view.content.figures.second_builder,
            };
            let pile = completed(laid, monument, hand.cards, needed);
            build(public, hand, (colour, monument), pile, pile);
        }
        Plan::Improve { colour, monument, laid } => {
            let new = completed(laid, monument, hand.cards, 1);
            let mut pile = public.colours[colour].exhibition.pile(monument);
            pile.extend(new);
            build(public, hand, (colour, monument), new, pile);
        }
        Plan::Rearrange { colour, monument, new, .. } => {
            let new: Pile = new.iter().map(|card| card.value()).collect();
            let mut pile = public.colours[colour].exhibition.pile(monument);
            pile.extend(new);
            build(public, hand, (colour, monument), new, pile);
        }
        Plan::Score { colour, first } => {
            let points = |symbol: Symbol| on_show(view.content, public, colour, symbol);
            let pairs = Symbol::ALL
                .into_iter()
                .filter(|symbol| 2 <= hand.cards.and(view.content.by_symbol[symbol.idx()]).len());
            let best = match first {
                Some(first) => points(view.content.symbol(first)),
                None => pairs.map(points).max().unwrap_or(0),
            };
            public.colours[colour].earned.scored += best as i16;
            public.turn.actions_left = public.turn.actions_left.saturating_sub(1);
            give_up(hand, first.into_iter().collect());
        }
        Plan::Buy { first } => {
            public.turn.actions_left += 1;
            give_up(hand, first.into_iter().collect());
        }
        Plan::None | Plan::Exchange { .. } => {}
    }
}

/// The pile with the lowest cards of the hand on top, until it has `needed` cards.
fn completed(mut laid: Pile, monument: Monument, cards: CardSet, needed: u8) -> Pile {
    let loose = cards.and(monument.cards()).without(laid.cards(monument));
    let missing = usize::from(needed.saturating_sub(laid.len()));
    loose.iter().take(missing).for_each(|card| laid.push(card.value()));
    laid
}

fn build(
    public: &mut Public,
    hand: &mut Hand,
    (colour, monument): (Colour, Monument),
    new: Pile,
    pile: Pile,
) {
    public.colours[colour].exhibition.set(monument, pile);
    public.turn.actions_left = public.turn.actions_left.saturating_sub(1);
    hand.cards = hand.cards.without(new.cards(monument));
}

fn give_up(hand: &mut Hand, mut cards: CardSet) {
    while cards.len() < 2 {
        let Some(other) = hand.cards.without(cards).first() else { break };
        cards.insert(other);
    }
    hand.cards = hand.cards.without(cards);
}

fn on_show(content: &Content, public: &Public, colour: Colour, symbol: Symbol) -> i32 {
    let cards = public.colours[colour].exhibition.cards;
    i32::from(cards.and(content.by_symbol[symbol.idx()]).len())
}

/// A table, and how much of the match is left.
pub(crate) struct Outlook<'a> {
    content: &'a Content,
    public: &'a Public,
    /// Turns that each seat still has, in tenths.
    turns: i32,
    /// Historians who can still write.
    historians: i32,
}

impl<'a> Outlook<'a> {
    pub(crate) fn of(content: &'a Content, public: &'a Public) -> Self {
        let seats = i32::from(public.with.seats);
        let turns = 10 * i32::from(public.pile_left) / (DRAWN_A_TURN * seats);
        let historians = public.colours.iter().map(|(_, it)| i32::from(it.historians)).sum();
        Self { content, public, turns, historians }
    }

    /// In a match of two players, the lower of a player's colours counts. The more of the match is left, the more the
    /// higher colour is worth.
    fn of_colours(&self, seat: Seat) -> i32 {
        let points = |colour| self.colour(seat, colour);
        let seats = self.public.with.seats;
        let (low, high) = Colour::of(seat, seats)
            .map(points)
            .fold((i32::MAX, i32::MIN), |(low, high), it| (low.min(it), high.max(it)));
        if self.public.over {
            return low;
        }
        low + (high - low) * self.weight_of_higher() / 100
    }

    /// The weight of the higher of two colours, in percent.
    fn weight_of_higher(&self) -> i32 {
        (self.turns / 4 + 15).clamp(20, 48)
    }

    fn colour(&self, seat: Seat, colour: Colour) -> i32 {
        let exhibition = &self.public.colours[colour].exhibition;
        let monuments = exhibition.monuments().map(|it| self.monument(colour, it)).sum();
        self.colour_with(seat, colour, monuments, self.stories(colour))
    }

    /// The points that a colour may expect, given those of its monuments and stories.
    pub(crate) fn colour_with(
        &self,
        seat: Seat,
        colour: Colour,
        monuments: i32,
        stories: i32,
    ) -> i32 {
        let powers = self.public.powers.iter().filter(|it| **it == Some(colour)).count() as i32;
        10 * self.public.colours[colour].earned.total()
            + 10 * powers * self.content.figures.power_held
            + monuments
            + stories
            + self.unused(seat, colour)
    }

    /// The points that a monument will give when the stories to come have moved its marker.
    pub(crate) fn monument(&self, colour: Colour, monument: Monument) -> i32 {
        let mut marker = 10 * i32::from(self.public.markers[monument.idx()]);
        let (mut mine, mut others) = (0, None);
        for (builder, it) in self.public.colours.iter() {
            let pile = it.exhibition.pile(monument);
            if pile.is_empty() {
                continue;
            }
            let height = 10 * i32::from(pile.len());
            let writers = self.historians - i32::from(it.historians);
            let pages = (height - 10).min(writers * STORIES_TO_COME).min(self.turns);
            marker += pages;
            let left = 10 * (height - pages) + i32::from(pile.highest());
            if builder == colour { mine = left } else { others = Some(left) }
        }
        let pay = |pick: fn(&Column) -> i32| self.column(marker, pick);
        match others {
            None => (9 * pay(|it| it.sole) + pay(|it| it.first)) / 10,
            Some(others) => {
                let (first, second) = (pay(|it| it.first), pay(|it| it.second));
                let lead = (mine - others).clamp(-200, 200);
                second + (first - second) * (200 + lead) / 400
            }
        }
    }

    /// The points of a column, in tenths. `marker` is in tenths of a column; between two columns the points are
    /// interpolated.
    fn column(&self, marker: i32, pick: fn(&Column) -> i32) -> i32 {
        let columns = &self.content.columns;
        let last = columns.len() - 1;
        let idx = (marker as usize / 10).min(last);
        let (here, next) = (pick(&columns[idx]), pick(&columns[(idx + 1).min(last)]));
        10 * here + (next - here) * (marker % 10)
    }

    /// Points for pages, and the bonus that is likely to be left when all other historians have written.
    pub(crate) fn stories(&self, colour: Colour) -> i32 {
        let stories = &self.public.stories;
        let longer = |nth: usize, story: &Story| {
            let before = stories.iter().take(nth).filter(|it| story.pages <= it.pages).count();
            before + stories.iter().skip(nth + 1).filter(|it| story.pages < it.pages).count()
        };
        let own = stories.iter().enumerate().filter(|(_, story)| story.colour == colour);
        own.map(|(nth, story)| {
            let pages = i32::from(story.pages);
            let rank = longer(nth, story);
            let bonus = self.content.figures.story_bonus.get(rank).copied().unwrap_or(0);
            10 * pages + 10 * bonus * pages * pages / (pages * pages + 10 * self.historians).max(1)
        })
        .sum()
    }

    /// Historians who have not written: each needs a turn, or costs points at the end.
    fn unused(&self, seat: Seat, colour: Colour) -> i32 {
        let historians = i32::from(self.public.colours[colour].historians);
        if historians == 0 {
            return 0;
        }
        let seats = self.public.with.seats;
        let all: i32 =
            Colour::of(seat, seats).map(|it| i32::from(self.public.colours[it].historians)).sum();
        let cost = 10 * self.content.figures.unused_historian;
        // Certain if there is a turn for each and four to spare; hopeless without turns for half of them.
        let (hopeless, sure) = (5 * all, 10 * all + 40);
        let hope = 100 * (self.turns - hopeless) / (sure - hopeless);
        let sure = if self.public.over { 0 } else { hope.clamp(0, 100) };
        historians * (A_STORY_TO_COME * sure + cost * (100 - sure)) / 100
    }

    /// The worth of the cards of a hand: for a new monument, for a higher one, or for points.
    fn hand(&self, seat: Seat, cards: CardSet) -> i32 {
        if cards.is_empty() {
            return 0;
        }
        let mut worth = 0;
        self.hand_by_monument(seat, cards, |_, points| worth += points);
        worth
    }

    /// The worth of the cards of a hand, monument by monument.
    #[inline]
    fn hand_by_monument(&self, seat: Seat, cards: CardSet, mut each: impl FnMut(Monument, i32)) {
        let as_points = Symbol::ALL.map(|symbol| self.as_points(seat, symbol));
        let mut left = cards;
        while let Some(card) = left.first() {
            let monument = card.monument();
            let same = left.and(monument.cards());
            left = left.without(same);
            let (mut many, mut points) = (0, 0);
            for card in same.iter() {
                many += 1;
                points += as_points[self.content.symbol(card).idx()];
            }
            each(monument, self.as_monument(seat, monument, many).max(points));
        }
    }

    /// A card with this symbol, given up with another for points.
    fn as_points(&self, seat: Seat, symbol: Symbol) -> i32 {
        let shown = |colour| on_show(self.content, self.public, colour, symbol);
        4 + 3 * Colour::of(seat, self.public.with.seats).map(shown).max().unwrap_or(0)
    }

    fn as_monument(&self, seat: Seat, monument: Monument, many: i32) -> i32 {
        let seats = self.public.with.seats;
        if Colour::of(seat, seats).any(|it| self.public.colours[it].exhibition.contains(monument)) {
            return 10 * many;
        }
        match (erect::n_builders(self.public, monument), many) {
            (0, 1) => 10,
            (0, _) => 20 + 10 * (many - 1),
            (1, 1) => 6,
            (1, 2) => 15,
            (1, _) => 24 + 9 * (many - 2),
            (_, _) => 0,
        }
    }

    /// How much of a card's worth is left, in tenths. Cards are worth nothing when the match is over.
    fn use_of_cards(&self) -> i32 {
        (self.turns + 4).min(10)
    }
}
