//! Diagrams and sheets for pupils who read with their fingers or need large print.

use super::diagram::Style;
use super::error::PrintError;
use super::leaves::{BoardLeaf, Contents, Leaf, leaves};
use super::paper::{Page, Paper};
use super::{large, tactile};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::Options;
use tabuleiro_words::{Language, Texts};

/// How a page is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// With the fingers: for swell paper, in braille.
    Fingers,
    /// With little sight: in 24 points.
    LowSight,
}

impl Reader {
    fn board(self, leaf: &BoardLeaf<'_>, texts: &Texts, paper: Paper) -> Result<Page, PrintError> {
        match self {
            Reader::Fingers => tactile::board_page(leaf, texts, paper),
            Reader::LowSight => large::board_page(leaf, texts, paper),
        }
    }
}

/// Draws a position on a page, with the name of the game above it. The width of the style is not used: the board is as
/// large as the page allows.
///
/// # Errors
/// [`PrintError::Small`] if the board would be too small to be read on this paper.
pub fn accessible_diagram(
    position: &dyn AnyPosition,
    style: &Style,
    reader: Reader,
    paper: Paper,
) -> Result<Page, PrintError> {
    let texts = Texts::new(style.language);
    let mut heading = vec![texts.title(position.id(), position.options().variant)];
    if !style.empty && position.outcome().is_none() {
        heading.push(texts.side(position.id(), "puzzle-plays", position.mover()));
    }
    let leaf = BoardLeaf { position, heading, coordinates: style.coordinates, empty: style.empty };
    reader.board(&leaf, &texts, paper)
}

/// Draws a sheet about a game on as many pages as it needs; each board has a page of its own.
///
/// # Errors
/// [`PrintError`] if the options contradict each other, the puzzle file is invalid, or a board would be too small to be
/// read on this paper.
pub fn accessible_sheet(
    game: GameId,
    options: &Options,
    language: Language,
    contents: Contents,
    reader: Reader,
    paper: Paper,
) -> Result<Vec<Page>, PrintError> {
    let texts = Texts::new(language);
    let mut pages = Vec::new();
    for leaf in leaves(game, options, contents, &texts)? {
        match (leaf, reader) {
            (Leaf::Board(position, heading), _) => {
                pages.push(reader.board(&BoardLeaf::new(&*position, heading), &texts, paper)?);
            }
            (Leaf::Text(text), Reader::Fingers) => pages.extend(tactile::text_pages(&text, &texts, paper)),
            (Leaf::Text(text), Reader::LowSight) => pages.extend(large::text_pages(&text, &texts, paper)),
        }
    }
    Ok(pages)
}
