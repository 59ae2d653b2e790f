//! Poses of pieces at rest. A site, a slot and a piece determine the pose, so that a scene after animations
//! equals a scene built from the position.

use super::heights::{MARBLE_SUNK, world};
use super::hollows::{GOBLET_FLOOR, PIT_RADIUS, STORE_HALF, bowl_depth, store_depth};
use super::pose::Pose;
use super::scatter::jitter;
use super::sizes::{DISC_HEIGHT, MAN_HEIGHT, MARBLE};
use glam::{Quat, Vec2, Vec3};
use std::f32::consts::{FRAC_PI_2, PI};
use tabuleiro_rules::{Board, Kind, Piece, Shape, Site, Tone};

fn random(site: Site, slot: usize, salt: u32) -> f32 {
    jitter(u32::from(site.0) * 97 + slot as u32 * 13 + salt, 41)
}

/// Returns the pose of a piece at rest.
#[must_use]
pub fn rest(board: &Board, site: Site, slot: usize, piece: Piece) -> Pose {
    let shape = board.sites[site.index()].shape;
    let at = world(board, site);
    match piece.kind {
        Kind::Disc | Kind::PawnDisc | Kind::QueenDisc => {
            let turned = if piece.tone == Tone::Light { PI } else { 0.0 };
            Pose::at(at + Vec3::Y * (DISC_HEIGHT / 2.0)).turned(Quat::from_rotation_x(turned))
        }
        Kind::Stone => {
            // A small random offset and rotation, as if placed by hand.
            let off = Vec3::new(random(site, slot, 1) - 0.5, 0.0, random(site, slot, 2) - 0.5) * 0.05;
            Pose::at(at + off).turned(Quat::from_rotation_y(random(site, slot, 3) * 6.0))
        }
        Kind::Man | Kind::Crowned | Kind::Shield | Kind::Block if shape == Shape::Reserve => {
            Pose::at(at + pile(board, site, slot))
        }
        Kind::Man => {
            let turn = Quat::from_rotation_y(random(site, slot, 4) * 6.0);
            Pose::at(at + Vec3::Y * (slot as f32 * MAN_HEIGHT)).turned(turn)
        }
        Kind::Seed => Pose::at(at + seed(site, shape, slot)).turned(Quat::from_rotation_y(random(site, slot, 5) * 6.0)),
        Kind::Marble => {
            Pose::at(at + Vec3::Y * (MARBLE - MARBLE_SUNK)).turned(Quat::from_rotation_y(random(site, slot, 6) * 6.0))
        }
        // Cats and dogs face the first player; lamps, dominoes and blocks are aligned with the squares.
        Kind::Cat | Kind::Dog | Kind::Lamp(_) | Kind::DominoUp | Kind::DominoAcross | Kind::Block | Kind::Crown => {
            Pose::at(at)
        }
        // Daggers point down the terraces for both players.
        Kind::Dagger => Pose::at(at).turned(Quat::from_rotation_y(-FRAC_PI_2)),
        Kind::Shield => Pose::at(at).turned(Quat::from_rotation_y(random(site, slot, 7))),
        // Heads and the notch of a bishop are seen from the side by both players, of either colour.
        Kind::Knight | Kind::Bishop | Kind::Amazon => Pose::at(at).turned(Quat::from_rotation_y(-FRAC_PI_2 * 0.35)),
        Kind::Quarto(_) => Pose::at(at).turned(Quat::from_rotation_y(PI / 4.0 * 0.25)),
        _ => Pose::at(at).turned(Quat::from_rotation_y(facing(piece))),
    }
}

/// Light chess pieces face away from the first player, dark ones towards them.
fn facing(piece: Piece) -> f32 {
    if piece.tone == Tone::Dark { -FRAC_PI_2 } else { FRAC_PI_2 }
}

/// Returns the offset of a piece in a tray: piles of three along its longer side, the first pile furthest from or left
/// of the first player.
fn pile(board: &Board, site: Site, slot: usize) -> Vec3 {
    let (pile, layer) = (slot / 3, slot % 3);
    let (along, up) = ((pile as f32 - 1.0) * 0.9, layer as f32 * MAN_HEIGHT);
    if board.lies_across(site) { Vec3::new(along, up, 0.0) } else { Vec3::new(0.0, up, along) }
}

/// Returns the offset of a seed: a sunflower spiral in each layer.
fn seed(site: Site, shape: Shape, slot: usize) -> Vec3 {
    const LAYER: usize = 11;
    const GOLDEN: f32 = 2.399_963;
    let (layer, i) = if shape == Shape::Store { (slot / 26, slot % 26) } else { (slot / LAYER, slot % LAYER) };
    let angle = i as f32 * GOLDEN + f32::from(site.0);
    let direction = Vec2::from_angle(angle);
    let lift = layer as f32 * 0.105;
    if shape == Shape::Store {
        let spread = ((i as f32 + 0.6) / 26.0).sqrt() * 0.72;
        let offset = direction * STORE_HALF * spread;
        return Vec3::new(offset.x, lift - store_depth(offset), offset.y);
    }
    if matches!(shape, Shape::Goblet | Shape::Reserve) {
        let spread = ((i as f32 + 0.35) / LAYER as f32).sqrt() * 0.25;
        let floor = if shape == Shape::Goblet { GOBLET_FLOOR } else { 0.0 };
        let offset = direction * spread;
        return Vec3::new(offset.x, floor + lift, offset.y);
    }
    let spread = ((i as f32 + 0.35) / LAYER as f32).sqrt() * (PIT_RADIUS - 0.13);
    let offset = direction * spread * (1.0 - 0.18 * layer as f32).max(0.4);
    Vec3::new(offset.x, lift - bowl_depth(offset.length()), offset.y)
}
