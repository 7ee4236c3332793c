//! A recorded match on the full screen, by step and by turn.

use std::sync::Arc;

use crossterm::event::KeyCode;
use engine::{AnyMatch, Seat, Seats, Status};
use i18n::{Reader, Speaker};

use crate::error::CliError;
use crate::play::command::{self, Command};
use crate::play::show::{self, Line};
use crate::screen::journal::Journal;
use crate::screen::look::{self, Look};
use crate::screen::results;
use crate::screen::table::{Below, Request, TableScreen};
use crate::screen::terminal::{self, FullScreen, Input};

/// A recorded match, and the seat whose view is shown.
pub(crate) struct Replayed<'a> {
    pub(crate) whole: &'a dyn AnyMatch,
    pub(crate) names: &'a [String],
    pub(crate) seat: Option<Seat>,
    pub(crate) speaker: Arc<Speaker>,
    /// The match after a number of steps.
    pub(crate) at: &'a dyn Fn(usize) -> Result<Box<dyn AnyMatch>, CliError>,
}

/// Steps through a recorded match until the person quits.
pub(crate) fn step_through(replayed: &Replayed<'_>) -> Result<(), CliError> {
    let names = look::marked(replayed.names);
    let reader = Reader { seat: replayed.seat, names: &names };
    let mut table = TableScreen::new(Look::of_environment(), Arc::clone(&replayed.speaker));
    let mut turns = Journal::default();
    turns.learn(replayed.whole, replayed.whole.n_steps(), &replayed.speaker, reader);
    let mut screen = FullScreen::open()?;
    let (mut step, last) = (0, replayed.whole.n_steps());
    show_step(replayed, reader, &mut table, step)?;
    loop {
        screen.draw(|frame| table.draw(frame))?;
        let Input::Key(key) = terminal::next_input()? else { continue };
        let next = match table.press(key) {
            Request::Quit => return Ok(()),
            Request::Help => {
                table.open_popup(
                    command::title(&replayed.speaker, &Command::Help),
                    Line::words(&replayed.speaker.word("help-replay")),
                );
                continue;
            }
            Request::Other(code) => match step_for(code, step, last, &turns) {
                Some(next) => next,
                None => return Ok(()),
            },
            Request::Nothing
            | Request::Take(_)
            | Request::Line(_)
            | Request::Undo
            | Request::Hint => continue,
        };
        if next != step {
            step = next;
            show_step(replayed, reader, &mut table, step)?;
        }
    }
}

/// The step that a key leads to; `None` for the key that quits.
fn step_for(code: KeyCode, step: usize, last: usize, turns: &Journal) -> Option<usize> {
    #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
    Some(match code {
        KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => (step + 1).min(last),
        KeyCode::Left | KeyCode::Backspace => step.saturating_sub(1),
        KeyCode::Down => turns.turn_from(step, true),
        KeyCode::Up => turns.turn_from(step, false),
        KeyCode::Home => 0,
        KeyCode::End => last,
        KeyCode::Esc => return None,
        _ => step,
    })
}

fn show_step(
    replayed: &Replayed<'_>,
    reader: Reader<'_>,
    table: &mut TableScreen,
    step: usize,
) -> Result<(), CliError> {
    let speaker = &replayed.speaker;
    let played = (replayed.at)(step)?;
    let by = step.checked_sub(1).and_then(|nth| played.by(nth));
    table.show_match(played.as_ref(), reader, by.map_or(Seats::EMPTY, Seats::one));
    table.journal = Journal::default();
    table.journal.learn(replayed.whole, step, speaker, reader);
    table.show_newest();
    let numbers = [("step", step as i64), ("steps", replayed.whole.n_steps() as i64)];
    let mut lines = vec![Line::Strong(show::say(speaker, "replay-step", &numbers))];
    if let Some(nth) = step.checked_sub(1) {
        let told = replayed.whole.told(replayed.seat, nth);
        lines.extend(told.iter().map(|phrase| Line::Words(speaker.say(phrase, reader))));
    }
    if let Status::Over(outcome) = played.status() {
        // A key shows all points.
        lines.extend(results::summary(&outcome, speaker, reader));
    }
    table.below = Below::Reading { lines, keys: "keys-replay" };
    Ok(())
}
