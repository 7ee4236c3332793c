//! Each example that the rulebook prints.

mod scene;

use scene::{A, B, lay, scene};

/// STA-03: 7 on 3 scores, 5 on 7 does not.
#[test]
fn seven_on_three_scores_and_five_on_seven_does_not() {
    let mut table = scene([&[7], &[5]], &[], Some(3));
    lay(&mut table, A, 7).unwrap();
    lay(&mut table, B, 5).unwrap();
    assert_eq!(table.public().points.values(), [1, 0]);
}
