//! A sheet of one game for a class: name, board, rules, a puzzle, and the link to the game.

use super::canvas::{Canvas, Ink};
use super::code::Code;
use super::column::Column;
use super::error::PrintError;
use super::font::TypeStyle;
use super::layout::{
    self, A4, CODE, FLOOR, FOOT, GUTTER, HEADING, MARGIN, NUMBER, SMALL, TEXT, TITLE, WIDTH, draw_code, foot,
};
use super::position::Picture;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_learning::{Puzzle, Puzzles, puzzle_path};
use tabuleiro_rules::Options;
use tabuleiro_words::{Language, Texts, asset};

/// The distance of the board from the text above and below it.
const BOARD_GAP: f32 = 8.0;
/// The greatest number of millimetres per board unit; small boards do not fill the page.
const MAX_SCALE: f32 = 27.0;
/// The ratio of width to height above which the picture of a puzzle gets half the page.
const WIDE_RATIO: f32 = 1.5;

const AUTHOR: TypeStyle = TypeStyle::regular(4.3);
const GOAL: TypeStyle = TypeStyle::regular(5.4);

/// Draws the sheet of a game with its options as an SVG file of one A4 page. `page` is the address of the page in the
/// browser; its link to the game becomes a QR code, which is left out if `page` is `None`.
///
/// # Errors
/// [`PrintError`] if the options contradict each other, the puzzle file is invalid or the link is too long.
pub fn sheet(game: GameId, options: &Options, language: Language, page: Option<&str>) -> Result<String, PrintError> {
    let start = game.start(options)?;
    let texts = Texts::new(language);
    let puzzle = puzzle_of(game, options)?;
    let code = layout::code(game, options, page)?;
    let mut canvas = Canvas::new(A4.0, A4.1);
    let top = head(&mut canvas, &*start, &texts, code.as_ref());
    let bottom = columns(&mut canvas, game, options, &texts, puzzle.as_ref());
    foot(&mut canvas, &texts, page);
    if let Some(puzzle) = &puzzle {
        solution(&mut canvas, &texts, puzzle);
    }

    let picture = Picture::of(&*start, true);
    let (room, (w, h)) = (bottom - top - 2.0 * BOARD_GAP, picture.size());
    let scale = picture.scale(WIDTH, room).min(MAX_SCALE);
    let corner = ((A4.0 - w * scale) / 2.0, top + BOARD_GAP + (room - h * scale) / 2.0);
    picture.draw(&mut canvas, corner, scale);
    let goal = texts.part(game, "goal", options.variant);
    Ok(canvas.finish(language.code(), &texts.title(game, options.variant), &goal))
}

/// Returns a puzzle of the lowest grade that the variant has: one with the same non-default options if there is any,
/// otherwise the first in the file.
pub(super) fn puzzle_of(game: GameId, options: &Options) -> Result<Option<Puzzle>, PrintError> {
    let Some(text) = asset(&puzzle_path(game)) else { return Ok(None) };
    let puzzles = Puzzles::read(text, game)?;
    let Some(grade) = puzzles.of_card(options.variant).map(|puzzle| puzzle.grade).min() else { return Ok(None) };
    let easy: Vec<&Puzzle> = puzzles.of_card(options.variant).filter(|puzzle| puzzle.grade == grade).collect();
    let own = easy.iter().find(|puzzle| puzzle.options == *options && *options != game.facts().defaults());
    Ok(own.or(easy.first()).map(|&puzzle| puzzle.clone()))
}

/// Draws title, author, year, goal and QR code. Returns the y coordinate of the lower end.
fn head(canvas: &mut Canvas, start: &dyn AnyPosition, texts: &Texts, code: Option<&Code>) -> f32 {
    let (facts, variant) = (start.facts(), start.options().variant);
    let mut column = Column::new(if code.is_some() { WIDTH - CODE - GUTTER } else { WIDTH });
    let title = texts.title(start.id(), variant);
    let kind = canvas.font.fitted(&title, TITLE, column.width());
    column.paragraph(&canvas.font, &title, kind, Ink::Black, 0.0);
    let author: Vec<&str> = facts.credit(variant).into_iter().filter(|part| !part.is_empty()).collect();
    if !author.is_empty() {
        column.paragraph(&canvas.font, &author.join(", "), AUTHOR, Ink::Middle, 1.4);
    }
    column.paragraph(&canvas.font, &texts.part(start.id(), "goal", variant), GOAL, Ink::Black, 2.2);
    column.draw(canvas, (MARGIN, MARGIN));
    let lower = code.map_or(MARGIN, |code| draw_code(canvas, code, texts));
    lower.max(MARGIN + column.height())
}

/// Draws the rules on the left and the puzzle on the right. Returns the y coordinate of the upper end.
fn columns(canvas: &mut Canvas, game: GameId, options: &Options, texts: &Texts, puzzle: Option<&Puzzle>) -> f32 {
    let picture = puzzle.map(|puzzle| Picture::of(puzzle.position(), true));
    let wide = picture.as_ref().is_some_and(|picture| picture.size().0 > WIDE_RATIO * picture.size().1);
    let aside = if wide { WIDTH * 0.47 } else { WIDTH * 0.36 };
    let rules = rules(canvas, texts, game, options.variant, WIDTH - aside - GUTTER);
    let (Some(puzzle), Some(picture)) = (puzzle, picture) else {
        let top = FLOOR - rules.height();
        rules.draw(canvas, (MARGIN, top));
        return top;
    };
    let question = question(canvas, texts, puzzle, aside);
    let gap = 4.0;
    let scale = picture.scale(aside, aside * 1.05);
    let (w, h) = (picture.size().0 * scale, picture.size().1 * scale);
    let height = rules.height().max(question.height() + gap + h);
    let (top, left) = (FLOOR - height, A4.0 - MARGIN - aside);
    rules.draw(canvas, (MARGIN, top));
    question.draw(canvas, (left, top));
    canvas.begin(&[("class", "puzzle"), ("data-id", &puzzle.id)]);
    picture.draw(canvas, (left + (aside - w) / 2.0, top + question.height() + gap), scale);
    canvas.end();
    top
}

/// Returns the column with the short rules and the advice for a first match.
fn rules(canvas: &Canvas, texts: &Texts, game: GameId, variant: &str, width: f32) -> Column {
    let (font, mut column) = (&canvas.font, Column::new(width));
    column.paragraph(font, &texts.get("page-play-now"), HEADING, Ink::Black, 0.0);
    for line in texts.part(game, "play-now", variant).lines().filter(|line| !line.trim().is_empty()) {
        match line.split_once(". ").filter(|(number, _)| number.chars().all(|c| c.is_ascii_digit())) {
            Some((number, text)) => column.item(font, number, text, (NUMBER, TEXT), 1.3),
            None => column.paragraph(font, line, TEXT, Ink::Black, 1.3),
        }
    }
    column.paragraph(font, &texts.get("page-first-match"), HEADING, Ink::Black, 3.6);
    column.paragraph(font, &texts.part(game, "first-match", variant), TEXT, Ink::Black, 1.0);
    column
}

/// Returns the column with the task of the puzzle.
fn question(canvas: &Canvas, texts: &Texts, puzzle: &Puzzle, width: f32) -> Column {
    let (font, mut column) = (&canvas.font, Column::new(width));
    column.paragraph(font, &texts.get("sheet-puzzle"), HEADING, Ink::Black, 0.0);
    let asked = texts.puzzle_question(puzzle.position(), puzzle.goal, puzzle.turns());
    column.paragraph(font, &asked, TEXT, Ink::Black, 1.3);
    column
}

/// Draws the solution of the puzzle upside down at the foot of the page.
fn solution(canvas: &mut Canvas, texts: &Texts, puzzle: &Puzzle) {
    let printed =
        |action: &String| puzzle.position().printed(action, texts.letters()).unwrap_or_else(|| action.clone());
    let moves: Vec<String> = puzzle.solutions.iter().map(printed).collect();
    let solution = texts.with("sheet-solution", &[("moves", moves.join(", ").into())]);
    let kind = canvas.font.fitted(&solution, SMALL, WIDTH / 2.0 - GUTTER);
    let at = (A4.0 - MARGIN, FOOT - canvas.font.capital(kind));
    canvas.upside_down(at, kind, Ink::Middle, &solution);
}
