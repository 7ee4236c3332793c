//! The one who asks: puts chunks, collects matches.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lab::MatchResult;
use queue::Jobs as _;

use crate::store::{Store, kind};
use crate::{Run, Trouble};

/// How often the database is asked for what was played.
const AGAIN: Duration = Duration::from_millis(200);

/// A run has about so many chunks: each is a small part of the bar, and a lost worker loses little.
const CHUNKS: usize = 2000;

/// No chunk has more matches.
const LARGEST: usize = 100;

/// What is asked, and who hears of it.
#[derive(Clone, Copy)]
pub struct Asking<'a> {
    /// Names the run in the database: the same name finds it again.
    pub id: &'a str,
    /// What travels.
    pub run: &'a Run,
    /// Set when it shall stop; the run stays.
    pub stop: &'a AtomicBool,
    /// Told each match once. What it has kept is forgotten in the database.
    pub seen: &'a (dyn Fn(&MatchResult) -> Result<(), String> + Sync),
    /// Told how it goes.
    pub told: &'a (dyn Fn(News) + Sync),
}

/// How it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// So many chunks are being played.
    UnderWay(i64),
    /// The database does not answer; it is asked again until it does.
    Away,
}

impl std::fmt::Debug for Asking<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Asking").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Lets workers play the matches of these numbers and collects them. When it has all of them nothing of the run is left
/// in the database.
pub async fn ask(
    database: &str,
    asking: Asking<'_>,
    mut missing: BTreeSet<u64>,
) -> Result<Vec<MatchResult>, Trouble> {
    let store = Store::open(database).await?;
    store.begin(asking.id, asking.run).await?;
    let mut all = Vec::new();
    while !missing.is_empty() && !asking.stop.load(Ordering::Relaxed) {
        match turn(&store, asking, &mut missing, &mut all).await {
            Err(trouble) if !trouble.will_pass() => return Err(trouble),
            Err(_) => (asking.told)(News::Away),
            Ok(()) => {}
        }
        tokio::time::sleep(AGAIN).await;
    }
    if missing.is_empty() {
        store.end(asking.id).await?;
    }
    Ok(all)
}

/// Takes a run out of the database, whatever was played of it.
pub async fn end(database: &str, id: &str) -> Result<(), Trouble> {
    Store::open(database).await?.end(id).await
}

/// Collects once. Where nobody will play what is missing it is put: at the beginning, and after a loss.
async fn turn(
    store: &Store,
    asking: Asking<'_>,
    missing: &mut BTreeSet<u64>,
    all: &mut Vec<MatchResult>,
) -> Result<(), Trouble> {
    // The jobs are counted first: whoever finishes one later has stored its matches by the time we collect.
    let left = store.queue.counts(&kind(asking.id)).await?;
    (asking.told)(News::UnderWay(left.leased));
    if let Some(fault) = store.fault(asking.id).await? {
        return Err(Trouble::Fault(fault));
    }
    loop {
        let played = store.played(asking.id).await?;
        if played.is_empty() {
            break;
        }
        for it in &played {
            if missing.remove(&it.nth) {
                (asking.seen)(it).map_err(Trouble::Fault)?;
                all.push(it.clone());
            }
        }
        store.forget(asking.id, &played).await?;
    }
    if left.all() == 0 && !missing.is_empty() {
        let numbers: Vec<u64> = missing.iter().copied().collect();
        let size = (numbers.len() / CHUNKS).clamp(1, LARGEST);
        store.put(asking.id, &numbers.chunks(size).collect::<Vec<_>>()).await?;
    }
    Ok(())
}
