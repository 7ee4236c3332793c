use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use engine::Record;

use crate::error::CliError;
use crate::files;
use crate::screen::terminal;

/// Where the match is kept after every decision.
pub(crate) struct Kept {
    path: PathBuf,
    /// Held while the record is written, so that leaving never leaves half of it.
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

    /// Ctrl-C and a signal that ends the program say farewell and leave, never in the middle of writing.
    pub(crate) fn leave_cleanly_on_interrupt(&self, farewell: String) {
        let writing = Arc::clone(&self.writing);
        // Where no handler can be set, the record is on the disk all the same.
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
