//! `monumenta` without a command: a menu of games.

use std::io::{self, IsTerminal as _};

use bots::Level;
use clap::CommandFactory as _;
use engine::{AnyGame, Pack};
use i18n::{Language, Speaker};

use crate::args::{Cli, FrontArgs, LangArg, PlayArgs};
use crate::error::CliError;
use crate::play::{self, command, show};
use crate::screen::look::Look;
use crate::screen::menu::{Chosen, Listed, Menu};
use crate::screen::{self, terminal};
use crate::{files, keyboard, page};

/// The first choice in the menu.
enum First {
    /// Resume the match that was played last.
    LastMatch,
    Game(&'static dyn AnyGame),
}

/// Lets a person resume the last match, or choose a game, a number of seats and the level of the bots; then plays.
/// Prints the help instead if the input is not a terminal and no language was given.
pub(crate) fn menu(lang: LangArg, front: FrontArgs) -> Result<(), CliError> {
    if terminal::is_possible() && !front.plain {
        return menu_on_screen(lang.get(), front);
    }
    if !io::stdin().is_terminal() && !lang.is_given() {
        outln!("{}", Cli::command().render_help());
        return Ok(());
    }
    menu_in_lines(lang.get(), front)
}

fn menu_on_screen(language: Language, front: FrontArgs) -> Result<(), CliError> {
    let list = |game: &&'static dyn AnyGame| {
        Ok(Listed { game: *game, speaker: play::speaker(language, &game.pack())? })
    };
    let games = catalogue::GAMES.iter().map(list).collect::<Result<Vec<_>, CliError>>()?;
    let name = |game: &dyn AnyGame| play::speaker(language, &game.pack()).map(|it| it.word("game"));
    let left = last_match().map(name).transpose()?;
    let speaker = play::speaker(language, &Pack::default())?;
    let menu = Menu::new(Look::of_environment(), speaker, games, left);
    let args = match screen::menu::choose(menu)? {
        None => return Ok(()),
        Some(Chosen::LastMatch) => PlayArgs::of_last_match(front, language),
        Some(Chosen::Match { game, form }) => {
            let mut args = PlayArgs::of_game(game.slug(), form.seats, front, language);
            args.humans = form.people;
            args.bots = Some(form.level.name().to_owned());
            args.table.options = form.options();
            args
        }
    };
    play::play(&args)
}

fn menu_in_lines(language: Language, front: FrontArgs) -> Result<(), CliError> {
    let speaker = play::speaker(language, &Pack::default())?;
    page::print_boldly(&speaker.word("menu-title"));
    outln!();
    for (idx, game) in catalogue::GAMES.iter().enumerate() {
        let own = play::speaker(language, &game.pack())?;
        outln!("{:>3}. {}", idx + 1, own.word("game"));
        page::print(&format!("     {}", own.attribute("game", "about").unwrap_or_default()));
    }
    let left = last_match();
    if let Some(game) = left {
        let own = play::speaker(language, &game.pack())?;
        page::print(&show::say_word(&speaker, "menu-resume", own.word("game")));
    }
    outln!();
    let Some(first) = choose_first(&speaker, left.is_some())? else { return Ok(()) };
    let game = match first {
        First::LastMatch => return play::play(&PlayArgs::of_last_match(front, language)),
        First::Game(game) => game,
    };
    let Some(seats) = choose_seats(&speaker, game)? else { return Ok(()) };
    let level = match seats {
        1 => None,
        _ => match choose_level(&speaker)? {
            Some(level) => Some(level),
            None => return Ok(()),
        },
    };
    let bots = level.map(|level| level.name().to_owned());
    play::play(&PlayArgs { bots, ..PlayArgs::of_game(game.slug(), seats, front, language) })
}

/// The game of the match that was played last, if that match is not over and can be read.
fn last_match() -> Option<&'static dyn AnyGame> {
    let record = files::record(&files::newest_record().ok()?).ok()?;
    catalogue::find(&record.game).filter(|_| record.result.is_null())
}

fn choose_first(speaker: &Speaker, resumes: bool) -> Result<Option<First>, CliError> {
    ask(&speaker.word("menu-choose"), &speaker.word("menu-again"), |answer| {
        match answer.parse::<usize>().ok()?.checked_sub(1) {
            None => resumes.then_some(First::LastMatch),
            Some(nth) => catalogue::GAMES.get(nth).copied().map(First::Game),
        }
    })
}

fn choose_level(speaker: &Speaker) -> Result<Option<Level>, CliError> {
    let name = |level: Level| speaker.word(&format!("level-{}", level.name()));
    for (idx, level) in Level::ALL.into_iter().enumerate() {
        outln!("{:>3}. {}", idx + 1, name(level));
    }
    let question = show::say_word(speaker, "menu-level", name(Level::BEGINNER));
    ask(&question, &speaker.word("menu-again"), |answer| match answer {
        "" => Some(Level::BEGINNER),
        answer => Level::ALL.get(answer.parse::<usize>().ok()?.checked_sub(1)?).copied(),
    })
}

fn choose_seats(speaker: &Speaker, game: &dyn AnyGame) -> Result<Option<u8>, CliError> {
    let (least, most) = game.seats();
    let numbers = [("least", i64::from(least)), ("most", i64::from(most))];
    let question = show::say(speaker, "menu-seats", &numbers);
    ask(&question, &speaker.word("menu-again"), |answer| match answer {
        "" => Some(least),
        answer => answer.parse().ok().filter(|seats| (least..=most).contains(seats)),
    })
}

/// Asks until `read` accepts the answer; `None` if the person quits or the input ends.
fn ask<T>(
    question: &str,
    again: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, CliError> {
    page::print_boldly(question);
    while let Some(line) = keyboard::read_line()? {
        let answer = line.trim();
        if command::parse(answer) == command::Command::Quit {
            return Ok(None);
        }
        match read(answer) {
            Some(value) => return Ok(Some(value)),
            None => outln!("{again}"),
        }
    }
    Ok(None)
}
