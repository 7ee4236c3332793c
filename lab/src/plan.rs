//! An order with all that it takes to play it.

use std::sync::atomic::AtomicBool;

use bots::Spec;
use engine::{AnyGame, Opening, Pack, Seed};
use serde_json::{Map, Value};

use crate::arena::{Fixture, Ground, Noting, Played, Setup};
use crate::order::{Kind, Order, Tables};
use crate::seating;

/// Tells programs apart that might play a match differently: a fingerprint of rules, content, bots and lab.
pub const SOURCES: &str = env!("SOURCES");

/// An order with its bots and tables.
#[derive(Clone, Debug)]
pub struct Plan {
    order: Order,
    packs: Vec<Pack>,
    bots: Vec<Spec>,
    setups: Vec<Setup>,
}

/// How much of the machine a plan may use, and who hears of it.
#[derive(Clone, Copy)]
pub struct Playing<'a> {
    /// How many threads; all cores where it is nothing.
    pub threads: Option<usize>,
    /// Set when it shall stop after the matches under way.
    pub stop: &'a AtomicBool,
    /// Told each match that was played.
    pub seen: &'a (dyn Fn(&Played) -> Result<(), String> + Sync),
}

impl std::fmt::Debug for Playing<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Playing").field("threads", &self.threads).finish_non_exhaustive()
    }
}

impl Plan {
    /// Lays the tables of an order, or says what is wrong with it. `packs` are those of its folders, in their order.
    pub fn of(order: Order, packs: Vec<Pack>) -> Result<Self, String> {
        let game = catalogue::find(&order.game)
            .ok_or_else(|| format!("there is no game {:?}", order.game))?;
        let bots = order.bots.iter().map(|bot| bot.parse()).collect::<Result<_, String>>()?;
        if order.kind != Kind::Tournament && 1 < distinct(&order.bots).len() {
            let kind = order.kind.name();
            return Err(format!(
                "{kind} judges a game by equal bots: name one; a tournament judges bots"
            ));
        }
        let mut setups = tables(game, &order, &packs)?;
        if order.kind == Kind::Balance && order.tables == Tables::EveryOption {
            setups.extend(other_options(game, &setups[0], &order));
        }
        let seed = Seed::of_words("check");
        for setup in &setups {
            let (content, options) = (setup.content, &setup.options);
            let opening = Opening { content, options, seats: order.seats, seed: seed.clone() };
            game.open(opening).map_err(|fault| fault.to_string())?;
        }
        Ok(Self { order, packs, bots, setups })
    }

    /// What was asked for.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The packs of its folders.
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// Who plays.
    pub fn bots(&self) -> &[Spec] {
        &self.bots
    }

    /// How the tables are laid.
    pub fn setups(&self) -> &[Setup] {
        &self.setups
    }

    /// What the rows of the report are called.
    pub fn names(&self) -> Vec<String> {
        match self.order.kind {
            Kind::Tournament => distinct(&self.order.bots),
            Kind::Balance | Kind::Compare => {
                self.setups.iter().map(|setup| setup.name.clone()).collect()
            }
        }
    }

    /// All matches, by number. Tournaments turn the seats; otherwise every setup plays the same deals.
    pub fn fixtures(&self) -> Vec<Fixture> {
        if self.order.kind == Kind::Tournament {
            return self.merged(seating::fixtures(
                self.bots.len(),
                self.order.seats,
                self.order.games,
            ));
        }
        let bots: Vec<usize> =
            (0..usize::from(self.order.seats)).map(|seat| seat % self.bots.len()).collect();
        let deals = (0..self.order.games).flat_map(|deal| {
            let bots = bots.clone();
            (0..self.setups.len()).map(move |setup| (deal, setup, bots.clone()))
        });
        let fixture = |(nth, (deal, setup, bots))| Fixture { nth, deal, setup, bots };
        (0..).zip(deals).map(fixture).collect()
    }

    /// Plays some of them.
    pub fn play(&self, fixtures: &[Fixture], how: Playing<'_>) -> Result<Vec<Played>, String> {
        let ground = Ground {
            game: &self.order.game,
            seats: self.order.seats,
            setups: &self.setups,
            bots: &self.bots,
            seed: &self.order.seed,
            threads: how.threads,
            noting: match self.order.kind {
                Kind::Tournament => Noting::Results,
                Kind::Balance | Kind::Compare => Noting::Traits,
            },
            stop: how.stop,
            seen: how.seen,
        };
        crate::play_all(ground, fixtures).map_err(|fault| fault.to_string())
    }

    /// A bot that is named several times is one bot.
    fn merged(&self, mut fixtures: Vec<Fixture>) -> Vec<Fixture> {
        let names = distinct(&self.order.bots);
        let first = |bot: usize| names.iter().position(|name| *name == self.order.bots[bot]);
        for bot in fixtures.iter_mut().flat_map(|fixture| &mut fixture.bots) {
            *bot = first(*bot).unwrap_or(*bot);
        }
        fixtures
    }
}

/// The table that was asked for, with each pack.
fn tables(game: &dyn AnyGame, order: &Order, packs: &[Pack]) -> Result<Vec<Setup>, String> {
    let ours = match (order.kind, packs.len()) {
        (Kind::Compare, 0) => return Err("compare needs --content DIR, once or twice".to_owned()),
        (Kind::Compare, 1) | (Kind::Tournament | Kind::Balance, 0) => true,
        (Kind::Compare, 2) | (Kind::Tournament | Kind::Balance, 1) => false,
        (Kind::Compare | Kind::Tournament | Kind::Balance, _) => {
            return Err("there are too many --content".to_owned());
        }
    };
    let setup = |name, content| Setup { name, content, options: order.options.clone() };
    let mut setups = Vec::new();
    if ours {
        setups.push(setup("standard".to_owned(), game.standard()));
    }
    for (pack, folder) in packs.iter().zip(&order.content) {
        let name = folder.display().to_string();
        let content = game
            .load(pack.clone())
            .map_err(|faults| format!("the pack in {name} cannot be used:\n{faults}"))?;
        setups.push(setup(name, content));
    }
    Ok(setups)
}

/// The same table with each other value of each option.
fn other_options(game: &dyn AnyGame, first: &Setup, order: &Order) -> Vec<Setup> {
    let mut setups = Vec::new();
    for spec in game.options(first.content) {
        if spec.seats.as_ref().is_some_and(|seats| !seats.contains(&order.seats)) {
            continue;
        }
        let chosen = order.options.get(spec.name).cloned().unwrap_or_else(|| spec.default());
        for value in spec.samples().into_iter().filter(|value| *value != chosen) {
            let mut options = order.options.as_object().cloned().unwrap_or_else(Map::new);
            if let Some(needed) = spec.needs {
                options.insert(needed.to_owned(), Value::Bool(true));
            }
            let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let name = format!("{}: {word}", spec.name);
            options.insert(spec.name.to_owned(), value);
            setups.push(Setup { name, content: first.content, options: Value::Object(options) });
        }
    }
    setups
}

fn distinct(bots: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for bot in bots {
        if !names.contains(bot) {
            names.push(bot.clone());
        }
    }
    names
}
