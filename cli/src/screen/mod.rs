//! The full screen: panes, colours and keys. Its texts come from `play`, which prints the same as plain lines on a
//! terminal that cannot show it.

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
