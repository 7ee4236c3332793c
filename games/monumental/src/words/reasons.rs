//! Why a hint prefers an offer.

use engine::{Arg, Comparison, Gain, Phrase};

use crate::View;
use crate::action::{Action, Answer, Move};
use crate::insight::terms::{AUTOMATON, BEGUN, CARDS, COUNTED, CULTURE, GOLD, LEAD, TOKENS};
use crate::rules::{acquire, end};
use crate::terms::{Kind, Who};
use crate::words::name;

/// How many deeds of the rest of the turn a sentence names at most.
const DEEDS: usize = 2;

pub(super) fn reasons(view: View<'_>, comparison: &Comparison<Action>) -> Vec<Phrase> {
    let mut deeds: Vec<Phrase> = Vec::new();
    // A card that an effect lays on the track is another one at each table, and so are those bought after it.
    let surely =
        comparison.then.iter().take_while(|it| !matches!(it, Action::Answer(Answer::Pick { .. })));
    for deed in surely.filter_map(|it| deed(view, *it)) {
        if deeds.len() < DEEDS && !deeds.contains(&deed) {
            deeds.push(deed);
        }
    }
    let mut said: Vec<Phrase> = Vec::new();
    if !deeds.is_empty() && !comparison.gains.is_empty() {
        said.push(Phrase::new("reason-deeds").with("deeds", Arg::series(deeds)));
    }
    said.extend(comparison.gains.iter().filter_map(|gain| reason(view, *gain)));
    said
}

/// What a player wants of a turn.
fn deed(view: View<'_>, action: Action) -> Option<Phrase> {
    let (content, public) = (view.content, view.public);
    let Action::Move(it) = action else { return None };
    match it {
        Move::Conquer { tile } => Some(Phrase::new("deed-conquer").with("tile", name::tile(tile))),
        Move::Buy { slot } => {
            let card = acquire::on_track(public, slot).ok()?;
            let id = match content.card(card).kind {
                Kind::Building | Kind::Knowledge => "deed-buy",
                Kind::Wonder => "deed-begin",
            };
            Some(Phrase::new(id).with("card", name::card(content, card)))
        }
        Move::Complete => {
            let card = public.current().construction?;
            Some(Phrase::new("deed-complete").with("card", name::card(content, card)))
        }
        Move::Develop { policy } => {
            let policy = name::policy(content, public, public.turn.who, policy);
            Some(Phrase::new("deed-develop").with("policy", policy))
        }
        Move::Row { .. }
        | Move::Column { .. }
        | Move::Use { .. }
        | Move::UsePolicy { .. }
        | Move::BuyBasic { .. }
        | Move::Lead { .. }
        | Move::Outpost { .. }
        | Move::Explore { .. }
        | Move::Take { .. }
        | Move::Token
        | Move::Market { .. }
        | Move::Progress
        | Move::End => None,
    }
}

fn reason(view: View<'_>, gain: Gain) -> Option<Phrase> {
    let is_mine = gain.seat == view.seat;
    let with_points = |id: &'static str| Phrase::new(id).with("points", gain.points());
    let in_category = |phrase: Phrase| phrase.with("category", category(gain.of));
    match gain.name {
        COUNTED if is_mine => Some(in_category(with_points("reason-counted"))),
        COUNTED => Some(in_category(with_points("reason-counted-of")).with("who", gain.seat)),
        LEAD if is_mine => lead(view, gain),
        // The whole lead, and not only a smaller distance.
        LEAD if 5 * view.content.figures.score.domination <= gain.tenths => {
            Some(in_category(Phrase::new("reason-lead-of")).with("who", gain.seat))
        }
        _ if !is_mine => None,
        CARDS => Some(Phrase::new("reason-cards")),
        CULTURE => Some(Phrase::new("reason-culture")),
        TOKENS => Some(Phrase::new("reason-tokens")),
        GOLD => Some(Phrase::new("reason-gold")),
        BEGUN => Some(Phrase::new("reason-begun")),
        AUTOMATON => Some(with_points("reason-automaton")),
        _ => None,
    }
}

/// The lead in a category, if most of it depends on the offer.
fn lead(view: View<'_>, gain: Gain) -> Option<Phrase> {
    let public = view.public;
    let points = view.content.figures.score.domination;
    let nth = usize::from(gain.of);
    let own = end::counts(public.player(Who(view.seat.0)))[nth];
    let best = public.everyone().map(|(_, it)| end::counts(it)[nth]).max().unwrap_or(0);
    let id = match (5 * points <= gain.tenths, 0 < own && own == best) {
        (false, false) => "reason-nearer",
        (false, true) => "reason-safer-lead",
        (true, false) => "reason-lead",
        (true, true) => "reason-keeps-lead",
    };
    Some(Phrase::new(id).with("category", category(gain.of)).with("points", points))
}

/// The key by which messages choose the name of a category, in the order of [`end::counts`].
fn category(nth: u8) -> &'static str {
    match nth {
        0 => "knowledge",
        1 => "wonders",
        2 => "policies",
        _ => "provinces",
    }
}
