use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Arg, BySeat, Phrase, Seat};

/// How a match ended: the standing of each seat. A house that played to win takes a place of its own, so if no seat has
/// the first place, the house won: [`beaten_by_house`](Self::beaten_by_house).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Outcome(pub BySeat<Standing>, #[serde(skip)] Box<[Ranked]>);

/// The place and points of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// 1 for the winner. Equals share a place and the next place is skipped. A house that played to win counts as well.
    pub place: u8,
    /// The points that count.
    pub points: i32,
    /// What the points are made of. In most games each seat has one score.
    pub scores: Vec<Score>,
}

impl Standing {
    /// The points that rules took away in the score that counts, as a positive number. They are part of
    /// [`points`](Self::points).
    pub fn lost(&self) -> i32 {
        let taken = |source: &Source| (-source.points).max(0);
        self.counted().map_or(0, |score| score.sources.iter().map(taken).sum())
    }

    /// The score that counts: where there are several, the one that the [`points`](Self::points) are; `None` if there is no
    /// score.
    ///
    /// ```
    /// use engine::{Score, Standing};
    ///
    /// let score = |points| Score::only([("ANT-81", points)]);
    /// let standing = Standing { place: 1, points: -6, scores: vec![score(-3), score(-6)] };
    /// assert_eq!(standing.counted(), Some(&score(-6)));
    /// assert_eq!(standing.lost(), 6);
    /// ```
    pub fn counted(&self) -> Option<&Score> {
        let counts = |score: &&Score| score.points() == self.points;
        self.scores.iter().find(counts).or(self.scores.first())
    }
}

/// One figure that players are ranked by. More is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Compared {
    /// The points that count. Players with the same points are tied.
    Points(i32),
    /// A tie-break: the id of the message that names it, and the amount.
    Amount(&'static str, i32),
    /// A tie-break that a player has or has not: the id of the message that names it, and whether the player has it.
    Flag(&'static str, bool),
}

/// A seat or the house, with the figures it is ranked by, the most important first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ranked {
    who: Seat,
    by: ArrayVec<Compared, 4>,
}

/// One score, with the points that each rule gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The id of the message that names it, if a seat has several scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// The points of each rule, or of each of its parts. They add up to the score.
    pub sources: Vec<Source>,
}

/// Points that one rule gave, or a part of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The rule's id.
    pub rule: &'static str,
    /// The message that names what they are for, where the rule counts several things.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<&'static str>,
    /// How many points it gave; negative if it took them.
    pub points: i32,
}

impl Outcome {
    /// The points that count, by seat.
    pub fn points(&self) -> BySeat<i32> {
        BySeat::new(self.0.n_seats(), |seat| self.0[seat].points)
    }

    /// The points of the house, if it was ranked with the seats.
    pub fn house_points(&self) -> Option<i32> {
        self.1.iter().find(|it| it.who == Seat::HOUSE).map(Ranked::points)
    }

    /// Ranks the seats. `standing` returns the figures of a seat, the most important first, and its scores. If two
    /// seats are equal until one of them has no more figures, that one comes first.
    ///
    /// ```
    /// use engine::{Compared, Outcome, Seat};
    ///
    /// let gold = [3, 5, 5];
    /// let ranking = |seat: Seat| [Compared::Points(7), Compared::Amount("tie-gold", gold[seat.idx()])];
    /// let outcome = Outcome::rank(3, |seat| (ranking(seat), vec![]));
    /// assert_eq!(outcome.0[Seat(0)].place, 3);
    /// assert_eq!(outcome.ties().len(), 2, "gold decides, and two share the first place");
    /// ```
    ///
    /// # Panics
    /// If there are more than four figures.
    pub fn rank<R: IntoIterator<Item = Compared>>(
        seats: u8,
        standing: impl Fn(Seat) -> (R, Vec<Score>),
    ) -> Self {
        Self::rank_among(seats, None, standing)
    }

    /// Ranks the seats together with the house, whose figures are `house`. A seat that the house beats has a place
    /// behind it.
    pub fn rank_with_house<R: IntoIterator<Item = Compared>>(
        seats: u8,
        house: R,
        standing: impl Fn(Seat) -> (R, Vec<Score>),
    ) -> Self {
        Self::rank_among(seats, Some(house), standing)
    }

    /// Whether the house beat every seat. A solo player has then lost.
    pub fn beaten_by_house(&self) -> bool {
        self.0.values().iter().all(|standing| standing.place != 1)
    }

    /// The same outcome without the parts of rules, as records keep it: a game may tell its points in finer parts without
    /// making older records wrong.
    pub(crate) fn by_rule(&self) -> Self {
        let mut whole = self.clone();
        for seat in self.0.iter().map(|(seat, _)| seat) {
            for score in &mut whole.0[seat].scores {
                score.sources = score.by_rule();
            }
        }
        whole
    }

    /// Sentences about players with the same points: which figure decided between them, or that they share a place. The
    /// best placed come first.
    pub fn ties(&self) -> Vec<Phrase> {
        let mut all: Vec<&Ranked> = self.1.iter().collect();
        all.sort_by(|one, other| {
            other.points().cmp(&one.points()).then_with(|| other.figures().cmp(one.figures()))
        });
        let mut told = Vec::new();
        for tied in all.chunk_by(|one, other| one.points() == other.points()) {
            tell_ties(tied, 0, &mut told);
        }
        told
    }

    fn rank_among<R: IntoIterator<Item = Compared>>(
        seats: u8,
        house: Option<R>,
        standing: impl Fn(Seat) -> (R, Vec<Score>),
    ) -> Self {
        let mut all = Vec::with_capacity(usize::from(seats) + usize::from(house.is_some()));
        let mut standings = BySeat::new(seats, |seat| {
            let (by, scores) = standing(seat);
            let ranked = Ranked { who: seat, by: by.into_iter().collect() };
            let points = ranked.points();
            all.push(ranked);
            Standing { place: 1, points, scores }
        });
        all.extend(house.map(|by| Ranked { who: Seat::HOUSE, by: by.into_iter().collect() }));
        for ranked in all.iter().filter(|it| it.who != Seat::HOUSE) {
            let ahead = all.iter().filter(|other| ranked.figures().lt(other.figures()));
            standings[ranked.who].place += ahead.count() as u8;
        }
        Self(standings, all.into())
    }
}

/// Appends what decided between players who are equal in all figures before the `nth`.
fn tell_ties(tied: &[&Ranked], nth: usize, told: &mut Vec<Phrase>) {
    let [_, .., last] = tied else { return };
    let name = match last.by.get(nth) {
        Some(Compared::Points(_)) => return tell_ties(tied, nth + 1, told),
        Some(Compared::Amount(name, _) | Compared::Flag(name, _)) => name,
        None => return told.push(shared(tied, last)),
    };
    let equal = |one: &&Ranked, other: &&Ranked| one.figures().nth(nth) == other.figures().nth(nth);
    if tied.chunk_by(equal).nth(1).is_some() {
        told.push(decided(tied, nth, name));
    }
    for part in tied.chunk_by(equal) {
        tell_ties(part, nth + 1, told);
    }
}

/// The sentence that the `nth` figure, called `name`, decided between these players.
fn decided(tied: &[&Ranked], nth: usize, name: &'static str) -> Phrase {
    let told = tied.iter().filter_map(|Ranked { who, by }| match by.get(nth)? {
        Compared::Amount(_, amount) => {
            Some(Phrase::new("tie-amount").with("who", *who).with("amount", *amount).into())
        }
        Compared::Flag(_, true) => Some(Arg::Seat(*who)),
        Compared::Flag(_, false) | Compared::Points(_) => None,
    });
    Phrase::new("tie-decided").with("by", Phrase::new(name)).with("players", Arg::list(told))
}

/// The sentence that these players share a place. It names the amounts that were compared, but not the flags.
fn shared(tied: &[&Ranked], last: &Ranked) -> Phrase {
    let amounts = last.by.iter().filter_map(|compared| match compared {
        Compared::Amount(name, _) => Some(Phrase::new(*name)),
        Compared::Points(_) | Compared::Flag(..) => None,
    });
    let players = Arg::series(tied.iter().map(|it| it.who));
    let amounts: Vec<Phrase> = amounts.collect();
    if amounts.is_empty() {
        return Phrase::new("tie-shared").with("players", players);
    }
    Phrase::new("tie-shared-by").with("players", players).with("compared", Arg::series(amounts))
}

impl Ranked {
    fn points(&self) -> i32 {
        let points = self.by.iter().find(|it| matches!(it, Compared::Points(_)));
        points.map_or(0, |it| it.figure())
    }

    /// The figures, and a largest one after the last: a player without further figures comes first.
    fn figures(&self) -> impl Iterator<Item = i32> {
        self.by.iter().map(|it| it.figure()).chain([i32::MAX])
    }
}

impl Compared {
    fn figure(self) -> i32 {
        match self {
            Compared::Points(figure) | Compared::Amount(_, figure) => figure,
            Compared::Flag(_, has) => has.into(),
        }
    }
}

impl Source {
    /// All points that a rule gave.
    pub fn of_rule(rule: &'static str, points: i32) -> Self {
        Self { rule, part: None, points }
    }
}

impl Score {
    /// The only score of a seat: each rule's id with its points.
    pub fn only(sources: impl IntoIterator<Item = (&'static str, i32)>) -> Self {
        let sources = sources.into_iter().map(|(rule, points)| Source::of_rule(rule, points));
        Self { name: None, sources: sources.collect() }
    }

    /// What each rule gave, in the order of the sources.
    fn by_rule(&self) -> Vec<Source> {
        let mut sums: Vec<Source> = Vec::new();
        for source in &self.sources {
            match sums.iter_mut().find(|it| it.rule == source.rule) {
                Some(sum) => sum.points += source.points,
                None => sums.push(Source::of_rule(source.rule, source.points)),
            }
        }
        sums
    }

    /// The sum of the sources.
    pub fn points(&self) -> i32 {
        self.sources.iter().map(|source| source.points).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(house: Option<i32>, points: [i32; 3]) -> (Vec<u8>, bool) {
        let standing = |seat: Seat| ([Compared::Points(points[seat.idx()])], Vec::new());
        let outcome = match house {
            Some(house) => Outcome::rank_with_house(3, [Compared::Points(house)], standing),
            None => Outcome::rank(3, standing),
        };
        let places = outcome.0.values().iter().map(|it| it.place).collect();
        (places, outcome.beaten_by_house())
    }

    #[test]
    fn records_keep_points_by_rule() {
        let part = |part, points| Source { rule: "A-1", part: Some(part), points };
        let sources = vec![part("wonders", 4), Source::of_rule("A-2", 3), part("provinces", 2)];
        let score = Score { name: None, sources };
        let outcome = Outcome::rank(1, |_| ([Compared::Points(9)], vec![score.clone()]));
        let kept = &outcome.by_rule().0[Seat(0)].scores[0];
        assert_eq!(kept.sources, [Source::of_rule("A-1", 6), Source::of_rule("A-2", 3)]);
        assert_eq!(kept.points(), score.points());
    }

    #[test]
    fn equals_share_a_place_and_the_house_takes_one() {
        assert_eq!(places(None, [4, 7, 4]), (vec![2, 1, 2], false));
        assert_eq!(places(Some(5), [4, 7, 4]), (vec![3, 1, 3], false));
        assert_eq!(places(Some(7), [4, 7, 4]), (vec![3, 1, 3], false), "the win is shared with it");
        assert_eq!(places(Some(8), [4, 7, 4]), (vec![3, 2, 3], true));
    }

    #[test]
    fn the_house_has_points_only_where_it_plays() {
        let by = |points| ([Compared::Points(points)], Vec::new());
        assert_eq!(Outcome::rank(1, |_| by(3)).house_points(), None);
        let outcome = Outcome::rank_with_house(1, [Compared::Points(8)], |_| by(3));
        assert_eq!(outcome.house_points(), Some(8));
    }
}
