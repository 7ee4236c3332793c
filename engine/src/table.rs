use std::fmt;

use crate::play::{Recorded, Swift};
use crate::{
    BySeat, Chance, Content, Digest, Game, GameTypes, PrivateEvent, PublicEvent, Refusal, Seat,
    Status,
};

/// Everything there is to know about one match. Only the engine and the game's own rules can look inside.
///
/// The table of a [`Match`](crate::Match) stays in the engine; [`Referee`](crate::Referee) is the only way to it.
/// The tables outside are those that a program lays itself ([`Setup::setup`](crate::Setup::setup), for the lab) and those that a bot
/// imagines ([`Setup::imagine`](crate::Setup::imagine)).
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

/// Shows what everyone sees and no more: logs are read by people, some of whom play.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("public", &self.public).finish_non_exhaustive()
    }
}

/// What one seat knows: the input of every offer, every refusal, every bot and every client.
#[derive(Debug)]
pub struct View<'a, G: GameTypes> {
    /// Who is looking.
    pub seat: Seat,
    /// The printed matter.
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
    /// A copy of what this seat knows, to be kept while the match goes on.
    pub fn to_owned_view(self) -> OwnedView<G> {
        OwnedView {
            seat: self.seat,
            content: self.content,
            public: self.public.clone(),
            mine: self.mine.clone(),
        }
    }
}

/// What one seat knows, apart from the match: a bot thinks on it while the match goes on.
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

/// Shows what everyone sees and no more, as that of a [`Table`] does.
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

/// What somebody at or around the table sees: a seat's view, or a spectator's.
#[derive(Debug)]
pub struct Perspective<'a, G: Game> {
    /// The printed matter.
    pub content: &'static G::Content,
    /// What everyone sees.
    pub public: &'a G::Public,
    /// What the looking seat sees besides; nothing for a spectator.
    pub mine: Option<(Seat, &'a G::Private)>,
}

impl<G: Game> Clone for Perspective<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Perspective<'_, G> {}

/// What one step told, sorted by who may hear it.
#[derive(Clone, Debug)]
pub struct Events<G: Game> {
    /// For everyone.
    pub public: Vec<PublicEvent<G>>,
    /// For one seat each.
    pub private: Vec<(Seat, PrivateEvent<G>)>,
    /// Whether the step looked at or moved what no one sees, or drew luck.
    pub touched_hidden: bool,
}

impl<G: Game> Default for Events<G> {
    fn default() -> Self {
        Self { public: Vec::new(), private: Vec::new(), touched_hidden: false }
    }
}

impl<G: Game> Events<G> {
    /// What `seat` alone was told.
    pub fn to(&self, seat: Seat) -> impl Iterator<Item = &PrivateEvent<G>> {
        self.private.iter().filter(move |(to, _)| *to == seat).map(|(_, event)| event)
    }
}

impl<G: GameTypes> Table<G> {
    /// Lays a table. Setup and `imagine` do; nothing else should.
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
    /// The printed matter it is played with.
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

    /// What `seat` sees.
    #[inline]
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        View { seat, content: self.content, public: &self.public, mine: &self.private[seat] }
    }

    /// What `seat` sees, or a spectator when there is no seat.
    pub fn perspective(&self, seat: Option<Seat>) -> Perspective<'_, G> {
        let mine = seat.and_then(|seat| Some((seat, self.private.get(seat)?)));
        Perspective { content: self.content, public: &self.public, mine }
    }

    /// Whose decision it is, or how the match ended.
    #[inline]
    pub fn status(&self) -> Status {
        G::status(self.content, &self.public)
    }

    /// Lists what `by` may do now, in place of what `offers` held.
    #[inline]
    pub fn offer(&self, by: Seat, offers: &mut Vec<G::Action>) {
        offers.clear();
        match by {
            Seat::HOUSE => G::house_offer(self.content, &self.public, offers),
            seat => G::offer(self.view(seat), offers),
        }
    }

    /// Whether `by` may take this action now.
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

    /// Plays one action and says what it told. A refused action changes nothing.
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

    /// The fast lane: plays an action that was offered, records nothing and checks nothing.
    #[inline]
    pub fn play(&mut self, by: Seat, offered: G::Action, chance: &mut Chance) {
        debug_assert!(self.check(by, offered).is_ok(), "{by:?} was not offered {offered:?}");
        G::perform(&mut Swift { table: self, chance }, by, offered);
    }

    /// What holds at all times.
    pub fn audit(&self) -> Result<(), String> {
        G::audit(self.content, &self.public, &self.private, &self.secret)
    }

    /// A fingerprint of the whole table, for replays.
    pub fn digest(&self) -> Digest {
        Digest::of(&(&self.public, &self.private, &self.secret))
    }

    /// The hash of the content it is played with.
    pub fn content_hash(&self) -> &str {
        self.content.hash()
    }
}

/// Why an action is not played.
#[derive(Clone, Debug, PartialEq)]
pub enum ActError<R: Refusal> {
    /// A rule says no.
    Refused(R),
    /// Nobody sits there.
    NoSuchSeat,
    /// The house may not do this now.
    NotTheHouses,
}
