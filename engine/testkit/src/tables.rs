use engine::{Game, OptionSpec, typed_options};
use serde_json::{Map, Value};

/// A kind of table to test: a number of seats and options.
#[derive(Clone, Debug)]
pub struct Case {
    /// The number of seats.
    pub seats: u8,
    /// The options as JSON; those that it leaves out have their defaults.
    pub options: Value,
}

/// For every number of seats: all defaults, every sample value of every option by itself, and the last sample of all
/// options at once. Options without effect at that number of seats are left out.
pub fn cases<G: Game>() -> Vec<Case> {
    let specs = G::options(G::standard());
    let mut cases = Vec::new();
    for seats in G::SEATS {
        let at_this_table: Vec<&OptionSpec> = specs
            .iter()
            .filter(|spec| spec.seats.as_ref().is_none_or(|some| some.contains(&seats)))
            .collect();
        let mut add = |options: Map<String, Value>| {
            let options = Value::Object(options);
            typed_options::<G>(G::standard(), &options, seats).unwrap();
            if !cases.iter().any(|case: &Case| case.seats == seats && case.options == options) {
                cases.push(Case { seats, options });
            }
        };
        add(Map::new());
        for spec in &at_this_table {
            for value in spec.samples().into_iter().filter(|value| *value != spec.default()) {
                let mut options = Map::new();
                if let Some(needed) = spec.needs {
                    options.insert(needed.to_owned(), Value::Bool(true));
                }
                options.insert(spec.name.to_owned(), value);
                add(options);
            }
        }
        let last = |spec: &&&OptionSpec| (spec.name.to_owned(), spec.samples().pop().unwrap());
        add(at_this_table.iter().map(|spec| last(&spec)).collect());
    }
    cases
}
