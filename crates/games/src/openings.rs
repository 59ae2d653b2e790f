//! The opening books of the games: files in the folder `openings` of this crate.

/// Returns the opening book of a game, the content of `crates/games/openings/ID.txt`.
macro_rules! openings {
    ($id:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/openings/", $id, ".txt"))
    };
}
pub(crate) use openings;
