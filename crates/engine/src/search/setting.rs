//! The parameters of a search.

use super::heuristic::Method;

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// The maximum of nodes (actions played on a position) for one decision.
    pub nodes: u64,
    /// The maximum depth of alpha-beta in actions, quiescence not counted.
    pub depth: u32,
    /// The amplitude of the noise added to evaluations of alpha-beta, in units of
    /// [`Heuristic::ADVANTAGE`](super::Heuristic::ADVANTAGE). It depends on the position and the seed of the search.
    pub noise: f32,
    /// Whether the values of all actions are wanted and not only the best one: the search spreads over all of them.
    pub compares: bool,
    /// Whether alpha-beta skips selective pruning in games that allow it
    /// ([`selective`](super::AlphaBetaHints::selective)), to measure what it is worth.
    pub thorough: bool,
    /// Whether alpha-beta uses the [handcrafted evaluation](super::Model::handcrafted) instead of the learned
    /// one, or no evaluation where nothing is learned, to measure what it is worth.
    pub handcrafted: bool,
}

/// The strongest setting of alpha-beta.
const ALPHA_BETA: Setting =
    Setting { nodes: 100_000_000, depth: 64, noise: 0.01, compares: false, thorough: false, handcrafted: false };
/// The strongest setting of Monte-Carlo. It gets more nodes than alpha-beta, because most of them are cheap random
/// actions.
const MONTE_CARLO: Setting = Setting { nodes: 500_000_000, noise: 0.0, ..ALPHA_BETA };

impl Setting {
    /// Returns the strongest setting.
    #[must_use]
    pub const fn best(method: Method) -> Setting {
        match method {
            Method::AlphaBeta => ALPHA_BETA,
            Method::MonteCarlo => MONTE_CARLO,
        }
    }

    /// Returns the strongest setting within a number of nodes.
    #[must_use]
    pub const fn full(nodes: u64) -> Setting {
        Setting { nodes, ..ALPHA_BETA }
    }

    /// Returns the strongest setting that values every action.
    #[must_use]
    pub const fn comparing(method: Method) -> Setting {
        Setting { compares: true, ..Setting::best(method) }
    }
}
