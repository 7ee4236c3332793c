//! The drawing of the table, for the full screen of a terminal.

use antiquity::{Antiquity, content};
use engine::{Arg, Match, Phrase, Seat, Seed};

use crate::scene::{A, scene};

const EXPECTED: &str = "
╭───╭───╭───╭───╮   ╭───╭───╮
│▒▒▒│Pha│   │Bab│   │Zeu│Zeu│
│ 95│5 ~│ · │7 ≡│   │1 ≡│4 ~│
╰───╰───╰───╰───╯   ╰───╰───╯
      3  6  9 12 15 18        │ A +0   │ B +0    │ C +0   │ D +0
                              │ hh ▯2  │ hh ▯0   │ hh ▯0  │ hh ▯0
──────────────────────────────┼────────┼─────────┼────────┼────────
Akr ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Art ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Bab ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Bet ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Col ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Kol ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Mau ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Pet ━━━━━◆──┼──┼──┼──┤ B4 A2  │ 2^5≡1~ │ 7≡8~9^3≡│        │
Pha ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Pyr ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Sem ━━◆──┼──┼──┼──┼──┤ (2)(3) │        │         │        │
Zeu ━━◆──┼──┼──┼──┼──┤ B3 (3) │        │ 6≡9~    │        │
";

/// The letters of a drawn line.
fn letters(line: &Phrase) -> &str {
    match &line.args[0] {
        ("line", Arg::Word(text)) => text,
        other => panic!("{other:?} is no line"),
    }
}

fn drawn(lines: &[Phrase]) -> Vec<&str> {
    lines.iter().filter(|it| it.is_drawing()).map(letters).collect()
}

#[test]
fn it_shows_tracks_builders_stacks_row_and_hand() {
    let table = scene(
        "4 players
         columns: Petra 2
         row: Pharos 5, -, Babylon 7
         A hand: Zeus 1, Zeus 4
         A shows: Petra 2 5 1
         B shows: Petra 7 8 9 3, Zeus 6 9",
    );
    let lines = table.drawing(Some(A));
    let shown = drawn(&lines).join("\n");
    assert_eq!(shown, EXPECTED.trim_matches('\n'), "{shown}");
}

/// No line of a whole match is wider than a narrow window, and each letter has an ink.
#[test]
fn a_whole_match_fits_and_each_letter_has_an_ink() {
    for seats in 2..=4 {
        let mut played: Match<Antiquity> =
            Match::open(content(), antiquity::Options::default(), seats, Seed::of_words("drawn"));
        while let Some(seat) = played.status().waiting().nth(0) {
            let mut offers = Vec::new();
            played.offer(seat, &mut offers);
            let action = offers[played.steps().len() * 7 % offers.len()];
            played.act(seat, action).unwrap();
            let lines = engine::AnyMatch::drawing(&played, Some(Seat(0)));
            for line in lines.iter().filter(|it| it.is_drawing()) {
                let n = letters(line).chars().count();
                assert!(n <= 78 && n <= line.inks().unwrap().chars().count(), "{}", letters(line));
            }
        }
    }
}
