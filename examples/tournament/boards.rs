//! The boards of a tournament: every game on its default board in each variant, and on a smaller board if it has one.

use tabuleiro_catalogue::GameId;
use tabuleiro_rules::{Facts, OptionKind, OptionSpec};

/// Returns the boards of a game in the notation of the text protocol: `hex`, `hex size=7`, `otelo_1_11 classico`.
pub fn of(game: GameId) -> Vec<String> {
    let facts = game.facts();
    let mut words: Vec<String> = match facts.variants {
        [] => vec![facts.id.to_string()],
        variants => variants.iter().map(|variant| format!("{} {variant}", facts.id)).collect(),
    };
    words.extend(small(facts).map(|size| format!("{} size={size}", facts.id)));
    words
}

/// Returns the size halfway between the smallest and the default board, or `None` if that is the default size.
fn small(facts: &Facts) -> Option<String> {
    let half = |least: u8, default: u8| u8::midpoint(least, default);
    let OptionSpec { kind, .. } = facts.options.iter().find(|option| option.name == "size")?;
    match *kind {
        OptionKind::Side { default, allowed } => {
            let wanted = half(*allowed.iter().min()?, default);
            let nearest = allowed.iter().min_by_key(|side| side.abs_diff(wanted))?;
            (*nearest != default).then(|| nearest.to_string())
        }
        OptionKind::Size { default, least, .. } => {
            let (columns, rows) = (half(least.0, default.0), half(least.1, default.1));
            // Some games need a board with an even number of columns or rows.
            let even = |n: u8| n + n % 2;
            ((columns, rows) != default).then(|| format!("{}x{}", even(columns), even(rows)))
        }
        _ => None,
    }
}
