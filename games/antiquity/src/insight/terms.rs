//! The terms of the judgement, one by one, for hints.

use engine::{Seat, Term};

use super::{ANY_CARD, Outlook, actions, carry_out_the_plan, hand_of};
use crate::View;
use crate::cards::Colour;
use crate::shelves::{Plan, Public};

/// The points of a monument, by its number.
pub(crate) const MONUMENT: &str = "monument";
/// Points already gained.
pub(crate) const EARNED: &str = "earned";
/// Power cards.
pub(crate) const POWERS: &str = "powers";
/// The pages of stories, and their bonus.
pub(crate) const STORIES: &str = "stories";
/// Historians who have not written.
pub(crate) const HISTORIANS: &str = "historians";
/// The cards of a monument in hand, by its number.
pub(crate) const HAND: &str = "hand";
/// Cards in hand that nobody else knows.
const UNKNOWN: &str = "unknown";
/// Actions that are left.
const ACTIONS: &str = "actions";

pub(crate) fn terms(view: View<'_>) -> Vec<Term> {
    let (mut public, mut hand) = (view.public.clone(), *view.mine);
    if hand.plan != Plan::None {
        carry_out_the_plan(view, &mut public, &mut hand);
    }
    let view = View { public: &public, mine: &hand, ..view };
    let outlook = Outlook::of(view.content, &public);
    Term::of_seats(public.with.seats, |seat| {
        let mut terms = of_colours(&outlook, &public, seat);
        if !public.over {
            terms.extend(of_hand(&outlook, view, seat));
        }
        terms
    })
}

/// The terms of a seat's colours. In a match of two players each colour counts in part, as in the judgement.
fn of_colours(outlook: &Outlook<'_>, public: &Public, seat: Seat) -> Vec<(&'static str, u8, i32)> {
    let seats = public.with.seats;
    let low = Colour::of(seat, seats).min_by_key(|it| outlook.colour(seat, *it));
    let colours = i32::from(Colour::per_seat(seats));
    let of_high = match (colours, public.over) {
        (1, _) => 100,
        (_, true) => 0,
        (_, false) => outlook.weight_of_higher(),
    };
    let mut terms = Vec::new();
    for colour in Colour::of(seat, seats) {
        let weight = match Some(colour) == low && colours != 1 {
            true => 100 - of_high,
            false => of_high,
        };
        let mut put = |name, of, tenths: i32| terms.push((name, of, tenths * weight / 100));
        let held = public.powers.iter().filter(|it| **it == Some(colour)).count() as i32;
        put(EARNED, 0, 10 * public.colours[colour].earned.total());
        put(POWERS, 0, 10 * held * outlook.content.figures.power_held);
        put(STORIES, 0, outlook.stories(colour));
        put(HISTORIANS, 0, outlook.unused(seat, colour));
        for monument in public.colours[colour].exhibition.monuments() {
            put(MONUMENT, monument.0, outlook.monument(colour, monument));
        }
    }
    terms
}

fn of_hand(outlook: &Outlook<'_>, view: View<'_>, seat: Seat) -> Vec<(&'static str, u8, i32)> {
    let public = view.public;
    let share = 10 * i32::from(Colour::per_seat(public.with.seats));
    let (known, hidden) = hand_of(view, seat);
    let used = |worth: i32| worth * outlook.use_of_cards() / share;
    let mut terms =
        vec![(UNKNOWN, 0, used(hidden * ANY_CARD)), (ACTIONS, 0, used(actions(public, seat)))];
    outlook.hand_by_monument(seat, known, |it, worth| terms.push((HAND, it.0, used(worth))));
    terms
}
