//! The law of games with one stone in the first turn and two in every other.

use tabuleiro_rules::{Game, Impossible};

/// Checks the numbers of stones of the sides, and the mover of a running game; `half_way` says whether one of two stones
/// has been placed.
///
/// # Errors
/// If the numbers are those of no match.
pub(crate) fn in_pairs<G: Game>(placed: [u32; 2], half_way: bool, position: &G, start: &G) -> Result<(), Impossible> {
    let first = start.mover();
    let stones = placed[0] + placed[1];
    let (mut own, mut other, mut mover) = (0, 0, first);
    // Whose stone was the last, and how many more that side may place.
    let mut left = 1;
    for _ in 0..stones {
        *(if mover == first { &mut own } else { &mut other }) += 1;
        left -= 1;
        if left == 0 {
            (mover, left) = (mover.other(), 2);
        }
    }
    let found = (placed[first.index()], placed[first.other().index()]);
    let subject = "stones of the side that began and of the other";
    Impossible::unless(found == (own, other), subject, format!("{own} and {other}"), format!("{found:?}"))?;
    if position.outcome().is_some() {
        return Ok(());
    }
    Impossible::unless(
        position.mover() == mover,
        "side to move",
        format!("{mover:?}"),
        format!("{:?}", position.mover()),
    )?;
    let second = stones > 0 && left == 1;
    Impossible::unless(half_way == second, "second stone of a turn", second, half_way)
}
