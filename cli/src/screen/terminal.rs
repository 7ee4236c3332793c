//! The alternate screen. It is left in every case: after a panic, an error or a signal as well.

use std::io::{self, IsTerminal as _, Stdout, Write as _};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;

use crossterm::cursor::{Hide, Show};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::backend::CrosstermBackend;
use ratatui::{Frame, Terminal};

use crate::error::CliError;
use crate::page;

/// Whether the alternate screen is open.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Held while a frame is drawn, so that a signal does not end the program in the middle of one.
static DRAWING: Mutex<()> = Mutex::new(());

/// Whether the next frame is drawn anew, because other programs may have written on the screen.
static IS_SPOILT: AtomicBool = AtomicBool::new(false);

/// Whether the full screen can be shown: input and output are a terminal, and not a dumb one.
pub(crate) fn is_possible() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && !page::is_dumb()
}

/// The open alternate screen. Dropping it restores the terminal.
pub(crate) struct FullScreen(Terminal<CrosstermBackend<Stdout>>);

impl FullScreen {
    pub(crate) fn open() -> Result<Self, CliError> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                restore();
                before(info);
            }));
        });
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout())).map_err(unusable)?;
        let screen = Self(terminal);
        IS_OPEN.store(true, Ordering::SeqCst);
        enable_raw_mode().map_err(unusable)?;
        execute!(io::stdout(), EnterAlternateScreen, Hide).map_err(unusable)?;
        Ok(screen)
    }

    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> Result<(), CliError> {
        let _held = hold();
        if IS_SPOILT.swap(false, Ordering::Relaxed) {
            self.0.clear().map_err(unusable)?;
        }
        self.0.draw(draw).map_err(unusable)?;
        Ok(())
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal and blocks further drawing while the guard is held. For code that ends the program.
pub(crate) fn restore_for_good() -> MutexGuard<'static, ()> {
    let held = hold();
    restore();
    held
}

fn hold() -> MutexGuard<'static, ()> {
    DRAWING.lock().unwrap_or_else(PoisonError::into_inner)
}

fn restore() {
    if IS_OPEN.swap(false, Ordering::SeqCst) {
        // An error here could neither be handled nor shown.
        let _ = disable_raw_mode();
        let _ = execute!(io::stdout(), LeaveAlternateScreen, Show);
        let _ = io::stdout().flush();
    }
}

/// An event of the terminal.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Input {
    Key(KeyEvent),
    /// The terminal has another size, or Ctrl-L was pressed: the screen must be drawn again.
    Resized,
}

/// Waits for the next event.
pub(crate) fn next_input() -> Result<Input, CliError> {
    loop {
        if let Some(input) = input_within(Duration::from_secs(60))? {
            return Ok(input);
        }
    }
}

/// Waits at most `time` for an event; `None` if there was none.
pub(crate) fn input_within(time: Duration) -> Result<Option<Input>, CliError> {
    if !event::poll(time).map_err(unusable)? {
        return Ok(None);
    }
    Ok(match event::read().map_err(unusable)? {
        Event::Key(KeyEvent {
            code: KeyCode::Char('l'), modifiers: KeyModifiers::CONTROL, ..
        }) => {
            IS_SPOILT.store(true, Ordering::Relaxed);
            Some(Input::Resized)
        }
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(Input::Key(key)),
        Event::Resize(..) => Some(Input::Resized),
        Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Mouse(_) => None,
        #[allow(unreachable_patterns, reason = "some events are features of crossterm")]
        _ => None,
    })
}

fn unusable(err: io::Error) -> CliError {
    CliError(format!("the terminal cannot be used: {err}; --plain needs less of it"))
}
