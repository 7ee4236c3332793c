//! The command line, with history and completion.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The line that is being typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct CommandLine {
    text: Vec<char>,
    cursor: usize,
    /// The place in the history that is shown; `None` for a new line.
    recalled: Option<usize>,
    /// The completions to show.
    pub(crate) ways: Vec<String>,
}

/// The effect of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Edited {
    /// The line is still being typed.
    Goes,
    /// The line is finished.
    Done(String),
    /// The person closed the line.
    Cancelled,
}

impl CommandLine {
    /// A line that begins with `text`.
    pub(crate) fn new(text: &str) -> Self {
        let text: Vec<char> = text.chars().collect();
        Self { cursor: text.len(), text, ..Self::default() }
    }

    pub(crate) fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// How many letters are before the cursor.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }

    /// Handles a key. `words` are the possible completions, `history` the earlier lines, the newest last.
    pub(crate) fn press(&mut self, key: KeyEvent, words: &[String], history: &[String]) -> Edited {
        self.ways.clear();
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        #[allow(clippy::wildcard_enum_match_arm, reason = "a keyboard has more keys than we use")]
        match key.code {
            KeyCode::Enter => return Edited::Done(self.text()),
            KeyCode::Esc => return Edited::Cancelled,
            KeyCode::Backspace if self.text.is_empty() => return Edited::Cancelled,
            KeyCode::Backspace if 0 < self.cursor => {
                self.cursor -= 1;
                self.text.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.text.len() => {
                self.text.remove(self.cursor);
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.text.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.text.len(),
            KeyCode::Char('a') if control => self.cursor = 0,
            KeyCode::Char('e') if control => self.cursor = self.text.len(),
            KeyCode::Char('u') if control => *self = Self::default(),
            KeyCode::Up => self.recall(history, -1),
            KeyCode::Down => self.recall(history, 1),
            KeyCode::Tab => self.complete(words),
            KeyCode::Char(letter) if !control => {
                self.text.insert(self.cursor, letter);
                self.cursor += 1;
            }
            _ => {}
        }
        Edited::Goes
    }

    fn recall(&mut self, history: &[String], by: isize) {
        let at = self.recalled.unwrap_or(history.len()).saturating_add_signed(by);
        let line = history.get(at).map_or("", String::as_str);
        *self = Self::new(line);
        self.recalled = (at < history.len()).then_some(at);
    }

    /// Completes the line to the longest common beginning of the words that begin with it.
    fn complete(&mut self, words: &[String]) {
        let typed = self.text().to_lowercase();
        let mut fits: Vec<&String> =
            words.iter().filter(|word| word.to_lowercase().starts_with(&typed)).collect();
        fits.sort();
        fits.dedup();
        let Some((first, others)) = fits.split_first() else { return };
        let agree = |other: &&&String| {
            first.chars().zip(other.chars()).take_while(|(one, other)| one == other).count()
        };
        let common = others.iter().map(|it| agree(&it)).min().unwrap_or(first.chars().count());
        let completed: String = first.chars().take(common).collect();
        if typed.chars().count() <= common {
            self.text = completed.chars().collect();
            self.cursor = self.text.len();
        }
        if 1 < fits.len() {
            self.ways = fits.into_iter().cloned().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(line: &mut CommandLine, code: KeyCode) -> Edited {
        let words = ["why draw pile", "why draw row 1", "undo"].map(str::to_owned);
        let history = ["rules", "hint"].map(str::to_owned);
        line.press(KeyEvent::new(code, KeyModifiers::NONE), &words, &history)
    }

    fn typed(line: &mut CommandLine, text: &str) {
        text.chars().for_each(|it| assert_eq!(press(line, KeyCode::Char(it)), Edited::Goes));
    }

    #[test]
    fn a_line_is_typed_and_mended() {
        let mut line = CommandLine::default();
        typed(&mut line, "udo");
        press(&mut line, KeyCode::Left);
        press(&mut line, KeyCode::Left);
        typed(&mut line, "n");
        assert_eq!((line.text().as_str(), line.cursor()), ("undo", 2));
        press(&mut line, KeyCode::Delete);
        press(&mut line, KeyCode::Backspace);
        assert_eq!(press(&mut line, KeyCode::Enter), Edited::Done("uo".to_owned()));
        assert_eq!(press(&mut CommandLine::default(), KeyCode::Backspace), Edited::Cancelled);
        assert_eq!(press(&mut line, KeyCode::Esc), Edited::Cancelled);
    }

    #[test]
    fn tab_completes_as_far_as_it_is_clear() {
        let mut line = CommandLine::new("w");
        press(&mut line, KeyCode::Tab);
        assert_eq!((line.text().as_str(), line.ways.len()), ("why draw ", 2));
        typed(&mut line, "r");
        press(&mut line, KeyCode::Tab);
        assert_eq!((line.text().as_str(), line.ways.len()), ("why draw row 1", 0));
        let mut unknown = CommandLine::new("sing");
        press(&mut unknown, KeyCode::Tab);
        assert_eq!(unknown.text(), "sing");
    }

    #[test]
    fn the_arrows_go_through_what_was_typed_before() {
        let mut line = CommandLine::new("wh");
        press(&mut line, KeyCode::Up);
        assert_eq!(line.text(), "hint");
        press(&mut line, KeyCode::Up);
        assert_eq!(line.text(), "rules");
        press(&mut line, KeyCode::Up);
        assert_eq!(line.text(), "rules");
        press(&mut line, KeyCode::Down);
        press(&mut line, KeyCode::Down);
        assert_eq!(line.text(), "");
    }
}
