//! Effects as lines of text: beat, what happened, where, to what.

use super::session::side_name;
use crate::rules::{Board, Effect, Event, Kind, Piece, Removal, Site, Tone, Travel};

/// One line for each effect, in order.
pub(super) fn describe(board: &Board, events: &[Event]) -> String {
    let name = |site: Site| board.sites[site.index()].name.as_str();
    let line = |event: &Event| format!("{} {}", event.beat, phrase(event.effect, &name));
    events.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn phrase<'a>(effect: Effect, name: &impl Fn(Site) -> &'a str) -> String {
    match effect {
        Effect::Place { at, piece, count } => format!("place {} {} {count}", name(at), word(piece)),
        Effect::Move { from, to, piece, count, travel } => {
            format!("move {} {} {} {count} {}", name(from), name(to), word(piece), way(travel))
        }
        Effect::Remove { at, piece, count, why } => {
            let why = match why {
                Removal::Custody([a, b]) => format!("custody {} {}", name(a), name(b)),
                Removal::Intervention(by) => format!("intervention {}", name(by)),
                Removal::Replaced => "replaced".into(),
                Removal::Taken => "taken".into(),
                Removal::Off => "off".into(),
                Removal::Disconnected => "disconnected".into(),
            };
            format!("remove {} {} {count} {why}", name(at), word(piece))
        }
        Effect::Flip { at, from, to, by } => format!("flip {} {} {} {}", name(at), word(from), word(to), name(by)),
        Effect::Transform { at, from, to } => format!("transform {} {} {}", name(at), word(from), word(to)),
        Effect::Sow { from, to, piece } => format!("sow {} {} {}", name(from), name(to), word(piece)),
        Effect::Score { player, points } => format!("score {} {points}", side_name(player)),
        Effect::SwapSides => "swap".into(),
        Effect::Pass { player } => format!("pass {}", side_name(player)),
    }
}

fn way(travel: Travel) -> &'static str {
    match travel {
        Travel::Slide => "slide",
        Travel::Hop => "hop",
        Travel::Bounce => "bounce",
    }
}

/// A piece in one word: `dark-disc`, `seed`, `acqo`.
fn word(piece: Piece) -> String {
    let kind = match piece.kind {
        Kind::Quarto(bits) => return quarto(bits),
        Kind::Disc => "disc",
        Kind::Stone => "stone",
        Kind::Man => "man",
        Kind::Seed => "seed",
        Kind::Runner => "runner",
        Kind::Trail => "trail",
        Kind::Trampoline => "trampoline",
        Kind::King => "king",
        Kind::Queen => "queen",
        Kind::Rook => "rook",
        Kind::Bishop => "bishop",
        Kind::Knight => "knight",
        Kind::Pawn => "pawn",
        Kind::Amazon => "amazon",
        Kind::Lamp(0) => "green-light",
        Kind::Lamp(1) => "yellow-light",
        Kind::Lamp(_) => "red-light",
        Kind::Cat => "cat",
        Kind::Dog => "dog",
        Kind::DominoUp | Kind::DominoAcross => "domino",
        Kind::Sardine => "sardine",
        Kind::Block => "block",
        Kind::Shield => "shield",
        Kind::Marble => "marble",
        Kind::Crowned => "crowned-man",
        Kind::Crown => "crown",
        Kind::Dagger => "dagger",
        Kind::PawnDisc => "pawn-disc",
        Kind::QueenDisc => "queen-disc",
    };
    match piece.tone {
        Tone::Light => format!("light-{kind}"),
        Tone::Dark => format!("dark-{kind}"),
        Tone::Neutral => kind.into(),
    }
}

/// The four letters of a Quarto piece (`games.md`, 33).
pub(super) fn quarto(bits: u8) -> String {
    let pairs = [['a', 'b'], ['c', 'e'], ['q', 'r'], ['o', 'm']];
    pairs.iter().enumerate().map(|(i, pair)| pair[usize::from(bits >> i & 1)]).collect()
}
