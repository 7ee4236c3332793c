//! What a seat sees, as inputs of a learned judgement: `docs/observations.md` lists the parts.
//!
//! Colours are listed clockwise from the observing seat. In a match of two players, the first two are the seat's own.

use arrayvec::ArrayVec;
use engine::{OBSERVED_SEATS, Observation, Seat, seats_from};

use crate::View;
use crate::cards::{Card, CardSet, Colour, MAX_COLOURS, MAX_MONUMENTS, Monument, Pile};
use crate::insight::Outlook;
use crate::shelves::{Plan, TurnKind};

const CARDS: usize = Card::MANY as usize;
/// The largest number of turns that is encoded; more count as this many.
const TURNS: usize = 24;
/// The largest number of actions left that is encoded.
const ACTIONS: usize = 6;
const HISTORIANS: usize = 4;

pub(crate) fn observe(view: View<'_>, into: &mut Observation) {
    let public = view.public;
    let seats = public.with.seats;
    let order: ArrayVec<Seat, OBSERVED_SEATS> =
        (0..seats).map(|nth| Seat((view.seat.0 + nth) % seats)).collect();
    let colours: ArrayVec<Colour, MAX_COLOURS> =
        order.iter().flat_map(|seat| Colour::of(*seat, seats)).collect();
    into.flags("seats, from 2 on", 3).set(usize::from(seats) - 2);
    cards(into, "cards in my hand", view.mine.cards);
    cards(into, "cards in the row", public.row.into_iter().flatten().collect());
    cards(into, "cards out of the game", public.discarded.or(public.chronicled));
    let mut known = into.flags("cards known in the hand of each other seat", 3 * CARDS);
    for (nth, seat) in order.iter().skip(1).enumerate() {
        known.set_all(public.known[*seat].iter().map(|card| nth * CARDS + usize::from(card.0)));
    }
    let mut sizes = into.numbers("cards in each hand", OBSERVED_SEATS, 0..=30);
    for (nth, seat) in order.iter().enumerate() {
        sizes.put(nth, public.hand_sizes[*seat].into());
    }
    let outlook = Outlook::of(view.content, public);
    let monuments = exhibitions(view, &outlook, &colours, into);
    holdings(view, &outlook, &colours, monuments, into);
    stage(view, into);
    plan(view.mine.plan, into);
}

fn cards(into: &mut Observation, name: &str, cards: CardSet) {
    into.flags(name, CARDS).set_all(cards.iter().map(|card| usize::from(card.0)));
}

/// Writes the monuments of each colour: their cards, who leads, and the points that they promise. Returns the promised
/// points of each colour.
fn exhibitions(
    view: View<'_>,
    outlook: &Outlook<'_>,
    colours: &[Colour],
    into: &mut Observation,
) -> [i32; MAX_COLOURS] {
    let public = view.public;
    let holdings = |colour: &Colour| &public.colours[*colour].exhibition;
    let mut shown = into.flags("cards in the exhibition of each colour", MAX_COLOURS * CARDS);
    for (nth, colour) in colours.iter().enumerate() {
        let cards = holdings(colour).cards;
        shown.set_all(cards.iter().map(|card| nth * CARDS + usize::from(card.0)));
    }
    let at = |nth: usize, monument: Monument| nth * MAX_MONUMENTS + monument.idx();
    let mut tall =
        into.flags("monuments of two cards or more, by colour", MAX_COLOURS * MAX_MONUMENTS);
    for (nth, colour) in colours.iter().enumerate() {
        tall.set_all(holdings(colour).tellable().map(|monument| at(nth, monument)));
    }
    let mut standing = into.flags(
        "alone, before and behind the other builder, by colour",
        3 * MAX_COLOURS * MAX_MONUMENTS,
    );
    for (nth, colour) in colours.iter().enumerate() {
        for monument in holdings(colour).monuments() {
            let height = |pile: Pile| (pile.len(), pile.highest());
            let own = height(holdings(colour).pile(monument));
            let mut others = colours.iter().filter(|it| *it != colour);
            let other = others.find(|it| holdings(it).contains(monument));
            let rank = match other {
                None => 0,
                Some(other) if height(holdings(other).pile(monument)) < own => 1,
                Some(_) => 2,
            };
            standing.set(3 * at(nth, monument) + rank);
        }
    }
    let mut sums = [0; MAX_COLOURS];
    let mut hopes = into.numbers(
        "insight: tenths of a point of each monument, by colour",
        MAX_COLOURS * MAX_MONUMENTS,
        -128..=256,
    );
    for (nth, colour) in colours.iter().enumerate() {
        for monument in holdings(colour).monuments() {
            let promised = outlook.monument(*colour, monument);
            sums[nth] += promised;
            hopes.put(at(nth, monument), promised);
        }
    }
    let mut markers = into.flags("column of each marker, from the second on", 8 * MAX_MONUMENTS);
    for (monument, column) in public.markers.iter().enumerate().filter(|(_, column)| 0 < **column) {
        markers.set(8 * monument + usize::from(column - 1).min(7));
    }
    sums
}

/// Writes what each colour has besides its monuments.
fn holdings(
    view: View<'_>,
    outlook: &Outlook<'_>,
    colours: &[Colour],
    monuments: [i32; MAX_COLOURS],
    into: &mut Observation,
) {
    let public = view.public;
    let stories: ArrayVec<i32, MAX_COLOURS> =
        colours.iter().map(|colour| outlook.stories(*colour)).collect();
    let mut hopes =
        into.numbers("insight: tenths of a point of each colour", MAX_COLOURS, -256..=1280);
    for (nth, colour) in colours.iter().enumerate() {
        let owner = colour.owner(public.with.seats);
        hopes.put(nth, outlook.colour_with(owner, *colour, monuments[nth], stories[nth]));
    }
    let mut earned = into.numbers("points earned by each colour", MAX_COLOURS, -32..=64);
    for (nth, colour) in colours.iter().enumerate() {
        earned.put(nth, public.colours[*colour].earned.total());
    }
    let mut told =
        into.numbers("insight: tenths of a point of the stories, by colour", MAX_COLOURS, 0..=640);
    stories.iter().enumerate().for_each(|(nth, points)| told.put(nth, *points));
    let mut historians =
        into.flags("historians left, by colour and number", MAX_COLOURS * HISTORIANS);
    for (nth, colour) in colours.iter().enumerate() {
        let left = usize::from(public.colours[*colour].historians);
        historians.set(HISTORIANS * nth + left.min(HISTORIANS - 1));
    }
    let mut powers = into.flags("power cards, by card and colour", 3 * MAX_COLOURS);
    for (power, holder) in public.powers.iter().enumerate() {
        let nth = holder.and_then(|holder| colours.iter().position(|it| *it == holder));
        powers.set_all(nth.map(|nth| power * MAX_COLOURS + nth));
    }
    into.flags("power cards are in play", 1).set_if(0, public.with.power_cards);
}

/// Writes how far the match and the turn have come.
fn stage(view: View<'_>, into: &mut Observation) {
    let (public, turn) = (view.public, &view.public.turn);
    let seats = public.with.seats;
    let turns = usize::from(public.pile_left) / (2 * usize::from(seats));
    into.flags("turns left for each seat, about", TURNS).set(turns.min(TURNS - 1));
    into.numbers("cards left in the pile", 1, 0..=128).put(0, public.pile_left.into());
    into.flags("whose turn it is", OBSERVED_SEATS).set(seats_from(view.seat, turn.seat, seats));
    let mine = turn.seat == view.seat;
    let mut left = into.flags("actions left, mine and others'", 2 * ACTIONS);
    let actions = usize::from(turn.actions_left).min(ACTIONS - 1);
    left.set(actions + if mine { 0 } else { ACTIONS });
    let mut state = into.flags("turn: monument, story, acted, bought, powers used", 7);
    state.set_if(0, turn.kind == TurnKind::Monument);
    state.set_if(1, turn.kind == TurnKind::Story);
    state.set_if(2, turn.acted);
    state.set_if(3, turn.bought);
    (0..3).for_each(|power| state.set_if(4 + power, turn.used[power]));
}

/// Writes the action that the seat has begun.
fn plan(plan: Plan, into: &mut Observation) {
    let mut kind = into.flags("plan: erect, improve, rearrange, score, buy, exchange", 6);
    let (which, laid): (Option<usize>, CardSet) = match plan {
        Plan::None => (None, CardSet::default()),
        Plan::Erect { monument, laid, .. } => (Some(0), laid.cards(monument)),
        Plan::Improve { monument, laid, .. } => (Some(1), laid.cards(monument)),
        Plan::Rearrange { new, .. } => (Some(2), new),
        Plan::Score { first, .. } => (Some(3), first.into_iter().collect()),
        Plan::Buy { first } => (Some(4), first.into_iter().collect()),
        Plan::Exchange { .. } => (Some(5), CardSet::default()),
    };
    kind.set_all(which);
    cards(into, "plan: cards laid", laid);
}
