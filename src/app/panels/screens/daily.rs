//! The puzzle of the day, offered in the gallery.

use super::commands::ScreenCommands;
use super::draft::Draft;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{bold, palette, regular, tick};
use crate::app::play::tutor::{StartStudy, Study};
use bevy_egui::egui;
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::game_of_day;

/// The puzzle of a day.
#[derive(Clone, Debug, Default)]
pub(super) struct Daily {
    day: Option<i64>,
    puzzle: Option<(GameId, String)>,
}

/// Returns the number of days since 1 January 1970 in local time.
fn today() -> i64 {
    (tabuleiro_exhibit::now().seconds() / 86_400) as i64
}

impl Daily {
    /// Reads the puzzle, once a day.
    fn update(&mut self, commands: &mut ScreenCommands) {
        let today = today();
        if self.day != Some(today) {
            let game = game_of_day(today);
            let puzzle = commands.library.puzzles(game).of_day(today);
            *self = Daily { day: Some(today), puzzle: puzzle.map(|puzzle| (game, puzzle.id.clone())) };
        }
    }

    /// Draws the button that opens the puzzle, with a tick if it is solved.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, commands: &mut ScreenCommands) {
        self.update(commands);
        let Some((game, id)) = &self.puzzle else { return };
        let title = texts.title(*game, "");
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let heading = texts.get("gallery-daily");
            ui.label(RichText::new(&heading).font(regular(18.0)).color(palette(ui.ctx()).quiet));
            let face = egui::Button::new(RichText::new(&title).font(bold(18.0))).min_size(vec2(90.0, 44.0));
            let response = ui.add(face);
            if commands.progress.solved(*game, id) {
                let corner = response.rect.right_top() + vec2(-10.0, 10.0);
                tick(ui.painter(), egui::Rect::from_center_size(corner, vec2(14.0, 14.0)), palette(ui.ctx()).accent);
            }
            let said = format!("{heading}: {title}");
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &said));
            if response.clicked() {
                *commands.draft = Draft::of(*game, "");
                commands.learn.write(StartStudy(Study::Puzzle { game: *game, id: id.clone() }));
            }
        });
    }
}
