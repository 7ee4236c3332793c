use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BySeat, Chance, GameTypes, NoOptions, Notation, Rule, Setup, Shelf, Table, View};

/// A game without hidden state, content and options, for a fixed number of players. This trait provides [`GameTypes`]
/// and [`Setup`]; implement [`Rules`](crate::Rules) besides. See the example at the [root](crate) of this crate.
pub trait OpenGame: Sized + Copy + Debug + Send + Sync + 'static {
    /// The game's name on the wire.
    const SLUG: &'static str;
    /// How many play it.
    const SEATS: u8;
    /// Raised whenever a recorded match could replay differently.
    const RULES_VERSION: u32 = 1;

    /// One small decision.
    type Action: Notation<()> + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What everyone sees: the whole state.
    type Public: Shelf<Event: Serialize> + Serialize;

    /// The table at the start.
    fn lay(chance: &mut Chance) -> Self::Public;
}

impl<G: OpenGame> GameTypes for G {
    const SLUG: &'static str = G::SLUG;
    const SEATS: RangeInclusive<u8> = G::SEATS..=G::SEATS;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    type Content = ();
    type Options = NoOptions;
    type Action = G::Action;
    type Public = G::Public;
    type Private = ();
    type Secret = ();
    type Refusal = Rule;
}

impl<G: OpenGame> Setup for G {
    fn setup(content: &'static (), _: &NoOptions, seats: u8, chance: &mut Chance) -> Table<G> {
        Table::lay(content, G::lay(chance), BySeat::new(seats, |_| ()), ())
    }

    fn imagine(view: View<'_, G>, _: &mut Chance) -> Table<G> {
        let private = BySeat::new(<G as OpenGame>::SEATS, |_| ());
        Table::lay(view.content, view.public.clone(), private, ())
    }
}
