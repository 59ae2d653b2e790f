//! The board in the desktop's accessibility tree: its nodes, and actions on them.

use super::Table;
use crate::app::foundations::locale::{Language, Texts};
use crate::app::foundations::navigation::{Dialog, Screen};
use crate::app::foundations::settings::Settings;
use crate::app::panels::accessibility::{AccessibleItems, Key};
use crate::app::panels::screens::Draft;
use crate::app::scene::board::{BoardOnTable, BoardRoot, SiteEntities, SiteOf};
use bevy::a11y::{AccessibilityNode, ActionRequest};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, NodeId, Role, TreeId};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use bevy_input_focus::InputFocus;
use std::collections::HashSet;
use tabuleiro_catalogue::GameId;
use tabuleiro_narration::{Layout, Length, Narrator};

impl Table {
    fn entity(&self, site: &str) -> Entity {
        self.app.world().resource::<SiteEntities>().get(self.site(site)).unwrap()
    }

    /// Returns the name of a site's node; `None` if it has none.
    fn node(&self, site: &str) -> Option<&accesskit::Node> {
        self.app.world().get::<AccessibilityNode>(self.entity(site)).map(|node| &node.0)
    }

    fn label(&self, site: &str) -> String {
        self.node(site).and_then(accesskit::Node::label).unwrap_or_default().to_string()
    }

    /// Sends an action of assistive technology on an entity.
    fn request(&mut self, action: Action, entity: Entity) {
        let (target_tree, target_node) = (TreeId::ROOT, NodeId(entity.to_bits()));
        let request = accesskit::ActionRequest { action, target_tree, target_node, data: None };
        self.app.world_mut().write_message(ActionRequest(request));
        self.frames(4);
    }

    /// Returns the entity of a control.
    fn button_node(&mut self, name: &str) -> Entity {
        let mut nodes = self.app.world_mut().query_filtered::<(Entity, &AccessibilityNode), Without<SiteOf>>();
        let named = |(_, node): &(Entity, &AccessibilityNode)| node.label() == Some(name);
        let found: Vec<_> = nodes.iter(self.app.world()).filter(named).map(|(entity, _)| entity).collect();
        assert_eq!(found.len(), 1, "nodes named '{name}'");
        found[0]
    }

    /// Returns the number of tooltips on the screen.
    fn tooltips(&mut self) -> usize {
        let mut contexts = self.app.world_mut().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let context = contexts.single_mut(self.app.world_mut()).unwrap().into_inner().get_mut().clone();
        context.memory(|memory| {
            memory.areas().visible_layer_ids().iter().filter(|layer| layer.order == egui::Order::Tooltip).count()
        })
    }

    fn nodes(&mut self) -> usize {
        self.app.world_mut().query::<&AccessibilityNode>().iter(self.app.world()).count()
    }
}

#[test]
fn no_nodes_exist_before_assistive_technology_is_active() {
    let mut table = Table::playing("deaf", "otelo_1_11");
    table.tap("e3");
    table.rest();
    assert_eq!(table.nodes(), 0);
    assert!(table.items().all.is_empty());
    table.enable_accessibility();
    let sites = table.game().position().board().sites.len();
    assert!(table.nodes() > sites + 8, "the sites, and the buttons of the bars");
}

#[test]
fn the_label_of_every_site_names_it_and_its_pieces_in_every_language() {
    for game in ["otelo_1_11", "ouri", "copos", "dipole", "quarto", "hex", "xadrez_de_salto"] {
        let mut table = Table::playing(&format!("said-{game}"), game);
        table.enable_accessibility();
        for language in Language::ALL {
            table.app.world_mut().resource_mut::<Settings>().language = Some(language);
            table.frames(4);
            let texts = Texts::load(language);
            let position = table.game().position();
            let layout = Layout::of(position.board());
            let narrator = Narrator::new(&texts, &layout, position.id(), Length::Full);
            let contents = narrator.contents(position);
            let mut said = HashSet::new();
            for site in layout.sites() {
                let name = narrator.short_site(&contents, site);
                assert_eq!(table.label(&layout.board.sites[site.index()].name), name, "{game}");
                assert!(said.insert(name.clone()), "{game}: two places are called '{name}'");
            }
        }
    }
}

#[test]
fn the_node_of_a_site_has_its_bounds_and_is_disabled_unless_it_can_be_tapped() {
    let mut table = Table::playing("drawn", "otelo_1_11");
    table.enable_accessibility();
    for site in ["a1", "e3", "d4"] {
        let (node, pixel) = (table.node(site).unwrap(), table.pixel(site));
        let bounds = node.bounds().unwrap();
        assert_eq!(node.role(), Role::Button);
        let inside = bounds.contains(accesskit::Point::new(f64::from(pixel.x), f64::from(pixel.y)));
        assert!(inside, "{site} at {pixel} in {bounds:?}");
        assert_eq!(node.is_disabled(), site != "e3", "{site}");
    }
    let title = table.game().position().facts().names;
    let mut roots = table.app.world_mut().query_filtered::<&AccessibilityNode, With<BoardRoot>>();
    let board = roots.single(table.app.world()).unwrap();
    assert!([title.pt, title.en].contains(&board.label().unwrap()));
}

#[test]
fn a_click_of_assistive_technology_taps_the_site() {
    let mut table = Table::playing("clicked", "otelo_1_11");
    table.enable_accessibility();
    let said = |table: &Table| -> Vec<String> {
        let board = &table.app.world().resource::<BoardOnTable>().0;
        board.sites.iter().map(|site| table.label(&site.name)).collect()
    };
    let before = said(&table);
    table.request(Action::Click, table.entity("e3"));
    table.rest();
    assert_eq!(table.moves(), ["e3"]);
    table.frames(4);
    let after = said(&table);
    assert_ne!(before[table.site("e3").index()], after[table.site("e3").index()]);
    assert!(before.iter().zip(&after).filter(|(a, b)| a != b).count() > 1, "flipped discs change their labels");
}

#[test]
fn a_site_under_a_dialog_has_no_node_and_cannot_be_clicked() {
    let mut table = Table::playing("covered", "otelo_1_11");
    table.enable_accessibility();
    let e3 = table.entity("e3");
    *table.app.world_mut().resource_mut::<Dialog>() = Dialog::Rules;
    table.frames(4);
    assert!(table.node("e3").is_none());
    table.request(Action::Click, e3);
    assert!(table.moves().is_empty());
    *table.app.world_mut().resource_mut::<Dialog>() = Dialog::None;
    table.frames(4);
    assert!(table.node("e3").is_some());
}

#[test]
fn an_open_dialog_is_a_modal_dialog_with_a_name_that_has_all_controls() {
    let mut table = Table::playing("dialog-node", "otelo_1_11");
    table.enable_accessibility();
    let dialogs = |table: &mut Table| -> Vec<(Entity, String)> {
        let mut nodes = table.app.world_mut().query::<(Entity, &AccessibilityNode)>();
        let dialogs = nodes.iter(table.app.world()).filter(|(_, node)| node.role() == Role::Dialog && node.is_modal());
        dialogs.map(|(entity, node)| (entity, node.label().unwrap_or_default().to_string())).collect()
    };
    assert!(dialogs(&mut table).is_empty());
    *table.app.world_mut().resource_mut::<Dialog>() = Dialog::Rules;
    table.frames(4);
    let open = dialogs(&mut table);
    assert_eq!(open.len(), 1);
    assert_eq!(Some(&open[0].1), table.items().dialog.as_ref());
    assert_eq!(table.app.world().resource::<InputFocus>().get(), Some(open[0].0));
    let close = table.button_node(&table.text("close"));
    assert_eq!(table.app.world().get::<ChildOf>(close).expect("a dialog").parent(), open[0].0);
    *table.app.world_mut().resource_mut::<Dialog>() = Dialog::None;
    table.frames(4);
    assert!(dialogs(&mut table).is_empty());
    let undo = table.button_node(&table.text("undo"));
    assert!(table.app.world().get::<ChildOf>(undo).is_some(), "the controls of the table are in a group again");
}

#[test]
fn a_click_of_assistive_technology_presses_a_button() {
    let mut table = Table::playing("pressed", "hex");
    table.enable_accessibility();
    table.tap("f6");
    table.rest();
    let undo = table.button_node(&table.text("undo"));
    table.request(Action::Click, undo);
    assert!(table.moves().is_empty());
    let rules = table.button_node(&table.text("rules"));
    table.request(Action::Click, rules);
    assert_eq!(*table.app.world().resource::<Dialog>(), Dialog::Rules);
}

#[test]
fn controls_of_panels_are_in_reading_order() {
    let mut table = Table::playing("order", "hex");
    table.enable_accessibility();
    let undo = table.button_node(&table.text("undo"));
    let group = table.app.world().get::<ChildOf>(undo).expect("a group").parent();
    let children: Vec<Entity> = table.app.world().get::<Children>(group).unwrap().iter().collect();
    let said: Vec<String> = children
        .iter()
        .map(|child| {
            let node = table.app.world().get::<AccessibilityNode>(*child).unwrap();
            node.label().or(node.value()).unwrap_or_default().to_string()
        })
        .collect();
    let items = &table.items().all;
    let panels = items.iter().filter(|(key, _)| matches!(key, Key::Control(_)));
    assert_eq!(said, panels.map(|(_, item)| item.name.clone()).collect::<Vec<_>>());
    assert_eq!(said[0], table.text("gallery-back"));
}

#[test]
fn an_action_changes_the_only_live_region() {
    let mut table = Table::playing("read-out", "hex");
    table.enable_accessibility();
    let news = |table: &mut Table| {
        let mut nodes = table.app.world_mut().query::<&AccessibilityNode>();
        let live: Vec<_> = nodes.iter(table.app.world()).filter(|node| node.live().is_some()).collect();
        assert_eq!(live.len(), 1);
        // Systems announce the label, and not the value.
        live[0].label().unwrap_or_default().to_string()
    };
    let before = news(&mut table);
    table.tap("f6");
    table.rest();
    let after = news(&mut table);
    assert_ne!(before, after);
    assert!(after.contains("f6"), "{after}");
}

#[test]
fn another_screen_is_told_by_its_title() {
    let mut table = Table::new("told-screen");
    table.enable_accessibility();
    let hip = GameId::Hip;
    *table.app.world_mut().resource_mut::<Draft>() = Draft::of(hip, hip.facts().defaults().variant);
    table.go(Screen::SetUp);
    table.frames(2);
    let title = table.app.world().resource::<Texts>().title(hip, hip.facts().defaults().variant);
    assert!(table.items().news.starts_with(&title), "{}", table.items().news);
}

#[test]
fn the_site_under_the_keyboards_cursor_has_the_focus() {
    let mut table = Table::playing("focus", "hex");
    table.enable_accessibility();
    assert_eq!(table.app.world().resource::<InputFocus>().get(), None);
    table.request(Action::Focus, table.entity("c3"));
    table.frames(2);
    assert_eq!(table.app.world().resource::<InputFocus>().get(), Some(table.entity("c3")));
    assert_eq!(table.items().focus, Some(Key::Site(table.site("c3").0)));
}

#[test]
fn the_nodes_follow_a_board_that_is_turned_upright() {
    let mut table = Table::playing("turned-and-heard", "hex");
    table.enable_accessibility();
    let before = table.entity("c3");
    let window = table.window;
    table.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(400.0, 800.0);
    table.frames(8);
    assert_ne!(table.entity("c3"), before, "the board has new entities");
    let (pixel, bounds) = (table.pixel("c3"), table.node("c3").unwrap().bounds().unwrap());
    assert!(bounds.contains(accesskit::Point::new(f64::from(pixel.x), f64::from(pixel.y))));
    assert!(table.label("c3").starts_with("c3"));
}

#[test]
fn nodes_are_written_only_when_they_change() {
    #[derive(Resource, Default)]
    struct Written(usize);
    fn count(nodes: Query<(), Changed<AccessibilityNode>>, items: Res<AccessibleItems>, mut written: ResMut<Written>) {
        written.0 += nodes.iter().count() + usize::from(items.is_changed());
    }
    let mut table = Table::playing("published", "hex");
    table.enable_accessibility();
    table.frames(10);
    table.app.init_resource::<Written>().add_systems(Last, count);
    table.frames(1);
    table.app.world_mut().resource_mut::<Written>().0 = 0;
    table.frames(5);
    assert_eq!(table.app.world().resource::<Written>().0, 0);
    // A stone changes its own site, the states of its neighbours and the bars, but not the whole board.
    table.tap("f6");
    table.rest();
    table.frames(3);
    let written = table.app.world().resource::<Written>().0;
    assert!(written > 0 && written < 121, "{written} nodes and lists written");
}

/// A tooltip appears when the pointer has rested on a control for a while, and says the same as the control.
#[test]
fn a_tooltip_is_not_told_beside_its_control() {
    let mut table = Table::playing("tooltip", "hex");
    table.enable_accessibility();
    let undo = table.text("undo");
    let (_, item) = table.control(&undo);
    let named = |table: &Table| table.items().all.iter().filter(|(_, item)| item.name == undo).count();
    assert_eq!(named(&table), 1);
    let [x, y, w, h] = item.area;
    table.mouse(Vec2::new(x as f32 + w as f32 / 2.0, y as f32 + h as f32 / 2.0));
    let mut tooltips = 0;
    for _ in 0..120 {
        table.frames(1);
        assert_eq!(named(&table), 1);
        tooltips = tooltips.max(table.tooltips());
    }
    assert_eq!(tooltips, 1, "there is a tooltip");
}
