use engine::{AnyMatch, Chance, Match, Referee, Seat, Seed, Speak, typed_options};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Map, Value, json};

use crate::tables::cases;

/// Sends random JSON from any seat: nothing may panic, and a refused input must change nothing.
pub fn any_json_is_survived<G: Speak>() {
    let cases = cases::<G>();
    let config = Config { cases: 48, failure_persistence: None, ..Config::default() };
    let inputs = (0..cases.len(), proptest::collection::vec(input::<G>(), 1..60));
    TestRunner::new(config)
        .run(&inputs, |(case, inputs)| {
            let case = &cases[case];
            let options = typed_options::<G>(G::standard(), &case.options, case.seats).unwrap();
            let mut played: Match<G> =
                Match::open(G::standard(), options, case.seats, Seed::of_words("json"));
            let mut whim = Chance::quick(0);
            for (seat, input) in inputs {
                try_one(&mut played, seat, &input, &mut whim);
            }
            Ok(())
        })
        .unwrap();
}

#[derive(Clone, Debug)]
enum Input {
    Act(Value),
    Undo,
    /// An action that is offered, so that the match goes on.
    Offered,
}

fn try_one<G: Speak>(played: &mut Match<G>, seat: Seat, input: &Input, whim: &mut Chance) {
    let before = Referee::of(played).table().digest();
    let n_steps = played.steps().len();
    let refused = match input {
        Input::Undo => AnyMatch::undo(played, seat).is_err(),
        Input::Act(value) => {
            let expected = AnyMatch::check(played, seat, value);
            let answer = AnyMatch::act(played, seat, value);
            assert_eq!(expected, answer, "asking why and trying give the same answer");
            answer.is_err()
        }
        Input::Offered => {
            if let Some(by) = played.status().waiting().nth(0) {
                let offers = AnyMatch::offers(played, by);
                let offer = &offers[whim.below(offers.len() as u32) as usize];
                AnyMatch::act(played, by, &json!(offer.code)).unwrap();
            }
            false
        }
    };
    if refused {
        assert_eq!(
            Referee::of(played).table().digest(),
            before,
            "a refused action changes nothing"
        );
        assert_eq!(played.steps().len(), n_steps, "a refused action is no step");
    }
}

fn input<G: Speak>() -> impl Strategy<Value = (Seat, Input)> {
    let seat = prop_oneof![8 => 0..*G::SEATS.end(), 1 => any::<u8>()].prop_map(Seat);
    let action = prop_oneof![
        6 => Just(Input::Offered),
        1 => Just(Input::Undo),
        3 => (0..G::CODES + 9).prop_map(|code| Input::Act(json!(code))),
        3 => (0..G::CODES).prop_map(|code| Input::Act(as_object::<G>(code))),
        2 => (0..G::CODES, any::<u64>()).prop_map(|(code, n)| Input::Act(bent::<G>(code, n))),
        2 => json_value().prop_map(Input::Act),
    ];
    (seat, action)
}

fn as_object<G: Speak>(code: u32) -> Value {
    G::action_from_code(code).map_or(Value::Null, |action| json!(action))
}

/// An action with one of its numbers changed.
fn bent<G: Speak>(code: u32, number: u64) -> Value {
    let mut value = as_object::<G>(code);
    if let Some(object) = value.as_object_mut() {
        object
            .values_mut()
            .filter(|part| part.is_number())
            .for_each(|part| *part = json!(number % 300));
    }
    value
}

fn json_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        any::<i64>().prop_map(|number| json!(number)),
        any::<f64>().prop_map(|number| json!(number)),
        "\\PC{0,24}".prop_map(Value::String),
        "(draw|lay|erect|end|discard)( [a-z#0-9]{1,9}){0,3}".prop_map(Value::String),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::Array),
            proptest::collection::btree_map("do|card|slot|[a-z]{1,6}", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect::<Map<_, _>>())),
        ]
    })
}
