//! Places, and what decided between players with the same points.

use engine::Compared::{Amount, Flag, Points};
use engine::{Arg, Compared, Outcome, Phrase, Seat};

/// Seats ranked by points, then by two tie-breaks.
fn ranked<const N: usize>(rows: [[i32; 3]; N]) -> Outcome {
    let ranking = |[points, first, second]: [i32; 3]| {
        [Points(points), Amount("first", first), Amount("second", second)]
    };
    Outcome::rank(N as u8, |seat| (ranking(rows[seat.idx()]), Vec::new()))
}

/// A phrase without its grammar: `tie-decided first (1 5, 2 3)`.
fn short(phrase: &Phrase) -> String {
    fn arg(it: &Arg) -> String {
        match it {
            Arg::Number(number) => number.to_string(),
            Arg::Word(word) => word.to_string(),
            Arg::Seat(seat) => format!("{seat:?}"),
            Arg::Phrase(phrase) => short(phrase),
            Arg::List(items) | Arg::Series(items) => {
                format!("({})", items.iter().map(arg).collect::<Vec<_>>().join(", "))
            }
        }
    }
    let args = phrase.args.iter().map(|(_, it)| arg(it));
    [phrase.id.to_string()].into_iter().chain(args).collect::<Vec<_>>().join(" ")
}

fn ties(outcome: &Outcome) -> Vec<String> {
    outcome.ties().iter().map(short).collect()
}

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.0.values().iter().map(|it| it.place).collect()
}

#[test]
fn a_tie_is_decided_by_what_is_compared_first() {
    let outcome = ranked([[7, 5, 0], [9, 1, 9], [9, 3, 0], [9, 2, 0]]);
    assert_eq!(places(&outcome), [4, 3, 1, 2]);
    let told = "tie-decided first (tie-amount Seat 2 3, tie-amount Seat 3 2, tie-amount Seat 1 1)";
    assert_eq!(ties(&outcome), [told]);
    assert_eq!(ties(&ranked([[7, 0, 0], [9, 0, 0]])), [""; 0], "no tie");
}

#[test]
fn what_is_still_equal_is_decided_by_the_next_or_shared() {
    let outcome = ranked([[9, 1, 4], [9, 1, 6], [9, 2, 0], [5, 0, 0], [5, 0, 0]]);
    assert_eq!(places(&outcome), [3, 2, 1, 4, 4]);
    assert_eq!(
        ties(&outcome),
        [
            "tie-decided first (tie-amount Seat 2 2, tie-amount Seat 1 1, tie-amount Seat 0 1)",
            "tie-decided second (tie-amount Seat 1 6, tie-amount Seat 0 4)",
            "tie-shared-by (Seat 3, Seat 4) (first, second)",
        ]
    );
    let by_points = Outcome::rank(2, |_| ([Points(3)], Vec::new()));
    assert_eq!(ties(&by_points), ["tie-shared (Seat 0, Seat 1)"], "nothing else is compared");
}

/// A flag may come before the points. A player who has it comes first, but it counts as a tie-break only between equal
/// points.
#[test]
fn a_flag_names_those_who_have_it() {
    let ranked = |points: [i32; 3], flagged: Seat| {
        Outcome::rank(3, |seat| {
            ([Flag("flag", seat == flagged), Points(points[seat.idx()])], Vec::new())
        })
    };
    let level = ranked([4, 4, 4], Seat(1));
    assert_eq!(places(&level), [2, 1, 2]);
    assert_eq!(ties(&level), ["tie-decided flag (Seat 1)", "tie-shared (Seat 0, Seat 2)"]);
    let behind = ranked([4, 3, 5], Seat(1));
    assert_eq!((places(&behind), ties(&behind)), (vec![3, 1, 2], vec![]));
}

#[test]
fn the_house_can_be_level_with_a_lone_player() {
    let against = |house: i32| {
        let ranking = |gold| [Points(9), Amount("gold", gold)];
        Outcome::rank_with_house(1, ranking(house), |_| (ranking(2), Vec::new()))
    };
    let lost = "tie-decided gold (tie-amount House 3, tie-amount Seat 0 2)";
    assert_eq!((ties(&against(3)), against(3).beaten_by_house()), (vec![lost.to_owned()], true));
    assert_eq!(ties(&against(2)), ["tie-shared-by (Seat 0, House) (gold)"]);
}

/// Players may have different numbers of figures: one without further figures comes first.
#[test]
fn a_figure_that_a_seat_lacks_counts_more_than_any() {
    let lists: [&[Compared]; 3] =
        [&[Points(0), Amount("out", 3)], &[Points(0)], &[Points(0), Amount("out", 8)]];
    let outcome = Outcome::rank(3, |seat| (lists[seat.idx()].iter().copied(), Vec::new()));
    assert_eq!(places(&outcome), [3, 1, 2]);
    assert_eq!(ties(&outcome), ["tie-decided out (tie-amount Seat 2 8, tie-amount Seat 0 3)"]);
}

/// A record has places, points and scores. The compared figures are not stored: a replay computes them.
#[test]
fn what_was_compared_is_not_in_the_json() {
    let json = serde_json::to_value(ranked([[1, 2, 3]])).unwrap();
    assert_eq!(json, serde_json::json!([{ "place": 1, "points": 1, "scores": [] }]));
}
