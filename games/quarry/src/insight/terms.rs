//! The terms of the judgement by their names, for hints.

use engine::Term;

use super::Outlook;
use crate::View;

/// The points for bricks: those that are laid, and those that the seat can expect.
pub(crate) const BRICKS: &str = "bricks";
/// Bricks that fit nowhere yet.
pub(crate) const KEPT_BRICKS: &str = "kept";
/// Jewels.
pub(crate) const JEWELS: &str = "jewels";
/// The black piece.
pub(crate) const BLACK: &str = "black";
/// The colours of the bricks.
pub(crate) const COLOURS: &str = "colours";

/// The terms in the order in which the judgement adds them up.
pub(crate) const NAMES: [&str; 5] = [BRICKS, KEPT_BRICKS, JEWELS, BLACK, COLOURS];

pub(crate) fn terms(view: View<'_>) -> Vec<Term> {
    let outlook = Outlook::of(view);
    Term::of_seats(view.public.with.seats, |seat| {
        NAMES.into_iter().zip(outlook.terms(seat)).map(|(name, tenths)| (name, 0, tenths)).collect()
    })
}
