//! Tables of constants.

/// Defines a table. With the feature `tables` it is computed at compile time, as searches need it, and otherwise when it is
/// first used: all tables together are a fifth of a program that only plays.
macro_rules! table {
    ($(#[$about:meta])* $seen:vis static $name:ident: $kind:ty = $value:expr;) => {
        #[cfg(feature = "tables")]
        $(#[$about])*
        $seen static $name: $kind = $value;
        #[cfg(not(feature = "tables"))]
        $(#[$about])*
        $seen static $name: std::sync::LazyLock<$kind> = std::sync::LazyLock::new(|| $value);
    };
}
pub(crate) use table;
