//! Large print.

use super::{cards, page, positions};
use roxmltree::{Document, Node};
use tabuleiro_catalogue::GameId;
use tabuleiro_printing::{Contents, Page, Paper, Reader, accessible_sheet};
use tabuleiro_words::Language;

/// The height of the capital letters of 24 points in millimetres, rounded down.
const CAPITAL: f32 = 5.4;

/// Fails unless all letters have 24 points and all lines and colours can be seen.
fn assert_large(name: &str, page: &Page) {
    let document = Document::parse(&page.svg).unwrap();
    let mut texts = 0;
    for node in document.descendants().filter(Node::is_element) {
        for colour in ["fill", "stroke"].iter().filter_map(|paint| node.attribute(*paint)) {
            assert!(["#000", "#fff", "#9c9c9c", "none"].contains(&colour), "{name}: {colour}");
        }
        if let Some(width) = node.attribute("stroke-width") {
            assert!(width.parse::<f32>().unwrap() >= 0.8, "{name}: {node:?}");
        }
        if let Some(label) = node.attribute("aria-label") {
            // A capital letter of the typeface is 0.66 of its size.
            let scale = node.attribute("transform").unwrap().split("scale(").nth(1).unwrap();
            let units: f32 = scale.split(' ').next().unwrap().parse().unwrap();
            assert!(units * 1000.0 * 0.66 >= CAPITAL, "{name}: {label}: {units}");
            texts += 1;
        }
    }
    assert!(texts > 1, "{name}");
}

#[test]
fn diagrams_in_large_print_have_24_points_and_full_contrast() {
    for (game, options) in cards() {
        for position in positions(game, &options) {
            for language in Language::ALL {
                let (page, _) = page(&*position, language, Reader::LowSight);
                assert_large(&format!("{} {} {}", game.id(), options.variant, language.code()), &page);
            }
        }
    }
}

#[test]
fn sheets_in_large_print_have_24_points_on_every_page() {
    for (game, options) in cards() {
        for language in Language::ALL {
            for contents in [Contents::Rules, Contents::Puzzles(6), Contents::Solutions(6), Contents::Class] {
                let name = format!("{} {} {} {contents:?}", game.id(), options.variant, language.code());
                let pages = accessible_sheet(game, &options, language, contents, Reader::LowSight, Paper::A3)
                    .unwrap_or_else(|error| panic!("{name}: {error}"));
                pages.iter().for_each(|page| assert_large(&name, page));
            }
        }
    }
}

#[test]
fn the_letters_with_which_pieces_are_named_are_explained() {
    let start = GameId::Quarto.start(&GameId::Quarto.facts().defaults()).unwrap();
    for (language, tall) in [(Language::Pt, "alta"), (Language::En, "tall")] {
        let (page, _) = page(&*start, language, Reader::LowSight);
        assert!(page.svg.contains(tall), "{language:?}");
    }
}
