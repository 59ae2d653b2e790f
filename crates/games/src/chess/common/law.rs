//! The law of promotions and pawns in chess.

use super::men::{Men, Type};
use super::squares::{BLACK, WHITE};
use crate::bits::Bits;
use tabuleiro_rules::Impossible;

/// The squares of the colour of a1, then the others.
const SHADES: [u64; 2] = [0xaa55_aa55_aa55_aa55, 0x55aa_55aa_55aa_55aa];

const NAMES: [&str; 2] = ["White", "Black"];

/// Checks that every man that a side did not have at the start can be a promoted pawn. If `bound`, a Bishop keeps the
/// colour of its squares.
///
/// # Errors
/// If a side has too many pawns and promoted men.
pub fn check_promotions(men: &Men, start: &Men, bound: bool) -> Result<(), Impossible> {
    for side in [WHITE, BLACK] {
        let more = |kind: Type, squares: u64| {
            let [now, then] = [men, start].map(|men| (men.of(side, kind) & squares).count_ones());
            now.saturating_sub(then)
        };
        let bishops =
            if bound { SHADES.map(|shade| more(Type::Bishop, shade)).iter().sum() } else { more(Type::Bishop, !0) };
        let others: u32 = [Type::Knight, Type::Rook, Type::Queen, Type::Amazon].map(|kind| more(kind, !0)).iter().sum();
        let pawns = [men, start].map(|men| men.of(side, Type::Pawn).count_ones());
        let found = pawns[0] + bishops + others;
        let subject = format!("pawns and promoted men of {}", NAMES[side]);
        Impossible::unless(found <= pawns[1], subject, format!("at most {}", pawns[1]), found)?;
    }
    Ok(())
}

/// Checks that the pawns of each side can have come to their files: one file for each man that they captured.
///
/// # Errors
/// If the other side has lost too few men.
pub fn check_pawn_files(men: &Men, start: &Men) -> Result<(), Impossible> {
    for side in [WHITE, BLACK] {
        let files = |men: &Men| {
            let mut files: Vec<u32> = Bits(men.of(side, Type::Pawn)).map(|square| u32::from(square % 8)).collect();
            files.sort_unstable();
            files
        };
        let lost = start.side(1 - side).count_ones().saturating_sub(men.side(1 - side).count_ones());
        let needed = least_shift(&files(men), &files(start));
        let subject = format!("captures by the pawns of {}", NAMES[side]);
        Impossible::unless(needed <= lost, subject, format!("at most {lost}"), needed)?;
    }
    Ok(())
}

/// Returns the least sum of distances from distinct members of `from` to all of `to`, both sorted.
fn least_shift(to: &[u32], from: &[u32]) -> u32 {
    const NEVER: u32 = 1000;
    // The least sum for the first members of `to`, from the members of `from` seen so far; sorted pairs are best.
    let mut least = vec![NEVER; to.len() + 1];
    least[0] = 0;
    for &origin in from {
        for i in (0..to.len()).rev() {
            least[i + 1] = least[i + 1].min(least[i] + origin.abs_diff(to[i]));
        }
    }
    least[to.len()]
}
