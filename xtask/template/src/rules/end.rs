//! The end (STA-04).

use engine::{Outcome, Score};

use crate::shelves::Public;

/// Most points win; equals share a place.
pub(crate) fn outcome(public: &Public) -> Outcome {
    Outcome::rank(public.points.n_seats(), |seat| {
        let points = public.points[seat];
        (points, points, vec![Score::only([("STA-03", points)])])
    })
}
