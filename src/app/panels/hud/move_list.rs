//! The layout of the list of moves: the main line in rows, each variation indented below the action that it replaces,
//! comments between them. Rows are laid out when something changes; only the visible ones are drawn, so a match with
//! hundreds of variations is drawn as fast as one with none.

use crate::app::foundations::locale::Texts;
use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::theme::{bold, palette, regular};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::{DetectChanges, Res};
use bevy_egui::egui;
use egui::{FontId, Galley, Rect, RichText, Ui, pos2, vec2};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;
use tabuleiro_catalogue::matches::{Lines, Match, NodeId};
use tabuleiro_rules::Letters;

/// The height of a row with moves: that of a fingertip.
const ROW: f32 = 44.0;
/// The indentation of a variation.
const INDENT: f32 = 14.0;
/// Variations deeper than this are not indented further.
const DEEPEST: usize = 4;
/// The least width of a move.
const LEAST: f32 = 40.0;
const GAP: f32 = 4.0;

/// A part of the list in reading order.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Item {
    /// The number of a turn.
    Number(String),
    /// An action with its mark.
    Move { place: NodeId, text: String, number: usize },
    /// A comment.
    Comment(String),
}

impl Item {
    /// Returns the laid out text. egui keeps it for the next frames.
    fn galley(&self, ui: &Ui, depth: usize, room: f32) -> Arc<Galley> {
        let (painter, colour) = (ui.painter(), palette(ui.ctx()).quiet);
        match self {
            Item::Comment(text) => painter.layout(text.clone(), regular(16.0), colour, room),
            Item::Number(text) => painter.layout_no_wrap(text.clone(), regular(15.0), colour),
            Item::Move { text, .. } => painter.layout_no_wrap(text.clone(), font(depth), colour),
        }
    }
}

/// Returns the parts of the list with the depth of their line: each variation follows the action that it replaces.
pub(super) fn items(game: &Match, letters: Letters) -> Vec<(usize, Item)> {
    let lines = game.lines();
    let numbers = turns(lines);
    let mut found = Vec::new();
    let comment = |found: &mut Vec<_>, depth, place| {
        if !lines.comment(place).is_empty() {
            found.push((depth, Item::Comment(lines.comment(place).to_string())));
        }
    };
    comment(&mut found, 0, NodeId::START);
    let line = |first: NodeId| -> Vec<NodeId> { std::iter::once(first).chain(lines.rest_of_line(first)).collect() };
    let mut open: Vec<Line> = Vec::new();
    if let Some(&first) = lines.children(NodeId::START).first() {
        open.push(Line::new(game, line(first), 0, letters));
    }
    while let Some(current) = open.last_mut() {
        let Some(&place) = current.places.get(current.next) else {
            open.pop();
            continue;
        };
        let (depth, number) = (current.depth, numbers.get(&place).copied().unwrap_or(0));
        if current.number != Some(number) {
            found.push((depth, Item::Number(format!("{number}."))));
        }
        let mark = lines.mark(place).map_or("", |mark| mark.text());
        let text = format!("{}{mark}", current.printed[current.next]);
        found.push((depth, Item::Move { place, text, number }));
        comment(&mut found, depth, place);
        current.next += 1;
        current.number = Some(number);
        let siblings = lines.parent(place).map_or(&[][..], |parent| lines.children(parent));
        if siblings.first() == Some(&place) && siblings.len() > 1 {
            // After a variation the number of the turn is repeated.
            current.number = None;
            for &other in siblings[1..].iter().rev() {
                open.push(Line::new(game, line(other), depth + 1, letters));
            }
        }
    }
    found
}

/// A line while it is being listed.
struct Line {
    places: Vec<NodeId>,
    printed: Vec<String>,
    depth: usize,
    next: usize,
    /// The number printed last.
    number: Option<usize>,
}

impl Line {
    fn new(game: &Match, places: Vec<NodeId>, depth: usize, letters: Letters) -> Line {
        let printed = game.printed_line(&places, letters).into_iter().map(str::to_string).collect();
        Line { places, printed, depth, next: 0, number: None }
    }
}

/// Returns the number of the turn of every place, computed in one walk.
fn turns(lines: &Lines) -> HashMap<NodeId, usize> {
    let mut numbers = HashMap::new();
    for variation in lines.all() {
        for place in variation.nodes {
            let parent = lines.parent(place).unwrap_or(NodeId::START);
            let before = numbers.get(&parent).copied().unwrap_or(0);
            let same_turn = before > 0 && lines.side(parent) == lines.side(place);
            numbers.insert(place, if same_turn { before } else { before + 1 });
        }
    }
    numbers
}

/// A part of the list at its place.
struct Placed {
    rect: Rect,
    item: Item,
    depth: usize,
}

/// The list laid out for a width.
#[derive(Default)]
pub(super) struct MoveList {
    /// What it was laid out for: the last change of the match, the language, the width.
    laid: Option<(Tick, Letters, f32)>,
    placed: Vec<Placed>,
    height: f32,
}

impl MoveList {
    /// Lays the list out again if the match, the language or the width has changed since the last time, also while the
    /// list was closed. Returns whether it did.
    pub(super) fn update(&mut self, ui: &Ui, game: &Res<MatchOnTable>, letters: Letters) -> bool {
        let width = ui.available_width().floor();
        let now = Some((game.last_changed(), letters, width));
        if self.laid == now {
            return false;
        }
        self.laid = now;
        self.placed.clear();
        let (mut at, mut row_depth) = (pos2(0.0, 0.0), None);
        for (depth, item) in items(game, letters) {
            let indent = depth.min(DEEPEST) as f32 * INDENT;
            let room = width - indent;
            let text = item.galley(ui, depth, room).size();
            let size = match &item {
                Item::Comment(_) => vec2(room, text.y + 8.0),
                Item::Number(_) => vec2(text.x, ROW),
                Item::Move { .. } => vec2((text.x + 2.0 * ui.spacing().button_padding.x).max(LEAST), ROW),
            };
            let alone = matches!(item, Item::Comment(_));
            // A number stays in the row of its move.
            let needed = if matches!(item, Item::Number(_)) { size.x + LEAST + GAP } else { size.x };
            if row_depth != Some(depth) || alone || at.x + needed > width {
                if at.x > 0.0 {
                    at.y += ROW;
                }
                at.x = indent;
            }
            self.placed.push(Placed { rect: Rect::from_min_size(at, size), item, depth });
            if alone {
                (at, row_depth) = (pos2(0.0, at.y + size.y), None);
            } else {
                at.x += size.x + GAP;
                row_depth = Some(depth);
            }
        }
        self.height = at.y + if at.x > 0.0 { ROW } else { 0.0 };
        true
    }

    /// Returns the part of the list in a range of heights.
    fn visible(&self, heights: Range<f32>) -> &[Placed] {
        let from = self.placed.partition_point(|placed| placed.rect.max.y < heights.start);
        let to = self.placed.partition_point(|placed| placed.rect.min.y < heights.end);
        &self.placed[from..to.max(from)]
    }

    /// Draws the visible part. `here` is the place on the table, which is scrolled to if `follow` is set. Returns the
    /// place that was tapped.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        viewport: Rect,
        here: NodeId,
        follow: bool,
        texts: &Texts,
    ) -> Option<NodeId> {
        ui.set_height(self.height);
        let origin = ui.min_rect().min.to_vec2();
        let is_here = |placed: &&Placed| matches!(placed.item, Item::Move { place, .. } if place == here);
        if follow && let Some(current) = self.placed.iter().find(is_here) {
            ui.scroll_to_rect(current.rect.translate(origin), Some(egui::Align::Center));
        }
        let mut tapped = None;
        for placed in self.visible(viewport.min.y..viewport.max.y) {
            let rect = placed.rect.translate(origin);
            let colours = palette(ui.ctx());
            match &placed.item {
                Item::Number(_) | Item::Comment(_) => {
                    let galley = placed.item.galley(ui, placed.depth, rect.width());
                    let at = pos2(rect.min.x, rect.center().y - galley.size().y / 2.0);
                    ui.painter().galley(at, galley, colours.quiet);
                    if let Item::Comment(text) = &placed.item {
                        let response = ui.allocate_rect(rect, egui::Sense::hover());
                        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text));
                    }
                }
                Item::Move { place, text, number } => {
                    let current = *place == here;
                    let shown = RichText::new(text).font(font(placed.depth));
                    let shown = match (current, placed.depth) {
                        (true, _) => shown.color(colours.accent).strong(),
                        (false, 0) => shown,
                        _ => shown.color(colours.quiet),
                    };
                    let response =
                        ui.put(rect, egui::Button::new(shown).frame(current).wrap_mode(egui::TextWrapMode::Extend));
                    let id = if placed.depth == 0 { "said-numbered" } else { "said-variation" };
                    let said = texts.with(id, &[("number", (*number).into()), ("move", text.clone().into())]);
                    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &said));
                    if response.clicked() {
                        tapped = Some(*place);
                    }
                }
            }
        }
        tapped
    }
}

/// Returns the font of a move: the main line is larger.
fn font(depth: usize) -> FontId {
    if depth == 0 { bold(17.0) } else { regular(16.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::matches::{Mark, Record};

    fn hip(moves: &str) -> Match {
        let moves = moves.split_whitespace().map(str::to_string).collect();
        Match::from_record(&Record { moves, ..Record::of("hip") }).unwrap()
    }

    fn shown(game: &Match) -> String {
        let word = |(depth, item): (usize, Item)| match item {
            Item::Number(text) => format!("{depth}:{text}"),
            Item::Move { text, .. } => text,
            Item::Comment(text) => format!("{depth}:“{text}”"),
        };
        items(game, Letters::English).into_iter().map(word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_variation_follows_the_action_that_it_replaces() {
        let mut game = hip("a1 b1 c3");
        game.jump(1);
        let first = game.add_line(game.place(), &["d4".into(), "e5".into()]).unwrap().unwrap();
        assert_eq!(shown(&game), "0:1. a1 0:2. b1 1:2. d4 1:3. e5 0:3. c3");
        game.add_line(first, &["a2".into()]).unwrap();
        game.set_mark(first, Some(Mark::Good));
        game.set_comment(first, "better");
        assert_eq!(shown(&game), "0:1. a1 0:2. b1 1:2. d4! 1:“better” 1:3. e5 2:3. a2 0:3. c3");
    }

    #[test]
    fn a_turn_of_several_actions_has_one_number() {
        let mut game = Match::of(tabuleiro_catalogue::GameId::Conectar6);
        for _ in 0..5 {
            let offer = game.position().legal().swap_remove(0);
            game.play_offer(&offer).unwrap();
        }
        let numbers: Vec<_> =
            shown(&game).split(' ').filter(|word| word.starts_with("0:")).map(str::to_string).collect();
        assert_eq!(numbers, ["0:1.", "0:2.", "0:3."]);
    }
}
