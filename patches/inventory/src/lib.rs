//! Replaces the crate `inventory`, through which Bevy's reflection lists all of its types before `main`.
//!
//! The program never reads that list (the feature `reflect_auto_register` of `bevy_app` is off), but a listed type keeps
//! its code for reflection and serialisation in the program: 6.8 of the 32.3 MB of the page, a seventh of what a browser
//! downloads. Crates of Bevy enable the list by default. This crate has the same interface and lists nothing.
#![no_std]

use core::convert::Infallible;
use core::marker::PhantomData;

/// The values of a type that were submitted: always none.
pub enum Collected<T> {
    /// Used as the function of the crate is: `for value in inventory::iter::<T>`.
    #[allow(non_camel_case_types)]
    iter,
    /// Uses the type parameter; cannot be created.
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

/// Declares that values of a type are collected; does nothing.
#[macro_export]
macro_rules! collect {
    ($kind:ty) => {};
}

/// Submits a value; does nothing.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
