//! `monumenta play`: a match in the terminal, on the full screen or in plain lines.

pub(crate) mod command;
mod kept;
mod plain;
pub(crate) mod points;
pub(crate) mod session;
pub(crate) mod show;

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{BotSpec, Level};
use engine::{AnyGame, Opening, Pack, Player, Seed};
use i18n::{Language, Speaker};

use crate::args::PlayArgs;
use crate::error::CliError;
use crate::play::kept::Kept;
use crate::play::session::{Hints, Session, Sitter};
use crate::screen::{self, terminal};
use crate::{files, simulate};

/// The [`purpose`](Seed::quick) of the generator that bots choose with. It is not the luck of the match.
const BOTS: u64 = u64::MAX;

/// Plays a new match, or resumes one.
pub(crate) fn play(args: &PlayArgs) -> Result<(), CliError> {
    match &args.resume {
        Some(Some(file)) => resume(args, file.clone()),
        Some(None) => resume(args, files::newest_record()?),
        None => begin(args),
    }
}

fn begin(args: &PlayArgs) -> Result<(), CliError> {
    let game = files::named_game(args.game.as_deref())?;
    let least = game.seats().0.max(args.humans);
    let seats = if args.solo { 1 } else { args.seats.unwrap_or(least) };
    let (pack, content) = files::content(game, args.table.content.as_deref())?;
    let seed = match &args.seed {
        Some(words) => Seed::of_words(words),
        None => drawn_seed()?,
    };
    let opening = Opening { content, options: &args.table.options, seats, seed: seed.clone() };
    let seated = bots::open(game.slug(), &opening).ok_or("there is no such game")?;
    let seated = seated.map_err(|fault| fault.to_string())?;
    if !(1..=seats).contains(&args.humans) {
        return Err(format!("--humans must be from 1 to the number of seats, {seats}").into());
    }
    let levels = args.bots.as_deref().unwrap_or(Level::BEGINNER.name());
    let bots = simulate::bots(levels, seats - args.humans)?;
    let speaker = speaker(args.lang.get(), &pack)?;
    let sitters = sitters(&speaker, seats, args.humans, &bots);
    let path = match &args.record {
        Some(path) => files::unused(path)?,
        None => default_path(game)?,
    };
    let luck = seed.quick(BOTS);
    show(args, Session::new(seated, sitters, speaker, Kept::at(path), luck, hints(args))?)
}

fn resume(args: &PlayArgs, path: PathBuf) -> Result<(), CliError> {
    let record = files::record(&path)?;
    let game = files::game(&record.game)?;
    let (pack, content) = files::content_of(game, &record, args.table.content.as_deref())?;
    let seated = bots::resume(content, &record).ok_or("there is no such game")?;
    let seated = seated
        .map_err(|difference| format!("{} cannot be resumed: {difference}", path.display()))?;
    let speaker = speaker(args.lang.get(), &pack)?;
    let whim = record.seed.nth(record.steps.len() as u64).quick(BOTS);
    let sitters = same_sitters(record.seats, args.bots.as_deref())?;
    show(args, Session::new(seated, sitters, speaker, Kept::at(path), whim, hints(args))?)
}

/// Plays on the full screen, or in plain lines if the terminal cannot show it or `--plain` is given.
fn show(args: &PlayArgs, session: Session) -> Result<(), CliError> {
    match terminal::is_possible() && !args.front.plain {
        true => screen::play(session, args.front.speed),
        false => plain::run(session),
    }
}

fn hints(args: &PlayArgs) -> Hints {
    if args.hint { Hints::Always } else { Hints::WhenAsked }
}

/// The texts of the terminal.
pub(crate) const TEXTS: ftl::Texts = ftl::texts!();

/// A speaker with the texts of a game and of the terminal.
pub(crate) fn speaker(language: Language, pack: &Pack) -> Result<Speaker, CliError> {
    let mut speaker = Speaker::new(language, pack).map_err(|fault| fault.to_string())?;
    speaker.learn(TEXTS).map_err(|fault| fault.to_string())?;
    Ok(speaker)
}

fn sitters(speaker: &Speaker, seats: u8, humans: u8, bots: &[BotSpec]) -> Vec<Sitter> {
    let sitter = |seat: u8| {
        let nth = seat.checked_sub(humans).map(usize::from);
        let bot = nth.map(|nth| bots[nth % bots.len()].clone());
        let id = if bot.is_some() { "bot-name" } else { "human-name" };
        let name = show::say(speaker, id, &[("number", i64::from(seat) + 1)]);
        Sitter { player: Player { name, bot: bot.as_ref().map(BotSpec::record_name) }, bot }
    };
    (0..seats).map(sitter).collect()
}

/// The players of a record, with its bots, or with the bots that `levels` names.
fn same_sitters(players: Vec<Player>, levels: Option<&str>) -> Result<Vec<Sitter>, CliError> {
    let n_bots = players.iter().filter(|player| player.bot.is_some()).count();
    let others = levels.map(|levels| simulate::bots(levels, n_bots as u8)).transpose()?;
    let mut others = others.iter().flat_map(|bots| bots.iter().cycle()).cloned();
    let sitter = |mut player: Player| {
        let Some(name) = &player.bot else { return Ok(Sitter { player, bot: None }) };
        let bot = match (others.next(), name.starts_with("exec:")) {
            (Some(other), _) => other,
            (None, false) => name.parse()?,
            (None, true) => {
                let advice = "a record does not say where its programs are: name them with --bots";
                return Err(format!("{} is played by {name}; {advice}", player.name).into());
            }
        };
        player.bot = Some(bot.record_name());
        Ok(Sitter { player, bot: Some(bot) })
    };
    players.into_iter().map(sitter).collect()
}

/// A seed from the system's entropy.
fn drawn_seed() -> Result<Seed, CliError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|err| format!("the system gives no luck: {err}"))?;
    Ok(Seed(bytes))
}

/// A path in the default folder where no file is yet, named by the time.
fn default_path(game: &dyn AnyGame) -> Result<PathBuf, CliError> {
    let folder = files::records_folder();
    files::make_folder(&folder)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let mut paths = (now..).map(|at| folder.join(format!("{}-{at}.json", game.slug())));
    paths.find(|path| !path.exists()).ok_or_else(|| "no file name is left".into())
}
