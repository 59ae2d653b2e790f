//! Parses the printed SVG files: they are well-formed, draw nothing outside the page, every piece on its site, and no
//! texts that overlap.

use roxmltree::{Document, Node};
use std::cell::Cell;
use std::collections::BTreeMap;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_learning::{Puzzle, Puzzles, puzzle_path};
use tabuleiro_printing::{A4, PUZZLES, PrintError, Style, class_sheet, diagram, puzzle_sheet, sheet, solution_sheet};
use tabuleiro_rules::{Letters, Options};
use tabuleiro_words::Language;

const PAGE: &str = "https://example.org/tabuleiro/";

/// A rectangle of the page, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Area {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Area {
    fn round(points: impl IntoIterator<Item = (f32, f32)>) -> Option<Area> {
        let areas = points.into_iter().map(|(x, y)| Area { left: x, top: y, right: x, bottom: y });
        areas.reduce(Area::with)
    }

    fn with(self, other: Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    fn grown(self, by: f32) -> Area {
        Area { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    fn holds(self, other: Area) -> bool {
        self.with(other) == self
    }

    fn meets(self, other: Area) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }
}

fn number(node: Node<'_, '_>, name: &str) -> f32 {
    let text = node.attribute(name).unwrap_or("0").trim_end_matches("mm");
    text.parse().unwrap_or_else(|_| panic!("{name}={text:?} is a number"))
}

fn numbers(text: &str) -> Vec<f32> {
    let words = text.split(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-'));
    words.filter(|word| !word.is_empty()).map(|word| word.parse().unwrap()).collect()
}

/// Returns the corners and control points of a path of absolute commands.
fn path(data: &str) -> Vec<(f32, f32)> {
    let mut points: Vec<(f32, f32)> = Vec::new();
    let starts: Vec<usize> = data.match_indices(|c: char| c.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    for (i, &at) in starts.iter().enumerate() {
        let end = starts.get(i + 1).copied().unwrap_or(data.len());
        let found = numbers(&data[at + 1..end]);
        let last = points.last().copied().unwrap_or_default();
        match &data[at..=at] {
            "H" => points.push((found[0], last.1)),
            "V" => points.push((last.0, found[0])),
            "Z" => {}
            "M" | "L" | "Q" | "C" => points.extend(found.chunks_exact(2).map(|pair| (pair[0], pair[1]))),
            other => panic!("a command of paths that is not drawn here: {other}"),
        }
    }
    points
}

/// A parsed drawing.
struct Drawing<'a> {
    document: &'a Document<'a>,
    /// The bounding rectangles of glyphs, in font units.
    glyphs: BTreeMap<&'a str, Area>,
}

impl<'a> Drawing<'a> {
    fn of(document: &'a Document<'a>) -> Drawing<'a> {
        let defined = document.descendants().filter(|node| node.attribute("id").is_some());
        let glyphs = defined.map(|node| (node.attribute("id").unwrap(), node.attribute("d").unwrap()));
        let glyphs = glyphs.filter_map(|(id, d)| Some((id, Area::round(path(d))?))).collect();
        Drawing { document, glyphs }
    }

    /// Returns the bounding rectangle of a node.
    fn area(&self, node: Node<'_, '_>) -> Option<Area> {
        let n = |name| number(node, name);
        let plain = match node.tag_name().name() {
            "g" if node.attribute("aria-label").is_some() => return self.text(node),
            "g" | "svg" => return node.children().filter_map(|child| self.area(child)).reduce(Area::with),
            "line" => Area::round([(n("x1"), n("y1")), (n("x2"), n("y2"))]),
            "rect" => Area::round([(n("x"), n("y")), (n("x") + n("width"), n("y") + n("height"))]),
            "circle" => Area::round([(n("cx"), n("cy"))]).map(|area| area.grown(n("r"))),
            "ellipse" => Area::round([(n("cx") - n("rx"), n("cy") - n("ry")), (n("cx") + n("rx"), n("cy") + n("ry"))]),
            "polygon" => {
                Area::round(numbers(node.attribute("points").unwrap()).chunks_exact(2).map(|pair| (pair[0], pair[1])))
            }
            "path" => Area::round(path(node.attribute("d").unwrap())),
            "" | "title" | "desc" | "defs" => None,
            other => panic!("an element that is not drawn here: {other}"),
        };
        plain.map(|area| area.grown(n("stroke-width") / 2.0))
    }

    /// Returns the bounding rectangle of the glyphs of a text.
    fn text(&self, node: Node<'_, '_>) -> Option<Area> {
        let found = numbers(node.attribute("transform").unwrap());
        let [x, y, across, up] = found[..] else { panic!("a text is moved and scaled: {found:?}") };
        let letters = node.children().filter(|child| child.tag_name().name() == "use");
        let corners = letters.flat_map(|letter| {
            let id = letter.attribute(("http://www.w3.org/1999/xlink", "href")).unwrap().trim_start_matches('#');
            let (glyph, pen) = (self.glyphs[id], number(letter, "x"));
            assert!(!matches!(id, "r0" | "b0"), "{:?} has a letter without a glyph", node.attribute("aria-label"));
            [(glyph.left, glyph.top), (glyph.right, glyph.bottom)]
                .map(|(gx, gy)| (x + (pen + gx) * across, y + gy * up))
        });
        Area::round(corners)
    }

    /// Returns the pieces inside or outside the puzzle as (site, piece, count), sorted.
    fn men(&self, in_puzzle: bool) -> Vec<(String, String, String)> {
        let groups = self.document.descendants().filter(|node| node.attribute("class") == Some("man"));
        let groups = groups.filter(|node| within(*node, "puzzle") == in_puzzle);
        let mut men: Vec<_> = groups
            .map(|node| {
                assert!(self.area(node).is_some(), "a man is drawn");
                let of = |name| node.attribute(name).unwrap().to_string();
                (of("data-site"), of("data-piece"), of("data-count"))
            })
            .collect();
        men.sort();
        men
    }

    fn assert_within_page(&self) {
        let root = self.document.root_element();
        let page = Area::round([(0.0, 0.0), (number(root, "width"), number(root, "height"))]).unwrap();
        // Lines may touch the edge, and numbers are rounded to hundredths.
        let area = self.area(root).unwrap();
        assert!(page.grown(0.02).holds(area), "everything is on the page of {page:?}: {area:?}");
    }
}

fn within(node: Node<'_, '_>, class: &str) -> bool {
    node.ancestors().any(|above| above.attribute("class") == Some(class))
}

fn men_of(position: &dyn AnyPosition) -> Vec<(String, String, String)> {
    let (board, pieces) = (position.board(), position.pieces());
    let man =
        |s: &tabuleiro_rules::Standing| (board.sites[s.at.index()].name.clone(), s.piece.word(), s.count.to_string());
    let mut men: Vec<_> = pieces.standing().iter().map(man).collect();
    men.sort();
    men
}

/// Returns every game with its default options, and every variant with a card of its own.
fn cards() -> impl Iterator<Item = (GameId, Options)> {
    GameId::ALL.iter().flat_map(|&game| {
        let cards = game.facts().cards.iter().map(|card| game.facts().parse_options([*card]).unwrap());
        std::iter::once(game.facts().defaults()).chain(cards).map(move |options| (game, options)).collect::<Vec<_>>()
    })
}

fn puzzles(game: GameId) -> Vec<Puzzle> {
    let path = std::path::Path::new("../..").join(puzzle_path(game));
    Puzzles::read(&std::fs::read_to_string(path).unwrap(), game).unwrap().all().to_vec()
}

/// Returns the puzzles of a card; a variant without one has those of the default variant.
fn puzzles_of_card(game: GameId, options: &Options) -> Vec<Puzzle> {
    let facts = game.facts();
    let card = facts.cards.iter().find(|card| **card == options.variant).copied().unwrap_or(facts.defaults().variant);
    puzzles(game).into_iter().filter(|puzzle| puzzle.card() == card).collect()
}

/// Calls `look` with the sheets of all games and cards in both languages.
fn every_sheet(look: impl Fn(GameId, &Options, &Drawing<'_>)) {
    for (game, options) in cards() {
        for language in Language::ALL {
            let svg = sheet(game, &options, language, Some(PAGE)).unwrap_or_else(|error| panic!("{error}"));
            println!("{} {} {}", game.id(), options.variant, language.code());
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}"));
            look(game, &options, &Drawing::of(&document));
        }
    }
}

#[test]
fn every_game_has_a_sheet_with_its_board_and_an_easy_puzzle() {
    every_sheet(|game, options, drawing| {
        let root = drawing.document.root_element();
        assert_eq!((number(root, "width"), number(root, "height")), A4);
        drawing.assert_within_page();
        assert_eq!(drawing.men(false), men_of(&*game.start(options).unwrap()));
        let shown = drawing.document.descendants().find(|node| node.attribute("class") == Some("puzzle"));
        let all = puzzles_of_card(game, options);
        let Some(shown) = shown.map(|node| node.attribute("data-id").unwrap()) else {
            assert!(all.is_empty(), "{} {} has puzzles", game.id(), options.variant);
            return;
        };
        let puzzle = all.iter().find(|puzzle| puzzle.id == shown).unwrap();
        assert_eq!(Some(puzzle.grade), all.iter().map(|puzzle| puzzle.grade).min());
        assert_eq!(drawing.men(true), men_of(puzzle.position()));
    });
}

#[test]
fn no_text_of_a_sheet_overlaps_another_or_a_board() {
    every_sheet(|_, _, drawing| {
        let paper = Area { left: 18.0, top: 15.0, right: A4.0 - 18.0, bottom: A4.1 - 10.0 };
        let texts = drawing.document.descendants().filter(|node| node.attribute("aria-label").is_some());
        let (labels, texts): (Vec<_>, Vec<_>) = texts.partition(|node| within(*node, "board") || within(*node, "man"));
        assert!(labels.len() > 4 && texts.len() > 12);
        let texts: Vec<(&str, Area)> =
            texts.iter().map(|node| (node.attribute("aria-label").unwrap(), drawing.area(*node).unwrap())).collect();
        let drawn = drawing
            .document
            .descendants()
            .filter(|node| matches!(node.attribute("class"), Some("board" | "man" | "code")));
        let drawn: Vec<Area> = drawn.filter_map(|node| drawing.area(node)).collect();
        for (i, &(text, area)) in texts.iter().enumerate() {
            // Glyphs may extend slightly beyond their advance width.
            assert!(paper.grown(0.4).holds(area), "{text:?} keeps the margins: {area:?}");
            let clash = texts[..i].iter().find(|(_, other)| area.grown(-0.05).meets(*other));
            assert!(clash.is_none(), "{text:?} runs into {clash:?}");
            assert!(!drawn.iter().any(|other| area.meets(*other)), "{text:?} runs into a board");
        }
        // The board keeps its distance from the puzzle and from the code.
        let parts = ["puzzle", "code"].map(|class| {
            let part = drawing.document.descendants().find(|node| node.attribute("class") == Some(class));
            part.and_then(|node| drawing.area(node))
        });
        let board = drawing
            .document
            .descendants()
            .filter(|node| matches!(node.attribute("class"), Some("board" | "man")) && !within(*node, "puzzle"));
        let board = board.filter_map(|node| drawing.area(node)).reduce(Area::with).unwrap();
        assert!(parts[1].is_some() && !parts.into_iter().flatten().any(|part| board.meets(part.grown(3.0))));
        assert!(board.right - board.left > 70.0, "the board is large enough to play on with small things");
    });
}

/// Returns the texts of a drawing with their bounding rectangles, without the labels of boards and pieces.
fn texts<'a>(drawing: &Drawing<'a>) -> Vec<(&'a str, Area)> {
    let labelled = drawing.document.descendants().filter(|node| node.attribute("aria-label").is_some());
    let texts = labelled.filter(|node| !within(*node, "board") && !within(*node, "man"));
    texts.filter_map(|node| Some((node.attribute("aria-label").unwrap(), drawing.area(node)?))).collect()
}

/// Fails if a text leaves the margins, or meets another text, a board, a piece or the QR code.
fn assert_readable(name: &str, drawing: &Drawing<'_>) {
    drawing.assert_within_page();
    let paper = Area { left: 18.0, top: 15.0, right: A4.0 - 18.0, bottom: A4.1 - 10.0 };
    let drawn =
        drawing.document.descendants().filter(|n| matches!(n.attribute("class"), Some("board" | "man" | "code")));
    let drawn: Vec<Area> = drawn.filter_map(|node| drawing.area(node)).collect();
    let texts = texts(drawing);
    for (i, &(text, area)) in texts.iter().enumerate() {
        assert!(paper.grown(0.4).holds(area), "{name}: {text:?} keeps the margins: {area:?}");
        let clash = texts[..i].iter().find(|(_, other)| area.grown(-0.05).meets(*other));
        assert!(clash.is_none(), "{name}: {text:?} runs into {clash:?}");
        assert!(!drawn.iter().any(|other| area.meets(*other)), "{name}: {text:?} runs into a board");
    }
}

#[test]
fn sheets_of_puzzles_solutions_and_the_class_plan_of_every_game_are_readable() {
    for (game, options) in cards() {
        for language in Language::ALL {
            let name = format!("{} {} {}", game.id(), options.variant, language.code());
            let class = class_sheet(game, &options, language, Some(PAGE)).unwrap();
            assert_readable(&format!("{name} class"), &Drawing::of(&Document::parse(&class).unwrap()));
            for count in [*PUZZLES.start(), 9, *PUZZLES.end()] {
                let puzzles = puzzle_sheet(game, &options, language, Some(PAGE), count).unwrap();
                let document = Document::parse(&puzzles).unwrap();
                assert_readable(&format!("{name} {count} puzzles"), &Drawing::of(&document));
                let shown = |node: &Node<'_, '_>| node.attribute("class") == Some("puzzle");
                let ids: Vec<&str> =
                    document.descendants().filter(shown).map(|node| node.attribute("data-id").unwrap()).collect();
                let all: Vec<String> = puzzles_of_card(game, &options).into_iter().map(|puzzle| puzzle.id).collect();
                assert_eq!(ids.len(), count.min(all.len()), "{name}");
                let order: Vec<usize> =
                    ids.iter().map(|id| all.iter().position(|other| other == id).unwrap()).collect();
                assert!(order.is_sorted_by(|a, b| a < b), "{name}: each once, the easiest first: {ids:?}");
                let solutions = solution_sheet(game, &options, language, Some(PAGE), count).unwrap();
                let document = Document::parse(&solutions).unwrap();
                let drawing = Drawing::of(&document);
                assert_readable(&format!("{name} {count} solutions"), &drawing);
                let numbers = texts(&drawing).iter().filter(|(text, _)| text.parse::<usize>().is_ok()).count();
                assert_eq!(numbers, ids.len(), "{name}: every puzzle has its solution");
            }
        }
    }
}

#[test]
fn the_solution_of_a_sheet_is_printed_in_the_language_of_the_sheet() {
    // The solutions that differ from the canonical notation, in each language.
    let translated = Cell::new([0; 2]);
    every_sheet(|game, _, drawing| {
        let root = drawing.document.root_element();
        let is_english = root.attribute(("http://www.w3.org/XML/1998/namespace", "lang")) == Some("en");
        let (heading, letters) =
            if is_english { ("Solution: ", Letters::English) } else { ("Solução: ", Letters::Portuguese) };
        let mut labels = drawing.document.descendants().filter_map(|node| node.attribute("aria-label"));
        let Some(shown) = labels.find_map(|label| label.strip_prefix(heading)) else { return };
        let id = drawing.document.descendants().find_map(|node| node.attribute("data-id")).unwrap();
        let puzzle = puzzles(game).into_iter().find(|puzzle| puzzle.id == id).unwrap();
        let printed = |text: &String| puzzle.position().printed(text, letters).unwrap();
        let moves: Vec<String> = puzzle.solutions.iter().map(printed).collect();
        assert_eq!(shown, moves.join(", "), "{} {id}", game.id());
        let mut counts = translated.get();
        counts[usize::from(is_english)] += usize::from(moves != puzzle.solutions);
        translated.set(counts);
    });
    assert!(translated.get().iter().all(|count| *count > 0), "{:?}", translated.get());
}

#[test]
fn the_qr_code_encodes_the_link_to_the_game() {
    let game = GameId::Hex;
    let options = game.facts().parse_options(["size=9"]).unwrap();
    assert_eq!(options.link(game.facts()), "game=hex&size=9");
    let cleave = GameId::MakYek.facts().parse_options(["cleave"]).unwrap();
    assert_eq!(cleave.link(GameId::MakYek.facts()), "game=mak_yek&variant=cleave");

    let svg = |page| sheet(game, &options, Language::Pt, page).unwrap();
    let with = svg(Some(PAGE));
    let link = format!("{PAGE}#game=hex&size=9");
    let code = qrcodegen::QrCode::encode_text(&link, qrcodegen::QrCodeEcc::Medium).unwrap();
    let dark = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let dark = dark.filter(|&(x, y)| code.get_module(x, y)).count();
    let document = Document::parse(&with).unwrap();
    let group = document.descendants().find(|node| node.attribute("class") == Some("code")).unwrap();
    let squares = group.children().find_map(|child| child.attribute("d")).unwrap();
    assert_eq!(squares.matches('M').count(), dark);
    assert!(!svg(None).contains("class=\"code\""), "no address, no code");
    let long = format!("{PAGE}{}", "x".repeat(5000));
    assert!(matches!(sheet(game, &options, Language::Pt, Some(&long)), Err(PrintError::Page(_))));
}

#[test]
fn a_diagram_shows_every_piece_of_a_position() {
    for (game, options) in cards() {
        let start = game.start(&options).unwrap();
        let (mut position, mut seen, mut dice) = (start.clone(), 0, 0x9E37_79B9_7F4A_7C15_u64);
        while seen < 50 {
            let style = Style { coordinates: seen % 2 == 0, empty: false, language: Language::En, width: 90.0 };
            assert_drawn(&*position, &style);
            seen += 1;
            // Three actions each time, so that fifty positions reach the end of most matches.
            for _ in 0..3 {
                let legal = position.legal();
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let Some(offer) = legal.get((dice >> 33) as usize % legal.len().max(1)) else { break };
                position.play_offer(offer, &mut Vec::new()).unwrap();
            }
            if position.outcome().is_some() {
                assert_drawn(&*position, &style);
                position = start.clone();
            }
        }
    }
}

fn assert_drawn(position: &dyn AnyPosition, style: &Style) {
    let svg = diagram(position, style);
    let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{position:?}: {error}"));
    let drawing = Drawing::of(&document);
    drawing.assert_within_page();
    assert_eq!(drawing.men(false), men_of(position), "{position:?}");
}

#[test]
fn an_empty_diagram_has_no_pieces_and_coordinates_only_if_set() {
    for (game, options) in cards() {
        let start = game.start(&options).unwrap();
        let style = Style { coordinates: true, empty: true, language: Language::Pt, width: 120.0 };
        let full = diagram(&*start, &style);
        let bare = diagram(&*start, &Style { coordinates: false, ..style });
        let [full, bare] = [&full, &bare].map(|svg| Document::parse(svg).unwrap());
        let labels =
            |document: &Document<'_>| document.descendants().filter(|n| n.attribute("aria-label").is_some()).count();
        let marks = start.board().regions.iter().filter(|r| !r.mark.is_empty()).map(|r| r.sites.len()).sum::<usize>();
        assert_eq!(labels(&bare), marks, "{}", game.id());
        assert_eq!(labels(&full), marks + start.board().labels.len(), "{}", game.id());
        assert_eq!(Drawing::of(&full).men(false), []);
    }
}
