//! The QR code at the end of a match: a link with its moves, to the page that the configuration names.

use super::layout::{GAP, LETTERS, Layout};
use crate::app::foundations::theme::{bold, qr};
use crate::app::play::link;
use bevy_egui::egui;
use egui::{Align2, Area, Color32, Frame, Id, Order, RichText, pos2};
use tabuleiro_catalogue::matches::Match;

/// The width of the code in millimetres: cameras of phones read it from an arm's length.
const WIDTH: f32 = 38.0;

/// Returns the link to a match on a page.
pub(super) fn address(page: &str, game: &Match) -> String {
    format!("{}#{}", page.split('#').next().unwrap_or_default(), link::print(game))
}

/// Draws the code at the right edge over the sentences, with `words` under it.
pub(super) fn draw(context: &egui::Context, layout: &Layout, page: &str, game: &Match, words: &str) {
    let (width, gap) = (layout.mm(WIDTH), layout.mm(GAP));
    let corner = pos2(layout.size.x - gap, layout.sentence().min.y - gap);
    let area = Area::new(Id::new("take-home")).order(Order::Middle).pivot(Align2::RIGHT_BOTTOM).fixed_pos(corner);
    // A background keeps the words readable on pale tables.
    let ground = Frame::new().fill(Color32::from_black_alpha(200)).corner_radius(10.0).inner_margin(gap / 2.0);
    area.interactable(false).show(context, |ui| {
        ground.show(ui, |ui| {
            ui.set_width(width);
            qr(ui, &address(page, game), width, words);
            let text = RichText::new(words).font(bold(layout.mm(LETTERS) * 0.8)).color(Color32::WHITE);
            ui.vertical_centered(|ui| ui.add(egui::Label::new(text).wrap()));
        });
    });
}

#[test]
fn the_link_opens_the_match_on_the_page_that_is_named() {
    use crate::app::play::link::{Linked, parse};
    let mut game = Match::of(tabuleiro_catalogue::GameId::Hip);
    game.play("a1").unwrap();
    game.play("b2").unwrap();
    let link = address("https://example.org/games/#old", &game);
    let (page, rest) = link.split_once('#').unwrap();
    assert_eq!(page, "https://example.org/games/");
    let Ok(Linked::Match(record)) = parse(rest) else { panic!("{rest} opens no match") };
    assert_eq!(record.moves, ["a1", "b2"]);
}
