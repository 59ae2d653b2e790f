//! Values that the equality of positions ignores.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A value that equality and hashing ignore, because it follows from the rest of the position or does not matter to it:
/// incremental keys, cached evaluations, shared tables. A position with such a field can derive `PartialEq`, `Eq` and
/// `Hash`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Unseen<T>(pub(crate) T);

impl<T> PartialEq for Unseen<T> {
    #[inline]
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Unseen<T> {}

impl<T> Hash for Unseen<T> {
    #[inline]
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> Deref for Unseen<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Unseen<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Unseen;

    #[test]
    fn positions_that_differ_in_an_unseen_value_are_equal() {
        #[derive(Debug, PartialEq)]
        struct Position(u8, Unseen<u8>);
        assert_eq!(Position(1, Unseen(2)), Position(1, Unseen(3)));
        assert_ne!(Position(1, Unseen(2)), Position(2, Unseen(2)));
    }
}
