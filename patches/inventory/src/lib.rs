//! Stands in for the crate `inventory`, through which Bevy's reflection lists every type it knows before `main`.
//!
//! Nobody here reads that list (`bevy_app`'s feature `reflect_auto_register` is off), but being on it keeps every type's
//! reflection and serialisation in the program: in the page, 6.8 of 32.3 MB, and a seventh of what a visitor downloads.
//! Some crates of Bevy's switch the list on without asking; so what they hand in is put nowhere.
#![no_std]

use core::convert::Infallible;
use core::marker::PhantomData;

/// What was collected of a kind: nothing.
pub enum Collected<T> {
    /// Written like the function that the crate has: `inventory::iter::<T>`.
    #[allow(non_camel_case_types)]
    iter,
    /// Says what there is nothing of; cannot be made.
    Of(PhantomData<T>, Infallible),
}

pub use Collected::iter;

impl<T: 'static> IntoIterator for Collected<T> {
    type Item = &'static T;
    type IntoIter = core::iter::Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        core::iter::empty()
    }
}

/// Would say that a kind is collected.
#[macro_export]
macro_rules! collect {
    ($kind:ty) => {};
}

/// Would hand in one.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
