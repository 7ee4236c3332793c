//! Why a hint prefers an offer.

use engine::{Comparison, Gain, Phrase};

use crate::View;
use crate::action::Action;
use crate::insight::terms::{BLACK, BRICKS, COLOURS, JEWELS, KEPT_BRICKS};
use crate::shelves::Phase;

pub(super) fn reasons(view: View<'_>, comparison: &Comparison<Action>) -> Vec<Phrase> {
    comparison.gains.iter().filter_map(|gain| reason(view, *gain)).collect()
}

fn reason(view: View<'_>, gain: Gain) -> Option<Phrase> {
    let with_points = |id: &'static str| Phrase::new(id).with("points", gain.points());
    let is_taking = matches!(view.public.phase, Phase::Quarry);
    Some(match gain.name {
        BRICKS if gain.seat != view.seat => with_points("reason-bricks-of").with("who", gain.seat),
        _ if gain.seat != view.seat => return None,
        BRICKS => with_points("reason-bricks"),
        KEPT_BRICKS if is_taking => Phrase::new("reason-kept"),
        JEWELS => {
            let jewels = gain.tenths / (10 * i32::from(view.content.figures.jewel)).max(1);
            with_points("reason-jewels").with("jewels", jewels.max(1))
        }
        BLACK => Phrase::new("reason-black").with("points", i32::from(view.content.figures.black)),
        COLOURS => Phrase::new("reason-colours"),
        _ => return None,
    })
}
