//! Effects (MTL-120 to MTL-125): the tricky operations, one by one. `cards.rs` plays every card.

use engine::{Content as _, Game, Pack};
use monumental::{Content, Held, Monumental};

use crate::scene::{A, Scene, card, scene, scene_with};

/// The standard pack with another effect on one development card.
pub(crate) fn pack_with(id: &str, effect: &str) -> &'static Content {
    let pack = Monumental::pack();
    let text = pack.file("development.toml").unwrap();
    let (before, after) = text.split_once(&format!("id = \"{id}\"")).unwrap();
    let lines = after.lines().map(|line| line.to_owned());
    let mut changed = false;
    let after: Vec<String> = lines
        .map(|line| {
            if line.starts_with("effect = ") && !std::mem::replace(&mut changed, true) {
                return format!("effect = [{effect}]");
            }
            line
        })
        .collect();
    let text = format!("{before}id = \"{id}\"\n{}\n", after.join("\n"));
    let pack = pack.overlaid(Pack::new([("development.toml", text)]));
    Box::leak(Box::new(Content::load(&pack).unwrap()))
}

/// A turn in which the temple does something else, with the first row and column active. The city has nothing besides,
/// unless the lines say so.
pub(crate) fn temple(effect: &str, lines: &str) -> Scene {
    temple_of(pack_with("temple", effect), lines)
}

/// A turn in which the temple of such a pack is used.
pub(crate) fn play_temple(content: &'static Content) -> Scene {
    let mut table = temple_of(content, &with_fort(""));
    table.play("use a1 1");
    table
}

fn temple_of(content: &'static Content, lines: &str) -> Scene {
    let city =
        if lines.contains("A city:") { "" } else { "A city: temple, -, -, -, -, -, -, -, -" };
    let mut table = scene_with(content, &format!("{city}\nphase: row\n{lines}"));
    table.play("row 1; column 1");
    table
}

/// A city with a fort that is not active, and a wonder on display.
fn with_fort(more: &str) -> String {
    let city = "A city: temple, -, -, -, fort, -, -, -, -";
    format!("{city}\ntrack: -, hanging_gardens, writing, -, -, -\n{more}")
}

/// MTL-120: a `reuse` step is given once a turn, whatever reuses its card.
#[test]
fn a_reuse_step_is_given_once() {
    let mut table = scene(
        "civs: egypt, denmark
         A city: space_station+hieroglyphs, academy, -, -, -, -, -, -, -
         A deck: fort, fort, fort
         phase: row",
    );
    table.play("row 1; column 1");
    assert_eq!(table.stock()[1], 4 + 1);
    table.play("use a1 knowledge 1");
    assert_eq!(table.stock()[1], 4 + 1 + 4, "the station's yield is taken once more");
    table.play("use a1 2; again a2");
    assert_eq!(table.stock()[1], 4 + 1 + 4 + 1);
    assert_eq!(table.refused("use a1 2"), "MTL-22", "no card can feed itself");
    table.play("use a2 2; use a2 2");
    assert_eq!(table.stock()[2], 2, "the academy draws twice");
    assert_eq!(table.refused("use a2 2"), "MTL-22");
}

/// MTL-120: a `reuse` never names the card that bears it; another card of the same name it may.
#[test]
fn a_card_never_uses_itself_again() {
    let mut alone = scene("A city: space_station, -, -, -, -, -, -, -, -\nphase: row");
    alone.play("row 1; column 1");
    assert_eq!(alone.refused("use a1 2"), "MTL-22", "there is no other card");
    let mut table = scene("A city: space_station, space_station, -, -, -, -, -, -, -\nphase: row");
    table.play("row 1; column 1; use a1 2");
    assert_eq!(table.refused("again a1"), "MTL-120");
    assert_eq!(table.offers(), ["again a2", "stop"]);
    table.play("again a2");
    assert_eq!(table.stock()[1], 12);
}

/// MTL-120: nor is a `reuse` step within another step given again.
#[test]
fn a_reuse_step_within_another_is_given_once() {
    let effect = "{op = \"gain\", culture = 1}, {op = \"choose\", options = [\
                  [{op = \"reuse\", n = 1}], [{op = \"gain\", science = 1}]]}";
    let city = "A city: temple, space_station, -, -, -, -, -, -, -";
    let mut table = temple(effect, &with_fort(city));
    table.play("use a1 2; choose 1; again a2; use a2 2; again a1");
    assert_eq!(table.player(A).culture, 2, "its yield is taken once more");
    assert_eq!(table.refused("use a1 2"), "MTL-22", "no card can feed itself");
}

/// MTL-121: `if` runs `then` if its condition holds and `else` otherwise.
#[test]
fn an_if_step_has_two_sides() {
    let agora =
        "civs: greece, denmark\nA city: agora, -, -, -, -, -, -, -, -\nphase: row\nA gold: 0";
    let mut table = scene(agora);
    table.play("row 1; column 1; use a1 2; science");
    assert_eq!((table.player(A).gold, table.stock()[1]), (1, 1));
    let mut table = scene(&format!("{agora}\nA policies: greece_league"));
    table.play("row 1; column 1; use a1 2; science");
    assert_eq!((table.player(A).gold, table.stock()[1]), (1, 1), "one policy of two");
    let mut table = scene(&format!("{agora}\nA policies: greece_league, greece_phalanx"));
    table.play("row 1; column 1; use a1 2");
    assert_eq!(table.player(A).gold, 2);
}

/// MTL-121: without `else` it is offered only while its condition holds.
#[test]
fn without_else_it_waits_for_its_condition() {
    let mut table = scene(
        "civs: denmark, china
         A city: longhouse, fort, -, -, -, -, -, -, -
         token g3: b01
         phase: row",
    );
    table.play("row 1; column 1");
    assert_eq!(table.refused("use a1 2"), "MTL-22");
    table.play("conquer g3; send warlord g4; choose 1; stop; use a1 2");
    assert_eq!(table.player(A).gold, 2 + 1 + 1);
}

/// MTL-122: a lasting discount on knowledge, wonders and policies.
#[test]
fn lasting_discounts() {
    let track = "track: writing, pyramids, -, -, -, -\nA gold: 0";
    let mut table = scene(&format!("{track}\nA policies: china_exams\nstock: science 2"));
    table.play("buy 1");
    assert_eq!(table.stock()[1], 0);
    let mut table = scene(&format!(
        "civs: egypt, china\n{track}\nA policies: egypt_kingship\nstock: production 6"
    ));
    table.play("buy 2; complete; at g4");
    assert_eq!(table.stock()[0], 3, "each stage is one less: 3 and 3, and the pyramids give 3");
    let mut table = scene("civs: japan, china\nA policies: japan_blossoms\nA culture: 1");
    table.play("develop 1; science; science; science; science");
    assert_eq!(table.player(A).culture, 0, "the second costs 1");
}

/// MTL-122: soldiers defend for more.
#[test]
fn soldiers_defend_for_more() {
    let lines = "A holds: f4 1\nB holds: e4 2\nB policies: denmark_shield_wall\nA gold: 0";
    assert!(!scene(&format!("{lines}\nstock: military 5")).offered("conquer e4"));
    assert!(scene(&format!("{lines}\nstock: military 6")).offered("conquer e4"), "2 and twice 2");
}

/// MTL-122: progress costs less, explorers stride further.
#[test]
fn progress_and_strides() {
    let mut table = scene("A policies: china_canal\nA deck: fort\nstock: science 1\nA gold: 0");
    table.play("progress");
    assert_eq!(table.stock(), [0, 0, 1]);
    let mut table =
        scene("civs: greece, china\nA policies: greece_colonies\nstock: military 1\nA gold: 0");
    table.play("explore 1 f4");
    assert!(table.offers().iter().all(|it| !it.starts_with("explore 2")), "the same explorer");
    table.play("take 1; explore 1 e4");
    assert_eq!(table.player(A).production_tokens, 1, "on the way");
    assert_eq!(table.refused("explore 1 f4"), "MTL-26", "two steps, and no more");
}

/// MTL-122: a card is kept at the end of each turn.
#[test]
fn a_lasting_reinforcement() {
    let mut table = scene(
        "A policies: china_ministries
         A city: temple, fort, fort, -, -, -, -, -, -
         phase: row",
    );
    table.play("row 1; column 2; end");
    assert_eq!(table.offers(), ["card a1", "card a2", "card a3", "stop"]);
    table.play("card a1");
    assert_eq!(table.place(A, 0), "temple");
}

/// MTL-122: a free town's price is less, the player choosing which part.
#[test]
fn a_town_is_cheaper_by_what_the_player_chooses() {
    let lines = "civs: denmark, china
         A policies: denmark_tribute
         A holds: f5 1, e5 1
         token d6: ft_cusco
         A gold: 0";
    let mut table = scene(&format!("{lines}\nstock: military 1, production 2, science 1"));
    table.play("conquer d6");
    assert_eq!(table.offers(), ["production", "science"]);
    assert_eq!(table.refused("gold"), "MTL-122");
    table.play("science");
    assert_eq!(table.stock(), [0, 1, 0]);
    let mut table = scene(&format!("{lines}\nstock: military 1, production 2"));
    table.play("conquer d6");
    assert_eq!(table.offers(), ["science"], "only what leaves a price that can be paid");
    let mut plain = scene(
        &format!("{lines}\nstock: military 1, science 1").replace("ft_cusco", "ft_samarkand"),
    );
    plain.play("conquer d6; send soldier g4; choose 1");
    assert_eq!(plain.stock(), [0, 0, 0], "one kind of resource needs no choice");
}

/// MTL-123: `siege` and `discount` add up and are all spent by the next payment of their kind.
#[test]
fn sieges_and_discounts_add_up() {
    let mut table = scene(
        "A city: barracks, fort+gunpowder, -, -, -, -, -, -, -
         phase: row
         A gold: 0",
    );
    table.play("row 1; column 1; use a1 2; use a2 knowledge 1");
    assert_eq!(table.public().turn.siege, 3);
    table.play("conquer f4; send soldier g4; choose 1");
    assert_eq!(
        (table.stock()[2], table.public().turn.siege),
        (2, 0),
        "at least one unit, all spent"
    );
    let mut table = scene(
        "civs: egypt, china
         A city: obelisk, -, -, -, -, -, -, -, -
         track: stonehenge, -, -, -, -, -
         phase: row
         A gold: 9",
    );
    table.play("row 1; column 1; use a1 2; buy 1");
    assert_eq!(table.player(A).gold, 9 - (3 - 1 - 1), "the first stage is one payment");
    table.play("complete");
    assert_eq!(table.player(A).gold, 8 - 4);
}

/// MTL-123: `exchange` generates what it gives; restricted military cannot be exchanged.
#[test]
fn an_exchange_generates() {
    let mut table = scene(
        "civs: greece, china
         A city: fort+philosophy, mine, work_camp, -, -, -, -, -, -
         phase: row
         A gold: 0",
    );
    table.play("row 1; column 1; use a1 knowledge 1; swap military production; use a2 1");
    assert_eq!((table.stock(), table.player(A).gold), ([2, 0, 0], 1));
    let mut table =
        scene("civs: japan, china\nA city: samurai_school, -, -, -, -, -, -, -, -\nphase: row");
    table.play("row 1; column 1; use a1 1");
    assert_eq!((table.stock(), table.public().turn.generated[2]), ([0, 0, 0], 2));
}

/// MTL-123: used market tokens count as held; gained cards count as acquired.
#[test]
fn used_tokens_count() {
    let mut table = scene(
        "A city: fort+compass, -, -, -, -, -, -, -, -
         A market: 1 1
         phase: row
         A gold: 0",
    );
    table.play("row 1; column 1; market 1; use a1 knowledge 2");
    assert_eq!((table.player(A).markets[0], table.player(A).gold), (Held::Used(0), 1));
    let mut table = scene(
        "civs: egypt, china\nA policies: egypt_corvee\nA construction: forbidden_city\nstock: production 6\nA gold: 0",
    );
    table.play("complete; pick basic 1");
    assert_eq!(table.stock()[0], 1, "the corvée rewards a building, once a turn");
}

/// MTL-124: `refresh_display` replaces in place and at once, and not with an empty deck.
#[test]
fn the_track_is_refreshed_in_place() {
    let lines = "A construction: interocean_canal
         track: temple, quarry, barracks, writing, laws, coinage
         stock: production 13
         A gold: 0";
    let mut table = scene(&format!("{lines}\ndeck: academy"));
    table.play("buy 2; complete; pick 1");
    assert_eq!(table.public().track[..2], [Some(card("academy")), None], "the gap stays");
    assert_eq!(table.player(A).gold, 4);
    assert_eq!(table.waiting(), engine::Seat(0));
    assert!(table.offered("at g4"), "the deck is empty: nothing more to replace");
    let mut empty = scene(&format!("{lines}\ndeck: "));
    empty.play("complete; at g4");
    assert!(empty.offered("end"));
}

/// MTL-125: the cost of a wonder, where cards are compared, is the sum of both stages.
#[test]
fn a_wonder_costs_both_stages() {
    let step = "{op = \"gain_card\", from = \"display\", kind = \"wonder\", max_cost = 7}";
    let mut table = temple(step, &with_fort(""));
    assert_eq!(table.refused("use a1 1"), "MTL-22", "the gardens cost 4 and 4");
    let table = temple(&step.replace('7', "8"), &with_fort(""));
    assert!(table.offered("use a1 1"));
}

/// Bits of the vocabulary that no card of ours has work as data: a pack with other cards needs no code.
#[test]
fn other_cards_work_without_code() {
    let uses = |effect: &str, more: &str| {
        let mut table = temple(effect, &with_fort(more));
        table.play("use a1 1");
        table
    };
    let count = |name: &str, more: &str| {
        let effect = format!(
            "{{op = \"per\", count = \"{name}\", then = [{{op = \"gain\", science = 1}}]}}"
        );
        uses(&effect, more).stock()[1]
    };
    assert_eq!(count("provinces", "A holds: f4 1, f5 1"), 2);
    assert_eq!(count("coastal_provinces", "A holds: f4 1, e4 1"), 1);
    assert_eq!(count("wonders_owned", "A wonders: 3"), 3);
    assert_eq!(count("policies", "A policies: china_exams"), 1);
    assert_eq!(count("explorers_abroad", "A explorers: e4, f4"), 2);
    assert_eq!(count("outposts", "A holds: f4 1o"), 1);
    let fewest =
        "{op = \"if\", cond = \"fewest_provinces\", then = [{op = \"gain\", culture = 1}]}";
    assert_eq!(uses(fewest, "B holds: b4 1").player(A).culture, 1);
    assert!(!temple(fewest, &with_fort("A holds: f4 1")).offered("use a1 1"));
    let towns = "{op = \"discount\", on = \"free_town\", n = 2, uses = 1}";
    let mut table = uses(towns, "A holds: f5 1, e5 1\ntoken d6: ft_samarkand\nA gold: 1");
    table.play("conquer d6");
    assert_eq!(table.player(A).gold, 0, "one unit, and the price is waived");
    let twice = "{op = \"discount\", on = \"basic\", n = 3, uses = 2}";
    let mut table = uses(twice, "A gold: 3");
    table.play("buy basic 1; buy basic 1; buy basic 1");
    assert_eq!(table.player(A).gold, 0, "two for nothing, the third for its price");
}
