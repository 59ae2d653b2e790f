//! The empty supertrait of [`AnyPosition`](super::AnyPosition) without the feature `search`.

use super::erased::Erased;

/// Stands where searches and solvers are compiled otherwise.
pub trait SearchablePosition {}

impl<G> SearchablePosition for Erased<G> {}
