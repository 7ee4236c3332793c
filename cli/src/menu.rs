//! Without a command: a menu of games.

use std::io::{self, IsTerminal as _};

use clap::CommandFactory as _;
use engine::{AnyGame, Pack};
use i18n::Speaker;

use crate::args::{Cli, LangArg, PlayArgs};
use crate::error::CliError;
use crate::play::{self, command, show};
use crate::{keyboard, page};

/// Lets a person choose a game and a number of seats, then plays.
pub(crate) fn menu() -> Result<(), CliError> {
    if !io::stdin().is_terminal() {
        outln!("{}", Cli::command().render_help());
        return Ok(());
    }
    let language = LangArg::default().get();
    let speaker = play::speaker(language, &Pack::default())?;
    page::print_boldly(&speaker.word("menu-title"));
    outln!();
    for (idx, game) in catalogue::GAMES.iter().enumerate() {
        let own = play::speaker(language, &game.pack())?;
        outln!("{:>3}. {}", idx + 1, own.word("game"));
        page::print(&format!("     {}", own.attribute("game", "about").unwrap_or_default()));
    }
    outln!();
    let Some(game) = choose_game(&speaker)? else { return Ok(()) };
    let Some(seats) = choose_seats(&speaker, game)? else { return Ok(()) };
    play::play(&PlayArgs::of_game(game.slug(), seats, language))
}

fn choose_game(speaker: &Speaker) -> Result<Option<&'static dyn AnyGame>, CliError> {
    ask(&speaker.word("menu-choose"), &speaker.word("menu-again"), |answer| {
        let nth: usize = answer.parse().ok()?;
        catalogue::GAMES.get(nth.checked_sub(1)?).copied()
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

/// Asks until the answer can be read; `None` if the person leaves.
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
