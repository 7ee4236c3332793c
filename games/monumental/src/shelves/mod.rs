//! The shelves: what everyone sees, what one seat sees besides, and what no one sees.

mod apply;
mod apply_solo;
mod board;
mod event;
mod hidden;
mod player;
mod public;
mod task;
mod turn;

pub use board::Board;
pub use event::{DeckPart, PublicEvent, Shelved, SoloEvent};
pub use hidden::{Private, PrivateEvent, Secret, SecretEvent};
pub use player::{Held, Player, Slot};
pub use public::{Public, SoloDesk, With};
pub use task::{Chore, Reading, Task, Tie};
pub use turn::{Drawn, Phase, Turn};
