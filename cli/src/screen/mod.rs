//! The terminal as one screen: panes, colours, and a key for everything. What is said comes from `play`, which prints the same
//! as plain lines where there is no such terminal.

mod board;
mod choices;
mod command_line;
mod driver;
mod journal;
mod layout;
pub(crate) mod look;
pub(crate) mod menu;
mod menu_form;
mod pane;
pub(crate) mod replay;
mod results;
mod table;
pub(crate) mod terminal;
#[cfg(test)]
mod tests;

pub(crate) use driver::play;
