//! « Fin du jeu et calcul des points de victoire » (ANT-70 to ANT-90) and « Jeu à 2 joueurs » (ANT-65).

use arrayvec::ArrayVec;
use engine::{Compared, Outcome, Score, Seat};

use crate::cards::{COLOUR_KEYS, Colour, MAX_COLOURS, Monument};
use crate::content::Content;
use crate::shelves::{Public, Story};

/// Places and points: most points win, then most monuments, then the longest story (ANT-90). With two players, the
/// lower of a player's two scores counts (ANT-65).
pub(crate) fn outcome(content: &Content, public: &Public) -> Outcome {
    let seats = public.with.seats;
    Outcome::rank(seats, |seat| {
        let colours: ArrayVec<Colour, 2> = Colour::of(seat, seats).collect();
        let scores: Vec<Score> =
            colours.iter().map(|colour| score(content, public, *colour)).collect();
        let points = |pick: fn(i32, i32) -> i32| {
            scores.iter().map(Score::points).reduce(pick).unwrap_or_default()
        };
        let (lower, higher) = (points(i32::min), points(i32::max));
        let monuments: u8 =
            colours.iter().map(|it| public.colours[*it].exhibition.n_monuments()).sum();
        let ranking = [
            Some(Compared::Points(lower)),
            (seats == 2).then_some(Compared::Amount("tie-higher", higher)),
            Some(Compared::Amount("tie-monuments", monuments.into())),
            Some(Compared::Amount("tie-story", longest_story(public, seat).into())),
        ];
        (ranking.into_iter().flatten(), scores)
    })
}

/// A colour's points, by the rule that gave them.
pub(crate) fn score(content: &Content, public: &Public, colour: Colour) -> Score {
    let holdings = &public.colours[colour];
    let earned = &holdings.earned;
    let powers = public.powers.iter().filter(|holder| **holder == Some(colour)).count() as i32;
    let unused = i32::from(holdings.historians);
    let all = [
        ("ANT-45", i32::from(earned.scored)),
        ("ANT-55", i32::from(earned.overflow)),
        ("ANT-75", monument_points(content, public, colour)),
        ("ANT-80", story_points(public, colour)),
        ("ANT-81", unused * content.figures.unused_historian),
        ("ANT-82", story_bonus(content, public, colour)),
        ("ANT-103", i32::from(earned.acquired) + powers * content.figures.power_held),
        ("ANT-105", i32::from(earned.hero)),
    ];
    let sources = all.into_iter().filter(|(_, points)| *points != 0);
    let name = (public.with.seats == 2).then(|| COLOUR_KEYS[colour.idx()]);
    Score { name, ..Score::only(sources) }
}

/// Each monument pays its builders by the column of its marker (ANT-75).
fn monument_points(content: &Content, public: &Public, colour: Colour) -> i32 {
    let built = public.colours[colour].exhibition.monuments();
    let pay = |monument: Monument| {
        let own = shares(content, public, monument).into_iter().find(|(it, _)| *it == colour);
        own.map_or(0, |(_, points)| points)
    };
    built.map(pay).sum()
}

/// What a monument pays each of its builders by the column of its marker, the primary builder first.
pub(crate) fn shares(
    content: &Content,
    public: &Public,
    monument: Monument,
) -> ArrayVec<(Colour, i32), MAX_COLOURS> {
    let column = content.columns[usize::from(public.markers[monument.idx()])];
    let builders = builders(public, monument);
    let paid = match builders.len() {
        1 => [column.sole, 0],
        _ => [column.first, column.second],
    };
    builders.into_iter().zip(paid).collect()
}

/// The builders of a monument, the primary one first: more cards, then the highest card (ANT-76).
pub(crate) fn builders(public: &Public, monument: Monument) -> ArrayVec<Colour, MAX_COLOURS> {
    let mut builders: ArrayVec<_, MAX_COLOURS> = public
        .colours
        .iter()
        .map(|(colour, it)| (colour, it.exhibition.pile(monument)))
        .filter(|(_, pile)| !pile.is_empty())
        .map(|(colour, pile)| (pile.len(), pile.highest(), colour))
        .collect();
    builders.sort_unstable_by(|one, other| other.cmp(one));
    builders.into_iter().map(|(.., colour)| colour).collect()
}

/// Each historian scores the number of its space (ANT-80).
fn story_points(public: &Public, colour: Colour) -> i32 {
    let own = public.stories.iter().filter(|story| story.colour == colour);
    own.map(|story| i32::from(story.pages)).sum()
}

/// The longest stories get 9, 6 and 3; on the same space the older one ranks first (ANT-82).
fn story_bonus(content: &Content, public: &Public, colour: Colour) -> i32 {
    let mut ranked: ArrayVec<Story, 12> = public.stories.clone();
    ranked.sort_by_key(|story| std::cmp::Reverse(story.pages));
    let paid = ranked.iter().zip(&content.figures.story_bonus);
    paid.filter(|(story, _)| story.colour == colour).map(|(_, bonus)| bonus).sum()
}

fn longest_story(public: &Public, seat: Seat) -> u8 {
    let own = public.stories.iter().filter(|it| it.colour.owner(public.with.seats) == seat);
    own.map(|story| story.pages).max().unwrap_or(0)
}
