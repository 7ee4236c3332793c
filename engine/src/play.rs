use std::fmt;

use crate::{
    BySeat, Chance, Events, Game, GameTypes, PrivateEvent, PublicEvent, Seat, SecretEvent, Shelf,
    Table,
};

/// The table while an action is performed. A rule reads the shelves and tells events; events are the only way to change
/// a shelf.
///
/// The same rules run in two lanes: one records the events, for people; the other records nothing, for bots.
pub trait Play<G: GameTypes> {
    /// The content of the table.
    fn content(&self) -> &'static G::Content;

    /// What everyone sees.
    fn public(&self) -> &G::Public;

    /// The private shelf of each seat.
    fn private(&self) -> &BySeat<G::Private>;

    /// What no one sees. A step that calls this cannot be undone.
    fn secret(&mut self) -> &G::Secret;

    /// The luck of this step. A step that draws from it cannot be undone.
    fn chance(&mut self) -> &mut Chance;

    /// Applies an event to the public shelf and tells everyone.
    fn tell_all(&mut self, event: PublicEvent<G>);

    /// Applies an event to the private shelf of `seat` and tells this seat alone. Panics if there is no such seat.
    fn tell(&mut self, seat: Seat, event: PrivateEvent<G>);

    /// Applies an event to the secret shelf and tells no one. A step that calls this cannot be undone.
    fn keep(&mut self, event: SecretEvent<G>);
}

/// The lane for people: it records the events and whether the step touched anything hidden.
pub(crate) struct Recorded<'t, G: Game> {
    pub(crate) table: &'t mut Table<G>,
    pub(crate) chance: &'t mut Chance,
    pub(crate) events: Events<G>,
}

impl<G: Game> Recorded<'_, G> {
    pub(crate) fn finish(mut self) -> Events<G> {
        self.events.touched_hidden |= self.chance.was_drawn();
        self.events
    }
}

impl<G: Game> fmt::Debug for Recorded<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorded").field("table", &self.table).finish_non_exhaustive()
    }
}

impl<G: Game> Play<G> for Recorded<'_, G> {
    fn content(&self) -> &'static G::Content {
        self.table.content()
    }

    fn public(&self) -> &G::Public {
        &self.table.public
    }

    fn private(&self) -> &BySeat<G::Private> {
        &self.table.private
    }

    fn secret(&mut self) -> &G::Secret {
        self.events.touched_hidden = true;
        &self.table.secret
    }

    fn chance(&mut self) -> &mut Chance {
        self.chance
    }

    fn tell_all(&mut self, event: PublicEvent<G>) {
        self.table.public.apply(&event);
        self.events.public.push(event);
    }

    fn tell(&mut self, seat: Seat, event: PrivateEvent<G>) {
        self.table.private[seat].apply(&event);
        self.events.private.push((seat, event));
    }

    fn keep(&mut self, event: SecretEvent<G>) {
        self.events.touched_hidden = true;
        self.table.secret.apply(&event);
    }
}

/// The lane for bots and the lab: it applies events and records nothing.
pub(crate) struct Swift<'t, G: Game> {
    pub(crate) table: &'t mut Table<G>,
    pub(crate) chance: &'t mut Chance,
}

impl<G: Game> fmt::Debug for Swift<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Swift").field("table", &self.table).finish_non_exhaustive()
    }
}

impl<G: Game> Play<G> for Swift<'_, G> {
    #[inline]
    fn content(&self) -> &'static G::Content {
        self.table.content()
    }

    #[inline]
    fn public(&self) -> &G::Public {
        &self.table.public
    }

    #[inline]
    fn private(&self) -> &BySeat<G::Private> {
        &self.table.private
    }

    #[inline]
    fn secret(&mut self) -> &G::Secret {
        &self.table.secret
    }

    #[inline]
    fn chance(&mut self) -> &mut Chance {
        self.chance
    }

    #[inline(always)]
    fn tell_all(&mut self, event: PublicEvent<G>) {
        self.table.public.apply(&event);
    }

    #[inline(always)]
    fn tell(&mut self, seat: Seat, event: PrivateEvent<G>) {
        self.table.private[seat].apply(&event);
    }

    #[inline]
    fn keep(&mut self, event: SecretEvent<G>) {
        self.table.secret.apply(&event);
    }
}
