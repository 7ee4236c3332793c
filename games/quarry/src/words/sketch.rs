//! The table in plain lines: drawings for the eye, and the same in words.

use engine::{Arg, Perspective, Phrase, Seat};

use super::{drawing, names};
use crate::Quarry;
use crate::content::{Content, Plan};
use crate::pieces::Colour;
use crate::places::{PositionSet, Ring, SpaceSet};
use crate::rules::take;
use crate::setup;
use crate::shelves::{Ending, Phase, Public};

pub(super) fn lines(perspective: Perspective<'_, Quarry>) -> Vec<Phrase> {
    let (content, public) = (perspective.content, perspective.public);
    let mut lines = vec![round_line(content, public), status_line(public)];
    match public.phase {
        Phase::Quarry => lines.extend(quarry_lines(content, public)),
        Phase::Building | Phase::Over(_) => {}
    }
    lines.extend(monument_lines(content, public));
    lines.extend(supply_lines(content, public));
    for (seat, _) in public.players.iter() {
        lines.push(player_line(content, public, seat));
        let mine = perspective.mine.is_some_and(|(me, _)| me == seat);
        if public.with.show_taken && !mine {
            lines.push(taken_line(public, seat));
        }
    }
    if let Some((_, mine)) = perspective.mine {
        lines.push(Phrase::new("sketch-screen").with("pieces", names::many(mine.pieces)));
    }
    lines
}

fn round_line(content: &Content, public: &Public) -> Phrase {
    Phrase::new("sketch-round")
        .with("monument", names::monument(content, public.with.monument))
        .with("round", public.round)
        .with("rounds", content.figures.rounds)
}

fn status_line(public: &Public) -> Phrase {
    let by = |id: &'static str| Phrase::new(id).with("who", public.turn.seat);
    match public.phase {
        Phase::Quarry if public.worker.is_none() => by("sketch-put"),
        Phase::Quarry => by("sketch-walk").with("paces", public.turn.paces_left),
        Phase::Building => by("sketch-build"),
        Phase::Over(Ending::Complete) => Phrase::new("sketch-over-complete"),
        Phase::Over(Ending::LastRound) => Phrase::new("sketch-over-last-round"),
    }
}

fn quarry_lines(content: &Content, public: &Public) -> Vec<Phrase> {
    let mut lines = drawing::wheel(content, public);
    lines.push(Phrase::new("sketch-quarry-legend"));
    lines.extend(Ring::ALL.map(|ring| ring_line(content, public, ring).drawn_too()));
    let reach: SpaceSet = take::within_reach(content, public).collect();
    let worker = match public.worker {
        None => Phrase::new("sketch-worker-put"),
        Some(space) => Phrase::new("sketch-worker").with("space", names::space(space)),
    };
    lines.push(worker.with("spaces", names::spaces(reach)).drawn_too());
    lines
}

fn ring_line(content: &Content, public: &Public, ring: Ring) -> Phrase {
    let filled = content.ground.ring(ring).and(public.quarry.filled());
    if filled.is_empty() {
        return Phrase::new("sketch-ring-empty").with("ring", names::ring(ring));
    }
    let spaces = filled.iter().map(|space| {
        Phrase::new("sketch-space")
            .with("space", names::space(space))
            .with("pieces", names::many(public.quarry.at(space)))
    });
    Phrase::new("sketch-ring").with("ring", names::ring(ring)).with("spaces", Arg::list(spaces))
}

fn monument_lines(content: &Content, public: &Public) -> Vec<Phrase> {
    let plan = &content.board(public.with.monument).plan;
    let mut lines = vec![
        Phrase::new("sketch-monument")
            .with("laid", public.built.len())
            .with("bricks", plan.all().len()),
    ];
    lines.extend(drawing::monument(plan, public.built));
    lines.push(Phrase::new("sketch-monument-legend"));
    let level = |level| level_line(plan, public.built, level).drawn_too();
    lines.extend((1..=plan.n_levels()).map(level));
    lines
}

fn level_line(plan: &Plan, built: PositionSet, level: u8) -> Phrase {
    let here = |colour: Option<Colour>| -> PositionSet {
        let sites = plan.sites().filter(|(_, site)| site.level == level);
        let fits = sites.filter(|(_, site)| colour.is_none_or(|it| it == site.colour));
        fits.map(|(position, _)| position).collect()
    };
    let open = plan.open(built).and(here(None));
    let by_colour = Colour::ALL.into_iter().filter_map(|colour| {
        let numbers: Vec<String> =
            open.and(here(Some(colour))).iter().map(|it| it.number().to_string()).collect();
        let phrase = Phrase::new("sketch-open").with("colour", names::colour(colour));
        (!numbers.is_empty()).then(|| phrase.with("numbers", numbers.join(" ")))
    });
    let id = if open.is_empty() { "sketch-level-closed" } else { "sketch-level" };
    Phrase::new(id)
        .with("level", level)
        .with("laid", built.and(here(None)).len())
        .with("bricks", here(None).len())
        .with("open", Arg::list(by_colour))
}

/// The pieces of the rounds to come, as the board shows them (QRY-10).
fn supply_lines(content: &Content, public: &Public) -> Vec<Phrase> {
    let rounds = (1u8..).zip(&content.board(public.with.monument).rounds);
    let to_come = rounds.filter(|(round, _)| match public.phase {
        Phase::Quarry | Phase::Building => public.round < *round,
        Phase::Over(_) => false,
    });
    let line = |(round, pieces)| {
        Phrase::new("sketch-supply").with("round", round).with("pieces", names::many(pieces))
    };
    to_come.map(|(round, supply)| line((round, supply.pieces))).collect()
}

fn player_line(content: &Content, public: &Public, seat: Seat) -> Phrase {
    let player = &public.players[seat];
    let score = player.earned.score();
    let over = matches!(public.phase, Phase::Over(_));
    let flag = |on: bool| if on && !over { "yes" } else { "no" };
    let phrase = match setup::marker(content, score) {
        Some(space) => Phrase::new("sketch-player").with("space", space),
        None => Phrase::new("sketch-player-off-track"),
    };
    phrase
        .with("who", seat)
        .with("score", score)
        .with("first", flag(public.first == seat))
        .with("passed", flag(player.passed))
}

/// The pieces that a player has taken, if the option `show_taken` is on (QRY-26).
fn taken_line(public: &Public, seat: Seat) -> Phrase {
    let pieces = names::many(public.players[seat].seen);
    Phrase::new("sketch-taken").with("who", seat).with("pieces", pieces)
}
