use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use engine::Record;

use crate::error::CliError;
use crate::files;
use crate::screen::terminal;

/// The file that a match is written to after every decision.
pub(crate) struct Kept {
    path: PathBuf,
    /// Held while the record is written, so that a signal does not end the program in the middle.
    writing: Arc<Mutex<()>>,
}

impl Kept {
    pub(crate) fn at(path: PathBuf) -> Self {
        Self { path, writing: Arc::new(Mutex::new(())) }
    }

    pub(crate) fn save(&self, record: &Record) -> Result<(), CliError> {
        let text = serde_json::to_string(record).map_err(|err| err.to_string())?;
        let _held = self.writing.lock();
        files::write(&self.path, &text)
    }

    /// On Ctrl-C or a signal that ends the program: waits until the record is written, prints `farewell` and exits.
    pub(crate) fn leave_cleanly_on_interrupt(&self, farewell: String) {
        let writing = Arc::clone(&self.writing);
        // Without a handler, the record of the last decision is on disk all the same.
        let _ = ctrlc::set_handler(move || {
            let _held = writing.lock();
            let _drawing = terminal::restore_for_good();
            outln!("\n{farewell}");
            std::process::exit(0);
        });
    }

    /// The path, as a person types it.
    pub(crate) fn place(&self) -> String {
        self.path.display().to_string()
    }
}
