//! « Fin du jeu » (MTL-100 to MTL-103).

use std::cmp::Ordering;

use engine::{Compared, Outcome, Score, Seat, Source};

use crate::content::Content;
use crate::shelves::{Player, Public};
use crate::terms::Who;

/// What is counted, in this order: knowledge, wonders, policies, provinces (MTL-101).
pub(crate) fn counts(player: &Player) -> [u8; 4] {
    let Player { knowledge, wonders, policies, .. } = player;
    [*knowledge, *wonders, policies.len() as u8, player.provinces().len()]
}

/// The messages that name what is counted, and the lead in it, in the order of [`counts`].
const COUNTED: [&str; 4] =
    ["points-knowledge", "points-wonder", "points-policy", "points-province"];
const LED: [&str; 4] = ["most-knowledge", "most-wonder", "most-policy", "most-province"];

/// A player's points, by the rule and the category that gave them.
pub(crate) fn score(content: &Content, public: &Public, who: Who) -> Score {
    let figures = &content.figures.score;
    let own = counts(public.player(who));
    let worth = [figures.knowledge, figures.wonder, figures.policy, figures.province];
    let counted = (0..own.len()).map(|nth| Source {
        rule: "MTL-101",
        part: Some(COUNTED[nth]),
        points: i32::from(own[nth]) * worth[nth],
    });
    let led = categories_led(public, who).map(|nth| Source {
        rule: "MTL-102",
        part: Some(LED[nth]),
        points: figures.domination,
    });
    let gold = Source::of_rule("MTL-115", gold_points(content, public, who));
    let sources = counted.chain(led).chain([gold]).filter(|source| source.points != 0).collect();
    let name = match (public.with.automaton, public.is_automaton(who)) {
        (false, _) => None,
        (true, true) => Some("automaton"),
        (true, false) => Some("score-player"),
    };
    Score { name, sources }
}

/// The categories in which no player has more. A player with none does not lead (MTL-102).
fn categories_led(public: &Public, who: Who) -> impl Iterator<Item = usize> {
    let own = counts(public.player(who));
    let best = move |idx: usize| public.players.iter().map(|it| counts(it)[idx]).max().unwrap_or(0);
    (0..own.len()).filter(move |idx| 0 < own[*idx] && own[*idx] == best(*idx))
}

/// In the full procedure the automaton's gold counts (MTL-115).
fn gold_points(content: &Content, public: &Public, who: Who) -> i32 {
    if !public.with.full || !public.is_automaton(who) {
        return 0;
    }
    i32::from(public.player(who).gold / content.figures.solo.gold_a_point)
}

/// Most points win; then most gold, then most culture, then the win is shared (MTL-103). The automaton is ranked like a
/// player (MTL-114).
pub(crate) fn outcome(content: &Content, public: &Public) -> Outcome {
    let automaton = public.with.automaton.then(|| Who(public.with.players - 1));
    let standing = |seat: Seat| {
        let who = Who(seat.0);
        let scores = [Some(who), automaton].into_iter().flatten();
        let scores: Vec<Score> = scores.map(|it| score(content, public, it)).collect();
        (ranking(content, public, who), scores)
    };
    match automaton {
        Some(it) => Outcome::rank_with_house(it.0, ranking(content, public, it), standing),
        None => Outcome::rank(public.with.players, standing),
    }
}

/// Whether the player of a solo match has beaten the automaton (MTL-103, MTL-114).
pub(crate) fn beats_automaton(content: &Content, public: &Public) -> Ordering {
    let automaton = Who(public.with.players - 1);
    ranking(content, public, Who(0)).cmp(&ranking(content, public, automaton))
}

/// What is compared: points, then gold, then culture.
fn ranking(content: &Content, public: &Public, who: Who) -> [Compared; 3] {
    let Player { gold, culture, .. } = *public.player(who);
    [
        Compared::Points(score(content, public, who).points()),
        Compared::Amount("tie-gold", gold.into()),
        Compared::Amount("tie-culture", culture.into()),
    ]
}
