//! Drawings of pieces, from above or from the side. They differ in outline and in black and white only, so that
//! photocopies lose no information.

use super::canvas::{Ink, Paint};
use super::font::Weight;
use super::inks::{FINE, Inks};
use super::pen::Pen;
use super::{animals, chess_men, quarto_men, tokens};
use tabuleiro_rules::{Kind, Piece, Tone};

/// Draws `count` pieces of a kind at the origin of the pen. Seeds are drawn by [`position`](super::position).
pub(super) fn draw(pen: &mut Pen<'_>, piece: Piece, count: u8) {
    let inks = Inks::of(piece.tone);
    match piece.kind {
        Kind::Disc => pen.circle((0.0, 0.0), 0.4, inks.solid()),
        Kind::Stone => pen.circle((0.0, 0.0), 0.45, inks.solid()),
        Kind::Seed => {}
        Kind::Runner => runner(pen),
        Kind::Trail => trail(pen),
        Kind::Trampoline => trampoline(pen, inks),
        Kind::Man | Kind::Crowned | Kind::Shield | Kind::Block if count > 1 => pile(pen, piece, count),
        Kind::Man => man(pen, inks),
        Kind::Crowned => tokens::crowned(pen, inks),
        Kind::Shield => tokens::shield(pen, piece.tone),
        Kind::Block => tokens::block(pen, piece.tone),
        Kind::Marble => tokens::marble(pen, inks),
        Kind::Lamp(light) => tokens::lamp(pen, light),
        Kind::DominoUp => tokens::domino(pen, inks, true),
        Kind::DominoAcross => tokens::domino(pen, inks, false),
        Kind::Crown => tokens::crown(pen, inks),
        Kind::Dagger => tokens::dagger(pen, inks),
        Kind::PawnDisc | Kind::QueenDisc => tokens::emblem(pen, inks, piece.kind == Kind::QueenDisc),
        Kind::Cat => animals::cat(pen, inks),
        Kind::Dog => animals::dog(pen, inks),
        Kind::Sardine => animals::sardine(pen, inks),
        Kind::King | Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight | Kind::Pawn | Kind::Amazon => {
            chess_men::draw(pen, piece.kind, inks);
        }
        Kind::Quarto(bits) => quarto_men::draw(pen, bits),
    }
}

/// Draws a draughts man with its grooves.
fn man(pen: &mut Pen<'_>, inks: Inks) {
    pen.circle((0.0, 0.0), 0.4, inks.solid());
    pen.circle((0.0, 0.0), 0.3, inks.fine());
    pen.circle((0.0, 0.0), 0.16, inks.fine());
}

/// Draws a stack: at most three pieces one above the other, with their number on the top one.
fn pile(pen: &mut Pen<'_>, piece: Piece, count: u8) {
    let inks = Inks::of(piece.tone);
    // A white line separates black pieces.
    let edge = if piece.tone == Tone::Dark { Ink::Paper } else { Ink::Black };
    let below = count.min(3) - 1;
    for layer in (0..=below).rev() {
        let down = -0.05 * f32::from(layer) + 0.025 * f32::from(below);
        let paint = if layer == below { inks.solid() } else { Paint::both(inks.body, edge, FINE) };
        match piece.kind {
            Kind::Block => pen.rectangle((-0.38, down - 0.38), (0.38, down + 0.38), 0.04, paint),
            _ => pen.circle((0.0, down), 0.38, paint),
        }
    }
    let top = 0.025 * f32::from(below);
    pen.text((0.0, top), Weight::Bold, 0.3, inks.detail, &count.to_string());
}

/// Draws the shared stone of Rastros from above.
fn runner(pen: &mut Pen<'_>) {
    let inks = Inks::of(Tone::Light);
    pen.circle((0.0, 0.0), 0.38, Paint::both(Ink::Paper, Ink::Black, 0.06));
    pen.circle((0.0, 0.0), 0.24, inks.fine());
    pen.circle((0.0, 0.0), 0.12, Paint::fill(Ink::Black));
}

/// Draws the mark of a closed cell.
fn trail(pen: &mut Pen<'_>) {
    pen.circle((0.0, 0.0), 0.38, Paint::fill(Ink::Black));
    pen.circle((0.0, 0.0), 0.27, Paint::line(Ink::Paper, FINE));
}

/// Draws a trampoline: a ring with room for a man.
fn trampoline(pen: &mut Pen<'_>, inks: Inks) {
    pen.circle((0.0, 0.0), 0.42, Paint::both(Ink::Paper, Ink::Black, 0.11));
    if inks.body != Ink::Black {
        pen.circle((0.0, 0.0), 0.42, Paint::line(Ink::Paper, 0.055));
    }
}
