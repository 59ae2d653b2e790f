//! What a player does in one turn of Kharbaga.

/// Men of each side.
pub(super) const MEN: u32 = 20;
/// Every leg takes one of the opponent's men.
pub(super) const MAX_LEGS: usize = MEN as usize;

/// One decision: a step, a Mullah's slide, or a capture with all its landings. There is no pass: who cannot move loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    pub(super) from: u8,
    pub(super) legs: u8,
    /// Landings; 0 beyond the legs.
    pub(super) path: [u8; MAX_LEGS],
}

impl Action {
    #[inline]
    pub(super) fn step(from: u8, to: u8) -> Action {
        let mut path = [0; MAX_LEGS];
        path[0] = to;
        Action { from, legs: 1, path }
    }

    #[inline]
    pub(super) fn path(&self) -> &[u8] {
        &self.path[..usize::from(self.legs).min(MAX_LEGS)]
    }
}
