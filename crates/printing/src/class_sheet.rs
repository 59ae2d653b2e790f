//! A sheet for the teacher: the plan of a lesson in class, with questions and their answers.

use super::canvas::{Canvas, Ink};
use super::column::Column;
use super::error::PrintError;
use super::layout::{self, A4, CODE, GUTTER, HEADING, MARGIN, NUMBER, TEXT, TITLE, WIDTH, draw_code, foot};
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::Options;
use tabuleiro_words::{Language, Texts};

/// The mark before an item of a list.
const BULLET: &str = "•";

/// Draws the plan of a lesson about a game as an SVG file of one A4 page: goal, short rules, plan, questions.
///
/// # Errors
/// [`PrintError`] if the options contradict each other or the link is too long.
pub fn class_sheet(
    game: GameId,
    options: &Options,
    language: Language,
    page: Option<&str>,
) -> Result<String, PrintError> {
    game.start(options)?;
    let texts = Texts::new(language);
    let mut canvas = Canvas::new(A4.0, A4.1);
    let title = texts.with("sheet-class", &[("game", texts.title(game, options.variant).into())]);
    let code = layout::code(game, options, page)?;
    let mut head = Column::new(if code.is_some() { WIDTH - CODE - GUTTER } else { WIDTH });
    let kind = canvas.font.fitted(&title, TITLE, head.width());
    head.paragraph(&canvas.font, &title, kind, Ink::Black, 0.0);
    head.paragraph(&canvas.font, &texts.part(game, "goal", options.variant), TEXT, Ink::Black, 2.0);
    head.draw(&mut canvas, (MARGIN, MARGIN));
    let code = code.map_or(MARGIN, |code| draw_code(&mut canvas, &code, &texts));
    let top = code.max(MARGIN + head.height()) + 8.0;

    let (font, mut column) = (&canvas.font, Column::new(WIDTH));
    column.paragraph(font, &texts.get("page-play-now"), HEADING, Ink::Black, 0.0);
    for line in texts.part(game, "play-now", options.variant).lines().filter(|line| !line.trim().is_empty()) {
        match line.split_once(". ").filter(|(number, _)| number.chars().all(|c| c.is_ascii_digit())) {
            Some((number, text)) => column.item(font, number, text, (NUMBER, TEXT), 1.3),
            None => column.paragraph(font, line, TEXT, Ink::Black, 1.3),
        }
    }
    column.paragraph(font, &texts.get("page-in-class"), HEADING, Ink::Black, 4.5);
    for line in texts.part(game, "in-class", options.variant).lines().filter(|line| !line.trim().is_empty()) {
        if let Some(heading) = line.strip_prefix("# ") {
            column.paragraph(font, heading, HEADING, Ink::Black, 4.5);
        } else if let Some(item) = line.strip_prefix("- ") {
            let (question, answer) = item.split_once(" → ").unwrap_or((item, ""));
            column.item(font, BULLET, question, (NUMBER, TEXT), 1.6);
            if !answer.is_empty() {
                column.item(font, "", answer, (NUMBER, TEXT), 0.6);
            }
        } else {
            column.paragraph(font, line, TEXT, Ink::Black, 1.6);
        }
    }
    column.draw(&mut canvas, (MARGIN, top));
    foot(&mut canvas, &texts, page);
    Ok(canvas.finish(language.code(), &title, &texts.part(game, "goal", options.variant)))
}
