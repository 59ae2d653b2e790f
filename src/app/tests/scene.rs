//! After an animation has ended, was skipped or was replaced by the next, the scene equals a scene built from the
//! position (docs/architecture.md, C8).

use super::Table;
use crate::app::foundations::referee::GoTo;
use crate::app::foundations::settings::Settings;
use crate::app::panels::hud::Hud;
use crate::app::scene::board::{BoardOnTable, OfMatch, SiteEntities, SiteOf};
use crate::app::scene::pieces::{Appearance, Makers, OnSite, PieceKit, rest};
use bevy::ecs::system::RunSystemOnce;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use std::collections::HashMap;
use tabuleiro_catalogue::GameId;

/// A visible piece: its site, its transform, its mesh and its material.
type VisiblePiece = (OnSite, Transform, AssetId<Mesh>, AssetId<StandardMaterial>);

impl Table {
    /// Returns all visible pieces.
    fn scene(&mut self) -> Vec<VisiblePiece> {
        let mut query =
            self.app.world_mut().query::<(&OnSite, &Transform, &Mesh3d, &MeshMaterial3d<StandardMaterial>)>();
        let seen = query.iter(self.app.world()).map(|(on, at, mesh, material)| (*on, *at, mesh.id(), material.id()));
        sorted(seen.collect())
    }

    /// Returns the pieces of a scene built from the position.
    fn fresh(&mut self) -> Vec<VisiblePiece> {
        let list = self.game().position().pieces();
        let build = move |mut kit: ResMut<PieceKit>, mut makers: Makers, board: Res<BoardOnTable>| {
            let mut scene: Vec<VisiblePiece> = Vec::new();
            for standing in list.standing() {
                for _ in 0..standing.count {
                    let slot = scene.iter().filter(|(on, ..)| on.site == standing.at).count();
                    let on = OnSite { site: standing.at, slot, piece: standing.piece };
                    let at = rest(&board.0, standing.at, slot, standing.piece);
                    let (mesh, material) = kit.handles(Appearance::of(standing.piece, slot), &mut makers);
                    scene.push((on, at, mesh.id(), material.id()));
                }
            }
            sorted(scene)
        };
        self.app.world_mut().run_system_once(build).unwrap()
    }

    /// Counts meshes that are neither pieces at rest, nor part of the board, nor marks, which cast no shadow.
    fn strays(&mut self) -> usize {
        type Stray = (With<Mesh3d>, Without<OnSite>, Without<ChildOf>, Without<NotShadowCaster>);
        self.app.world_mut().query_filtered::<(), Stray>().iter(self.app.world()).count()
    }

    /// Checks that every piece stands on a site that has an entity of its own.
    fn check_sites(&mut self, when: &str) {
        let mut pieces = self.app.world_mut().query::<&OnSite>();
        let mut sites = self.app.world_mut().query::<&SiteOf>();
        let world = self.app.world();
        let entities = world.resource::<SiteEntities>();
        for on in pieces.iter(world) {
            let site = entities.get(on.site).and_then(|entity| sites.get(world, entity).ok());
            assert_eq!(site.map(|site| site.0), Some(on.site), "a piece on a site without an entity {when}");
        }
    }

    fn check(&mut self, when: &str) {
        let (scene, fresh) = (self.scene(), self.fresh());
        assert_eq!(scene, fresh, "{} {when}, after {:?}", self.game().position().facts().id, self.moves());
        assert_eq!(self.strays(), 0, "stray entities {when}");
        self.check_sites(when);
    }
}

fn sorted(mut scene: Vec<VisiblePiece>) -> Vec<VisiblePiece> {
    scene.sort_by_key(|(on, ..)| (on.site, on.slot, on.piece));
    scene
}

fn random_action(table: &Table, dice: &mut u64) -> Option<String> {
    let offers = table.game().position().legal();
    *dice = tabuleiro_rules::mix(*dice);
    Some(offers.get(*dice as usize % offers.len().max(1))?.text.clone())
}

fn each_game(name: &str, plies: usize, mut after: impl FnMut(&mut Table, usize)) {
    for game in GameId::ALL {
        let mut table = Table::playing(&format!("{name}-{}", game.id()), game.id());
        // Only the board is compared; the bars have tests of their own.
        table.app.world_mut().resource_mut::<Hud>().hidden = true;
        table.check("at the start");
        let mut dice = 3;
        for ply in 0..plies {
            let Some(text) = random_action(&table, &mut dice) else { break };
            table.play(&text);
            after(&mut table, ply);
        }
    }
}

#[test]
fn the_scene_equals_the_position_after_every_action_without_animation() {
    each_game("skip", 150, |table, ply| {
        if ply == 0 {
            table.app.world_mut().resource_mut::<Settings>().speed = 0.0;
            table.rest();
        }
        table.frames(2);
        table.check("without motion");
    });
}

#[test]
fn the_scene_equals_the_position_after_every_animation() {
    each_game("play", 40, |table, _| {
        table.rest();
        table.check("after the motion");
    });
}

#[test]
fn an_action_during_an_animation_leaves_no_stray_entities() {
    each_game("overtake", 60, |table, ply| {
        table.frames(ply % 4);
        if ply % 7 == 6 {
            table.rest();
            table.check("after overtaking");
        }
    });
}

#[test]
fn undo_redo_and_jumps_give_the_same_scene_as_playing() {
    each_game("jump", 30, |table, ply| {
        if ply % 6 != 5 {
            return;
        }
        for target in [ply / 2, 0, ply + 1] {
            table.app.world_mut().write_message(GoTo(target));
            table.app.update();
            table.rest();
            table.check("after a jump");
        }
    });
}

#[test]
fn reduced_motion_ends_in_the_same_scene() {
    each_game("reduced", 20, |table, ply| {
        if ply == 0 {
            table.app.world_mut().resource_mut::<Settings>().reduced_motion = Some(true);
        }
        table.rest();
        table.check("with reduced motion");
    });
}

#[test]
fn different_pieces_look_different() {
    let mut known: HashMap<(AssetId<Mesh>, AssetId<StandardMaterial>), OnSite> = HashMap::new();
    let mut looks = 0;
    for game in ["xadrez_espartano", "moinho", "semaforo", "quarto", "gatos_e_caes", "epaminondas", "punhais"] {
        known.clear();
        let mut table = Table::playing(&format!("alike-{game}"), game);
        let mut dice = 5;
        for _ in 0..12 {
            let Some(text) = random_action(&table, &mut dice) else { break };
            table.play(&text);
            table.rest();
            for (on, _, mesh, material) in table.scene() {
                let other = *known.entry((mesh, material)).or_insert(on);
                assert_eq!(other.piece, on.piece, "{game}: both look the same");
            }
        }
        looks += known.len();
    }
    assert!(looks > 20, "only {looks} different appearances");
}

#[test]
fn no_cascade_takes_longer_than_its_limit() {
    each_game("length", 60, |table, _| {
        let mut frames = 0;
        while table.app.world().resource::<crate::app::scene::choreography::Playback>().running() {
            table.app.update();
            frames += 1;
        }
        assert!(frames <= 125, "{frames} frames of 20 ms");
    });
}

#[test]
fn an_upright_window_shows_the_same_position_on_a_narrower_board() {
    for game in ["hex", "quarto", "moinho", "polaris", "linhas_paralelas", "xadrez_de_salto"] {
        let mut table = Table::playing(&format!("turned-{game}"), game);
        let width = |table: &Table| table.app.world().resource::<BoardOnTable>().0.extent().width();
        let lying = width(&table);
        let mut dice = 7;
        for (size, plies) in [((600, 1000), 4), ((1280, 720), 3), ((500, 900), 2)] {
            for _ in 0..plies {
                let Some(text) = random_action(&table, &mut dice) else { break };
                table.play(&text);
            }
            // In the middle of an animation.
            let window = table.window;
            table.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(size.0 as f32, size.1 as f32);
            table.frames(2);
            table.check("after the window changed");
            assert_eq!(width(&table) < lying, size.0 < size.1, "{game} in {size:?}");
        }
    }
}

#[test]
fn a_tap_hits_its_cell_on_an_upright_board() {
    let mut table = Table::playing("upright-tap", "hex");
    let window = table.window;
    table.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(400.0, 800.0);
    table.frames(3);
    for name in ["a1", "k11", "c7"] {
        table.tap(name);
        table.rest();
    }
    assert_eq!(table.moves(), ["a1", "k11", "c7"]);
}

/// Thumbnails are rendered in the same world as the match.
#[test]
fn all_entities_of_a_match_can_be_hidden() {
    let strangers = |table: &mut Table| {
        let mut bodies = table.app.world_mut().query_filtered::<(Entity, Option<&ChildOf>), With<Mesh3d>>();
        let of_match = |mut entity: Entity, world: &World| loop {
            if world.get::<OfMatch>(entity).is_some() {
                return true;
            }
            match world.get::<ChildOf>(entity) {
                Some(parent) => entity = parent.parent(),
                None => return false,
            }
        };
        let world = table.app.world();
        bodies.iter(world).filter(|(entity, _)| !of_match(*entity, world)).count()
    };
    let mut table = Table::playing("strangers", "ouri");
    table.rest();
    table.tap("c1");
    table.rest();
    let bodies = table.app.world_mut().query::<&Mesh3d>().iter(table.app.world()).count();
    assert!(bodies > 48, "the seeds and the board");
    assert_eq!(strangers(&mut table), 0, "seeds, numbers, and rings around legal sites");
}
