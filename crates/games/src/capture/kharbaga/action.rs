//! Actions of Kharbaga.

/// The number of men of each side at the start.
pub(super) const MEN: u32 = 20;
/// The greatest number of legs of an action: each leg of a capture captures a man.
pub(super) const MAX_LEGS: usize = MEN as usize;

/// One decision of Kharbaga: a step, a slide of a Mullah, or a capture with all its landing points. There is no pass,
/// because a side that cannot move loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    pub(super) from: u8,
    pub(super) legs: u8,
    /// The landing points, the first `legs` entries; the others are 0.
    pub(super) path: [u8; MAX_LEGS],
}

impl Action {
    /// Returns a step or slide.
    #[inline]
    pub(super) fn step(from: u8, to: u8) -> Action {
        let mut path = [0; MAX_LEGS];
        path[0] = to;
        Action { from, legs: 1, path }
    }

    /// Returns the landing points.
    #[inline]
    pub(super) fn path(&self) -> &[u8] {
        &self.path[..usize::from(self.legs).min(MAX_LEGS)]
    }
}
