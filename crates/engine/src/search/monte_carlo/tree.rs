//! The tree in memory: one growing array, the children of a node side by side in it.

use tabuleiro_rules::Player;

/// What is certain about a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// Nothing.
    Open,
    /// That person wins.
    Win(Player),
    /// Neither wins.
    Draw,
}

impl Proof {
    /// The first person's value.
    pub(super) fn value(self) -> f32 {
        match self {
            Proof::Win(Player::First) => 1.0,
            Proof::Win(Player::Second) => -1.0,
            Proof::Draw | Proof::Open => 0.0,
        }
    }
}

/// A position of the tree, without the position. All values are the first person's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<A> {
    /// The action that led here.
    pub(super) action: A,
    /// Its children are `first .. first + count`; none before it is expanded.
    pub(super) first: u32,
    pub(super) count: u16,
    /// The person who decides here; known once expanded.
    pub(super) person: Player,
    pub(super) proof: Proof,
    /// A child is a proven draw: the person who decides here need not do worse.
    pub(super) secured: bool,
    pub(super) visits: u32,
    pub(super) sum: f32,
    /// Playouts in which the action came later instead, and their sum.
    pub(super) later_visits: u32,
    pub(super) later_sum: f32,
    /// What the evaluation says.
    pub(super) prior: f32,
    /// 0 to 1: what the game's ordering hint promises.
    pub(super) promise: f32,
}

impl<A> Node<A> {
    pub(super) fn new(action: A) -> Node<A> {
        Node {
            action,
            first: 0,
            count: 0,
            person: Player::First,
            proof: Proof::Open,
            secured: false,
            visits: 0,
            sum: 0.0,
            later_visits: 0,
            later_sum: 0.0,
            prior: 0.0,
            promise: 0.0,
        }
    }

    pub(super) fn children(&self) -> std::ops::Range<usize> {
        let first = self.first as usize;
        first..first + usize::from(self.count)
    }

    pub(super) fn mean(&self) -> f32 {
        match self.proof {
            Proof::Open => self.sum / self.visits.max(1) as f32,
            proof => proof.value(),
        }
    }
}

/// What the children prove about a node where `person` decides.
pub(super) fn proven<A>(person: Player, children: &[Node<A>]) -> Proof {
    let has = |proof| children.iter().any(|c| c.proof == proof);
    if has(Proof::Win(person)) {
        return Proof::Win(person);
    }
    match (has(Proof::Open), has(Proof::Draw)) {
        (true, _) => Proof::Open,
        (false, true) => Proof::Draw,
        (false, false) => Proof::Win(person.other()),
    }
}

/// Natural logarithm to 3 %, with the same bits on every machine.
pub(super) fn ln(n: u32) -> f32 {
    let whole = n.max(1).ilog2();
    let rest = n as f32 / (1u32 << whole) as f32 - 1.0;
    (whole as f32 + rest) * std::f32::consts::LN_2
}
