//! How far a run is, on the standard error: a bar in a terminal, otherwise a line every ten seconds.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

/// How far a run of matches is.
#[derive(Debug)]
pub(crate) struct MatchProgress {
    bar: ProgressBar,
    /// `None` in a terminal, and if nothing is shown.
    lines: Option<Mutex<LineTimer>>,
}

impl MatchProgress {
    /// The progress of a run of `all` matches, of which `done` were played before.
    pub(crate) fn new(all: u64, done: u64) -> Self {
        let style = "{bar:40} {human_pos}/{human_len} matches, {per_sec}, {eta} left  {msg}";
        let style = ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar());
        let bar = ProgressBar::new(all).with_style(style).with_position(done);
        bar.reset_eta();
        let lines = bar.is_hidden().then(|| Mutex::new(LineTimer::starting(Instant::now())));
        Self { bar, lines }
    }

    /// Shows nothing.
    pub(crate) fn hidden() -> Self {
        Self { bar: ProgressBar::hidden(), lines: None }
    }

    /// Counts a match that was played.
    pub(crate) fn count(&self) {
        self.bar.inc(1);
        self.print_line_if_due();
    }

    /// Replaces the text after the figures.
    pub(crate) fn set_message(&self, message: String) {
        self.bar.set_message(message);
        self.print_line_if_due();
    }

    /// Prints a line above the bar.
    pub(crate) fn println(&self, line: &str) {
        match self.lines {
            Some(_) => eprintln!("{line}"),
            None => self.bar.println(line),
        }
    }

    /// Removes the bar.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn print_line_if_due(&self) {
        let Some(lines) = &self.lines else { return };
        if lines.lock().unwrap_or_else(PoisonError::into_inner).is_due(Instant::now()) {
            eprintln!("{}", self.line());
        }
    }

    fn line(&self) -> String {
        let (done, all) = (self.bar.position(), self.bar.length().unwrap_or_default());
        let left = HumanDuration(self.bar.eta());
        format!("{done}/{all} matches, about {left} left  {}", self.bar.message())
            .trim_end()
            .to_owned()
    }
}

/// Says when a line of progress is due: not more often than every ten seconds.
#[derive(Debug)]
struct LineTimer {
    next: Instant,
}

impl LineTimer {
    const PAUSE: Duration = Duration::from_secs(10);

    fn starting(now: Instant) -> Self {
        Self { next: now + Self::PAUSE }
    }

    fn is_due(&mut self, now: Instant) -> bool {
        let due = self.next <= now;
        if due {
            self.next = now + Self::PAUSE;
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_due_every_ten_seconds() {
        let start = Instant::now();
        let mut timer = LineTimer::starting(start);
        let due = [0, 9, 10, 11, 19, 20, 45, 54, 55]
            .into_iter()
            .filter(|second| timer.is_due(start + Duration::from_secs(*second)));
        assert_eq!(due.collect::<Vec<_>>(), [10, 20, 45, 55]);
    }

    #[test]
    fn a_line_says_how_many_matches_were_played() {
        let progress = MatchProgress::new(400, 7);
        progress.count();
        progress.set_message("waiting for a worker".to_owned());
        let line = progress.line();
        assert!(line.starts_with("8/400 matches, about "), "{line}");
        assert!(line.ends_with(" left  waiting for a worker"), "{line}");
    }
}
