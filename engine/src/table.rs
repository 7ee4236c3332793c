use std::fmt;

use crate::play::{Recorded, Swift};
use crate::{
    BySeat, Chance, Content, Digest, Game, GameTypes, PrivateEvent, PublicEvent, Refusal, Seat,
    Status,
};

/// The whole state of one match: all shelves and the content. Only the engine and the game's own rules read the hidden
/// ones.
///
/// The table of a [`Match`](crate::Match) stays in the engine; [`Referee`](crate::Referee) is the only way to it.
/// Outside the engine there are only tables that the lab lays ([`Setup::setup`](crate::Setup::setup)) and tables that a
/// bot imagines ([`Setup::imagine`](crate::Setup::imagine)).
///
/// A table cannot be put on the wire:
///
/// ```compile_fail
/// fn send<T: serde::Serialize>(_: T) {}
/// fn leak<G: engine::Game>(table: engine::Table<G>) { send(table) }
/// ```
///
/// What everyone sees can:
///
/// ```
/// fn send<T: serde::Serialize>(_: T) {}
/// fn show<G: engine::Game>(table: engine::Table<G>) { send(table.public()) }
/// ```
pub struct Table<G: GameTypes> {
    content: &'static G::Content,
    pub(crate) public: G::Public,
    pub(crate) private: BySeat<G::Private>,
    pub(crate) secret: G::Secret,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            content: self.content,
            public: self.public.clone(),
            private: self.private.clone(),
            secret: self.secret.clone(),
        }
    }
}

/// Shows only what everyone sees: those who read the logs may play as well.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("public", &self.public).finish_non_exhaustive()
    }
}

/// What one seat knows: the input of every offer, every refusal, every bot and every client.
#[derive(Debug)]
pub struct View<'a, G: GameTypes> {
    /// The seat that is looking.
    pub seat: Seat,
    /// The content of the table.
    pub content: &'static G::Content,
    /// What everyone sees.
    pub public: &'a G::Public,
    /// What only this seat sees.
    pub mine: &'a G::Private,
}

impl<G: GameTypes> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: GameTypes> Copy for View<'_, G> {}

impl<G: Game> View<'_, G> {
    /// Copies what this seat knows, to keep it while the match goes on.
    pub fn to_owned_view(self) -> OwnedView<G> {
        OwnedView {
            seat: self.seat,
            content: self.content,
            public: self.public.clone(),
            mine: self.mine.clone(),
        }
    }
}

/// A copy of what one seat knows, so that a bot can think while the match goes on.
///
/// It holds one seat's shelf and nothing hidden from that seat:
///
/// ```compile_fail
/// fn whole<G: engine::Game>(view: engine::OwnedView<G>) -> engine::Table<G> { view.table }
/// ```
///
/// ```
/// use engine::{Game, OwnedView, View};
/// fn keep<G: Game>(view: View<'_, G>) -> OwnedView<G> { view.to_owned_view() }
/// fn offers<G: Game>(kept: &OwnedView<G>) -> Vec<G::Action> {
///     let mut offers = Vec::new();
///     G::offer(kept.view(), &mut offers);
///     offers
/// }
/// ```
#[derive(Clone)]
pub struct OwnedView<G: Game> {
    seat: Seat,
    content: &'static G::Content,
    public: G::Public,
    mine: G::Private,
}

/// Shows only what everyone sees, as the `Debug` of a [`Table`] does.
impl<G: Game> fmt::Debug for OwnedView<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seat, public, .. } = self;
        f.debug_struct("OwnedView")
            .field("seat", seat)
            .field("public", public)
            .finish_non_exhaustive()
    }
}

impl<G: Game> OwnedView<G> {
    /// What the seat knows.
    pub fn view(&self) -> View<'_, G> {
        let Self { seat, content, public, mine } = self;
        View { seat: *seat, content, public, mine }
    }
}

/// What a seat or a spectator sees.
#[derive(Debug)]
pub struct Perspective<'a, G: Game> {
    /// The content of the table.
    pub content: &'static G::Content,
    /// What everyone sees.
    pub public: &'a G::Public,
    /// The looking seat and its private shelf; `None` for a spectator.
    pub mine: Option<(Seat, &'a G::Private)>,
}

impl<G: Game> Clone for Perspective<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Perspective<'_, G> {}

/// The events of one step, by who is told.
#[derive(Clone, Debug)]
pub struct Events<G: Game> {
    /// The events that everyone is told.
    pub public: Vec<PublicEvent<G>>,
    /// The events that only one seat is told, with that seat.
    pub private: Vec<(Seat, PrivateEvent<G>)>,
    /// Whether the step read or changed the secret shelf, or drew luck. It cannot be undone then.
    pub touched_hidden: bool,
}

impl<G: Game> Default for Events<G> {
    fn default() -> Self {
        Self { public: Vec::new(), private: Vec::new(), touched_hidden: false }
    }
}

impl<G: Game> Events<G> {
    /// The events that only `seat` is told.
    pub fn to(&self, seat: Seat) -> impl Iterator<Item = &PrivateEvent<G>> {
        self.private.iter().filter(move |(to, _)| *to == seat).map(|(_, event)| event)
    }
}

impl<G: GameTypes> Table<G> {
    /// Lays a table. For [`Setup::setup`](crate::Setup::setup), [`Setup::imagine`](crate::Setup::imagine) and tests of
    /// rules.
    pub fn lay(
        content: &'static G::Content,
        public: G::Public,
        private: BySeat<G::Private>,
        secret: G::Secret,
    ) -> Self {
        Self { content, public, private, secret }
    }
}

impl<G: Game> Table<G> {
    /// The content it is played with.
    pub fn content(&self) -> &'static G::Content {
        self.content
    }

    /// What everyone sees, spectators too.
    pub fn public(&self) -> &G::Public {
        &self.public
    }

    /// How many seats it has.
    pub fn n_seats(&self) -> u8 {
        self.private.n_seats()
    }

    /// What `seat` sees. Panics if there is no such seat, which includes the house.
    #[inline]
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        View { seat, content: self.content, public: &self.public, mine: &self.private[seat] }
    }

    /// What `seat` sees. `None`, or a seat that does not exist, is a spectator.
    pub fn perspective(&self, seat: Option<Seat>) -> Perspective<'_, G> {
        let mine = seat.and_then(|seat| Some((seat, self.private.get(seat)?)));
        Perspective { content: self.content, public: &self.public, mine }
    }

    /// Whose decision it is, or how the match ended.
    #[inline]
    pub fn status(&self) -> Status {
        G::status(self.content, &self.public)
    }

    /// Replaces `offers` by the actions that `by` may take now. Panics if there is no such seat.
    #[inline]
    pub fn offer(&self, by: Seat, offers: &mut Vec<G::Action>) {
        offers.clear();
        match by {
            Seat::HOUSE => G::house_offer(self.content, &self.public, offers),
            seat => G::offer(self.view(seat), offers),
        }
    }

    /// Checks whether `by` may take this action now.
    pub fn check(&self, by: Seat, action: G::Action) -> Result<(), ActError<G::Refusal>> {
        match by {
            Seat::HOUSE => {
                let mut offers = Vec::new();
                self.offer(by, &mut offers);
                if offers.contains(&action) { Ok(()) } else { Err(ActError::NotTheHouses) }
            }
            seat if self.private.get(seat).is_none() => Err(ActError::NoSuchSeat),
            seat => G::check(self.view(seat), action).map_err(ActError::Refused),
        }
    }

    /// Checks and plays one action, and returns its events. A refused action changes nothing.
    pub fn step(
        &mut self,
        by: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) -> Result<Events<G>, ActError<G::Refusal>> {
        self.check(by, action)?;
        let mut play = Recorded { table: self, chance, events: Events::default() };
        G::perform(&mut play, by, action);
        Ok(play.finish())
    }

    /// The fast lane: plays an action without recording or checking. `offered` must be one of the present
    /// [offers](Table::offer); only debug builds notice if it is not.
    #[inline]
    pub fn play(&mut self, by: Seat, offered: G::Action, chance: &mut Chance) {
        debug_assert!(self.check(by, offered).is_ok(), "{by:?} was not offered {offered:?}");
        G::perform(&mut Swift { table: self, chance }, by, offered);
    }

    /// Checks what must hold between any two actions: [`Setup::audit`](crate::Setup::audit).
    pub fn audit(&self) -> Result<(), String> {
        G::audit(self.content, &self.public, &self.private, &self.secret)
    }

    /// A fingerprint of all shelves, hidden ones included, but not of the content.
    pub fn digest(&self) -> Digest {
        Digest::of(&(&self.public, &self.private, &self.secret))
    }

    /// The hash of the content it is played with.
    pub fn content_hash(&self) -> &str {
        self.content.hash()
    }
}

/// Why an action was not played. The table is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub enum ActError<R: Refusal> {
    /// A rule says no.
    Refused(R),
    /// The table has no such seat.
    NoSuchSeat,
    /// The action is not among the present offers of the house.
    NotTheHouses,
}
