use std::fmt;

use crate::{
    BySeat, Chance, Events, Game, GameTypes, PrivateEvent, PublicEvent, Seat, SecretEvent, Shelf,
    Table,
};

/// One action under way. A rule reads the shelves and tells events; telling is the only way to change a shelf.
///
/// The same rules run in two lanes: one records what was told, for people; the other records nothing, for bots.
pub trait Play<G: GameTypes> {
    /// The printed matter.
    fn content(&self) -> &'static G::Content;

    /// What everyone sees.
    fn public(&self) -> &G::Public;

    /// What the seats see besides.
    fn private(&self) -> &BySeat<G::Private>;

    /// What no one sees. Looking is noted: such a step cannot be undone.
    fn secret(&mut self) -> &G::Secret;

    /// The luck of this step.
    fn chance(&mut self) -> &mut Chance;

    /// Tells everyone.
    fn tell_all(&mut self, event: PublicEvent<G>);

    /// Tells one seat.
    fn tell(&mut self, seat: Seat, event: PrivateEvent<G>);

    /// Notes what no one is told.
    fn keep(&mut self, event: SecretEvent<G>);
}

/// The lane for people: remembers what was told, and to whom.
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

/// The lane for bots and the lab: nothing but the change itself.
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
