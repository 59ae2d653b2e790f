//! Names and states of controls and sites, independent of the platform.

use crate::app::foundations::locale::Texts;
use crate::app::play::input::Gesture;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::Shot;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
pub(crate) use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::accesskit::{Node, Toggled, TreeUpdate};
use tabuleiro_catalogue::matches::Match;
use tabuleiro_narration::{Layout, Length, Narrator};
use tabuleiro_rules::{Site, Tap};

/// The least size of a site's area, in logical pixels.
const LEAST: f32 = 24.0;

/// The identity of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    /// A control or a text of a panel: a node of egui's tree.
    Control(u64),
    /// A site of the board.
    Site(u16),
}

/// An item of the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AccessibleItem {
    /// The role: a button, a text, a slider.
    pub(crate) role: Role,
    /// The accessible name.
    pub(crate) name: String,
    /// Left, top, width, height in logical pixels of the window.
    pub(crate) area: [i32; 4],
    /// Whether it is disabled.
    pub(crate) disabled: bool,
    /// Whether it is pressed or on; `None` where that does not apply.
    pub(crate) toggled: Option<bool>,
    /// Whether what it opens is open; `None` where it opens nothing.
    pub(crate) expanded: Option<bool>,
    /// The value of a slider, its minimum and its maximum.
    pub(crate) amount: Option<[f64; 3]>,
}

/// The board as rows of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BoardGrid {
    /// The name of the game.
    pub(crate) name: String,
    /// The sites of each row, the farthest from the first player first, each with the number of its column from 0; in the last row
    /// the places beside the board.
    pub(crate) rows: Vec<Vec<(usize, u16)>>,
}

impl BoardGrid {
    /// Returns the rows of a board.
    pub(super) fn of(name: String, layout: &Layout) -> BoardGrid {
        let row = |(_, row): &(String, Vec<Option<Site>>)| {
            row.iter().enumerate().filter_map(|(column, site)| Some((column, site.as_ref()?.0))).collect()
        };
        let mut rows: Vec<Vec<_>> = layout.grids.iter().flat_map(|grid| grid.rows.iter().map(row)).collect();
        if !layout.beside.is_empty() {
            rows.push(layout.beside.iter().enumerate().map(|(column, site)| (column, site.0)).collect());
        }
        BoardGrid { name, rows }
    }
}

/// The items of the screen, in reading order: the sites of the board, then the panels.
#[derive(Resource, Default, Debug, PartialEq)]
pub(crate) struct AccessibleItems {
    /// The items.
    pub(crate) all: Vec<(Key, AccessibleItem)>,
    /// The rows of the board, if it is on the screen.
    pub(crate) grid: Option<BoardGrid>,
    /// The item with the keyboard focus.
    pub(crate) focus: Option<Key>,
    /// The last action and whose turn it is; read out when it changes.
    pub(crate) news: String,
    /// The name of the open dialog, which has all items then.
    pub(crate) dialog: Option<String>,
}

impl AccessibleItem {
    /// Whether it is only read.
    pub(crate) fn is_text(&self) -> bool {
        matches!(self.role, Role::Label | Role::Heading)
    }
}

/// Returns the names of all sites with their pieces. Places beside the board are called after their side, as in what is
/// announced: two stores differ in nothing else.
pub(super) fn site_names(game: &Match, texts: &Texts) -> Vec<String> {
    let position = game.position();
    let layout = Layout::of(position.board());
    let narrator = Narrator::new(texts, &layout, position.id(), Length::Full);
    let contents = narrator.contents(position);
    layout.sites().map(|site| narrator.short_site(&contents, site)).collect()
}

/// Adds the sites; a site that cannot be tapped is disabled.
pub(super) fn sites(
    names: &[String],
    board: &BoardOnTable,
    gesture: &Gesture,
    shot: &Shot,
    wanted: &mut Vec<(Key, AccessibleItem)>,
) {
    let open: HashSet<Site> = gesture.sites().into_iter().collect();
    for (i, (site, name)) in board.0.sites.iter().zip(names).enumerate() {
        let at = Vec3::new(site.at.x, 0.0, -site.at.y);
        let middle = shot.lens.pixel(at);
        let size = (shot.lens.pixels_per_unit(at) * 0.8).max(LEAST);
        let corner = middle - size / 2.0;
        let key = Site(i as u16);
        let tapped = gesture.taps().contains(&Tap::Site(key));
        let item = AccessibleItem {
            role: Role::Button,
            name: name.clone(),
            area: [corner.x, corner.y, size, size].map(|v| v.round() as i32),
            disabled: !open.contains(&key) && !tapped,
            // Only a chosen piece is a pressed button; the others cannot be switched.
            toggled: tapped.then_some(true),
            expanded: None,
            amount: None,
        };
        wanted.push((Key::Site(key.0), item));
    }
}

/// Adds the controls and texts of egui's tree, in reading order: all of them, or those under a node. The nodes in
/// `without` are left out with all their descendants. `scale` converts egui's physical points to logical pixels.
pub(super) fn controls(
    tree: &TreeUpdate,
    under: Option<u64>,
    without: &[u64],
    scale: f32,
    wanted: &mut Vec<(Key, AccessibleItem)>,
) {
    let nodes: HashMap<u64, &Node> = tree.nodes.iter().map(|(id, node)| (id.0, node)).collect();
    let root = tree.tree.as_ref().map(|t| t.root.0);
    let mut waiting: Vec<u64> = under.filter(|id| nodes.contains_key(id)).or(root).into_iter().collect();
    while let Some(id) = waiting.pop() {
        let Some(node) = nodes.get(&id).filter(|_| !without.contains(&id)) else { continue };
        waiting.extend(node.children().iter().rev().map(|child| child.0));
        if let Some(item) = item(node, scale) {
            wanted.push((Key::Control(id), item));
        }
    }
}

fn item(node: &Node, scale: f32) -> Option<AccessibleItem> {
    let role = match node.role() {
        role @ (Role::Button
        | Role::CheckBox
        | Role::RadioButton
        | Role::Slider
        | Role::Link
        | Role::Label
        | Role::Heading) => role,
        Role::TextInput | Role::SearchInput => Role::TextInput,
        _ => return None,
    };
    let name = node.label().or(node.value()).filter(|name| !name.is_empty())?.to_string();
    let bounds = node.bounds()?;
    let area = [bounds.x0, bounds.y0, bounds.width(), bounds.height()];
    let amount =
        node.numeric_value().map(|v| [v, node.min_numeric_value().unwrap_or(v), node.max_numeric_value().unwrap_or(v)]);
    Some(AccessibleItem {
        role,
        name,
        area: area.map(|v| (v * f64::from(scale)).round() as i32),
        disabled: node.is_disabled(),
        toggled: node.toggled().map(|toggled| toggled == Toggled::True),
        expanded: node.is_expanded(),
        amount,
    })
}
