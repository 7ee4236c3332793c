use crate::{BySeat, Game, HiddenPlace, Match, Table};

/// Reads the whole table of a match, hidden cards included: for the lab, for tests, and for records that are over.
///
/// A [`Match`] gives views, offers and news. This is the only way from a match to its [`Table`], so a crate that
/// does not name `Referee` cannot show what a seat must not see. `cargo xtask proofs` keeps the name out of the
/// sources of bots, of the program and of the platform. A match alone does not give its table:
///
/// ```compile_fail
/// fn peek<G: engine::Game>(played: &engine::Match<G>) -> &engine::Table<G> { played.table() }
/// ```
///
/// ```
/// use engine::{Digest, Game, Match, Referee};
/// fn fingerprint<G: Game>(played: &Match<G>) -> Digest { Referee::of(played).table().digest() }
/// ```
#[derive(Debug)]
pub struct Referee<'t, G: Game> {
    table: &'t Table<G>,
}

impl<G: Game> Clone for Referee<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Referee<'_, G> {}

impl<'t, G: Game> Referee<'t, G> {
    /// The referee of a match.
    pub fn of(played: &'t Match<G>) -> Self {
        Self::at(played.table())
    }

    /// The referee of a table that is played without a match.
    pub(crate) fn at(table: &'t Table<G>) -> Self {
        Self { table }
    }

    /// The whole table.
    pub fn table(self) -> &'t Table<G> {
        self.table
    }

    /// The contents of the places that no one sees into.
    pub(crate) fn hidden(self) -> Vec<HiddenPlace> {
        G::hidden(&self.table.public, &self.table.secret)
    }

    /// The points that each seat would have if the match were counted now; `None` if the game has no such figures.
    /// Hidden cards count.
    pub fn tally(self) -> Option<BySeat<i32>> {
        G::tally(self.table.content(), &self.table.public, &self.table.private)
    }
}
