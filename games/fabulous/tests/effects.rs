//! What each of the twelve Collector cards does (FAB-46), clause by clause of `collectors.toml`.

use crate::scene::{A, B, C, D, figure, scene};
use engine::Seats;
use fabulous::{Grade, PublicEvent, Refusal, What};

/// FAB-46, Aurore polaire: the holder takes the cards in play, and the top cards of those who have not drawn, which
/// nobody sees.
#[test]
fn aurora_wins_the_round_at_once() {
    let mut table = scene(
        "A: a red height=9, a2 green
         B: *aurore_polaire, b2 green, b3 green
         C: c green, c2 green",
    );
    table.does(A, "name height");
    assert_eq!(table.winner(), Some(B));
    assert!(table.heard(PublicEvent::Given { seat: C }));
    assert_eq!(table.shown(), [(A, "a")]);
    assert_eq!(table.remembered(B), ["?", "?", "a"], "b3, then C's card, then A's");
    assert_eq!((table.n_cards(C), table.asked()), (1, (B, What::Name)));
}

/// FAB-46, Aurore polaire: met by the leader, everybody gives the top card unseen; an empty pile gives nothing.
#[test]
fn aurora_of_the_leader() {
    let table = scene(
        "A: *aurore_polaire, a green
         B: b green, b2 green
         C: c green",
    );
    assert_eq!(table.remembered(A), ["?", "?"]);
    assert_eq!(table.shown(), []);
    assert!(table.heard(PublicEvent::WentOut { seat: C }));
}

/// FAB-46, Arc-en-ciel: the holder names a characteristic, even the one in force, whatever the grade; a strictly worse
/// grade may still impose another one.
#[test]
fn rainbow_takes_the_lead() {
    let mut table = scene(
        "A: a red height=9 visitors=1, a2 green
         B: *arc_en_ciel, b yellow visitors=7, b2 green
         C: c orange visitors=5, c2 green",
    );
    table.does(A, "name height");
    assert_eq!(table.asked(), (B, What::Name));
    assert_eq!(table.card(C), None, "C has not drawn yet");
    assert!(table.offers(B).contains(&"name height".to_owned()));
    table.does(B, "name visitors");
    assert_eq!((table.public().round.imposer, table.public().round.bar), (B, Grade::Yellow));
    assert_eq!(table.asked(), (C, What::Speak));
    assert!(table.offers(C).contains(&"impose height".to_owned()), "orange against yellow");
    table.does(C, "say");
    assert!(table.offers(A).contains(&"impose height".to_owned()), "red against yellow");
    table.does(A, "say");
    assert_eq!(table.winner(), Some(B));
}

/// FAB-46, Arc-en-ciel: met by the leader, nobody may challenge.
#[test]
fn rainbow_of_the_leader_closes_the_question() {
    let mut table = scene(
        "A: *arc_en_ciel, a green, a2 green
         B: b red, b2 green",
    );
    table.does(A, "name height");
    assert_eq!(table.no(B, "impose prowess"), Refusal::Locked);
    assert_eq!(table.rule(B, "impose prowess"), "FAB-46");
    assert_eq!(table.offers(B), ["say"]);
}

/// FAB-46, Arc-en-ciel: after Black ice it has no effect, and without a card to play it lapses.
#[test]
fn rainbow_can_come_to_nothing() {
    let mut table = scene(
        "A: a green, a2 green
         B: *verglas, b green, b2 green
         C: *arc_en_ciel, c green, c2 green",
    );
    table.does(A, "name height");
    assert!(table.heard(PublicEvent::NoEffect { collector: table.collector("arc_en_ciel") }));
    assert_eq!(table.asked(), (B, What::Speak));

    let mut table = scene(
        "A: a green, a2 green
         B: *arc_en_ciel
         C: c green, c2 green",
    );
    table.does(A, "name height");
    assert_eq!((table.asked(), table.public().round.imposer), ((C, What::Speak), A));

    let table = scene(
        "A: *arc_en_ciel
         B: b green, b2 green
         C: c red, c2 green",
    );
    assert_eq!(table.asked(), (B, What::Name));
    assert!(!table.public().round.locked, "B leads an ordinary round");
}

/// FAB-46, Arc-en-ciel: where the leader has not named yet, the holder names at once and the leader not any more.
#[test]
fn rainbow_before_the_leader_has_named() {
    let mut table = scene(
        "A: *guide_touristique, a green, a2 green
         B: *arc_en_ciel, b green, b2 green
         C: c green, c2 green",
    );
    assert_eq!(table.asked(), (B, What::Name));
    table.does(B, "name prowess");
    assert_eq!(table.seen(A), ["b", "c"]);
    assert_eq!(table.asked(), (C, What::Speak));
    table.does(C, "say");
    assert_eq!(table.asked(), (A, What::Speak));
}

/// FAB-46, Éclipse: the weakest value wins, for the date the most recent; ties go by grades as ever.
#[test]
fn eclipse_lets_the_weakest_win() {
    let cards = "A: *eclipse, a green height=9 date=100 visitors=5, a2 green
                 B: b yellow height=1 date=1900 visitors=5, b2 green";
    for named in ["name height", "name start_year", "name visitors"] {
        let mut table = scene(cards);
        table.does(A, named).does(B, "say");
        assert_eq!(table.winner(), Some(B), "{named}");
    }
}

/// FAB-46: two eclipses cancel out, and so do two earthquakes.
#[test]
fn two_of_a_kind_cancel_out() {
    let mut table = scene(
        "A: *eclipse, *seisme, a green height=9, a2 green
         B: *eclipse, *seisme, b yellow height=1, b2 green",
    );
    table.does(A, "name height");
    let round = &table.public().round;
    assert!(!round.lowest_wins && !round.reversed);
    assert_eq!(table.does(B, "say").winner(), Some(A));
}

/// FAB-46, Verglas: nobody may impose another characteristic from now on.
#[test]
fn black_ice_closes_the_question() {
    let mut table = scene(
        "A: a green, a2 green
         B: b red, b2 green
         C: *verglas, c red, c2 green",
    );
    table.does(A, "name height");
    assert_eq!(table.no(B, "impose prowess"), Refusal::Locked);
    assert_eq!(table.offers(B), ["say"]);
}

/// FAB-46, Tornade: once everybody has drawn, each card goes to the left with all that was said of it; the imposer says
/// the value and the grade of the card received.
#[test]
fn tornado_passes_the_cards_on() {
    let mut table = scene(
        "A: a green height=9, a2 green
         B: *tornade, b yellow height=5, b2 green
         C: c orange height=3, c2 green",
    );
    table.does(A, "name height");
    assert_eq!([A, B, C].map(|seat| table.card(seat).unwrap()), ["c", "a", "b"]);
    let (characteristic, value, grade) =
        (table.characteristic("height"), figure(30), Grade::Orange);
    assert!(table.heard(PublicEvent::SaidAgain { seat: A, characteristic, value, grade }));
    assert_eq!(
        table.public().round.heard[B.idx()].grade(),
        Some(Grade::Green),
        "a was said to be green"
    );
    assert_eq!(table.seen(A), ["a"], "A remembers the card given");
    assert_eq!(table.asked(), (B, What::Speak));
    assert_eq!(table.offers(B), ["say"], "the bar is orange now");
    table.say(&[B, C]);
    assert_eq!(table.winner(), Some(B), "with A's card");
    assert_eq!(table.remembered(B), ["a", "b", "c"], "the card in front is the own card (FAB-13)");
}

/// FAB-46: of two cards of one effect each applies: two tornadoes pass the cards on twice.
#[test]
fn two_tornadoes_pass_the_cards_on_twice() {
    let mut table = scene(
        "A: a green height=9, a2 green
         B: *tornade, b yellow height=5, b2 green
         C: *tornade, c orange height=3, c2 green",
    );
    table.does(A, "name height");
    assert_eq!([A, B, C].map(|seat| table.card(seat).unwrap()), ["b", "c", "a"]);
}

/// FAB-46, Tornade: met by the leader, everybody draws, cards move, and the leader chooses with the card received;
/// whoever has no card is skipped.
#[test]
fn tornado_of_the_leader() {
    let mut table = scene(
        "A: *tornade, a green height=9, a2 green
         B: *eclipse
         C: *verglas, c green height=1, c2 green",
    );
    assert_eq!(table.read_out(), ["tornade", "eclipse", "verglas"], "nothing waits");
    assert_eq!((table.card(A), table.card(B), table.card(C)), (Some("c"), None, Some("a")));
    assert_eq!(table.asked(), (A, What::Name));
    table.does(A, "name height").does(C, "say");
    assert_eq!(table.winner(), Some(A), "the lowest wins");
}

/// FAB-46, Grêle: each opponent's top card goes under the holder's pile, clockwise from the holder, face down; an empty
/// pile gives nothing, and a Collector card keeps its power.
#[test]
fn hail_takes_a_card_from_each() {
    let mut table = scene(
        "A: a green height=9, a2 green, a3 green
         B: *grele, b green, b2 green
         C: *verglas, c green, c2 green
         D: d green
         with leader A",
    );
    table.does(A, "name height");
    assert_eq!((table.n_cards(A), table.n_cards(B)), (1, 4));
    assert_eq!(table.read_out(), ["grele"], "Black ice lies under B's pile now");
    assert!(table.heard(PublicEvent::SatOut { seat: D }));
    assert_eq!(table.card(C), Some("c"));
    let told: Vec<_> =
        table.told.public.iter().filter(|it| matches!(it, PublicEvent::CardTaken { .. })).collect();
    assert_eq!(told.len(), 3);
    assert_eq!(*told[0], PublicEvent::CardTaken { from: C, to: B });
}

/// FAB-46, Feu: two cards from one opponent, fewer if there are fewer; an empty pile is a legal target.
#[test]
fn fire_takes_two_cards_from_one() {
    let cards = "A: a green height=9
                 B: *feu, b green, b2 green
                 C: c green
                 D: d green, d2 green, d3 green";
    let after = |target: &str| {
        let mut table = scene(cards);
        table.does(A, "name height").does(B, target);
        table
    };
    assert_eq!((after("target 4").n_cards(B), after("target 4").card(D)), (3, Some("d3")));
    assert_eq!(after("target 3").n_cards(B), 2, "C had one card");
    assert_eq!(after("target 1").n_cards(B), 1, "A had none");
    assert_eq!(after("target 4").public().piles.len(D), 0);
}

/// FAB-46, Feu: a sole opponent is taken without asking.
#[test]
fn fire_asks_nobody_where_there_is_no_choice() {
    let table = scene(
        "A: *feu, a green
         B: b green, b2 green, b3 green",
    );
    assert_eq!(table.asked(), (A, What::Name));
    assert_eq!((table.n_cards(A), table.n_cards(B)), (2, 1));
}

/// FAB-46, Tsunami: piles are swapped, cards in play stay, and the replacement is drawn after the swap; it may be
/// declined.
#[test]
fn tsunami_swaps_piles() {
    let cards = "A: a green height=9, a2 green, a3 green
                 B: *tsunami, b green, b2 green, b3 green";
    let mut table = scene(cards);
    table.does(A, "name height").does(B, "target 1");
    assert_eq!((table.card(A), table.card(B)), (Some("a"), Some("a2")));
    assert_eq!((table.n_cards(A), table.n_cards(B)), (3, 1));
    let mut table = scene(cards);
    table.does(A, "name height").does(B, "decline");
    assert!(table.heard(PublicEvent::SwapDeclined { seat: B }));
    assert_eq!((table.card(B), table.n_cards(A)), (Some("b"), 2));
}

/// FAB-46, Tsunami: an empty pile may be swapped; whoever then has nothing to draw sits the round out.
#[test]
fn tsunami_with_an_empty_pile() {
    let mut table = scene(
        "A: a green height=1
         B: *tsunami, b green, b2 green
         C: c green height=2, c2 green",
    );
    table.does(A, "name height").does(B, "target 1");
    assert!(table.heard(PublicEvent::SatOut { seat: B }));
    assert_eq!(table.n_cards(A), 2);
    table.does(C, "say");
    assert!(table.heard(PublicEvent::WentOut { seat: B }));
}

/// FAB-46, Séisme: green may challenge and red may not; ties go to the best preserved.
#[test]
fn earthquake_reverses_the_grades() {
    let mut table = scene(
        "A: *seisme, a orange height=5, a2 green
         B: b red height=5, b2 green
         C: c green height=1, c2 green",
    );
    table.does(A, "name height");
    let (mine, bar) = (Grade::Red, Grade::Orange);
    assert_eq!(table.no(B, "impose prowess"), Refusal::NotBetter { mine, bar });
    table.does(B, "say");
    assert!(table.offers(C).contains(&"impose prowess".to_owned()));
    table.does(C, "say");
    assert_eq!(table.winner(), Some(A), "orange is better preserved than red");
}

/// FAB-46, Le restaurateur: the holder plays one of the three top cards; the others go underneath, and stay known to
/// the holder only.
#[test]
fn the_restorer_picks_one_of_three() {
    let mut table = scene(
        "A: *restaurateur, a green height=1, a2 green height=9, a3 green, a4 green, a5 green
         B: b green height=5, b2 green",
    );
    assert_eq!(table.asked(), (A, What::Pick));
    assert_eq!(table.seen(A), ["a", "a2", "a3"]);
    assert!(table.seen(B).is_empty());
    assert_eq!(table.offers(A), ["pick 1", "pick 2", "pick 3"]);
    table.does(A, "pick 2");
    assert_eq!((table.card(A), table.asked()), (Some("a2"), (A, What::Name)));
    table.does(A, "name height").does(B, "say");
    assert_eq!(table.seen(A), ["a", "a3"], "a2 was shown to everybody");
    assert_eq!(table.card(A), Some("a4"), "a and a3 lie underneath");
    assert_eq!(table.remembered(A), ["?", "?", "?", "a2", "b"]);
}

/// FAB-46, Le restaurateur: a Collector card among the three goes back on top, and everybody knows what it is.
#[test]
fn the_restorer_leaves_collectors_on_top() {
    let mut table = scene(
        "A: *restaurateur, *eclipse, a green height=9, a2 green, a3 green
         B: b green, b2 green",
    );
    assert_eq!(table.no(A, "pick 1"), Refusal::PickMonument { nth: 0 });
    assert_eq!(table.offers(A), ["pick 2", "pick 3"]);
    table.does(A, "pick 2");
    let public = table.public();
    assert_eq!(public.piles.top(A).map(|top| public.memory.collectors.contains(top)), Some(true));
    table.does(A, "name height").does(B, "say");
    assert_eq!(table.read_out(), ["eclipse"], "it is met in the next round");
    assert_eq!(table.card(A), Some("a3"));
}

/// FAB-46, Le restaurateur: with fewer cards one looks at what there is; with no monument among them one draws as usual.
#[test]
fn the_restorer_with_few_cards() {
    let table = scene(
        "A: *restaurateur, a green, a2 green
         B: b green, b2 green",
    );
    assert_eq!(table.offers(A), ["pick 1", "pick 2"]);
    assert_eq!(table.no(A, "pick 3"), Refusal::NotLookedAt { nth: 2 });
    let table = scene(
        "A: *restaurateur, *eclipse, *verglas, *seisme, a green
         B: b green, b2 green",
    );
    assert_eq!(table.read_out(), ["restaurateur", "eclipse", "verglas", "seisme"]);
    assert_eq!((table.card(A), table.asked()), (Some("a"), (A, What::Name)));
    let table = scene(
        "A: *restaurateur
         B: b green, b2 green",
    );
    assert_eq!(table.asked(), (B, What::Name), "A has nothing and sits out");
}

/// FAB-46, Gardien du patrimoine: the holder's cards count as red, for challenges and for ties; their own grade is not
/// told before the round is settled.
#[test]
fn the_guardian_counts_as_red() {
    let mut table = scene(
        "A: a orange height=5, a2 green
         B: *gardien_du_patrimoine, b green height=5, b2 green
         C: c red height=5, c2 green",
    );
    table.does(A, "name height");
    assert!(table.offers(B).contains(&"impose prowess".to_owned()));
    table.does(B, "impose prowess");
    assert_eq!(table.public().round.bar, Grade::Red);
    assert_eq!(table.public().round.heard[B.idx()].grade(), None);
    assert_eq!(table.offers(C), ["say"], "red is not worse than red");
    table.say(&[C, A]);
    let fighters: Seats = [B, C].into_iter().collect();
    assert!(table.heard(PublicEvent::BattleBegun { fighters }), "level on red");
}

/// FAB-46, Guide touristique: the holder sees the cards that are already in play, and nobody else does.
#[test]
fn the_guide_sees_the_cards_in_play() {
    let mut table = scene(
        "A: a green height=9, a2 green
         B: b green, b2 green
         C: *guide_touristique, c green, c2 green
         D: d green, d2 green",
    );
    table.does(A, "name height");
    assert_eq!(table.seen(C), ["a", "b"], "D has not drawn yet");
    assert!(table.seen(B).is_empty() && table.seen(D).is_empty());
    table.say(&[B, C, D]);
    assert!(table.seen(C).is_empty(), "all cards were shown");
}

/// FAB-46, Guide touristique: met by the leader, the others draw first, and their Collectors apply as they are met.
#[test]
fn the_guide_of_the_leader() {
    let mut table = scene(
        "A: *guide_touristique, a green, a2 green
         B: *seisme, b green, b2 green
         C: c green, c2 green",
    );
    assert_eq!(table.read_out(), ["guide_touristique", "seisme"]);
    assert_eq!(table.seen(A), ["b", "c"]);
    assert_eq!(table.asked(), (A, What::Name));
    table.does(A, "name height");
    assert_eq!(table.asked(), (B, What::Speak), "nobody draws again");
}
