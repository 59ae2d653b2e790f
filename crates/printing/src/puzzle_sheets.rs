//! Two sheets for a class: graded puzzles, and their solutions.

use super::canvas::{Anchor, Canvas, Ink, Paint};
use super::column::Column;
use super::error::PrintError;
use super::layout::{self, A4, CODE, FLOOR, GUTTER, MARGIN, NUMBER, SMALL, TEXT, TITLE, WIDTH, draw_code, foot};
use super::position::Picture;
use std::ops::RangeInclusive;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_learning::{Puzzle, Puzzles, puzzle_path};
use tabuleiro_rules::Options;
use tabuleiro_words::{Language, Texts, asset};

/// The number of puzzles on a sheet.
pub const PUZZLES: RangeInclusive<usize> = 6..=12;

/// The distance of two puzzles.
const GAP: (f32, f32) = (9.0, 7.0);
/// The greatest number of millimetres per board unit.
const MAX_SCALE: f32 = 12.0;
/// The radius of the dots that show the grade.
const DOT: f32 = 0.9;
/// The height of the number above a board and of one line of text below it.
const TEXTS: f32 = 12.0;

/// Draws graded puzzles of a game as an SVG file of one A4 page, the easiest first. They are the same for the same
/// `count`, which is limited to [`PUZZLES`]. `page` is the address of the page in the browser, for the QR code.
///
/// # Errors
/// [`PrintError`] if the options contradict each other, the puzzle file is invalid or the link is too long.
pub fn puzzle_sheet(
    game: GameId,
    options: &Options,
    language: Language,
    page: Option<&str>,
    count: usize,
) -> Result<String, PrintError> {
    game.start(options)?;
    let texts = Texts::new(language);
    let puzzles = chosen(game, options, count)?;
    let mut canvas = Canvas::new(A4.0, A4.1);
    let title = texts.with("sheet-puzzles", &[("game", texts.title(game, options.variant).into())]);
    let code = layout::code(game, options, page)?;
    let mut column = Column::new(if code.is_some() { WIDTH - CODE - GUTTER } else { WIDTH });
    let kind = canvas.font.fitted(&title, TITLE, column.width());
    column.paragraph(&canvas.font, &title, kind, Ink::Black, 0.0);
    column.paragraph(&canvas.font, &texts.get("sheet-name"), TEXT, Ink::Black, 5.0);
    column.draw(&mut canvas, (MARGIN, MARGIN));
    let code = code.map_or(MARGIN, |code| draw_code(&mut canvas, &code, &texts));
    grid(&mut canvas, &texts, &puzzles, code.max(MARGIN + column.height()) + GAP.1);
    foot(&mut canvas, &texts, page);
    Ok(canvas.finish(language.code(), &title, &texts.get("sheet-puzzles-description")))
}

/// Draws the solutions of the puzzles that [`puzzle_sheet`] draws.
///
/// # Errors
/// As for [`puzzle_sheet`].
pub fn solution_sheet(
    game: GameId,
    options: &Options,
    language: Language,
    page: Option<&str>,
    count: usize,
) -> Result<String, PrintError> {
    game.start(options)?;
    let texts = Texts::new(language);
    let mut canvas = Canvas::new(A4.0, A4.1);
    let title = texts.with("sheet-solutions", &[("game", texts.title(game, options.variant).into())]);
    let mut column = Column::new(WIDTH);
    let kind = canvas.font.fitted(&title, TITLE, WIDTH);
    column.paragraph(&canvas.font, &title, kind, Ink::Black, 0.0);
    let mut gap = 5.0;
    for (i, puzzle) in chosen(game, options, count)?.iter().enumerate() {
        let why = texts.puzzle_why(puzzle.position().id(), puzzle.motif.id());
        let solution = format!("{} — {why}", line(puzzle, &texts));
        column.item(&canvas.font, &(i + 1).to_string(), &solution, (NUMBER, TEXT), gap);
        gap = 2.6;
    }
    column.draw(&mut canvas, (MARGIN, MARGIN));
    foot(&mut canvas, &texts, page);
    Ok(canvas.finish(language.code(), &title, &texts.get("sheet-puzzles-description")))
}

/// Returns puzzles of a card from the easiest to the hardest, all grades in proportion.
pub(super) fn chosen(game: GameId, options: &Options, count: usize) -> Result<Vec<Puzzle>, PrintError> {
    let text = asset(&puzzle_path(game)).unwrap_or(r#"{"puzzles":[]}"#);
    let puzzles = Puzzles::read(text, game)?;
    let all: Vec<&Puzzle> = puzzles.of_card(options.variant).collect();
    let count = count.clamp(*PUZZLES.start(), *PUZZLES.end()).min(all.len());
    let last = all.len().saturating_sub(1);
    Ok((0..count).map(|i| all[i * last / count.saturating_sub(1).max(1)].clone()).collect())
}

/// Draws the puzzles in rows between `top` and the foot.
fn grid(canvas: &mut Canvas, texts: &Texts, puzzles: &[Puzzle], top: f32) {
    let size = |columns: usize| {
        let rows = puzzles.len().div_ceil(columns).max(1);
        let width = (WIDTH - GAP.0 * (columns - 1) as f32) / columns as f32;
        (width, (FLOOR - top - GAP.1 * (rows - 1) as f32) / rows as f32)
    };
    let pictures: Vec<Picture> = puzzles.iter().map(|puzzle| Picture::of(puzzle.position(), true)).collect();
    // Choose the number of columns that gives the larger boards. The low boards of sowing games need two.
    let smallest = |columns: usize| {
        let (width, height) = size(columns);
        pictures.iter().map(|picture| picture.scale(width, height - TEXTS)).fold(MAX_SCALE, f32::min)
    };
    let columns = if puzzles.len() > 6 && smallest(3) >= smallest(2) { 3 } else { 2 };
    let (width, height) = size(columns);
    for (i, (puzzle, picture)) in puzzles.iter().zip(pictures).enumerate() {
        let corner = (MARGIN + (i % columns) as f32 * (width + GAP.0), top + (i / columns) as f32 * (height + GAP.1));
        cell(canvas, texts, (i + 1, puzzle), &picture, corner, (width, height));
    }
}

/// Draws the number, the grade, the board and the question of a puzzle in a rectangle.
fn cell(
    canvas: &mut Canvas,
    texts: &Texts,
    (number, puzzle): (usize, &Puzzle),
    picture: &Picture,
    corner: (f32, f32),
    size: (f32, f32),
) {
    let first = corner.1 + canvas.font.capital(NUMBER);
    canvas.text((corner.0, first), Anchor::Start, NUMBER, Ink::Black, &number.to_string());
    for dot in 0..3_u8 {
        let at = (corner.0 + 8.5 + f32::from(dot) * 2.8 * DOT, first - DOT);
        let fill = if dot < puzzle.grade { Ink::Black } else { Ink::Paper };
        canvas.ellipse(at, (DOT, DOT), Paint::both(fill, Ink::Black, 0.2));
    }
    let mut question = Column::new(size.0);
    question.paragraph(
        &canvas.font,
        &texts.puzzle_question(puzzle.position(), puzzle.goal, puzzle.turns()),
        SMALL,
        Ink::Black,
        0.0,
    );
    let (above, below) = (first - corner.1 + 2.5, question.height() + 3.0);
    let room = size.1 - above - below;
    let scale = picture.scale(size.0, room).min(MAX_SCALE);
    let (w, h) = (picture.size().0 * scale, picture.size().1 * scale);
    canvas.begin(&[("class", "puzzle"), ("data-id", &puzzle.id)]);
    picture.draw(canvas, (corner.0 + (size.0 - w) / 2.0, corner.1 + above), scale);
    canvas.end();
    question.draw(canvas, (corner.0, corner.1 + above + h + 3.0));
}

/// Returns the solution in printed notation.
pub(super) fn line(puzzle: &Puzzle, texts: &Texts) -> String {
    let mut game = Match::from_position(puzzle.position().boxed());
    for action in &puzzle.line {
        if game.play(action).is_err() {
            break;
        }
    }
    let printed: Vec<&str> = (0..game.plies().len()).map(|i| game.printed(i, texts.letters())).collect();
    printed.join(" ")
}
