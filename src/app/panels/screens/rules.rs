//! The rules page: how to begin, rules with diagrams, how moves are written, history, mathematics, and a plan for a
//! class.

use super::cards;
use super::draft::Draft;
use super::pictures::{Pictures, ThumbnailSubject};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::{Dialog, Screen};
use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::theme::{bold, dialog_frame, heading_label, palette, regular, silent_label};
use crate::app::play::tutor::{Library, StartStudy, Study};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::Diagram;
use tabuleiro_rules::Letters;

/// The parts of the page in order; the heading of each is `page-PART`.
const PARTS: [&str; 7] = ["play-now", "first-match", "rules", "notation", "history", "mathematics", "in-class"];

/// The moves of the diagrams of the game whose rules were opened last, in the notation of the current language.
#[derive(Default)]
pub(super) struct Moves {
    of: Option<(GameId, Letters)>,
    moves: Vec<(String, String)>,
}

impl Moves {
    fn open(&mut self, game: GameId, letters: Letters, diagrams: &[Diagram]) {
        if self.of != Some((game, letters)) {
            self.moves = diagrams.iter().flat_map(|diagram| moves_of(diagram, letters)).collect();
            self.of = Some((game, letters));
        }
    }
}

/// Returns the line of a diagram under its id, and each action under the id and its number.
fn moves_of(diagram: &Diagram, letters: Letters) -> Vec<(String, String)> {
    let (mut position, mut line) = (diagram.position().boxed(), Vec::new());
    for action in &diagram.actions {
        line.push(position.printed(action, letters).unwrap_or_else(|| action.clone()));
        if position.play(action, &mut Vec::new()).is_err() {
            break;
        }
    }
    let one = |(i, text): (usize, &String)| (format!("{}-{}", diagram.id, i + 1), text.clone());
    let mut all: Vec<(String, String)> = line.iter().enumerate().map(one).collect();
    all.push((diagram.id.clone(), line.join(" ")));
    all
}

pub(super) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    texts: Res<Texts>,
    draft: Res<Draft>,
    game: Option<Res<MatchOnTable>>,
    mut dialog: ResMut<Dialog>,
    mut pictures: ResMut<Pictures>,
    mut library: ResMut<Library>,
    mut moves: Local<Moves>,
    mut learn: MessageWriter<StartStudy>,
) -> Result {
    if *dialog != Dialog::Rules {
        return Ok(());
    }
    pictures.register(&mut contexts);
    let context = contexts.ctx_mut()?;
    let (id, variant) = match (screen.get(), &game) {
        (Screen::Table, Some(game)) => (game.position().id(), game.position().options().variant),
        _ => (draft.game, cards::variant(&draft.record)),
    };
    let facts = id.facts();
    let diagrams = library.diagrams(id);
    moves.open(id, texts.letters(), diagrams);
    let close = dialog_frame(context, &texts.title(id, variant), &texts.get("close"), |ui| {
        ui.label(RichText::new(texts.goal(id, variant)).font(regular(19.0)).color(palette(ui.ctx()).accent));
        for part in PARTS {
            ui.add_space(8.0);
            heading_label(ui, RichText::new(texts.get(&format!("page-{part}"))).font(bold(22.0)));
            let text = texts.filled_part(id, part, variant, &moves.moves);
            if let Some(touched) = prose(ui, &text, diagrams, &texts, &mut pictures) {
                learn.write(StartStudy(Study::Diagram { game: id, id: touched }));
            }
        }
        ui.add_space(6.0);
        let sources: Vec<String> = facts.seeds.split(", ").map(|seed| texts.source_in_full(seed)).collect();
        let sources = texts.with("rules-sources", &[("sources", sources.join(" · ").into())]);
        ui.add(egui::Label::new(RichText::new(sources).font(regular(16.0)).italics()).wrap());
        let [author, year] = facts.credit(variant);
        if !author.is_empty() {
            ui.add_space(6.0);
            ui.label(RichText::new(format!("{author} {year}")).font(regular(16.0)).italics());
        }
    });
    if close {
        *dialog = Dialog::None;
    }
    Ok(())
}

/// Draws paragraphs, `# ` headings, `- ` bullets and `@ ` diagrams; returns the diagram that was pressed.
fn prose(ui: &mut Ui, text: &str, diagrams: &[Diagram], texts: &Texts, pictures: &mut Pictures) -> Option<String> {
    let mut touched = None;
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("# ") {
            ui.add_space(4.0);
            heading_label(ui, RichText::new(heading).font(bold(19.0)).color(palette(ui.ctx()).accent));
        } else if let Some(item) = line.strip_prefix("- ") {
            ui.horizontal_top(|ui| {
                silent_label(ui, RichText::new("•"));
                ui.add(egui::Label::new(RichText::new(item).font(regular(18.0))).wrap());
            });
        } else if let Some(id) = line.strip_prefix("@ ") {
            let diagram = diagrams.iter().find(|diagram| diagram.id == id);
            if diagram.is_some_and(|diagram| drawn(ui, diagram, texts, pictures)) {
                touched = Some(id.to_string());
            }
        } else if line.trim().is_empty() {
            ui.add_space(2.0);
        } else {
            ui.add(egui::Label::new(RichText::new(line).font(regular(18.0))).wrap());
        }
    }
    touched
}

/// Draws a diagram: a thumbnail with its caption. Pressing it opens it on the table.
fn drawn(ui: &mut Ui, diagram: &Diagram, texts: &Texts, pictures: &mut Pictures) -> bool {
    let caption = texts.game(diagram.position().id(), &diagram.caption, &[]);
    let width = ui.available_width().min(400.0);
    let (area, response) = ui.allocate_exact_size(vec2(width, width * 0.62), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &caption));
    if ui.is_rect_visible(area) {
        let colours = palette(ui.ctx());
        match pictures.texture(ThumbnailSubject::at(diagram.position())) {
            Some(texture) => egui::Image::new((texture, area.size())).corner_radius(12).paint_at(ui, area),
            None => drop(ui.painter().rect_filled(area, 12.0, colours.ground)),
        }
        let lit = response.hovered() || response.has_focus();
        let edge = egui::Stroke::new(if lit { 3.0 } else { 1.5 }, if lit { colours.accent } else { colours.edge });
        ui.painter().rect_stroke(area, 12.0, edge, egui::StrokeKind::Inside);
        play_sign(ui.painter(), area, colours.accent);
    }
    silent_label(ui, RichText::new(caption).font(bold(17.0)));
    ui.add_space(6.0);
    response.clicked()
}

/// A diagram that can be played has a triangle in its corner.
fn play_sign(painter: &egui::Painter, area: egui::Rect, colour: egui::Color32) {
    let middle = area.right_bottom() - vec2(26.0, 26.0);
    painter.circle_filled(middle, 17.0, egui::Color32::from_black_alpha(150));
    let corner = |x: f32, y: f32| middle + vec2(x, y);
    let triangle = vec![corner(-5.0, -8.0), corner(9.0, 0.0), corner(-5.0, 8.0)];
    painter.add(egui::Shape::convex_polygon(triangle, colour, egui::Stroke::NONE));
}
