//! Drawings for fingers.

use super::drawing::{Area, along, area, class, corners, groups, number};
use super::{cards, page, positions};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_printing::{
    Contents, PUZZLES, Paper, PrintError, Reader, Style, accessible_diagram, accessible_sheet, braille, document,
};
use tabuleiro_rules::Shape;
use tabuleiro_words::{Language, Texts};

/// The least distance of two things, less what rounding to hundredths and steps of half a millimetre may take.
const GAP: f32 = 2.9;
/// The margin that printers need at least.
const MARGIN: f32 = 12.0;

/// Games whose usual boards need a page of A3 (`docs/accessible.md`, On paper).
const NEED_A3: [&str; 9] =
    ["conectar_6", "copos", "dipole", "epaminondas", "hex", "linhas_paralelas", "oust", "quadrex", "sesqui_hex"];

/// A drawn position.
struct Drawn {
    name: String,
    game: GameId,
    paper: Paper,
    svg: String,
    /// The pieces on the board as words with numbers, by the name of their site.
    men: BTreeMap<String, String>,
}

/// Returns drawings of positions of all games in both languages. They are made once for all tests.
fn all() -> &'static [Drawn] {
    static ALL: OnceLock<Vec<Drawn>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Vec::new();
        for (game, options) in cards() {
            for (i, position) in positions(game, &options).iter().enumerate() {
                for language in Language::ALL {
                    let (page, paper) = page(&**position, language, Reader::Fingers);
                    let name = format!("{} {} {i} {}", game.id(), options.variant, language.code());
                    all.push(Drawn { name, game, paper, svg: page.svg, men: men(&**position) });
                }
            }
        }
        all
    })
}

fn men(position: &dyn AnyPosition) -> BTreeMap<String, String> {
    let (board, pieces) = (position.board(), position.pieces());
    let mut men: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for man in pieces.standing() {
        let site = &board.sites[man.at.index()];
        if site.shape != Shape::Reserve {
            men.entry(site.name.clone()).or_default().push(format!("{} {}", man.piece.word(), man.count));
        }
    }
    men.into_iter().map(|(site, words)| (site, words.join(", "))).collect()
}

/// Calls `look` with the name and the root of all drawings.
fn every_page(look: impl Fn(&str, Node<'_, '_>)) {
    for drawn in all() {
        look(&drawn.name, Document::parse(&drawn.svg).unwrap().root_element());
    }
}

/// Fails unless a page is black and white, without letters and thin lines, and within its margins.
fn assert_rises(name: &str, root: Node<'_, '_>) {
    let [width, height] = ["width", "height"].map(|side| number(root, side));
    for node in root.descendants().filter(Node::is_element) {
        for colour in ["fill", "stroke"].iter().filter_map(|paint| node.attribute(*paint)) {
            assert!(["#000", "#fff", "none"].contains(&colour), "{name}: {colour}");
        }
        assert_ne!(node.tag_name().name(), "use", "{name}: no printed letters");
        if node.attribute("stroke").is_some() {
            assert!(number(node, "stroke-width") >= 1.0, "{name}: {node:?}");
        }
        if node.tag_name().name() == "circle" && node.attribute("stroke").is_none() {
            assert!(number(node, "r") >= 0.75, "{name}: {node:?}");
        }
    }
    let page = Area { left: 0.0, top: 0.0, right: width, bottom: height }.grown(-MARGIN);
    let is_drawn = |node: &Node<'_, '_>| class(*node).is_some_and(|class| class != "white");
    for drawn in root.children().filter(is_drawn).filter_map(|node| area(node)) {
        assert!(page.holds((drawn.left, drawn.top)) && page.holds((drawn.right, drawn.bottom)), "{name}: {drawn:?}");
    }
}

#[test]
fn diagrams_for_fingers_are_black_and_white_thick_and_within_the_page() {
    every_page(|name, root| {
        assert_rises(name, root);
        assert!(groups(root, "board").count() == 1 && groups(root, "braille").count() > 4, "{name}");
    });
}

#[test]
fn braille_pieces_and_lines_keep_their_distance() {
    every_page(|name, root| {
        let things: Vec<(Node<'_, '_>, Area)> = ["braille", "body"]
            .into_iter()
            .flat_map(|class| groups(root, class))
            .filter_map(|node| Some((node, area(node)?)))
            .collect();
        for (i, (node, one)) in things.iter().enumerate() {
            let near = things[..i].iter().find(|(_, other)| one.distance(*other) < GAP);
            assert!(near.is_none(), "{name}: {node:?} {one:?} is too near to {near:?}");
        }
        let white = groups(root, "white").flat_map(|group| group.children());
        let white: Vec<(f32, Area)> = white.filter_map(|node| Some((number(node, "rx"), area(node)?))).collect();
        let has_white = !white.is_empty();
        let board = groups(root, "board").next().unwrap();
        for line in board.children().filter(|node| node.tag_name().name() == "line") {
            let (points, half) = along(line);
            let whole = area(line).unwrap();
            let things: Vec<_> = things.iter().filter(|(_, thing)| thing.distance(whole) < GAP).collect();
            let white: Vec<_> = white.iter().filter(|(_, area)| area.distance(whole) <= 0.0).collect();
            let is_white = |point| white.iter().any(|(radius, area)| covers(*radius, *area, point));
            // What lies below the white round a piece is not printed.
            for point in points.into_iter().filter(|&point| !is_white(point)) {
                let near = things.iter().find(|(node, thing)| {
                    // The end of an interrupted line is the edge of the white.
                    let half = if class(*node) == Some("body") && has_white { 0.0 } else { half };
                    distance(*node, *thing, point) - half < GAP
                });
                assert!(near.is_none(), "{name}: a line at {point:?} is too near to {near:?}");
            }
        }
        for patch in board.children().filter(|node| node.tag_name().name() == "polygon") {
            let corners = corners(patch);
            let next = corners.iter().cycle().skip(1);
            let middles = corners.iter().zip(next).map(|(a, b)| (a.0.midpoint(b.0), a.1.midpoint(b.1)));
            for point in middles.chain(corners.iter().copied()) {
                let near = things.iter().find(|(node, thing)| distance(*node, *thing, point) < GAP);
                assert!(near.is_none(), "{name}: a corner at {point:?} is too near to {near:?}");
            }
        }
    });
}

/// Returns whether a white rectangle, or circle if its corners are round, covers a point.
fn covers(radius: f32, area: Area, (x, y): (f32, f32)) -> bool {
    let middle = (area.left.midpoint(area.right), area.top.midpoint(area.bottom));
    if radius > 0.0 { (x - middle.0).hypot(y - middle.1) <= radius } else { area.holds((x, y)) }
}

/// Returns the distance of a point from a thing: from its circle if it is one, otherwise from its rectangle.
fn distance(thing: Node<'_, '_>, area: Area, (x, y): (f32, f32)) -> f32 {
    let shapes: Vec<_> = thing.children().filter(Node::is_element).collect();
    match shapes[..] {
        [circle] if circle.tag_name().name() == "circle" && class(thing) == Some("body") => {
            let [cx, cy] = ["cx", "cy"].map(|name| number(circle, name));
            (x - cx).hypot(y - cy) - (area.right - area.left) / 2.0
        }
        _ => area.distance(Area::round([(x, y)]).unwrap()),
    }
}

/// Returns what is drawn in a group, relative to its upper left corner and rounded to tenths of a millimetre.
fn drawn(group: Node<'_, '_>) -> Vec<String> {
    let whole = area(group).unwrap();
    let shapes = group.descendants().filter(|node| node.is_element() && node.tag_name().name() != "g");
    let shape = |node: Node<'_, '_>| {
        let Area { left, top, right, bottom } = area(node).unwrap();
        let [left, right] = [left, right].map(|x| ((x - whole.left) * 5.0).round() as i32);
        let [top, bottom] = [top, bottom].map(|y| ((y - whole.top) * 5.0).round() as i32);
        format!("{} {:?} {left} {top} {right} {bottom}", node.tag_name().name(), node.attribute("stroke"))
            + node.attribute("fill").unwrap_or("")
    };
    shapes.map(shape).collect()
}

#[test]
fn unlike_pieces_are_drawn_unlike_and_like_pieces_alike() {
    every_page(|name, root| {
        let mut seen: BTreeMap<Vec<String>, &str> = BTreeMap::new();
        let mut words: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for mark in groups(root, "mark") {
            let pieces = mark.attribute("data-pieces").unwrap();
            if pieces.is_empty() {
                continue;
            }
            let drawing = drawn(mark);
            assert_eq!(*seen.entry(drawing.clone()).or_insert(pieces), pieces, "{name}");
            let first = words.entry(pieces).or_insert_with(|| drawing.clone());
            assert_eq!(first.len(), drawing.len(), "{name}: {pieces}");
        }
    });
}

#[test]
fn every_piece_of_the_board_is_drawn_on_its_site() {
    for drawn in all() {
        let document = Document::parse(&drawn.svg).unwrap();
        let marks = groups(document.root_element(), "mark");
        let shown: BTreeMap<String, String> = marks
            .map(|node| ["data-site", "data-pieces"].map(|name| node.attribute(name).unwrap().to_string()))
            .filter(|[_, pieces]| !pieces.is_empty())
            .map(|[site, pieces]| (site, pieces))
            .collect();
        assert_eq!(shown, drawn.men, "{}", drawn.name);
    }
}

#[test]
fn only_the_largest_boards_need_a3_and_the_error_says_so() {
    let need: BTreeSet<&str> =
        all().iter().filter(|drawn| drawn.paper == Paper::A3).map(|drawn| drawn.game.id()).collect();
    assert_eq!(need.into_iter().collect::<Vec<_>>(), NEED_A3);
    let style = Style { coordinates: true, empty: true, language: Language::En, width: 90.0 };
    let hex = |size: &str, paper| {
        let options = GameId::Hex.facts().parse_options([size]).unwrap();
        accessible_diagram(&*GameId::Hex.start(&options).unwrap(), &style, Reader::Fingers, paper)
    };
    let error = hex("size=11", Paper::A4).unwrap_err();
    assert!(matches!(error, PrintError::Small { paper: Paper::A4, least: 13 }));
    assert!(error.to_string().contains("13 mm") && error.to_string().contains("--paper a3"), "{error}");
    assert!(hex("size=5", Paper::A4).is_ok() && hex("size=11", Paper::A3).is_ok());
}

#[test]
fn coordinates_stand_in_order_beside_the_board() {
    every_page(|name, root| {
        let board = area(groups(root, "board").next().unwrap()).unwrap();
        let labels = root.children().filter(|node| class(*node) == Some("braille"));
        let labels: Vec<Area> = labels.filter_map(|node| area(node)).collect();
        assert!(labels.len() > 4, "{name}");
        // The heading is above the board and to its left; no coordinate is far from the board.
        for label in labels.iter().filter(|label| label.top > board.top) {
            assert!(label.distance(board) < 25.0, "{name}: {label:?} {board:?}");
        }
    });
}

#[test]
fn sheets_for_fingers_have_one_board_a_page_and_all_of_their_text() {
    for (game, options) in cards() {
        for language in Language::ALL {
            let name = format!("{} {} {}", game.id(), options.variant, language.code());
            let sheet = |contents| {
                accessible_sheet(game, &options, language, contents, Reader::Fingers, Paper::A3)
                    .unwrap_or_else(|error| panic!("{name}: {error}"))
            };
            let boards = |pages: &[tabuleiro_printing::Page]| {
                let count = |page: &tabuleiro_printing::Page| {
                    let document = Document::parse(&page.svg).unwrap();
                    assert_rises(&name, document.root_element());
                    groups(document.root_element(), "board").count()
                };
                pages.iter().map(count).collect::<Vec<_>>()
            };
            let rules = sheet(Contents::Rules);
            let shown = boards(&rules);
            assert!(shown.iter().all(|count| *count <= 1) && shown[0] == 1 && shown.contains(&0), "{name}: {shown:?}");
            let texts = Texts::new(language);
            let first = texts.part(game, "first-match", options.variant);
            assert_eq!(found(&rules, &braille(&first, language)), 1, "{name}");
            // The boards are the same in both languages.
            if language == Language::Pt {
                let puzzles = sheet(Contents::Puzzles(*PUZZLES.start()));
                assert!(boards(&puzzles).iter().all(|count| *count == 1), "{name}");
            }
            for contents in [Contents::Solutions(*PUZZLES.start()), Contents::Class] {
                assert!(boards(&sheet(contents)).iter().all(|count| *count == 0), "{name}");
            }
        }
    }
}

/// Returns how often a text occurs in the braille of pages, apart from the breaks of lines and the numbers of pages.
fn found(pages: &[tabuleiro_printing::Page], text: &str) -> usize {
    let letters = |text: &str| text.chars().filter(|cell| *cell != '\u{2800}').collect::<String>();
    let mut all = String::new();
    for page in pages {
        let document = Document::parse(&page.svg).unwrap();
        let lines: Vec<&str> =
            groups(document.root_element(), "braille").filter_map(|node| node.attribute("data-braille")).collect();
        let number = usize::from(groups(document.root_element(), "board").count() == 0);
        lines[..lines.len() - number].iter().for_each(|line| all += &letters(line));
    }
    all.matches(&letters(text)).count()
}

#[test]
fn the_key_says_whose_the_stores_are() {
    let start = GameId::Ouri.start(&GameId::Ouri.facts().defaults()).unwrap();
    for (language, stores) in [
        (Language::Pt, ["à esquerda: depósito (Norte)", "à direita: depósito (Sul)"]),
        (Language::En, ["left: store of North", "right: store of South"]),
    ] {
        let (drawn, _) = page(&*start, language, Reader::Fingers);
        for store in stores {
            assert_eq!(found(std::slice::from_ref(&drawn), &braille(store, language)), 1, "{store}");
        }
    }
}

#[test]
fn a_document_names_the_size_of_each_page() {
    let options = GameId::Ouri.facts().defaults();
    let pages =
        accessible_sheet(GameId::Ouri, &options, Language::Pt, Contents::Rules, Reader::Fingers, Paper::A4).unwrap();
    let html = document(&pages, "Ouri & mais", Language::Pt);
    assert!(html.contains("<title>Ouri &amp; mais</title>") && html.contains("lang=\"pt\""));
    assert!(html.contains("@page upright { size: 210mm 297mm") && html.contains("@page across { size: 297mm 210mm"));
    assert_eq!(html.matches("<svg ").count(), pages.len());
}
