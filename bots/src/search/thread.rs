#[cfg(feature = "native")]
use std::time::{Duration, Instant};

use engine::{Chance, Game, Seat, Status, Table, View};

use crate::judge::{self, Judged, Scale};
use crate::learned::LearnedJudge;
use crate::level::Budget;
use crate::search::tree::{Node, NodeId, Tree};
use crate::search::{Judgement, OfferStats, Rollout, SearchSettings};

/// One thread of a search. Its buffers are allocated once.
pub(super) struct SearchThread<'a, G: Game> {
    view: View<'a, G>,
    settings: &'a SearchSettings,
    luck: Chance,
    tree: Tree<G::Action>,
    scale: Scale,
    learned: Option<LearnedJudge>,
    rollout: Rollout,
    exploration: f32,
    path: Vec<NodeId>,
    offers: Vec<G::Action>,
    /// The children of the current node whose action is in `offers`.
    open: Vec<NodeId>,
    /// The lead after each of `offers`, one step ahead.
    leads: Vec<i32>,
}

/// A search with a time budget reads the clock after this many iterations.
const CHUNK: u32 = 16;
/// A search that may stop early checks whether its decision is settled after this many chunks.
const CHUNKS: u32 = 8;

impl<'a, G: Game> SearchThread<'a, G> {
    pub(super) fn new(view: View<'a, G>, settings: &'a SearchSettings, mut luck: Chance) -> Self {
        let learned = match settings.judgement {
            Judgement::HandMade => None,
            Judgement::Learned { version } => {
                LearnedJudge::of::<G>(G::imagine(view, &mut luck).n_seats(), version)
            }
        };
        let is_hand_made =
            matches!(settings.judgement, Judgement::Learned { .. }) && learned.is_none();
        let SearchSettings { rollout, exploration, .. } =
            if is_hand_made { SearchSettings::hand_made(settings.budget) } else { *settings };
        Self {
            view,
            settings,
            luck,
            tree: Tree::new(view.seat),
            scale: Scale::new(),
            learned,
            rollout,
            exploration,
            path: Vec::with_capacity(64),
            offers: Vec::with_capacity(64),
            open: Vec::with_capacity(64),
            leads: Vec::with_capacity(64),
        }
    }

    /// Searches until the budget is spent or the decision is settled, and returns the statistics of each of `offers`.
    pub(super) fn run(mut self, offers: &[G::Action]) -> Vec<OfferStats> {
        match self.settings.budget {
            Budget::Iterations(many) => {
                let mut left = many;
                while 0 < left && !(self.settings.stops_when_decided && self.is_decided(left)) {
                    let chunk = left.min(CHUNK * CHUNKS);
                    (0..chunk).for_each(|_| self.iterate());
                    left -= chunk;
                }
            }
            #[cfg(feature = "native")]
            Budget::Time(time) => self.run_for(time),
        }
        offers.iter().map(|offer| self.stats(*offer)).collect()
    }

    #[cfg(feature = "native")]
    fn run_for(&mut self, time: Duration) {
        let from = Instant::now();
        for chunk in 1u32.. {
            (0..CHUNK).for_each(|_| self.iterate());
            let spent = from.elapsed();
            if time <= spent {
                return;
            }
            if self.settings.stops_when_decided && chunk % CHUNKS == 0 {
                let per_chunk = spent / chunk;
                let left = (time - spent).as_nanos() / per_chunk.as_nanos().max(1);
                let left = u32::try_from(left).unwrap_or(u32::MAX).saturating_mul(CHUNK);
                if self.is_decided(left) {
                    return;
                }
            }
        }
    }

    /// Whether the most visited offer would stay the most visited even if all iterations that are left tried the
    /// second.
    fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut next) = (0, 0);
        for id in self.tree.children(NodeId::ROOT) {
            let visits = self.tree.node(id).visits;
            if most < visits {
                (most, next) = (visits, most);
            } else if next < visits {
                next = visits;
            }
        }
        left < most - next
    }

    fn stats(&self, offer: G::Action) -> OfferStats {
        let mut children = self.tree.children(NodeId::ROOT).map(|id| self.tree.node(id));
        let child = children.find(|node| node.action == Some(offer));
        child.map_or(OfferStats::default(), |node| OfferStats {
            visits: node.visits,
            reward: f64::from(node.reward),
            points: node.points,
            prior: f64::from(node.prior),
        })
    }

    fn iterate(&mut self) {
        let mut table = G::imagine(self.view, &mut self.luck);
        self.path.clear();
        let ended = self.descend(&mut table).unwrap_or_else(|| self.roll_out(&mut table));
        for id in &self.path {
            let node = self.tree.node_mut(*id);
            node.visits += 1;
            node.reward += ended.rewards[node.by.idx()];
            node.points += i64::from(ended.points[node.by.idx()]);
        }
        self.tree.node_mut(NodeId::ROOT).visits += 1;
    }

    /// Descends the tree to a decision that was never tried and plays it. If the match ends on the way, returns the
    /// judgement of its end.
    fn descend(&mut self, table: &mut Table<G>) -> Option<Judged> {
        let mut at = NodeId::ROOT;
        loop {
            let by = match at {
                NodeId::ROOT => self.first_decision(table),
                _ => match self.next_decision(table) {
                    Next::Over(ended) => return Some(ended),
                    Next::Choice(by) => by,
                },
            };
            self.open_children(table, at, by);
            if self.open.is_empty() {
                return None;
            }
            let best = self.most_promising();
            let action = self.tree.node(best).action?;
            table.play(by, action, &mut self.luck);
            self.path.push(best);
            at = best;
            if self.tree.node(best).visits == 0 {
                return None;
            }
        }
    }

    /// Lists the offers of the decision that the bot was asked for.
    fn first_decision(&mut self, table: &Table<G>) -> Seat {
        table.offer(self.view.seat, &mut self.offers);
        self.view.seat
    }

    /// Plays decisions of the house at random and decisions with a single offer, up to the next decision in which a
    /// seat has a choice, and lists its offers.
    fn next_decision(&mut self, table: &mut Table<G>) -> Next {
        loop {
            let by = match table.status() {
                Status::Over(outcome) => {
                    return Next::Over(match &mut self.learned {
                        Some(learned) => learned.ended(&outcome),
                        None => self.scale.judge_end(&outcome),
                    });
                }
                Status::Waiting { seats, .. } => seats.nth(0).unwrap_or(Seat::HOUSE),
            };
            table.offer(by, &mut self.offers);
            if by != Seat::HOUSE && 1 < self.offers.len() {
                return Next::Choice(by);
            }
            let only = self.luck.pick(&self.offers);
            table.play(by, only, &mut self.luck);
        }
    }

    /// Finds the children whose actions are offered at this table, and adds the missing ones with their priors. A full
    /// tree gets no more children.
    fn open_children(&mut self, table: &Table<G>, at: NodeId, by: Seat) {
        self.open.clear();
        for id in self.tree.children(at) {
            let node = self.tree.node(id);
            let fits = node.by == by && node.action.is_some_and(|it| self.offers.contains(&it));
            if fits {
                self.open.push(id);
            }
        }
        if self.open.len() < self.offers.len() && !self.tree.is_full() {
            self.add_children(table, at, by);
        }
        for id in &self.open {
            self.tree.node_mut(*id).available += 1;
        }
    }

    fn add_children(&mut self, table: &Table<G>, at: NodeId, by: Seat) {
        self.look_ahead(table, by);
        let best = self.leads.iter().copied().max().unwrap_or(0);
        let behind: i64 = self.leads.iter().map(|lead| i64::from(best - lead)).sum();
        let typical = (behind as f32 / self.leads.len() as f32).max(1.0);
        let weight = |lead: i32| {
            let behind = (best - lead) as f32 / typical;
            1.0 / (1.0 + 2.0 * behind * behind)
        };
        let sum: f32 = self.leads.iter().map(|lead| weight(*lead)).sum();
        for (offer, lead) in self.offers.iter().zip(&self.leads) {
            let known = self.open.iter().any(|id| self.tree.node(*id).action == Some(*offer));
            if !known {
                let id = self.tree.add(at, by, *offer, weight(*lead) / sum);
                self.open.push(id);
            }
        }
    }

    /// Plays each of the offers on a copy of the table and puts the lead after it into `leads`.
    fn look_ahead(&mut self, table: &Table<G>, by: Seat) {
        self.leads.clear();
        for offer in &self.offers {
            let mut tried = table.clone();
            tried.play(by, *offer, &mut self.luck);
            let learned = self.learned.as_mut().and_then(|it| it.prior(tried.view(by)));
            let lead = learned.unwrap_or_else(|| judge::lead(&tried, by));
            self.leads.push(lead);
        }
    }

    /// The open child with the highest upper confidence bound (PUCT): its mean reward, plus a bonus that grows with its
    /// prior and shrinks with its visits.
    fn most_promising(&self) -> NodeId {
        let nodes = || self.open.iter().map(|id| (*id, self.tree.node(*id)));
        let (visits, reward) = nodes()
            .fold((0, 0.0), |(visits, reward), (_, it)| (visits + it.visits, reward + it.reward));
        let unknown = if visits == 0 { 0.5 } else { reward / visits as f32 };
        let merit = |node: &Node<G::Action>| {
            let tried = node.visits as f32;
            let so_far = if node.visits == 0 { unknown } else { node.reward / tried };
            let seldom = (node.available as f32).sqrt() / (1.0 + tried);
            so_far + self.exploration * node.prior * seldom
        };
        let mut best = (f32::MIN, NodeId::ROOT);
        for (id, node) in nodes() {
            let merit = merit(node);
            if best.0 < merit {
                best = (merit, id);
            }
        }
        best.1
    }

    /// Plays the rollout and judges the table.
    fn roll_out(&mut self, table: &mut Table<G>) -> Judged {
        for _ in 0..self.rollout.decisions {
            let by = match self.next_decision(table) {
                Next::Over(ended) => return ended,
                Next::Choice(by) => by,
            };
            let action = self.quick_choice(table, by);
            table.play(by, action, &mut self.luck);
        }
        if self.learned.is_some() {
            // Nets are trained only on tables at which a seat has a choice.
            if let Next::Over(ended) = self.next_decision(table) {
                return ended;
            }
        }
        match &mut self.learned {
            Some(learned) => learned.judge(table),
            None => {
                let points = judge::hopes(table);
                Judged { rewards: self.scale.rewards(&points), points }
            }
        }
    }

    /// One decision of the rollout.
    fn quick_choice(&mut self, table: &Table<G>, by: Seat) -> G::Action {
        if self.rollout.greedy_percent <= self.luck.below(100) {
            return self.luck.pick(&self.offers);
        }
        self.look_ahead(table, by);
        let mut best = (i32::MIN, self.offers[0]);
        for (offer, lead) in self.offers.iter().zip(&self.leads) {
            if best.0 < *lead {
                best = (*lead, *offer);
            }
        }
        best.1
    }
}

/// The next thing to happen at a table.
enum Next {
    /// The match is over.
    Over(Judged),
    /// This seat has a choice.
    Choice(Seat),
}
