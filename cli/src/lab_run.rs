//! `monumenta lab`: tournaments, balance, and two packs side by side.

mod print;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{Level, Spec};
use engine::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Fixture, Folder, Ground, Kind, Noting, Order, Played, Setup, Tables};
use serde_json::{Map, Value};

use crate::args::{LabArgs, LabCommand};
use crate::fault::Fault;
use crate::lab_run::print::Form;
use crate::{files, play};

/// Plays what was ordered, or what is left of it, and writes the reports.
pub(crate) fn lab(command: &LabCommand) -> Result<(), Fault> {
    let (kind, args) = match command {
        LabCommand::Tournament(args) => (Kind::Tournament, args),
        LabCommand::Balance(args) => (Kind::Balance, args),
        LabCommand::Compare(args) => (Kind::Compare, args),
    };
    if args.threads == Some(0) {
        return Err("--threads must be at least 1".into());
    }
    let (folder, order, before) = match &args.resume {
        Some(path) => Folder::resume(path)?,
        None => {
            let order = order(kind, args)?;
            check(&order)?;
            let path = args.out.clone().unwrap_or_else(|| default_folder(&order));
            (Folder::begin(&path, &order)?, order, Vec::new())
        }
    };
    if order.kind != kind {
        return Err(format!("{} holds another kind of report", folder.path().display()).into());
    }
    let (bots, setups) = check(&order)?;
    let stop = stop_on_interrupt();
    let run = Run { args, order: &order, folder: &folder, bots: &bots, setups: &setups };
    let (played, all) = run.play(before, &stop)?;
    run.report(&played)?;
    if (played.len() as u64) < all {
        let word = format!("{kind:?}").to_lowercase();
        let path = folder.path().display();
        eprintln!("{} of {all} matches were played and are kept. To go on:", played.len());
        eprintln!("  monumenta lab {word} --resume {path}");
    }
    Ok(())
}

fn order(kind: Kind, args: &LabArgs) -> Result<Order, Fault> {
    let game = files::game(args.game.as_deref().unwrap_or_default())?;
    let options: Value = serde_json::from_str(&args.options).map_err(|err| {
        format!("--options is not JSON ({err}); write it like '{{\"name\": true}}'")
    })?;
    let all = || Level::ALL.iter().rev().map(|it| it.name().to_owned()).collect::<Vec<_>>();
    let bots = match (&args.bots, kind) {
        (Some(bots), _) => bots.split(',').map(|bot| bot.trim().to_owned()).collect(),
        (None, Kind::Tournament) => all(),
        (None, Kind::Balance | Kind::Compare) => vec![Level::Apprentice.name().to_owned()],
    };
    Ok(Order {
        kind,
        game: game.slug().to_owned(),
        bots,
        seats: args.seats.unwrap_or(game.seats().0.max(2)),
        games: args.games,
        seed: args.seed.clone(),
        options,
        tables: if args.as_asked { Tables::AsAsked } else { Tables::EveryOption },
        content: args.content.clone(),
    })
}

/// Bots and tables of an order, or what is wrong with it.
fn check(order: &Order) -> Result<(Vec<Spec>, Vec<Setup>), Fault> {
    let game = files::game(&order.game)?;
    let bots: Vec<Spec> =
        order.bots.iter().map(|bot| bot.parse()).collect::<Result<_, String>>()?;
    let packs: Vec<Option<&Path>> = match (order.kind, &order.content[..]) {
        (Kind::Compare, []) => return Err("compare needs --content DIR, once or twice".into()),
        (Kind::Compare, [one]) => vec![None, Some(one.as_path())],
        (Kind::Compare, [one, other]) => vec![Some(one.as_path()), Some(other.as_path())],
        (Kind::Tournament | Kind::Balance, []) => vec![None],
        (Kind::Tournament | Kind::Balance, [one]) => vec![Some(one.as_path())],
        (_, _) => return Err("there are too many --content".into()),
    };
    let mut setups = Vec::new();
    for pack in packs {
        let (_, content) = files::content(game, pack)?;
        let name = pack.map_or("standard".to_owned(), |path| path.display().to_string());
        setups.push(Setup { name, content, options: order.options.clone() });
    }
    if order.kind == Kind::Balance && order.tables == Tables::EveryOption {
        setups.extend(other_options(game, &setups[0], order));
    }
    let seed = engine::Seed::of_words("check");
    for setup in &setups {
        let (content, options) = (setup.content, &setup.options);
        let opening = engine::Opening { content, options, seats: order.seats, seed: seed.clone() };
        game.open(opening).map_err(|fault| fault.to_string())?;
    }
    Ok((bots, setups))
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

struct Run<'a> {
    args: &'a LabArgs,
    order: &'a Order,
    folder: &'a Folder,
    bots: &'a [Spec],
    setups: &'a [Setup],
}

impl Run<'_> {
    /// Plays what is left; says all that was played, and how many matches there are in all.
    fn play(&self, before: Vec<Played>, stop: &AtomicBool) -> Result<(Vec<Played>, u64), Fault> {
        let mut fixtures = self.fixtures();
        let all = fixtures.len() as u64;
        fixtures.retain(|it| before.iter().all(|played| played.nth != it.nth));
        let bar = self.bar(all, before.len() as u64);
        let seen = |played: &Played| {
            bar.inc(1);
            self.folder.keep(played)
        };
        let ground = Ground {
            game: &self.order.game,
            seats: self.order.seats,
            setups: self.setups,
            bots: self.bots,
            seed: &self.order.seed,
            threads: self.args.threads,
            noting: match self.order.kind {
                Kind::Tournament => Noting::Results,
                Kind::Balance | Kind::Compare => Noting::Traits,
            },
            stop,
            seen: &seen,
        };
        let played = lab::play_all(ground, &fixtures).map_err(|fault| fault.to_string());
        bar.finish_and_clear();
        let mut played: Vec<Played> = played?.into_iter().chain(before).collect();
        played.sort_by_key(|it| it.nth);
        Ok((played, all))
    }

    /// Tournaments turn the seats; otherwise every setup plays the same deals.
    fn fixtures(&self) -> Vec<Fixture> {
        if self.order.kind == Kind::Tournament {
            return merged(
                lab::fixtures(self.bots.len(), self.order.seats, self.order.games),
                self,
            );
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

    fn bar(&self, all: u64, done: u64) -> ProgressBar {
        if self.args.json {
            return ProgressBar::hidden();
        }
        let style = "{bar:40} {human_pos}/{human_len} matches, {per_sec}, {eta} left";
        let style = ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar());
        let bar = ProgressBar::new(all).with_style(style).with_position(done);
        bar.reset_eta();
        bar
    }

    fn report(&self, played: &[Played]) -> Result<(), Fault> {
        let game = files::game(&self.order.game)?;
        let speaker = play::speaker(self.args.lang.get(), &game.pack())?;
        let titles = |rule: &str| {
            let title = speaker.attribute(rule, "title").unwrap_or_default();
            format!("{title} ({rule})")
        };
        let form = if self.args.json { Form::Json } else { Form::Table };
        print::report(self.order, self.folder, self.names(), played, &titles, form)
    }

    fn names(&self) -> Vec<String> {
        match self.order.kind {
            Kind::Tournament => distinct(&self.order.bots),
            Kind::Balance | Kind::Compare => {
                self.setups.iter().map(|setup| setup.name.clone()).collect()
            }
        }
    }
}

/// A bot that is named several times is one bot.
fn merged(mut fixtures: Vec<Fixture>, run: &Run<'_>) -> Vec<Fixture> {
    let names = distinct(&run.order.bots);
    let first = |bot: usize| names.iter().position(|name| *name == run.order.bots[bot]);
    for bot in fixtures.iter_mut().flat_map(|fixture| &mut fixture.bots) {
        *bot = first(*bot).unwrap_or(*bot);
    }
    fixtures
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

/// The first Ctrl-C lets the matches under way end; the second ends the program.
fn stop_on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    // Where no handler can be set, what was played is on the disk all the same.
    let _ = ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        eprintln!("\nStopping after the matches under way; once more to stop at once.");
    });
    stop
}

fn default_folder(order: &Order) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let kind = format!("{:?}", order.kind).to_lowercase();
    let name = format!("{}-{kind}-{}-{now}", order.game, order.seats);
    files::records_folder().with_file_name("lab").join(name)
}
