//! The tree: a growing array in which the children of a node are adjacent.

use tabuleiro_rules::Player;

/// The proven result of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeProof {
    /// Unproven.
    Open,
    /// That person wins.
    Win(Player),
    /// A draw.
    Draw,
}

impl NodeProof {
    /// Returns the value for the first person.
    pub(super) fn value(self) -> f32 {
        match self {
            NodeProof::Win(Player::First) => 1.0,
            NodeProof::Win(Player::Second) => -1.0,
            NodeProof::Draw | NodeProof::Open => 0.0,
        }
    }
}

/// Which actions of a node are among its children.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breadth {
    /// All that can matter.
    Whole,
    /// The most likely ones.
    Partial,
    /// The most likely ones, which all lose.
    Spent,
}

/// A node of the tree, which does not contain its position. All values are for the first person.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<A> {
    /// The action that led here.
    pub(super) action: A,
    /// Its children are `first .. first + count`; none before it is expanded.
    pub(super) first: u32,
    pub(super) count: u16,
    /// The person to move; valid once expanded.
    pub(super) person: Player,
    pub(super) proof: NodeProof,
    pub(super) breadth: Breadth,
    /// Whether a child is a proven draw, so that the person to move need not do worse.
    pub(super) secured: bool,
    pub(super) visits: u32,
    pub(super) sum: f32,
    /// The number of playouts in which the action was played later instead, and the sum of their values.
    pub(super) later_visits: u32,
    pub(super) later_sum: f32,
    /// The game's ordering hint as 0 to 1.
    pub(super) promise: f32,
}

impl<A> Node<A> {
    pub(super) fn new(action: A) -> Node<A> {
        Node {
            action,
            first: 0,
            count: 0,
            person: Player::First,
            proof: NodeProof::Open,
            breadth: Breadth::Whole,
            secured: false,
            visits: 0,
            sum: 0.0,
            later_visits: 0,
            later_sum: 0.0,
            promise: 0.0,
        }
    }

    pub(super) fn children(&self) -> std::ops::Range<usize> {
        let first = self.first as usize;
        first..first + usize::from(self.count)
    }

    pub(super) fn mean(&self) -> f32 {
        match self.proof {
            NodeProof::Open => self.sum / self.visits.max(1) as f32,
            proof => proof.value(),
        }
    }
}

/// Returns what the children prove about a node in which `person` is to move.
pub(super) fn proven<A>(person: Player, children: &[Node<A>]) -> NodeProof {
    let has = |proof| children.iter().any(|c| c.proof == proof);
    if has(NodeProof::Win(person)) {
        return NodeProof::Win(person);
    }
    match (has(NodeProof::Open), has(NodeProof::Draw)) {
        (true, _) => NodeProof::Open,
        (false, true) => NodeProof::Draw,
        (false, false) => NodeProof::Win(person.other()),
    }
}

/// Natural logarithm within 3 %, with the same bits on every machine.
pub(super) fn ln(n: u32) -> f32 {
    let whole = n.max(1).ilog2();
    let rest = n as f32 / (1u32 << whole) as f32 - 1.0;
    (whole as f32 + rest) * std::f32::consts::LN_2
}
