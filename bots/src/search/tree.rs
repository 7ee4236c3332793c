//! The search tree: nodes in one vector, linked by their indices.

use engine::Seat;

/// The index of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

impl NodeId {
    const NONE: NodeId = NodeId(u32::MAX);
    pub(super) const ROOT: NodeId = NodeId(0);
}

/// A tree with this many nodes is full: the search goes on with the nodes that it has.
const MAX_NODES: usize = 1 << 20;

/// A decision that the search considers, and the sum of its results for the seat that made it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<A> {
    /// The decision; `None` at the root.
    pub(super) action: Option<A>,
    /// The seat that made it.
    pub(super) by: Seat,
    pub(super) visits: u32,
    /// How often it was offered at a table.
    pub(super) available: u32,
    /// The sum of the rewards of `by`.
    pub(super) reward: f32,
    /// The sum of the points of `by`, in tenths.
    pub(super) points: i64,
    /// How promising it is before it is tried, from 0 to 1: judged one step ahead, compared with the other offers.
    pub(super) prior: f32,
    first_child: NodeId,
    next_sibling: NodeId,
}

#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn new(by: Seat) -> Self {
        let root = Node {
            action: None,
            by,
            visits: 0,
            available: 0,
            reward: 0.0,
            points: 0,
            prior: 1.0,
            first_child: NodeId::NONE,
            next_sibling: NodeId::NONE,
        };
        Self { nodes: vec![root] }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id.0 as usize]
    }

    /// The children of a node, the newest first.
    pub(super) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let mut next = self.node(id).first_child;
        std::iter::from_fn(move || {
            let id = next;
            if id == NodeId::NONE {
                return None;
            }
            next = self.node(id).next_sibling;
            Some(id)
        })
    }

    /// Whether the search must add no more nodes.
    pub(super) fn is_full(&self) -> bool {
        MAX_NODES <= self.nodes.len()
    }

    /// Adds a child to `parent`.
    pub(super) fn add(&mut self, parent: NodeId, by: Seat, action: A, prior: f32) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let node = Node {
            action: Some(action),
            by,
            prior,
            visits: 0,
            available: 0,
            reward: 0.0,
            points: 0,
            first_child: NodeId::NONE,
            next_sibling: self.node(parent).first_child,
        };
        self.nodes.push(node);
        self.node_mut(parent).first_child = id;
        id
    }
}
