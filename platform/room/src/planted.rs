//! Bugs that can be switched on by name, to show that the simulation finds them.
//!
//! Without the feature `planted-bugs`, [`planted`] is a constant `false` and the compiler removes the bugs.

/// Declares [`Bug`] with a name for each bug, so that a bug cannot lack one.
macro_rules! bugs {
    ($($(#[$doc:meta])* $bug:ident = $name:literal,)*) => {
        /// A bug that can be planted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Bug {
            $($(#[$doc])* $bug,)*
        }

        impl Bug {
            /// Every bug.
            pub const ALL: &[Self] = &[$(Self::$bug),*];

            /// The name on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$bug => $name,)*
                }
            }
        }
    };
}

bugs! {
    /// Clients are sent news before the commit is durable.
    ToldBeforeStored = "told-before-stored",
    /// After a failed commit the outputs that follow it are carried out.
    FailedCommitSent = "failed-commit-sent",
    /// Every node that has the room in memory plays for the bots.
    LeaseIgnored = "lease-ignored",
    /// A request that was carried out is carried out again.
    DuplicateCarriedOut = "duplicate-carried-out",
    /// The presence that another node reported never expires.
    PresenceNeverExpires = "presence-never-expires",
    /// Entries of another node that do not follow the known ones are ignored.
    GapNotNoticed = "gap-not-noticed",
    /// An answer to an undo request counts for the first asked seat.
    ConsentOfWrongSeat = "consent-of-wrong-seat",
    /// One yes is enough to go back.
    OneYesIsEnough = "one-yes-is-enough",
    /// A no does not close an undo request.
    NoDoesNotClose = "no-does-not-close",
    /// The clock of a seat runs although a bot plays for it.
    ClockRunsWhileAway = "clock-runs-while-away",
    /// The players' clocks run during a downtime.
    ClocksRunThroughDowntime = "clocks-run-through-downtime",
    /// Clients are told at every retry that the store is unavailable.
    WaitingRepeated = "waiting-repeated",
    /// After a downtime clients keep the clocks that they saw before it.
    ClocksNotCorrected = "clocks-not-corrected",
    /// Half of the votes send a player away.
    HalfOfVotes = "half-of-votes",
    /// The index is written after the entries, in a commit of its own.
    IndexAfterEntries = "index-after-entries",
    /// Spectators are not sent the table after a change.
    StaleSpectatorTable = "stale-spectator-table",
    /// After a reload clients are not sent what they missed.
    ReloadTellsNobody = "reload-tells-nobody",
    /// Spectators get the news of seat 0.
    SpectatorsHearSeatZero = "spectators-hear-seat-zero",
    /// After going back by consent everyone reads the dropped steps as seat 0 did.
    DroppedStepsOfSeatZero = "dropped-steps-of-seat-zero",
    /// The secret of the deal is shown when the match starts.
    SecretShownEarly = "secret-shown-early",
    /// A client may see the table from any seat.
    AnySeatShown = "any-seat-shown",
    /// Anyone may unseat a player during the match.
    AnyoneUnseats = "anyone-unseats",
    /// Rooms with work that is due are not woken.
    DueRoomsNotWoken = "due-rooms-not-woken",
}

#[cfg(feature = "planted-bugs")]
mod switch {
    use std::cell::Cell;

    use super::Bug;

    thread_local! {
        static ACTIVE: Cell<Option<Bug>> = const { Cell::new(None) };
    }

    /// Switches one bug on in this thread, or all of them off. Returns the bug that was on before.
    pub fn plant(bug: Option<Bug>) -> Option<Bug> {
        ACTIVE.replace(bug)
    }

    /// Whether a bug is switched on in this thread.
    pub fn planted(bug: Bug) -> bool {
        ACTIVE.get() == Some(bug)
    }
}

#[cfg(not(feature = "planted-bugs"))]
mod switch {
    use super::Bug;

    /// Does nothing: this program has no planted bugs.
    pub fn plant(_bug: Option<Bug>) -> Option<Bug> {
        None
    }

    /// Whether a bug is switched on in this thread: never in this program.
    pub const fn planted(_bug: Bug) -> bool {
        false
    }
}

pub use switch::{plant, planted};
