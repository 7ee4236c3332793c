//! The form of a new match: seats, people, the level of the bots, and the options of the game.

use bots::Level;
use engine::{AnyGame, OptionKind, OptionSpec};
use i18n::Speaker;
use serde_json::{Map, Value, json};

/// The form of one game.
pub(crate) struct Form {
    least: u8,
    most: u8,
    pub(crate) seats: u8,
    pub(crate) people: u8,
    pub(crate) level: Level,
    /// Each option with the index of its value among those it can have.
    options: Vec<(OptionSpec, usize)>,
}

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Begin,
    Seats,
    People,
    Level,
    Option(usize),
}

impl Form {
    pub(crate) fn new(game: &dyn AnyGame) -> Self {
        let (least, most) = game.seats();
        let options = game.options(game.standard()).into_iter().map(|spec| {
            let default = default_of(&spec);
            let at = values_of(&spec).iter().position(|it| *it == default).unwrap_or(0);
            (spec, at)
        });
        let options = options.collect();
        Self {
            least,
            most,
            seats: least.max(2).min(most),
            people: 1,
            level: Level::BEGINNER,
            options,
        }
    }

    /// The lines that have an effect at this number of seats.
    pub(crate) fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Begin, Field::Seats];
        if 1 < self.seats {
            fields.push(Field::People);
        }
        if self.people < self.seats {
            fields.push(Field::Level);
        }
        let of_use = (0..self.options.len()).filter(|at| self.is_of_use(&self.options[*at].0));
        fields.extend(of_use.map(Field::Option));
        fields
    }

    fn is_of_use(&self, spec: &OptionSpec) -> bool {
        let at_seats = spec.seats.as_ref().is_none_or(|seats| seats.contains(&self.seats));
        let is_on = |name: &str| {
            let needed = self.options.iter().find(|(it, _)| it.name == name);
            needed.is_some_and(|(it, at)| values_of(it)[*at] == json!(true))
        };
        at_seats && spec.needs.is_none_or(is_on)
    }

    /// Changes a line by `by` values.
    pub(crate) fn change(&mut self, field: Field, by: isize) {
        let stepped = |value: u8, least: u8, most: u8| {
            (isize::from(value) + by).clamp(isize::from(least), isize::from(most)) as u8
        };
        match field {
            Field::Begin => {}
            Field::Seats => {
                self.seats = stepped(self.seats, self.least, self.most);
                self.people = self.people.min(self.seats);
            }
            Field::People => self.people = stepped(self.people, 1, self.seats),
            Field::Level => {
                let at = Level::ALL.iter().position(|it| *it == self.level).unwrap_or(0);
                let at = at.saturating_add_signed(by).min(Level::ALL.len() - 1);
                self.level = Level::ALL[at];
            }
            Field::Option(nth) => {
                let (spec, at) = &mut self.options[nth];
                let n_values = values_of(spec).len() as isize;
                *at = (*at as isize + by).rem_euclid(n_values.max(1)) as usize;
            }
        }
    }

    /// The name, the value and the help of a line.
    pub(crate) fn said(&self, field: Field, speaker: &Speaker) -> (String, String, String) {
        let word = |id: &str| speaker.word(id);
        match field {
            Field::Begin => (word("menu-begin"), String::new(), String::new()),
            Field::Seats => (word("menu-players"), self.seats.to_string(), String::new()),
            Field::People => (word("menu-people"), self.people.to_string(), String::new()),
            Field::Level => {
                let level = word(&format!("level-{}", self.level.name()));
                (word("menu-bots"), level, String::new())
            }
            Field::Option(nth) => {
                let (spec, at) = &self.options[nth];
                let id = format!("option-{}", spec.name);
                let value = match (&values_of(spec)[*at], &spec.kind) {
                    (Value::Bool(true), _) => word("menu-on"),
                    (Value::Bool(false), _) => word("menu-off"),
                    (Value::String(value), OptionKind::Choice { .. }) => {
                        word(&format!("{}-{value}", spec.words.unwrap_or(&id)))
                    }
                    (value, _) => value.to_string(),
                };
                let help = speaker.attribute(&id, "help").unwrap_or_default();
                (word(&id), value, help)
            }
        }
    }

    /// The options that differ from their defaults, as JSON.
    pub(crate) fn options(&self) -> Value {
        let used = self.options.iter().filter(|(spec, _)| self.is_of_use(spec));
        let chosen = used.map(|(spec, at)| (spec, values_of(spec)[*at].clone()));
        let changed = chosen.filter(|(spec, value)| *value != default_of(spec));
        Value::Object(
            changed.map(|(spec, value)| (spec.name.to_owned(), value)).collect::<Map<_, _>>(),
        )
    }
}

fn default_of(spec: &OptionSpec) -> Value {
    match &spec.kind {
        OptionKind::Flag { default } => json!(default),
        OptionKind::Choice { default, .. } => json!(default),
        OptionKind::Number { default, .. } => json!(default),
    }
}

/// All values of an option.
fn values_of(spec: &OptionSpec) -> Vec<Value> {
    match &spec.kind {
        OptionKind::Flag { .. } => vec![json!(false), json!(true)],
        OptionKind::Choice { values, .. } => values.iter().map(|it| json!(it)).collect(),
        OptionKind::Number { least, most, .. } => (*least..=*most).map(|it| json!(it)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(slug: &str) -> Form {
        Form::new(catalogue::find(slug).unwrap())
    }

    #[test]
    fn a_line_is_there_where_it_changes_something() {
        let mut form = form("antiquity");
        let n_fields = form.fields().len();
        let powers = form.options.iter().position(|(it, _)| it.name == "power_cards").unwrap();
        form.change(Field::Option(powers), 1);
        assert!(n_fields < form.fields().len(), "power cards have an option of their own");
        assert_eq!(form.options(), json!({ "power_cards": true }));
        form.change(Field::Option(powers), 1);
        assert_eq!(form.options(), json!({}), "what is not changed is not said");
        form.change(Field::People, 1);
        assert!(!form.fields().contains(&Field::Level), "two people at a table of two");
    }

    #[test]
    fn numbers_stay_within_what_the_game_allows() {
        let mut form = form("monumental");
        (0..9).for_each(|_| form.change(Field::Seats, 1));
        assert_eq!(form.seats, 4);
        (0..9).for_each(|_| form.change(Field::People, 1));
        (0..9).for_each(|_| form.change(Field::Seats, -1));
        assert_eq!((form.seats, form.people), (1, 1));
        (0..9).for_each(|_| form.change(Field::Level, 1));
        assert_eq!(form.level, Level::STRONGEST);
    }

    /// Every value of every option has a name, in every language of the terminal.
    #[test]
    fn every_line_is_in_words() {
        for game in catalogue::GAMES {
            for language in i18n::Language::all() {
                let speaker = crate::play::speaker(language, &game.pack()).unwrap();
                let mut form = Form::new(*game);
                for nth in 0..form.options.len() {
                    for _ in values_of(&form.options[nth].0) {
                        let (name, value, _) = form.said(Field::Option(nth), &speaker);
                        assert!(!format!("{name} {value}").contains('⟨'), "{name}: {value}");
                        form.change(Field::Option(nth), 1);
                    }
                }
            }
        }
    }
}
