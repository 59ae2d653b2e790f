//! The wheel and two fingers move the view.

use super::{Pointers, Surface};
use crate::app::play::input::ContactId;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;

pub(super) fn wheel(mut wheel: MessageReader<MouseWheel>, pointers: Res<Pointers>, mut surface: Surface) {
    for turn in wheel.read() {
        if surface.covers(pointers.mouse) || surface.is_shared() {
            continue;
        }
        let lines = match turn.unit {
            MouseScrollUnit::Line => turn.y,
            MouseScrollUnit::Pixel => turn.y / 60.0,
        };
        surface.view.magnify(1.12f32.powf(lines));
    }
}

/// Two fingers: their distance zooms, their rotation orbits, their common movement tilts and pans.
pub(super) fn pinch(mut pointers: ResMut<Pointers>, mut surface: Surface) {
    let fingers: Vec<Vec2> =
        pointers.presses.iter().filter(|(id, _)| matches!(id, ContactId::Finger(_))).map(|(_, p)| p.now).collect();
    let &[a, b] = fingers.as_slice() else {
        if pointers.span.is_some() {
            pointers.span = None;
        }
        return;
    };
    if !pointers.looking {
        return;
    }
    let (a, b) = if a.x <= b.x { (a, b) } else { (b, a) };
    let (middle, apart, angle) = ((a + b) / 2.0, a.distance(b).max(1.0), (b - a).to_angle());
    if let Some((before, was, turned)) = pointers.span {
        if (apart / was - 1.0).abs() > 1e-4 {
            surface.view.magnify(apart / was);
        }
        if !surface.view.flat {
            let step = (middle - before) * 0.2;
            let twist = (angle - turned).to_degrees();
            if step != Vec2::ZERO || twist.abs() > 0.01 {
                surface.view.orbit(twist.clamp(-20.0, 20.0), step.y);
            }
        }
    }
    pointers.span = Some((middle, apart, angle));
}
