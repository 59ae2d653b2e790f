//! Measures the drawings for fingers and in large print: what a finger needs (black and white, thick lines, distances,
//! unlike pieces drawn unlike), what little sight needs (24 points, contrast), and that braille agrees with liblouis.

#[path = "accessible/braille.rs"]
mod braille;
#[path = "accessible/drawing.rs"]
mod drawing;
#[path = "accessible/large.rs"]
mod large;
#[path = "accessible/tactile.rs"]
mod tactile;

use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_printing::{Page, Paper, Reader, Style, accessible_diagram};
use tabuleiro_rules::Options;
use tabuleiro_words::Language;

/// Returns every game with its default options, and every variant with a card of its own.
fn cards() -> impl Iterator<Item = (GameId, Options)> {
    GameId::ALL.iter().flat_map(|&game| {
        let cards = game.facts().cards.iter().map(|card| game.facts().parse_options([*card]).unwrap());
        std::iter::once(game.facts().defaults()).chain(cards).map(move |options| (game, options)).collect::<Vec<_>>()
    })
}

/// Returns the start of a match and positions after some random actions.
fn positions(game: GameId, options: &Options) -> Vec<Box<dyn AnyPosition>> {
    let mut position = game.start(options).unwrap();
    let mut found = vec![position.clone()];
    let mut dice = 0x9E37_79B9_7F4A_7C15_u64;
    for ply in 1..=30 {
        let legal = position.legal();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(offer) = legal.get((dice >> 33) as usize % legal.len().max(1)) else { break };
        position.play_offer(offer, &mut Vec::new()).unwrap();
        if ply % 15 == 0 {
            found.push(position.clone());
        }
    }
    found
}

/// Draws a position on A4, or on A3 where it needs that.
fn page(position: &dyn AnyPosition, language: Language, reader: Reader) -> (Page, Paper) {
    let style = Style { coordinates: true, empty: false, language, width: Style::WIDTH };
    let drawn = |paper| accessible_diagram(position, &style, reader, paper);
    match drawn(Paper::A4) {
        Ok(page) => (page, Paper::A4),
        Err(_) => (drawn(Paper::A3).unwrap_or_else(|error| panic!("{position:?}: {error}")), Paper::A3),
    }
}
